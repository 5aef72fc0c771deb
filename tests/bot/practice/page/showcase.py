"""The tests' bot with more to look at: every component, a long modal, a one-press start."""

import io
from typing import Literal

import discord
from discord import app_commands
from PIL import Image, ImageDraw

from tests.bot.practice.bell import Bell

STORY = """\
# The story so far
**Bold**, *italic*, __underlined__, ~~struck~~, `code` and ||a secret||.
- one thing
  - inside it
1. first
> quoted
-# small print
[the rules](https://example.org/rules) at <t:1800000000:D>
"""


def board(width: int = 900, height: int = 600) -> io.BytesIO:
    """A picture that looks like something."""
    picture = Image.new("RGB", (width, height), "#27509e")
    pen = ImageDraw.Draw(picture)
    for across in range(6):
        for down in range(4):
            left, top = 30 + across * 145, 25 + down * 142
            colour = (90 + 25 * across, 150, 90 + 40 * down)
            pen.ellipse((left, top, left + 115, top + 115), fill=colour)
    out = io.BytesIO()
    picture.save(out, "PNG")
    out.seek(0)
    return out


class Everything(discord.ui.LayoutView):
    """One of each component of a layout."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        choice: discord.ui.Select[Everything] = discord.ui.Select(
            custom_id="action",
            placeholder="Choose an action",
            options=[
                discord.SelectOption(label="Turn a wheel", value="wheel", description="Free"),
                discord.SelectOption(label="Sail", value="sail", emoji="⛵"),
            ],
        )
        choice.callback = self.chosen  # type: ignore[method-assign]
        self.choice = choice
        people: discord.ui.UserSelect[Everything] = discord.ui.UserSelect(
            custom_id="people", placeholder="Invite", min_values=1, max_values=2
        )
        people.callback = self.invited  # type: ignore[method-assign]
        self.people = people
        self.add_item(
            discord.ui.Container(
                discord.ui.Section(
                    "## Noria, round 3\nBjörn took **two goods**.",
                    "-# Your move until <t:1800000000:R>",
                    accessory=discord.ui.Thumbnail(
                        "attachment://board.png", description="The board, small"
                    ),
                ),
                discord.ui.MediaGallery(
                    discord.MediaGalleryItem(
                        "attachment://board.png", description="Twelve islands around the city"
                    )
                ),
                discord.ui.Separator(spacing=discord.SeparatorSpacing.large),
                discord.ui.TextDisplay("### What will you do?"),
                discord.ui.ActionRow(choice),
                discord.ui.ActionRow(people),
                discord.ui.ActionRow(
                    discord.ui.Button(label="End turn", custom_id="e", style=_STYLES.primary),
                    discord.ui.Button(label="Undo", custom_id="u", emoji="↩️"),
                    discord.ui.Button(label="Accept", custom_id="a", style=_STYLES.success),
                    discord.ui.Button(label="Resign", custom_id="r", style=_STYLES.danger),
                    discord.ui.Button(label="Too late", custom_id="l", disabled=True),
                ),
                discord.ui.ActionRow(
                    discord.ui.Button(label="Rules", url="https://example.org/rules")
                ),
                accent_colour=discord.Colour(0x2456C7),
            )
        )
        self.add_item(discord.ui.File("attachment://record.txt"))

    async def chosen(self, interaction: discord.Interaction) -> None:
        """Say privately what was chosen."""
        text = f"Action: {self.choice.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)

    async def invited(self, interaction: discord.Interaction) -> None:
        """Say who was chosen."""
        names = ", ".join(sorted(one.display_name for one in self.people.values))
        await interaction.response.send_message(f"Invited: {names}")


_STYLES = discord.ButtonStyle


class Form(discord.ui.Modal, title="Open a table"):
    """Fields of a modal, the first half."""

    def __init__(self) -> None:
        super().__init__()
        option = discord.RadioGroupOption
        self.name: discord.ui.TextInput[Form] = discord.ui.TextInput(min_length=3, max_length=20)
        self.guests: discord.ui.UserSelect[Form] = discord.ui.UserSelect(max_values=2)
        self.edition: discord.ui.RadioGroup[Form] = discord.ui.RadioGroup(
            options=[option(label="French", value="fr"), option(label="German", value="de")]
        )
        self.extras: discord.ui.CheckboxGroup[Form] = discord.ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label="Clock", value="clock"),
                discord.CheckboxGroupOption(label="League", value="league", default=True),
            ],
            required=False,
        )
        self.add_item(discord.ui.TextDisplay("A table needs **a name**."))
        for text, field in (
            ("Name", self.name),
            ("Guests", self.guests),
            ("Edition", self.edition),
            ("Extras", self.extras),
        ):
            self.add_item(discord.ui.Label(text=text, component=field, description=f"The {text}"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was filled in."""
        guests = "+".join(sorted(one.display_name for one in self.guests.values))
        extras = "+".join(self.extras.values)
        await interaction.response.send_message(
            f"{self.name.value}/{guests}/{self.edition.value}/{extras}"
        )


