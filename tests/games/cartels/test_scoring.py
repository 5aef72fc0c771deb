"""Scenarios 38 to 41: objectives as a matching, and ties."""

from __future__ import annotations

import itertools

import pytest

from games.cartels.cards import MACHINES, OBJECTIVES
from games.cartels.scoring import fulfilled
from games.chance import Chance, Seed
from games.position import read
from games.rules import Outcome
from tests.games.cartels.laying import workshops

FULL_HOUSE = ["M11", "M01", "M03", "M05", "M19", "M06"]


def final(*sides: str, options: str = "") -> Outcome:
    """The outcome when the last phase is over with these workshops."""
    text = (
        f'game = "cartels"\nseats = {len(sides)}\n{options}\n[state]\nround = 25\nphase = "over"\n'
        + workshops(*sides)
    )
    outcome = read(text).outcome
    assert outcome
    return outcome


def test_scenario_38_both_objectives() -> None:
    outcome = final(f'objective = "O1"\nmachines = {FULL_HOUSE}', "")
    assert [line.points[0] for line in outcome.account] == [8, 4, 3]
    assert outcome.scores[0] == 15


def test_scenario_39_objectives_in_conflict() -> None:
    outcome = final(f'objective = "O1"\nmachines = {FULL_HOUSE[:-1]}', "")
    assert [line.points[0] for line in outcome.account] == [7, 4, 0]
    assert outcome.scores[0] == 11


def test_scenario_40_nation_only() -> None:
    outcome = final('objective = "O3"\nmachines = ["M04", "M20", "M08"]', "")
    assert [line.points[0] for line in outcome.account] == [4, 0, 3]
    assert outcome.scores[0] == 7


def tied(machines: list[str], goods: int) -> str:
    """A workshop with these machines, goods and an objective that it does not fulfil."""
    return f"machines = {machines}\ngoods = {{ ST = {min(goods, 4)}, CO = {max(goods - 4, 0)} }}"


@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (tied(["M21", "M31"], 5), tied(["M22", "M32"], 3), (1, 2)),
        (tied(["M22", "M23"], 5), tied(["M31", "M11"], 3), (1, 2)),
        (tied(["M31", "M11"], 5), tied(["M22", "M23"], 5), (1, 2)),
        (tied(["M22", "M23"], 5), tied(["M31", "M11"], 5), (2, 1)),
        (tied(["M21", "M31"], 5), tied(["M22", "M32"], 5), (1, 1)),
    ],
)
def test_scenario_41_ties(first: str, second: str, places: tuple[int, int]) -> None:
    outcome = final(f'objective = "O2"\n{first}', f'objective = "O3"\n{second}')
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.places == places
    assert outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


def test_the_strict_objective_scores_both_or_nothing() -> None:
    strict = "[options]\nobjective_all_or_nothing = true"
    assert final(f'objective = "O1"\nmachines = {FULL_HOUSE}', "", options=strict).scores[0] == 15
    assert (
        final(f'objective = "O1"\nmachines = {FULL_HOUSE[:-1]}', "", options=strict).scores[0] == 7
    )


def test_the_assignment_is_the_best_of_all() -> None:
    """Against trying every assignment of machines to icons."""
    chance = Chance(Seed.from_words("objectives"))
    for _ in range(150):
        machines = chance.shuffle("hand", list(MACHINES))[: 3 + chance.below("size", 4)]
        objective = list(OBJECTIVES)[chance.below("card", 8)]
        card = OBJECTIVES[objective]

        def possible(icons: tuple[str, ...], held: list[str] = machines) -> bool:
            return any(
                all(
                    icon in (MACHINES[key].type, MACHINES[key].nation)
                    for icon, key in zip(icons, chosen, strict=True)
                )
                for chosen in itertools.permutations(held, len(icons))
            )

        best = max(
            7 * possible((*card.types, *card.nations)),
            4 * possible(card.types),
            3 * possible(card.nations),
        )
        assert fulfilled(objective, machines, all_or_nothing=False).points == best
