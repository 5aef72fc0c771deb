"""The outbox as its worker sees it.

The worker loops: `await club.outbox.wait(...)`, then for each letter of `due()` post it with its
nonce and say what became of it. A crash between posting and `posted()` means that the same letter
comes again with the same nonce, so that Discord (or the worker) can tell it was there already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from msgspec.structs import replace

from bot.club.house import House
from bot.club.ledger import nonce_for
from bot.club.letters import (
    Content,
    HandLetter,
    Letter,
    NoteLetter,
    TurnLetter,
    content_from_text,
)
from bot.club.settings import settings_of
from bot.club.telling import Posting, to_channel, to_person
from games.text import Player, say
from storage.games import GameRow, Games
from storage.outbox import LetterRow
from storage.outbox import Outbox as Letters
from storage.seats import Seats

LONGEST_PAUSE = 300.0
"""Seconds between two tries, at most."""
KEPT_SECONDS = 30 * 86400.0
"""How long letters are kept that were posted and followed by others."""
AWAY = "the bot is not in that server"
ASLEEP = "quiet hours"
"""Why a letter waits that would wake its reader up."""


class Outbox:
    """Letters in order: per target the next one comes only when the one before is done with."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._letters = Letters(house.database.reading)

    async def due(self, limit: int = 20, going: Collection[str] = ()) -> tuple[Letter, ...]:
        """At most one letter per target: the oldest that is neither posted nor given up.

        Those whose nonces are `going` are on their way already. One that was held up until its
        reader's quiet hours waits for the morning.
        """
        rows = await self._letters.due(self._house.now(), limit + len(going))
        waiting = [row for row in rows if row.nonce not in going]
        return tuple(
            [
                await self._letter(row)
                for row in waiting[:limit]
                if not await self._wakes(row) and not await self._needless(row)
            ]
        )

    async def _wakes(self, row: LetterRow) -> bool:
        """Whether it would wake its reader up; then it is put off."""
        where, _, person = row.target.partition(":")
        if where != "person" or not row.fresh:
            return False
        now, settings = self._house.now(), await settings_of(self._house.database.reading, person)
        awake = settings.hours.awake(now)
        if awake > now:
            async with self._house.database.writing() as session:
                await Letters(session).postpone(row.nonce, awake, ASLEEP)
        return awake > now

    async def _needless(self, row: LetterRow) -> bool:
        """Whether it waited for the morning and its reader has answered meanwhile."""
        if row.reason != ASLEEP or row.kind != "hand" or not row.fresh or row.game is None:
            return False
        person = row.target.partition(":")[2]
        for seat in await Seats(self._house.database.reading).of(row.game):
            if seat.person == person and seat.asked and seat.since <= row.made_at:
                return False
        async with self._house.database.writing() as session:
            await Letters(session).settle(row.nonce, "overtaken", reason=ASLEEP)
        return True

    async def posted(self, nonce: str, message: str) -> None:
        """It stands there, as this message."""
        async with self._house.database.writing() as session:
            await Letters(session).settle(nonce, "posted", message=message)

    async def retry(self, nonce: str, reason: str, *, after: float | None = None) -> None:
        """It failed for now; due again later, each time longer, or after what Discord said."""
        async with self._house.database.writing() as session:
            row = await Letters(session).get(nonce)
            if row:
                pause = min(2.0**row.attempts, LONGEST_PAUSE) if after is None else after
                await Letters(session).postpone(nonce, self._house.now() + pause, reason)

    async def give_up(self, nonce: str, reason: str, *, left: bool = False) -> None:
        """It cannot be posted. For a person's letter the channel is told, once.

        Either the person takes no direct messages, or has `left` the server.
        """
        async with self._house.database.writing() as session:
            row = await Letters(session).get(nonce)
            if row is None:
                return
            await Letters(session).settle(nonce, "given up", reason=reason)
            game = await Games(session).get(row.game) if row.game else None
            content = content_from_text(row.content)
            if isinstance(content, HandLetter) and game and game.phase == "playing":
                person = row.target.partition(":")[2]
                note = NoteLetter(say("bot.hand-closed", player=Player(content.seat)), (person,))
                if left:
                    text = say(
                        "bot.member-left", player=Player(content.seat), seat=content.seat + 1
                    )
                    note = NoteLetter(text)
                posting = Posting(to_channel(game.channel), note, fresh=True)
                once = nonce_for("left" if left else "closed", game.id, person)
                await self._house.ledger.post(session, game.id, [posting], nonce=once)

    async def deleted(self, channel: str, messages: set[str]) -> None:
        """Messages are gone from a channel: what its open table has to show there is posted anew.

        Only the newest message of a kind counts; with another one on its way nothing is missing.
        """
        row = await Games(self._house.database.reading).open_in(channel)
        last = await self._shown(row) if row else None
        if last and last.state == "posted" and last.message in messages:
            await self._post_again(last, nonce_for("again", last.message))

    async def sent_away(self, guild: str) -> None:
        """The bot is no longer in a server: its tables stand still, nothing is posted there."""
        for row in await Games(self._house.database.reading).open_in_guild(guild):
            async with self._house.database.writing() as session:
                await Letters(session).drop_due(to_channel(row.channel), AWAY)

    async def back(self, guild: str, *, dropped: bool = False) -> None:
        """The bot is in a server again: every table shows itself where it had left off.

        Or only those of which something was `dropped` meanwhile.
        """
        for row in await Games(self._house.database.reading).open_in_guild(guild):
            last = await self._shown(row)
            if last is None or (dropped and last.state != "given up"):
                continue
            if last.state != "due" or not last.fresh:
                await self._post_again(last, nonce_for("back", last.nonce))

    async def _shown(self, row: GameRow) -> LetterRow | None:
        """The letter that shows an open table as it is."""
        kind = "turn" if row.phase == "playing" else "lobby"
        return await self._letters.newest(row.id, kind, to_channel(row.channel))

    async def _post_again(self, last: LetterRow, nonce: str) -> None:
        again = Posting(last.target, content_from_text(last.content), fresh=True)
        async with self._house.database.writing() as session:
            await self._house.ledger.post(session, last.game, [again], nonce=nonce)

    async def tidy(self) -> None:
        """Forget old letters that nothing can ask for again."""
        async with self._house.database.writing() as session:
            await Letters(session).tidy(self._house.now() - KEPT_SECONDS)

    async def wait(self, seconds: float = 30) -> None:
        """Until something may be due."""
        committed = self._house.database.committed
        committed.clear()
        due = await self._letters.next_due()
        if due is not None:
            seconds = min(seconds, due - self._house.now())
        if seconds > 0:
            try:
                async with asyncio.timeout(seconds):
                    await committed.wait()
            except TimeoutError:
                return

    async def message(self, table: str, kind: str, target: str) -> str | None:
        """The last message posted of a kind ("turn", "hand", "lobby"...) to a channel or person."""
        to = to_person(target) if kind == "hand" else to_channel(target)
        return await self._letters.last_message(table, kind, to)

    async def _calling(self, content: Content) -> Content:
        """A letter to a channel, calling nobody who is asleep by now."""
        match content:
            case TurnLetter(called=tuple(called)):
                return replace(content, called=await self._awake(called))
            case NoteLetter(mentions=mentions):
                return replace(content, mentions=await self._awake(mentions))
        return content

    async def _awake(self, people: tuple[str, ...]) -> tuple[str, ...]:
        now, reading = self._house.now(), self._house.database.reading
        known = {one: (await settings_of(reading, one)).hours for one in people}
        return tuple(one for one, hours in known.items() if hours.awake(now) <= now)

    async def old_hand(self, table: str, person: str, message: str) -> bool:
        """Whether a message is a hand of a table that a newer one has followed."""
        hand = (table, "hand", to_person(person))
        newest = await self._letters.last_message(*hand)
        return newest != message and await self._letters.stood(*hand, message)

    async def _letter(self, row: LetterRow) -> Letter:
        where, _, target = row.target.partition(":")
        return Letter(
            nonce=row.nonce,
            table=row.game or "",
            channel=target if where == "channel" else None,
            person=target if where == "person" else None,
            content=await self._calling(content_from_text(row.content)),
            fresh=bool(row.fresh),
            attempts=row.attempts,
            replaces=await self._letters.last_message(row.game, row.kind, row.target),
        )
