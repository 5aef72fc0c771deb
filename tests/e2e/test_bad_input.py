"""Whatever a changed client, an old panel or a strange name sends: one clear answer, no harm.

People who know what controls look like press what they have no right to, type what nobody would,
and send the same thing several times at once. Whether the answer is a refusal or a move that they
may make, the bot answers each once, nothing fails inside it, and the tables stay sound.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import time
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.controls import Act
from bot.discord_bot import make_bot
from bot.practice import interactions, uses
from bot.practice.connect import joined
from bot.practice.errors import DiscordError
from bot.practice.limits.commands import OptionType
from bot.practice.model import JSON, Channel, Interaction, InteractionType
from bot.practice.person import NotAnswered, Person, Seen, people
from bot.practice.server import LocalDiscord
from tests.e2e.books import hold_tables
from tests.e2e.tables import At, answers, posted, seated, use

SECONDS = float(os.environ.get("FUZZ_SECONDS", "60"))

NAMES = (
    "\u202egnp.exe",
    "@everyone <@123> <#4>",
    "**b** `c` # h",
    "Z" + "\u0334\u0321\u0362" * 9,
    "👩‍🚀🦊 田中",
    "[a](http://b.c) ||x||",
)
TEXTS = (
    "",
    " ",
    "none",
    "0",
    "-1",
    "99999999999999999999999",
    "x" * 3000,
    "achieve:" + "9" * 4900,
    "\u0000",
    "💣" * 50,
    "a:b:c:d:e:f",
    "{ $x }",
    "'; DROP TABLE games; --",
    "../../etc/passwd",
    "١٢٣",
    "\u202e@everyone",
    "place:",
    "mode=expert mode=base",
    "2026-02-30",
    "25:61",
    "Europe/Atlantis",
)


class Mischief:
    """People with ideas, in two channels with a table each."""

    def __init__(
        self,
        local: LocalDiscord,
        tables: list[At],
        luck: random.Random,
        log: pytest.LogCaptureFixture,
    ) -> None:
        self.local = local
        self.world = local.world
        self.tables = tables
        self.luck = luck
        self.log = log
        self.people = people(local)
        self.sent: list[tuple[Person, Channel, JSON, Seen]] = []

    def custom_id(self) -> str:
        """A control that looks like ours, put together from true and false parts."""
        seen = self.message()
        ids = [str(one.get("custom_id", "")) for one in [*seen.buttons.values(), *seen.menus]]
        true = self.luck.choice(ids).split(":", 4) if ids else ["pb", "move", "", "", ""]
        true += [""] * (5 - len(true))
        act = self.luck.choice([true[1], *get_args(Act)])
        table = self.luck.choice([true[2], true[2], "0" * 10, "💣", ""])
        token = self.luck.choice([true[3], true[3], "00000000", self.text(20)])
        rest = self.luck.choice([true[4], self.text(60), "all:99999999", "some:-1"])
        return f"pb:{act}:{table}:{token}:{rest}"[:100]

    def text(self, most: int = 5000) -> str:
        """Something that nobody would write."""
        return self.luck.choice(TEXTS)[:most]

    def message(self) -> Seen:
        """Some message of some table with something to press, public or private."""
        at = self.luck.choice(self.tables)
        places = [at.where, *(one.dm for one in at.people)]
        found = [Seen(one) for place in places for one in place.messages.values()]
        return self.luck.choice([seen for seen in found if seen.buttons or seen.menus])

    def before(self) -> tuple[Person, Seen]:
        """Somebody in front of a message that they can see."""
        seen = self.message()
        where = self.world.channels[seen.message.channel_id]
        may = {seen.message.only_for} if seen.ephemeral else set(where.recipient_ids)
        return self.luck.choice([one for one in self.people if not may or one.id in may]), seen

    async def forge(self) -> None:
        """Press what is not there."""
        person, seen = self.before()
        values = [self.text(90) for _ in range(self.luck.randrange(3))]
        data: JSON = {"component_type": 3 if values else 2, "custom_id": self.custom_id(), "id": 1}
        if values:
            data["values"] = values
        channel = self.world.channels[seen.message.channel_id]
        self.sent.append((person, channel, data, seen))
        await self._over(self._begin(person, channel, data, seen))

    async def send_again(self) -> None:
        """What was pressed long ago, twice at once and by two people."""
        if not self.sent:
            return
        person, channel, data, seen = self.luck.choice(self.sent)
        if seen.id not in channel.messages:
            return
        private = seen.ephemeral or channel.recipient_ids
        other = person if private else self.luck.choice(self.people)
        both = [self._begin(one, channel, data, seen) for one in (person, other)]
        await asyncio.gather(*map(self._over, both))

    async def write_dialog(self) -> None:
        """Send a dialog that was never opened."""
        person, seen = self.before()
        channel = self.world.channels[seen.message.channel_id]
        press: JSON = {"component_type": 2, "custom_id": self.custom_id(), "id": 1}
        opener = self._begin(person, channel, press, seen)
        await self._over(opener)
        field = {"type": 4, "custom_id": "x", "id": 3, "value": self.text(3000)}
        data: JSON = {
            "custom_id": self.custom_id(),
            "components": [{"type": 18, "id": 2, "component": field}],
        }
        begun = interactions.begin(
            self.world,
            person.user,
            channel,
            InteractionType.MODAL_SUBMIT,
            data,
            message=seen.message,
            modal_of=opener,
        )
        await self._over(begun)

    async def command(self) -> None:
        """Any command with any arguments, as far as Discord lets them through."""
        person, at = self.luck.choice(self.people), self.luck.choice(self.tables)
        command = self.luck.choice(list(self.world.commands.values()))
        options = self._fill(command)
        try:
            begun = uses.invoke(self.world, person.user, at.where.id, int(command["id"]), options)
        except DiscordError:
            return
        await self._over(begun)

    async def complete(self) -> None:
        """Ask for suggestions while typing nonsense."""
        person, at = self.luck.choice(self.people), self.luck.choice(self.tables)
        command = self.luck.choice(list(self.world.commands.values()))
        options = self._fill(command, everything=True)
        inner = options
        while inner and inner[0].get("options"):
            inner = inner[0]["options"]
        if not inner:
            return
        self.luck.choice(inner)["focused"] = True
        try:
            await asyncio.wait_for(
                uses.autocomplete(
                    self.world, person.user, at.where.id, int(command["id"]), options
                ),
                20,
            )
        except DiscordError:
            return

    async def play(self) -> None:
        """Now and then somebody makes an honest move, perhaps twice at once."""
        at = self.luck.choice(self.tables)
        person, panel = await at.panel()
        choices = answers(panel)
        if choices:
            control = self.luck.choice(choices)
            await asyncio.gather(use(person, panel, control), use(person, panel, control))

    def _fill(self, definition: JSON, *, everything: bool = False) -> list[JSON]:
        options = definition.get("options") or []
        if options and options[0]["type"] in (OptionType.SUBCOMMAND, OptionType.GROUP):
            inner = self.luck.choice(options)
            filled = self._fill(inner, everything=everything)
            return [{"name": inner["name"], "type": inner["type"], "options": filled}]
        return [
            {"name": one["name"], "type": one["type"], "value": self._value(one)}
            for one in options
            if everything or one.get("required") or self.luck.random() < 0.6
        ]

    def _value(self, option: JSON) -> Any:
        match option["type"]:
            case OptionType.INTEGER:
                return self.luck.choice([0, 1, 2, 5, 10**9, -1])
            case OptionType.BOOLEAN:
                return self.luck.random() < 0.5
            case OptionType.USER:
                return str(self.luck.choice([self.world.bot_id, *(one.id for one in self.people)]))
            case OptionType.CHANNEL:
                return str(self.luck.choice(self.tables).where.id)
            case OptionType.ROLE:
                return str(self.luck.choice(list(self.local.guild.roles)))
        if option.get("choices") and self.luck.random() < 0.9:
            return self.luck.choice(option["choices"])["value"]
        return self.text(5000)

    def _begin(self, person: Person, channel: Channel, data: JSON, seen: Seen) -> Interaction:
        return interactions.begin(
            self.world,
            person.user,
            channel,
            InteractionType.COMPONENT,
            data,
            message=seen.message,
        )

    async def _over(self, interaction: Interaction) -> None:
        waiting = asyncio.create_task(interaction.over.wait())
        await asyncio.wait({waiting}, timeout=20)
        if not waiting.done():
            waiting.cancel()
            pytest.fail(f"no answer to {interaction.data}\n{self.log.text[-3000:]}", pytrace=False)


@pytest.mark.fuzz
async def test_mischief_gets_an_answer_and_changes_nothing_it_may_not(
    local: LocalDiscord, club: list[Person], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for person, name in zip(club, NAMES, strict=True):
        person.user.global_name = name
    database, began = tmp_path / "club.sqlite3", time.monotonic()
    number, local.patience = 0, 10.0
    async with joined(local, petit_bleu := make_bot(database)):
        tables = [
            await seated(local, club[:2], "innovation"),
            await seated(local, club[2:4], "cartels", local.channel("games")),
        ]
        mischief = Mischief(local, tables, random.Random(5), caplog)
        doings = [mischief.forge] * 6 + [mischief.command] * 4 + [mischief.complete] * 2
        doings += [mischief.send_again, mischief.write_dialog, mischief.play]
        while number < 60 or time.monotonic() < began + SECONDS / 4:
            number += 1
            try:
                await mischief.luck.choice(doings)()
            except (NotAnswered, TimeoutError, IndexError, DiscordError):
                continue
        await posted(petit_bleu)
    failed = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [one.getMessage() + str(one.exc_info) for one in failed] == []
    await hold_tables(database)
    print(f"{number} pieces of mischief")
