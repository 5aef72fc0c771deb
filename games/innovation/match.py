"""What the effects in progress have in common: who shares, what was demanded, who claims what."""

from __future__ import annotations

from collections.abc import Iterator

from games.chance import Chance
from games.event import Story
from games.innovation.cards import CARDS, GOALS, ICONS, NAMES, Special, unpacked
from games.innovation.ending import won_by_achievements
from games.innovation.state import Holding, State
from games.text import Player, Seat, Text, say


class DogmaOver(Exception):
    """The rest of the dogma action is dropped, the sharing bonus included."""


class Match:
    """One run of the rules between two rests. It is never stored."""

    def __init__(self, state: State, chance: Chance, story: Story) -> None:
        self.state = state
        self.chance = chance
        self.story = story
        self.source = ("", 1)
        """The card and the number of the effect being executed."""
        self.executing: Seat | None = None
        """Who is executing it."""
        self.altered = False
        """Whether this dogma action has changed anything."""
        self.sharing = False
        """Whether a sharer is executing a shared effect."""
        self.shared = False
        """Whether the sharing bonus was earned in this dogma action."""
        self.demanding = False
        """Whether a demand is being executed."""
        self.demand_met = False
        """Whether the demand of the card being executed moved a card."""
        self.tally: dict[Seat, int] = {}
        """The most cards that each player returned through Democracy in this dogma action."""
        self._open = state.unclaimed_specials()

    @property
    def open_to_boards(self) -> list[Special]:
        """The special achievements that somebody's board could still earn."""
        return [special for special in self._open if special != "monument"]

    def tell(
        self,
        text: Text,
        *,
        to: tuple[Seat, ...] | None = None,
        shadow: Text | None = None,
        touches: tuple[Seat, ...] = (),
        marks: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        """Tell what happens.

        Once something has come to light, all that follows counts as part of it: a card may be
        drawn, carried out and gone again before anybody is asked.
        """
        revealed = reveals or self.story.revealed
        self.story.tell(text, to=to, shadow=shadow, touches=touches, marks=marks, reveals=revealed)

    def changed(self) -> None:
        """Something changed: it earns the bonus when a sharer did it."""
        self.altered = True
        if self.sharing:
            self.shared = True

    def moved_by_demand(self) -> None:
        """A card was transferred or returned: a demand has had its way."""
        if self.demanding:
            self.demand_met = True

    def clockwise(self, after: Seat) -> Iterator[Seat]:
        """The other seats, beginning at the left of one."""
        count = len(self.state.players)
        for step in range(1, count):
            yield (after + step) % count

    def board_changed(self, *seats: Seat) -> None:
        """Hand out the special achievements that boards earn, first to the player on turn."""
        if not self.open_to_boards:
            return
        turn = self.state.turn
        if len(seats) == 1:
            self._look_at(seats[0])
            return
        for seat in (turn, *self.clockwise(turn)):
            if seat in seats:
                self._look_at(seat)

    def _look_at(self, seat: Seat) -> None:
        holding = self.state.players[seat]
        for special in self.open_to_boards:
            if deserves(holding, special):
                self.claim(seat, special)

    def count_for_monument(self, seat: Seat) -> None:
        """Hand out Monument for six cards tucked or scored in one turn."""
        holding = self.state.players[seat]
        if self.state.options.monument_combined:
            enough = holding.tucked + holding.scored >= 6
        else:
            enough = max(holding.tucked, holding.scored) >= 6
        if enough and "monument" in self._open:
            self.claim(seat, "monument")

    def claim(self, seat: Seat, special: Special) -> None:
        """Take a special achievement, if nobody has it."""
        if special not in self._open:
            return
        self._open.remove(special)
        self.state.players[seat].specials.append(special)
        self.changed()
        self.story.used(f"special:{special}")
        self.tell(
            say("innovation.claimed", player=Player(seat), special=NAMES[special]),
            marks=(f"achievements.{seat}",),
        )
        self.crown(seat)

    def crown(self, seat: Seat) -> None:
        """End the game when this player has enough achievements."""
        state = self.state
        if state.players[seat].achievements >= GOALS[len(state.players)]:
            raise won_by_achievements(state, seat)


def deserves(holding: Holding, special: Special) -> bool:
    """Whether a board alone earns this special achievement."""
    match special:
        case "empire":
            counts = holding.counts
            return all(unpacked(counts, icon) >= 3 for icon in ICONS)
        case "world":
            return unpacked(holding.counts, "clock") >= 12
        case "wonder":
            return all(pile.splay in ("right", "up") for pile in holding.board.values())
        case "universe":
            return len(holding.tops) == 5 and all(CARDS[top].age >= 8 for top in holding.tops)
        case "monument":
            return False
