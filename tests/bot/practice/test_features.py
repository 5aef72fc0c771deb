"""A real bot goes through everything the local Discord offers, driven by people."""

import asyncio

import discord
import pytest

from bot.practice import commands, threads, uses
from bot.practice.errors import DiscordError
from bot.practice.model import MessageFlag, MessageType
from bot.practice.person import NotAnswered, Person
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell, as_file, picture


def text_channel(bell: Bell, name: str = "general") -> discord.TextChannel:
    """A channel as discord.py sees it."""
    (guild,) = bell.guilds
    found = discord.utils.get(guild.text_channels, name=name)
    assert found is not None
    return found


class TestCommands:
    async def test_a_command_is_answered_where_it_was_given(
        self, bell: Bell, local: LocalDiscord, zoe: Person
    ) -> None:
        outcome = await zoe.use("say tree", tree="oak", times=3)
        assert outcome.text == "oak oak oak"
        assert not outcome.seen.ephemeral
        assert outcome.seen.message.type is MessageType.COMMAND
        assert zoe.last(local.channel("general")).id == outcome.seen.id

    async def test_suggestions_follow_what_is_typed(self, bell: Bell, zoe: Person) -> None:
        assert await zoe.suggestions("say tree", "tree", "o") == {"Oak": "oak", "Olive": "olive"}
        assert await zoe.suggestions("say tree", "tree", "ol", times=2) == {"Olive": "olive"}

    @pytest.mark.parametrize(
        ("options", "field"),
        [
            ({}, "tree"),
            ({"tree": "oak", "times": 6}, "NUMBER_TYPE_MAX"),
            ({"tree": "oak", "times": "2"}, "NUMBER_TYPE_COERCE"),
        ],
    )
    async def test_wrong_options_never_reach_the_bot(
        self, bell: Bell, local: LocalDiscord, zoe: Person, options: dict[str, str], field: str
    ) -> None:
        with pytest.raises(DiscordError) as refused:
            await zoe.use("say tree", **options)
        assert refused.value.problem.code == 50035
        assert field in str(refused.value.errors)
        assert zoe.sees(local.channel("general")) == []

    async def test_people_channels_and_files_arrive_as_objects(
        self, bell: Bell, local: LocalDiscord, zoe: Person, bjoern: Person
    ) -> None:
        upload = zoe.upload("notes.txt", b"12345")
        outcome = await zoe.use(
            "say hello", who=bjoern.user, where=local.channel("league"), file=upload
        )
        assert outcome.text == f"Hello {bjoern.mention} in league (5)"
        assert outcome.seen.message.mention_ids == [bjoern.id]

    async def test_commands_are_offered_to_those_who_may_use_them(
        self, bell: Bell, zoe: Person, bjoern: Person
    ) -> None:
        outcome = await zoe.use("settings")
        assert outcome.text == "fr en-US"
        with pytest.raises(AssertionError, match="there is no /settings here"):
            await bjoern.use("settings")
        with pytest.raises(AssertionError, match="there is no /settings here"):
            await zoe.use("settings", zoe.dm)
        assert (await bjoern.use("say tree", bjoern.dm, tree="elm")).text == "elm"

    async def test_a_context_menu_command_gets_the_message(
        self, bell: Bell, local: LocalDiscord, zoe: Person
    ) -> None:
        general = local.channel("general")
        note = zoe.send(general, "Remember this")
        await zoe.use_on("Mark", note, general)
        assert note.message.reactions == {"\N{PUSHPIN}": [local.world.bot_id]}


