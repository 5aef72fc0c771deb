"""What the club answers when something cannot be done."""

from games.text import Arg, Text


class ClubRefusal(Exception):
    """A refusal with a reason that a person understands. Nothing has changed."""

    def __init__(self, message: str, /, **args: Arg) -> None:
        self.reason = Text(f"bot.{message}", args)
        super().__init__(self.reason.id)


class Stale(ClubRefusal):
    """What a control was made for is no longer there: an old panel."""
