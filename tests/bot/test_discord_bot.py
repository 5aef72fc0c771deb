"""The bot that `petitbleu play` runs, in the local Discord."""

from pathlib import Path

from bot.discord_bot import make_bot
from bot.practice.connect import joined
from bot.practice.person import people
from tests.local_discord import local_discord


async def test_about_tells_what_it_is_in_a_channel_and_in_a_dm(tmp_path: Path) -> None:
    async with local_discord() as local:
        zoe = people(local)[0]
        async with joined(local, make_bot(tmp_path / "club.sqlite3")):
            for where in (local.channel("games"), zoe.dm):
                outcome = await zoe.use("about", where)
                assert "**Petit Bleu 0." in outcome.text
                assert outcome.seen.ephemeral
