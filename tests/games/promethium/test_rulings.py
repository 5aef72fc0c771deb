"""The rulings on what the rulebook leaves open, each by its number; 8 to 21 are the Salon's."""

from __future__ import annotations

import pytest

from games.catalogue import game
from games.chance import Chance, Seed
from games.promethium.box import COLOURS, PROJECTS, RULE, START_TILES, tiles_for
from games.promethium.closing import lobby_bonus
from games.promethium.rules import Promethium
from games.promethium.state import NEUTRAL, Options, State, order_of, snake
from games.table import Table
from tests.games.promethium.laying import (
    BLUE,
    GREEN,
    answer,
    asked,
    elements,
    lay,
    offered,
    office,
    player,
    refusal,
    state,
    stock,
    told,
)
from tests.games.promethium.test_buying import AT_35, bids, sale
from tests.games.promethium.test_closing import expo, final, made
from tests.games.promethium.test_salon_rulings import ROWS


def fresh(seats: int, words: str = "fresh") -> State:
    return Promethium().setup(seats, Options(), Chance(Seed.from_words(words)))


def test_q01_promethium_and_cubes_never_run_out() -> None:
    worn = ", ".join(f'{{ id = "{tile}", uses = 1 }}' for tile in ("T02", "T06", "T10"))
    built = ", ".join(f'{{ id = "P{number}", cubes = 3 }}' for number in (25, 26, 27, 28, 30, 31))
    row = f"promethium = 99\nhand = []\ntiles = [{worn}]\nprojects = [{built}]"
    table = office(row, more='queue = ["P13"]')
    assert state(table).cubes == -1
    answer(table, "realise:P13-T02-T06")
    assert player(table, 0).projects[-1].cubes == 2


def test_q02_a_player_reserves_one_tile_a_round() -> None:
    grid = f'grid = ["T35@1 T29 T39 T14", {ROWS}]'
    table = sale(grid, bids(AT_35, "1:5"), players=('hand = ["patent"]',))
    assert "scheme:patent" not in offered(table)
    assert refusal(table, "scheme:patent") == "promethium.scheme-idle"


def test_q03_the_queue_is_an_ordered_list_of_eight() -> None:
    assert len(fresh(4).queue) == 8


def test_q04_aluminium_is_the_fourth_scarce_element() -> None:
    assert set(RULE.scarce) == {"CHE", "FIN", "IRO", "ALU"}
    barred = [card for card in PROJECTS.values() if set(card.slots) & set(RULE.scarce)]
    assert len(PROJECTS) - len(barred) == 22


def test_q05_start_elements_are_chosen_openly_in_turn_order() -> None:
    table = lay("first = 2")
    events = answer(table, "leave:GB")
    assert asked(table) == [BLUE]
    assert all(event.audience is None for event in events)
    assert elements(table, GREEN) == {"MAC": 1, "IRO": 1}


def test_q06_the_start_tile_is_a_tile_of_one_use() -> None:
    for tile in START_TILES.values():
        assert tile.uses == 1
    table = office("hand = []")
    answer(table, "resell:TR")
    assert player(table, 0).promethium == 1


def test_q07_two_play_without_blue() -> None:
    assert [one.colour for one in fresh(2).players] == list(COLOURS[:2])
    assert "blue" not in COLOURS[:2]


def test_q22_activation_is_for_the_own_turn() -> None:
    ready = 'projects = ["P29"]\npromethium = 3\nhand = []\nelements = { MAC = 1 }'
    table = office("elements = { MAC = 1 }\nhand = []", ready)
    assert asked(table) == [0]
    assert refusal(table, "activate:P29", 1) == "core.not-asked"
    answer(table, "machinist:1")
    assert "activate:P29" in offered(table)


