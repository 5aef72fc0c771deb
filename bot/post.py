"""The postman: what is in the outbox is posted, in order and exactly once.

A letter goes out with its nonce, by which Discord recognises it when it comes twice within minutes.
For longer outages the postman looks, after a restart, whether a letter that was on its way already
stands in the channel: the frame of its layout carries a number made from the nonce.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from typing import Any

import discord

from bot.club import Club, ClubRefusal
from bot.club.letters import (
    ConsentLetter,
    HandLetter,
    Letter,
    LobbyLetter,
    NoteLetter,
    TurnLetter,
)
from bot.panels.desk import desk_panel
from bot.panels.drawing import board_picture, hand_picture
from bot.panels.parts import Panel
from bot.panels.table import consent_panel, lobby_panel, note_panel, turn_panel
from bot.speech import NO_MENTIONS

log = logging.getLogger(__name__)

CANNOT_DM = 50007
TOO_OLD_TO_EDIT = 30046
GONE = frozenset({10003, 10004, 10008, 10013})
"""Unknown channel, guild, message, user."""
LOOK_BACK = 25
REMEMBERED = 512


def stamp(nonce: str) -> int:
    """The nonce as a component id, which Discord keeps as long as the message."""
    return zlib.crc32(nonce.encode()) % 0x7FFF_FFF0 + 1


class Postman:
    """Takes letters out of the outbox and posts them."""

    def __init__(self, client: discord.Client, club: Club) -> None:
        self._client = client
        self._club = club
        self._doubtful: set[str] = set()
        self._posted: OrderedDict[int, discord.ui.LayoutView] = OrderedDict()
        """Layouts posted lately: their controls can be taken away without fetching them."""

    async def run(self) -> None:
        """Post for ever."""
        self._doubtful = {letter.nonce for letter in await self._club.outbox.due(1000)}
        while True:
            letters = await self._club.outbox.due()
            if not letters:
                await self._club.outbox.wait(30)
                continue
            await asyncio.gather(*(self._deliver(letter) for letter in letters))

    async def _deliver(self, letter: Letter) -> None:
        outbox = self._club.outbox
        try:
            message = await self._post(letter)
        except discord.HTTPException as problem:
            if problem.code in GONE | {CANNOT_DM} or problem.status == 403:
                log.info("letter %s cannot be posted: %s", letter.nonce, problem)
                await outbox.give_up(letter.nonce, f"{problem.code}")
            else:
                log.warning("letter %s is tried again: %s", letter.nonce, problem)
                await outbox.retry(letter.nonce, f"{problem.status} {problem.code}")
        except ClubRefusal as refusal:
            await outbox.give_up(letter.nonce, str(refusal))
        except (OSError, TimeoutError, discord.DiscordException) as problem:
            log.warning("letter %s is tried again: %s", letter.nonce, problem)
            await outbox.retry(letter.nonce, type(problem).__name__)
        except Exception:
            log.exception("letter %s fails", letter.nonce)
            await outbox.retry(letter.nonce, "error")
        else:
            await outbox.posted(letter.nonce, str(message.id))

    async def _post(self, letter: Letter) -> discord.Message:
        target = await self._target(letter)
        if letter.nonce in self._doubtful or letter.attempts:
            self._doubtful.discard(letter.nonce)
            if found := await self._already_there(target, letter):
                return found
        panel = await self._panel(letter)
        if not letter.fresh and letter.replaces:
            edited = await self._edit(target, int(letter.replaces), panel)
            if edited:
                return edited
            panel = await self._panel(letter)
        panel.view.children[0].id = stamp(letter.nonce)
        sent: discord.Message = await target.send(
            view=panel.view,
            files=panel.files,
            allowed_mentions=panel.mentions,
            nonce=letter.nonce,
        )
        self._remember(sent.id, panel.view)
        if letter.replaces and letter.fresh:
            await self._take_controls_away(target, int(letter.replaces))
        return sent

    def _remember(self, message: int, view: discord.ui.LayoutView) -> None:
        self._posted[message] = view
        while len(self._posted) > REMEMBERED:
            self._posted.popitem(last=False)

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
                return turn_panel(table, board, turn, await board_picture(board))
            case HandLetter():
                desk = await look.desk(letter.table, letter.person)
                language = desk.table.language
                hand = await hand_picture(desk, language)
                since = None
                if letter.fresh and letter.person:
                    since = await look.since(letter.table, letter.person)
                lately = await look.log(letter.table, letter.person, limit=2)
                told = (
                    ()
                    if letter.fresh
                    else tuple(
                        told for line in lately if line.seat == desk.seat for told in line.told
                    )
                )
                return desk_panel(desk, language, hand=hand, told=told, since=since)
            case NoteLetter(text=text, mentions=mentions):
                return note_panel(await look.summary(letter.table), text, mentions)
            case ConsentLetter(consent=consent, granted=granted):
                return consent_panel(await look.summary(letter.table), consent, granted)

    async def _edit(self, target: Any, message: int, panel: Panel) -> discord.Message | None:
        """Bring a message up to date; `None` when it is gone or too old, and a new one is due."""
        try:
            self._remember(message, panel.view)
            edited: discord.Message = await target.get_partial_message(message).edit(
                view=panel.view, attachments=panel.files, allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException as problem:
            if problem.code in {10008, TOO_OLD_TO_EDIT}:
                return None
            raise
        return edited

    async def _take_controls_away(self, target: Any, message: int) -> None:
        """Leave the old message as it is, but for its controls; it may be gone."""
        try:
            view = self._posted.pop(message, None)
            if view is None:
                old = await target.fetch_message(message)
                view = discord.ui.LayoutView.from_message(old, timeout=None)
            for item in list(view.children):
                if isinstance(item, discord.ui.ActionRow):
                    view.remove_item(item)
            view.stop()
            await target.get_partial_message(message).edit(view=view, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as problem:
            log.debug("controls of message %s stay: %s", message, problem)

    async def _already_there(self, target: Any, letter: Letter) -> discord.Message | None:
        """Whether a letter that was on its way when the bot stopped has arrived."""
        if not letter.fresh:
            return None
        me = self._client.user
        async for message in target.history(limit=LOOK_BACK):
            if message.author == me and stamp(letter.nonce) in {
                component.id for component in message.components
            }:
                found: discord.Message = message
                return found
        return None
