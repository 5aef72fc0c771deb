"""Everybody is spoken to in their own language, and every table speaks its own."""

from __future__ import annotations

import re

import pytest

from bot.club import NoteLetter
from bot.club import Person as Member
from bot.club.telling import Posting, to_person
from bot.discord_bot import PetitBleu
from bot.practice import uses
from bot.practice.model import JSON, Channel
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord
from bot.speech import languages
from games.catalogue import KEYS
from games.data import FIRST_LANGUAGE, LANGUAGES
from games.text import say
from rendering.texts import messages
from rendering.words import Words
from tests.e2e.driver import Driver
from tests.e2e.listening import Listener, complaints, grams_of, said_in
from tests.e2e.tables import At, control, opened, posted, seated

OTHERS = tuple(language for language in LANGUAGES if language != FIRST_LANGUAGE)
LOCALES = {"en": "en-GB", "fr": "fr", "de": "de"}

USUAL = {("promethium", "fr"), ("noria", "de")}
"""The games that every run of the tests listens to; `make long` listens to them all."""

WHOLE = [
    pytest.param(
        key, language, id=f"{key}-{language}",
        marks=[] if (key, language) in USUAL else [pytest.mark.long],
    )
    for key in KEYS
    for language in LANGUAGES
]  # fmt: skip


def speak(people: list[Person], *spoken: str) -> None:
    """Set the Discord of each person to a language."""
    for person, language in zip(people, spoken, strict=True):
        person.user.locale = LOCALES[language]


def words(language: str, message: str, area: str = "bot", /, **args: str | int) -> str:
    """What we say in a language."""
    return Words(language).message(area, message, **args)


def letters(local: LocalDiscord, person: Person) -> list[Seen]:
    """A person's direct messages from the bot."""
    found = [
        one for one in local.world.channels.values()
        if one.guild_id is None and person.user.id in one.recipient_ids
    ]  # fmt: skip
    return [Seen(message) for channel in found for message in channel.messages.values()]


def everything(where: Channel) -> str:
    """All there is to read in a channel."""
    return "\n".join(Seen(message).text for message in where.messages.values())


def test_all_three_are_offered() -> None:
    assert set(languages()) >= set(LANGUAGES)


def test_the_listener_hears_what_is_wrong() -> None:
    sentence = words("en", "undo-others", "core")
    assert complaints(sentence, "fr")
    assert complaints(sentence, "en") == []
    assert complaints(words("fr", "undo-others", "core"), "fr") == []
    assert complaints("Ada prend { $kind }.", "fr")
    assert complaints("core.undo-others", "fr")
    assert complaints("ask-machine", "de")
    assert complaints("Ada baut Marching Cathedral.", "de")
    assert complaints("Ada baut Wandernde Kathedrale.", "de") == []
    assert complaints(words("en", "hand"), "fr")


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_still_has_english_in_its_files(language: str) -> None:
    """The listener takes a language at its word, so the files themselves are looked through."""
    english = {gram for one in said_in(FIRST_LANGUAGE) for gram in grams_of(one)}
    typed = re.compile("show_cubes=on|wins head-to-head opponents")
    left = {one for one in said_in(language) if english.intersection(grams_of(typed.sub("", one)))}
    assert left == set()


