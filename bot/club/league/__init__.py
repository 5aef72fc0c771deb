"""Leagues within the club: sign-up, seasons, fixtures that open their own tables, results, ratings.

The arithmetic is in `bot.league`, the rows are in `storage`; here the two are brought together.
Each act is one transaction with its letters and its line in the league's log.

    league = await club.league.office.create(...)
    season = await club.league.office.open_season(...)
    await club.league.entry.join(season.id, person)
    await club.league.look.season(season.id)

Everything that follows from these by itself is done by `tending`: closing the sign-up, drawing up
divisions and fixtures, opening tables, pairing further rounds, ending the season. A game that ends
is counted by `counting` within the transaction that ends it.
"""

from bot.club.league.house import League
from bot.club.league.organiser import Organiser
from bot.club.league.rules import LeagueRules

__all__ = ["League", "LeagueRules", "Organiser"]
