"""The postman: what is in the outbox is posted, in order and exactly once.

A letter goes out with its nonce, by which Discord recognises it when it comes twice within minutes.
For longer outages the postman looks, after a restart, whether a letter that was on its way already
stands in the channel: the frame of its layout carries a number made from the nonce.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Any

import discord
from msgspec.structs import replace

from bot.club import Club, ClubRefusal
from bot.club.letters import (
    ConsentLetter,
    DigestLetter,
    FixtureLetter,
    HandLetter,
    LeagueNote,
    Letter,
    LobbyLetter,
    NoteLetter,
    OfferLetter,
    SeasonLetter,
    TurnLetter,
    WeekLetter,
)
from bot.club.outbox import ASLEEP
from bot.league_post import league_panel, open_in_thread
from bot.panels.drawing import board_picture
from bot.panels.parts import Panel, without_controls
from bot.panels.private import private_panel
from bot.panels.seats import offer_panel, week_panel
from bot.panels.table import consent_panel, lobby_panel, note_panel, turn_panel
from bot.panels.turns import digest_panel
from bot.speech import NO_MENTIONS, SafeWords
from bot.standing import Standing

log = logging.getLogger(__name__)

CANNOT_DM = 50007
TOO_OLD_TO_EDIT = 30046
UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
THREAD_IS_ARCHIVED = 50083
LOOK_BACK = 1000
"""How many messages of a channel are searched for a letter that may have arrived."""
AT_ONCE = 50
"""How many letters are looked at together; one target that is slow holds up nobody else."""
GLANCE = 0.2
"""Seconds after which new letters are looked for while others are still on their way."""
PAUSE = 1.0
"""Seconds after which a letter is tried again when the database has failed."""
TRIES = 12
"""How often a letter is tried that Discord does not understand."""


def stamp(nonce: str) -> int:
    """The nonce as a component id, which Discord keeps as long as the message."""
    return zlib.crc32(nonce.encode()) % 0x7FFF_FFF0 + 1


class Postman:
    """Takes letters out of the outbox and posts them."""

    def __init__(self, client: discord.Client, club: Club, standing: Standing) -> None:
        self._client = client
        self._club = club
        self._standing = standing
        self._doubtful: set[str] = set()
        """Letters that may stand there already, though nobody has written that down."""
        self._going: dict[str, asyncio.Task[None]] = {}
        self.answered = True
        """Whether Discord answered when it was last spoken to; nobody's time runs out else."""

    async def run(self) -> None:
        """Post for ever."""
        self._doubtful = {letter.nonce for letter in await self._club.outbox.due(1000)}
        try:
            while True:
                try:
                    await self._round()
                except Exception:
                    log.exception("the outbox cannot be read")
                    await asyncio.sleep(PAUSE)
        finally:
            for task in self._going.values():
                task.cancel()
            await asyncio.gather(*self._going.values(), return_exceptions=True)

    async def _round(self) -> None:
        """Send off whatever is due and wait until something may have changed."""
        free = AT_ONCE - len(self._going)
        for letter in await self._club.outbox.due(free, self._going.keys()):
            self._going[letter.nonce] = asyncio.create_task(self._carry(letter))
        if not self._going:
            await self._club.outbox.wait(30)
            return
        await asyncio.wait(
            self._going.values(), timeout=GLANCE, return_when=asyncio.FIRST_COMPLETED
        )
        self._going = {nonce: task for nonce, task in self._going.items() if not task.done()}

    async def _carry(self, letter: Letter) -> None:
        """Deliver a letter; when not even that can be written down, try again after a while."""
        try:
            await self._deliver(letter)
        except Exception:
            log.exception("what became of letter %s cannot be written down", letter.nonce)
            await asyncio.sleep(PAUSE)

    async def _deliver(self, letter: Letter) -> None:
        outbox = self._club.outbox
        if letter.person and letter.fresh:
            # Written before quiet hours and late: it waits until they are over.
            asleep = await self._club.people.asleep(letter.person)
            if asleep:
                await outbox.retry(letter.nonce, ASLEEP, after=asleep)
                return
        try:
            message = await self._post(letter)
        except discord.HTTPException as problem:
            log.info("letter %s is not posted: %s", letter.nonce, problem)
            self._hear(answered=problem.status < 500)
            await self._undeliverable(letter, problem)
        except ClubRefusal as refusal:
            await outbox.give_up(letter.nonce, str(refusal))
        except (OSError, TimeoutError, discord.DiscordException) as problem:
            log.warning("letter %s is tried again: %s", letter.nonce, problem)
            self._hear(answered=False)
            await outbox.retry(letter.nonce, type(problem).__name__)
        except Exception:
            log.exception("letter %s fails", letter.nonce)
            await outbox.retry(letter.nonce, "error")
        else:
            self._hear(answered=True)
            await outbox.posted(letter.nonce, str(message))
            self._doubtful.discard(letter.nonce)

    def _hear(self, *, answered: bool) -> None:
        """Discord has answered, or has not."""
        if answered != self.answered:
            self.answered = answered
            self._club.keeper.wake()

    async def _undeliverable(self, letter: Letter, problem: discord.HTTPException) -> None:
        """Discord refuses: for good, or until somebody gives a permission back."""
        outbox, reason = self._club.outbox, f"{problem.status} {problem.code}"
        if letter.person:
            refused = problem.status == 403 or problem.code in (CANNOT_DM, UNKNOWN_USER)
            if refused:
                left = await self._has_left(letter)
                await outbox.give_up(letter.nonce, reason, left=left)
                return
        elif problem.code == UNKNOWN_CHANNEL:
            await self._club.lobby.channel_gone(letter.channel or "")
            await self._club.league.channel_gone(letter.channel or "")
            await outbox.give_up(letter.nonce, reason)
            return
        elif problem.status == 403 and await self._sent_away(letter):
            await outbox.give_up(letter.nonce, reason)
            return
        if problem.status == 400 and letter.attempts >= TRIES:
            log.error("letter %s is given up: %s", letter.nonce, problem)
            await outbox.give_up(letter.nonce, reason)
            if isinstance(letter.content, FixtureLetter):
                await self._club.league.tables.give_back(letter.content.subject)
            return
        await outbox.retry(letter.nonce, reason)

    async def _sent_away(self, letter: Letter) -> bool:
        """Whether the bot is no longer in the table's server."""
        if not letter.table:
            return False
        table = await self._club.look.summary(letter.table)
        return bool(
            self._client.is_ready()
            and table.guild
            and self._client.get_guild(int(table.guild)) is None
        )

    async def _has_left(self, letter: Letter) -> bool:
        """Whether a person is no longer in the table's server."""
        if not letter.table:
            return False
        table = await self._club.look.summary(letter.table)
        guild = self._client.get_guild(int(table.guild or 0))
        if guild is None:
            return False
        try:
            await guild.fetch_member(int(letter.person or 0))
        except discord.HTTPException as problem:
            return problem.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return False

    async def _post(self, letter: Letter) -> int:
        """Post a letter or bring its message up to date; the message's id."""
        target = await self._target(letter)
        replaces = int(letter.replaces or 0)
        if not letter.fresh and replaces and await self._edit(target, replaces, letter):
            return replaces
        sent = await self._already_there(target, letter) or await self._send(target, letter)
        if replaces and letter.fresh and not isinstance(letter.content, NoteLetter | LeagueNote):
            await self._take_controls_away(target, replaces)
        if isinstance(letter.content, FixtureLetter):
            await open_in_thread(self._club, target, sent, letter.content)
        return sent

    async def _send(self, target: Any, letter: Letter) -> int:
        panel = await self._panel(letter)
        self._doubtful.add(letter.nonce)
        with panel.numbered(stamp(letter.nonce)):
            sent: discord.Message = await target.send(
                view=panel.view,
                files=panel.files,
                allowed_mentions=panel.mentions,
                nonce=letter.nonce,
            )
        self._standing.remember(sent, panel)
        return sent.id

    async def _target(self, letter: Letter) -> Any:
        """The channel, or the person's direct messages."""
        if letter.person:
            return await self._client.create_dm(discord.Object(int(letter.person)))
        channel = int(letter.channel or 0)
        return self._client.get_channel(channel) or await self._client.fetch_channel(channel)

    async def _panel(self, letter: Letter) -> Panel:
        look = self._club.look
        match letter.content:
            case LobbyLetter():
                return lobby_panel(await look.summary(letter.table))
            case TurnLetter(move=move) as turn:
                table = await look.summary(letter.table)
                board = await look.board(letter.table, None, move)
                times = await look.times(letter.table)
                turn = replace(turn, called=await self._awake(turn.called))
                return turn_panel(table, board, turn, await board_picture(board), times)
            case HandLetter(note=note):
                return await private_panel(
                    self._club,
                    letter.table,
                    letter.person or "",
                    None,
                    note=note,
                    hurried=not letter.fresh,
                )
            case NoteLetter(text=text, mentions=mentions):
                awake = await self._awake(mentions) or ()
                own = await self._club.people.language(letter.person) if letter.person else None
                return note_panel(await look.summary(letter.table), text, mentions, awake, own)
            case ConsentLetter(consent=consent, granted=granted):
                table = await look.summary(letter.table)
                missing = [table.seats[seat].person for seat in consent.missing]
                awake = await self._awake(tuple(one for one in missing if one)) or ()
                return consent_panel(table, consent, granted, awake)
            case OfferLetter():
                open_seats = await self._club.offers.open_seats(letter.table)
                return offer_panel(await look.summary(letter.table), open_seats)
            case DigestLetter():
                waiting = await look.turns(letter.person or "")
                if not waiting:
                    raise ClubRefusal("no-turns")
                language = await self._club.people.language(letter.person or "")
                return digest_panel(waiting, SafeWords(language or waiting[0].table.language))
            case WeekLetter(week=week, language=language):
                return week_panel(week, SafeWords(language))
            case SeasonLetter() | FixtureLetter() | LeagueNote() as content:
                return await league_panel(self._club, content)

    async def _awake(self, people: tuple[str, ...] | None) -> tuple[str, ...] | None:
        """Those of the called who are not in their quiet hours by now."""
        if people is None:
            return None
        asleep = [await self._club.people.asleep(person) for person in people]
        return tuple(person for person, later in zip(people, asleep, strict=True) if not later)

    async def _edit(self, target: Any, message: int, letter: Letter) -> bool:
        """Bring a message up to date; false when it is gone or too old, and a new one is due."""
        async with self._standing.changing(message):
            panel = await self._panel(letter)
            shown = self._standing.of(message)
            if shown and shown.written == panel.written():
                return True
            there = shown.attachments if shown else ()
            partial = target.get_partial_message(message)
            change = {
                "view": panel.view,
                "attachments": panel.attachments(there),
                "allowed_mentions": NO_MENTIONS,
            }
            try:
                edited = await _awake(target, partial, change)
            except discord.HTTPException as problem:
                self._standing.forget(message)
                if problem.code in {UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT}:
                    return False
                raise
            self._standing.remember(edited, panel)
        return True

    async def _take_controls_away(self, target: Any, message: int) -> None:
        """Leave the old message as it is, but for its controls; it may be gone."""
        try:
            # Somebody may be answering on it just now; whatever that shows is shown before.
            async with self._standing.changing(message):
                shown = self._standing.retire(message)
                if shown is None:
                    old = await target.fetch_message(message)
                    view = discord.ui.LayoutView.from_message(old, timeout=None)
                else:
                    view = shown.view
                change = {"view": without_controls(view), "allowed_mentions": NO_MENTIONS}
                await _awake(target, target.get_partial_message(message), change)
        except discord.HTTPException as problem:
            log.info("controls of message %s stay: %s", message, problem)

    async def _already_there(self, target: Any, letter: Letter) -> int | None:
        """Whether a letter that was on its way already has arrived."""
        if letter.nonce not in self._doubtful and not letter.attempts:
            return None
        me = self._client.user
        # It can only stand after the one before it, however much people have written since.
        after = discord.Object(int(letter.replaces)) if letter.replaces else None
        try:
            async for message in target.history(limit=LOOK_BACK, after=after):
                if message.author == me and stamp(letter.nonce) in {
                    component.id for component in message.components
                }:
                    return int(message.id)
        except discord.Forbidden:
            log.info("there is no looking back in channel %s", letter.channel)
        return None


async def _awake(target: Any, message: Any, change: dict[str, Any]) -> discord.Message:
    """Edit a message, and wake the thread that it stands in if that has gone to sleep."""
    try:
        edited: discord.Message = await message.edit(**change)
    except discord.HTTPException as problem:
        if problem.code != THREAD_IS_ARCHIVED or not isinstance(target, discord.Thread):
            raise
        await target.edit(archived=False)
        for file in change.get("attachments", ()):
            if isinstance(file, discord.File):
                file.reset()
        edited = await message.edit(**change)
    return edited
