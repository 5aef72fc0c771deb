"""From what a bot sent to a message: files are kept, references to them become addresses."""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

from bot.practice import files
from bot.practice.api.routes import Call, snowflake
from bot.practice.errors import Form, refuse
from bot.practice.limits.components import Kind
from bot.practice.limits.fields import objects
from bot.practice.limits.messages import check_message, check_not_empty
from bot.practice.messages import Draft, mention
from bot.practice.model import JSON, NO_FLAGS, Attachment, Message, MessageFlag
from bot.practice.world import World

_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
_DEFAULTS: dict[int, JSON] = {
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False},
    **{
        kind: {"min_values": 1, "max_values": 1}
        for kind in (
            Kind.STRING_SELECT,
            Kind.USER_SELECT,
            Kind.ROLE_SELECT,
            Kind.MENTIONABLE_SELECT,
            Kind.CHANNEL_SELECT,
        )
    },
}


def new(call: Call, body: JSON, channel_id: int, *, also: MessageFlag = NO_FLAGS) -> Draft:
    """A draft of what the body and the files of a call describe; `also` may be set besides."""
    flags = flags_of(body) & (_SETTABLE | also)
    names = frozenset(files.safe_name(upload.filename) for upload in call.files)
    check_message(body, files=names, flags=flags)
    attachments = _attach(call, body, channel_id, [])
    check_not_empty(body | {"attachments": attachments})
    return Draft(
        content=(body.get("content") or "").strip(),
        embeds=_embeds(body.get("embeds") or [], attachments),
        components=_components(call.world, body.get("components") or [], attachments),
        attachments=attachments,
        flags=flags,
        allowed_mentions=body.get("allowed_mentions"),
    )


def change(call: Call, body: JSON, message: Message) -> None:
    """Put into a message what the body and the files of a call say; the rest stays as it is."""
    world = call.world
    flags = message.flags
    if body.get("flags") is not None:
        asked = flags_of(body) & (MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | asked
    kept = _kept(body, message)
    names = {one.filename for one in kept}
    names |= {files.safe_name(upload.filename) for upload in call.files}
    check_message(body, files=frozenset(names), flags=flags)
    outcome: JSON = {
        "content": body.get("content", message.content),
        "embeds": body.get("embeds", message.embeds),
        "components": body.get("components", message.components),
        "attachments": kept or call.files,
    }
    if MessageFlag.COMPONENTS_V2 in flags and MessageFlag.COMPONENTS_V2 not in message.flags:
        check_message({name: outcome[name] for name in ("content", "embeds")}, flags=flags)
    check_not_empty(outcome)
    attachments = _attach(call, body, message.channel_id, kept)
    for gone in message.attachments:
        if gone not in kept:
            world.attachments.pop(gone.id, None)
    message.attachments = attachments
    message.flags = flags & ~MessageFlag.LOADING
    message.content = (outcome["content"] or "").strip()
    if "embeds" in body:
        message.embeds = _embeds(body["embeds"] or [], attachments)
    if "components" in body:
        message.components = _components(world, body["components"] or [], attachments)
    if "content" in body or "components" in body:
        channel = world.channels[message.channel_id]
        mention(world, channel, message, body.get("allowed_mentions"))


def flags_of(body: JSON) -> MessageFlag:
    """The flags that a body asks for; what is no number asks for none and is refused later."""
    flags = body.get("flags")
    return MessageFlag(flags) if isinstance(flags, int) and 0 <= flags < 2**31 else NO_FLAGS


def _kept(body: JSON, message: Message) -> list[Attachment]:
    if body.get("attachments") is None:
        return [] if "attachments" in body else list(message.attachments)
    named = {str(one.get("id")) for _, one in objects(Form(), (), body["attachments"])}
    return [one for one in message.attachments if str(one.id) in named]


def _attach(call: Call, body: JSON, channel_id: int, kept: list[Attachment]) -> list[Attachment]:
    described = {str(one.get("id")): one for one in body.get("attachments") or []}
    made = list(kept)
    for upload in call.files:
        about = described.get(str(upload.number), {})
        made.append(
            files.keep(
                call.world,
                channel_id,
                about.get("filename") or upload.filename,
                upload.content,
                about.get("description"),
            )
        )
    known = {str(one.id) for one in kept} | {str(upload.number) for upload in call.files}
    for index, one in enumerate(body.get("attachments") or []):
        if str(one.get("id")) not in known:
            path = ("attachments", index, "id")
            raise refuse(path, "ATTACHMENT_NOT_FOUND", "There is no such attachment.")
    return made


def _media(url: str, attachments: Iterable[Attachment], number: int) -> JSON:
    name = url.removeprefix("attachment://")
    for attachment in attachments:
        if url in (f"attachment://{attachment.filename}", attachment.url) or (
            name != url and files.safe_name(name) == attachment.filename
        ):
            media: JSON = {
                "id": str(number),
                "url": attachment.url,
                "proxy_url": attachment.url,
                "content_type": attachment.content_type,
                "attachment_id": str(attachment.id),
            }
            if attachment.width is not None:
                media |= {"width": attachment.width, "height": attachment.height}
            return media
    return {"id": str(number), "url": url, "proxy_url": url}


def _embeds(embeds: list[JSON], attachments: list[Attachment]) -> list[JSON]:
    done = []
    for embed in embeds:
        made: JSON = _without_nulls(embed) | {"type": "rich"}
        for name in ("image", "thumbnail"):
            if made.get(name):
                media = _media(made[name]["url"], attachments, 0)
                made[name] = {k: v for k, v in media.items() if k not in ("id", "attachment_id")}
        done.append(made)
    return done


def _components(world: World, components: list[JSON], attachments: list[Attachment]) -> list[JSON]:
    """The components as Discord gives them back: numbered, complete, with real addresses."""
    taken = set(_numbers(components))
    numbers = (number for number in count(1) if number not in taken)
    return [_component(world, one, attachments, numbers) for one in components]


def _numbers(components: Iterable[JSON]) -> Iterator[int]:
    for component in components:
        if component.get("id"):
            yield component["id"]
        yield from _numbers(component.get("components") or [])
        if component.get("accessory"):
            yield from _numbers([component["accessory"]])


def _without_nulls(value: Any) -> Any:
    """What was sent without the fields that say nothing."""
    if isinstance(value, dict):
        return {name: _without_nulls(one) for name, one in value.items() if one is not None}
    if isinstance(value, list):
        return [_without_nulls(one) for one in value]
    return value


def _component(
    world: World, component: JSON, attachments: list[Attachment], numbers: Iterator[int]
) -> JSON:
    made: JSON = _DEFAULTS.get(component["type"], {}) | _without_nulls(component)
    made["id"] = component.get("id") or next(numbers)
    if "components" in made:
        made["components"] = [
            _component(world, one, attachments, numbers) for one in made["components"]
        ]
    if "accessory" in made:
        made["accessory"] = _component(world, made["accessory"], attachments, numbers)

    def resolved(media: Any) -> JSON:
        return _media(media["url"], attachments, world.snowflakes.new())

    match component["type"]:
        case Kind.THUMBNAIL:
            made["media"] = resolved(made["media"])
        case Kind.FILE:
            made["file"] = resolved(made["file"])
            number = snowflake("file", made["file"]["attachment_id"])
            attachment = next(one for one in attachments if one.id == number)
            made |= {"name": attachment.filename, "size": len(attachment.content)}
        case Kind.GALLERY:
            made["items"] = [
                {"description": None, "spoiler": False} | item | {"media": resolved(item["media"])}
                for item in made["items"]
            ]
    return made
