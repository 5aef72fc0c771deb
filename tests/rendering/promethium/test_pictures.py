"""Promethium's pictures and text forms, looked at by program in many positions."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from games.catalogue import game
from games.chance import Chance, Seed
from games.promethium.box import IMPROVEMENTS, PROJECTS, SCHEMES, TILES
from games.promethium.grid import ends
from games.promethium.state import Options
from games.promethium.view import ProjectView
from games.promethium.wording import effect_text
from games.table import Table
from rendering import pictures
from rendering.kit.colours import PALETTES, contrast
from rendering.kit.lettering import SMALL, wrap
from rendering.promethium import faces, icons
from rendering.promethium.board import drawn
from rendering.promethium.hand import drawn_hand, where
from rendering.promethium.reading import prices
from rendering.words import Words
from tests.games.driving import AnyTable, copy_of
from tests.games.promethium.laying import lay, state
from tests.games.promethium.test_buying import AT_35, bids
from tests.rendering.comparing import marks_stay_in_place

NAMES = ("Ada", "Blaise", "Čapek", "Dürrenmatt")


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


def words(seats: int, language: str = "en") -> Words:
    return Words(language, NAMES[:seats])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_has_to_be_cut_short(seats: int, language: str) -> None:
    spoken = words(seats, language)
    for table in positions(seats)[:: 1 if language == "en" else 3]:
        assert drawn(table.view(None), spoken, PALETTES["default"], ()).shortened == []
        for seat in range(seats):
            private = drawn_hand(table.view(seat), spoken, PALETTES["default"])
            assert private
            assert private.shortened == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_card_or_tile_has_to_be_cut_short(language: str) -> None:
    palette = PALETTES["default"]
    cards = [faces.project(key, palette, language) for key in PROJECTS]
    cards += [faces.scheme(key, one.costs, palette, language) for key, one in SCHEMES.items()]
    for key in TILES:
        cards += [faces.tile(key, size, palette, language) for size in (142, 193)]
        cards.append(faces.tile_line(key, 0, (344, 46), palette, language))
    for key in PROJECTS:
        built = ProjectView(key, cubes=PROJECTS[key].level, active=True, scored=False)
        cards.append(faces.project_line(built, (344, 46), palette, language))
    assert [text for card in cards for text in card.shortened] == []


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
    view, spoken = table.view(None), words(seats)
    assert marked <= {*drawn(view, spoken, PALETTES["default"], ()).places}
    assert len(marked) > 20
    marks_stay_in_place(lambda shown: drawn(view, spoken, PALETTES["default"], shown), marked)


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


def test_a_hand_shows_what_its_cards_cost_this_player() -> None:
    row = 'hand = ["market", "planning"]\nimprovements = ["IMP_SCHEME"]'
    table = lay('phase = "buy"', row, 'hand = ["market"]')
    assert prices(table.view(0).me, "market") == (1, 3)
    assert prices(table.view(0).me, "planning") == (0,)
    assert prices(table.view(1).me, "market") == (2, 4)


def test_the_text_form_says_where_the_table_waits_and_what_there_is_none_of() -> None:
    rows = ("", 'order = "ask"\nwanted = ["CHE"]', 'order = "ask"')
    said = pictures.text("promethium", lay('phase = "buy"', *rows).view(None), words(4))
    assert "Stock: nothing." in said
    assert said.count("The table waits for this player") == 2
    assert "a tile with one of these: Chemist." in said


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_improvement_says_what_it_does(language: str) -> None:
    spoken = Words(language)
    said = {key: spoken.say(effect_text(key)) for key in IMPROVEMENTS}
    assert len({*said.values()}) == 13
    numbers = {"IMP_CORRUPTION": 2, "IMP_LAB_COA": 4, "IMP_LAB_COP": 5}
    numbers |= {"IMP_LAB_IRO": 6, "IMP_LAB_ALU": 8, "IMP_SCHEME": 1}
    assert all(str(number) in said[key] for key, number in numbers.items())
    told = pictures.text("promethium", positions(3)[-1].view(None), words(3, language))
    assert all(effect in told for effect in said.values())


def test_the_score_track_moves_with_the_money_and_has_an_end() -> None:
    def track(*money: int) -> bytes:
        table = lay('phase = "office"', *(f"money = {pounds}" for pounds in money), seats=3)
        sheet = drawn(table.view(None), words(3), PALETTES["default"], ())
        box = sheet.places["score"]
        return sheet.image.crop((box.x, box.y, box.right, box.bottom)).tobytes()

    assert track(15, 15, 15) != track(15, 15, 40)
    assert track(15, 40, 15) != track(15, 15, 40)
    assert track(15, 15, 140) == track(15, 15, 500)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("palette", sorted(PALETTES))
def test_a_patent_stands_out_from_whatever_it_lies_on(palette: str, seat: int) -> None:
    colours = PALETTES[palette]
    seal = icons.patent(seat, 42, colours)
    rim = [seal.getpixel(point) for point in ((21, 3), (21, 38), (3, 21), (38, 21))]
    assert rim == [(*colours.light, 255)] * 4
    assert contrast(colours.light, colours.band) >= 3


@pytest.mark.parametrize(("number", "leaves"), [(2, True), (3, False)])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_leaves_the_queue_after_the_last_round(
    language: str, number: int, leaves: bool
) -> None:
    spoken = words(4, language)
    view = lay(f'phase = "office"\nround = {number}').view(None)
    said = spoken.message("promethium", "text-leaving")
    assert (said in pictures.text("promethium", view, spoken)) == leaves
    one = drawn(view, spoken, PALETTES["default"], ())
    other = drawn(msgspec.structs.replace(view, round=1), spoken, PALETTES["default"], ())
    queue = one.places["queue"]
    area = (queue.x, queue.y, queue.right, queue.bottom)
    same = one.image.crop(area).tobytes() == other.image.crop(area).tobytes()
    assert same == leaves


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_number_of_a_line_stands_alone(language: str) -> None:
    for end in ends(4):
        said = where(end, words(4, language))
        for room in range(120, 300, 6):
            assert not any(line.isdecimal() for line in wrap(said, room, SMALL, 3))
