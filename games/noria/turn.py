"""A turn as one flowing menu: what is offered leads from phase to phase by itself."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Decision, Option
from games.event import Story
from games.noria import action, black_market, influence, politics
from games.noria.administration import administer, pass_on, place
from games.noria.facts import INCOME, LIMIT
from games.noria.state import State
from games.rules import Answers, Ask, choose
from games.text import Text, say


def step(state: State, story: Story) -> Generator[Ask, Answers, None]:
    """Take one step of the turn and come to rest."""
    turn = state.turn
    if turn.phase == "administration":
        if state.house.pending:
            yield from place(state, story)
        if not state.house.pending:
            pass_on(state, story)
    elif turn.acting:
        yield from action.act(state, story, turn.acting)
    else:
        yield from _menu(state, story)


def _menu(state: State, story: Story) -> Generator[Ask, Answers, None]:
    """Ask what to do next. Whatever belongs to a later phase ends the phases before it."""
    turn, house = state.turn, state.house
    cheapest = min(state.night_shift_price, state.modification_price)
    if turn.phase == "influence" and house.knowledge < cheapest:
        turn.phase = "action"
    offered = menu(state)
    decision = Decision(
        state.at, _prompt(turn.phase, turn.actions), tuple(offered), confirm=turn.touched
    )
    key = yield from choose(decision)
    verb, _, what = key.partition(":")
    match verb:
        case "activate":
            action.activate(state, story, what)
        case "inspect":
            action.inspect(state, story, what)
        case "trade":
            black_market.trade(state, story, what)
        case "shift":
            influence.shift(state, story, what)
        case "modify":
            yield from influence.modify(state, story, what)
        case "intrigue":
            yield from politics.intrigue(state, story, what)
        case "end" if what == "influence":
            turn.phase = "action"
        case "end":
            administer(state, story)
            if not house.pending:
                pass_on(state, story)


def menu(state: State) -> list[Option]:
    """Everything that can be done between two discs."""
    phase = state.turn.phase
    found: list[Option] = []
    discs: list[Option] = []
    if phase in ("influence", "action"):
        discs = action.options(state)
        found += discs
        trades = black_market.options(state)
        if phase == "action":
            found += trades
        else:
            found += influence.options(state)
            if trades:
                found.append(END_INFLUENCE)
    found += politics.options(state, early=bool(discs))
    house = state.house
    found.append(_end_turn(INCOME[house.factories], len(house.pending)))
    return found


END_INFLUENCE = Option("end:influence", say("noria.end-influence"), say("noria.end-influence-hint"))


@cache
def _end_turn(income: int, pending: int) -> Option:
    hint = say("noria.end-turn-hint", income=income, pending=pending)
    return Option("end:turn", say("noria.end-turn"), hint, final=not pending)


@cache
def _prompt(phase: str, actions: int) -> Text:
    return say(f"noria.ask-{phase}", done=actions, most=LIMIT.actions)
