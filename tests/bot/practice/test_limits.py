"""What Discord refuses is refused here, seen through discord.py's own exceptions and codes."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from discord.http import Route

from bot.practice import uses
from bot.practice.connect import joined
from bot.practice.model import JSON, Interaction
from bot.practice.person import Person, people
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell
from tests.local_discord import local_discord

LAYOUT = 1 << 15


def button(**what: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | what


def row(*inside: JSON) -> JSON:
    return {"type": 1, "components": list(inside)}


def option(name: str = "a", **what: Any) -> JSON:
    return {"label": name, "value": name} | what


def menu(*options: JSON, **what: Any) -> JSON:
    return {"type": 3, "custom_id": "menu", "options": list(options or [option()])} | what


def text(content: str = "Hello") -> JSON:
    return {"type": 10, "content": content}


def layout(*inside: JSON, **what: Any) -> JSON:
    return {"flags": LAYOUT, "components": list(inside)} | what


def embed(**what: Any) -> JSON:
    return {"embeds": [what]}


def media(name: str) -> JSON:
    return {"media": {"url": name}}


@app_commands.command(description="Left alone")
async def alone(interaction: discord.Interaction) -> None:
    """Leave the answer to the test."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def joined_once() -> AsyncIterator[tuple[LocalDiscord, Bell]]:
    """One local Discord for the whole table of refusals: they change nothing."""
    async with local_discord() as local:
        client = Bell()
        client.tree.add_command(alone)
        async with joined(local, client):
            yield local, client


MESSAGES: list[tuple[JSON, str]] = [
    ({"content": "x" * 2001}, "content"),
    ({"content": "x", "nonce": "n" * 26}, "nonce"),
    ({"content": "x", "attachments": [{"id": "0", "description": "d" * 1025}]}, "description"),
    ({"content": "x", "attachments": [{"id": str(n)} for n in range(11)]}, "attachments"),
    ({"content": "x", "attachments": [{"id": "7"}]}, "attachments.0.id"),
    # rows of the older kind
    ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, "components"),
    ({"components": [row(*(button(custom_id=str(n)) for n in range(6)))]}, "0.components"),
    ({"components": [row()]}, "components.0.components"),
    ({"components": [row(menu(), button())]}, "components.0.components"),
    ({"components": [button()]}, "components.0.type"),
    ({"components": [text()]}, "components.0.type"),
    # buttons
    ({"components": [row(button(), button())]}, "components.0.components.1.custom_id"),
    ({"components": [row(button()), row(menu(custom_id="go"))]}, "1.components.0.custom_id"),
    ({"components": [row(button(custom_id="c" * 101))]}, "custom_id"),
    ({"components": [row(button(custom_id=""))]}, "custom_id"),
    ({"components": [row(button(custom_id=None))]}, "custom_id"),
    ({"components": [row(button(label="l" * 81))]}, "label"),
    ({"components": [row(button(label=None))]}, "label"),
    ({"components": [row(button(style=7))]}, "style"),
    ({"components": [row(button(style=5, url="https://example.org"))]}, "url"),
    ({"components": [row(button(url="https://example.org"))]}, "url"),
    # menus
    ({"components": [row(menu(*(option(str(n)) for n in range(26))))]}, "options"),
    ({"components": [row(menu() | {"options": []})]}, "options"),
    ({"components": [row(menu(option(label="l" * 101)))]}, "options.0.label"),
    ({"components": [row(menu(option(value="v" * 101)))]}, "options.0.value"),
    ({"components": [row(menu(option(description="d" * 101)))]}, "options.0.description"),
    ({"components": [row(menu(option(), option()))]}, "options.1.value"),
    ({"components": [row(menu(placeholder="p" * 151))]}, "placeholder"),
    ({"components": [row(menu(max_values=2))]}, "max_values"),
    ({"components": [row(menu(min_values=26))]}, "min_values"),
    ({"components": [row(menu(option("a"), option("b"), min_values=2))]}, "min_values"),
    ({"components": [row(menu(option("a", default=True), option("b", default=True)))]}, "options"),
    # layouts
    (layout(*(text() for _ in range(41))), "components"),
    (layout({"type": 17, "components": [text() for _ in range(40)]}), "components"),
    (layout(text("x" * 4001)), "components.0.content"),
    (layout(text("x" * 2000), text("x" * 2001)), "components"),
    (layout(text(""), text()), "components.0.content"),
    (layout(text(), content="Hello"), "content"),
    (layout(text(), embeds=[{"title": "T"}]), "embeds"),
    (layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "0.type"),
    (layout({"type": 17, "components": [text()], "accent_color": 1 << 24}), "accent_color"),
    (layout({"type": 9, "components": [text()]}), "accessory"),
    (layout({"type": 9, "components": [text()] * 4, "accessory": button()}), "components"),
    (layout({"type": 12, "items": [media("https://example.org/a.png")] * 11}), "items"),
    (layout({"type": 12, "items": [media("attachment://gone.png")]}), "items.0.media.url"),
    (layout({"type": 12, "items": [media("ftp://example.org")]}), "items.0.media.url"),
    (layout({"type": 13, "file": {"url": "https://example.org/a.txt"}}), "file.url"),
    (layout({"type": 14, "spacing": 3}), "spacing"),
    (layout(row(button()), row(button())), "components.1.components.0.custom_id"),
    # embeds
    ({"embeds": [{"title": "T"}] * 11}, "embeds"),
    (embed(title="t" * 257), "title"),
    (embed(description="d" * 4097), "description"),
    (embed(fields=[{"name": "n", "value": "v"}] * 26), "fields"),
    (embed(fields=[{"name": "n" * 257, "value": "v"}]), "fields.0.name"),
    (embed(fields=[{"name": "n", "value": "v" * 1025}]), "fields.0.value"),
    (embed(fields=[{"name": "n"}]), "fields.0.value"),
    (embed(footer={"text": "f" * 2049}), "footer.text"),
    (embed(author={"name": "a" * 257}), "author.name"),
    ({"embeds": [{"description": "d" * 3001}] * 2}, "embeds"),
]


