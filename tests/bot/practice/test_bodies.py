"""Whatever is sent, the answer is an answer or a refusal, and what was kept can be told."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.practice import wire
from bot.practice.api.commands import bulk_overwrite
from bot.practice.api.messages import create_message, edit_message
from bot.practice.api.routes import Call, Handler, Upload
from bot.practice.clock import Clock
from bot.practice.errors import DiscordError, Form
from bot.practice.fresh import fresh_world
from bot.practice.gateway import Gateway
from bot.practice.intents import NO_INTENTS
from bot.practice.limits.modals import check_modal
from bot.practice.model import JSON
from bot.practice.world import World

MESSAGE: JSON = {
    "content": "Hello",
    "nonce": "1",
    "enforce_nonce": True,
    "flags": 0,
    "embeds": [
        {
            "title": "T",
            "image": {"url": "attachment://a.png"},
            "footer": {"text": "f"},
            "fields": [{"name": "n", "value": "v"}],
        }
    ],
    "components": [
        {
            "type": 1,
            "components": [
                {"type": 2, "style": 1, "label": "L", "custom_id": "a", "emoji": {"name": "x"}}
            ],
        },
        {
            "type": 1,
            "components": [
                {
                    "type": 3,
                    "custom_id": "b",
                    "max_values": 1,
                    "options": [{"label": "l", "value": "v", "default": True}],
                }
            ],
        },
    ],
    "attachments": [{"id": 0, "filename": "a.png", "description": "d"}],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": True},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}
LAYOUT: JSON = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 1,
            "components": [
                {"type": 10, "content": "t"},
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "t"}],
                    "accessory": {"type": 11, "media": {"url": "attachment://a.png"}},
                },
                {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]},
                {"type": 13, "file": {"url": "attachment://a.png"}},
                {"type": 14, "spacing": 1},
            ],
        }
    ],
    "attachments": [{"id": "0", "filename": "a.png"}],
}
COMMANDS: JSON = {
    "all": [
        {
            "name": "play",
            "description": "Play",
            "type": 1,
            "name_localizations": {"fr": "jouer"},
            "default_member_permissions": "32",
            "contexts": [0, 1],
            "options": [
                {
                    "type": 1,
                    "name": "card",
                    "description": "d",
                    "options": [
                        {
                            "type": 3,
                            "name": "which",
                            "description": "d",
                            "required": True,
                            "choices": [{"name": "n", "value": "v"}],
                        }
                    ],
                }
            ],
        }
    ]
}
MODAL: JSON = {
    "custom_id": "m",
    "title": "T",
    "components": [
        {
            "type": 18,
            "label": "L",
            "component": {"type": 4, "custom_id": "a", "style": 1, "min_length": 1},
        },
        {"type": 1, "components": [{"type": 4, "custom_id": "b", "style": 1, "label": "l"}]},
        {
            "type": 18,
            "label": "L",
            "component": {
                "type": 21,
                "custom_id": "c",
                "options": [{"label": "l", "value": "v"}, {"label": "m", "value": "w"}],
            },
        },
    ],
}
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
    st.sampled_from(["attachment://a.png", "attachment://b.png", "x" * 5000, 0, 1, 2, 17, 32768]),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside a body, as the thing that has it and the key."""
    keys = list(node) if isinstance(node, dict) else range(len(node))
    for key in keys:
        yield node, key
        if isinstance(node[key], dict | list):
            yield from places(node[key])


@st.composite
def spoilt(draw: st.DrawFn, body: JSON) -> JSON:
    """A body in which one or two places hold something else."""
    made = copy.deepcopy(body)
    for _ in range(draw(st.integers(1, 2))):
        holder, key = draw(st.sampled_from(list(places(made))))
        holder[key] = draw(ANYTHING)
    return made


def call(world: World, handler: Handler, body: JSON, **params: str) -> object:
    """What a handler answers; handlers wait for nothing."""
    gateway = Gateway(world, "token", NO_INTENTS)
    made = Call(world, gateway, params, {}, body, body.get("all", []))
    if "attachments" in body:
        made.files.append(Upload(0, "a.png", b"no picture"))
    try:
        running = handler(made)
        next(running.__await__())
    except StopIteration as done:
        return done.value
    except DiscordError as refusal:
        json.dumps(refusal.body())
        return None
    raise AssertionError("a handler waited")


@given(body=st.one_of(spoilt(MESSAGE), spoilt(LAYOUT)), change=st.one_of(spoilt(MESSAGE)))
@settings(max_examples=100, deadline=None)
def test_messages(body: JSON, change: JSON) -> None:
    world = fresh_world(Clock())
    general = next(iter(world.channels.values()))
    call(world, create_message, body, channel_id=str(general.id))
    for message in list(general.messages.values()):
        call(
            world,
            edit_message,
            change,
            channel_id=str(general.id),
            message_id=str(message.id),
        )
        assert json.dumps(wire.message(world, message, world.bot_id))


@given(body=spoilt(COMMANDS))
@settings(max_examples=100, deadline=None)
def test_commands(body: JSON) -> None:
    world = fresh_world(Clock())
    if not isinstance(body["all"], list):
        body["all"] = [body["all"]]
    call(world, bulk_overwrite, body, application_id=str(world.application_id))
    assert json.dumps(list(world.commands.values()))


@given(body=spoilt(MODAL))
@settings(max_examples=100, deadline=None)
def test_modals(body: JSON) -> None:
    form = Form()
    check_modal(form, (), body)
    try:
        form.check()
    except DiscordError as refusal:
        json.dumps(refusal.body())


def test_the_unspoilt_bodies_are_good() -> None:
    world = fresh_world(Clock())
    general = next(iter(world.channels.values()))
    for body in (MESSAGE, LAYOUT):
        assert call(world, create_message, body, channel_id=str(general.id)) is not None
    commands = call(world, bulk_overwrite, COMMANDS, application_id=str(world.application_id))
    assert commands == list(world.commands.values())
    form = Form()
    check_modal(form, (), MODAL)
    form.check()
