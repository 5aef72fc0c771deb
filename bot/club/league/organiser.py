"""Who may organise: those who run the club's games, and whoever has a role that a league names."""

from __future__ import annotations

from msgspec import Struct

from bot.club.refusals import ClubRefusal
from storage.leagues import LeagueRow


class Organiser(Struct, frozen=True):
    """Somebody who wants to organise, with what Discord and the club say of them."""

    person: str
    guild: str
    manage: bool = False
    """Whether they may run the club's games: by Discord's leave or by the club's."""
    roles: frozenset[str] = frozenset()

    def may_organise(self, league: LeagueRow | None = None) -> bool:
        """Whether they may organise this league, or make a new one."""
        if league and league.guild != self.guild:
            return False
        return self.manage or bool(league and league.role in self.roles)

    def must_organise(self, league: LeagueRow | None = None) -> None:
        """Refuse everybody who may not."""
        if not self.may_organise(league):
            raise ClubRefusal("league-not-organiser")
