"""Noria's pictures and text form: every stage, every field, every place, nothing cut."""

from __future__ import annotations

from itertools import combinations, product
from math import hypot

import pytest

from games.data import LANGUAGES
from games.noria.facts import LIMIT
from games.noria.state import Options
from games.noria.view import ChamberView, HouseView, IsleView, TurnView, View
from games.noria.wheel import SLOTS
from rendering.kit.colours import PALETTES
from rendering.kit.layout import Box
from rendering.noria import house, wheel
from rendering.noria.board import drawn
from rendering.noria.hand import drawn_hand
from rendering.noria.reading import ways
from rendering.noria.told import alt, describe, describe_hand
from rendering.words import Words
from tests.games.noria.laying import acting, answer
from tests.rendering.comparing import differ, marks_stay_in_place
from tests.rendering.noria.changing import CHANGES, NAMES, ONLY_TOLD, Change, base, moments

PALETTE = PALETTES["default"]
WORDS = Words("en", NAMES[:2])
IDS = [f"{kind.__name__}.{field}" for kind, field in CHANGES]
EXPERT = Options(mode="expert", edition="fr")


@pytest.mark.parametrize("options", [Options(), EXPERT])
@pytest.mark.parametrize(("seats", "language"), [*product((2, 3, 4), LANGUAGES)])
def test_every_stage_is_drawn_and_no_word_is_cut(
    seats: int, language: str, options: Options
) -> None:
    words = Words(language, NAMES[:seats])
    found = moments(seats, options)
    stages = {seen.spectator.stage for seen in found}
    assert {"turn", "over"} < stages
    for seen in [*found[: 2 * seats : 2], *found[2 * seats :: 90], found[-1]]:
        assert drawn(seen.spectator, words, PALETTE, seen.marks).shortened == []
        for view in seen.seats[:1]:
            hand = drawn_hand(view, words, PALETTE)
            assert hand
            assert hand.shortened == []
    assert drawn_hand(found[0].spectator, words, PALETTE) is None


def test_every_field_that_may_be_seen_has_its_change() -> None:
    fields = {
        (kind, field)
        for kind in (View, TurnView, HouseView, IsleView, ChamberView)
        for field in kind.__struct_fields__
    }
    assert set(CHANGES) == fields - {(View, "seat"), (HouseView, "plan")}


@pytest.mark.parametrize(
    "change",
    [change for field, change in CHANGES.items() if field not in ONLY_TOLD],
    ids=[name for name, field in zip(IDS, CHANGES, strict=True) if field not in ONLY_TOLD],
)
def test_the_board_shows_every_field(change: Change) -> None:
    one = drawn(base(), WORDS, PALETTE, ()).image
    other = drawn(change(base()), WORDS, PALETTE, ()).image
    assert differ(one, other)


@pytest.mark.parametrize("change", CHANGES.values(), ids=IDS)
def test_the_text_form_shows_every_field(change: Change) -> None:
    assert describe(change(base()), WORDS) != describe(base(), WORDS)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_place_that_rules_mark_is_on_the_board(seats: int) -> None:
    words = Words("en", NAMES[:seats])
    found = moments(seats)
    canvas = drawn(found[-1].spectator, words, PALETTE, ())
    marks = {mark for seen in found for mark in seen.marks}
    assert marks <= set(canvas.places)
    marks_stay_in_place(lambda shown: drawn(found[-1].spectator, words, PALETTE, shown), marks)


@pytest.mark.parametrize("options", [Options(), EXPERT])
def test_the_public_picture_is_the_same_from_every_seat(options: Options) -> None:
    for seen in moments(2, options)[::60]:
        public = drawn(seen.spectator, WORDS, PALETTE, ()).image
        for view in seen.seats:
            assert not differ(drawn(view, WORDS, PALETTE, ()).image, public)
            assert describe(view, WORDS) == describe(seen.spectator, WORDS)


