"""What players decide before the first round."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Decision, Option
from games.event import Story
from games.noria.administration import begin_round
from games.noria.facts import NAME, RESOURCE_DISCS, RESOURCES, TRACKS
from games.noria.state import House, State
from games.noria.wheel import ACTIVE, PATTERNS, Slot, Wheel
from games.noria.words import slot_text
from games.rules import Answers, Ask, choose
from games.text import Player, Seat, Series, say

BUILT = ("CIT", "TRA", "TOO", *RESOURCE_DISCS)
"""The discs that everybody starts with."""


def take_resource(state: State, story: Story) -> Generator[Ask, Answers, None]:
    """In turn order, everybody takes one resource."""
    prompt = say("noria.ask-resource")
    key = yield from choose(Decision(state.at, prompt, _RESOURCES))
    kind = key.partition(":")[2]
    state.house.stock[kind] += 1
    story.tell(
        say("noria.took-resource", player=Player(state.at), kind=NAME[kind]),
        marks=(f"player.{state.at}",),
    )
    if state.at == state.last_seat:
        state.stage = "tracks"
    state.at = (state.at + 1) % state.seats


_RESOURCES = tuple(
    Option(f"start:{kind}", say("noria.start-resource", kind=NAME[kind])) for kind in RESOURCES
)


def enter_track(state: State, story: Story) -> Generator[Ask, Answers, None]:
    """In turn order, everybody moves one representative to a first level, free of charge."""
    prompt = say("noria.ask-track")
    key = yield from choose(Decision(state.at, prompt, _TRACKS))
    track = key.partition(":")[2]
    state.house.levels[track] = 1
    story.tell(
        say("noria.entered", player=Player(state.at), track=NAME[track]),
        marks=(f"track.{track}",),
    )
    if state.at == state.last_seat:
        begin_round(state, story)
    else:
        state.at = (state.at + 1) % state.seats


_TRACKS = tuple(
    Option(f"start:{track}", say("noria.start-track", track=NAME[track])) for track in TRACKS
)


def build_wheels(state: State, story: Story) -> Generator[Ask, Answers, None]:
    """Expert game: all build their wheels at the same time, unseen until all are done.

    Each chooses the two active slots, then the slots of the inactive half, then the order in
    which the six discs fill them.
    """
    houses = enumerate(state.houses)
    done = len(state.houses[0].plan)
    if done < 6:
        answers = yield tuple(_pattern_decision(seat, house) for seat, house in houses)
        for seat, house in enumerate(state.houses):
            house.plan += answers[seat][0].partition(":")[2].split("-")
        return
    answers = yield tuple(_discs_decision(seat, house) for seat, house in houses)
    for seat, house in enumerate(state.houses):
        discs = [key.partition(":")[2] for key in answers[seat]]
        house.wheel = Wheel.of(dict(zip(sorted(house.plan, key=_order), discs, strict=True)))
        house.plan = []
        story.tell(
            say("noria.built-wheel", player=Player(seat)), marks=(f"wheel.{seat}",), reveals=True
        )
    begin_round(state, story)


def _order(slot: Slot) -> int:
    return "SML".index(slot[0]) * 6 + int(slot[1])


def fitting(plan: list[Slot]) -> list[tuple[Slot, ...]]:
    """The next slots that may be chosen: the active two first, then the inactive four."""
    active = set(plan)
    if not plan:
        return sorted({tuple(s for s in pattern if s in ACTIVE) for pattern in PATTERNS})
    return [
        tuple(slot for slot in pattern if slot not in ACTIVE)
        for pattern in PATTERNS
        if active == {slot for slot in pattern if slot in ACTIVE}
    ]


def _pattern_decision(seat: Seat, house: House) -> Decision:
    """Put even where one pattern is left: whom the table waits for must not tell what was built."""
    prompt = say("noria.ask-inactive" if house.plan else "noria.ask-active")
    options = tuple(_slots(slots) for slots in fitting(house.plan))
    return Decision(seat, prompt, options, secret=True, confirm=True)


@cache
def _slots(slots: tuple[Slot, ...]) -> Option:
    label = say("noria.wheel-slots", slots=Series(tuple(say(f"noria.brief-{s}") for s in slots)))
    return Option("wheel:" + "-".join(slots), label)


def _discs_decision(seat: Seat, house: House) -> Decision:
    slots = Series(tuple(slot_text(slot) for slot in sorted(house.plan, key=_order)))
    count = len(BUILT)
    return Decision(
        seat,
        say("noria.ask-discs", slots=slots),
        _DISCS,
        least=count,
        most=count,
        ordered=True,
        secret=True,
    )


_DISCS = tuple(Option(f"wheel:{disc}", say("noria.wheel-disc", disc=NAME[disc])) for disc in BUILT)
