"""What a button or menu means, written into its custom id.

Discord hands a custom id back as it was, even years and restarts later, so a control needs nothing
in memory: it names the act, the table, the question it was made for and the choice.
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Act = Literal[
    "answer",
    "decline",
    "menu",
    "dialog",
    "show",
    "move",
    "hand",
    "since",
    "board",
    "undo",
    "agree",
    "refuse",
    "plan",
    "try",
    "try-none",
    "try-menu",
    "try-dialog",
    "plan-show",
    "plan-back",
    "plan-send",
    "plan-drop",
    "join",
    "leave",
    "stand-in",
    "no-stand-in",
    "start",
    "cancel",
    "setting",
    "topic",
    "nudge",
    "back",
    "take",
    "home",
    "league-join",
    "league-leave",
    "league-withdraw",
    "league-mine",
    "league-text",
    "league-begin",
    "league-next",
]

PREFIX = "pb"
LONGEST = 100
"""Discord's bound on a custom id."""


class Control(Struct, frozen=True):
    """One control of a panel."""

    act: Act
    table: str
    token: str = ""
    """Tells the question that the control was made for from all others."""
    rest: str = ""
    """The option's key, a page, or whatever else the act needs."""

    def __str__(self) -> str:
        written = f"{PREFIX}:{self.act}:{self.table}:{self.token}:{self.rest}"
        if len(written) > LONGEST:
            raise ValueError(f"{written!r} is longer than a custom id may be")
        return written

    @classmethod
    def read(cls, custom_id: str) -> Control | None:
        """The control behind a custom id; `None` when it is not one of ours."""
        parts = custom_id.split(":", 4)
        if len(parts) != 5 or parts[0] != PREFIX or parts[1] not in get_args(Act):
            return None
        return cls(parts[1], *parts[2:])  # type: ignore[arg-type]


def number(text: str, other: int = 0) -> int:
    """A number out of a custom id, which anybody may have written; another one if it is none."""
    return int(text) if text.isdecimal() and len(text) < 8 else other