def test_a_wheel_that_is_being_built_is_only_seen_by_its_builder() -> None:
    seen = next(seen for seen in moments(2, EXPERT) if seen.seats[0].houses[0].plan)
    own = describe_hand(seen.seats[0], WORDS)
    assert own
    assert "Slots chosen" in own
    assert "Slots chosen" not in describe(seen.seats[0], WORDS)
    assert describe_hand(seen.spectator, WORDS) is None


def test_slots_lie_where_the_clock_says_and_do_not_overlap() -> None:
    box = Box(0, 0, 1000, 1000)
    centres = {slot: wheel.slot_centre(slot, box) for slot in SLOTS}
    for slot, (_, y) in centres.items():
        assert (y > 500) == (slot in ("S1", "M2", "M3", "L3", "L4", "L5"))
    assert centres["L3"][0] > 500 > centres["L5"][0]
    assert centres["M2"][0] > 500 > centres["M3"][0]
    size = wheel.disc_box("S0", box).w
    for slot, (x, y) in centres.items():
        for other, (far, low) in centres.items():
            if slot != other:
                assert ((x - far) ** 2 + (y - low) ** 2) ** 0.5 >= size


@pytest.mark.parametrize("width", [house.WHEEL, 630])
def test_discs_just_bought_cover_no_slot(width: int) -> None:
    """As many as the actions of a turn can buy."""
    box = Box(100, 100, width, width)
    waiting = wheel.beside(box)
    assert len(waiting) == LIMIT.actions
    discs = [*(wheel.disc_box(slot, box) for slot in SLOTS), *waiting]
    for one, other in combinations(discs, 2):
        (x, y), (far, low) = one.centre, other.centre
        assert hypot(x - far, y - low) >= (one.w + other.w) / 2 - 1, (one, other)


def test_combinations_follow_what_was_used() -> None:
    table = acting("S1=CIT M3=TRA L3=OBS L5=MYC")
    answer(table, "inspect:M3")
    found = {way.name: way for way in ways(table.view(0), 0)}
    assert [step.slot for step in found["1a"].steps if step.usable] == ["S1", "L5"]
    assert [step.slot for step in found["1b"].steps if step.usable] == ["S1"]
    assert not found["2a"].is_open
    assert not found["2b"].is_open
    others = ways(table.view(1), 1)
    assert all(not step.used for way in others for step in way.steps)


def test_discs_that_can_only_be_inspected_are_told_apart() -> None:
    table = acting("S1=TOO M2=BON L4=MYC L3=ENE L0=OBS")
    answer(table, "activate:S1", "upgrade:L4")
    view = table.view(0)
    assert view.barred == ("M2", "L4")
    found = {way.name: way for way in ways(view, 0)}
    assert [(step.slot, step.barred) for step in found["2b"].steps if step.usable] == [
        ("M2", True),
        ("L4", True),
    ]
    assert not found["2a"].steps[2].barred
    own = describe_hand(view, WORDS)
    assert own
    assert "Energy disc (large bottom right)\n" in own
    assert "Bonus disc (medium bottom right), only to inspect" in own
    french = acting("S1=ENE M2=BON L4=MYC", options='edition = "fr"')
    answer(french, "activate:S1")
    assert french.view(0).barred == ()


def test_while_a_new_disc_is_placed_the_wheel_shows_the_next_turn() -> None:
    table = acting("S0=CIT S1=ENE M1=TRA", 'pending = ["BON"]')
    answer(table, "activate:S1", "end:turn")
    found = ways(table.view(0), 0)
    assert not any(step.used for way in found for step in way.steps)
    assert [step.slot for step in found[3].steps if step.usable] == ["S1", "M2"]


def test_the_own_picture_tells_what_goods_are_made_of() -> None:
    own = describe_hand(acting("S1=ENE").view(0), WORDS)
    assert own
    assert "lamp is made of 2× mycelium and 1× energy" in own


def test_an_alt_text_is_short_and_names_everybody() -> None:
    for seen in moments(4)[::50]:
        said = alt(seen.spectator, Words("en", NAMES))
        assert len(said) <= 1024
        assert all(name in said for name in NAMES)
