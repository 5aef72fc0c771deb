"""The things of the local Discord as the JSON objects that Discord sends."""

from typing import TYPE_CHECKING

from bot.practice.clock import timestamp
from bot.practice.limits.commands import OptionType
from bot.practice.model import (
    JSON,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    InteractionType,
    Member,
    Message,
    MessageType,
    Role,
    User,
)

if TYPE_CHECKING:
    from bot.practice.world import World


def user(who: User) -> JSON:
    """A user object."""
    return {
        "id": str(who.id),
        "username": who.username,
        "global_name": who.global_name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
        "bot": who.bot,
        "system": False,
    }


def member(world: "World", of: Member) -> JSON:
    """A guild member object with its user."""
    return {
        "user": user(world.user(of.user_id)),
        "nick": of.nick,
        "roles": [str(role_id) for role_id in sorted(of.role_ids)],
        "joined_at": timestamp(of.joined_at),
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "collectibles": None,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "mute": False,
        "deaf": False,
        "flags": 0,
    }


def role(of: Role) -> JSON:
    """A role object."""
    return {
        "id": str(of.id),
        "name": of.name,
        "permissions": str(int(of.permissions)),
        "position": of.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": of.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: "World", of: Channel, viewer: int) -> JSON:
    """A channel object; a DM names everybody in it but the one who looks."""
    common = {
        "id": str(of.id),
        "type": int(of.type),
        "flags": 0,
        "last_message_id": _id_or_none(of.last_message_id),
        "last_pin_timestamp": timestamp(of.last_pin_at) if of.last_pin_at else None,
    }
    if of.type is ChannelType.DM:
        others = [user(world.user(one)) for one in of.recipient_ids if one != viewer]
        return common | {"recipients": others}
    common |= {
        "guild_id": str(of.guild_id),
        "name": of.name,
        "parent_id": _id_or_none(of.parent_id),
        "rate_limit_per_user": 0,
    }
    if of.thread is not None:
        return common | _thread(of, viewer)
    return common | {
        "topic": of.topic,
        "nsfw": False,
        "position": of.position,
        "permission_overwrites": [
            {
                "id": str(target),
                "type": int(overwrite.of_member),
                "allow": str(int(overwrite.allow)),
                "deny": str(int(overwrite.deny)),
            }
            for target, overwrite in of.overwrites.items()
        ],
    }


def _thread(of: Channel, viewer: int) -> JSON:
    state = of.thread
    assert state is not None  # noqa: S101 - the caller has looked
    posted = sum(
        message.type is not MessageType.THREAD_STARTER and message.only_for is None
        for message in of.messages.values()
    )
    thread: JSON = {
        "owner_id": str(state.owner_id),
        "message_count": posted,
        "total_message_sent": posted,
        "member_count": len(state.members),
        "thread_metadata": {
            "archived": state.archived,
            "archive_timestamp": timestamp(state.archived_at),
            "auto_archive_duration": state.auto_archive_minutes,
            "locked": state.locked,
            "invitable": state.invitable,
            "create_timestamp": timestamp(state.created_at),
        },
    }
    if viewer in state.members:
        thread["member"] = thread_member(of, viewer)
    return thread


def thread_member(of: Channel, user_id: int) -> JSON:
    """Somebody's place in a thread."""
    assert of.thread is not None  # noqa: S101 - only threads have such members
    return {
        "id": str(of.id),
        "user_id": str(user_id),
        "join_timestamp": timestamp(of.thread.members[user_id]),
        "flags": 0,
    }


def attachment(of: Attachment) -> JSON:
    """An attachment object."""
    body: JSON = {
        "id": str(of.id),
        "filename": of.filename,
        "size": len(of.content),
        "url": of.url,
        "proxy_url": of.url,
        "content_type": of.content_type,
    }
    if of.description is not None:
        body["description"] = of.description
    if of.width is not None:
        body |= {"width": of.width, "height": of.height}
    if of.ephemeral:
        body["ephemeral"] = True
    return body


def message(world: "World", of: Message, viewer: int) -> JSON:
    """A message object, with the message that it answers inside."""
    body = _message(world, of, viewer)
    if of.reply_to is not None:
        replied = world.channels[of.channel_id].messages.get(of.reply_to)
        body["referenced_message"] = _message(world, replied, viewer) if replied else None
    return body


def _message(world: "World", of: Message, viewer: int) -> JSON:
    body: JSON = {
        "id": str(of.id),
        "channel_id": str(of.channel_id),
        "author": user(world.user(of.author_id)),
        "type": int(of.type),
        "content": of.content,
        "timestamp": timestamp(of.created_at),
        "edited_timestamp": timestamp(of.edited_at) if of.edited_at else None,
        "tts": False,
        "mention_everyone": of.mention_everyone,
        "mentions": [user(world.user(one)) for one in of.mention_ids],
        "mention_roles": [str(one) for one in of.mention_role_ids],
        "attachments": [attachment(one) for one in of.attachments],
        "embeds": of.embeds,
        "components": of.components,
        "pinned": of.pinned_at is not None,
        "flags": int(of.flags),
    }
    if of.reactions:
        body["reactions"] = [_reaction(name, who, viewer) for name, who in of.reactions.items()]
    if of.nonce is not None:
        body["nonce"] = of.nonce
    if of.reply_to is not None:
        body["message_reference"] = {
            "type": 0,
            "channel_id": str(of.channel_id),
            "message_id": str(of.reply_to),
        }
    if of.interaction is not None:
        body["application_id"] = str(world.application_id)
        body["interaction_metadata"] = _metadata(world, of.interaction)
        if of.interaction.type is InteractionType.COMMAND:
            body["interaction"] = _command(world, of.interaction)
    if of.author_id == world.bot_id and of.interaction is not None:
        body["webhook_id"] = str(world.application_id)
    if of.thread_id is not None and of.thread_id in world.channels:
        body["thread"] = channel(world, world.channels[of.thread_id], viewer)
    return body


def emoji(name: str) -> JSON:
    """An emoji object: a character of Unicode, or "name:id"."""
    plain, _, number = name.partition(":")
    return {"id": number or None, "name": plain, "animated": False}


def _reaction(name: str, who: list[int], viewer: int) -> JSON:
    return {
        "emoji": emoji(name),
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "burst_count": 0,
        "me": viewer in who,
    }


def _command(world: "World", of: Interaction) -> JSON:
    """The older form of the metadata, the only one that says which command it was."""
    names = [of.data["name"]]
    options = of.data.get("options") or []
    while options and options[0]["type"] in (OptionType.SUBCOMMAND, OptionType.GROUP):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return {
        "id": str(of.id),
        "type": int(of.type),
        "name": " ".join(names),
        "user": user(world.user(of.user_id)),
    }


def _metadata(world: "World", of: Interaction) -> JSON:
    body: JSON = {
        "id": str(of.id),
        "type": int(of.type),
        "user": user(world.user(of.user_id)),
        "authorizing_integration_owners": owners(of),
    }
    if of.original_id is not None:
        body["original_response_message_id"] = str(of.original_id)
    if of.type is InteractionType.COMPONENT:
        body["interacted_message_id"] = str(of.message_id)
    if of.type is InteractionType.MODAL_SUBMIT and of.from_modal_of is not None:
        body["triggering_interaction_metadata"] = _metadata(world, of.from_modal_of)
    return body


def owners(of: Interaction) -> JSON:
    """Through whom the application was there: the server it was added to, or nobody in a DM."""
    return {"0": str(of.guild_id or 0)}


def guild(of: Guild) -> JSON:
    """A guild object without its members and channels."""
    return {
        "id": str(of.id),
        "name": of.name,
        "owner_id": str(of.owner_id),
        "preferred_locale": of.locale,
        "roles": [role(one) for one in of.roles.values()],
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "home_header": None,
        "vanity_url_code": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "application_id": None,
        "default_message_notifications": 1,
        "emojis": [],
        "stickers": [],
        "features": [],
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "premium_subscription_count": 0,
        "premium_tier": 0,
        "public_updates_channel_id": None,
        "region": "local",
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "system_channel_flags": 0,
        "system_channel_id": None,
        "verification_level": 0,
        "incidents_data": None,
        "widget_channel_id": None,
        "widget_enabled": False,
        "max_members": 25_000_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
    }


def _id_or_none(value: int | None) -> str | None:
    return None if value is None else str(value)
