"""What the table asks and what a player may answer."""

from __future__ import annotations

from msgspec import Struct

from games.text import Seat, Text, say

Answer = tuple[str, ...]
"""The keys of the chosen options, in the order chosen; empty when the player declines."""

KEY_MOST = 100
"""Characters of the longest key that any rules would write; people may type more."""


class Illegal(Exception):
    """An answer that the rules do not allow, with a reason a player understands."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Option(Struct, frozen=True):
    """One thing that may be chosen.

    The key is stable and readable (`build:top`); what stands before the first colon is the verb, by
    which options are gathered into slash commands and rows of buttons.
    """

    key: str
    label: Text
    hint: Text | None = None
    """What choosing it leads to, for whoever wants to know before they choose."""
    more: bool = False
    """Legal but seldom wise: shown on request, after the sensible options."""
    final: bool = False
    """Ends the turn for good: cannot be taken back by its player alone."""

    @property
    def verb(self) -> str:
        """The kind of move this is."""
        return self.key.partition(":")[0]


class Decision(Struct, frozen=True):
    """A question to one seat, with everything that may be answered."""

    seat: Seat
    prompt: Text
    options: tuple[Option, ...]
    least: int = 1
    """How many options must be chosen; 0 allows declining."""
    most: int = 1
    ordered: bool = False
    """Whether the order in which options are chosen means something."""
    secret: bool = False
    """Whether the answer must stay unknown to the others while the game goes on."""
    declining: Text | None = None
    """The words for choosing nothing, where nothing may be chosen."""
    confirm: bool = False
    """Ask even when only one answer is possible."""
    as_listed: bool = False
    """The order is a right seldom worth a thought: the options may be taken as they are listed."""

    def option(self, key: str) -> Option | None:
        """The offered option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    @property
    def forced(self) -> Answer | None:
        """The only possible answer, when there is just one and it need not be confirmed."""
        if self.confirm:
            return None
        count = len(self.options)
        if min(self.most, count) == 0:
            return ()
        if self.least >= count and (count == 1 or not self.ordered):
            return tuple(option.key for option in self.options)
        return None

    def check(self, answer: Answer) -> None:
        """Refuse what does not answer this question."""
        for key in answer:
            if self.option(key) is None:
                raise Illegal(say("core.not-offered", key=key[:KEY_MOST]))
        if len(set(answer)) < len(answer):
            raise Illegal(say("core.chosen-twice"))
        if len(answer) < self.least:
            raise Illegal(say("core.too-few", least=self.least, given=len(answer)))
        if len(answer) > self.most:
            raise Illegal(say("core.too-many", most=self.most, given=len(answer)))


def answer_text(answer: Answer) -> str:
    """An answer as one readable word group: `card:archery card:oars`, or `none`."""
    return " ".join(answer) or "none"


def answer_from_text(text: str) -> Answer:
    """Read back what `answer_text` wrote."""
    keys = tuple(text.split())
    return () if keys == ("none",) else keys
