"""What stands in the bot's messages: enough to change them without sending anything twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord
from msgspec import Struct

from bot.panels.parts import Panel

REMEMBERED = 256


class Shown(Struct):
    """A message as it was last sent or edited; not its pictures, which Discord keeps."""

    view: discord.ui.LayoutView
    written: str
    attachments: Sequence[discord.Attachment]


class Standing:
    """Messages posted or edited lately. Whatever is forgotten costs a request, nothing else."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, Shown] = OrderedDict()
        self._retired: OrderedDict[int, None] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def changing(self, message: int) -> asyncio.Lock:
        """Hold it while a message is brought up to date: a click and the post may want to."""
        return self._locks.setdefault(message, asyncio.Lock())

    def remember(self, message: discord.Message, panel: Panel) -> None:
        """This is what the message shows now."""
        self._shown[message.id] = Shown(panel.view, panel.written(), message.attachments)
        self._shown.move_to_end(message.id)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    def of(self, message: int) -> Shown | None:
        """What a message shows, if that is known."""
        return self._shown.get(message)

    def forget(self, message: int) -> Shown | None:
        """The message is changed otherwise or gone."""
        return self._shown.pop(message, None)

    def retire(self, message: int) -> Shown | None:
        """A newer message takes this one's place: it is not to have controls any more."""
        self._retired[message] = None
        while len(self._retired) > REMEMBERED:
            self._retired.popitem(last=False)
        return self.forget(message)

    def retired(self, message: int) -> bool:
        """Whether a newer one has taken its place lately; later the outbox knows."""
        return message in self._retired
