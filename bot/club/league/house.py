"""The league service: its parts over one house."""

from __future__ import annotations

from bot.club.house import House
from bot.club.league.convening import Convening
from bot.club.league.counting import Counting
from bot.club.league.entry import Entry
from bot.club.league.looking import LeagueLooking
from bot.club.league.office import Office
from bot.club.league.tending import Tending
from bot.club.lobby import Lobby
from bot.club.play import Play
from bot.club.refusals import ClubRefusal
from storage.games import Games


class League:
    """Everything about leagues, for whoever talks to people."""

    def __init__(self, house: House, lobby: Lobby, play: Play) -> None:
        self._house = house
        self._lobby = lobby
        counting = Counting(house.ledger)
        house.ledger.when_ended(counting.ended)
        self.catch_up = counting.catch_up
        self.tending = Tending(house, counting, play)
        self.office = Office(house, self.tending)
        self.entry = Entry(house, self.tending)
        self.tables = Convening(house, lobby)
        self.look = LeagueLooking(house)

    async def channel_gone(self, channel: str) -> None:
        """A league's channel was deleted, and its tables' threads with it."""
        for table in await self.office.channel_gone(channel):
            row = await Games(self._house.database.reading).get(table)
            if row:
                try:
                    await self._lobby.channel_gone(row.channel)
                except ClubRefusal:
                    continue
