"""Modals as a person fills them in: every field checked, then in the shape the bot expects."""

from bot.practice.commands import Filling
from bot.practice.errors import Form, Path
from bot.practice.limits.commands import OptionType
from bot.practice.limits.components import Kind
from bot.practice.model import JSON, Channel
from bot.practice.world import World

Value = str | list[str] | bool | None
Values = dict[str, Value]

_LOOKED_UP = {
    Kind.USER_SELECT: OptionType.USER,
    Kind.ROLE_SELECT: OptionType.ROLE,
    Kind.MENTIONABLE_SELECT: OptionType.MENTIONABLE,
    Kind.CHANNEL_SELECT: OptionType.CHANNEL,
    Kind.FILE_UPLOAD: OptionType.ATTACHMENT,
}


def filled(world: World, channel: Channel, modal: JSON, values: Values) -> JSON:
    """The data of the submission, or a refusal that names the fields at fault."""
    filling = Filling(world, channel)
    number = 0
    components: list[JSON] = []
    known: set[str] = set()
    for component in modal["components"]:
        number += 1
        made: JSON = {"type": component["type"], "id": component.get("id") or number}
        controls = component.get("components") or [component.get("component")]
        if component["type"] != Kind.TEXT:
            number += 1
            control = controls[0]
            known.add(control["custom_id"])
            answered = _control(filling, control, values.get(control["custom_id"]))
            answered["id"] = control.get("id") or number
            row = component["type"] == Kind.ROW
            made |= {"components": [answered]} if row else {"component": answered}
        components.append(made)
    for custom_id in values:
        if custom_id not in known:
            filling.form.wrong((custom_id,), "UNKNOWN_FIELD", "The modal has no such field.")
    filling.form.check()
    data: JSON = {"custom_id": modal["custom_id"], "components": components}
    if filling.resolved:
        data["resolved"] = filling.resolved
    return data


def check_count(form: Form, path: Path, menu: JSON, values: list[str]) -> None:
    """Note too few or too many values for a menu, or one chosen twice."""
    least = menu.get("min_values")
    least = 1 if least is None else least
    boxes = len(menu["options"]) if menu["type"] == Kind.CHECKBOX_GROUP else 1
    most = menu.get("max_values") or boxes
    if not least <= len(values) <= most:
        message = f"Choose between {least} and {most}."
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", message)
    if len(set(values)) < len(values):
        form.wrong(path, "SET_TYPE_DUPLICATE", "Choose each only once.")


def look_up(filling: Filling, path: Path, menu: JSON, values: list[str]) -> None:
    """Note values that the menu does not offer, and resolve the ids among them."""
    kind = menu["type"]
    for index, value in enumerate(values):
        if kind in _LOOKED_UP:
            types = menu.get("channel_types")
            filling.look_up((*path, index), _LOOKED_UP[kind], value, types)
        elif value not in {option["value"] for option in menu["options"]}:
            filling.form.wrong((*path, index), "BASE_TYPE_CHOICES", "This is not offered.")


def _control(filling: Filling, control: JSON, value: Value) -> JSON:
    kind, custom_id = control["type"], control["custom_id"]
    answered: JSON = {"type": kind, "custom_id": custom_id}
    if kind == Kind.TEXT_INPUT:
        return answered | {"value": _text(filling.form, control, value)}
    if kind == Kind.CHECKBOX:
        return answered | {"value": value is True}
    if kind == Kind.RADIO_GROUP:
        return answered | {"value": _radio(filling.form, control, value)}
    values = value if isinstance(value, list) else []
    required = control.get("required", True) is not False
    if values or required:
        check_count(filling.form, (custom_id,), control, values)
        look_up(filling, (custom_id,), control, values)
    return answered | {"values": values}


def _text(form: Form, control: JSON, value: Value) -> str:
    text = value if isinstance(value, str) else ""
    path = (control["custom_id"],)
    if not text:
        if control.get("required", True) is not False:
            form.required(path)
        return text
    form.length(path, text, control.get("min_length") or 0, control.get("max_length") or 4000)
    return text


def _radio(form: Form, control: JSON, value: Value) -> str | None:
    path = (control["custom_id"],)
    if not isinstance(value, str) or not value:
        if control.get("required", True) is not False:
            form.required(path)
        return None
    if value not in {option["value"] for option in control["options"]}:
        form.wrong(path, "BASE_TYPE_CHOICES", "This is not offered.")
    return value