class TestAnswers:
    async def test_thinking_ends_with_the_first_follow_up(
        self, bell: Bell, local: LocalDiscord, zoe: Person, bjoern: Person
    ) -> None:
        outcome = await zoe.use("slow")
        assert outcome.text == "Thought"
        assert outcome.seen.files == {"board.png": picture()}
        (more,) = await local.until(lambda: outcome.follow_ups)
        assert (more.text, more.ephemeral) == ("And more", True)
        general = local.channel("general")
        assert [seen.text for seen in zoe.sees(general)] == ["Thought", "And more"]
        assert [seen.text for seen in bjoern.sees(general)] == ["Thought"]

    async def test_private_thinking_stays_private(
        self, bell: Bell, local: LocalDiscord, zoe: Person, bjoern: Person
    ) -> None:
        outcome = await zoe.use("slow", private=True)
        assert outcome.seen.ephemeral
        assert bjoern.sees(local.channel("general")) == []
        zoe.dismiss(outcome.seen)
        assert outcome.answer is None

    async def test_answers_are_fetched_edited_and_deleted(
        self, bell: Bell, local: LocalDiscord, zoe: Person
    ) -> None:
        done = []

        @bell.tree.command(description="Change its mind")
        async def waver(interaction: discord.Interaction) -> None:
            callback = await interaction.response.send_message("One", ephemeral=True)
            assert isinstance(callback.resource, discord.InteractionMessage)
            assert callback.resource.content == "One"
            original = await interaction.original_response()
            assert original.flags.ephemeral
            await original.edit(content="Two", attachments=[as_file()])
            extra = await interaction.followup.send("Three", wait=True)
            assert (await interaction.followup.fetch_message(extra.id)).content == "Three"
            await extra.edit(content="Four")
            await extra.delete()
            await interaction.delete_original_response()
            done.append(extra.id)

        await bell.tree.sync()
        outcome = await zoe.use("waver")
        await local.until(lambda: outcome.answer is None)
        assert zoe.sees(local.channel("general")) == []
        await local.until(lambda: bool(done))


class TestComponents:
    async def test_a_button_updates_its_message(
        self, bell: Bell, local: LocalDiscord, zoe: Person, bjoern: Person
    ) -> None:
        panel = (await zoe.use("panel")).seen
        await zoe.press(panel, "Ring")
        await bjoern.press(panel, "Ring")
        assert panel.text == "Rung 2"
        await bjoern.press(panel, "Later")
        await local.until(lambda: panel.text == "Later is now")

    async def test_menus_tell_what_was_chosen(
        self, bell: Bell, zoe: Person, bjoern: Person
    ) -> None:
        panel = (await zoe.use("panel")).seen
        outcome = await bjoern.choose(panel, "Elm", "Oak", menu="Pick")
        assert outcome.text == "Chosen: elm, oak"
        assert outcome.seen.message.only_for == bjoern.id
        outcome = await bjoern.choose(panel, str(zoe.id), menu="Who")
        assert outcome.text == "Chosen: Zoé"

    async def test_what_a_menu_does_not_offer_is_refused(self, bell: Bell, zoe: Person) -> None:
        panel = (await zoe.use("panel")).seen
        for values in (["ash"], [], ["oak", "oak"]):
            with pytest.raises(DiscordError) as refused:
                await zoe.choose(panel, *values, menu="Pick")
            assert refused.value.problem.code == 50035

    async def test_a_modal_is_opened_filled_and_answered(self, bell: Bell, zoe: Person) -> None:
        opened = await zoe.use("ask")
        assert opened.modal["title"] == "A question"
        with pytest.raises(DiscordError) as refused:
            await zoe.submit(opened, {"Name": "x" * 21, "Colour": ["b"]})
        assert refused.value.problem.code == 50035
        outcome = await zoe.submit(opened, {"Name": "Zoé", "Colour": ["b"]})
        assert outcome.text == "Zoé likes b"
        with pytest.raises(DiscordError):
            await zoe.submit(opened, {"Name": "again", "Colour": ["r"]})

    async def test_a_modal_opened_by_a_button_knows_its_message(
        self, bell: Bell, zoe: Person, bjoern: Person
    ) -> None:
        panel = (await zoe.use("panel")).seen
        opened = await zoe.press(panel, "Ask")
        with pytest.raises(DiscordError):
            await bjoern.submit(opened, {"Name": "B", "Colour": ["b"]})
        outcome = await zoe.submit(opened, {"Name": "Z", "Colour": ["r"]})
        assert outcome.seen.message.reply_to == panel.id

    async def test_a_layout_shows_text_pictures_and_files(
        self, bell: Bell, local: LocalDiscord, zoe: Person
    ) -> None:
        seen = (await zoe.use("layout")).seen
        assert seen.text == "# The table\nZoé is to move\nEnough?"
        assert MessageFlag.COMPONENTS_V2 in seen.message.flags
        assert set(seen.files) == {"board.png", "record.txt"}
        container = seen.message.components[0]
        gallery = container["components"][3]
        assert gallery["items"][0]["media"]["url"].startswith(local.address)
        assert gallery["items"][0]["media"]["width"] == 40
        fetched = await text_channel(bell).fetch_message(seen.id)
        assert await fetched.attachments[0].read() == picture()
        assert fetched.attachments[0].description == "The board"
        await zoe.press(seen, "Fold")
        assert seen.text == "Folded"
        assert seen.files == {}


