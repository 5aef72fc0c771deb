"""Every reason that a player can be given, each for a move that deserves it."""

from __future__ import annotations

import pytest

from tests.games.promethium.laying import lay, office, refusal
from tests.games.promethium.test_buying import AT_35, bids, sale

OFFICE = (
    'influence = 2\nhand = ["market", "bribes"]\ntiles = ["T14"]\npromethium = 1\n'
    "elements = { CHE = 1, COA = 6, COP = 4, MAC = 1, FR = 1 }\n"
    'projects = ["P29", { id = "P06", active = true }]'
)


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("line:row-1", "not-in-this-phase"),
        ("place:5-row-1-left", "not-in-this-phase"),
        ("announce:1-1", "not-in-this-phase"),
        ("realise:P99-T14", "no-such-thing"),
        ("chemist:1COA-4COP", "pays-too-much"),
        ("chemist:7COA", "no-gems"),
        ("chemist:2GOLD", "no-such-thing"),
        ("scheme:bribes", "scheme-other-phase"),
        ("scheme:planning", "scheme-not-held"),
        ("scheme:market-2", "no-influence"),
        ("scheme:nonsense", "no-such-thing"),
        ("activate:P29", "no-promethium"),
        ("activate:P06", "already-active"),
        ("activate:P07", "project-not-yours"),
        ("expedition:FR-US-COA", "element-missing"),
        ("expedition:FR-COA", "expedition-rule"),
        ("engineer:1", "no-expert"),
        ("machinist:2", "no-expert"),
        ("financier:FR", "no-expert"),
        ("resell:T15", "tile-not-yours"),
    ],
)
def test_in_the_office(key: str, reason: str) -> None:
    table = office(OFFICE, more='queue = ["P16"]')
    assert refusal(table, key) == f"promethium.{reason}"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("realise:P16-T35-T39", "no-influence"),
        ("chemist:6COA", "no-influence"),
        ("resell:T35", "no-influence"),
        ("expedition:FR-US-COA", "no-influence"),
    ],
)
def test_without_influence(key: str, reason: str) -> None:
    row = (
        'influence = 0\nhand = []\ntiles = ["T35", "T39"]\n'
        "elements = { CHE = 1, COA = 6, FR = 1, US = 1, MAC = 1 }"
    )
    table = office(row, more='queue = ["P16"]')
    assert refusal(table, key) == f"promethium.{reason}"


def test_while_bidding() -> None:
    table = lay('phase = "bid"\nline = "row-1"', "lost = [6]")
    assert refusal(table, "line:row-2") == "promethium.line-chosen"
    assert refusal(table, "line:row-9") == "promethium.no-such-thing"
    assert refusal(table, "place:6-row-1-left") == "promethium.no-token"
    assert refusal(table, "place:5-row-2-left") == "promethium.other-line"
    assert refusal(table, "place:x-row-2-left") == "promethium.no-such-thing"
    table = lay('phase = "bid"')
    assert refusal(table, "place:5-row-2-left") == "promethium.line-first"


def test_while_buying() -> None:
    grid = 'grid = [".. T29 T39 T14", "T01 T03 T04 T06", "T07 T09 T10 T12", "T15 T17 T19 T20"]'
    table = sale(bids(AT_35, "1:5"), grid)
    assert refusal(table, "announce:1-1") == "promethium.no-tile-there"
    assert refusal(table, "announce:9-9") == "promethium.no-such-thing"
    assert refusal(table, "announce:1-5") == "promethium.no-such-thing"
    assert refusal(table, "announce:0-2") == "promethium.no-such-thing"
    assert refusal(table, "announce:2-2") == "promethium.no-token-there"


def test_for_the_neutral_player() -> None:
    table = lay('phase = "bid"\nturn = 2\nline = "row-1"\nmeeple = 1', seats=2)
    assert refusal(table, "place:6-row-1-left") == "promethium.no-token"
    assert refusal(table, "place:3-row-2-left") == "promethium.other-line"
    grid = 'grid = ["T35@1 T29 T39", "T01 T03 T04", "T06 T07 T09"]'
    table = sale('track = "N 1 2"\nmeeple = 0', grid, bids(AT_35, "N1:3", "1:5"), seats=2)
    assert refusal(table, "announce:1-1") == "promethium.tile-reserved"
    assert refusal(table, "announce:2-2") == "promethium.no-neutral-token"


def test_tiles_are_named_in_the_order_in_which_they_lie() -> None:
    table = office('hand = []\ntiles = ["T35", "T39"]', more='queue = ["P16"]')
    assert refusal(table, "realise:P16-T39-T35") == "promethium.tiles-in-order"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("chemist:6COA", "no-expert"),
        ("expedition:FR-US-COA", "not-in-this-phase"),
        ("engineer:1", "not-in-this-phase"),
        ("activate:P29", "not-in-this-phase"),
    ],
)
def test_at_the_wrong_time(key: str, reason: str) -> None:
    row = 'elements = { COA = 6, ENG = 1, FR = 1, US = 1 }\nprojects = ["P29"]\npromethium = 3'
    table = office(row) if reason == "no-expert" else lay('phase = "bid"', row)
    assert refusal(table, key) == f"promethium.{reason}"


def test_when_the_reserve_or_the_stock_has_none() -> None:
    rich = "hand = []\nelements = { FR = 8 }"
    table = office("hand = []\nelements = { FIN = 1 }", rich)
    assert refusal(table, "financier:FR") == "promethium.reserve-empty"
    assert refusal(table, "financier:exchange") == "promethium.stock-empty"


def test_what_no_rule_speaks_of_is_simply_not_offered() -> None:
    table = office("elements = { MAC = 1 }")
    assert refusal(table, "dance:polka") == "core.not-offered"
