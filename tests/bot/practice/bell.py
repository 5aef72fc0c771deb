"""A small bot of the tests' own that uses everything the local Discord offers."""

import io

import discord
from discord import app_commands
from PIL import Image


def picture(colour: str = "navy") -> bytes:
    """A small PNG."""
    out = io.BytesIO()
    Image.new("RGB", (40, 20), colour).save(out, "PNG")
    return out.getvalue()


def as_file(name: str = "board.png", description: str | None = None) -> discord.File:
    """The picture as an attachment."""
    return discord.File(io.BytesIO(picture()), name, description=description)


class Question(discord.ui.Modal, title="A question"):
    """A modal with old and new kinds of fields."""

    name: discord.ui.TextInput["Question"] = discord.ui.TextInput(label="Name", max_length=20)
    colour: discord.ui.Label["Question"] = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            options=[
                discord.SelectOption(label="Red", value="r"),
                discord.SelectOption(label="Blue", value="b"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was filled in."""
        assert isinstance(self.colour.component, discord.ui.Select)
        chosen = ",".join(self.colour.component.values)
        await interaction.response.send_message(f"{self.name.value} likes {chosen}")


class Panel(discord.ui.View):
    """Buttons and menus of the older kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.rung = 0

    async def on_error(
        self, interaction: discord.Interaction, error: Exception, item: object
    ) -> None:
        """Remember what Discord refused."""
        assert isinstance(interaction.client, Bell)
        assert isinstance(error, discord.HTTPException)
        interaction.client.heard.append(f"({error.code})")

    @discord.ui.button(label="Ring", custom_id="ring", style=discord.ButtonStyle.primary)
    async def ring(self, interaction: discord.Interaction, _: discord.ui.Button["Panel"]) -> None:
        """Update the message the button is on."""
        self.rung += 1
        await interaction.response.edit_message(content=f"Rung {self.rung}")

    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _: discord.ui.Button["Panel"]) -> None:
        """Open a modal."""
        await interaction.response.send_modal(Question())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button["Panel"]) -> None:
        """Acknowledge first, update afterwards."""
        await interaction.response.defer()
        await interaction.edit_original_response(content="Later is now")

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, *_: object) -> None:
        """Answer nothing."""

    @discord.ui.select(
        custom_id="pick",
        placeholder="Pick",
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Oak", "Elm")],
    )
    async def pick(
        self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]
    ) -> None:
        """Say privately what was chosen."""
        text = "Chosen: " + ", ".join(select.values)
        await interaction.response.send_message(text, ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", placeholder="Who")
    async def who(
        self, interaction: discord.Interaction, select: discord.ui.UserSelect["Panel"]
    ) -> None:
        """Say who was chosen."""
        text = "Chosen: " + ", ".join(user.display_name for user in select.values)
        await interaction.response.send_message(text, ephemeral=True)


class Layout(discord.ui.LayoutView):
    """Everything a layout can hold."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        button: discord.ui.Button[Layout] = discord.ui.Button(label="Fold", custom_id="fold")
        button.callback = self.fold  # type: ignore[method-assign]
        row: discord.ui.ActionRow[Layout] = discord.ui.ActionRow(
            discord.ui.Button(label="Site", url="https://example.org/")
        )
        container: discord.ui.Container[Layout] = discord.ui.Container(
            discord.ui.TextDisplay("# The table"),
            discord.ui.Section(
                "Zoé is to move", accessory=discord.ui.Thumbnail("attachment://board.png")
            ),
            discord.ui.Separator(),
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://board.png", description="The board")
            ),
            discord.ui.File("attachment://record.txt"),
            row,
            accent_colour=discord.Colour.blue(),
        )
        self.add_item(container)
        self.add_item(discord.ui.Section("Enough?", accessory=button))

    async def fold(self, interaction: discord.Interaction) -> None:
        """Replace the layout by a shorter one, with no files."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("Folded"))
        await interaction.response.edit_message(view=view, attachments=[])


class Bell(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0,
            max_messages=100,
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.tree.add_command(Say())
        self.tree.add_command(panel)
        self.tree.add_command(layout)
        self.tree.add_command(slow)
        self.tree.add_command(ask)
        self.tree.add_command(settings)
        self.tree.add_command(mark)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before identifying again."""

    async def on_message(self, message: discord.Message) -> None:
        """Remember what was said."""
        self.heard.append(message.content)

    async def on_resumed(self) -> None:
        """Remember that the session went on."""
        self.heard.append("(resumed)")


class Say(app_commands.Group):
    """Commands inside a command."""

    def __init__(self) -> None:
        super().__init__(name="say", description="Say something")

    @app_commands.command(description="Say a tree's name")
    @app_commands.describe(tree="Which tree", times="How often")
    async def tree(
        self,
        interaction: discord.Interaction,
        tree: str,
        times: app_commands.Range[int, 1, 5] = 1,
    ) -> None:
        """Say it."""
        await interaction.response.send_message(" ".join([tree] * times))

    @tree.autocomplete("tree")
    async def trees(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Trees that begin like this."""
        known = ("Oak", "Olive", "Elm")
        return [
            app_commands.Choice(name=name, value=name.lower())
            for name in known
            if name.lower().startswith(typed.lower())
        ]

    @app_commands.command(description="Say hello to somebody")
    async def hello(
        self,
        interaction: discord.Interaction,
        who: discord.Member,
        where: discord.TextChannel,
        file: discord.Attachment | None = None,
    ) -> None:
        """Say it."""
        size = len(await file.read()) if file else 0
        await interaction.response.send_message(
            f"Hello {who.mention} in {where.name} ({size})",
            allowed_mentions=discord.AllowedMentions(users=[who]),
        )


@app_commands.command(description="Show the panel")
async def panel(interaction: discord.Interaction) -> None:
    """Show buttons and menus."""
    await interaction.response.send_message("Panel", view=Panel())


@app_commands.command(description="Show a layout")
async def layout(interaction: discord.Interaction) -> None:
    """Show a layout with files."""
    record = discord.File(io.BytesIO(b"1. e4"), "record.txt")
    await interaction.response.send_message(
        view=Layout(), files=[as_file(description="The board"), record]
    )


@app_commands.command(description="Think first")
async def slow(interaction: discord.Interaction, private: bool = False) -> None:
    """Answer after thinking, twice."""
    await interaction.response.defer(thinking=True, ephemeral=private)
    await interaction.followup.send("Thought", file=as_file())
    await interaction.followup.send("And more", ephemeral=True)


@app_commands.command(description="Ask")
async def ask(interaction: discord.Interaction) -> None:
    """Open a modal."""
    await interaction.response.send_modal(Question())


@app_commands.command(description="Settings")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def settings(interaction: discord.Interaction) -> None:
    """For those who manage the server."""
    assert isinstance(interaction.user, discord.Member)
    await interaction.response.send_message(
        f"{interaction.locale} {interaction.guild_locale}", ephemeral=True
    )


@app_commands.context_menu(name="Mark")
async def mark(interaction: discord.Interaction, message: discord.Message) -> None:
    """Put a mark on a message."""
    await message.add_reaction("\N{PUSHPIN}")
    await interaction.response.send_message("Marked", ephemeral=True)
