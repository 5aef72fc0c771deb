"""After a restart: stand-ins go on, mended rules are owned up to, and a broken table is kept."""

import asyncio
import logging

import pytest

from bot.club import Club, ClubRefusal, NoteLetter
from bot.club.examining import examine
from bot.club.stand_ins import StandIns
from games.decision import Decision
from games.table import Fault
from tests.bot.club.evening import ADA, BLAISE, CLARA, Evening, first, ids, refused, turns
from tests.bot.club.parlour import Careful, Parlour, State


async def _problems(club: Club) -> list[str | None]:
    return [finding.problem async for finding in examine(club._house.database.reading)]


async def test_a_table_that_waits_for_a_stand_in_goes_on_by_itself(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as asleep:
        asleep.setattr(StandIns, "wake", lambda *_: None)
        table = await evening.table([ADA], stand_ins=2)
        await evening.answer(table.id, "ada", "pick:1")
    before = await evening.club.look.summary(table.id)
    assert not any(sitting.asked for sitting in before.seats if sitting.person)
    await evening.reopen()
    await evening.club.settled()
    after = await evening.club.look.summary(table.id)
    assert after.moves > before.moves
    assert any(sitting.asked for sitting in after.seats if sitting.person)


async def test_closing_while_a_stand_in_thinks_loses_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.table([ADA], stand_ins=3)
    await evening.answer(table.id, "ada", "pick:1")
    await evening.reopen()
    await evening.club.settled()
    assert await _problems(evening.club) == [None]
    table = await evening.play_on(table.id)
    assert table.phase == "finished"


async def test_a_stand_in_that_fails_or_cheats_is_replaced_by_chance(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answers = iter([("fly:away",), None])

    def fail(*_: object) -> tuple[str, ...]:
        answer = next(answers, ("stop:",))
        if answer is None:
            raise RuntimeError("a bug")
        return answer

    with monkeypatch.context() as patched:
        patched.setattr(Careful, "answer", fail)
        table = await evening.table([ADA], stand_ins=2)
    assert table.moves == 2
    assert "fly:away" in caplog.text
    assert "a bug" in caplog.text


async def test_a_stand_in_at_which_the_rules_fail_is_reported_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise Fault("a rule is broken")

    def step(_: object, __: object, decision: Decision, ___: object) -> tuple[str, ...]:
        return (decision.options[0].key,)

    table = await evening.table([ADA], stand_ins=1)
    with monkeypatch.context() as patched:
        patched.setattr(Parlour, "_act", fail)
        patched.setattr(Careful, "answer", step)
        table = await evening.picks(table)
        if table.seats[0].person:
            await evening.answer(table.id, "ada", "stop:")
            await evening.club.settled()
        await evening.reopen()
        await evening.club.settled()
    notes = [each.content for each in await evening.post() if isinstance(each.content, NoteLetter)]
    assert [note.text.id for note in notes] == ["bot.stand-in-stuck"]
    await evening.reopen()
    await evening.club.settled()
    table = await evening.play_on(table.id)
    assert table.phase == "finished", "mended, it goes on"


async def test_answers_that_mended_rules_no_longer_allow_are_taken_back_aloud(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.picks(await evening.table())
    for key in ("step:one", "hit:1", "step:one"):
        await evening.answer(table.id, first(table), key)
    await evening.post()
    real = Parlour._action

    def gentle(rules: Parlour, state: State) -> Decision:
        decision = real(rules, state)
        options = tuple(option for option in decision.options if option.verb != "hit")
        return Decision(decision.seat, decision.prompt, options)

    monkeypatch.setattr(Parlour, "_action", gentle)
    await evening.club.close()
    await evening.open()
    desk = await evening.club.look.desk(table.id, first(table))
    assert desk.table.drift
    assert "no longer fits" in desk.table.drift
    assert desk.table.moves == table.moves + 1
    assert desk.view.points == (2, 1)
    (turn,) = turns(await evening.post())
    assert ids(turn.story) == ["stepped", "drifted"]
    await evening.reopen()
    await evening.answer(table.id, first(table), "step:one")
    assert await _problems(evening.club) == [None]
    table = await evening.play_on(table.id)
    assert (await evening.club.look.verify(table.id)).agrees


async def test_rules_that_lead_elsewhere_are_owned_up_to_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await evening.picks(await evening.table())
    await evening.answer(table.id, first(table), "step:one")
    await evening.post()
    real = Parlour._act

    def generous(rules: Parlour, state: State, key: str, story: object) -> None:
        state.points[state.player] += 1
        real(rules, state, key, story)  # type: ignore[arg-type]

    monkeypatch.setattr(Parlour, "_act", generous)
    await evening.reopen()
    for _ in range(2):
        desk = await evening.club.look.desk(table.id, first(table))
        assert desk.table.drift
        assert desk.view.points == (3, 1)
        await evening.reopen()
    (turn,) = turns(await evening.post())
    assert ids(turn.story) == ["stepped", "drifted"]
    await evening.answer(table.id, first(table), "stop:")
    table = await evening.play_on(table.id)
    assert table.phase == "finished"
    verdict = await evening.club.look.verify(table.id)
    assert not verdict.agrees, "and nobody says otherwise"
    with pytest.raises(ClubRefusal) as info:
        await evening.club.look.board(table.id, None, 4)
    assert refused(info) == "cannot-replay"


async def test_a_table_that_cannot_be_loaded_is_kept_and_disturbs_nobody(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await evening.table([ADA, BLAISE])
    sound = await evening.table([ADA, CLARA], channel="kitchen")
    async with evening.club._house.database.writing() as session:
        await session.run("UPDATE games SET saved = '{}' WHERE id = ?", broken.id)
    await evening.reopen()
    with caplog.at_level(logging.CRITICAL), pytest.raises(ClubRefusal) as info:
        await evening.club.look.desk(broken.id, "ada")
    assert refused(info) == "cannot-load"
    assert [each.table.id for each in await evening.club.look.turns("ada")] == [sound.id]
    assert (await evening.club.look.summary(broken.id)).phase == "playing"
    findings = [each async for each in examine(evening.club._house.database.reading)]
    assert {each.table: bool(each.problem) for each in findings} == {
        broken.id: True,
        sound.id: False,
    }


async def test_only_so_many_tables_are_kept_in_memory(evening: Evening) -> None:
    await evening.reopen(warm=3)
    tables = [await evening.table(channel=f"salon {number}") for number in range(6)]
    kept = evening.club._house.tables._warm
    assert len(kept) == 3
    await asyncio.gather(*(evening.picks(table) for table in tables))
    assert len(kept) == 3
    for table in tables:
        assert (await evening.club.look.desk(table.id, first(table))).asked
