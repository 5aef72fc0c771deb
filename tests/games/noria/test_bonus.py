"""Scenarios T37 to T40: the Bonus disc in both editions."""

from __future__ import annotations

from itertools import product

import pytest

from games.noria.facts import LIMIT
from tests.games.driving import copy_of
from tests.games.noria.laying import (
    NoriaTable,
    acting,
    answer,
    discs,
    house,
    levels,
    offered,
    refusal,
    state,
    stock,
)

FRENCH = 'edition = "fr"'


def actions(table: NoriaTable) -> int:
    return state(table).turn.actions


def test_t37_jan_strengthens_two_discs() -> None:
    table = acting("S1=BON* M2=ENE L4=CIT", "ships = { E = 2 }")
    answer(table, "activate:S1-double", "bonus:M2", "bonus:L4", "activate:M2")
    assert stock(table) == (4, 0, 0)
    answer(table, "activate:L4", "buy:OBS", "invest:SET")
    assert actions(table) == 4
    assert levels(table) == (0, 1, 0, 0)
    assert offered(table, "activate") == offered(table, "inspect") == []


def test_t37_in_the_french_edition() -> None:
    table = acting("S1=BON* M2=ENE L4=CIT", "ships = { E = 2 }", options=FRENCH)
    answer(table, "activate:M2", "activate:L4", "buy:OBS", "activate:S1-double", "bonus:M2")
    assert stock(table) == (4, 0, 0)
    answer(table, "bonus:L4", "invest:SET")
    assert actions(table) == 4
    assert levels(table) == (0, 1, 0, 0)


def test_t38_mateja_uses_mycelium_three_times() -> None:
    table = acting("S1=BON M2=MYC* L4=ENE", options=FRENCH)
    answer(table, "activate:M2-double", "activate:S1")
    assert stock(table) == (0, 3, 0)
    answer(table, "activate:L4")
    assert stock(table) == (1, 3, 0)
    assert actions(table) == 4


def test_t38_in_the_german_edition() -> None:
    table = acting("S1=BON M2=MYC* L4=ENE")
    answer(table, "activate:S1", "bonus:M2", "activate:M2-double")
    assert stock(table) == (0, 3, 0)
    answer(table, "activate:L4")
    assert actions(table) == 4


def test_t39_the_bonus_disc_has_its_time() -> None:
    table = acting("S1=BON M2=MYC L4=ENE")
    answer(table, "activate:M2")
    assert refusal(table, "activate:S1") == "no-bonus-late"
    table = acting("S1=BON M2=MYC L4=ENE", options=FRENCH)
    assert offered(table, "activate") == ["activate:M2", "activate:L4"]
    assert refusal(table, "activate:S1") == "no-bonus-early"


@pytest.mark.parametrize("options", ["", FRENCH])
def test_t40_no_sequence_of_discs_exceeds_four_actions(options: str) -> None:
    """Every order of every three discs, each used in every way: the limit never cuts anything."""
    most = 0
    kinds = ("BON", "BON*", "ENE", "ENE*")
    for trio in product(kinds, repeat=3):
        small, medium, large = trio
        there = f"S1={small} M2={medium} L4={large} L0=TRA L1=TRA"
        most = max(most, _walk(acting(there, options=options)))
    assert most == LIMIT.actions == 4


def _walk(table: NoriaTable) -> int:
    """The most actions that can be reached from here; resource discs only, so gains count them."""
    most = done = actions(table)
    assert done <= LIMIT.actions
    gains = sum(stock(table))
    inspected = len(set(state(table).turn.used) - set(state(table).turn.activated))
    assert done == gains + inspected
    for key in offered(table):
        verb = key.partition(":")[0]
        if verb not in ("activate", "bonus", "inspect"):
            continue
        planned = _planned(table, key)
        again = copy_of(table)
        answer(again, key)
        if verb == "activate" and planned:
            assert actions(again) == done + planned
        most = max(most, _walk(again))
    return most


def _planned(table: NoriaTable, key: str) -> int:
    """The actions that a resource disc would have without any limit."""
    slot = key.partition(":")[2].removesuffix("-double")
    if not discs(table)[slot].startswith("ENE"):
        return 0
    return 1 + key.endswith("-double") + state(table).turn.extra.get(slot, 0)


