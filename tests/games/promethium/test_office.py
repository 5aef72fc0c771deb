"""The Design Office: scenarios 21 to 30 and 38, and every improvement that works there."""

from __future__ import annotations

import pytest

from rendering.words import Words
from tests.games.promethium.laying import (
    answer,
    asked,
    elements,
    offered,
    office,
    player,
    refusal,
    state,
    stock,
    tiles,
    told,
)
from tests.games.promethium.test_buying import AT_35, bids, sale

SUBMARINE = 'queue = ["P29", "P16"]'
YARD = 'influence = 2\nhand = []\ntiles = ["T14", "T02", { id = "T23", uses = 1 }]'


def test_scenario_21_the_submarine() -> None:
    table = office(YARD, more=SUBMARINE)
    answer(table, "realise:P29-T14-T02-T23")
    one = player(table, 0)
    assert one.influence == 1
    assert tiles(table, 0) == {"T02": 1, "T23": 2}
    assert "T14" in state(table).scrapped
    (built,) = one.projects
    assert (built.id, built.cubes, built.active) == ("P29", 1, False)
    assert state(table).queue[0] == ""
    assert one.money == 15
    assert state(table).cubes == 20 - 3, "on T02, on T23 and on the project"


def test_scenario_22_the_submarine_refused() -> None:
    table = office('hand = []\ntiles = ["T02", "T03", "T23"]', more=SUBMARINE)
    assert not any(key.startswith("realise:P29") for key in offered(table))
    assert refusal(table, "realise:P29-T02-T03-T23") == "promethium.does-not-fit"
    assert refusal(table, "realise:P29-T02-T23") == "promethium.wrong-number"
    assert refusal(table, "realise:P29-T02-T23-T14") == "promethium.tile-not-yours"
    assert refusal(table, "realise:P30-T02-T03-T23") == "promethium.project-not-there"


@pytest.mark.parametrize(
    ("tile", "uses", "cubes", "after"),
    [
        ("T35", 0, 0, None),
        ("T39", 0, 0, 1),
        ("T39", 1, 1, None),
        ("T38", 0, 0, 1),
        ("T38", 1, 1, 2),
        ("T38", 2, 1, None),
    ],
)
def test_uses_and_cubes_of_every_kind_of_tile(
    tile: str, uses: int, cubes: int, after: int | None
) -> None:
    row = f'hand = []\ntiles = [{{ id = "{tile}", uses = {uses} }}, "T42"]'
    table = office(row, more='queue = ["P16"]')
    answer(table, f"realise:P16-{tile}-T42")
    assert tiles(table, 0).get(tile) == after
    assert player(table, 0).projects[0].cubes == cubes
    assert (tile in state(table).scrapped) == (after is None)


CHEMIST = "influence = 3\nhand = []\nelements = { CHE = 1, ALU = 1, IRO = 3, COP = 1 }"


def test_scenario_23_the_chemists_choice() -> None:
    table = office(CHEMIST)
    chemist = [key for key in offered(table) if key.startswith("chemist:")]
    assert chemist[0] == "chemist:3IRO"
    answer(table, "chemist:1COP-1IRO-1ALU")
    assert (player(table, 0).promethium, player(table, 0).influence) == (2, 2)
    assert elements(table, 0) == {"IRO": 2}
    table = office(CHEMIST)
    answer(table, "chemist:3IRO")
    assert (player(table, 0).promethium, player(table, 0).influence) == (3, 2)
    assert elements(table, 0) == {"COP": 1, "ALU": 1}
    assert state(table).reserve["CHE"] == 8


def test_scenario_24_the_chemist_refused() -> None:
    row = "hand = []\nelements = { CHE = 1, ALU = 1, COP = 1, COA = 1 }"
    table = office(row)
    assert not any(key.startswith("chemist:") for key in offered(table))
    assert refusal(table, "chemist:1COA-1COP-1ALU") == "promethium.too-little-content"
    table = office(row + '\nimprovements = ["IMP_LAB_COP"]')
    answer(table, "chemist:1COA-1COP-1ALU")
    assert player(table, 0).promethium == 2


@pytest.mark.parametrize(
    ("ore", "count", "improved"), [("COA", 6, 3), ("COP", 4, 3), ("IRO", 3, 2), ("ALU", 2, 2)]
)
def test_every_laboratory_raises_the_content_of_its_ore(
    ore: str, count: int, improved: int
) -> None:
    row = f"hand = []\nelements = {{ CHE = 1, {ore} = {count} }}"
    assert f"chemist:{count}{ore}" in offered(office(row))
    better = offered(office(f'{row}\nimprovements = ["IMP_LAB_{ore}"]'))
    assert f"chemist:{improved}{ore}" in better


NATIONS = "influence = 4\nhand = []\nelements = { FR = 2, GB = 1, US = 1, COP = 1 }"


