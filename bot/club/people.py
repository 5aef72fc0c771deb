"""What the club remembers of people."""

from __future__ import annotations

from bot.club.house import House
from bot.club.results import Person
from storage.players import Players


class People:
    """Names and languages."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def set_language(self, person: Person, language: str | None) -> None:
        """The language a person reads; `None` is each table's own."""
        async with self._house.database.writing() as session:
            await Players(session).meet(person.id, person.name)
            await Players(session).set_language(person.id, language)

    async def language(self, person: str) -> str | None:
        """The language a person reads, where it is known."""
        return await Players(self._house.database.reading).language(person)