def test_q22_the_first_to_activate_takes_the_token() -> None:
    ready = 'projects = ["P{}"]\npromethium = 3\nhand = []'
    table = expo(ready.format(29), ready.format(21))
    answer(table, "activate:P29", "activate:P21")
    assert [player(table, seat).improvements for seat in range(2)] == [["IMP_ENGINEER"], []]


def test_q23_engineers_take_what_is_there_but_at_least_one() -> None:
    table = office("hand = []\nelements = { ENG = 2 }", more="stock = { FR = 2 }")
    answer(table, "engineer:2")
    assert elements(table, 0) == {"FR": 2}
    empty = office("hand = []\nelements = { ENG = 2 }")
    assert not any(key.startswith("engineer:") for key in offered(empty))
    assert refusal(empty, "engineer:1") == "promethium.stock-empty"


def test_q23_a_financier_takes_one_if_only_one_is_there() -> None:
    table = office("hand = []\nelements = { FIN = 1 }", more="stock = { FR = 1, COA = 3 }")
    answer(table, "financier:exchange")
    assert elements(table, 0) == {"FR": 1}


def test_q24_both_ways_of_the_financier_cost_a_point() -> None:
    row = "influence = 0\nhand = []\nelements = { FIN = 1, MAC = 1 }"
    table = office(row, more="stock = { FR = 2 }")
    assert not any(key.startswith("financier:") for key in offered(table))
    assert refusal(table, "financier:exchange") == "promethium.no-influence"


@pytest.mark.parametrize(
    ("earned", "bonus"),
    [([20, 20, 20, 5], [0] * 4), ([0, 0, 0], [0] * 3), ([9, 0, 0], [2, 0, 0]), ([9, 9], [1, 1])],
)
def test_q25_three_tied_and_those_who_earned_nothing_take_none(
    earned: list[int], bonus: list[int]
) -> None:
    assert lobby_bonus(earned) == bonus


def test_q26_the_snake_begins_with_the_new_first_player() -> None:
    table = expo()
    answer(table, "none", "none")
    assert state(table).first == 1
    assert state(table).track == [1, 0, NEUTRAL, 0, 1, NEUTRAL] == snake(state(table))
    assert state(table).meeple == 0


def test_q27_holes_are_filled_row_by_row_as_far_as_the_pile_goes() -> None:
    left = {"T29", "T39", "T01", "T04", "T06", "T07", "T10", "T12"}
    gone = [tile for tile in tiles_for(3) if tile not in left]
    grid = 'grid = [".. T29 T39", "T01 .. T04", "T06 T07 .."]'
    table = lay(f'phase = "end"\n{grid}\npile = ["T10", "T12"]\nscrapped = {gone}', seats=3)
    answer(table, "none", "none", "none")
    cells = [state(table).grid[place] for place in (0, 4, 8)]
    assert [cell.tile if cell else None for cell in cells] == ["T10", "T12", None]


def test_q28_half_the_value_without_regard_to_cubes() -> None:
    outcome = final('projects = [{ id = "P29", cubes = 3 }]').outcome
    assert outcome
    assert outcome.account[1].points == (14, 0)
    assert all(card.value % 2 == 0 for card in PROJECTS.values())


def test_q29_the_best_project_counts_by_its_printed_value() -> None:
    waiting = 'money = 73\nprojects = ["P36", { id = "P01", active = true, scored = true }]'
    table = final(waiting, made(90, "P27", "P02"))
    assert table.outcome
    assert table.outcome.scores == (90, 90)
    assert table.outcome.places == (1, 2)


