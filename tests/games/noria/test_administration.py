"""Scenarios T46 to T48: Administration and a whole turn."""

from __future__ import annotations

import pytest

from tests.games.noria.laying import (
    acting,
    answer,
    asked,
    discs,
    house,
    lay,
    levels,
    offered,
    player,
    refusal,
    ships,
    state,
    stock,
    stores,
    wheel,
)


def test_t46_a_new_disc_over_an_old_one() -> None:
    table = acting("S1=CIT L1=MYC", 'pending = ["TRA"]')
    knowledge, gone = house(table).knowledge, state(table).gone["MYC"]
    answer(table, "end:turn")
    assert house(table).knowledge == knowledge
    assert discs(table) == {"S0": "CIT", "L2": "MYC"}
    answer(table, "place:L2")
    assert discs(table) == {"S0": "CIT", "L2": "TRA"}
    assert state(table).gone["MYC"] == gone + 1
    assert asked(table) == 1


@pytest.mark.parametrize(("sites", "income"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_t47_income(sites: int, income: int) -> None:
    built = [f"I8 {site}" for site in ("lamp-1", "lamp-2", "compass-1", "compass-2")][:sites]
    table = acting("S1=CIT", f"built = {built}")
    before = house(table).knowledge
    answer(table, "end:turn")
    assert house(table).knowledge == before + income


def test_t48_neles_whole_turn() -> None:
    """Nele is the fourth and last player of round 7."""
    table = lay(
        "round = 7\nat = 3\n"
        'revealed = ["I7", "I3"]\n'
        + player(1, "levels = { REF = 5 }")
        + player(
            4,
            wheel("S1=CIT* M0=TRA M3=MYC L3=ENE L4=TOO L5=OBS"),
            "knowledge = 2",
            "stock = { M = 1, O = 1 }",
            "ships = { O = 3 }",
            'built = ["I6 lamp-1", "I6 sail-1", "I6 sail-2"]',
            "full = { lamp = 1 }",
            "levels = { REF = 4 }",
        )
    )
    nele = 3
    assert ships(table, nele) == (1, 1, 3)
    answer(table, "modify:M0", "modify:M0-M3")
    assert house(table, nele).knowledge == 0
    assert house(table, nele).wheel.medium == ("MYC", "", "", "TRA")

    answer(table, "activate:M3", "travel:I3", "ship:O")
    assert ships(table, nele) == (1, 1, 4)
    assert refusal(table, "activate:L3") == "no-path"
    assert {"inspect:L4", "activate:L4", "activate:L5"} <= set(offered(table))
    answer(table, "activate:L5")
    assert stock(table, nele) == (0, 1, 5)
    answer(table, "activate:S1-double", "invest:REF", "buy:OBS")
    assert levels(table, nele) == (5, 0, 0, 0)
    assert stock(table, nele) == (0, 0, 0)
    assert house(table, nele).pending == ["OBS"]
    assert state(table).turn.actions == 4
    answer(table, "trade:lamp")
    assert house(table, nele).knowledge == 3
    assert stores(table, "lamp", nele) == (1, 0)

    assert state(table).intrigue_price == 3
    answer(table, "intrigue:REF", "remove:DIV")
    assert house(table, nele).knowledge == 0
    chambers = {name: (each.upper, each.seated) for name, each in state(table).chambers.items()}
    assert chambers == dict.fromkeys(chambers, (4, 0)) | {"REF": (3, 1), "DIV": (3, 0)}

    answer(table, "end:turn")
    turned = house(table, nele).wheel
    assert turned.small == ("CIT*", "")
    assert turned.medium == ("TRA", "MYC", "", "")
    assert turned.large == ("OBS", "", "", "", "ENE", "TOO")
    answer(table, "place:S1")
    assert house(table, nele).wheel.small == ("CIT*", "OBS")
    assert house(table, nele).pending == []
    assert house(table, nele).knowledge == 2
    assert stock(table, nele) == (0, 0, 0)
    assert ships(table, nele) == (1, 1, 4)
    assert levels(table, nele) == (5, 0, 0, 0)
    assert state(table).round == 8
    assert asked(table) == 0


def test_what_was_used_is_forgotten_when_the_wheel_turns() -> None:
    """Its slots hold other discs while new ones are placed."""
    table = acting("S1=ENE M3=TOO L0=OBS", 'pending = ["TRA"]')
    answer(table, "activate:S1", "activate:M3", "upgrade:S1", "end:turn")
    turn = table.view(0).turn
    assert turn.phase == "administration"
    assert turn.used == turn.activated == turn.upgraded == ()
    assert turn.actions == 0


def test_several_new_discs_are_all_placed() -> None:
    table = acting("S1=ENE", 'pending = ["TRA", "OBS"]')
    answer(table, "end:turn")
    assert table.may_undo(0) is None
    answer(table, "place:L0")
    assert table.may_undo(0) is None
    answer(table, "place:L1")
    assert table.may_undo(0) is not None
    assert discs(table) == {"S0": "ENE", "L0": "TRA", "L1": "OBS"}


def test_empty_slots_are_offered_first() -> None:
    table = acting("S1=ENE M0=CIT", 'pending = ["TRA"]')
    answer(table, "end:turn")
    assert len(offered(table)) == 12
    assert offered(table)[-2:] == ["place:S0", "place:M1"]
    (decision,) = table.pending
    assert [option.key for option in decision.options if option.more] == ["place:S0", "place:M1"]
    assert refusal(table, "place:S9") == "no-slot"


def test_a_turn_in_which_nothing_can_be_done_passes_by() -> None:
    table = acting("S0=ENE", "knowledge = 0", tail=player(2, wheel("S1=ENE")))
    assert asked(table) == 1
    assert discs(table) == {"S1": "ENE"}
