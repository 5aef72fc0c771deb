"""What every game of the catalogue must hold, whatever its rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.catalogue import game
from games.chance import Chance, Seed
from games.data import LANGUAGES
from games.decision import Answer, Illegal
from games.record import Record, Sitter, read, replay, write
from games.table import Fault, Table, saved_from_bytes, saved_to_bytes
from games.text import names_in
from rendering.words import Words
from tests.games.driving import (
    AnyTable,
    copy_of,
    json,
    observers,
    random_game,
    state_of,
    strings_in,
    table_id,
    tables,
)

every_table = pytest.mark.parametrize(("key", "seats", "options"), tables(), ids=table_id)


@every_table
def test_random_game_keeps_everything_in_its_place(key: str, seats: int, options: Any) -> None:
    entry = game(key)
    steps = 0
    for step in random_game(entry, seats, options, "conservation"):
        step.table.check()
        steps += 1
        assert step.decision.option(step.answer[0]) if step.answer else step.decision.least == 0
    outcome = step.table.outcome
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == seats
    assert 1 in outcome.places
    assert steps == step.table.answered
    for line in outcome.account:
        assert len(line.points) == seats


@every_table
def test_every_offered_option_is_accepted(key: str, seats: int, options: Any) -> None:
    for number, step in enumerate(random_game(game(key), seats, options, "offered")):
        if number % 23:
            continue
        for decision in step.table.pending:
            assert len({option.key for option in decision.options}) == len(decision.options)
            assert decision.forced is None
            assert {option.verb for option in decision.options} <= {*game(key).rules.verbs}
            for option in decision.options[:: max(1, len(decision.options) // 6)]:
                if decision.least <= 1:
                    copy_of(step.table).answer(decision.seat, (option.key,))


@every_table
def test_what_is_not_offered_is_refused_and_changes_nothing(
    key: str, seats: int, options: Any
) -> None:
    asked: set[str] = set()
    for number, step in enumerate(random_game(game(key), seats, options, "refused")):
        asked |= {option.key for decision in step.table.pending for option in decision.options}
        if number % 17:
            continue
        for seat in range(seats):
            decision = step.table.decision(seat)
            offered = {option.key for option in decision.options} if decision else set()
            wrong = sorted(asked - offered)[:: max(1, len(asked) // 12)]
            written = [f"{verb}:{'9' * 5000}" for verb in game(key).rules.verbs]
            for answer in [("nonsense",), ("",), *((other,) for other in [*wrong, *written])]:
                refused(step.table, seat, answer)
        refused(step.table, seats, ("nonsense",))


def refused(table: AnyTable, seat: int, answer: Answer) -> None:
    """The answer is refused with a reason that can be spoken, and the table is as it was."""
    before, pending = json(state_of(table)), table.pending
    with pytest.raises(Illegal) as refusal:
        table.answer(seat, answer)
    assert all(Words(language).say(refusal.value.reason) for language in LANGUAGES)
    assert json(state_of(table)) == before
    assert table.pending == pending


@every_table
def test_a_loaded_table_asks_the_same(key: str, seats: int, options: Any) -> None:
    for step in random_game(game(key), seats, options, "checkpoint"):
        stored = saved_to_bytes(step.table.save())
        loaded = Table.load(step.table.rules, saved_from_bytes(stored), step.table.seed)
        assert loaded.drift is None
        assert loaded.pending == step.table.pending
        assert loaded.digest == step.table.digest
        assert loaded.answered == step.table.answered
        assert loaded.outcome == step.table.outcome
        for seat in range(seats):
            assert (loaded.may_undo(seat) is None) == (step.table.may_undo(seat) is None)


@every_table
def test_states_hold_nothing_without_an_order(key: str, seats: int, options: Any) -> None:
    def ordered(tree: object) -> bool:
        if isinstance(tree, dict):
            return all(isinstance(name, str) for name in tree) and all(map(ordered, tree.values()))
        if isinstance(tree, list | tuple):
            return all(map(ordered, tree))
        return isinstance(tree, str | int | float | bool | bytes | None)

    state = game(key).rules.setup(seats, options, Chance(Seed.from_words("order")))
    assert ordered(msgspec.to_builtins(state))


@every_table
def test_a_record_replays_to_the_same_game(key: str, seats: int, options: Any) -> None:
    entry = game(key)
    start = Table.start(entry.rules, seats, options, Seed.from_words("record"))
    record = Record.of(start, [Sitter(f'Jo "{seat}" ☃') for seat in range(seats)])
    for step in random_game(entry, seats, options, "record"):
        record.add(step.table, step.decision.seat, step.answer)
    text = write(record)
    again = read(text)
    assert write(again) == text
    replayed = replay(again)
    assert replayed.digest == step.table.digest
    assert replayed.outcome == step.table.outcome
    half = len(record.answers) // 2
    assert replay(again, to=half).answered == half


@every_table
def test_undo_goes_back_to_just_before(key: str, seats: int, options: Any) -> None:
    undone = 0
    for number, step in enumerate(random_game(game(key), seats, options, "undo")):
        table, seat = step.table, step.decision.seat
        if number % 3 or table.may_undo(seat):
            continue
        again = copy_of(table)
        after = again.digest
        assert again.undo(seat) == step.answer
        assert again.answered == table.answered - 1
        decision = again.decision(seat)
        assert decision == step.decision
        again.answer(seat, step.answer)
        assert again.digest == after
        undone += 1
    assert undone


@every_table
def test_a_seat_sees_nothing_it_may_not_know(key: str, seats: int, options: Any) -> None:
    rules = game(key).rules
    for number, step in enumerate(random_game(game(key), seats, options, "views")):
        if number % 11:
            continue
        for seat in observers(seats):
            chance = Chance(Seed.from_words(f"elsewhere {number} {seat}"))
            other = rules.imagine(state_of(step.table), seat, chance)
            rules.check(other)
            assert json(rules.view(other, seat)) == json(step.table.view(seat))


@every_table
def test_a_seat_is_asked_nothing_that_gives_a_secret_away(
    key: str, seats: int, options: Any
) -> None:
    """Whoever has seen and heard the same is asked the same, with the same options and words."""
    compared = 0
    for number, step in enumerate(random_game(game(key), seats, options, "options")):
        for decision in step.table.pending:
            seat = decision.seat
            other = elsewhere(step.table, seat, f"{number}")
            if other is None:
                continue
            table, heard = other
            mine = heard_since_rest(step.table, seat)
            if heard != mine or json(table.view(seat)) != json(step.table.view(seat)):
                continue
            assert json(table.decision(seat)) == json(decision)
            compared += 1
    assert compared > 10


@every_table
def test_what_can_be_taken_back_depended_on_nothing_hidden(
    key: str, seats: int, options: Any
) -> None:
    before: AnyTable | None = None
    for number, step in enumerate(random_game(game(key), seats, options, "blind")):
        table, seat = step.table, step.decision.seat
        if before is not None and number % 5 == 0 and table.may_undo(seat) is None:
            other = elsewhere(before, seat, f"{number}")
            same = other and json(other[0].decision(seat)) == json(step.decision)
            if other and same and json(other[0].view(seat)) == json(before.view(seat)):
                told = other[0].answer(seat, step.answer)
                heard = [event.heard_by(seat) for event in told]
                assert heard == [event.heard_by(seat) for event in step.events]
        before = copy_of(table) if number % 5 == 4 else None


def elsewhere(table: AnyTable, seat: int, words: str) -> tuple[AnyTable, list[bytes]] | None:
    """The same game as far as the seat knows at the checkpoint, and what the seat heard since."""
    saved = table.save()
    rules = table.rules
    chance = Chance(Seed.from_words("elsewhere" + words))
    resting = msgspec.msgpack.decode(saved.checkpoint.state, type=rules.state_type)
    state = rules.imagine(resting, seat, chance)
    other = Table.at(rules, table.seats, table.options, table.seed, state, chance)
    other._chance.counter = other._base.counter = saved.checkpoint.counter
    return follow(other, saved.since, seat)


def heard_since_rest(table: AnyTable, seat: int) -> list[bytes]:
    """What the seat heard since the table's checkpoint."""
    saved = table.save()
    again = Table(table.rules, table.seats, table.options, table.seed, saved.checkpoint)
    followed = follow(again, saved.since, seat)
    assert followed
    return followed[1]


