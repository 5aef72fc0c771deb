"""Types are known before tables are read in threads; two threads that study one crash Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from games.catalogue import games
from games.chance import Seed
from games.table import Table, saved_to_bytes

READER = """
import sys, threading
import msgspec
from games import lesson
from games.catalogue import game
from games.chance import Seed
from games.table import Table, saved_from_bytes

stored = msgspec.json.decode(sys.stdin.read(), type=dict[str, str])
rules = {key: game(key).rules for key in stored}
studied = set()

def watch(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        studied.add(str(frame.f_locals["obj"]))

sys.setprofile(watch)
for key, text in stored.items():
    Table.load(rules[key], saved_from_bytes(text.encode()), Seed.from_words("studying"))
    lesson.script(key)
sys.setprofile(None)

class Unknown(msgspec.Struct):
    field: int

sys.setprofile(watch)
msgspec.json.decode(b'{"field": 1}', type=Unknown)
print(*studied)
"""


def test_nothing_is_studied_while_a_table_is_read() -> None:
    stored = {}
    for entry in games():
        rules = entry.rules
        table = Table.start(rules, 2, rules.options_type(), Seed.from_words("studying"))
        stored[entry.key] = saved_to_bytes(table.save()).decode()
    run = subprocess.run(
        [sys.executable, "-c", READER],
        input=msgspec.json.encode(stored),
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
    )
    # The last one shows that the reader would see it.
    assert run.stdout.decode().split() == ["<class", "'__main__.Unknown'>"]