def test_q30_swapped_tiles_keep_their_faces_and_are_turned_when_the_sale_opens() -> None:
    grid = 'grid = ["T35 T29 T39", "t01 t03 t04", "t06 t07 t09"]'
    table = lay(f'phase = "bid"\n{grid}', 'hand = ["espionage"]', seats=3)
    answer(table, "scheme:espionage", "tile:1-1 tile:2-2")
    cells = state(table).grid[0], state(table).grid[4]
    assert [(cell.tile, cell.up) for cell in cells if cell] == [("T03", False), ("T35", True)]
    answer(table, "line:row-1")
    turned = state(table).grid[0]
    assert turned
    assert (turned.tile, turned.up) == ("T03", True), "a line turns whatever lies in it"
    spots = [f"row-{row}-{side}" for row in (1, 2, 3) for side in ("left", "right")]
    spots += [f"column-{column}-{side}" for column in (1, 2, 3) for side in ("top", "bottom")]
    tokens = [f"{1 + index % 3}:{2 + index // 3}" for index in range(11)]
    ends = bids(tuple(spots[:11]), *tokens)
    table = lay(
        f'phase = "bid"\nturn = 11\nline = "column-3"\n{ends}\n'
        'grid = ["t03 T29 T39", "T01 T35 T04", "T06 T07 T09"]',
        seats=3,
    )
    events = answer(table, "place:6-column-3-bottom", "none")
    assert "turns-rest" in told(events)
    assert all(cell.up for cell in state(table).grid if cell)


def test_q31_the_gem_just_given_may_not_be_taken() -> None:
    row = 'hand = ["cooperation"]\nelements = { COA = 1 }'
    table = office(row, more="stock = { FR = 1 }")
    answer(table, "scheme:cooperation")
    assert elements(table, 0) == {"FR": 1}
    assert stock(table) == {"COA": 1}
    empty = office(row)
    assert "scheme:cooperation" not in offered(empty)


def test_q32_blue_tokens_are_secret_like_the_own_ones() -> None:
    table = sale(bids(AT_35, "N1:4", "N2:3", "1:5", "2:2"), 'track = "1 2 N"', seats=2)
    seen = {bid.end: bid.value for bid in table.view(0).bids}
    assert seen == {AT_35[0]: 4, AT_35[1]: None, AT_35[2]: 5, AT_35[3]: None}
    assert table.view(0).players[1].blue is None
    assert all(bid.value is None for bid in table.view(None).bids)


@pytest.mark.parametrize("value", [3, 4])
def test_q32_the_neutral_players_turn_tells_nothing_of_the_others_token(value: int) -> None:
    table = sale('track = "N 1 2"\nmeeple = 0', bids(AT_35, f"N2:{value}", "N1:4", "1:5"), seats=2)
    hints = {option.hint.id for option in table.pending[0].options if option.hint}
    assert hints == {"promethium.tile-hint"}, "no price, which would be the lowest token"


def test_q33_hands_are_hidden_unless_the_table_wants_them_open() -> None:
    hidden = Table.start(Promethium(), 3, Options(), Seed.from_words("q33"))
    assert hidden.view(0).players[1].hand is None
    assert hidden.view(0).players[1].cards == 5
    shown = Table.start(Promethium(), 3, Options(open_hands=True), Seed.from_words("q33"))
    assert shown.view(None).players[1].hand == tuple(state(shown).players[1].hand)


def test_q34_no_level_one_card_asks_for_difference() -> None:
    assert not any("diff" in card.slots for card in PROJECTS.values() if card.level == 1)


def test_q35_a_used_tile_can_be_resold() -> None:
    table = office('hand = []\ntiles = [{ id = "T38", uses = 2 }]')
    answer(table, "resell:T38")
    assert player(table, 0).promethium == 1


def test_q36_each_part_of_the_running_example_is_a_position_of_its_own() -> None:
    """The Submarine leaves one point of influence; the Chemist's example starts with three."""
    table = office("influence = 3\nhand = []\nelements = { CHE = 1, IRO = 3 }")
    answer(table, "chemist:3IRO")
    assert player(table, 0).influence == 2


def test_q37_the_first_player_is_a_seat() -> None:
    starts = {fresh(4, f"first {number}").first for number in range(40)}
    assert starts == {0, 1, 2, 3}
    position = fresh(3)
    assert order_of(position)[0] == position.first
    assert game("promethium").rules.seats == range(2, 5)
