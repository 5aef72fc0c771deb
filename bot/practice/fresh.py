"""The club as it is at every start: one server, three channels, six people and the bot."""

from bot.practice import permissions
from bot.practice.clock import Clock
from bot.practice.model import Channel, ChannelType, Guild, Member, Role, User
from bot.practice.permissions import Permission
from bot.practice.world import World

PEOPLE = (
    ("zoe.k", "Zoé", "fr"),
    ("bjoern", "Björn Öst", "de"),
    ("amara_o", "Amara Okafor", "en-US"),
    ("tomasz", "Tomasz Żółw", "en-GB"),
    ("linh", "Linh", "en-US"),
    ("old_max", "Max “the Clock” O’Neill", "en-US"),
)
CHANNELS = (
    ("general", "Say hello, start a game."),
    ("games", "Tables to watch and to join."),
    ("league", "Standings, fixtures and results."),
)


def fresh_world(clock: Clock) -> World:
    """A world with the club in it."""
    world = World(clock)
    for username, name, locale in PEOPLE:
        world.add_user(username, name, locale=locale)
    add_guild(world, "Le Club", [name for name, _ in CHANNELS])
    for channel, (_, topic) in zip(world.channels.values(), CHANNELS, strict=True):
        channel.topic = topic
    return world


def add_guild(world: World, name: str, channels: list[str]) -> Guild:
    """A server with these text channels, everybody and the bot in it; the first person owns it."""
    guild = Guild(world.snowflakes.new(), name, owner_id=world.people[0].id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
    own = Role(world.snowflakes.new(), "Petit Bleu", permissions.BOT, position=1, managed=True)
    host = Role(world.snowflakes.new(), "Host", Permission.MANAGE_GUILD, position=2)
    guild.roles |= {own.id: own, host.id: host}
    for user in world.users.values():
        guild.members[user.id] = Member(user.id, world.clock.now())
    guild.members[world.bot_id].role_ids.add(own.id)
    world.guilds[guild.id] = guild
    for position, channel_name in enumerate(channels):
        add_channel(world, guild, channel_name, position)
    return guild


def add_member(world: World, guild: Guild, username: str, name: str) -> User:
    """One more person in a server."""
    user = world.add_user(username, name)
    guild.members[user.id] = Member(user.id, world.clock.now())
    return user


def add_channel(world: World, guild: Guild, name: str, position: int = 0) -> Channel:
    """One more text channel."""
    made = Channel(world.snowflakes.new(), ChannelType.TEXT, guild.id, name, position=position)
    world.channels[made.id] = made
    return made
