"""What people can choose for themselves: the one place that lists it.

A setting is a name and a few values, the first of which holds until somebody chooses. To add one,
write it into `PERSONAL` and its words into `bot/texts`: `setting-NAME`, `setting-NAME-about` and
`setting-NAME-VALUE` for each value. The panel, the storage and the checks follow.
"""

from __future__ import annotations

from msgspec import Struct

from bot.clock.hours import Hours, read_quiet
from bot.club.refusals import ClubRefusal
from rendering.kit.colours import PALETTES
from rendering.texts import written
from storage.choices import EVERYWHERE, Choices
from storage.session import Session


class Setting(Struct, frozen=True):
    """Something a person chooses among a few values."""

    name: str
    values: tuple[str, ...]
    per_club: bool = False
    """Whether it can be chosen otherwise in one club than everywhere else."""


AS_DISCORD = "discord"
LANGUAGE = Setting("language", (AS_DISCORD, *written()))
"""What a person reads in private. A language in which something is missing is not offered."""
NOTIFY = Setting("notify", ("both", "mention", "dm", "none"), per_club=True)
DIGEST = Setting("digest", ("off", "on"))
AS_TABLE = "table"
COLOURS = Setting("colours", (AS_TABLE, *PALETTES))
"""Of private pictures: the table's, or one's own palette."""

PERSONAL: tuple[Setting, ...] = (LANGUAGE, NOTIFY, DIGEST, COLOURS)

ZONE, QUIET = "zone", "quiet"


def setting(name: str) -> Setting:
    """A setting by its name."""
    for one in PERSONAL:
        if one.name == name:
            return one
    raise ClubRefusal("no-such-setting", name=name)


class Settings(Struct, frozen=True):
    """Everything one person has chosen."""

    chosen: dict[tuple[str, str], str] = {}

    def own(self, name: str, guild: str = EVERYWHERE) -> str | None:
        """What was chosen for exactly this club, or for everywhere; `None` if nothing was."""
        return self.chosen.get((guild, name))

    def of(self, one: Setting, guild: str | None = None) -> str:
        """What holds in a club: what was chosen there, or else everywhere, or else by us."""
        here = self.own(one.name, guild) if guild and one.per_club else None
        return here or self.own(one.name) or one.values[0]

    @property
    def hours(self) -> Hours:
        """Where the person lives and when they sleep."""
        return Hours(self.own(ZONE) or "UTC", read_quiet(self.own(QUIET) or ""))

    @property
    def digest(self) -> bool:
        """Whether the person wants everything at once, twice a day."""
        return self.of(DIGEST) == "on"

    def by_mention(self, guild: str | None, *, pressing: bool = False) -> bool:
        """Whether the person is called in the channel; what is `pressing` awaits no digest."""
        return (pressing or not self.digest) and self.of(NOTIFY, guild) in ("both", "mention")

    def by_dm(self, guild: str | None, *, pressing: bool = False) -> bool:
        """Whether the person gets a direct message about a single turn."""
        return (pressing or not self.digest) and self.of(NOTIFY, guild) in ("both", "dm")


async def settings_of(session: Session, person: str) -> Settings:
    """What a person has chosen."""
    return Settings(await Choices(session).of(person))