def test_scenario_25_an_expedition() -> None:
    table = office(NATIONS)
    first = next(key for key in offered(table) if key.startswith("expedition:"))
    assert first == "expedition:FR-US-GB-COP"
    answer(table, first)
    assert (player(table, 0).promethium, player(table, 0).influence) == (2, 3)
    assert elements(table, 0) == {"FR": 1}
    assert stock(table) == {}, "what is given goes to the Reserve"


def test_scenario_26_an_improved_expedition() -> None:
    tokens = '["IMP_EXP_PR", "IMP_EXP_PI", "IMP_EXP_ORE"]'
    row = f"influence = 0\nhand = []\nelements = {{ FR = 1, DE = 1 }}\nimprovements = {tokens}"
    table = office(row)
    answer(table, "expedition:FR-DE")
    assert (player(table, 0).promethium, player(table, 0).influence) == (2, 0)
    assert elements(table, 0) == {}
    assert asked(table) == [1], "it was the turn's action"


@pytest.mark.parametrize(
    ("improvement", "influence", "promethium", "ore"),
    [("IMP_EXP_PR", 5, 2, 0), ("IMP_EXP_PI", 6, 1, 0), ("IMP_EXP_ORE", 5, 1, 1)],
)
def test_each_expedition_improvement_by_itself(
    improvement: str, influence: int, promethium: int, ore: int
) -> None:
    row = f'hand = []\nelements = {{ FR = 1, DE = 1, COA = 1 }}\nimprovements = ["{improvement}"]'
    table = office(row)
    answer(table, next(key for key in offered(table) if key.startswith("expedition:")))
    one = player(table, 0)
    assert (one.influence, one.promethium, one.elements["COA"]) == (influence, promethium, ore)


@pytest.mark.parametrize("improved", [0, 1])
@pytest.mark.parametrize(("tile", "uses", "gain"), [("T02", 1, 1), ("T23", 2, 1), ("T23", 0, 3)])
def test_scenario_27_patents(tile: str, uses: int, gain: int, improved: int) -> None:
    row = f'influence = 1\nhand = []\ntiles = [{{ id = "{tile}", uses = {uses} }}]'
    table = office(row + ('\nimprovements = ["IMP_PATENT"]' if improved else ""))
    answer(table, f"resell:{tile}")
    assert (player(table, 0).promethium, player(table, 0).influence) == (gain + improved, 0)
    assert tiles(table, 0) == {}
    assert state(table).cubes == 20


def test_scenario_28_machinists() -> None:
    table = office("influence = 6\nhand = []\nelements = { MAC = 2 }")
    answer(table, "machinist:2")
    assert player(table, 0).influence == 9
    assert elements(table, 0) == {}
    row = 'influence = 2\nhand = []\nelements = { MAC = 1 }\nimprovements = ["IMP_MACHINIST"]'
    table = office(row)
    answer(table, "machinist:1")
    assert player(table, 0).influence == 5
    table = office("influence = 0\nhand = []\nelements = { MAC = 2 }")
    answer(table, "machinist:2")
    assert player(table, 0).influence == 5


@pytest.mark.parametrize(("influence", "gains"), [(2, [2, 5]), (6, [2, 3]), (9, [0, 0])])
def test_machinists_are_offered_with_what_they_will_bring(influence: int, gains: list[int]) -> None:
    table = office(f"influence = {influence}\nhand = []\nelements = {{ MAC = 2 }}")
    offers = [option for option in table.pending[0].options if option.verb == "machinist"]
    assert [option.label.args["gain"] for option in offers] == gains
    for option, gain in zip(offers, gains, strict=True):
        answer(table, option.key)
        assert player(table, 0).influence == influence + gain
        table.undo(0)


ENGINEERS = "stock = { FR = 1, COA = 1, ALU = 1, CHE = 1 }"


def test_scenario_29_engineers() -> None:
    table = office("influence = 2\nhand = []\nelements = { ENG = 2 }", more=ENGINEERS)
    answer(table, "engineer:2", "take:FR take:ALU take:CHE")
    assert elements(table, 0) == {"FR": 1, "ALU": 1, "CHE": 1}
    assert stock(table) == {"COA": 1}
    assert player(table, 0).influence == 0
    assert state(table).reserve["ENG"] == 8
    row = 'influence = 1\nhand = []\nelements = { ENG = 1 }\nimprovements = ["IMP_ENGINEER"]'
    table = office(row, more=ENGINEERS)
    answer(table, "engineer:1", "take:FR take:COA")
    assert elements(table, 0) == {"FR": 1, "COA": 1}
    assert player(table, 0).influence == 0


def test_engineers_can_take_several_of_a_kind() -> None:
    table = office("hand = []\nelements = { ENG = 2 }", more="stock = { FR = 4, COA = 1 }")
    answer(table, "engineer:2", "take:FR take:FR-2 take:FR-3")
    assert elements(table, 0) == {"FR": 3}


FINANCIER = "influence = 1\nhand = []\nelements = { FIN = 1 }"


