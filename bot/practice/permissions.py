"""Who may do what where: roles add up, a channel's overwrites take away and give back."""

from dataclasses import dataclass
from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.practice.model import Channel, Guild


class Permission(IntFlag):
    """The permissions that are asked for here, with Discord's bits."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


NONE = Permission(0)
ALL = ~NONE
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
BOT = EVERYONE | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS | Permission.PIN_MESSAGES
IN_DM = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)


@dataclass(slots=True)
class Overwrite:
    """What a channel gives to and takes from a role or a member."""

    of_member: bool
    allow: Permission = NONE
    deny: Permission = NONE


def in_guild(guild: "Guild", user_id: int) -> Permission:
    """What a member may do in a server as a whole."""
    member = guild.members.get(user_id)
    if member is None:
        return NONE
    if guild.owner_id == user_id:
        return ALL
    total = guild.roles[guild.id].permissions
    for role_id in member.role_ids:
        total |= guild.roles[role_id].permissions
    return ALL if Permission.ADMINISTRATOR in total else total


def in_channel(guild: "Guild", channel: "Channel", user_id: int) -> Permission:
    """What a member may do in one channel of a server (for a thread: in its parent)."""
    total = in_guild(guild, user_id)
    if total in (ALL, NONE):
        return total
    everyone = channel.overwrites.get(guild.id, Overwrite(of_member=False))
    total = total & ~everyone.deny | everyone.allow
    roles = [
        channel.overwrites[role_id]
        for role_id in guild.members[user_id].role_ids
        if role_id in channel.overwrites
    ]
    for overwrite in roles:
        total &= ~overwrite.deny
    for overwrite in roles:
        total |= overwrite.allow
    own = channel.overwrites.get(user_id, Overwrite(of_member=True))
    total = total & ~own.deny | own.allow
    return total if Permission.VIEW_CHANNEL in total else NONE
