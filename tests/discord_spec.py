"""Compares what the bot sends and gets with Discord's own description of its HTTP API."""

import functools
import json
import os
from pathlib import Path
from typing import Any

import jsonschema
import referencing
import referencing.jsonschema

from bot.practice.api.site import Exchange

VARIABLE = "PETITBLEU_DISCORD_SPEC"
ABSENT = f"{VARIABLE} does not name Discord's openapi.json: calls are not compared with it"


def is_here() -> bool:
    """Whether the description is on this machine."""
    return bool(os.environ.get(VARIABLE))


@functools.cache
def _description() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(Path(os.environ[VARIABLE]).read_text())
    return described


def paths() -> dict[str, Any]:
    """The paths that Discord describes, each with its methods."""
    found: dict[str, Any] = _description()["paths"]
    return found


@functools.cache
def _registry() -> referencing.Registry[Any]:
    resource = referencing.jsonschema.DRAFT202012.create_resource(_description())
    registry: referencing.Registry[Any] = referencing.Registry().with_resource("discord", resource)
    return registry


@functools.cache
def _validator(pointer: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({"$ref": f"discord#{pointer}"}, registry=_registry())


def _pointer(*steps: str) -> str:
    return "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)


def _complaint(pointer: str, body: Any) -> str | None:
    error = jsonschema.exceptions.best_match(_validator(pointer).iter_errors(body))
    if error is None:
        return None
    while error.context:
        error = _meant(error.context)
    return f"{error.json_path}: {error.message[:300]}"


def _meant(errors: list[jsonschema.ValidationError]) -> jsonschema.ValidationError:
    """The mistake in that branch of a union whose type was right, or that went furthest."""
    other_types = {
        one.schema_path[0] for one in errors if list(one.relative_path) in (["type"], [])
    }
    meant = [one for one in errors if one.schema_path[0] not in other_types]
    return max(meant or errors, key=lambda one: len(one.absolute_path))


_IDS = frozenset({"recipient_id", "channel_id", "message_id", "guild_id", "parent_id"})
_LISTS_OF_IDS = frozenset({"users", "roles", "messages"})
_PERMISSIONS = frozenset({"allow", "deny"})


def _plain(body: Any, name: str = "", within: str = "") -> Any:
    """The body with ids as texts and permissions as numbers, as the description wants them.

    Discord takes both either way, and discord.py sends them the other way.
    """
    if isinstance(body, dict):
        return {key: _plain(value, key, name) for key, value in body.items()}
    if isinstance(body, list):
        return [_plain(one, name, within) for one in body]
    is_id = name in _IDS | _LISTS_OF_IDS or (name, within) == ("id", "attachments")
    if is_id and isinstance(body, int):
        return str(body)
    if name in _PERMISSIONS and isinstance(body, str):
        return int(body)
    return body


def _with_number_codes(errors: Any) -> Any:
    """A refusal with numbers for the words that tell what is wrong with a field.

    The description calls them numbers; Discord sends and documents words.
    """
    if isinstance(errors, list):
        return [one | {"code": 0} if isinstance(one.get("code"), str) else one for one in errors]
    if isinstance(errors, dict):
        return {key: _with_number_codes(value) for key, value in errors.items()}
    return errors


def complaint(exchange: Exchange) -> str | None:
    """What is wrong with a call or its answer, or None."""
    name = f"{exchange.method} {exchange.template}"
    operation = paths().get(exchange.template, {}).get(exchange.method.lower())
    if operation is None:
        return f"{name}: Discord describes no such call"
    place = ("paths", exchange.template, exchange.method.lower())
    content = ("content", "application/json", "schema")
    if exchange.status < 400 and exchange.body is not None:
        if "requestBody" not in operation:
            return f"{name}: takes no body"
        found = _complaint(_pointer(*place, "requestBody", *content), _plain(exchange.body))
        if found is not None:
            return f"{name}: request: {found}"
    answer = exchange.answer
    if exchange.status >= 400:
        pointer = _pointer("components", "schemas", "ErrorResponse")
        answer = _with_number_codes(answer)
    else:
        responses = operation["responses"]
        if str(exchange.status) not in responses:
            return f"{name}: {exchange.status} is none of {', '.join(responses)}"
        if "content" not in responses[str(exchange.status)]:
            return None if exchange.answer is None else f"{name}: answers nothing"
        pointer = _pointer(*place, "responses", str(exchange.status), *content)
    found = _complaint(pointer, answer)
    return None if found is None else f"{name}: answer {exchange.status}: {found}"