def test_t40_a_free_double_is_cut_off_at_four() -> None:
    table = acting("S1=BON* M2=ENE* L4=MYC", options="bonus_double_is_free = true")
    answer(table, "activate:S1-double", "bonus:M2", "bonus:M2", "activate:M2-double")
    assert stock(table) == (4, 0, 0)
    assert actions(table) == 4
    assert refusal(table, "activate:L4") == "no-action-left"
    assert refusal(table, "inspect:L4") == "no-action-left"


def test_t40_a_free_double_leaves_no_fifth_action() -> None:
    table = acting("S1=BON* M2=ENE* L4=MYC", options="bonus_double_is_free = true")
    answer(table, "activate:S1-double", "bonus:M2", "bonus:M2", "activate:L4")
    answer(table, "activate:M2-double")
    assert stock(table) == (3, 1, 0)
    assert actions(table) == 4


def test_an_extra_action_is_lost_with_its_disc() -> None:
    table = acting("S1=BON M2=ENE L4=MYC")
    answer(table, "activate:S1", "bonus:M2", "inspect:M2", "activate:L4")
    assert stock(table) == (0, 1, 0)
    assert actions(table) == 2


def test_a_second_bonus_disc_may_turn_another_way() -> None:
    """What the first one named is out of reach then, and its action lost."""
    table = acting("S1=BON M3=BON M2=CIT L4=ENE L0=TRA")
    answer(table, "activate:S1", "bonus:M2", "activate:M3")
    assert state(table).turn.extra == {"M2": 1, "L4": 1}
    answer(table, "activate:L4")
    assert stock(table) == (2, 0, 0)
    assert actions(table) == 2
    assert offered(table, "activate") == offered(table, "inspect") == []


def test_a_bonus_disc_may_be_inspected() -> None:
    table = acting("S1=BON M2=ENE")
    answer(table, "inspect:S1")
    assert house(table).knowledge == 2


def test_a_bonus_disc_without_a_target_cannot_be_activated() -> None:
    table = acting("M2=BON L5=ENE L0=MYC")
    assert refusal(table, "activate:M2") == "no-bonus-target"
    table = acting("S1=BON M2=BON L0=MYC")
    assert refusal(table, "activate:S1") == "no-bonus-target"


def test_refused_targets() -> None:
    table = acting("S1=BON* M3=ENE L3=MYC L4=BON L5=OBS L0=TRA")
    answer(table, "activate:S1-double")
    assert offered(table, "bonus") == ["bonus:M3", "bonus:L3", "bonus:L5"]
    assert refusal(table, "bonus:L4") == "no-bonus-on-bonus"
    assert refusal(table, "bonus:L0") == "no-inactive"
    assert refusal(table, "bonus:M2") == "no-disc-there"
    assert refusal(table, "bonus:X1") == "no-slot"
    answer(table, "bonus:M3")
    assert refusal(table, "bonus:L3") == "no-path"
    assert offered(table) == ["bonus:M3", "bonus:L5", "end:disc"]


def test_refused_repeats() -> None:
    table = acting("S1=BON M3=ENE L4=OBS L5=MYC", options=FRENCH)
    answer(table, "activate:M3", "activate:L5")
    answer(table, "activate:S1")
    assert offered(table, "bonus") == ["bonus:M3", "bonus:L5"]
    assert refusal(table, "bonus:L4") == "no-repeat"


def test_a_disc_that_cannot_act_again_cannot_be_repeated() -> None:
    """The Tool disc has produced, and nothing is left to produce from or to upgrade."""
    table = acting(
        "S1=TOO M2=BON* L4=ENE*",
        "stock = { M = 1, O = 1 }",
        'built = ["I1 sail-1"]',
        options=FRENCH,
    )
    answer(table, "activate:S1")
    assert stock(table) == (0, 0, 0)
    assert refusal(table, "activate:M2") == "no-bonus-target"
    answer(table, "activate:L4", "activate:M2-double")
    assert offered(table, "bonus") == ["bonus:L4"]
    assert refusal(table, "bonus:S1") == "no-action"
    answer(table, "bonus:L4")
    assert stock(table) == (3, 0, 0)


def test_a_repeat_that_has_been_chosen_is_made() -> None:
    """Forgoing is for the second action as a whole, not for what was begun."""
    table = acting("S1=BON* M2=CIT L4=ENE", options=FRENCH)
    answer(table, "activate:M2", "buy:ENE", "activate:S1-double", "buy:MYC")
    assert "end:disc" in offered(table)
    answer(table, "bonus:M2")
    assert offered(table, "buy")
    assert "end:disc" not in offered(table)
