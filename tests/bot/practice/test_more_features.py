"""The rarer things: every kind of menu, the newer fields of modals, commands of one server."""

import discord
import pytest
from discord import app_commands

from bot.practice import threads
from bot.practice.errors import DiscordError
from bot.practice.fresh import add_guild
from bot.practice.limits.components import Kind
from bot.practice.modals import Value
from bot.practice.person import Person
from bot.practice.server import LocalDiscord
from tests.bot.practice.bell import Bell


class Everything(discord.ui.Modal, title="Everything"):
    """One field of each newer kind."""

    size: discord.ui.Label["Everything"] = discord.ui.Label(
        text="Size",
        component=discord.ui.RadioGroup(
            options=[discord.RadioGroupOption(label=one, value=one) for one in ("S", "L")]
        ),
    )
    extras: discord.ui.Label["Everything"] = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            required=False,
            min_values=0,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=one, value=one) for one in "xyz"],
        ),
    )
    sure: discord.ui.Label["Everything"] = discord.ui.Label(
        text="Sure?", component=discord.ui.Checkbox()
    )
    who: discord.ui.Label["Everything"] = discord.ui.Label(
        text="Who", component=discord.ui.UserSelect()
    )
    proof: discord.ui.Label["Everything"] = discord.ui.Label(
        text="Proof", component=discord.ui.FileUpload(required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was filled in."""
        size, extras, sure = (
            self.size.component,
            self.extras.component,
            self.sure.component,
        )
        who, proof = self.who.component, self.proof.component
        assert isinstance(size, discord.ui.RadioGroup)
        assert isinstance(extras, discord.ui.CheckboxGroup)
        assert isinstance(sure, discord.ui.Checkbox)
        assert isinstance(who, discord.ui.UserSelect)
        assert isinstance(proof, discord.ui.FileUpload)
        files = [(await one.read()).decode() for one in proof.values]
        names = [one.display_name for one in who.values]
        await interaction.response.send_message(
            f"{size.value} {extras.values} {sure.value} {names} {files}"
        )


async def test_every_newer_field_of_a_modal(
    bell: Bell, local: LocalDiscord, zoe: Person, bjoern: Person
) -> None:
    @bell.tree.command(description="Everything")
    async def everything(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Everything())

    await bell.tree.sync()
    opened = await zoe.use("everything")
    filled: dict[str, Value] = {
        "Size": "L",
        "Extras": ["x", "z"],
        "Sure?": True,
        "Who": [str(bjoern.id)],
        "Proof": [zoe.upload("proof.txt", b"seen")],
    }
    outcome = await zoe.submit(opened, filled)
    assert outcome.text == "L ['x', 'z'] True ['Björn Öst'] ['seen']"
    opened = await zoe.use("everything")
    outcome = await zoe.submit(opened, {"Size": "S", "Who": [str(zoe.id)]})
    assert outcome.text == "S [] False ['Zoé'] []"
    opened = await zoe.use("everything")
    wrong: list[tuple[str, Value]]
    wrong = [("Size", "M"), ("Size", None), ("Extras", ["x", "y", "z"]), ("Who", ["1"])]
    for name, value in wrong:
        with pytest.raises(DiscordError) as refused:
            await zoe.submit(opened, {"Size": "S", "Who": [str(zoe.id)], name: value})
        assert refused.value.problem.code == 50035


class Menus(discord.ui.View):
    """The menus that offer what the server has."""

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role")
    async def role(
        self, interaction: discord.Interaction, select: discord.ui.RoleSelect["Menus"]
    ) -> None:
        """Name the role."""
        await interaction.response.send_message(select.values[0].name)

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="any", max_values=2)
    async def anybody(
        self, interaction: discord.Interaction, select: discord.ui.MentionableSelect["Menus"]
    ) -> None:
        """Name what was chosen."""
        await interaction.response.send_message(
            " ".join(type(one).__name__ for one in select.values)
        )

    @discord.ui.select(
        cls=discord.ui.ChannelSelect,
        custom_id="channel",
        channel_types=[discord.ChannelType.text],
    )
    async def channel(
        self, interaction: discord.Interaction, select: discord.ui.ChannelSelect["Menus"]
    ) -> None:
        """Name the channel."""
        await interaction.response.send_message(select.values[0].name)


async def test_menus_of_roles_channels_and_anybody(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    general = local.channel("general")
    await bell.guilds[0].text_channels[0].send("Choose", view=Menus())
    menus = await zoe.gets(general, "Choose")
    (host,) = [role for role in local.guild.roles.values() if role.name == "Host"]
    assert (await zoe.choose(menus, str(host.id), menu="role")).text == "Host"
    outcome = await zoe.choose(menus, str(host.id), str(zoe.id), menu="any")
    assert sorted(outcome.text.split()) == ["Member", "Role"]
    league = local.channel("league")
    assert (await zoe.choose(menus, str(league.id), menu="channel")).text == "league"
    with pytest.raises(DiscordError):
        await zoe.choose(menus, str(zoe.id), menu="channel")
    assert [menu["type"] for menu in menus.menus] == [
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    ]


class Dictionary(app_commands.Translator):
    """Two words of French."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The French for what there is in the dictionary."""
        french = {"ring": "sonner", "Ring the bell": "Sonner la cloche"}
        return french.get(string.message) if locale is discord.Locale.french else None


async def test_a_server_can_have_commands_of_its_own_in_several_languages(
    bell: Bell, local: LocalDiscord, zoe: Person
) -> None:
    guild = discord.Object(local.guild.id)

    @bell.tree.command(
        name=app_commands.locale_str("ring"),
        description=app_commands.locale_str("Ring the bell"),
        guild=guild,
    )
    async def ring(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.locale))

    await bell.tree.set_translator(Dictionary())
    (synced,) = await bell.tree.sync(guild=guild)
    assert synced.guild_id == local.guild.id
    assert synced.name_localizations == {discord.Locale.french: "sonner"}
    assert (await zoe.use("ring")).text == "fr"
    with pytest.raises(AssertionError, match="there is no /ring here"):
        await zoe.use("ring", zoe.dm)
    await synced.edit(description="Ring it")
    assert (await bell.tree.fetch_command(synced.id, guild=guild)).description == "Ring it"
    (again,) = await bell.tree.sync(guild=guild)
    assert again.id == synced.id
    await again.delete()
    assert await bell.tree.fetch_commands(guild=guild) == []
    with pytest.raises(discord.NotFound) as refused:
        await bell.tree.fetch_command(synced.id, guild=guild)
    assert refused.value.code == 10063
    assert {one.name for one in await bell.tree.fetch_commands()} >= {"say", "panel"}


async def test_somebody_who_left_is_no_member_and_gets_no_dm(
    bell: Bell, local: LocalDiscord, zoe: Person, bjoern: Person
) -> None:
    user = await bell.fetch_user(bjoern.id)
    local.faults.leave(bjoern.user)
    with pytest.raises(discord.NotFound) as refused:
        await bell.guilds[0].fetch_member(bjoern.id)
    assert refused.value.code == 10007
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("Come back")
    assert closed.value.code == 50007
    zoe.send(local.channel("general"), "Where is Björn?")
    assert bjoern.sees(local.channel("general")) == []


async def test_a_person_wakes_an_archived_thread_but_no_locked_one(
    bell: Bell, local: LocalDiscord, bjoern: Person
) -> None:
    sent = await bell.guilds[0].text_channels[0].send("A table")
    thread = await sent.create_thread(name="Table")
    await thread.edit(archived=True)
    bjoern.send(local.channel("Table"), "Wake up")
    assert not threads.state(local.channel("Table")).archived
    await thread.edit(archived=True, locked=True)
    with pytest.raises(DiscordError) as refused:
        bjoern.send(local.channel("Table"), "Wake up")
    assert refused.value.problem.code == 50083


async def test_roles_and_permissions_of_a_channel(
    bell: Bell, local: LocalDiscord, zoe: Person, bjoern: Person
) -> None:
    guild = bell.guilds[0]
    league = discord.utils.get(guild.text_channels, name="league")
    assert league is not None
    member = await guild.fetch_member(bjoern.id)
    with pytest.raises(discord.Forbidden):
        await league.set_permissions(member, read_messages=False)
    (own,) = [role for role in local.guild.roles.values() if role.managed]
    own.permissions |= type(own.permissions)(discord.Permissions(manage_roles=True).value)
    await league.set_permissions(member, read_messages=False)
    zoe.send(local.channel("league"), "Not for Björn")
    assert bjoern.sees(local.channel("league")) == []
    await league.set_permissions(member, overwrite=None)
    assert len(bjoern.sees(local.channel("league"))) == 1
    host = discord.utils.get(guild.roles, name="Host")
    assert host is not None
    await member.add_roles(host)
    assert host.id in local.guild.members[bjoern.id].role_ids
    await member.remove_roles(host)
    assert local.guild.members[bjoern.id].role_ids == set()


async def test_a_second_server_is_another_place(local: LocalDiscord) -> None:
    other = add_guild(local.world, "Other Club", ["lounge"])
    assert {guild.id for guild in local.world.guilds_of(local.world.bot_id)} == {
        local.guild.id,
        other.id,
    }
    assert local.channel("lounge").guild_id == other.id
