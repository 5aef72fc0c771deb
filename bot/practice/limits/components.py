"""The components of messages: which may stand where, how many, how long."""

from dataclasses import dataclass, field
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
    whole,
)
from bot.practice.model import JSON

ROWS = 5
IN_LAYOUT = 40
TEXT_IN_LAYOUT = 4000


class Kind(IntEnum):
    """The types of components."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


LINK, PREMIUM = 5, 6
SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
IN_CONTAINER = frozenset(
    {Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR}
)
IN_LAYOUT_MESSAGE = IN_CONTAINER | {Kind.CONTAINER}

_ANY: dict[str, Field] = {
    "id": Number(0, 2**31 - 1),
    "disabled": Flag(),
    "spoiler": Flag(),
    "required": Flag(),
}
_MENU: dict[str, Field] = {
    "custom_id": Text(1, 100, required=True),
    "placeholder": Text(0, 150),
    "min_values": Number(0, 25),
    "max_values": Number(1, 25),
    "default_values": Items(0, 25),
    "channel_types": Items(0, 25),
}
FIELDS: dict[Kind, dict[str, Field]] = {
    Kind.ROW: {"components": Items(1, 5, required=True)},
    Kind.BUTTON: {
        "style": Number(1, 6, required=True),
        "label": Text(0, 80),
        "custom_id": Text(1, 100),
        "url": Text(1, 512),
        "emoji": Record(),
    },
    Kind.STRING_SELECT: _MENU | {"options": Items(1, 25, required=True)},
    Kind.USER_SELECT: _MENU,
    Kind.ROLE_SELECT: _MENU,
    Kind.MENTIONABLE_SELECT: _MENU,
    Kind.CHANNEL_SELECT: _MENU,
    Kind.SECTION: {"components": Items(1, 3, required=True)},
    Kind.TEXT: {"content": Text(1, TEXT_IN_LAYOUT, required=True)},
    Kind.THUMBNAIL: {"description": Text(1, 1024)},
    Kind.GALLERY: {"items": Items(1, 10, required=True)},
    Kind.FILE: {},
    Kind.SEPARATOR: {"spacing": OneOf(frozenset({1, 2})), "divider": Flag()},
    Kind.CONTAINER: {
        "components": Items(1, IN_LAYOUT, required=True),
        "accent_color": Number(0, 0xFFFFFF),
    },
}
CHOICE: dict[str, Field] = {
    "label": Text(1, 100, required=True),
    "value": Text(1, 100, required=True),
    "description": Text(0, 100),
    "default": Flag(),
    "emoji": Record(),
}


@dataclass
class Survey:
    """One look over all components of a message or a modal."""

    form: Form
    files: frozenset[str]
    count: int = 0
    characters: int = 0
    custom_ids: set[str] = field(default_factory=set)

    def walk(self, path: Path, components: object, allowed: frozenset[Kind]) -> None:
        """Look at a list of components that may be of these kinds only."""
        for where, component in objects(self.form, path, components):
            self.look(where, component, allowed)

    def look(self, path: Path, component: JSON, allowed: frozenset[Kind]) -> None:
        """Look at one component and at what is inside it."""
        kind = whole(component.get("type"))
        if kind not in allowed:
            among = ", ".join(str(int(one)) for one in sorted(allowed))
            message = f'Value of field "type" must be one of ({among}).'
            self.form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)
            return
        self.count += 1
        check(self.form, path, component, _ANY | FIELDS[Kind(kind)])
        self.claim(path, component)
        match kind:
            case Kind.ROW:
                self._row(path, component)
            case Kind.BUTTON:
                self._button(path, component)
            case Kind.STRING_SELECT:
                check_choices(self.form, path, component)
            case Kind.SECTION:
                self._section(path, component)
            case Kind.TEXT:
                self.characters += len(str(component.get("content", "")))
            case Kind.THUMBNAIL:
                self._media((*path, "media"), component.get("media"))
            case Kind.FILE:
                self._media((*path, "file"), component.get("file"), attached=True)
            case Kind.GALLERY:
                self._gallery(path, component)
            case Kind.CONTAINER:
                self.walk((*path, "components"), component.get("components"), IN_CONTAINER)

    def claim(self, path: Path, component: JSON) -> None:
        """A custom id belongs to one component of a message."""
        custom_id = component.get("custom_id")
        if not isinstance(custom_id, str):
            return
        if custom_id in self.custom_ids:
            self.form.wrong(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self.custom_ids.add(custom_id)

    def _row(self, path: Path, row: JSON) -> None:
        inside = row.get("components")
        self.walk((*path, "components"), inside, SELECTS | {Kind.BUTTON})
        kinds = [whole(one.get("type")) for _, one in objects(Form(), path, inside)]
        if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
            self.form.wrong(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "Components width exceeded: a select takes a whole row",
            )

    def _button(self, path: Path, button: JSON) -> None:
        style = button.get("style")
        if style == LINK:
            if button.get("custom_id") is not None or not button.get("url"):
                message = "A link button has a url and no custom id"
                self.form.wrong((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL", message)
        elif style != PREMIUM and not button.get("custom_id"):
            message = "A custom id is required"
            self.form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message)
        elif button.get("url") is not None:
            message = "A custom id and url cannot both be specified"
            self.form.wrong((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL", message)
        if style != PREMIUM and not button.get("label") and not button.get("emoji"):
            message = "A button must have a label or an emoji"
            self.form.wrong((*path, "label"), "BUTTON_COMPONENT_LABEL_REQUIRED", message)

    def _section(self, path: Path, section: JSON) -> None:
        self.walk((*path, "components"), section.get("components"), frozenset({Kind.TEXT}))
        accessory = section.get("accessory")
        if isinstance(accessory, dict):
            self.look((*path, "accessory"), accessory, frozenset({Kind.BUTTON, Kind.THUMBNAIL}))
        else:
            self.form.required((*path, "accessory"))

    def _gallery(self, path: Path, gallery: JSON) -> None:
        for where, item in objects(self.form, (*path, "items"), gallery.get("items")):
            check(self.form, where, item, {"description": Text(1, 1024), "spoiler": Flag()})
            self._media((*where, "media"), item.get("media"))

    def _media(self, path: Path, media: object, *, attached: bool = False) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str):
            self.form.required((*path, "url"))
        elif url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                message = "The referenced attachment was not found."
                self.form.wrong((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCE", message)
        elif attached or not url.startswith(("http://", "https://")):
            schemes = "('attachment',)" if attached else "('http', 'https', 'attachment')"
            message = f"Not a well formed URL: scheme must be one of {schemes}."
            self.form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)


def check_choices(form: Form, path: Path, menu: JSON) -> None:
    """The options of a menu: each has a value of its own, and there are enough of them."""
    seen: set[str] = set()
    choices = objects(form, (*path, "options"), menu.get("options"))
    for where, choice in choices:
        check(form, where, choice, CHOICE)
        value = choice.get("value")
        if isinstance(value, str) and value in seen:
            message = "The specified option value is already used"
            form.wrong((*where, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(str(value))
    most = whole(menu.get("max_values")) or 1
    if most > len(choices) > 0:
        message = f"The number of options is lower than max_values ({most})."
        form.wrong((*path, "max_values"), "BASE_TYPE_BAD_INT_RANGE", message)
    if (whole(menu.get("min_values")) or 0) > most:
        message = "min_values must not be greater than max_values."
        form.wrong((*path, "min_values"), "BASE_TYPE_BAD_INT_RANGE", message)
    chosen = sum(bool(choice.get("default")) for _, choice in choices)
    if chosen > most:
        message = f"At most {most} options can be the default."
        form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT", message)


def check_components(
    form: Form, path: Path, components: object, *, layout: bool, files: frozenset[str]
) -> None:
    """Note what is wrong with the components of a message; `layout` says they are version 2."""
    survey = Survey(form, files)
    if not layout:
        Items(0, ROWS).check(form, path, components)
        survey.walk(path, components, frozenset({Kind.ROW}))
        return
    Items(0, IN_LAYOUT).check(form, path, components)
    survey.walk(path, components, IN_LAYOUT_MESSAGE)
    if survey.count > IN_LAYOUT:
        message = f"Total number of components exceeded the maximum of {IN_LAYOUT}."
        form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if survey.characters > TEXT_IN_LAYOUT:
        message = f"The total text length exceeded the maximum of {TEXT_IN_LAYOUT} characters."
        form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
