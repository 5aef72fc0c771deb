"""Looking at types before several threads do.

msgspec studies a type when it first reads one. When two threads do that at once, as in a bot that
has just started and is asked for many tables, one finds a type half studied, and Python crashes.
What is read in threads is therefore studied while its module is imported, which happens once.
"""

from __future__ import annotations

import msgspec


def study(*kinds: type) -> None:
    """Have msgspec know these types, and all that are in them."""
    for kind in kinds:
        msgspec.msgpack.Decoder(kind)
