"""What every panel is put together from."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ui import ActionRow, Button, Container, LayoutView, MediaGallery, TextDisplay

from bot.controls import Act, Control
from bot.speech import NO_MENTIONS, clipped

ACCENT = discord.Colour(0x3B6EA8)
"""The blue of the letters that crossed Paris by tube."""

Row = ActionRow[Any]


@dataclass(frozen=True)
class Picture:
    """An encoded picture and what a screen reader says of it."""

    name: str
    content: bytes
    alt: str

    def file(self) -> discord.File:
        """A fresh file to send; a file can be sent only once."""
        return discord.File(io.BytesIO(self.content), self.name, description=self.alt)


@dataclass
class Panel:
    """A message ready to be sent: its layout, its pictures and whom it may notify."""

    view: LayoutView
    pictures: list[Picture] = field(default_factory=list)
    mentions: discord.AllowedMentions = NO_MENTIONS

    @property
    def files(self) -> list[discord.File]:
        """What to send along with a new message."""
        return [picture.file() for picture in self.pictures]

    def attachments(
        self, there: Sequence[discord.Attachment]
    ) -> list[discord.Attachment | discord.File]:
        """What an edited message is to have: a picture that is there already is not sent again."""
        known = {one.filename: one for one in there}
        return [known.get(picture.name) or picture.file() for picture in self.pictures]

    @contextmanager
    def numbered(self, number: int | None) -> Iterator[None]:
        """While it is sent, its frame has a number, which Discord keeps with the message."""
        self.view.children[0].id = number
        try:
            yield
        finally:
            self.view.children[0].id = None

    def take_controls_away(self) -> None:
        """Leave what is to be read."""
        without_controls(self.view)

    def written(self) -> str:
        """All that can be seen of it: two panels written alike look alike."""
        return json.dumps(self.view.to_components(), sort_keys=True)  # type: ignore[no-untyped-call]


def without_controls(view: LayoutView) -> LayoutView:
    """A view with nothing below its frame any more."""
    for item in list(view.children):
        if isinstance(item, ActionRow):
            view.remove_item(item)
    view.stop()
    return view


def layout(
    texts: Iterable[str | Picture | Row],
    *,
    controls: Sequence[Row] = (),
    mentions: discord.AllowedMentions = NO_MENTIONS,
) -> Panel:
    """A panel: texts and pictures in a frame, controls below them.

    The view is marked as finished so that discord.py keeps nothing of it: whoever presses a control
    is answered from its custom id.
    """
    view = LayoutView(timeout=None)
    frame: Container[Any] = Container(accent_colour=ACCENT)
    pictures: list[Picture] = []
    for part in texts:
        if isinstance(part, Picture):
            pictures.append(part)
            item = discord.MediaGalleryItem(f"attachment://{part.name}", description=part.alt)
            frame.add_item(MediaGallery(item))
        elif isinstance(part, str):
            if part:
                frame.add_item(TextDisplay(part))
        else:
            frame.add_item(part)
    view.add_item(frame)
    for row in controls:
        view.add_item(row)
    view.stop()
    return Panel(view, pictures, mentions)


def button(
    label: str,
    act: Act,
    table: str,
    token: str = "",
    rest: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button[Any]:
    """A button that means an act at a table."""
    return Button(
        label=clipped(label, 80),
        style=style,
        custom_id=str(Control(act, table, token, rest)),
        emoji=emoji,
        disabled=disabled,
    )


def rows(buttons: Sequence[Button[Any]]) -> list[Row]:
    """Buttons in rows of five."""
    return [ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]
