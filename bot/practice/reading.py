"""What of a channel somebody has not read yet."""

from bot.practice import messages
from bot.practice.model import Channel
from bot.practice.page_api import ReadState
from bot.practice.world import World


def state(world: World, channel: Channel, user_id: int) -> ReadState:
    """How many messages are new to a person, and how many of them call that person."""
    read = channel.read_up_to.get(user_id)
    unread = mentions = 0
    for message in reversed(channel.messages.values()):
        if read is not None and message.id <= read:
            break
        if message.author_id != user_id and message.only_for is None:
            unread += 1
            mentions += messages.calls(world, message, user_id)
    return ReadState(str(channel.id), None if read is None else str(read), unread, mentions)


def waiting(world: World, user_id: int) -> tuple[int, int]:
    """How many messages in all that a person sees are unread, and how many call that person."""
    states = [state(world, channel, user_id) for channel in world.visible_channels(user_id)]
    return sum(one.unread for one in states), sum(one.mentions for one in states)


def mark_read(world: World, channel: Channel, user_id: int) -> ReadState:
    """The person has read everything that is there."""
    if channel.messages:
        channel.read_up_to[user_id] = next(reversed(channel.messages))
    return state(world, channel, user_id)
