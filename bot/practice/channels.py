"""Channels of a server: made, changed, taken away; people see them come and go."""

from bot.practice import wire
from bot.practice.model import JSON, Channel, ChannelType, Guild
from bot.practice.world import World


def create(
    world: World,
    guild: Guild,
    name: str,
    *,
    kind: ChannelType = ChannelType.TEXT,
    topic: str | None = None,
    parent_id: int | None = None,
) -> Channel:
    """One more channel, after the others."""
    position = sum(one.guild_id == guild.id for one in world.channels.values())
    made = Channel(
        world.snowflakes.new(), kind, guild.id, name, topic, position, parent_id=parent_id
    )
    world.channels[made.id] = made
    world.tell_in(made, "CHANNEL_CREATE", lambda viewer: wire.channel(world, made, viewer))
    return made


def changed(world: World, channel: Channel) -> None:
    """Bring the news that a channel is not what it was: to people who cannot see it any more as
    its end, to the bot always."""

    def data(viewer: int) -> JSON:
        return wire.channel(world, channel, viewer)

    def sees(viewer: int) -> bool:
        return viewer == world.bot_id or world.can_view(channel, viewer)

    def blind(viewer: int) -> bool:
        return not sees(viewer)

    world.tell("CHANNEL_UPDATE", data, sees)
    world.tell("CHANNEL_DELETE", data, blind)


def delete(world: World, channel: Channel) -> None:
    """Take a channel away with its threads."""
    for one in list(world.channels.values()):
        if one.parent_id == channel.id and world.is_thread(one):
            _forget(world, one)
    world.tell_in(channel, "CHANNEL_DELETE", lambda viewer: wire.channel(world, channel, viewer))
    _forget(world, channel)


def _forget(world: World, channel: Channel) -> None:
    for message in channel.messages.values():
        for attachment in message.attachments:
            world.attachments.pop(attachment.id, None)
    del world.channels[channel.id]
