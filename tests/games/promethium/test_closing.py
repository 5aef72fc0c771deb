"""Exhibition, end of the round and of the game: scenarios 31 to 37, 46 and 47."""

from __future__ import annotations

import pytest

from games.promethium.box import PROJECTS
from games.promethium.closing import lobby_bonus
from games.promethium.projects import exhibition_value
from tests.games.promethium.laying import (
    PromethiumTable,
    answer,
    asked,
    lay,
    office,
    player,
    state,
    told,
)

SUBMARINE = 'projects = [{ id = "P29", cubes = 1 }]\nhand = []\ntiles = []'


def expo(*rows: str, seats: int = 2, more: str = "") -> PromethiumTable:
    return lay(f'phase = "expo"\n{more}', *rows, seats=seats)


def test_scenario_31_activation_and_exhibition() -> None:
    table = office(SUBMARINE + "\npromethium = 3", "hand = []\ntiles = []")
    answer(table, "activate:P29")
    assert player(table, 0).improvements == ["IMP_ENGINEER"]
    assert player(table, 0).promethium == 0
    assert "IMP_ENGINEER" not in state(table).improvements
    # Nobody could do anything else: both pass without being asked.
    one = player(table, 0)
    assert one.money == 15 + 24
    assert one.projects[0].scored
    assert one.projects[0].cubes == 0
    assert state(table).cubes == 20


def test_scenario_32_the_corruption_improvement() -> None:
    table = expo(SUBMARINE + '\npromethium = 3\nimprovements = ["IMP_CORRUPTION"]')
    answer(table, "activate:P29")
    assert player(table, 0).money == 15 + 26


def test_scenario_33_the_second_project_of_a_theme_brings_no_token() -> None:
    table = expo('projects = ["P21"]\npromethium = 2', 'improvements = ["IMP_ENGINEER"]')
    answer(table, "activate:P21")
    assert player(table, 0).improvements == []
    assert player(table, 0).money == 15 + 18


def test_scenario_34_a_project_that_is_not_activated_earns_half_at_the_end() -> None:
    table = expo(SUBMARINE + "\npromethium = 2", "hand = []", more="round = 3")
    outcome = table.outcome
    assert outcome
    assert player(table, 0).money == 15
    assert [line.points[0] for line in outcome.account] == [15, 14, 0, 0, 6]
    assert outcome.scores[0] == 35


@pytest.mark.parametrize(
    ("earned", "bonus"),
    [
        ([24, 24, 10, 0], [1, 1, 0, 0]),
        ([30, 18, 18, 5], [2, 0, 0, 0]),
        ([30, 18, 10, 0], [2, 1, 0, 0]),
    ],
)
def test_scenario_35_lobby_tokens_and_ties(earned: list[int], bonus: list[int]) -> None:
    assert lobby_bonus(earned) == bonus


def test_scenario_35_at_the_exhibition_itself() -> None:
    """24, 24, 10 and nothing."""
    rows = [
        f'projects = [{{ id = "{card}", cubes = {cubes}, active = true }}]'
        for card, cubes in (("P29", 1), ("P30", 1), ("P05", 0))
    ]
    table = expo(*rows, "", seats=4)
    assert [player(table, seat).earned for seat in range(4)] == [24, 24, 10, 0]
    assert [player(table, seat).lobby for seat in range(4)] == [1, 1, 0, 0]
    assert state(table).lobby == 10


def test_scenario_35_the_tokens_come_from_the_supply() -> None:
    rows = ('projects = [{ id = "P16", active = true }]\nlobby = 6', "lobby = 5")
    table = expo(*rows)
    assert player(table, 0).lobby == 7
    assert state(table).lobby == 0


def test_scenario_36_the_end_of_a_round() -> None:
    hand = 'hand = ["bribes", "patent", "theft"]'
    table = expo(f"influence = 5\n{hand}", "influence = 2")
    assert [player(table, seat).influence for seat in range(2)] == [9, 8]
    assert asked(table) == [0]
    answer(table, "discard:theft")
    assert len(player(table, 0).hand) == 5
    assert {"bribes", "patent"} < {*player(table, 0).hand}
    assert player(table, 0).discards == ["theft"]


def test_at_most_three_cards_are_discarded() -> None:
    table = expo("")
    decision = table.pending[0]
    assert (decision.least, decision.most, len(decision.options)) == (0, 3, 5)


def test_an_empty_pile_is_made_of_the_discards() -> None:
    discards = '["market", "theft", "bribes", "patent", "planning", "sabotage", "espionage"]'
    row = f'hand = ["persuasion", "subsidies", "cooperation"]\ndiscards = {discards}'
    table = expo(row)
    answer(table, "discard:persuasion")
    one = player(table, 0)
    assert len(one.hand) == 5
    assert {"subsidies", "cooperation", "opportunism"} < {*one.hand}
    assert len(one.pile) == 6
    assert one.discards == []


def test_scenario_37_the_queue_moves_up() -> None:
    queue = '["", "P16", "P03", "P04", "", "P06", "P07", "P08"]'
    table = expo(more=f'queue = {queue}\ndeck = ["P20", "P21", "P22"]')
    answer(table, "none", "none")
    assert state(table).queue == ["P03", "P04", "P06", "P07", "P08", "P20", "P21", "P22"]
    assert state(table).dismissed == ["P16"]
    assert state(table).round == 2