class TestChannels:
    async def test_messages_are_posted_read_changed_and_deleted(
        self, bell: Bell, local: LocalDiscord, zoe: Person
    ) -> None:
        channel, general = text_channel(bell), local.channel("general")
        posted = await channel.send("Hello", embed=discord.Embed(title="T", description="D"))
        reply = await posted.reply("Indeed", mention_author=True)
        assert zoe.last(general).message.reply_to == posted.id
        assert zoe.sees(general)[0].text == "Hello\nT\nD"
        await posted.edit(content="Hallo", embed=None)
        assert [message.content async for message in channel.history()] == ["Indeed", "Hallo"]
        assert [one.id async for one in channel.history(before=reply)] == [posted.id]
        assert [one.id async for one in channel.history(after=posted)] == [reply.id]
        assert (await channel.fetch_message(posted.id)).edited_at is not None
        await reply.delete()
        assert [seen.text for seen in zoe.sees(general)] == ["Hallo"]

    async def test_pictures_are_served_at_their_address(
        self, bell: Bell, local: LocalDiscord, zoe: Person
    ) -> None:
        channel = text_channel(bell)
        embed = discord.Embed().set_image(url="attachment://board.png")
        sent = await channel.send(file=as_file(description="A board"), embed=embed)
        (attachment,) = sent.attachments
        assert (attachment.width, attachment.description) == (40, "A board")
        assert await attachment.read() == picture()
        assert zoe.last(local.channel("general")).message.embeds[0]["image"]["url"] == (
            attachment.url
        )
        await sent.edit(attachments=[attachment, as_file("second.png")])
        assert list(zoe.last(local.channel("general")).files) == ["board.png", "second.png"]

    async def test_reactions_and_pins(self, bell: Bell, local: LocalDiscord, zoe: Person) -> None:
        channel, general = text_channel(bell), local.channel("general")
        sent = await channel.send("Vote")
        await sent.add_reaction("👍")
        zoe.react(zoe.last(general), "👍")
        fetched = await channel.fetch_message(sent.id)
        assert [(one.emoji, one.count, one.me) for one in fetched.reactions] == [("👍", 2, True)]
        who = {user.id async for user in fetched.reactions[0].users()}
        assert who == {local.world.bot_id, zoe.id}
        await fetched.remove_reaction("👍", discord.Object(zoe.id))
        await sent.clear_reactions()
        assert zoe.last(general).message.reactions == {}
        await sent.pin()
        assert [one.id async for one in channel.pins()] == [sent.id]
        assert zoe.last(general).message.type is MessageType.PINNED
        await sent.unpin()
        assert [one.id async for one in channel.pins()] == []

    async def test_dms_reach_one_person(self, bell: Bell, zoe: Person, bjoern: Person) -> None:
        user = await bell.fetch_user(zoe.id)
        await user.send("Your hand", file=as_file())
        assert (await zoe.gets(zoe.dm, "Your hand")).files == {"board.png": picture()}
        assert bjoern.sees(zoe.dm) == []
        assert bjoern.sees(bjoern.dm) == []
        zoe.send(zoe.dm, "Thanks")
        await zoe.local.until(lambda: "Thanks" in bell.heard)

    async def test_threads_begin_on_a_message_or_beside_it(
        self, bell: Bell, local: LocalDiscord, club: list[Person]
    ) -> None:
        _, bjoern, amara, *_ = club
        channel = text_channel(bell)
        sent = await channel.send("A new table")
        thread = await sent.create_thread(name="Table 1")
        assert thread.id == sent.id
        await thread.send("Welcome")
        assert bjoern.last(local.channel("Table 1")).text == "Welcome"
        private = await channel.create_thread(name="Hands", type=None, invitable=False)
        await private.add_user(discord.Object(bjoern.id))
        await private.send("Only for Björn")
        hands = local.channel("Hands")
        assert bjoern.last(hands).text == "Only for Björn"
        assert amara.sees(hands) == []
        await thread.edit(archived=True)
        archived = [one async for one in channel.archived_threads()]
        assert [one.id for one in archived] == [thread.id]
        await thread.send("Woken")
        assert not threads.state(local.channel("Table 1")).archived
        await private.remove_user(discord.Object(bjoern.id))
        assert bjoern.sees(hands) == []
        await private.delete()
        assert len(await channel.guild.active_threads()) == 1

    async def test_idle_threads_are_archived(self, bell: Bell, local: LocalDiscord) -> None:
        sent = await text_channel(bell).send("A table")
        thread = await sent.create_thread(name="Sleepy", auto_archive_duration=60)
        local.clock.advance(30 * 60)
        await thread.send("Still here")
        local.clock.advance(45 * 60)
        state = threads.state(local.channel("Sleepy"))
        assert not state.archived
        local.clock.advance(45 * 60)
        await local.until(lambda: state.archived)

    async def test_members_and_guilds_can_be_asked_for(
        self, bell: Bell, local: LocalDiscord, zoe: Person
    ) -> None:
        (guild,) = bell.guilds
        assert (await guild.fetch_member(zoe.id)).display_name == "Zoé"
        assert [one.id for one in await guild.query_members("bj")] == [local.world.people[1].id]
        assert (await bell.fetch_guild(guild.id)).name == "Le Club"
        assert len(await guild.fetch_channels()) == 3
        assert guild.me.guild_permissions.manage_threads
        async with text_channel(bell).typing():
            pass


