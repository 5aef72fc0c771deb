"""Files that people and the bot send, kept in memory under signed addresses."""

import hashlib
import hmac
import io
import mimetypes
import re
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.practice import errors
from bot.practice.errors import DiscordError
from bot.practice.model import Attachment
from bot.practice.world import World

LARGEST = 10 * 1024 * 1024


def keep(
    world: World, channel_id: int, filename: str, content: bytes, description: str | None = None
) -> Attachment:
    """Put a file on the shelf from which the address in the attachment object serves it."""
    if len(content) > LARGEST:
        raise DiscordError(errors.TOO_LARGE)
    name = safe_name(filename)
    number = world.snowflakes.new()
    path = f"/cdn/attachments/{channel_id}/{number}/{quote(name)}"
    width, height = _size(content)
    made = Attachment(
        id=number,
        filename=name,
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        content=content,
        url=f"{world.address}{path}?hm={signature(world, number)}",
        description=description,
        width=width,
        height=height,
    )
    world.attachments[number] = made
    return made


def signature(world: World, attachment_id: int) -> str:
    """What the address of a file must end with; nobody can guess it."""
    return hmac.new(world.signing_key, str(attachment_id).encode(), hashlib.sha256).hexdigest()


def safe_name(filename: str) -> str:
    """A file name as Discord keeps it: its last part, without characters that mean something."""
    last = re.split(r"[/\\]", filename)[-1]
    return re.sub(r"[^\w.\-]+", "_", last).strip(".") or "file"


def _size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None, None
