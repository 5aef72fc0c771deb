"""Every slash command, and what people read in answer."""

from __future__ import annotations

from bot.club import Person as Host
from bot.commands.looking import GAMES_MOST
from bot.discord_bot import PetitBleu
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.e2e.driver import Driver
from tests.e2e.tables import answers, posted, reads, seated, use


async def test_a_lobby_by_commands_alone(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    host, guest, other = club[2:5]
    where = local.channel("general")
    assert "no table in this channel" in (await host.use("join", where)).text
    offered = await host.suggestions("new", "options", "", where, game="cartels")
    assert offered
    option = str(next(iter(offered.values())))
    assert "no option" in (await host.use("new", where, game="cartels", options="no=such")).text
    made = await host.use("new", where, game="cartels", options=option)
    assert f"<#{where.id}>" in made.text
    assert "has a table already" in (await guest.use("new", where, game="cartels")).text
    assert "sit at the table" in (await guest.use("join", where)).text
    assert "left the table" in (await guest.use("leave", where)).text
    assert "only one is at the table" in (await host.use("start", where)).text
    assert "Only the host" in (await guest.use("cancel", where)).text
    await guest.use("join", where)
    assert "game begins" in (await host.use("start", where)).text
    assert "has begun" in (await other.use("join", where)).text
    assert "can resign" in (await guest.use("cancel", where)).text
    assert "called off" in (await club[0].use("cancel", where)).text
    assert "called off" in (await host.use("games", where)).text


async def test_looking_at_a_table(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, seen = await at.asked()
    await Driver(local, at.where, at.people, typing=True).type(person)
    await at.turn(after=seen.id)
    await posted(petit_bleu)
    reader = at.others(person)[0]
    board = await reader.use("board", at.where)
    assert board.seen.message.attachments[0].description
    assert board.seen.ephemeral
    assert (await reader.use("board", at.where, move=0)).seen.files
    assert "There is no move 999" in (await reader.use("board", at.where, move=999)).text
    assert len((await reader.use("board", at.where, **{"as": "text"})).text) > 200
    assert (await reader.use("hand", at.where)).seen.files
    name = str(person.user.global_name)
    assert name in (await reader.use("log", at.where)).text
    since = await reader.use("since", at.where)
    assert name in since.text
    assert since.seen.files
    export = (await reader.use("export", at.where)).seen
    assert "follow when it is over" in export.text
    (record,) = export.files.values()
    assert b"seed" not in record or b"hidden" in record
    assert "stays secret" in (await reader.use("verify", at.where)).text
    assert "in play" in (await reader.use("games", at.where)).text
    asked, newest = await at.asked()
    turns = await asked.use("turns", local.channel("games"))
    assert f"/{at.where.id}/{newest.id}" in turns.text
    assert "Cartels" in (await reader.use("rules", at.where)).text
    topics = await reader.suggestions("rules", "topic", "", at.where, game="cartels")
    topic = str(next(iter(topics.values())))
    assert (await reader.use("rules", at.where, game="cartels", topic=topic)).text
    assert "no topic" in (await reader.use("rules", at.where, game="cartels", topic="x")).text
    assert "Petit Bleu" in (await reader.use("about", at.where)).text


async def test_a_games_own_verb_offers_its_moves_to_the_seat_asked(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, _ = await at.asked()
    every = await person.suggestions("play", "choice", "", at.where)
    verb = str(next(iter(every.values()))).split(":")[0]
    offered = await person.suggestions(f"cartels {verb}", "choice", "", at.where)
    assert offered
    assert all(str(value).startswith(f"{verb}:") for value in offered.values())
    other = at.others(person)[0]
    assert await other.suggestions(f"cartels {verb}", "choice", "", at.where) == {}
    wrong = await person.use(f"cartels {verb}", at.where, choice=f"{verb}:nonsense")
    assert "Board" not in wrong.seen.buttons
    done = await person.use(f"cartels {verb}", at.where, choice=str(next(iter(offered.values()))))
    assert "Board" in done.seen.buttons


async def test_a_plan_is_tried_taken_back_dropped_and_sent(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, seen = await at.asked()
    assert "when it is your decision" in (await at.others(person)[0].use("plan", at.where)).text
    plan = (await person.use("plan", at.where)).seen
    assert "nobody else sees it" in plan.text
    first = plan.menus[0]
    await person.choose(plan, first["options"][0]["value"], menu=first["custom_id"])
    await local.until(lambda: not plan.buttons["Send"].get("disabled"))
    await person.press(plan, "Step back")
    await local.until(lambda: plan.buttons["Send"].get("disabled"))
    await person.press(plan, "Drop the plan")
    await local.until(lambda: "Send" not in plan.buttons)
    assert (await at.turn()).id == seen.id
    plan = (await person.use("plan", at.where)).seen
    first = plan.menus[0]
    await person.choose(plan, first["options"][0]["value"], menu=first["custom_id"])
    await local.until(lambda: not plan.buttons["Send"].get("disabled"))
    token = first["custom_id"]
    await person.press(plan, "Send")
    await local.until(lambda: "Send" not in plan.buttons)
    assert token not in {one[0] for one in answers(plan)}


async def test_the_table_is_asked_before_it_goes_back(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, seen = await at.asked()
    other = at.others(person)[0]
    assert "nothing to take back" in (await person.use("undo", at.where)).text
    await Driver(local, at.where, at.people, typing=True).type(person)
    await at.turn(after=seen.id)
    panel = (await other.use("hand", at.where)).seen
    before = answers(panel)
    await use(other, panel, before[0])
    await local.until(lambda: answers(panel) != before)
    await posted(petit_bleu)
    newest = await at.turn()
    assert "the table is asked whether" in (await person.use("undo", at.where)).text
    request = await other.gets(at.where, "asks the table to go back")
    assert request.message.mention_ids == [other.id]
    await other.press(request, "Refuse")
    await local.until(lambda: "Not agreed" in request.text and not request.buttons)
    await person.use("undo", at.where)
    request = await other.gets(at.where, "do you agree?", after=request.id)
    own = await person.press(request, "Agree")
    assert "“Refuse” withdraws your question" in await reads(own, "the others who are asked")
    await other.press(request, "Agree")
    await local.until(lambda: "Agreed" in request.text)
    assert "The table goes back" in (await at.turn(after=newest.id)).text


async def test_who_resigns_is_replaced_and_may_come_back(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    leaver, stayer = club[2:4]
    assert "stand-in plays on" in (await leaver.use("resign", at.where)).text
    told = await stayer.gets(at.where, "resigns")
    assert petit_bleu.club
    table = await petit_bleu.club.look.at(str(at.where.id))
    seat = next(one.seat + 1 for one in table.seats if one.stand_in)
    await stayer.use("replace", at.where, seat=seat, person=leaver.user)
    await stayer.gets(at.where, "takes over the seat", after=told.id)
    panel = (await leaver.use("hand", at.where)).seen
    assert "do not sit" not in panel.text
    for control in answers(panel)[:1]:
        await use(leaver, panel, control)


async def test_who_asks_for_very_much_is_asked_to_wait(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    answers = [(await club[4].use("export", at.where)).text for _ in range(9)]
    assert all("follow when it is over" in text for text in answers[:8])
    assert "a lot at once" in answers[8]
    assert "follow when it is over" in (await club[2].use("export", at.where)).text


async def test_earlier_games_of_a_channel_stay_within_reach(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, _ = await at.asked()
    await Driver(local, at.where, at.people, typing=True).type(person)
    await posted(petit_bleu)
    assert "called off" in (await club[0].use("cancel", at.where)).text
    await club[4].use("new", at.where, game="noria")
    assert "not begun yet" in (await person.use("verify", at.where)).text
    for command in ("verify", "export", "log", "board"):
        offered = await person.suggestions(command, "table", "", at.where)
        assert [label.split(" · ")[1] for label in offered] == ["Noria", "Cartels"]
    earlier = list(offered.values())[1]
    assert "from the seed" in (await person.use("verify", at.where, table=earlier)).text
    export = (await person.use("export", at.where, table=earlier)).seen
    assert "with its seed" in export.text
    assert str(person.user.global_name) in (await person.use("log", at.where, table=earlier)).text
    start = (await person.use("log", at.where, table=earlier, move=0)).text
    assert "Before that" not in start
    assert "no move 999 yet" in (await person.use("log", at.where, table=earlier, move=999)).text
    assert (await person.use("board", at.where, table=earlier)).seen.files
    as_text = await person.use("board", at.where, table=earlier, **{"as": "text"})
    assert len(as_text.text) > 200
    games = (await person.use("games", at.where)).text.splitlines()
    assert [line.split("**")[1].strip("[").split("]")[0] for line in games] == ["Noria", "Cartels"]
    assert "called off" in games[1]
    assert f"/{at.where.id}/" in games[1], "it links to the game's last message"
    elsewhere = local.channel("games")
    refused = await person.use("export", elsewhere, table=earlier)
    assert "not in our books" in refused.text
    assert not refused.seen.files


async def test_a_channel_with_very_many_games_shows_the_latest(
    petit_bleu: PetitBleu, local: LocalDiscord, zoe: Person
) -> None:
    where, host = local.channel("games"), Host(str(zoe.id), "Zoé")
    assert "no game in this channel" in (await zoe.use("games", where)).text
    assert petit_bleu.club
    for number in range(GAMES_MOST + 1):
        table = await petit_bleu.club.lobby.open(
            game="noria", options={}, language="en", host=host, channel=str(where.id),
            guild=str(where.guild_id), interaction=f"many-{number}",
        )  # fmt: skip
        await petit_bleu.club.lobby.cancel(table.id, host.id)
    last = f"The latest {GAMES_MOST} games of this channel."
    told = await reads(await zoe.use("games", where), last)
    assert told.count("Noria") == GAMES_MOST
    assert told.endswith(last)


async def test_seats_are_offered_by_name(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    offered = await club[2].suggestions("replace", "seat", "", at.where)
    assert list(offered.values()) == [1, 2, 3]
    for person in at.people:
        assert any(str(person.user.global_name) in label for label in offered)
    assert sum("(stand-in)" in label for label in offered) == 1
    name = str(at.people[1].user.global_name)
    (label,) = await club[2].suggestions("replace", "seat", name[:3].upper(), at.where)
    assert name in label
    elsewhere = local.channel("games")
    assert await club[2].suggestions("replace", "seat", "", elsewhere) == {}
    await club[2].use("new", elsewhere, game="noria")
    assert await club[2].suggestions("replace", "seat", "", elsewhere) == {}
