"""An evening at the club with the parlour game, as the club's own tests have it."""

from tests.bot.club.conftest import _same_every_evening, evening

__all__ = ["_same_every_evening", "evening"]
