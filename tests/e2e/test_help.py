"""Help through Discord: rules by topic with an example, cards, reasons, and long texts."""

from __future__ import annotations

from bot.discord_bot import PetitBleu
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.e2e.tables import reads, seated


async def test_rules_by_topic_in_ones_own_language(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    reader, where = club[2], local.channel("general")
    reader.user.locale = "fr"
    topics = await reader.suggestions("rules", "topic", "invest", where, game="noria")
    assert topics == {"Investir": "invest"}
    shown = await reader.use("rules", where, game="noria", topic="invest")
    assert "Exemple." in shown.text
    (picture,) = shown.seen.message.attachments
    assert "Ada" in (picture.description or "")
    menu = shown.seen.menus[0]
    assert len(menu["options"]) <= 25
    other = await reader.choose(shown.seen, "glossary", menu=menu["custom_id"])
    assert "Les mots du jeu" in await reads(other, "Les mots du jeu")
    whole = await reader.use("rules", where, game="promethium")
    assert "Une manche en cinq lignes" in whole.text
    assert "no table" in (await club[3].use("rules", where)).text


async def test_a_card_is_shown_alone(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    reader, where = club[2], local.channel("general")
    found = await reader.suggestions("rules", "card", "arch", where, game="innovation")
    assert found["Archery"] == "archery"
    shown = await reader.use("rules", where, game="innovation", card="archery")
    assert "Archery (1), red" in shown.text
    assert shown.seen.message.attachments[0].description
    assert "no card" in (await reader.use("rules", where, game="cartels", card="archery")).text


async def test_a_card_is_found_by_its_name_as_it_is_typed_in_a_hurry(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    reader, where = club[2], local.channel("general")
    reader.user.locale = "fr"
    found = await reader.suggestions("rules", "card", "electr", where, game="innovation")
    assert found == {"Électricité": "electricity"}
    for typed in ("Electricite", "électricité "):
        shown = await reader.use("rules", where, game="innovation", card=typed)
        assert "Électricité (7), vert" in shown.text
    shown = await reader.use("rules", where, game="innovation", card="théorie de l'atome")
    assert "Théorie de l’atome" in shown.text
    none = await reader.use("rules", where, game="innovation", card="électron")
    assert "électron" in none.text
    assert none.seen.ephemeral


async def test_why_after_a_refusal_is_for_whoever_was_refused(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4])
    person, _ = await at.asked()
    assert "Nothing of yours was refused" in (await person.use("why", at.where)).text
    refused = await person.use("play", at.where, choice="place:7-7-7")
    assert "/why" in refused.text
    why = await person.use("why", at.where)
    assert "must go" in why.text
    assert "adds up to 3" in why.text
    assert "place:1-1-1" in why.text
    assert why.seen.ephemeral
    other = at.others(person)[0]
    assert "Nothing of yours" in (await other.use("why", at.where)).text
    assert "not your decision" in (await other.use("why", at.where, move="place:1-1-1")).text


async def test_a_long_text_form_comes_whole_in_several_messages(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[1:5], "promethium")
    person, _ = await at.asked()
    told = await person.use("board", at.where, **{"as": "text"})
    whole = await reads(told, "Only you see this")
    assert len(whole) > len(told.text) + 100, "it takes more than one message"
    assert whole.index("Grid and bids") < whole.index("Only you see this")
    assert all(part.ephemeral for part in told.follow_ups)


async def test_a_lesson_explains_the_first_question_to_the_learner_alone(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    learner, where = club[2], local.channel("general")
    learner.user.locale = "de"
    begun = await learner.use("learn", where, game="innovation")
    assert f"<#{where.id}>" in begun.text
    desk = await learner.use("hand", where)
    assert "Dein Begleiter" in desk.text
    assert "Eine gute Wahl" in desk.text
    assert desk.seen.ephemeral
    assert all("Eine gute Wahl" not in seen.text for seen in club[3].sees(where))


async def test_moves_to_ask_about_are_found_by_name(
    petit_bleu: PetitBleu, local: LocalDiscord, club: list[Person]
) -> None:
    at = await seated(local, club[2:4], "innovation")
    person, _ = await at.asked()
    found = await person.suggestions("why", "move", "encyclo", at.where)
    assert found["meld: Encyclopedia"] == "meld:encyclopedia"
    why = await person.use("why", at.where, move="meld:encyclopedia")
    assert "is not in your hand" in why.text
    assert await person.suggestions("why", "move", "e", at.where) == {}
    assert await club[4].suggestions("why", "move", "encyclo", at.where) == {}