class Papers(discord.ui.Modal, title="Hand in papers"):
    """Fields of a modal, the other half."""

    def __init__(self) -> None:
        super().__init__()
        self.note: discord.ui.TextInput[Papers] = discord.ui.TextInput(
            style=discord.TextStyle.paragraph, required=False, placeholder="Anything to add"
        )
        self.files: discord.ui.FileUpload[Papers] = discord.ui.FileUpload(max_values=2)
        self.agree: discord.ui.Checkbox[Papers] = discord.ui.Checkbox()
        self.where: discord.ui.ChannelSelect[Papers] = discord.ui.ChannelSelect()
        self.role: discord.ui.RoleSelect[Papers] = discord.ui.RoleSelect()
        for text, field in (
            ("Note", self.note),
            ("Files", self.files),
            ("Agree", self.agree),
            ("Where", self.where),
            ("Role", self.role),
        ):
            self.add_item(discord.ui.Label(text=text, component=field))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was handed in."""
        files = "+".join(f"{one.filename}:{one.size}" for one in self.files.values)
        places = "+".join(one.name for one in self.where.values)
        roles = "+".join(one.name for one in self.role.values)
        await interaction.response.send_message(
            f"{self.note.value!r}/{files}/{self.agree.value}/{places}/{roles}"
        )


@app_commands.command(description="Show one of everything")
async def everything(interaction: discord.Interaction) -> None:
    """Show the layout."""
    files = [
        discord.File(board(), "board.png", description="The board"),
        discord.File(io.BytesIO(b"1. e4"), "record.txt"),
    ]
    await interaction.response.send_message(view=Everything(), files=files)


@app_commands.command(description="Fill in a long form")
async def form(interaction: discord.Interaction) -> None:
    """Open the modal."""
    await interaction.response.send_modal(Form())


@app_commands.command(description="Hand in papers")
async def papers(interaction: discord.Interaction) -> None:
    """Open the other modal."""
    await interaction.response.send_modal(Papers())


@app_commands.command(description="Tell the story, with an embed and a picture")
async def story(interaction: discord.Interaction) -> None:
    """Show texts of all kinds."""
    embed = discord.Embed(
        title="League table", description="After **four** rounds", colour=0xC23A2B
    )
    for name, points in (("Zoé", 12), ("Björn", 9), ("Linh", 7)):
        embed.add_field(name=name, value=str(points))
    embed.set_footer(text="Season 3")
    picture = discord.File(board(), "map.png", description="A map of the islands")
    await interaction.response.send_message(STORY, embed=embed, file=picture)


@app_commands.command(description="Look at your hand")
async def hand(interaction: discord.Interaction) -> None:
    """Show something that only one person may see."""
    await interaction.response.send_message("Your hand: Archery", ephemeral=True)


@app_commands.command(description="Write a letter to somebody")
async def letter(interaction: discord.Interaction, to: discord.Member) -> None:
    """Send a DM."""
    await to.send("It is your turn.")
    await interaction.response.send_message("Sent.", ephemeral=True)


@app_commands.command(description="Open a table in this channel")
@app_commands.describe(game="Which game", quick="Play against stand-ins, at once")
async def new(
    interaction: discord.Interaction,
    game: Literal["noria", "cartels"],
    quick: bool = False,
) -> None:
    """Open a table, in a thread of its own if it begins at once."""
    await interaction.response.send_message(f"Table for {game}, quick: {quick}")
    if quick:
        message = await interaction.original_response()
        assert isinstance(interaction.channel, discord.TextChannel)
        whole = await interaction.channel.fetch_message(message.id)
        thread = await whole.create_thread(name=f"Table of {game}")
        await thread.send("Your move.")


class Showcase(Bell):
    """The bot, with all that."""

    def __init__(self) -> None:
        super().__init__()
        self.tree.add_command(everything)
        self.tree.add_command(form)
        self.tree.add_command(papers)
        self.tree.add_command(story)
        self.tree.add_command(hand)
        self.tree.add_command(letter)
        self.tree.add_command(new)
