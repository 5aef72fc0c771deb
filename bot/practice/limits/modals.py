"""Modals: a title and at most five fields."""

from bot.practice.errors import Form, Path
from bot.practice.limits.components import FIELDS, SELECTS, Kind, Survey, check_choices
from bot.practice.limits.fields import Field, Flag, Items, Number, Text, check, objects, whole
from bot.practice.model import JSON

_MODAL: dict[str, Field] = {
    "custom_id": Text(1, 100, required=True),
    "title": Text(1, 45, required=True),
    "components": Items(1, 5, required=True),
}
_LABEL: dict[str, Field] = {
    "label": Text(1, 45, required=True),
    "description": Text(1, 100),
}
_INPUT: dict[str, Field] = {
    "custom_id": Text(1, 100, required=True),
    "style": Number(1, 2, required=True),
    "label": Text(1, 45),
    "required": Flag(),
    "min_length": Number(0, 4000),
    "max_length": Number(1, 4000),
    "value": Text(0, 4000),
    "placeholder": Text(0, 100),
}
_GROUP: dict[str, Field] = {
    "custom_id": Text(1, 100, required=True),
    "min_values": Number(0, 10),
    "max_values": Number(1, 10),
    "required": Flag(),
}
_FIELDS: dict[Kind, dict[str, Field]] = {
    **{kind: FIELDS[kind] for kind in SELECTS},
    Kind.TEXT_INPUT: _INPUT,
    Kind.FILE_UPLOAD: _GROUP,
    Kind.RADIO_GROUP: _GROUP | {"options": Items(2, 10, required=True)},
    Kind.CHECKBOX_GROUP: _GROUP | {"options": Items(1, 10, required=True)},
    Kind.CHECKBOX: {"custom_id": Text(1, 100, required=True), "default": Flag()},
}
_WITH_OPTIONS = frozenset({Kind.STRING_SELECT, Kind.CHECKBOX_GROUP, Kind.RADIO_GROUP})


def check_modal(form: Form, path: Path, modal: JSON) -> None:
    """Note what is wrong with a modal."""
    check(form, path, modal, _MODAL)
    survey = Survey(form, frozenset())
    for where, component in objects(form, (*path, "components"), modal.get("components")):
        match whole(component.get("type")):
            case Kind.ROW:
                inside = objects(form, (*where, "components"), component.get("components"))
                form.length((*where, "components"), [one for _, one in inside], 1, 1)
                for at, one in inside:
                    _control(survey, at, one, frozenset({Kind.TEXT_INPUT}))
                    if not one.get("label"):
                        form.required((*at, "label"))
            case Kind.LABEL:
                check(form, where, component, _LABEL)
                inner = component.get("component")
                if isinstance(inner, dict):
                    _control(survey, (*where, "component"), inner, frozenset(_FIELDS))
                else:
                    form.required((*where, "component"))
            case Kind.TEXT:
                survey.look(where, component, frozenset({Kind.TEXT}))
            case _:
                message = 'Value of field "type" must be one of (1, 10, 18).'
                form.wrong((*where, "type"), "UNION_TYPE_CHOICES", message)


def _control(survey: Survey, path: Path, control: JSON, allowed: frozenset[Kind]) -> None:
    form, kind = survey.form, whole(control.get("type"))
    if kind not in allowed:
        among = ", ".join(str(int(one)) for one in sorted(allowed))
        message = f'Value of field "type" must be one of ({among}).'
        form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)
        return
    check(form, path, control, _FIELDS[Kind(kind)])
    survey.claim(path, control)
    if kind in _WITH_OPTIONS:
        check_choices(form, path, control)
    least = whole(control.get("min_length")) or 0
    if kind == Kind.TEXT_INPUT and least > (whole(control.get("max_length")) or 4000):
        message = "min_length must not be greater than max_length."
        form.wrong((*path, "min_length"), "BASE_TYPE_BAD_INT_RANGE", message)
