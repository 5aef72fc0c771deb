"""Divisions: sizes, promotion and relegation, seeding."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.divisions import divided, ladder, moves, seeding, sizes


@given(st.integers(0, 500), st.integers(2, 16), st.integers(2, 4))
def test_sizes_add_up_and_only_the_last_differs(entrants: int, size: int, least: int) -> None:
    found = sizes(entrants, size, least)
    assert sum(found) == entrants
    assert all(one == size for one in found[:-1])
    if len(found) > 1:
        assert least <= found[-1] or size < least
        assert found[-1] * 2 >= size


def test_promotion_and_relegation() -> None:
    final = [list("abcd"), list("efgh"), list("ijkl")]
    goes = {move.person: move.goes_to for move in moves(final, up=1, down=2)}
    assert goes == {
        "a": 0, "b": 0, "c": 1, "d": 1,
        "e": 0, "f": 1, "g": 2, "h": 2,
        "i": 1, "j": 2, "k": 2, "l": 2,
    }  # fmt: skip
    assert ladder(moves(final, up=1, down=2)) == list("abecdfighjkl")


@pytest.mark.parametrize(("up", "down"), [(0, 0), (9, 9), (1, 0), (0, 3)])
def test_a_small_division_is_not_emptied(up: int, down: int) -> None:
    final = [list("abc"), list("d"), list("ef")]
    found = moves(final, up, down)
    assert sorted(move.person for move in found) == list("abcdef")
    assert all(abs(move.goes_to - move.division) <= 1 for move in found)
    assert sum(move.goes_to > 0 for move in found if move.division == 0) <= 1
    assert next(move for move in found if move.person == "d").goes_to == 1


@given(
    st.integers(0, 40), st.integers(2, 8), st.integers(0, 3), st.integers(0, 3),
    st.sets(st.integers(0, 39)), st.integers(0, 5),
)  # fmt: skip
def test_nobody_loses_a_place_they_earned(
    count: int, size: int, up: int, down: int, gone: set[int], new: int
) -> None:
    """Whoever leaves and whoever comes: all others begin where they earned it, or above.

    Only a last division that was larger than the others may be parted when more people come.
    """
    final = divided([str(number) for number in range(count)], size, 2)
    earned = moves(final, up, down)
    signed_up = [str(n) for n in range(count) if n not in gone] + [f"new{n}" for n in range(new)]
    after = divided(seeding(signed_up, earned, {}), size, 2)
    division = {person: number for number, people in enumerate(after) for person in people}
    for move in earned:
        if move.person in division:
            large = move.goes_to == len(final) - 1 and len(final[-1]) > size
            assert division[move.person] <= move.goes_to + large
    # Nobody is passed by somebody who stood below them on the ladder.
    order = [person for people in after for person in people]
    assert order == seeding(signed_up, earned, {})
    assert [person for person in order if not person.startswith("new")] == [
        person for person in ladder(earned) if person in division
    ]


def test_newcomers_begin_at_the_foot_by_rating() -> None:
    earned = moves([list("ab"), list("cd")], 1, 1)
    found = seeding(["x", "d", "y", "a", "z", "w"], earned, {"y": 20.0, "w": 31.0, "a": 50.0})
    assert found == ["a", "d", "w", "y", "x", "z"]
