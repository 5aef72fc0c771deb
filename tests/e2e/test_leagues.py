"""A small league through Discord: sign-up, threads, results, standings, the end."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from bot.discord_bot import PetitBleu
from bot.panels.league import LOG_MOST
from bot.practice import channels, threads
from bot.practice.model import JSON, Channel
from bot.practice.permissions import Permission
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord
from games.data import FIRST_LANGUAGE, LANGUAGES
from rendering.words import Words
from tests.bot.club.evening import Evening
from tests.e2e.driver import Driver
from tests.e2e.listening import Listener, complaints
from tests.e2e.tables import At, control, found_so, posted, reads, seated

USUAL = "de"
"""The language of the league that every run of the tests plays; the others are for long ones."""


def league_threads(local: LocalDiscord) -> list[Channel]:
    """The threads there are, oldest first."""
    return [one for one in local.world.channels.values() if local.world.is_thread(one)]


async def begun(local: LocalDiscord, people: list[Person], where: Channel, **rules: object) -> Seen:
    """A league in which these have signed up and the season has begun; the season's message."""
    zoe = people[0]
    made = await zoe.use(
        "league create",
        where,
        name="Duel *Club*",
        game="cartels",
        **rules,  # type: ignore[arg-type]
    )
    assert "is made" in made.text
    await zoe.use("league season", where, days=3)
    panel = await zoe.gets(where, "Sign-up closes")
    for person in people:
        assert "You are in." in (await person.press(panel, "Sign up")).text
    await local.until(lambda: f"{len(people)} have signed up" in panel.text)
    await zoe.press(panel, "Begin now")
    return await zoe.gets(where, "played", after=panel.id)


async def both_leave(local: LocalDiscord, thread: Channel, people: list[Person]) -> None:
    """End a table quickly: whoever sits there resigns, one after the other."""
    seen = await At(local, thread, people).turn()
    here = [one for one in people if one.mention in _calls(local, thread)]
    assert len(here) == 2, seen.text
    for person in here:
        await person.use("resign", thread)


def _calls(local: LocalDiscord, thread: Channel) -> str:
    """The message from which a thread was made: it calls those who play there."""
    parent = local.world.channels[thread.parent_id or 0]
    return Seen(parent.messages[thread.id]).text


