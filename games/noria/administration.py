"""Phase IV: income, the wheel turns, bought discs find their slots; then the next player."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Decision, Option
from games.event import Story
from games.noria.facts import INCOME, gears
from games.noria.state import State, Turn
from games.noria.wheel import SLOTS, Disc, Slot, plain
from games.noria.words import disc_text, slot_text
from games.rules import Answers, Ask, choose
from games.text import Player, Text, say


def why_not_place(state: State, slot: Slot) -> Text | None:
    """Why a bought disc cannot be laid there now."""
    if state.turn.phase != "administration":
        return say("noria.no-place-yet")
    return None if slot in SLOTS else say("noria.no-slot", slot=slot)


def administer(state: State, story: Story) -> None:
    """Take the income and turn the rings: the slots used this turn hold other discs from now on."""
    house = state.house
    income = INCOME[house.factories]
    house.knowledge += income
    house.wheel = house.wheel.turned()
    state.turn = Turn("administration")
    story.tell(
        say("noria.administered", player=Player(state.at), income=income),
        marks=(f"wheel.{state.at}",),
    )


@cache
def _place(slot: Slot, there: Disc, more: bool, final: bool) -> Option:
    message = "noria.place-over" if there else "noria.place"
    label = say(message, slot=slot_text(slot), disc=disc_text(there))
    return Option(f"place:{slot}", label, more=more, final=final)


def place(state: State, story: Story) -> Generator[Ask, Answers, None]:
    """Lay the next bought disc into the wheel; what lay there leaves the game."""
    house = state.house
    wheel, disc, last = house.wheel, house.pending[0], len(house.pending) == 1
    room = any(not wheel.disc(slot) for slot in SLOTS)
    slots = sorted(SLOTS, key=lambda slot: wheel.disc(slot) != "")
    decision = Decision(
        state.at,
        say("noria.ask-place", disc=disc_text(disc)),
        tuple(
            _place(
                slot,
                wheel.disc(slot),
                slot in state.turn.placed or bool(room and wheel.disc(slot)),
                last,
            )
            for slot in slots
        ),
    )
    key = yield from choose(decision)
    slot = key.partition(":")[2]
    house.pending.pop(0)
    there = wheel.disc(slot)
    if there:
        state.gone[plain(there)] += 1
    house.wheel = wheel.put(slot, disc)
    state.turn.placed.append(slot)
    story.used("action:overwrite" if there else "action:place")
    story.tell(
        say(
            "noria.placed-over" if there else "noria.placed",
            player=Player(state.at),
            disc=disc_text(disc),
            slot=slot_text(slot),
            other=disc_text(there),
        ),
        marks=(f"wheel.{state.at}",),
    )


def pass_on(state: State, story: Story) -> None:
    """The turn is over: the next player, the next round, or the end."""
    state.turn = Turn()
    seat = state.at
    state.at = (seat + 1) % state.seats
    if seat != state.last_seat:
        return
    if state.round == state.rounds:
        state.stage = "over"
        for chamber in state.chambers.values():
            chamber.upper = 0
        return
    begin_round(state, story)


def begin_round(state: State, story: Story) -> None:
    """Take the lowest marker off the round track."""
    state.stage = "turn"
    state.round += 1
    state.at = state.first
    story.tell(
        say(
            "noria.round",
            round=state.round,
            rounds=state.rounds,
            price=gears(state.seats, state.round),
        ),
        marks=("rounds",),
    )
