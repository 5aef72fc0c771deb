"""What costs much is done only so often."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.club import ClubRefusal
from bot.thrift import KEPT, PERSON, SERVER, Thrift


class Wall:
    """A clock on the wall that a test can turn."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def asked(person: int, guild: int | None = 1) -> Any:
    """An interaction of somebody's."""
    return SimpleNamespace(user=SimpleNamespace(id=person), guild_id=guild)


def refused(thrift: Thrift, interaction: Any) -> int | None:
    """For how long a replay is refused, if it is."""
    try:
        thrift.spend("replay", interaction)
    except ClubRefusal as refusal:
        reason = refusal.reason
    else:
        return None
    assert reason.id == "bot.slow-down"
    return int(str(reason.args["seconds"]))


def test_a_person_has_so_many_and_then_waits_for_the_first_to_be_forgotten() -> None:
    wall = Wall()
    thrift, most = Thrift(wall), PERSON["replay"]
    for _ in range(most.times):
        assert refused(thrift, asked(1)) is None
        wall.time += 1
    assert refused(thrift, asked(1)) == most.seconds - most.times
    assert refused(thrift, asked(1, guild=2)) is not None, "elsewhere it is the same person"
    assert refused(thrift, asked(2)) is None
    thrift.spend("picture", asked(1))
    wall.time = 1000.0 + most.seconds
    assert refused(thrift, asked(1)) is None
    assert refused(thrift, asked(1)) == 1


def test_a_server_has_so_many_whoever_asks() -> None:
    thrift, most = Thrift(Wall()), SERVER["replay"]
    for person in range(most.times):
        assert refused(thrift, asked(person)) is None
    assert refused(thrift, asked(9999)) == most.seconds
    assert refused(thrift, asked(9999, guild=2)) is None
    assert refused(thrift, asked(9999, guild=None)) is None


def test_a_refusal_is_not_counted_against_anybody() -> None:
    wall = Wall()
    thrift, most = Thrift(wall), PERSON["replay"]
    for _ in range(most.times * 3):
        refused(thrift, asked(1))
    wall.time += most.seconds
    assert refused(thrift, asked(1)) is None


def test_those_who_were_quiet_are_forgotten() -> None:
    wall = Wall()
    thrift = Thrift(wall)
    for person in range(KEPT + 100):
        refused(thrift, asked(person, guild=None))
        wall.time += 1
    assert len(thrift._spent) < KEPT
    answers = [refused(thrift, asked(1)) for _ in range(PERSON["replay"].times + 1)]
    assert answers[-1] is not None
