"""Application commands: names, descriptions, options and how many of them there may be."""

import re
from enum import IntEnum

from bot.practice.errors import Form, Path
from bot.practice.limits.fields import (
    Field,
    Flag,
    Items,
    Number,
    OneOf,
    Record,
    Text,
    check,
    objects,
    record,
    whole,
)
from bot.practice.model import JSON

CHARACTERS = 8000
LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl"}
    | {"no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi"}
    | {"th", "zh-CN", "ja", "zh-TW", "ko"}
)
_NAME = re.compile(r"^[-_'\w]{1,32}$")


class CommandType(IntEnum):
    """Where a command is found."""

    CHAT = 1
    USER = 2
    MESSAGE = 3


MOST = {CommandType.CHAT: 100, CommandType.USER: 15, CommandType.MESSAGE: 15}


class OptionType(IntEnum):
    """What an option takes."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


WITH_CHOICES = frozenset({OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER})
_ANY: dict[str, Field] = {
    "name_localizations": Record(),
    "description_localizations": Record(),
    "contexts": Items(1, 3),
    "integration_types": Items(1, 2),
    "dm_permission": Flag(),
    "nsfw": Flag(),
}
_CHAT: dict[str, Field] = _ANY | {
    "name": Text(1, 32, required=True),
    "description": Text(1, 100, required=True),
    "options": Items(0, 25),
}
_MENU: dict[str, Field] = _ANY | {"name": Text(1, 32, required=True)}
_OPTION: dict[str, Field] = {
    "type": OneOf(frozenset(int(kind) for kind in OptionType), required=True),
    "name": Text(1, 32, required=True),
    "description": Text(1, 100, required=True),
    "name_localizations": Record(),
    "description_localizations": Record(),
    "required": Flag(),
    "autocomplete": Flag(),
    "options": Items(0, 25),
    "choices": Items(0, 25),
    "min_length": Number(0, 6000),
    "max_length": Number(1, 6000),
}


def check_command(form: Form, path: Path, command: JSON) -> None:
    """Note what is wrong with a command."""
    kind = command.get("type") or CommandType.CHAT
    OneOf(frozenset(int(one) for one in CommandType)).check(form, (*path, "type"), kind)
    if kind != CommandType.CHAT:
        check(form, path, command, _MENU)
        if command.get("description"):
            message = "Context menu commands cannot have description"
            form.wrong((*path, "description"), "BASE_TYPE_MAX_LENGTH", message)
        return
    check(form, path, command, _CHAT)
    _names(form, path, command)
    _options(form, path, command, depth=0)
    if characters(command) > CHARACTERS:
        message = f"Command exceeds maximum size ({CHARACTERS})"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def check_unique(form: Form, commands: list[tuple[Path, JSON]]) -> None:
    """Note commands of the same kind and name, in any language."""
    seen: set[tuple[int, str, str]] = set()
    for path, command in commands:
        for locale, name in _called(command).items():
            key = (whole(command.get("type")) or 1, locale, name)
            if key in seen:
                message = "Application command names must be unique"
                form.wrong((*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
            seen.add(key)


def check_choices(form: Form, path: Path, choices: object, kind: int | None) -> None:
    """Note what is wrong with the choices of an option or the answer to an autocompletion."""
    Items(0, 25).check(form, path, choices)
    for where, choice in objects(form, path, choices):
        check(form, where, choice, {"name": Text(1, 100, required=True)})
        for locale, name in record(choice, "name_localizations").items():
            OneOf(LOCALES).check(form, (*where, "name_localizations", locale), locale)
            Text(1, 100).check(form, (*where, "name_localizations", locale), name)
        value = choice.get("value")
        if kind == OptionType.STRING:
            Text(0, 100).check(form, (*where, "value"), value)
        elif not isinstance(value, int | float) or isinstance(value, bool):
            form.wrong((*where, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is no number.')


def characters(node: JSON) -> int:
    """How much of the size of a command a part of it takes: each text in its longest language."""
    own = 0
    for name in ("name", "description"):
        others = record(node, f"{name}_localizations").values()
        own += max(len(str(text or "")) for text in (node.get(name), *others))
    if isinstance(node.get("value"), str):
        own += len(node["value"])
    inside = objects(Form(), (), node.get("options")) + objects(Form(), (), node.get("choices"))
    return own + sum(characters(one) for _, one in inside)


def _called(node: JSON) -> dict[str, str]:
    """A name by language; the plain one is that of all languages without their own."""
    plain = dict.fromkeys(sorted(LOCALES), str(node.get("name")))
    return plain | {
        locale: str(name) for locale, name in record(node, "name_localizations").items()
    }


def _names(form: Form, path: Path, node: JSON) -> None:
    names: dict[Path, object] = {("name",): node.get("name")}
    for locale, text in record(node, "name_localizations").items():
        names["name_localizations", locale] = text
    for where, name in names.items():
        if not isinstance(name, str) or not _NAME.match(name) or name != name.lower():
            message = "Command name is invalid"
            form.wrong((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", message)
    for field, longest in (("name_localizations", 32), ("description_localizations", 100)):
        for locale, text in record(node, field).items():
            OneOf(LOCALES).check(form, (*path, field, locale), locale)
            Text(1, longest).check(form, (*path, field, locale), text)


def _options(form: Form, path: Path, node: JSON, depth: int) -> None:
    seen: set[tuple[str, str]] = set()
    optional = False
    options = objects(form, (*path, "options"), node.get("options"))
    kinds = {whole(option.get("type")) for _, option in options}
    nested = kinds & {OptionType.SUBCOMMAND, OptionType.GROUP}
    if nested and kinds - {OptionType.SUBCOMMAND, OptionType.GROUP}:
        message = "Sub-command and sub-command group option types are mutually exclusive to others"
        form.wrong((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for where, option in options:
        check(form, where, option, _OPTION)
        _names(form, where, option)
        names, kind = set(_called(option).items()), whole(option.get("type"))
        if names & seen:
            message = "Option names must be unique"
            form.wrong((*where, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message)
        seen |= names
        if kind in (OptionType.SUBCOMMAND, OptionType.GROUP):
            if depth == 2 or (depth == 1 and kind == OptionType.GROUP):
                message = "Sub-commands cannot be nested deeper"
                form.wrong((*where, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
            else:
                inner = 2 if kind == OptionType.SUBCOMMAND else 1
                _options(form, where, option, depth=inner)
            continue
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            form.wrong((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional = optional or not option.get("required")
        if option.get("choices"):
            _choices(form, where, option)


def _choices(form: Form, path: Path, option: JSON) -> None:
    if option.get("autocomplete"):
        message = "Choices and autocomplete are mutually exclusive"
        form.wrong((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    kind = whole(option.get("type"))
    if kind not in WITH_CHOICES:
        message = "This option type cannot have choices"
        form.wrong((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
        return
    check_choices(form, (*path, "choices"), option["choices"], kind)
    names = [str(choice.get("name")) for _, choice in objects(Form(), path, option["choices"])]
    if len(set(names)) < len(names):
        message = "Choice names must be unique"
        form.wrong((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", message)
