"""From a finished picture to the bytes that are posted."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def png(image: Image.Image) -> bytes:
    """The picture as a PNG file."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()
