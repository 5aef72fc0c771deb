"""Records: readable, exact, and refused where they were broken."""

from __future__ import annotations

import pytest

from games.catalogue import game
from games.chance import Seed
from games.record import Answered, BadRecord, Record, Sat, Sitter, read, replay, write
from games.selfplay import play_one
from games.table import Table


@pytest.fixture(scope="module")
def text() -> str:
    """A whole game of Cartels, in which somebody gave up a seat on the way."""
    entry = game("cartels")
    options, seed = entry.rules.options_type(), Seed.from_words("record")
    start = Table.start(entry.rules, 2, options, seed)
    record = Record.of(start, [Sitter("Ada"), Sitter("random", stand_in=True)])

    def after(table: Table, seat: int, answer: tuple[str, ...]) -> None:  # type: ignore[type-arg]
        record.add(table, seat, answer)
        if table.answered == 40:
            record.entries.append(Sat(1, Sitter('Zoë "Zed"\nsecond line')))

    play_one(entry, options, seed, ["random", "random"], after=after)
    return write(record)


def test_a_record_can_be_read_by_people(text: str) -> None:
    lines = text.splitlines()
    assert lines[:4] == ["petit-bleu record 1", "game cartels", "rules 1", "seats 2"]
    assert 'seat 1 "Ada"' in lines
    assert "seat 2 stand-in random" in lines
    assert 'seat 2 "Zoë \\"Zed\\"\\nsecond line"' in lines
    assert lines[-1].endswith("finished")


def test_who_sat_where_is_kept(text: str) -> None:
    record = read(text)
    assert [entry.sitter.name for entry in record.entries if isinstance(entry, Sat)] == [
        "Ada",
        "random",
        'Zoë "Zed"\nsecond line',
    ]
    assert replay(record).outcome


def broken(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as problem:
        replay(read(text))
    return problem.value


def numbered(text: str, start: str) -> int:
    """The line (from 1) that begins with this."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_every_single_cut_is_noticed(text: str) -> None:
    lines = text.splitlines()
    for end in range(0, len(lines), 13):
        assert broken("\n".join(lines[:end])).line in (max(end, 1), end)


def test_a_changed_answer_is_found_at_its_line(text: str) -> None:
    line = numbered(text, "20 ")
    lines = text.splitlines()
    fields = lines[line - 1].split()
    table = replay(read(text), to=19)
    others = [option.key for option in table.pending[0].options if option.key != fields[2]]
    lines[line - 1] = " ".join([*fields[:2], others[0], *fields[3:]])
    problem = broken("\n".join(lines) + "\n")
    assert problem.line == line
    assert "answer 20" in problem.reason


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ("petit-bleu record 1", "petit-bleu record 9", "petit-bleu", "begins with"),
        ("game cartels", "game whist", "game", "no game"),
        ("rules 1", "rules 99", "rules", "rules 99"),
        ("rules 1", "rules one", "rules", "expected"),
        ("seats 2", "seats 7", "seats", "2 to 4"),
        ("option show_cubes false", "option show_cubes 3", "option show_cubes", "show_cubes"),
        ("option show_cubes false", "option nosuch 1", "option nosuch", "no option"),
        ('seat 1 "Ada"', "seat 1 Ada", "seat 1", "quotation"),
        ('seat 1 "Ada"', 'seat 3 "Ada"', "seat 3", "no seat 3"),
        ("\n30 ", "\n31 ", "31 ", "answer 30 comes next"),
        ("\n30 1 ", "\n30 9 ", "30 9", "no seat 9"),
        ("\n30 2 ", "\n30 9 ", "30 9", "no seat 9"),
        (" finished", " over", "end", "expected"),
        (" finished", " finished\nmore", "more", "nothing may follow"),
    ],
)
def test_what_is_broken_is_named_with_its_line(
    text: str, old: str, new: str, where: str, reason: str
) -> None:
    if old not in text:
        return
    changed = text.replace(old, new, 1)
    problem = broken(changed)
    assert problem.line == numbered(changed, where)
    assert reason in problem.reason


def test_another_seed_is_found_at_the_start(text: str) -> None:
    record = read(text)
    record.seed = Seed.from_words("another")
    problem = broken(write(record))
    assert problem.line == numbered(text, "start")


def test_a_game_in_play_keeps_its_seed_and_its_secrets(text: str) -> None:
    record = read(text)
    secret = record.seed
    assert secret
    record.seed = None
    record.finished = False
    first = record.entries[2]
    assert isinstance(first, Answered)
    record.entries[2] = Answered(first.seat, None, first.digest)
    shown = write(record)
    assert secret.hex() not in shown
    assert f"commitment {secret.commitment}" in shown
    assert "1 1 ? =" in shown or "1 2 ? =" in shown
    again = read(shown)
    assert write(again) == shown
    with pytest.raises(BadRecord, match="secret"):
        replay(again)
    again.seed = secret
    with pytest.raises(BadRecord, match="hidden"):
        replay(again)


def test_there_is_no_move_beyond_the_end(text: str) -> None:
    record = read(text)
    with pytest.raises(BadRecord, match="no move"):
        replay(record, to=len(record.answers) + 1)


def test_an_unfinished_game_that_claims_to_be_finished_is_refused(text: str) -> None:
    record = read(text)
    record.entries = record.entries[:50]
    assert "not over" in broken(write(record)).reason