def test_scenario_30_the_financier() -> None:
    table = office(FINANCIER, more="stock = { FR = 1, US = 1, IRO = 1 }")
    answer(table, "financier:exchange")
    assert elements(table, 0) == {"FR": 1, "US": 1}
    assert stock(table) == {"FIN": 1, "IRO": 1}
    assert player(table, 0).influence == 0
    table = office(FINANCIER, more="stock = { FR = 1, US = 1, IRO = 1 }")
    answer(table, "financier:DE")
    assert elements(table, 0) == {"DE": 1}
    assert stock(table) == {"FR": 1, "US": 1, "IRO": 1}
    assert state(table).reserve["FIN"] == 8
    assert player(table, 0).influence == 0


def test_scenario_38_the_phase_ends_when_all_pass_in_a_row() -> None:
    row = "elements = { MAC = 2 }\nhand = []\ninfluence = 1"
    table = office(row, row, row, seats=3)
    answer(table, "machinist:1", "pass:once", "pass:once")
    assert state(table).phase == "office"
    answer(table, "pass:once")
    assert state(table).phase != "office"
    table = office(row, row, row, seats=3)
    answer(table, "pass:once", "pass:once", "machinist:1", "machinist:1")
    assert asked(table) == [1]
    assert state(table).phase == "office"


def test_passing_for_the_rest_is_passing_each_time() -> None:
    row = "elements = { MAC = 2 }\nhand = []\ninfluence = 1"
    table = office(row, row, row, seats=3)
    assert told(answer(table, "pass:rest")) == ["passes-rest"]
    answer(table, "machinist:1", "machinist:1")
    assert asked(table) == [1], "the first player passes without being asked"
    answer(table, "machinist:1", "machinist:1", "pass:once", "pass:once")
    assert state(table).phase != "office"


def test_passing_for_the_rest_is_over_with_the_phase() -> None:
    row = "elements = { MAC = 2 }\nhand = []\ninfluence = 1"
    table = office(row, row)
    answer(table, "pass:rest", "pass:once")
    assert table.view(None).players[0].out
    table = sale('track = "1"', bids(AT_35, "1:5"), players=(f"{row}\nout = true",))
    answer(table, "announce:1-1", "leave:COP")
    assert asked(table) == [0]
    assert "machinist:1" in offered(table)


def test_whoever_can_do_nothing_is_asked_only_if_the_hand_could_hold_something() -> None:
    idle = "influence = 1\ntiles = []\nelements = { MAC = 1 }"
    for hand, waits in (('["planning"]', True), ('["theft"]', True), ("[]", False)):
        row = f"influence = 1\ntiles = []\nhand = {hand}"
        table = office(row, idle)
        assert asked(table) == [0 if waits else 1]
        if waits:
            assert {"pass:once", "pass:rest"} <= {*offered(table)}


def test_activation_is_free_before_and_after_the_action() -> None:
    row = 'promethium = 3\nhand = []\nprojects = ["P16", "P06"]\nelements = { MAC = 1 }'
    table = office(row)
    answer(table, "activate:P16")
    assert asked(table) == [0]
    answer(table, "machinist:1")
    assert asked(table) == [0]
    assert offered(table) == ["activate:P06", "done:turn"]
    answer(table, "activate:P06")
    assert asked(table) == [1]
    assert player(table, 0).improvements == ["IMP_LAB_ALU", "IMP_MACHINIST"]


def test_a_project_of_the_queue_can_be_taken_back_a_reserved_one_cannot() -> None:
    row = 'tiles = ["T35", "T39"]\nhand = []\nreserved = ["P28"]'
    table = office(row, more='queue = ["P16"]')
    answer(table, "realise:P16-T35-T39")
    assert table.may_undo(0) is None
    table = office('tiles = ["T35", "T39"]\nhand = []\nreserved = ["P16"]')
    answer(table, "realise:P16-T35-T39")
    assert table.may_undo(0) is not None


def test_the_best_expedition_of_each_length_is_shown_first() -> None:
    table = office("hand = []\nelements = { FR = 2, US = 1, GB = 1, COA = 1, ALU = 1 }")
    found = [one for one in table.pending[0].options if one.verb == "expedition"]
    assert [one.key for one in found if not one.more] == [
        "expedition:FR-US-GB-COA",
        "expedition:FR-US-COA",
    ]


def test_whatever_costs_influence_says_so() -> None:
    row = "hand = []\nelements = { CHE = 1, ALU = 2, FR = 1, US = 1, ENG = 2, FIN = 1 }"
    table = office(row + '\ntiles = ["T35", "T39"]', more='queue = ["P16"]\nstock = { FR = 3 }')
    actions = [option for option in table.pending[0].options if option.verb != "pass"]
    verbs = {"realise", "chemist", "expedition", "engineer", "financier", "resell"}
    assert {option.verb for option in actions} == verbs
    words = Words("en")
    assert [one.key for one in actions if not one.hint or "1 infl" not in words.say(one.hint)] == [
        "engineer:2"
    ]
