"""Promethium's pictures and text forms, looked at by program in many positions."""

from __future__ import annotations

from functools import cache

import pytest

from games.catalogue import game
from games.chance import Chance, Seed
from games.promethium.box import PROJECTS, SCHEMES
from games.promethium.state import Options
from games.table import Table
from rendering import pictures
from rendering.kit.colours import PALETTES
from rendering.promethium.board import drawn
from rendering.promethium.hand import drawn_hand
from rendering.words import Words
from tests.games.driving import AnyTable, copy_of
from tests.games.promethium.laying import lay, state
from tests.games.promethium.test_buying import AT_35, bids

NAMES = ("Ada", "Blaise", "Čapek", "Dürrenmatt")
MARKS_ELSEWHERE = {"score"}
"""Money is shown at the head of each player's column, which is marked with it."""


@cache
def positions(seats: int) -> tuple[AnyTable, ...]:
    """Tables from the first question to the final score."""
    entry = game("promethium")
    table = Table.start(entry.rules, seats, Options(), Seed.from_words("pictures"))
    luck = Chance(Seed.from_words("pictures luck"))
    stand_in = entry.greedy()
    kept = [copy_of(table)]
    while table.outcome is None:
        decision = table.pending[0]
        table.answer(decision.seat, stand_in.answer(table.view(decision.seat), decision, luck))
        if table.answered % 17 == 0 or table.outcome:
            kept.append(copy_of(table))
    return tuple(kept)


def words(seats: int) -> Words:
    return Words("en", NAMES[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_has_to_be_cut_short(seats: int) -> None:
    for table in positions(seats):
        assert drawn(table.view(None), words(seats), PALETTES["default"], ()).shortened == []
        for seat in range(seats):
            private = drawn_hand(table.view(seat), words(seats), PALETTES["default"])
            assert private
            assert private.shortened == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_is_the_same_whoever_looks(seats: int) -> None:
    for table in positions(seats)[::4]:
        public = drawn(table.view(None), words(seats), PALETTES["default"], ()).image.tobytes()
        for seat in range(seats):
            own = drawn(table.view(seat), words(seats), PALETTES["default"], ())
            assert own.image.tobytes() == public


@pytest.mark.parametrize("palette", sorted(PALETTES))
def test_every_palette_draws_a_board_that_can_be_posted(palette: str) -> None:
    table = positions(4)[len(positions(4)) // 2]
    picture = pictures.board_png("promethium", table.view(None), words(4), palette=palette)
    assert len(picture) < 300_000
    private = pictures.hand_png("promethium", table.view(2), words(4), palette=palette)
    assert private
    assert len(private) < 300_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_an_event_marks_is_on_the_board(seats: int) -> None:
    entry = game("promethium")
    table = Table.start(entry.rules, seats, Options(), Seed.from_words("marks"))
    luck = Chance(Seed.from_words("marks luck"))
    stand_in = entry.stand_ins["random"]()
    marked: set[str] = set()
    while table.outcome is None:
        decision = table.pending[0]
        for event in table.answer(decision.seat, stand_in.answer(None, decision, luck)):
            marked |= {*event.marks}
    places = drawn(table.view(None), words(seats), PALETTES["default"], ()).places
    assert marked - {*places} <= MARKS_ELSEWHERE
    assert len(marked) > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_text_form_tells_what_lies_open(seats: int) -> None:
    spoken = words(seats)
    for table in positions(seats)[::2]:
        view = table.view(None)
        said = pictures.text("promethium", view, spoken)
        for card in view.queue:
            assert not card or spoken.name("promethium", card) in said
        for cell in view.grid:
            assert not cell or (cell.tile or spoken.name("promethium", cell.back)) in said
        for player in view.players:
            assert all(held.id in said for held in player.tiles)
            assert all(spoken.name("promethium", built.id) in said for built in player.projects)
        assert len(pictures.alt_text("promethium", view, spoken)) <= 1024


def test_the_private_text_tells_what_only_the_seat_knows() -> None:
    row = 'hand = ["theft", "market"]\nreserved = ["P29"]\norder = "list"\nwanted = ["CHE"]'
    table = lay(f'phase = "buy"\n{bids(AT_35, "1:6", "2:5")}', row)
    own = pictures.text("promethium", table.view(0), words(4))
    for key in ("theft", "market"):
        assert SCHEMES[key].name["en"] in own
    assert PROJECTS["P29"].name["en"] in own
    assert "6 at the left end of row 1" in own
    assert "Chemist" in own.rpartition("###")[2]
    other = pictures.text("promethium", table.view(1), words(4))
    assert SCHEMES["theft"].name["en"] not in other.partition(NAMES[0])[2].partition("###")[0]
    assert "6 at the left end of row 1" not in other
    assert drawn_hand(table.view(None), words(4), PALETTES["default"]) is None
    assert state(table).players[0].reserved == ["P29"]


def test_two_people_of_one_name_are_told_apart() -> None:
    table = positions(2)[0]
    said = pictures.text("promethium", table.view(None), Words("en", ["Jo", "Jo"]))
    assert "Jo (seat 1)" in said
    assert "Jo (seat 2)" in said


@pytest.mark.parametrize("seats", [2, 4])
def test_open_hands_are_seen_by_everybody(seats: int) -> None:
    entry = game("promethium")
    table = Table.start(entry.rules, seats, Options(open_hands=True), Seed.from_words("open"))
    view, spoken = table.view(None), words(seats)
    said = pictures.text("promethium", view, spoken)
    for player in view.players:
        assert player.hand
        assert all(spoken.name("promethium", scheme) in said for scheme in player.hand)
    assert drawn(view, spoken, PALETTES["default"], ()).shortened == []
    hidden = positions(seats)[0].view(None)
    assert drawn(hidden, spoken, PALETTES["default"], ()).shortened == []