@pytest.mark.parametrize(("body", "field"), MESSAGES)
@pytest.mark.asyncio(loop_scope="module")
async def test_a_message_over_a_limit_is_refused_by_naming_the_field(
    joined_once: tuple[LocalDiscord, Bell], body: JSON, field: str
) -> None:
    local, bell = joined_once
    general = local.channel("general")
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=general.id)
    with pytest.raises(discord.HTTPException) as refused:
        await bell.http.request(route, json=body)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    named = [line.split(":")[0] for line in refused.value.text.splitlines()[1:]]
    assert any(name.removeprefix("In ").endswith(field) for name in named), refused.value.text
    assert general.messages == {}


AT_THE_LIMIT: list[JSON] = [
    {"content": "x" * 2000},
    {
        "content": "x",
        "components": [
            row(*(button(custom_id=f"{r}{n}" + "c" * 98, label="l" * 80) for n in range(5)))
            for r in range(4)
        ]
        + [
            row(
                menu(
                    *(option(f"{n:02}" + "v" * 98, description="d" * 100) for n in range(25)),
                    max_values=25,
                    placeholder="p" * 150,
                )
            )
        ],
    },
    layout(*(text("x" * 100) for _ in range(40))),
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096, "footer": {"text": "f" * 1648}}]},
]


@pytest.mark.parametrize("body", AT_THE_LIMIT)
async def test_a_message_at_the_limit_is_posted(
    bell: Bell, local: LocalDiscord, body: JSON
) -> None:
    general = local.channel("general")
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=general.id)
    await bell.http.request(route, json=body)
    assert len(general.messages) == 1


@pytest.mark.parametrize("body", [{}, {"content": " \n"}, {"content": "", "embeds": []}])
async def test_nothing_cannot_be_said(bell: Bell, local: LocalDiscord, body: JSON) -> None:
    channel_id = local.channel("general").id
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    with pytest.raises(discord.HTTPException) as refused:
        await bell.http.request(route, json=body)
    assert refused.value.code == 50006


async def test_edits_have_the_same_limits_and_change_nothing(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    (guild,) = bell.guilds
    sent = await guild.text_channels[0].send("Before")
    for change in ({"content": "x" * 2001}, {"content": "", "embeds": []}):
        with pytest.raises(discord.HTTPException):
            await bell.http.request(
                Route(
                    "PATCH",
                    "/channels/{channel_id}/messages/{message_id}",
                    channel_id=sent.channel.id,
                    message_id=sent.id,
                ),
                json=change,
            )
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("After"))
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(view=view)
    assert refused.value.code == 50035
    assert zoe.last(local.channel("general")).text == "Before"


def control(**what: Any) -> JSON:
    inner = {"type": 4, "custom_id": "name", "style": 1} | what
    return {"type": 18, "label": "Name", "component": inner}


def modal(*inside: JSON, **what: Any) -> JSON:
    return {"custom_id": "m", "title": "T", "components": list(inside or [control()])} | what


MODALS: list[tuple[JSON, str]] = [
    (modal(title="t" * 46), "title"),
    (modal(custom_id="c" * 101), "custom_id"),
    (modal(*(control(custom_id=str(n)) for n in range(6))), "components"),
    (modal(components=[]), "components"),
    (modal(control(), control()), "components.1.component.custom_id"),
    (modal(control() | {"label": "l" * 46}), "label"),
    (modal(control() | {"description": "d" * 101}), "description"),
    (modal(control(placeholder="p" * 101)), "placeholder"),
    (modal(control(max_length=4001)), "max_length"),
    (modal(control(min_length=5, max_length=4)), "min_length"),
    (modal(control(value="v" * 4001)), "value"),
    (modal(control(type=2)), "component.type"),
    (modal(row(button())), "type"),
    (modal(row({"type": 4, "custom_id": "n", "style": 1})), "label"),
    (modal(button()), "components.0.type"),
    (modal(control() | {"component": menu(option("a"), option("a"))}), "options.1.value"),
]


