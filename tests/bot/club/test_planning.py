"""Plans: tried on a private copy, sent as they are, dropped when the table moves."""

import pytest

from bot.club import ClubRefusal, Plan, Stale
from games.catalogue import KEYS
from games.decision import Illegal
from tests.bot.club.evening import ADA, BLAISE, Evening, first, ids, refused, second


async def _try(evening: Evening, table: str, person: str, *keys: str) -> Plan:
    plan = await evening.club.plan.begin(table, person)
    for key in keys:
        plan = await evening.club.plan.try_out(table, person, (key,))
    return plan


async def test_a_plan_leaves_the_table_alone(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me = first(table)
    before = await evening.club.look.desk(table.id, me)
    plan = await _try(evening, table.id, me, "step:one", "hit:1", "stop:")
    assert plan.answers == (("step:one",), ("hit:1",), ("stop:",))
    assert (plan.view.points, plan.asked, plan.guessed) == ((2, 0), None, False)
    assert ids(plan.told) == ["stopped"]
    assert await evening.club.look.desk(table.id, me) == before
    plan = await evening.club.plan.step_back(table.id, me)
    plan = await evening.club.plan.step_back(table.id, me)
    assert plan.view.points == (2, 1)
    assert plan.asked
    await evening.club.plan.drop(table.id, me)
    with pytest.raises(ClubRefusal) as info:
        await evening.club.plan.send(table.id, me, interaction="i")
    assert refused(info) == "no-plan"


async def test_a_plan_is_sent_as_it_is(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me = first(table)
    await _try(evening, table.id, me, "step:one", "step:one", "stop:")
    sent = await evening.club.plan.send(table.id, me, interaction="send")
    assert [reply.turn_over for reply in sent.replies] == [False, False, True]
    assert sent.left == ()
    again = await evening.club.plan.send(table.id, me, interaction="send")
    assert again == sent
    after = await evening.club.look.summary(table.id)
    assert after.moves == table.moves + 3
    assert after.seats[1].asked


async def test_a_plan_stops_where_something_comes_to_light(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me = first(table)
    plan = await _try(evening, table.id, me, "step:one", "draw:card", "step:one")
    assert plan.guessed
    sent = await evening.club.plan.send(table.id, me, interaction="send")
    assert len(sent.replies) == 2
    assert sent.left == (("step:one",),)
    desk = await evening.club.look.desk(table.id, me)
    assert (desk.table.moves, len(desk.view.hand)) == (table.moves + 2, 1)


async def test_a_plan_knows_no_more_than_its_seat(evening: Evening) -> None:
    """What is drawn in plans differs from plan to plan, and from what the table has in store."""
    table = await evening.picks(await evening.table())
    me = first(table)
    drawn = set()
    for _ in range(12):
        plan = await _try(evening, table.id, me, "draw:card")
        drawn.add(plan.view.hand)
    assert len(drawn) > 4


async def test_a_plan_knows_no_less_than_its_seat(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    for person in (first(table), second(table)):
        await evening.answer(table.id, person, "draw:card")
        await evening.answer(table.id, person, "stop:")
    await evening.picks(await evening.club.look.summary(table.id))
    desk = await evening.club.look.desk(table.id, first(table))
    assert len(desk.view.hand) == 1
    plan = await evening.club.plan.begin(table.id, first(table))
    assert plan.view == desk.view


async def test_the_picks_of_others_are_not_known_in_a_plan(evening: Evening) -> None:
    table = await evening.table([ADA, BLAISE])
    await evening.answer(table.id, "ada", "pick:3")
    seat = table.seat_of("ada") or 0
    seen = set()
    for _ in range(12):
        plan = await _try(evening, table.id, "blaise", "pick:1")
        seen.add(plan.view.points[seat])
    assert seen == {1, 2, 3}


async def test_a_plan_is_dropped_when_the_table_moves(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me = first(table)
    await _try(evening, table.id, me, "step:one")
    await evening.answer(table.id, me, "hit:1")
    with pytest.raises(Stale) as info:
        await evening.club.plan.send(table.id, me, interaction="i")
    assert refused(info) == "plan-stale"
    with pytest.raises(ClubRefusal) as again:
        await evening.club.plan.try_out(table.id, me, ("step:one",))
    assert refused(again) == "no-plan"


async def test_what_a_plan_refuses(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me = first(table)
    for person, reason in ((second(table), "plan-not-asked"), ("eve", "not-seated")):
        with pytest.raises(ClubRefusal) as info:
            await evening.club.plan.begin(table.id, person)
        assert refused(info) == reason
    plan = await evening.club.plan.begin(table.id, me)
    assert plan.asked
    with pytest.raises(ClubRefusal) as info:
        await evening.club.plan.send(table.id, me, interaction="i")
    assert refused(info) == "plan-empty"
    with pytest.raises(Illegal):
        await evening.club.plan.try_out(table.id, me, ("fly:away",))
    with pytest.raises(ClubRefusal) as info:
        await evening.club.plan.step_back(table.id, me)
    assert refused(info) == "nothing-to-undo"
    await evening.club.plan.try_out(table.id, me, ("step:one",), token=plan.asked.token)
    with pytest.raises(Stale):
        await evening.club.plan.try_out(table.id, me, ("step:one",), token=plan.asked.token)
    await evening.club.plan.try_out(table.id, me, ("stop:",))
    with pytest.raises(ClubRefusal) as info:
        await evening.club.plan.try_out(table.id, me, ("step:one",))
    assert refused(info) == "plan-complete"


@pytest.mark.parametrize("game", KEYS)
async def test_turns_of_every_game_can_be_planned_and_sent(evening: Evening, game: str) -> None:
    table = await evening.table([ADA, BLAISE], game=game)
    for _ in range(12):
        table = await evening.club.look.summary(table.id)
        person = next(each.person for each in table.seats if each.asked)
        assert person
        plan = await evening.club.plan.begin(table.id, person)
        while plan.asked and len(plan.answers) < 5:
            decision = plan.asked.decision
            keys = tuple(option.key for option in decision.options)
            plan = await evening.club.plan.try_out(table.id, person, keys[: max(decision.least, 1)])
        sent = await evening.club.plan.send(table.id, person, interaction=evening.click())
        assert sent.replies
