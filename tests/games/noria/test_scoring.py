"""Scenarios T49 to T54 and T57: the end of the game."""

from __future__ import annotations

import pytest

from games.noria.scoring import clutter, outcome, points, values
from games.noria.state import State
from games.rules import Outcome
from tests.games.noria.laying import NoriaTable, acting, answer, lay, player, state, wheel

JAN_SEATED = (1, 3, 4, 2, 2, 0)
FINAL_SEATED = (3, 4, 0, 2, 1, 2)
NAMES = ("REF", "SET", "EXP", "RCH", "SPE", "DIV")


def chambers(seated: tuple[int, ...]) -> str:
    """All twelve intrigues have happened."""
    return "".join(
        f"[state.chambers.{name}]\nseated = {count}\nupper = 0\n"
        for name, count in zip(NAMES, seated, strict=True)
    )


def standing(*levels: int) -> str:
    pairs = ", ".join(f"{name} = {level}" for name, level in zip(NAMES, levels, strict=False))
    return f"levels = {{ {pairs} }}"


def final(*houses: str, seated: tuple[int, ...], options: str = "") -> tuple[State, Outcome]:
    """A position that is counted as it lies."""
    text = chambers(seated) + "".join(
        player(number, house) for number, house in enumerate(houses, 1)
    )
    laid = state(lay(text, seats=len(houses), options=options))
    return laid, outcome(laid)


def test_t49_jan_has_110_points() -> None:
    laid, result = final(standing(2, 7, 3, 0), "", seated=JAN_SEATED)
    assert list(values(laid).values()) == [2, 6, 12, 8, 4, 0]
    assert list(points(laid.houses[0].levels, values(laid)).values()) == [4, 42, 36, 0, 28, 0]
    assert result.scores == (110, 0)


KYRA = standing(7, 1, 0, 1)
MATEJA = standing(2, 6, 1, 0)
OTHERS = (standing(0, 1, 0, 5), standing(2, 2, 3, 2))


def four(kyra: str = "", mateja: str = "", options: str = "") -> Outcome:
    jan, nele = OTHERS
    houses = (f"{KYRA}\n{kyra}", jan, f"{MATEJA}\n{mateja}", nele)
    laid, result = final(*houses, seated=FINAL_SEATED, options=options)
    assert list(values(laid).values()) == [6, 8, 0, 8, 2, 8]
    return result


def test_t50_the_final_table() -> None:
    result = four()
    assert result.scores == (72, 58, 72, 66)
    assert [line.points for line in result.account] == [
        (42, 0, 12, 12),
        (8, 8, 48, 16),
        (0, 0, 0, 0),
        (8, 40, 0, 16),
        (14, 10, 12, 6),
        (0, 0, 0, 16),
    ]


KYRA_HAS = """ships = { E = 2, M = 2, O = 2 }
built = ["I1 sail-2", "I1 sail-1", "I2 compass-2"]"""
MATEJA_HAS = """ships = { E = 4, M = 2, O = 2 }
built = ["I3 propeller-2", "I3 sail-2"]"""


@pytest.mark.parametrize(
    ("tie_break", "counted"), [("warehouses", (11, 12)), ("factories", (9, 10))]
)
def test_t51_ships_and_buildings_are_counted(tie_break: str, counted: tuple[int, int]) -> None:
    laid, _ = final(KYRA_HAS, MATEJA_HAS, seated=FINAL_SEATED)
    assert tuple(clutter(house, tie_break) for house in laid.houses) == counted


def test_t51_kyra_wins_the_tie() -> None:
    result = four(KYRA_HAS, MATEJA_HAS)
    assert result.places == (1, 4, 2, 3)
    assert result.reason.id == "noria.won-warehouses"
    result = four(KYRA_HAS, MATEJA_HAS, options='tie_break = "factories"')
    assert result.places == (1, 4, 2, 3)
    assert result.reason.id == "noria.won-factories"


def test_t51_the_tie_breaks_differ() -> None:
    kyra = 'ships = { E = 2 }\nbuilt = ["I1 sail-2"]'
    mateja = 'built = ["I2 compass-1", "I2 propeller-1"]'
    assert four(kyra, mateja).winners == (2,)
    assert four(kyra, mateja, options='tie_break = "factories"').winners == (0, 2)


def test_t52_a_shared_victory() -> None:
    result = four()
    assert result.places == (1, 4, 1, 3)
    assert result.winners == (0, 2)
    assert result.reason.id == "noria.shared"


def test_t53_both_examples_seat_twelve() -> None:
    for seated in (JAN_SEATED, FINAL_SEATED):
        assert sum(seated) == 12
        laid, _ = final("", "", seated=seated)
        assert all(chamber.upper == 0 for chamber in laid.chambers.values())


def test_t54_the_two_chambers_without_a_track() -> None:
    seated = (0, 0, 0, 0, 4, 4)
    text = "[state.chambers.SPE]\nseated = 4\n[state.chambers.DIV]\nseated = 4\n"
    laid = state(lay(text + player(1, standing(9, 9, 9, 0)) + player(2, standing(3, 3, 3, 3))))
    value = values(laid)
    assert (value["SPE"], value["DIV"]) == (8, 16)
    assert sum(seated) == 8
    assert points(laid.houses[0].levels, value)["DIV"] == 0
    second = points(laid.houses[1].levels, value)
    assert (second["SPE"], second["DIV"]) == (24, 48)


def test_t57_politicians_left_over_count_for_nothing() -> None:
    head = "round = 16\nfirst = 1\n"
    text = chambers((0, 4, 4, 3, 0, 0)).replace("upper = 0", "upper = 2", 1)
    table = acting("S1=ENE", "levels = { REF = 5 }", head=head, tail=text, seats=2)
    before = values(state(table))
    assert [chamber.upper for chamber in state(table).chambers.values()] == [2, 0, 0, 0, 0, 0]
    answer(table, "activate:S1", "end:turn")
    assert table.outcome is not None
    assert [chamber.upper for chamber in state(table).chambers.values()] == [0] * 6
    assert values(state(table)) == before
    table.check()


def last_turn(seats: int, rounds: int) -> NoriaTable:
    return acting(
        "S1=ENE",
        head=f"round = {rounds}\nfirst = 1\n",
        tail="".join(player(number, wheel("S1=ENE")) for number in range(2, seats + 1)),
        seats=seats,
    )


def test_the_game_ends_after_its_last_round() -> None:
    for seats, rounds in ((2, 16), (3, 15), (4, 14)):
        table = last_turn(seats, rounds)
        answer(table, "activate:S1", "end:turn")
        assert table.outcome is not None
        assert table.pending == ()
        table = last_turn(seats, rounds - 1)
        answer(table, "activate:S1", "end:turn")
        assert table.outcome is None
