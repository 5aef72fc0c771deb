"""The Universal Exhibition and the end of a round."""

from __future__ import annotations

from games.chance import Chance
from games.decision import Decision, Option
from games.event import Story
from games.promethium.box import RULE
from games.promethium.projects import activatable, activate, exhibition_value
from games.promethium.schemes import Step
from games.promethium.state import (
    Cell,
    Industrialist,
    State,
    gain_lobby,
    order_of,
    snake,
)
from games.promethium.wording import discard_option, name, names, phrase, simple
from games.rules import ask, choose
from games.text import Player, Seat

DONE = simple("done:expo", "done-expo")
DONE_LAST = Option(DONE.key, DONE.label, phrase("done-expo-last-hint"))
"""The same in the last round, after which nothing can be activated any more."""


def expo(state: State, story: Story) -> Step:
    """Let the next player activate projects; after the last one, score."""
    seat = order_of(state)[state.turn]
    player = state.players[seat]
    if options := activatable(state, player):
        prompt = phrase("ask-expo")
        done = DONE_LAST if state.round == RULE.rounds else DONE
        key = yield from choose(Decision(seat, prompt, (*options, done)))
        if key != DONE.key:
            activate(state, seat, key.removeprefix("activate:"), story)
            return
    state.turn += 1
    if state.turn == len(state.players):
        _score(state, story)


def _score(state: State, story: Story) -> None:
    for seat in order_of(state):
        state.players[seat].earned = _exhibit(state, seat, story)
    earned = [player.earned for player in state.players]
    bonus = lobby_bonus(earned)
    for seat in sorted(order_of(state), key=lambda seat: -bonus[seat]):
        gained = gain_lobby(state, seat, bonus[seat])
        if gained:
            story.used("lobby:bonus")
            story.tell(
                phrase("lobby-bonus", player=Player(seat), count=gained, earned=earned[seat]),
                marks=(f"player.{seat}",),
            )
    state.turn = 0
    state.phase = "over" if state.round == RULE.rounds else "end"
    if state.phase == "end":
        for player in state.players:
            risen = player.influence + RULE.influence_a_round
            player.influence = min(RULE.influence_most, risen)
        story.tell(phrase("influence-rises", count=RULE.influence_a_round))


def _exhibit(state: State, seat: Seat, story: Story) -> int:
    """Score a player's activated projects; returns the money earned."""
    player = state.players[seat]
    earned = 0
    for built in player.projects:
        if built.active and not built.scored:
            built.scored = True
            value = exhibition_value(player.improvements, built.id, built.cubes)
            state.cubes += built.cubes
            if built.cubes and "IMP_CORRUPTION" in player.improvements:
                story.used("improvement:IMP_CORRUPTION")
            built.cubes = 0
            earned += value
            text = phrase("exhibits", player=Player(seat), project=name(built.id), value=value)
            story.tell(text, marks=(f"player.{seat}", "score"))
    player.money += earned
    return earned


def lobby_bonus(earned: list[int]) -> list[int]:
    """Lobby tokens for the best earners of a round: those who tie take the worse place's share."""
    first, second = RULE.lobby_bonus
    shares = {1: first, 2: second}
    bonus = []
    for money in earned:
        better = sum(other > money for other in earned)
        worst = better + earned.count(money)
        bonus.append(shares.get(worst, 0) if money > 0 else 0)
    return bonus


def end_round(state: State, chance: Chance, story: Story) -> Step:
    """The next player renews the hand; after the last one, everything else is renewed."""
    seat = order_of(state)[state.turn]
    player = state.players[seat]
    most = min(RULE.discards, len(player.hand))
    options = tuple(discard_option(scheme) for scheme in player.hand)
    dropped = yield from ask(
        Decision(
            seat,
            phrase("ask-discard", most=most),
            options,
            least=0,
            most=most,
            declining=phrase("keep-all"),
        )
    )
    _discard(player, seat, [key.removeprefix("discard:") for key in dropped], story)
    _draw(player, seat, chance, story)
    state.turn += 1
    if state.turn == len(state.players):
        _renew(state, story)


def _discard(player: Industrialist, seat: Seat, schemes: list[str], story: Story) -> None:
    for scheme in schemes:
        player.hand.remove(scheme)
        if scheme in player.shown:
            player.shown.remove(scheme)
        player.discards.append(scheme)
    if schemes:
        text = phrase("discards", player=Player(seat), schemes=names(schemes))
        story.tell(text, marks=(f"player.{seat}",), reveals=True)


def _draw(player: Industrialist, seat: Seat, chance: Chance, story: Story) -> None:
    drawn = []
    while len(player.hand) < RULE.hand:
        if not player.pile:
            player.pile, player.discards = chance.shuffle("schemes", player.discards), []
        drawn.append(player.pile.pop(0))
        player.hand.append(drawn[-1])
    player.hand.sort()
    if drawn:
        story.tell(
            phrase("draws-own", schemes=names(drawn)),
            to=(seat,),
            shadow=phrase("draws", player=Player(seat), count=len(drawn)),
            reveals=True,
        )


def _renew(state: State, story: Story) -> None:
    """A new first player, a full grid, a queue that has moved up."""
    state.round += 1
    state.first = (state.first + 1) % len(state.players)
    state.track = snake(state)
    state.meeple = order_of(state)[1]
    for player in state.players:
        player.earned = 0
    for cell in state.grid:
        if cell:
            cell.swapped = False
    for place, cell in enumerate(state.grid):
        if cell is None and state.pile:
            state.grid[place] = Cell(state.pile.pop(0))
    move_queue(state)
    state.phase = "bid"
    state.turn = 0
    text = phrase("round-begins", round=state.round, player=Player(state.first))
    story.tell(text, marks=("grid", "queue", "track"), reveals=True)


def move_queue(state: State) -> None:
    """Drop what stands at the arrows, move up, and refill from the deck."""
    dropped = state.queue[: RULE.arrows]
    state.dismissed += [project for project in dropped if project]
    queue = [project for project in state.queue[RULE.arrows :] if project]
    while len(queue) < RULE.queue and (state.deck or state.buried):
        queue.append((state.deck or state.buried).pop(0))
        for player in state.players:
            player.glimpse = player.glimpse[1:]
    state.queue = queue + [""] * (RULE.queue - len(queue))
