"""The bot as a discord.py client: what `petitbleu play` runs, locally or on Discord."""

import importlib.metadata

import discord
from discord import app_commands


class PetitBleu(discord.Client):
    """Petit Bleu's client. It mentions nobody unless a message says so."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.default(), allowed_mentions=discord.AllowedMentions.none()
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(about)

    async def setup_hook(self) -> None:
        """Tell Discord which commands there are."""
        await self.tree.sync()


@app_commands.command(description="What Petit Bleu is")
async def about(interaction: discord.Interaction) -> None:
    """Say what this is, which version runs, and what is being played here."""
    version = importlib.metadata.version("petitbleu")
    await interaction.response.send_message(
        f"**Petit Bleu** {version}: heavy board games, played by message.\n"
        "No game is in play here.",
        ephemeral=True,
    )


def make_bot() -> discord.Client:
    """A bot that has not logged in yet."""
    discord.VoiceClient.warn_nacl = False  # it has no voice, and need not say so
    return PetitBleu()
