"""What can be read on a panel."""

import discord

from bot.panels.parts import Panel


def texts(panel: Panel) -> str:
    """Everything that is written on a panel."""
    items = panel.view.walk_children()
    return "\n".join(one.content for one in items if isinstance(one, discord.ui.TextDisplay))
