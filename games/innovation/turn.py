"""The opening and the four actions of a turn."""

from __future__ import annotations

from games.decision import Decision, Option
from games.innovation.actor import Actor, Steps
from games.innovation.ages import EFFECTS
from games.innovation.cards import CARDS, NAMES, alphabetical, unpacked
from games.innovation.effects import dogma, reached
from games.innovation.match import Match
from games.innovation.questions import (
    achieve_action,
    action_prompt,
    card_option,
    dogma_action,
    draw_action,
    meld_action,
)
from games.innovation.state import Holding, State
from games.text import Player, say

_OPENING_PROMPT = say("innovation.ask-opening")


def actors(match: Match) -> list[Actor]:
    """Everybody at the table, ready to act."""
    players: list[Actor] = []
    players.extend(Actor(match, seat, players) for seat in range(len(match.state.players)))
    return players


def opening(match: Match) -> Steps[None]:
    """Everyone chooses in secret the card that begins their board."""
    state = match.state
    answers = yield tuple(
        Decision(
            seat,
            _OPENING_PROMPT,
            tuple(card_option("meld", card) for card in holding.hand),
            secret=True,
            confirm=True,
        )
        for seat, holding in enumerate(state.players)
    )
    chosen = [answers[seat][0].removeprefix("meld:") for seat in range(len(state.players))]
    for player, card in zip(actors(match), chosen, strict=True):
        player.meld(CARDS[card])
    language = state.options.first_player_language
    first = min(range(len(chosen)), key=lambda seat: alphabetical(chosen[seat], language))
    match.tell(
        say("innovation.begins", player=Player(first), card=NAMES[chosen[first]]), reveals=True
    )
    state.phase, state.turn, state.actions = "actions", first, 1


def action(match: Match) -> Steps[None]:
    """One action of the player on turn."""
    state = match.state
    me = actors(match)[state.turn]
    answers = yield (
        Decision(me.seat, action_prompt(state.actions), tuple(possible_actions(me)), confirm=True),
    )
    verb, _, what = answers[me.seat][0].partition(":")
    match.story.used(f"action:{verb}")
    match verb:
        case "draw":
            me.draw(me.highest_top)
        case "meld":
            me.meld(CARDS[what], revocable=True)
        case "achieve":
            dominate(me, int(what))
        case _:
            yield from dogma(me, CARDS[what])
    state.actions -= 1
    if state.actions == 0:
        end_turn(state)


def possible_actions(me: Actor) -> list[Option]:
    """Every action that the player may take now, the weightiest first."""
    state, holding = me.match.state, me.holding
    options = [achieve_action(age) for age in eligible(state, holding)]
    counts = [player.counts for player in state.players]
    for top in me.tops:
        shown = [unpacked(icons, top.featured) for icons in counts]
        options.append(dogma_action(top.id, *reached(me.seat, EFFECTS[top.id], shown)))
    for card in holding.hand:
        pile = holding.board[CARDS[card].colour].cards
        options.append(meld_action(card, pile[0] if pile else None))
    options.append(draw_action(state.next_deck(holding.highest_top)))
    return options


def eligible(state: State, holding: Holding) -> list[int]:
    """The ages that may be dominated with these points and top cards."""
    reach = min(holding.points // 5, holding.highest_top)
    return [age for age in state.unclaimed_ages() if age <= reach] if reach else []


def dominate(me: Actor, age: int) -> None:
    """Take the achievement of an age."""
    me.holding.ages.append(age)
    me.match.tell(
        say("innovation.achieved", player=me.who, age=age, name=NAMES[f"age-{age}"]),
        marks=(f"achievements.{me.seat}",),
    )
    me.match.crown(me.seat)


def end_turn(state: State) -> None:
    """Pass the turn to the left; what was tucked and scored for Monument is forgotten."""
    for holding in state.players:
        holding.tucked = holding.scored = 0
    count = len(state.players)
    state.turn = (state.turn + 1) % count
    state.number += 1
    state.actions = 1 if state.number == 2 and count == 4 else 2
