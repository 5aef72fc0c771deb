"""Names: whatever people call themselves, a reader sees who it is and nothing else breaks."""

import pytest

from rendering.kit.names import drawn_name, spoken_name, written_name
from rendering.words import Words
from tests.rendering.hostile import HOSTILE


@pytest.mark.parametrize("name", HOSTILE)
def test_nobody_is_without_a_name(name: str) -> None:
    words = Words("en", (name,))
    for shown in (drawn_name(words, 0), spoken_name(words, 0), written_name(words, 0)):
        assert shown.strip()
        assert "\n" not in shown
    assert len(spoken_name(words, 0)) <= 34


def test_a_name_without_letters_that_can_be_drawn_becomes_the_seat() -> None:
    assert drawn_name(Words("en", ("Ada", "田中")), 1) == "Seat 2"
    assert drawn_name(Words("en", ("Ada", "田中 Ren")), 1) == "• Ren"
    assert drawn_name(Words("en", ("Ada",)), 1) == "Seat 2"


def test_other_scripts_are_kept_in_words() -> None:
    assert spoken_name(Words("en", ("田中",)), 0) == "田中"
    assert spoken_name(Words("en", ("ประเทศไทย",)), 0) == "ประเทศไทย"
    assert spoken_name(Words("en", ("👩‍🚀",)), 0) == "👩‍🚀"


def test_right_to_left_names_stay_within_themselves() -> None:
    assert spoken_name(Words("en", ("مرحبا",)), 0) == "\u2068مرحبا\u2069"
    assert "\u202e" not in spoken_name(Words("en", ("\u202eevil",)), 0)


def test_markup_and_mentions_are_escaped() -> None:
    assert written_name(Words("en", ("**A** @here",)), 0) == r"\*\*A\*\* \@here"
    assert written_name(Words("en", ("line\nbreak",)), 0) == "line break"