def test_the_queue_is_filled_from_under_the_deck_at_last() -> None:
    queue = ["P16", "P17", "P03", "P04", "P06", "P07", "P08", "P09"]
    gone = [card for card in PROJECTS if card not in {*queue, "P31", "P35"}]
    more = f'queue = {queue}\ndeck = ["P31"]\nburied = ["P35"]\ndismissed = {gone}'
    table = expo(more=more)
    answer(table, "none", "none")
    assert state(table).queue == [*queue[2:], "P31", "P35"]
    table = expo(more=more.replace('["P35"]', "[]").replace(f"{gone}", f"{[*gone, 'P35']}"))
    answer(table, "none", "none")
    assert state(table).queue == [*queue[2:], "P31", ""], "as far as the deck reaches"


def test_a_new_round_has_a_new_first_player_and_a_full_grid() -> None:
    grid = 'grid = ["T35~ .. T39", "T01 T03 ..", "T06 T07 T09"]'
    table = expo(more=f'{grid}\npile = ["T10", "T12"]', seats=3)
    answer(table, "none", "none", "none")
    position = state(table)
    assert position.first == 1
    assert position.track == [1, 2, 0, 0, 2, 1]
    assert asked(table) == [1]
    filled = {place: position.grid[place] for place in (0, 1, 5)}
    assert [cell.tile for cell in filled.values() if cell] == ["T35", "T10", "T12"]
    assert [cell.up for cell in filled.values() if cell] == [True, False, False]
    assert not any(cell.swapped for cell in position.grid if cell)


def test_projects_may_be_activated_in_turn_order_before_the_scoring() -> None:
    row = 'projects = ["P21", "P06"]\npromethium = 2'
    table = expo(row, 'projects = ["P29"]\npromethium = 3')
    assert asked(table) == [0]
    answer(table, "activate:P06")
    events = answer(table, "activate:P29")
    assert player(table, 1).improvements == ["IMP_ENGINEER"]
    assert [player(table, seat).money for seat in range(2)] == [15 + 8, 15 + 28]
    assert "exhibits" in told(events)
    assert not player(table, 0).projects[0].active


FINAL = (
    'money = 61\nprojects = ["P17"]\nlobby = 2\npromethium = 2\n'
    "elements = { ALU = 1, IRO = 2, COP = 3, COA = 1 }"
)


def final(*rows: str, seats: int = 2) -> PromethiumTable:
    return lay('phase = "over"\nround = 3', *rows, seats=seats)


def test_scenario_46_the_final_score() -> None:
    outcome = final(FINAL).outcome
    assert outcome
    assert outcome.scores[0] == 90
    assert [line.points[0] for line in outcome.account] == [61, 9, 4, 10, 6]


def made(money: int, *projects: str) -> str:
    rows = ", ".join(f'{{ id = "{one}", active = true, scored = true }}' for one in projects)
    return f"money = {money}\nprojects = [{rows}]"


def test_scenario_47_ties_at_the_end() -> None:
    five, four = ("P01", "P02", "P03", "P04", "P05"), ("P36", "P35", "P33", "P32")
    more = final(made(90, *four), made(90, *five))
    assert more.outcome
    assert more.outcome.places == (2, 1), "five projects before four, however dear"
    best = {34: "P36", 30: "P26"}
    better = final(made(90, *five[:4], best[30]), made(90, best[34], "P06", "P07", "P08", "P09"))
    assert better.outcome
    assert better.outcome.places == (2, 1)
    shared = final(made(90, *five[:4], "P32"), made(90, best[34], "P06", "P07", "P08", "P09"))
    assert shared.outcome
    assert shared.outcome.places == (1, 1)
    assert shared.outcome.winners == (0, 1)


def test_the_third_round_ends_the_game_without_a_round_end() -> None:
    table = expo('projects = ["P06"]\npromethium = 1', more="round = 3")
    events = answer(table, "activate:P06")
    assert table.outcome
    assert "influence-rises" not in told(events)
    assert player(table, 0).lobby == 2, "the lobby bonus is paid in the last round too"


def test_a_project_never_earns_less_than_nothing() -> None:
    assert exhibition_value([], "P29", 1) == 24
    assert exhibition_value([], "P01", 3) == 0
    assert exhibition_value(["IMP_CORRUPTION"], "P01", 3) == 2


@pytest.mark.parametrize(
    ("project", "owned", "cubes", "due"),
    [
        ("P29", "[]", 0, 28),
        ("P29", "[]", 2, 20),
        ("P29", '["IMP_CORRUPTION"]', 2, 24),
        ("P15", "[]", 2, 14),
        ("P01", "[]", 3, 0),
    ],
)
def test_an_offer_to_activate_says_what_the_exhibition_will_pay(
    project: str, owned: str, cubes: int, due: int
) -> None:
    """Cubes are taken off, eased by the improvement that the project itself may bring."""
    row = f'projects = [{{ id = "{project}", cubes = {cubes} }}]\nimprovements = {owned}'
    table = expo(f"{row}\npromethium = 3")
    option = table.pending[0].options[0]
    assert option.key == f"activate:{project}"
    assert option.hint
    assert option.hint.args["value"] == due
    answer(table, option.key)
    assert player(table, 0).money == 15 + due


@pytest.mark.parametrize(("number", "hint"), [(2, "done-expo-hint"), (3, "done-expo-last-hint")])
def test_what_is_not_activated_at_last_is_said_to_count_half(number: int, hint: str) -> None:
    table = expo('projects = ["P06"]\npromethium = 1', more=f"round = {number}")
    done = table.pending[0].option("done:expo")
    assert done
    assert done.hint
    assert done.hint.id == f"promethium.{hint}"


def test_earnings_are_counted_anew_each_round() -> None:
    table = expo('projects = [{ id = "P16", active = true }]')
    assert player(table, 0).earned == 16
    answer(table, "none", "none")
    assert player(table, 0).earned == 0
