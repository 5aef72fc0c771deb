"""An evening at the club: shorthand with which the tests open tables, answer and read letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Self

import pytest

from bot.club import Club, ClubRefusal, HandLetter, Letter, Person, Reply, Summary, TurnLetter
from games.chance import Chance, Seed
from games.decision import Illegal
from games.stand_in import Random
from games.text import Text

ADA, BLAISE, CLARA, DENIS = (
    Person(name.lower(), name) for name in ("Ada", "Blaise", "Clara", "Denis")
)
PEOPLE = (ADA, BLAISE, CLARA, DENIS)


class Evening:
    """A club whose clock stands still unless somebody moves it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.club: Club
        self.time = 1_000_000.0
        self._clicks: Iterator[int] = count(1)
        self.letters: list[Letter] = []
        """Everything that was posted, in order."""

    async def open(self, warm: int = 8) -> None:
        """Open the doors."""
        self.club = await Club.open(self.path, warm=warm, now=lambda: self.time)

    async def __aenter__(self) -> Self:
        """Open the doors for as long as a test lasts."""
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.club.close()

    async def reopen(self, warm: int = 8) -> None:
        """Close and open: nothing stays in memory."""
        await self.club.close()
        await self.open(warm)

    def click(self) -> str:
        """A new interaction."""
        return f"click-{next(self._clicks)}"

    async def lobby(
        self,
        people: Iterable[Person] = (ADA, BLAISE),
        stand_ins: int = 0,
        game: str = "parlour",
        channel: str = "salon",
        **options: Any,
    ) -> Summary:
        """A lobby with everybody seated."""
        host, *others = people
        table = await self.club.lobby.open(
            game=game,
            options=options,
            language="en",
            host=host,
            channel=channel,
            guild="guild",
            interaction=self.click(),
        )
        for person in others:
            await self.club.lobby.join(table.id, person)
        for _ in range(stand_ins):
            await self.club.lobby.add_stand_in(table.id, host.id, interaction=self.click())
        return await self.club.look.summary(table.id)

    async def table(
        self,
        people: Iterable[Person] = (ADA, BLAISE),
        stand_ins: int = 0,
        game: str = "parlour",
        channel: str = "salon",
        **options: Any,
    ) -> Summary:
        """A table in play."""
        lobby = await self.lobby(people, stand_ins, game, channel, **options)
        await self.club.lobby.start(lobby.id, lobby.host, interaction=self.click())
        await self.club.settled()
        return await self.club.look.summary(lobby.id)

    async def answer(self, table: str, person: str, *keys: str) -> Reply:
        """Answer as somebody who has just looked."""
        asked = (await self.club.look.desk(table, person)).asked
        assert asked, f"{person} is not asked"
        return await self.club.play.answer(
            table, person, keys, interaction=self.click(), token=asked.token
        )

    async def answer_anyway(self, table: str, person: str, *keys: str) -> Reply:
        """Answer as somebody who has not looked."""
        return await self.club.play.answer(table, person, keys, interaction=self.click())

    async def picks(self, table: Summary, number: int = 1) -> Summary:
        """Every person picks; the first seat's turn begins."""
        for sitting in table.seats:
            if sitting.person and sitting.asked:
                await self.answer(table.id, sitting.person, f"pick:{number}")
        await self.club.settled()
        return await self.club.look.summary(table.id)

    async def play_on(self, table: str, answers: int = 10_000, words: str = "luck") -> Summary:
        """People answer at random, up to a number of answers or to the end."""
        luck = Chance(Seed.from_words(words))
        for _ in range(answers):
            summary = await self.club.look.summary(table)
            asked = [sitting.person for sitting in summary.seats if sitting.asked]
            if summary.phase != "playing":
                return summary
            person = asked[luck.below("who", len(asked))]
            assert person, "the stand-ins have settled"
            desk = await self.club.look.desk(table, person)
            assert desk.asked
            answer = Random[Any]().answer(None, desk.asked.decision, luck)
            await self.answer(table, person, *answer)
            await self.club.settled()
        return await self.club.look.summary(table)

    async def post(self) -> list[Letter]:
        """Post whatever is due, and return it."""
        posted = []
        while due := await self.club.outbox.due():
            for letter in due:
                posted.append(letter)
                await self.club.outbox.posted(letter.nonce, f"m{len(self.letters)}")
                self.letters.append(letter)
        return posted


def seat_of(table: Summary, person: Person) -> int:
    """Where somebody sits."""
    seat = table.seat_of(person.id)
    assert seat is not None
    return seat


def first(table: Summary) -> str:
    """The person on the first seat."""
    person = table.seats[0].person
    assert person
    return person


def second(table: Summary) -> str:
    """The person on the second seat."""
    person = table.seats[1].person
    assert person
    return person


def turns(letters: Iterable[Letter]) -> list[TurnLetter]:
    """The table messages among the letters."""
    return [letter.content for letter in letters if isinstance(letter.content, TurnLetter)]


def hands(letters: Iterable[Letter]) -> list[tuple[str | None, bool]]:
    """To whom hands go, and whether as new messages."""
    return [
        (letter.person, letter.fresh)
        for letter in letters
        if isinstance(letter.content, HandLetter)
    ]


def ids(lines: Iterable[Any]) -> list[str]:
    """What was told, by message id without its area."""
    return [line.text.id.partition(".")[2] for line in lines]


def refused(info: pytest.ExceptionInfo[Any]) -> str:
    """The message id of a refusal."""
    assert isinstance(info.value, ClubRefusal | Illegal)
    reason: Text = info.value.reason
    return reason.id.partition(".")[2]
