"""What people choose for themselves, through Discord."""

from __future__ import annotations

from bot.discord_bot import PetitBleu
from bot.practice.model import JSON
from bot.practice.person import Person, Seen
from bot.practice.server import LocalDiscord


async def test_the_panel_shows_what_was_chosen_and_lets_one_choose_again(
    petit_bleu: PetitBleu, local: LocalDiscord, zoe: Person
) -> None:
    panel = (await zoe.use("settings")).seen
    assert panel.ephemeral
    everywhere, here, digest = _about_time(panel)
    await zoe.choose(panel, "dm", menu=everywhere["custom_id"])
    await zoe.choose(panel, "none", menu=here["custom_id"])
    await zoe.choose(panel, "on", menu=digest["custom_id"])
    assert petit_bleu.club
    guild = str(local.guild.id)

    def chosen() -> list[str]:
        return [
            option["value"]
            for menu in _about_time(panel)
            for option in menu["options"]
            if option.get("default")
        ]

    await local.until(lambda: chosen() == ["dm", "none", "on"])
    settings = await petit_bleu.club.people.settings(str(zoe.id))
    assert (settings.by_dm("elsewhere"), settings.digest) == (False, True)
    await zoe.choose(panel, "off", menu=digest["custom_id"])
    await local.until(lambda: chosen() == ["dm", "none", "off"])
    settings = await petit_bleu.club.people.settings(str(zoe.id))
    assert (settings.by_dm("elsewhere"), settings.by_dm(guild)) == (True, False)
    await zoe.choose(panel, "-", menu=here["custom_id"])
    await local.until(lambda: chosen() == ["dm", "-", "off"])
    assert (await petit_bleu.club.people.settings(str(zoe.id))).by_dm(guild)


async def test_zones_complete_and_hours_are_checked(
    petit_bleu: PetitBleu, local: LocalDiscord, zoe: Person
) -> None:
    offered = await zoe.suggestions("settings", "time_zone", "kathm")
    assert offered == {"Asia/Kathmandu": "Asia/Kathmandu"}
    said = (await zoe.use("settings", time_zone="Asia/Kathmandu", quiet_hours="23h-7h")).text
    assert "Asia/Kathmandu" in said
    assert "23:00 – 07:00" in said
    refused = (await zoe.use("settings", time_zone="Paris/**Europe**")).text
    assert "no time zone" in refused
    assert "**" not in refused
    assert "no quiet hours" in (await zoe.use("settings", quiet_hours="always")).text
    assert "Asia/Kathmandu" in (await zoe.use("settings", zoe.dm)).text


def _about_time(panel: Seen) -> list[JSON]:
    """The menus that say how somebody is told: everywhere, here, and all at once."""
    return [one for one in panel.menus if one["custom_id"].endswith((":notify", ":digest"))]
