"""What happened, and who may know it.

The channel's story of a turn, the private one and the replay are all made from these.
"""

from collections import Counter

from msgspec import Struct

from games.bound import Budget
from games.text import Seat, Text


class Event(Struct, frozen=True):
    """Something that happened, as those who may know it hear it and as the rest do."""

    text: Text
    audience: tuple[Seat, ...] | None = None
    """Who hears the text; `None` is everybody, spectators included."""
    shadow: Text | None = None
    """What everybody else hears instead; `None` is nothing at all."""
    touches: tuple[Seat, ...] = ()
    """Seats to whom this was done: they are told it first when they come back."""
    marks: tuple[str, ...] = ()
    """Places of the board that changed, by the names the game's picture gives them."""
    reveals: bool = False
    """Something hidden came to light: nobody can take back what led to it."""

    def heard_by(self, seat: Seat | None) -> Text | None:
        """What this seat (or a spectator) is told."""
        if self.audience is None or seat in self.audience:
            return self.text
        return self.shadow


class Story:
    """Where the rules tell what happens while they run."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._events: list[Event] = []
        self.revealed = False
        self.uses: Counter[str] = Counter()

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
        """Add an event to the story."""
        self._budget.spend()
        self._events.append(Event(text, to, shadow, touches, marks, reveals))
        self.revealed |= reveals

    def used(self, what: str) -> None:
        """Count a card, effect or action as used, for those who study games."""
        self.uses[what] += 1

    def take(self) -> tuple[Event, ...]:
        """Hand over what was told since the last time."""
        events = tuple(self._events)
        self._events.clear()
        return events
