"""Scenarios T30 to T33: the Tool disc."""

from __future__ import annotations

from tests.games.noria.laying import (
    NoriaTable,
    acting,
    answer,
    discs,
    house,
    offered,
    refusal,
    state,
    stock,
    stores,
)


def test_t30_a_fresh_upgrade_cannot_act_and_a_pending_disc_cannot_be_upgraded() -> None:
    table = acting("S1=CIT M2=TOO L4=MYC", "stock = { E = 2 }")
    answer(table, "activate:S1", "buy:TRA", "activate:M2")
    assert house(table).pending == ["TRA"]
    assert offered(table, "upgrade") == ["upgrade:S1", "upgrade:L4"]
    assert refusal(table, "upgrade:TRA") == "no-slot"
    answer(table, "upgrade:L4")
    assert discs(table)["L4"] == "MYC*"
    assert refusal(table, "activate:L4") == "no-fresh-upgrade"
    assert house(table).pending == ["TRA"]


def test_t30_a_disc_that_has_acted_may_be_upgraded() -> None:
    table = acting("S1=CIT M2=TOO L4=MYC")
    answer(table, "activate:L4", "activate:M2", "upgrade:L4")
    assert discs(table)["L4"] == "MYC*"


def test_t31_a_tool_does_not_upgrade_itself() -> None:
    table = acting("S0=CIT M2=TOO L0=TOO L1=ENE*")
    answer(table, "activate:M2")
    assert refusal(table, "upgrade:M2") == "no-upgrade-itself"
    assert refusal(table, "upgrade:L1") == "no-upgrade-twice"
    assert refusal(table, "upgrade:L5") == "no-disc-there"
    assert refusal(table, "upgrade:XX") == "no-slot"
    assert house(table).wheel.disc("M2") == "TOO"
    answer(table, "upgrade:L0")
    assert discs(table)["L0"] == "TOO*"


def kyra(resources: str) -> NoriaTable:
    """P1 with 3 empty compass warehouses, a sail and a lamp one, and a Tool disc in use."""
    table = acting(
        "S1=TOO L0=ENE",
        f"stock = {{ {resources} }}",
        'built = ["I1 compass-2", "I1 compass-1", "I1 sail-1", "I8 lamp-1"]',
    )
    answer(table, "activate:S1")
    return table


def test_t32_one_of_each_kind() -> None:
    table = kyra("E = 2, M = 3, O = 2")
    answer(table, "produce:sail+compass+lamp")
    assert stock(table) == (0, 0, 0)
    assert stores(table, "compass") == (2, 1)
    assert stores(table, "sail") == stores(table, "lamp") == (0, 1)


def test_t32_several_of_one_kind() -> None:
    table = kyra("E = 3, O = 3")
    answer(table, "produce:3compass")
    assert stores(table, "compass") == (0, 3)
    assert stock(table) == (0, 0, 0)


def test_t33_never_both_at_once() -> None:
    table = kyra("E = 9, M = 9, O = 9")
    assert refusal(table, "produce:2compass+sail") == "no-mixed-production"
    assert refusal(table, "produce:compass+compass+sail") == "no-mixed-production"
    assert refusal(table, "produce:4compass") == "no-warehouse"
    assert refusal(table, "produce:1piston") == "no-warehouse"
    assert refusal(table, "produce:cake") == "no-production"
    assert set(offered(table, "produce")) == {
        "produce:sail+compass+lamp",
        "produce:sail+compass",
        "produce:sail+lamp",
        "produce:compass+lamp",
        "produce:3compass",
        "produce:2compass",
        "produce:1compass",
        "produce:1sail",
        "produce:1lamp",
    }


def test_production_takes_what_it_needs() -> None:
    table = kyra("E = 1, O = 1")
    assert offered(table, "produce") == ["produce:1compass"]
    assert refusal(table, "produce:2compass") == "no-ingredients"


def test_an_upgraded_tool_may_do_both() -> None:
    table = acting("S1=TOO* L0=ENE", "stock = { M = 1, O = 1 }", 'built = ["I1 sail-1"]')
    answer(table, "activate:S1-double", "produce:1sail", "upgrade:L0")
    assert stores(table, "sail") == (0, 1)
    assert discs(table)["L0"] == "ENE*"
    assert state(table).turn.actions == 2