class TestMentions:
    async def test_only_allowed_mentions_call_people(
        self, bell: Bell, zoe: Person, bjoern: Person
    ) -> None:
        channel, general = text_channel(bell), zoe.local.channel("general")
        await channel.send(f"{zoe.mention} {bjoern.mention} @everyone")
        assert zoe.last(general).message.mention_ids == []
        allowed = discord.AllowedMentions(everyone=False, users=[discord.Object(zoe.id)])
        await channel.send(f"{zoe.mention} {bjoern.mention}", allowed_mentions=allowed)
        assert zoe.last(general).message.mention_ids == [zoe.id]


async def test_a_nonce_posts_once(bell: Bell, local: LocalDiscord, zoe: Person) -> None:
    channel, general = text_channel(bell), local.channel("general")
    first = await channel.send("Once", nonce="post-7")
    again = await channel.send("Once", nonce="post-7")
    assert first.id == again.id
    assert len(zoe.sees(general)) == 1
    local.clock.advance(600)
    assert (await channel.send("Once", nonce="post-7")).id != first.id


async def test_what_is_not_answered_has_failed(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    panel = (await zoe.use("panel")).seen
    interactions = len(local.world.interactions)

    def pressed() -> bool:
        return len(local.world.interactions) > interactions

    press = asyncio.create_task(zoe.press(panel, "Silent"))
    await local.until(pressed)
    local.clock.advance(3.1)
    with pytest.raises(NotAnswered):
        await press


async def test_without_a_bot_nothing_answers(local: LocalDiscord, zoe: Person) -> None:
    command = commands.keep(local.world, {"name": "lost", "description": "Lost"}, None)
    interaction = uses.invoke(
        local.world, zoe.user, local.channel("general").id, int(command["id"]), []
    )
    assert interaction.failed
