"""Opening the table of a fixture, once there is a thread for it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.club.house import House
from bot.club.league.reading import Season, read_season
from bot.club.league.tending import STAND_IN
from bot.club.lobby import Lobby
from bot.club.refusals import ClubRefusal
from bot.club.results import Person, Summary
from storage.entrants import EntrantRow, Entrants
from storage.fixtures import Fixture, Fixtures
from storage.session import Session


class _Changed(Exception):
    """Somebody was replaced while the table was being laid out."""


class Convening:
    """Seats the entrants of a fixture, in their order, and lets them begin."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def due(self, subject: str) -> tuple[Season, Fixture]:
        """The fixture that a letter asked a thread for; refused when it needs none any more."""
        name, _, tries = subject.rpartition("/")
        fixture = await Fixtures(self._house.database.reading).get(name)
        if fixture is None or str(fixture.row.tries) != tries:
            raise ClubRefusal("league-fixture-settled")
        if fixture.row.state in ("planned", "void"):
            raise ClubRefusal("league-fixture-settled")
        return await read_season(self._house.database.reading, fixture.row.season), fixture

    async def open(self, subject: str, thread: str) -> Summary:
        """Open the table in its thread; the same again finds it open."""
        while True:
            season, fixture = await self.due(subject)
            try:
                return await self._open(season, fixture, subject, thread)
            except _Changed:
                continue

    async def give_back(self, subject: str) -> None:
        """No thread can be had: the fixture waits for its turn once more."""
        name, _, tries = subject.rpartition("/")
        async with self._house.database.writing() as session:
            fixture = await Fixtures(session).get(name)
            if fixture and fixture.row.state == "opening" and str(fixture.row.tries) == tries:
                await Fixtures(session).save(replace(fixture.row, state="planned"))

    async def _open(self, season: Season, fixture: Fixture, subject: str, thread: str) -> Summary:
        rules, name = season.rules, fixture.row.id
        here = [season.entrants[number] for number in fixture.entrants]

        async def mark(session: Session) -> None:
            now = await Fixtures(session).get(name)
            if now is None or now.row.state != "opening" or now.row.tries != fixture.row.tries:
                raise ClubRefusal("league-fixture-settled")
            entrants = {one.number: one for one in await Entrants(session).of(season.row.id)}
            if [_sitter(entrants[number]) for number in now.entrants] != list(map(_sitter, here)):
                raise _Changed
            await Fixtures(session).save(replace(now.row, state="open", game=table))

        table = f"{name}-{fixture.row.tries}"
        return await self._lobby.convene(
            game=rules.game,
            options=rules.options,
            language=season.league.language,
            sitters=[_sitter(one) for one in here],
            channel=thread,
            guild=season.league.guild,
            pace=rules.pace,
            palette=rules.palette,
            interaction=f"fixture/{subject}",
            first=mark,
            table=table,
        )


def _sitter(one: EntrantRow) -> Person | str:
    return Person(one.person, one.name) if one.state == "in" else STAND_IN