async def _answer(bell: Bell, interaction: Interaction, kind: int, data: JSON) -> None:
    await bell.http.request(
        Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        ),
        json={"type": kind, "data": data},
    )


@pytest.fixture
async def unanswered(bell: Bell, local: LocalDiscord, zoe: Person) -> Interaction:
    """A command that the bot leaves to the test."""
    bell.tree.add_command(alone)
    await bell.tree.sync()
    (command,) = [one for one in local.world.commands.values() if one["name"] == "alone"]
    general = local.channel("general")
    return uses.invoke(local.world, zoe.user, general.id, int(command["id"]), [])


@pytest.mark.parametrize(("data", "field"), MODALS)
@pytest.mark.asyncio(loop_scope="module")
async def test_a_modal_over_a_limit_is_refused(
    joined_once: tuple[LocalDiscord, Bell], data: JSON, field: str
) -> None:
    local, bell = joined_once
    (command,) = [one for one in local.world.commands.values() if one["name"] == "alone"]
    general = local.channel("general")
    owner = people(local)[0].user
    interaction = uses.invoke(local.world, owner, general.id, int(command["id"]), [])
    with pytest.raises(discord.HTTPException) as refused:
        await _answer(bell, interaction, 9, data)
    assert refused.value.code == 50035
    named = [line.split(":")[0] for line in refused.value.text.splitlines()[1:]]
    assert any(name.removeprefix("In ").endswith(field) for name in named), refused.value.text
    assert not interaction.acknowledged


async def test_the_kind_of_answer_must_fit(bell: Bell, unanswered: Interaction) -> None:
    for kind in (1, 6, 7, 8, 12):
        with pytest.raises(discord.HTTPException) as refused:
            await _answer(bell, unanswered, kind, {"content": "x"})
        assert refused.value.code == 50035
    await _answer(bell, unanswered, 4, {"content": "x"})


async def test_an_interaction_is_acknowledged_once(bell: Bell, unanswered: Interaction) -> None:
    await _answer(bell, unanswered, 5, {})
    with pytest.raises(discord.HTTPException) as refused:
        await _answer(bell, unanswered, 4, {"content": "again"})
    assert (refused.value.status, refused.value.code) == (400, 40060)


async def test_an_interaction_is_acknowledged_within_three_seconds(
    bell: Bell, local: LocalDiscord, unanswered: Interaction
) -> None:
    local.clock.advance(2.9)
    assert not unanswered.failed
    local.clock.advance(0.2)
    await unanswered.over.wait()
    with pytest.raises(discord.NotFound) as refused:
        await _answer(bell, unanswered, 4, {"content": "late"})
    assert refused.value.code == 10062


