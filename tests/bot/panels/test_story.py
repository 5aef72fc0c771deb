"""The channel hears of a turn in a few lines, however much happened."""

from __future__ import annotations

from bot.club import Told
from bot.panels.table import LINES_MOST, STORY_MOST, turn_story
from bot.speech import SafeWords
from games.text import Seat, say

WORDS = SafeWords("en", ["Ada", "Blaise"])


def said(what: str, by: Seat | None) -> Told:
    return Told(say("core.habit", what=what), by=by)


def spoken(what: str) -> str:
    return WORDS.say(say("core.habit", what=what))


def test_whoever_answers_has_a_line_with_all_that_came_of_it() -> None:
    told = [said("a", 0), said("b", 0), said("c", 1), said("d", 0)]
    assert turn_story(told, WORDS).splitlines() == [
        f"- {spoken('a')} {spoken('b')}",
        f"- {spoken('c')}",
        f"- {spoken('d')}",
    ]


def test_a_single_line_is_no_list() -> None:
    assert turn_story([said("a", 1), said("b", 1)], WORDS) == f"{spoken('a')} {spoken('b')}"
    assert turn_story([], WORDS) == ""


def test_of_many_turns_the_last_few_are_told_and_the_others_counted() -> None:
    told = [said(f"<{number}>", number // 2 % 2) for number in range(20)]
    before, *lines = turn_story(told, WORDS).splitlines()
    assert len(lines) == LINES_MOST
    assert lines[-1] == f"- {spoken('<18>')} {spoken('<19>')}"
    assert "12 lines before" in before


def test_a_turn_that_is_too_long_keeps_its_end() -> None:
    told = [said(f"{number} {'x' * 90}", 0) for number in range(60)]
    before, line = turn_story(told, WORDS).splitlines()
    assert line.endswith(spoken(f"59 {'x' * 90}"))
    assert len(line) <= STORY_MOST
    kept = line.count("x" * 90)
    assert f"{60 - kept} lines before" in before
