"""Type that fits: nothing too small to read, nothing outside its box, no empty boxes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rendering.kit import lettering
from rendering.kit.lettering import BODY, LEAST, NAME, STAND_IN, Style, fitted, legible, width, wrap
from tests.rendering.hostile import HOSTILE

styles = st.builds(
    Style,
    st.sampled_from(["display", "text"]),
    st.sampled_from([400, 700]),
    st.integers(LEAST, LEAST + 12),
)


def test_type_too_small_for_a_phone_does_not_exist() -> None:
    with pytest.raises(ValueError, match="phone"):
        lettering.font(BODY.at(LEAST - 1))


@pytest.mark.parametrize("text", HOSTILE)
def test_whatever_is_shown_has_a_glyph(text: str) -> None:
    shown = legible(text)
    for style in (NAME, BODY):
        found = lettering.font(lettering.suited(shown, style))
        lacking = bytes(found.getmask("\uffff"))
        assert all(bytes(found.getmask(char)) != lacking for char in shown)
    assert "\n" not in shown


@given(st.text(max_size=40))
def test_legible_text_is_legible(text: str) -> None:
    assert legible(legible(text)) == legible(text)


def test_letters_with_accents_are_kept_and_others_have_a_stand_in() -> None:
    assert legible("Éléonore Brünn, Łódź, Ångström, Ελένη, Анна") == (
        "Éléonore Brünn, Łódź, Ångström, Ελένη, Анна"
    )
    assert lettering.suited("Анна", NAME) == NAME
    assert lettering.suited("Ελένη", NAME).family == "text"
    assert legible("e\u0301t\u0301\u0302\u0303\u0304") == "ét"
    assert legible("田中 Ann 🦊🦊") == f"{STAND_IN} Ann {STAND_IN}"


@given(st.text(max_size=60), st.integers(20, 400), st.integers(26, 120), styles, st.integers(1, 3))
def test_fitted_text_fits(text: str, room: int, height: int, style: Style, lines: int) -> None:
    shown = legible(text)
    broken, fit, short = fitted(shown, (room, height), style, lines)
    assert LEAST <= fit.size <= style.size
    assert len(broken) <= lines
    assert all(width(line, fit) <= room for line in broken)
    if not short:
        assert "".join(broken).replace(" ", "") == shown.replace(" ", "")


def test_smaller_type_comes_before_an_ellipsis() -> None:
    whole = width("Leviathan's Lantern", NAME)
    broken, fit, short = fitted("Leviathan's Lantern", (whole - 8, 60), NAME, 1)
    assert (broken, short) == (("Leviathan's Lantern",), False)
    assert fit.size < NAME.size
    (line,), fit, short = fitted("Leviathan's Lantern", (whole // 2, 60), NAME, 1)
    assert short
    assert line.endswith("…")
    assert fit.size == LEAST


def test_words_break_at_spaces_and_hyphens() -> None:
    room = width("Brennstoff- und", BODY) + 2
    assert lettering.wrap("Brennstoff- und Äthersyndikat", room, BODY, 2) == (
        "Brennstoff- und",
        "Äthersyndikat",
    )


def test_french_punctuation_stays_with_its_word() -> None:
    shown = legible("Que s’est-il passé\u202f?")
    assert shown == "Que s’est-il passé\u00a0?"
    room = width("Que s’est-il passé", BODY)
    assert wrap(shown, room, BODY, 2) == ("Que s’est-il", "passé\u00a0?")
