"""A message's body: text, embeds, components, files, and what cannot go together."""

from bot.practice.errors import EMPTY_MESSAGE, DiscordError, Form, Path
from bot.practice.limits.components import check_components
from bot.practice.limits.fields import (
    Field,
    Flag,
    Id,
    Items,
    Number,
    Record,
    Text,
    check,
    objects,
    record,
)
from bot.practice.model import JSON, MessageFlag

IN_EMBEDS = 6000
_MESSAGE: dict[str, Field] = {
    "content": Text(0, 2000),
    "embeds": Items(0, 10),
    "attachments": Items(0, 10),
    "sticker_ids": Items(0, 3),
    "flags": Number(0, 2**31 - 1),
    "allowed_mentions": Record(),
    "message_reference": Record(),
    "enforce_nonce": Flag(),
    "tts": Flag(),
}
_ATTACHMENT: dict[str, Field] = {
    "id": Id(required=True),
    "filename": Text(1, 1024),
    "description": Text(0, 1024),
}
_ALLOWED_MENTIONS: dict[str, Field] = {
    "parse": Items(0, 3),
    "users": Items(0, 100),
    "roles": Items(0, 100),
    "replied_user": Flag(),
}
_EMBED: dict[str, Field] = {
    "title": Text(0, 256),
    "description": Text(0, 4096),
    "url": Text(0, 2048),
    "color": Number(0, 0xFFFFFF),
    "fields": Items(0, 25),
    "timestamp": Text(0, 64),
    "footer": Record(),
    "author": Record(),
    "image": Record(),
    "thumbnail": Record(),
}
_EMBED_PARTS: dict[str, dict[str, Field]] = {
    "footer": {"text": Text(1, 2048, required=True)},
    "author": {"name": Text(1, 256, required=True)},
    "image": {"url": Text(1, 2048, required=True)},
    "thumbnail": {"url": Text(1, 2048, required=True)},
}
_EMBED_FIELD: dict[str, Field] = {
    "name": Text(1, 256, required=True),
    "value": Text(1, 1024, required=True),
}


def check_message(
    body: JSON,
    *,
    files: frozenset[str] = frozenset(),
    flags: MessageFlag,
    path: Path = (),
) -> None:
    """Refuse a message, new or changed, that Discord would refuse.

    `files` are the names that `attachment://` may point to; `flags` those the message will have.
    """
    form = Form()
    check(form, path, body, _MESSAGE)
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        form.length((*path, "nonce"), nonce, 0, 25)
    for where, attachment in objects(form, (*path, "attachments"), body.get("attachments")):
        check(form, where, attachment, _ATTACHMENT)
    allowed = record(body, "allowed_mentions")
    check(form, (*path, "allowed_mentions"), allowed, _ALLOWED_MENTIONS)
    layout = MessageFlag.COMPONENTS_V2 in flags
    if body.get("components") is not None:
        check_components(
            form, (*path, "components"), body["components"], layout=layout, files=files
        )
    _embeds(form, (*path, "embeds"), body)
    if layout:
        for name in ("content", "embeds", "sticker_ids", "poll"):
            if body.get(name):
                form.wrong(
                    (*path, name),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    form.check()


def check_not_empty(body: JSON) -> None:
    """Refuse a message in which there is nothing."""
    said = ("embeds", "components", "attachments", "sticker_ids", "poll")
    if not (body.get("content") or "").strip() and not any(body.get(name) for name in said):
        raise DiscordError(EMPTY_MESSAGE)


def _embeds(form: Form, path: Path, body: JSON) -> None:
    total = 0
    for where, embed in objects(form, path, body.get("embeds")):
        check(form, where, embed, _EMBED)
        total += sum(len(str(embed.get(name) or "")) for name in ("title", "description"))
        for name, fields in _EMBED_PARTS.items():
            if isinstance(embed.get(name), dict):
                part = record(embed, name)
                check(form, (*where, name), part, fields)
                total += sum(len(str(part.get(field, ""))) for field in fields if field != "url")
        for at, item in objects(form, (*where, "fields"), embed.get("fields")):
            check(form, at, item, _EMBED_FIELD)
            total += len(str(item.get("name", ""))) + len(str(item.get("value", "")))
    if total > IN_EMBEDS:
        message = f"Embed size exceeds maximum size of {IN_EMBEDS}"
        form.wrong(path, "MAX_EMBED_SIZE_EXCEEDED", message)
