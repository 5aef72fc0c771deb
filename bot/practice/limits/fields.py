"""Fields of a body as data: what type, how long, how large, and whether they may be missing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.practice.errors import Form, Path
from bot.practice.model import JSON


@dataclass(frozen=True, slots=True)
class Text:
    """A text of so many characters."""

    low: int
    high: int
    required: bool = False

    def check(self, form: Form, path: Path, value: Any) -> None:
        """Note what is wrong with a value."""
        if not isinstance(value, str):
            form.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        else:
            form.length(path, value, self.low, self.high)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two others."""

    low: int
    high: int
    required: bool = False

    def check(self, form: Form, path: Path, value: Any) -> None:
        """Note what is wrong with a value."""
        if not isinstance(value, int) or isinstance(value, bool):
            form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < self.low:
            message = f"int value should be greater than or equal to {self.low}."
            form.wrong(path, "NUMBER_TYPE_MIN", message)
        elif value > self.high:
            message = f"int value should be less than or equal to {self.high}."
            form.wrong(path, "NUMBER_TYPE_MAX", message)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few values."""

    values: frozenset[Any]
    required: bool = False

    def check(self, form: Form, path: Path, value: Any) -> None:
        """Note what is wrong with a value."""
        if not isinstance(value, int | str) or value not in self.values:
            among = ", ".join(str(one) for one in sorted(self.values))
            form.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of ({among}).")


@dataclass(frozen=True, slots=True)
class Items:
    """A list of so many things."""

    low: int
    high: int
    required: bool = False

    def check(self, form: Form, path: Path, value: Any) -> None:
        """Note what is wrong with a value."""
        if not isinstance(value, list):
            form.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
        else:
            form.length(path, value, self.low, self.high)


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    required: bool = False

    def check(self, form: Form, path: Path, value: Any) -> None:
        """Note what is wrong with a value."""
        if not isinstance(value, bool):
            form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True, slots=True)
class Record:
    """An object."""

    required: bool = False

    def check(self, form: Form, path: Path, value: Any) -> None:
        """Note what is wrong with a value."""
        if not isinstance(value, dict):
            message = "Only dictionaries may be used in a DictType"
            form.wrong(path, "DICT_TYPE_CONVERT", message)


@dataclass(frozen=True, slots=True)
class Id:
    """A snowflake, as a text or as a number."""

    required: bool = False

    def check(self, form: Form, path: Path, value: Any) -> None:
        """Note what is wrong with a value."""
        plain = isinstance(value, str | int) and not isinstance(value, bool)
        if not plain or not str(value).isascii() or not str(value).isdigit():
            form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


Field = Text | Number | OneOf | Items | Flag | Record | Id


def check(form: Form, path: Path, body: JSON, fields: Mapping[str, Field]) -> None:
    """Note what is wrong with the fields of a body. A field that is null counts as missing."""
    for name, field in fields.items():
        value = body.get(name)
        if value is not None:
            field.check(form, (*path, name), value)
        elif field.required:
            form.required((*path, name))


def record(body: JSON, name: str) -> JSON:
    """The object in a field, or an empty one."""
    value = body.get(name)
    return value if isinstance(value, dict) else {}


def whole(value: object) -> int | None:
    """A whole number, or None for everything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def objects(form: Form, path: Path, value: Any) -> list[tuple[Path, JSON]]:
    """The members of a list that are objects, each with its path; the others are noted as wrong."""
    found: list[tuple[Path, JSON]] = []
    for index, item in enumerate(value if isinstance(value, list) else []):
        if isinstance(item, dict):
            found.append(((*path, index), item))
        else:
            message = "Only dictionaries may be used in a DictType"
            form.wrong((*path, index), "DICT_TYPE_CONVERT", message)
    return found