async def test_a_token_is_good_for_a_quarter_of_an_hour(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    kept: list[discord.Interaction] = []

    @bell.tree.command(description="Keep the token")
    async def keep(interaction: discord.Interaction) -> None:
        with pytest.raises(discord.NotFound) as refused:
            await interaction.followup.send("before the answer")
        assert refused.value.code == 10015
        with pytest.raises(discord.NotFound) as refused:
            await interaction.original_response()
        assert refused.value.code in (10008, 10015)
        await interaction.response.send_message("Kept")
        kept.append(interaction)

    await bell.tree.sync()
    outcome = await zoe.use("keep")
    await local.until(lambda: kept)
    local.clock.advance(14 * 60)
    await kept[0].followup.send("in time")
    local.clock.advance(61)
    await local.until(lambda: outcome.interaction.id not in local.world.interactions)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].followup.send("too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)


def command(**what: Any) -> JSON:
    return {"name": "play", "description": "Play", "type": 1} | what


def parameter(name: str = "card", **what: Any) -> JSON:
    return {"type": 3, "name": name, "description": "Which"} | what


def choices(number: int) -> list[JSON]:
    return [{"name": str(n), "value": str(n)} for n in range(number)]


COMMANDS: list[tuple[list[JSON], str]] = [
    ([command(name="n" * 33)], "0.name"),
    ([command(name="Play")], "0.name"),
    ([command(name="play it")], "0.name"),
    ([command(description="d" * 101)], "0.description"),
    ([command(description="")], "0.description"),
    ([command(), command()], "1.name"),
    ([command(name_localizations={"xx": "jouer"})], "name_localizations.xx"),
    ([command(name_localizations={"fr": "Jouer"})], "name_localizations.fr"),
    ([command(description_localizations={"fr": "d" * 101})], "description_localizations.fr"),
    (
        [
            command(name_localizations={"fr": "jouer"}),
            command(name="go", name_localizations={"fr": "jouer"}),
        ],
        "1.name",
    ),
    ([command(name_localizations={"fr": "go"}), command(name="go")], "1.name"),
    (
        [command(options=[parameter("a", name_localizations={"de": "b"}), parameter("b")])],
        "0.options.1.name",
    ),
    (
        [
            command(
                options=[
                    parameter(
                        choices=[
                            {"name": "1", "value": "1", "name_localizations": {"fr": "x" * 101}}
                        ]
                    )
                ]
            )
        ],
        "choices.0.name_localizations.fr",
    ),
    (
        [
            command(
                options=[
                    parameter(
                        f"s{n}",
                        type=1,
                        options=[
                            parameter(f"o{m}", description_localizations={"de": "d" * 100})
                            for m in range(4)
                        ],
                    )
                    for n in range(25)
                ]
            )
        ],
        "0",
    ),
    ([command(options=[parameter(f"o{n}") for n in range(26)])], "0.options"),
    ([command(options=[parameter("a"), parameter("b", required=True)])], "0.options"),
    ([command(options=[parameter(), parameter()])], "0.options.1.name"),
    ([command(options=[parameter(type=12)])], "0.options.0.type"),
    ([command(options=[parameter(choices=choices(26))])], "0.options.0.choices"),
    ([command(options=[parameter(choices=choices(2), autocomplete=True)])], "choices"),
    ([command(options=[parameter(choices=choices(1) * 2)])], "choices"),
    ([command(options=[parameter(type=4, choices=choices(1))])], "choices.0.value"),
    ([command(options=[parameter(), parameter("sub", type=1)])], "0.options"),
    ([command(options=[parameter("sub", type=1, options=[parameter("b", type=1)])])], "type"),
    ([{"name": "n" * 33, "type": 2}], "0.name"),
    ([{"name": "Look", "type": 2, "description": "D"}], "0.description"),
    (
        [
            command(
                options=[
                    parameter(
                        f"s{n}",
                        type=1,
                        options=[parameter(f"o{m}", description="d" * 100) for m in range(4)],
                    )
                    for n in range(25)
                ]
            )
        ],
        "0",
    ),
]


async def _register(local: LocalDiscord, bell: Bell, commands: list[JSON]) -> None:
    application_id = local.world.application_id
    route = Route("PUT", "/applications/{application_id}/commands", application_id=application_id)
    await bell.http.request(route, json=commands)


@pytest.mark.parametrize(("commands", "field"), COMMANDS)
@pytest.mark.asyncio(loop_scope="module")
async def test_commands_over_a_limit_are_refused(
    joined_once: tuple[LocalDiscord, Bell], commands: list[JSON], field: str
) -> None:
    local, bell = joined_once
    before = dict(local.world.commands)
    with pytest.raises(discord.HTTPException) as refused:
        await _register(local, bell, commands)
    assert refused.value.code == 50035
    named = [line.split(":")[0] for line in refused.value.text.splitlines()[1:]]
    assert any(name.removeprefix("In ").endswith(field) for name in named), refused.value.text
    assert local.world.commands == before


async def test_there_are_at_most_a_hundred_commands(bell: Bell, local: LocalDiscord) -> None:
    await _register(local, bell, [command(name=f"c{n}") for n in range(100)])
    with pytest.raises(discord.HTTPException) as refused:
        await _register(local, bell, [command(name=f"c{n}") for n in range(101)])
    assert refused.value.code == 30032
    assert len(local.world.commands) == 100


async def test_at_most_25_suggestions(bell: Bell, local: LocalDiscord, zoe: Person) -> None:
    (say,) = [one for one in local.world.commands.values() if one["name"] == "say"]
    focused = {"name": "tree", "type": 3, "value": "", "focused": True}
    typed = [{"name": "tree", "type": 1, "options": [focused]}]
    world, general = local.world, local.channel("general")
    bell.tree.clear_commands(guild=None)  # the test answers in its place
    asked = asyncio.create_task(
        uses.autocomplete(world, zoe.user, general.id, int(say["id"]), typed)
    )
    interaction = await local.until(lambda: next(iter(world.interactions.values()), None))
    assert interaction is not None
    for wrong in (choices(26), [{"name": "n" * 101, "value": "v"}], [{"name": "n", "value": 7}]):
        with pytest.raises(discord.HTTPException) as refused:
            await _answer(bell, interaction, 8, {"choices": wrong})
        assert refused.value.code == 50035
    await _answer(bell, interaction, 8, {"choices": choices(25)})
    assert len(await asked) == 25