def follow(table: AnyTable, since: list[Any], seat: int) -> tuple[AnyTable, list[bytes]] | None:
    heard = [json(event.heard_by(seat)) for event in table.opening()]
    for given in since:
        try:
            told = table.answer(given.seat, given.answer)
        except (Illegal, Fault):
            return None
        heard += [json(event.heard_by(seat)) for event in told]
    return table, heard


@every_table
def test_nobody_hears_the_name_of_something_hidden(key: str, seats: int, options: Any) -> None:
    def hidden(table: AnyTable) -> dict[int | None, set[str]]:
        everything = strings_in(msgspec.to_builtins(state_of(table)))
        return {
            seat: everything - strings_in(msgspec.to_builtins(table.view(seat)))
            for seat in observers(seats)
        }

    before: dict[int | None, set[str]] | None = None
    for step in random_game(game(key), seats, options, "names"):
        after = hidden(step.table)
        for event in step.events:
            for seat in observers(seats):
                heard = event.heard_by(seat)
                if heard is None or before is None or (event.reveals and event.audience is None):
                    continue
                named = {name.key for name in names_in(heard)}
                allowed = event.reveals and seat in (event.audience or ())
                assert allowed or not named & before[seat] & after[seat], (event, seat)
        before = after


@every_table
def test_everything_said_has_words(key: str, seats: int, options: Any) -> None:
    spoken = [Words(one, [f"Jo{seat}" for seat in range(seats)]) for one in LANGUAGES]
    for number, step in enumerate(random_game(game(key), seats, options, "words")):
        words = spoken[number % len(spoken)]
        for event in step.events:
            for seat in observers(seats):
                if heard := event.heard_by(seat):
                    assert words.say(heard)
        if number % 7:
            continue
        for decision in step.table.pending:
            assert words.say(decision.prompt)
            if decision.declining:
                assert len(words.say(decision.declining)) <= 80
            for option in decision.options[:40]:
                assert len(option.key) <= 60
                assert " " not in option.key
                assert 0 < len(words.say(option.label)) <= 80, words.say(option.label)
                if option.hint:
                    assert len(words.say(option.hint)) <= 100, words.say(option.hint)
    assert step.table.outcome
    for words in spoken:
        assert words.say(step.table.outcome.reason)
        for line in step.table.outcome.account:
            assert words.say(line.label)


@pytest.mark.parametrize("key", sorted({key for key, _, _ in tables()}))
def test_a_catalogue_entry_is_complete(key: str) -> None:
    entry = game(key)
    words = Words("en")
    assert entry.key == key
    assert words.message(key, "title")
    assert len(words.message(key, "tagline")) <= 200
    assert 200 < len(words.message(key, "rules")) < 2000
    topics = words.topics(key, "rules")
    assert set(entry.rules.verbs) <= set(topics)
    assert all(len(topic) < 1500 for topic in topics.values())
    for verb in entry.rules.verbs:
        assert words.message(key, f"verb-{verb}")
        assert len(words.message(key, f"verb-{verb}-description")) <= 100
    for field in entry.rules.options_type.__struct_fields__:
        assert words.message(key, f"option-{field}")
        assert len(words.message(key, f"option-{field}-description")) <= 100
    for value in entry.data.values():
        assert value.tag in ("rulebook", "source", "designed")
    for name in entry.data.names.values():
        assert set(name) == set(LANGUAGES)
        assert all(name.values())