@pytest.mark.parametrize(("key", "language"), WHOLE)
async def test_a_whole_game_is_told_in_one_language(
    key: str, language: str, petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    listener = Listener()
    local.api.watchers.append(listener)
    people = club[:2]
    speak(people, language, language)
    where = await opened(local, people, key, language=language)
    driver = Driver(local, where, people, typing=False)
    last = await driver.play()
    assert "**1.**" in last.text
    for command in (
        "hand",
        "log",
        "since",
        "turns",
        "games",
        "verify",
        "about",
        "settings",
        "club",
    ):
        await people[0].use(command, where)
    await people[0].use("board", where, **{"as": "text"})
    await people[0].use("rules", where)
    await people[0].use("undo", where)
    await people[1].use("play", where, choice="nonsense")
    await people[1].suggestions("new", "options", "", where, game=key)
    await posted(petit_bleu)
    assert len(listener.heard) > 100
    wrong = [one for text in listener.heard for one in complaints(text, language)]
    assert wrong == []


async def test_a_french_reader_at_a_german_table_in_an_english_club(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    reader, host = club[:2]
    speak([reader, host], "fr", "de")
    where = local.channel("general")
    assert local.world.guilds[where.guild_id or 0].locale == "en-US"
    at = At(local, await opened(local, [host, reader], "cartels", language="de"), [host, reader])
    driver = Driver(local, where, [host, reader], typing=False)
    while not all(letters(local, one) for one in at.people):
        await driver.work(*await at.asked())
        await posted(petit_bleu)
    table = await at.turn()
    assert words("de", "waiting", who="", count=1).strip() in table.text
    assert set(table.buttons) >= {words("de", one) for one in ("move", "hand", "since", "board")}
    assert [one for label in table.buttons for one in complaints(label, "de")] == []

    for language, person in (("fr", reader), ("de", host)):
        letter = letters(local, person)[-1]
        panel = (await person.press(table, control(table, "hand"))).seen
        for seen in (letter, panel):
            assert complaints(seen.text, language) == []
            assert words(language, "board") in seen.buttons
        typed = await person.suggestions("play", "choice", "", where)
        assert all(complaints(label, language) == [] for label in typed)
        refused = await person.use("play", where, choice="nonsense")
        expected = words(language, "not-offered", "core", key="nonsense")
        assert refused.text.startswith((expected, words(language, "not-asked", "core")))
        assert complaints(refused.text, language) == []
    stranger = await club[2].press(table, control(table, "move"))
    assert stranger.text == words("en", "not-seated")

    # Where only oneself sees it, the picture of the board is in one's own language.
    mine = (await reader.press(table, control(table, "board"))).seen
    theirs = (await host.press(table, control(table, "board"))).seen
    assert list(mine.files.values()) != list(theirs.files.values())

    before = len(letters(local, host))
    panel = (await host.use("settings", where)).seen
    menu = next(one for one in panel.menus if one["custom_id"].endswith(":language"))
    assert {one["label"] for one in menu["options"]} >= {"English", "Français", "Deutsch"}
    await host.choose(panel, "fr", menu=menu["custom_id"])
    await local.until(lambda: words("fr", "settings") in panel.text)
    answered = (await host.press(table, control(table, "hand"))).seen
    assert words("fr", "board") in answered.buttons
    assert words("de", "board") in (await at.turn()).buttons, "the table speaks German as before"
    assert len(letters(local, host)) == before


async def test_letters_remember_what_somebody_reads_after_a_restart(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    people = club[:2]
    speak(people, "fr", "en")
    await seated(local, people)
    assert petit_bleu.club
    known = petit_bleu.club.people
    ids = [str(one.id) for one in people]
    known._discord.clear()  # as after a restart
    assert [await known.language(one) for one in ids] == ["fr", "en"]
    await known.choose(Member(ids[1], "Björn"), "language", "de")
    assert await known.language(ids[1], "en") == "de"
    assert await known.language("somebody") is None


async def test_a_note_to_one_person_is_in_their_language(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    reader, host = club[:2]
    speak([reader, host], "fr", "de")
    await opened(local, [host, reader], language="de")
    club_here = petit_bleu.club
    assert club_here
    table = await club_here.look.at(str(local.channel("general").id))
    note = NoteLetter(say("bot.overtime-told-out", channel="<#1>"))
    house = club_here._house
    async with house.database.writing() as session:
        posting = Posting(to_person(str(reader.id)), note, fresh=True)
        await house.ledger.post(session, table.id, [posting])
    await posted(petit_bleu)
    told = [letter.text for letter in letters(local, reader)]
    assert told.count(words("fr", "overtime-told-out", channel="<#1>")) == 1


async def test_a_club_has_a_language_for_its_tables(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    owner, member, steward = club[0], club[1], club[2]
    speak([owner, member, steward], "en", "en", "en")
    where = local.channel("general")
    told = await member.use("club", where)
    assert told.text.startswith(
        f"{words('en', 'club-language-none')}\n{words('en', 'club-role-none')}"
    )
    refused = await member.use("club", where, language="fr")
    assert refused.text == words("en", "club-not-yours")
    chosen = await owner.use("club", where, language="fr")
    assert words("en", "club-language", language="Français") in chosen.text
    await opened(local, [member, owner], where=local.channel("games"))
    assert words("fr", "lobby-seats", least=2, most=4) in everything(local.channel("games"))
    await opened(local, [member, owner], where=where, language="de")
    assert words("de", "lobby-seats", least=2, most=4) in everything(where)

    guild = local.world.guilds[where.guild_id or 0]
    role = next(one for one in guild.roles.values() if one.name == "Petit Bleu")
    refused = await member.use("club", where, role=str(role.id))
    assert refused.text == words("en", "club-not-yours")
    named = await owner.use("club", where, role=str(role.id))
    assert f"<@&{role.id}>" in named.text
    guild.members[steward.user.id].role_ids.add(role.id)
    assert (
        words("en", "club-language", language="Deutsch")
        in (await steward.use("club", where, language="de")).text
    )
    refused = await steward.use("club", where, role=str(role.id))
    assert refused.text == words("en", "club-role-not-yours")


def leaves(command: JSON, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], JSON]]:
    """A command and everything in it that has a name, with the way to it."""
    here = (*path, command["name"])
    inside = [found for one in command.get("options") or [] for found in leaves(one, here)]
    return [(here, command), *inside]


@pytest.mark.parametrize("language", OTHERS)
async def test_commands_are_called_in_every_language(
    language: str, petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    """Discord checks that they are valid and unique; here, that nothing is left in English."""
    person = club[0]
    speak([person], language)
    shown = uses.usable_commands(local.world, person.user, local.channel("general").id)
    known = [found for command in shown for found in leaves(command)]
    assert len(known) > 100
    for path, one in known:
        if path[-1] in KEYS and len(path) == 1:
            continue
        assert language in (one.get("name_localizations") or {}), f"{path} has no name"
        assert re.fullmatch(r"[\w-]{1,32}", one["name_localized"]), path
    for path, one in known:
        assert language in one["description_localizations"], path
        assert complaints(one["description_localized"], language) == [], path
    for path, one in known:
        for choice in one.get("choices") or ():
            assert complaints(choice["name_localized"], language) == [], path


async def test_the_names_of_commands_are_those_of_the_code(
    petit_bleu: PetitBleu, local: LocalDiscord
) -> None:
    expected: dict[str, str] = {}
    for command in local.world.commands.values():
        for path, one in leaves(command):
            if path[0] not in KEYS:
                expected["name-" + "-".join(path).replace("_", "-")] = one["name"]
    expected["name-more"] = "more"
    named = {one: words("en", one) for one in messages("bot", "en") if one.startswith("name-")}
    assert named == expected
