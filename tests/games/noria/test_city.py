"""Scenarios T18 to T23: the City disc."""

from __future__ import annotations

from itertools import product

import pytest

from games.noria.facts import SIMPLE, TRACKS, Price
from games.noria.payment import accepts
from tests.games.noria.laying import (
    NoriaTable,
    acting,
    answer,
    discs,
    house,
    levels,
    offered,
    player,
    refusal,
    state,
    stock,
    stores,
)


def city(*lines: str, tail: str = "") -> NoriaTable:
    """P1 with a City disc in use."""
    table = acting("S1=CIT L0=OBS", *lines, tail=tail)
    answer(table, "activate:S1")
    return table


def test_t18_nele_buys_a_bonus_disc() -> None:
    table = city("stock = { E = 1, M = 1, O = 2 }")
    before = state(table).market["BON"]
    answer(table, "buy:BON")
    assert stock(table) == (0, 0, 0)
    assert house(table).pending == ["BON"]
    assert state(table).market["BON"] == before - 1
    assert "BON" not in discs(table).values()


def test_t18_the_payer_chooses() -> None:
    table = city("stock = { E = 2, M = 1, O = 2 }")
    answer(table, "buy:BON")
    assert offered(table) == ["pay:1E-1M-2O", "pay:2E-1M-1O", "pay:2E-2O"]
    answer(table, "pay:1E-1M-2O")
    assert stock(table) == (1, 0, 0)


def test_t19_resource_discs_are_free() -> None:
    table = city()
    assert stock(table) == (0, 0, 0)
    assert offered(table, "buy") == ["buy:ENE", "buy:MYC", "buy:OBS"]
    answer(table, "buy:OBS")
    assert house(table).pending == ["OBS"]


def test_t20_what_cannot_be_paid_cannot_be_taken() -> None:
    table = city("stock = { O = 2 }")
    assert refusal(table, "buy:TOO") == "no-price"
    table = acting("S1=CIT L0=OBS", "stock = { O = 9 }", head="market = { CIT = 0 }\n")
    answer(table, "activate:S1")
    assert refusal(table, "buy:CIT") == "no-disc-left"
    assert refusal(table, "buy:XXX") == "no-such-disc"


def test_t21_mateja_pays_different_kinds() -> None:
    lines = ("stock = { E = 3, M = 1 }", "levels = { SET = 3 }")
    table = city(*lines)
    answer(table, "invest:SET")
    assert levels(table) == (0, 4, 0, 0)
    assert stock(table) == (0, 0, 0)

    table = city("stock = { E = 4, M = 2 }", "levels = { SET = 3 }")
    answer(table, "invest:SET")
    assert set(offered(table)) == {"pay:3E-1M", "pay:2E-2M"}
    assert refusal(table, "pay:4E") == "no-payment"

    table = city("stock = { E = 4 }", "levels = { SET = 3 }")
    assert refusal(table, "invest:SET") == "no-investment"


def test_t22_nele_pays_a_toll_for_kyra_ahead() -> None:
    nele = ("stock = { M = 1, O = 5 }", "levels = { REF = 4 }")
    table = city(*nele, tail=player(2, "levels = { REF = 6 }"))
    answer(table, "invest:REF")
    assert levels(table) == (5, 0, 0, 0)
    assert stock(table) == (0, 0, 0)

    table = city(*nele, tail=player(2, "levels = { REF = 4 }"))
    answer(table, "invest:REF")
    assert stock(table) == (0, 1, 0)

    ahead = player(2, "levels = { REF = 6 }") + player(3, "levels = { REF = 5 }")
    table = city(*nele, tail=ahead)
    assert offered(table, "invest") == ["invest:SET"]
    assert refusal(table, "invest:REF") == "no-investment"


def test_t22_the_toll_may_be_paid_with_any_resource() -> None:
    table = city(
        "stock = { M = 1, O = 6 }", "levels = { REF = 4 }", tail=player(2, "levels = { REF = 6 }")
    )
    answer(table, "invest:REF")
    assert set(offered(table)) == {"pay:6O", "pay:1M-5O"}


def test_t23_three_different_simple_goods() -> None:
    price = Price(3, "different")
    accepted = {
        counts
        for counts in product(range(4), repeat=3)
        if accepts(price, dict(zip(SIMPLE, counts, strict=True)))
    }
    assert accepted == {
        (1, 1, 1),
        (2, 1, 0),
        (2, 0, 1),
        (1, 2, 0),
        (1, 0, 2),
        (0, 2, 1),
        (0, 1, 2),
    }
    assert TRACKS["EXP"].level["8"] == price


SITES = 'built = ["I2 compass-2", "I2 propeller-2", "I3 sail-2", "I3 propeller-1"]'


def test_t23_goods_are_paid_from_full_warehouses() -> None:
    table = city(
        SITES,
        "full = { compass = 2, propeller = 2, sail = 1 }",
        "levels = { EXP = 7 }",
        "stock = { E = 1, O = 1 }",
        tail=player(2, "levels = { EXP = 8 }"),
    )
    answer(table, "invest:EXP")
    assert set(offered(table)) == {
        f"pay:1{toll}-{goods}"
        for toll in "EO"
        for goods in (
            "1propeller-1sail-1compass",
            "2propeller-1sail",
            "2propeller-1compass",
            "1propeller-2compass",
            "1sail-2compass",
        )
    }
    answer(table, "pay:1E-2propeller-1sail")
    assert levels(table) == (0, 0, 8, 0)
    assert stores(table, "propeller") == (3, 0)
    assert stores(table, "compass") == (0, 2)
    assert stores(table, "sail") == (2, 0)


@pytest.mark.parametrize(
    ("level", "full", "legal"),
    [
        (5, "propeller = 2", True),
        (5, "propeller = 1, sail = 1", False),
        (6, "propeller = 2", False),
        (6, "propeller = 1, sail = 1", True),
        (3, "sail = 1", True),
    ],
)
def test_same_and_different_kinds(level: int, full: str, legal: bool) -> None:
    table = city(SITES, f"full = {{ {full} }}", f"levels = {{ EXP = {level} }}")
    assert ("invest:EXP" in offered(table)) == legal


def test_the_top_of_a_track() -> None:
    table = city("stock = { O = 20 }", "levels = { REF = 9 }")
    assert refusal(table, "invest:REF") == "no-level-left"
    assert refusal(table, "invest:XXX") == "no-track"
