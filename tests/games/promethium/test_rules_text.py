"""The rules in short: every topic can be read, and every move has one."""

from __future__ import annotations

from games.promethium.rules import VERBS
from rendering.words import Words

BEYOND_VERBS = {"scoring", "two"}


def test_the_rules_have_a_topic_for_every_move() -> None:
    topics = Words("en").topics("promethium", "rules")
    assert {*topics} == {*VERBS} | BEYOND_VERBS
    assert all(text.startswith("**") for text in topics.values())


def test_the_rules_as_a_whole_fit_into_a_message() -> None:
    words = Words("en")
    whole = words.message("promethium", "rules")
    assert whole.count("\n") == 3
    longest = sorted(map(len, words.topics("promethium", "rules").values()))[-6:]
    assert len(whole) + sum(longest) < 3800