async def test_a_small_league_from_sign_up_to_the_champion(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    people, where = club[:3], local.channel("general")
    panel = await begun(local, people, where, at_once=1)
    assert any(name.startswith("standings-") for name in panel.files)
    assert "Duel \\*Club\\*" in panel.text
    done: set[int] = set()
    whole = True
    while len(done) < 3:
        thread = await local.until(
            lambda: next((one for one in league_threads(local) if one.id not in done), None)
        )
        assert thread
        players = [one for one in people if one.mention in _calls(local, thread)]
        if whole:
            last = await Driver(local, thread, players, typing=True).play()
            assert "**1.**" in last.text
            whole = False
        else:
            await both_leave(local, thread, people)
        done.add(thread.id)
    # The message so far may say it for a moment too, until the new one takes its controls.
    final = await people[0].gets(where, "wins the season!", after=panel.id)
    assert any(name.startswith("standings-") for name in final.files)
    assert "is the champion of season 1" in (await people[0].gets(where, "Congratulations")).text
    text = (await people[1].press(final, "Standings as text")).text
    assert "2/2 played" in text
    assert text.count("**1.**") == 1
    champions = (await people[1].use("league champions", where)).text
    assert "Season 1" in champions
    ratings = (await people[1].use("league ratings", where, game="cartels")).text
    assert "provisional" in ratings
    assert ratings.count("±") == 2  # walk-overs are not rated
    stats = (await people[0].use("league stats", where, game="cartels")).text
    assert "Played" in stats or "has not finished" in stats
    exported = await people[2].use("league export", where)
    assert len(exported.seen.files) == 2
    assert all(content.startswith(codecs.BOM_UTF8) for content in exported.seen.files.values())
    assert "No season" not in (await people[2].use("league me", where)).text
    log = (await people[2].use("league log", where)).text
    assert "Season 1 begins with 3 entrants" in log
    assert people[0].mention in log
    # The next season is offered, to organisers only.
    refused = await people[1].press(final, "Open the next season")
    await reads(refused, "can organise leagues")
    await people[0].press(final, "Open the next season")
    await people[0].gets(where, "Season 2", after=final.id)


async def test_only_organisers_organise(
    petit_bleu: PetitBleu, local: LocalDiscord, zoe: Person, bjoern: Person
) -> None:
    where = local.channel("general")
    refused = (await bjoern.use("league create", where, name="Mine", game="noria")).text
    assert "can organise leagues" in refused
    assert "no league yet" in (await bjoern.use("league standings", where)).text
    await zoe.use("league create", where, name="Hers", game="noria", seats=3)
    for command in ("begin", "pause", "resume", "end", "cancel"):
        said = (await bjoern.use(f"league {command}", where)).text
        assert "no season yet" in said
    assert "can organise leagues" in (await bjoern.use("league season", where)).text
    await zoe.use("league season", where, days=2)
    panel = await zoe.gets(where, "Sign-up closes")
    await reads(await bjoern.press(panel, "Begin now"), "can organise leagues")
    for command in ("begin", "pause", "resume", "end", "cancel"):
        said = (await bjoern.use(f"league {command}", where)).text
        assert "can organise leagues" in said
    assert "name has" not in (await zoe.use("league list", where)).text
    assert await bjoern.suggestions("league standings", "league", "he", where) != {}


async def test_a_season_that_nobody_wants_is_called_off(
    petit_bleu: PetitBleu, local: LocalDiscord, zoe: Person
) -> None:
    where = local.channel("general")
    await zoe.use("league create", where, name="Empty", game="cartels", format="swiss")
    await zoe.use("league season", where)
    panel = await zoe.gets(where, "Sign-up closes")
    await zoe.press(panel, "Begin now")
    await local.until(lambda: "called off" in panel.text)
    assert not panel.buttons
    assert "Nobody signed up" in (await zoe.use("league log", where)).text


async def test_threads_and_channels_that_are_deleted(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    people, where = club[:2], local.channel("games")
    await begun(local, people, where)
    first = await local.until(lambda: next(iter(league_threads(local)), None))
    assert first
    await At(local, first, people).turn()
    threads.delete(local.world, first)
    again = await local.until(lambda: next(iter(league_threads(local)), None))
    assert again
    assert again.id != first.id
    await At(local, again, people).turn()
    channels.delete(local.world, where)
    other = local.channel("general")

    async def stands_still() -> bool:
        return "stands still" in (await people[0].use("league log", other)).text

    await found_so(stands_still)
    assert "Done" in (await people[0].use("league move", other)).text
    await people[0].gets(other, "paused")
    assert "Done" in (await people[0].use("league resume", other)).text
    third = await local.until(lambda: next(iter(league_threads(local)), None))
    assert third
    await both_leave(local, third, people)
    await people[0].gets(other, "wins the season!")


async def test_a_bracket_is_drawn_and_withdrawing_is_asked_first(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    people, where = club[:3], local.channel("general")
    panel = await begun(local, people, where, format="knock-out")
    assert any(name.startswith("bracket-") for name in panel.files)
    thread = await local.until(lambda: next(iter(league_threads(local)), None))
    assert thread
    here = [one for one in people if one.mention in _calls(local, thread)]
    sure = (await here[0].press(panel, "Withdraw")).seen
    assert "Do you want to withdraw" in sure.text
    await here[0].press(sure, "Yes, withdraw")
    await local.until(lambda: "out of this season" in sure.text)
    mine = (await here[1].use("league me", where)).text
    assert "Duel" in mine
    assert f"<#{thread.id}>" in mine


async def test_the_whole_log_is_a_file_and_the_clubs_own_needs_no_league(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person], tmp_path: Path
) -> None:
    host, guest = club[:2]
    where = local.channel("league")
    assert "no league" in (await guest.use("league log", where)).text
    at = await seated(local, [host, guest])
    assert petit_bleu.club
    evening = Evening(tmp_path)
    evening.club = petit_bleu.club
    await evening.play_on((await petit_bleu.club.look.at(str(at.where.id))).id)
    ((_, table),) = (await host.suggestions("league annul", "table", "", where)).items()
    refused = await guest.use("league annul", where, table=str(table), reason="spite")
    assert "can organise" in refused.text
    await host.use("league annul", where, table=str(table), reason="by mistake")
    assert await host.suggestions("league annul", "table", "", where) == {}
    own = (await guest.use("league log", where)).seen
    assert "by mistake" in own.text
    assert not own.files
    await begun(local, [host, guest], where)
    for _ in range(LOG_MOST // 2):
        await host.use("league pause", where)
        await host.use("league resume", where)
    log = (await guest.use("league log", where)).seen
    assert "earlier lines are in the file" in log.text
    assert "by mistake" not in log.text
    (content,) = log.files.values()
    whole = content.decode().splitlines()
    assert "by mistake" in whole[0]
    assert "The league is made." in whole[1]
    assert len(whole) > LOG_MOST


async def test_standings_are_drawn_in_the_readers_colours(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    people, where = club[:2], local.channel("general")
    panel = await begun(local, people, where)
    settings = (await people[1].use("settings", where)).seen
    assert panel.files
    assert (await people[1].use("league standings", where)).seen.files == panel.files

    def colours() -> JSON:
        return next(one for one in settings.menus if one["custom_id"].endswith(":colours"))

    await people[1].choose(settings, "contrast", menu=colours()["custom_id"])
    await local.until(
        lambda: any(
            one["value"] == "contrast" and one.get("default") for one in colours()["options"]
        )
    )
    own = (await people[1].use("league standings", where)).seen.files
    assert own
    assert not own.keys() & panel.files.keys()
    assert (await people[0].use("league standings", where)).seen.files == panel.files


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(one, marks=[] if one == USUAL else [pytest.mark.long])
        for one in LANGUAGES
        if one != FIRST_LANGUAGE
    ],
)
async def test_a_league_is_told_in_one_language(
    language: str, petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    """Everything that a league says, to all or to one, from its making to its champion."""
    listener = Listener()
    local.api.watchers.append(listener)
    people, where = club[:3], local.channel("general")
    for person in people:
        person.user.locale = language
    host, guest, other = people
    paces = await host.suggestions("league create", "pace", "", where)
    assert not any(name == value for name, value in paces.items() if value != "none")
    breaks = await host.suggestions("league create", "tie_breaks", "wins ", where)
    assert "wins head-to-head" in breaks.values()
    await guest.use("league list", where)
    await host.use(
        "league create", where, name="Ligue", game="cartels", language=language, colours="contrast",
        pace="3d+12h", tie_breaks="wins places", format="knock-out",
    )  # fmt: skip
    for command in ("list", "standings", "me", "log", "champions", "export"):
        await guest.use(f"league {command}", where)
    await host.use("league season", where, days=3, most=2)
    panel = await host.gets(where, having=lambda seen: bool(control(seen, "league-join")))
    for person in people:
        await person.press(panel, control(panel, "league-join"))
    for command in ("me", "standings"):
        await other.use(f"league {command}", where)
    await host.use("league extend", where, days=2)
    await host.press(panel, control(panel, "league-begin"))
    begun = await host.gets(
        where, after=panel.id, having=lambda seen: bool(control(seen, "league-mine"))
    )
    thread = await local.until(lambda: next(iter(league_threads(local)), None))
    assert thread
    await At(local, thread, people).turn()
    for command in ("pause", "resume", "cancel"):
        await host.use(f"league {command}", where)
    await host.use("league adjust", where, person=guest.user, points=2, reason="42")
    await guest.use("league adjust", where, person=guest.user, points=2, reason="42")
    for form in ("picture", "text"):
        await guest.use("league standings", where, **{"as": form})
    for act in ("league-mine", "league-text", "league-leave"):
        await guest.press(begun, control(begun, act))
    playing = [one for one in people if one.mention in _calls(local, thread)]
    await Driver(local, thread, playing, typing=False).play()
    last = await host.gets(
        where, after=begun.id, having=lambda seen: bool(control(seen, "league-next"))
    )
    await guest.press(last, control(last, "league-next"))
    for command in ("standings", "me", "log", "champions", "export", "list"):
        await guest.use(f"league {command}", where)
    await guest.use("league standings", where, **{"as": "text"})
    for stand_ins in (False, True):
        for command in ("ratings", "rating", "stats"):
            await host.use(f"league {command}", where, game="cartels", stand_ins=stand_ins)
    await other.use("league rating", where, game="noria")
    await host.use("league versus", where, other=guest.user)
    tables = await host.suggestions("league annul", "table", "", where)
    ((label, table),) = tables.items()
    assert all(str(one.user.global_name) in label for one in playing)
    await host.use("league annul", where, table=str(table), reason="42")
    await host.use("league log", where)
    await posted(petit_bleu)
    assert len(listener.heard) > 60
    wrong = [one for text in listener.heard for one in complaints(text, language)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_nothing_could_be_posted_nothing_is_opened(
    language: str, petit_bleu: PetitBleu, local: LocalDiscord, zoe: Person
) -> None:
    """What is missing is said as Discord calls it in the reader's language."""
    zoe.user.locale = language
    where, words = local.channel("general"), Words(language)
    for gone in (Permission.ATTACH_FILES, Permission.CREATE_PUBLIC_THREADS):
        local.faults.take_permission(where, gone)
    names = ("attach_files", "create_public_threads")
    missing = words.series([words.message("bot", f"permission-{name}") for name in names])
    expected = words.message("bot", "cannot-post", missing=missing)
    assert (await zoe.use("new", where, game="cartels", thread=True)).text == expected
    assert (await zoe.use("league create", where, name="Here", game="cartels")).text == expected
    assert petit_bleu.club
    assert await petit_bleu.club.league.look.leagues(str(where.guild_id)) == ()
    assert league_threads(local) == []
