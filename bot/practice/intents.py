"""Which news a bot hears: it says so when it identifies itself."""

from enum import IntFlag

from bot.practice.model import JSON


class Intent(IntFlag):
    """Groups of events, with Discord's bits."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


NO_INTENTS = Intent(0)
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_BITS = (1 << 26) - 1

# For each event that bots hear: the intent for it in a server and, where it exists, in a DM.
_NEEDED: dict[str, tuple[Intent, Intent | None]] = {
    **dict.fromkeys(
        ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"),
        (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    ),
    **dict.fromkeys(
        (
            "MESSAGE_REACTION_ADD",
            "MESSAGE_REACTION_REMOVE",
            "MESSAGE_REACTION_REMOVE_ALL",
            "MESSAGE_REACTION_REMOVE_EMOJI",
        ),
        (Intent.GUILD_MESSAGE_REACTIONS, Intent.DIRECT_MESSAGE_REACTIONS),
    ),
    "TYPING_START": (Intent.GUILD_MESSAGE_TYPING, Intent.DIRECT_MESSAGE_TYPING),
    "CHANNEL_PINS_UPDATE": (Intent.GUILDS, Intent.DIRECT_MESSAGES),
    **dict.fromkeys(
        (
            "GUILD_CREATE",
            "GUILD_UPDATE",
            "GUILD_DELETE",
            "GUILD_ROLE_CREATE",
            "GUILD_ROLE_UPDATE",
            "GUILD_ROLE_DELETE",
            "CHANNEL_CREATE",
            "CHANNEL_UPDATE",
            "CHANNEL_DELETE",
            "THREAD_CREATE",
            "THREAD_UPDATE",
            "THREAD_DELETE",
            "THREAD_MEMBERS_UPDATE",
        ),
        (Intent.GUILDS, None),
    ),
    **dict.fromkeys(
        ("GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"),
        (Intent.GUILD_MEMBERS, None),
    ),
}


def hears(intents: Intent, name: str, *, in_dm: bool) -> bool:
    """Whether a bot with these intents hears of such an event."""
    needed = _NEEDED.get(name)
    if needed is None:
        return False
    wanted = needed[1] if in_dm else needed[0]
    return wanted is not None and wanted in intents


def without_content(message: JSON, bot_id: int) -> JSON:
    """A message as a bot without the content intent gets it: its own and those that call it whole.

    Messages in DMs are always whole.
    """
    called = any(user["id"] == str(bot_id) for user in message["mentions"])
    if message["author"]["id"] == str(bot_id) or called or "guild_id" not in message:
        return message
    return message | {"content": "", "embeds": [], "attachments": [], "components": []}
