"""Being one person and then another: who sees what, and what waits for whom."""

import pytest
from playwright.async_api import expect

from bot.practice import acts
from tests.bot.practice.page.screen import Screen
from tests.bot.practice.page.showcase import Showcase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_what_only_one_may_see_is_not_there_for_the_others(
    screen: Screen, showcase: Showcase
) -> None:
    await screen.open()
    await screen.say("Before")
    await screen.run("hand")
    await expect(screen.message("Your hand: Archery")).to_contain_text("Only you can see this")
    await screen.become("Björn Öst")
    await expect(screen.message("Before")).to_be_visible()
    await expect(screen.page.get_by_text("Archery")).to_have_count(0)
    await screen.become("Zoé")
    hand = screen.message("Your hand: Archery")
    await hand.get_by_role("button", name="Dismiss message").click()
    await expect(hand).to_have_count(0)


async def test_unread_marks_and_calls(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.go("league")
    await screen.field.click()
    await screen.type("Hello @bj")
    await screen.suggestion("Björn Öst").click()
    await screen.page.locator(".writing .send").click()
    await expect(screen.last).to_contain_text("Hello @Björn Öst")
    await screen.go("general")
    await screen.become("Björn Öst")
    await screen.drawer()
    await expect(screen.place("league")).to_have_class("place unread")
    await expect(screen.place("league").locator(".badge")).to_have_text("1")
    await expect(screen.place("league")).to_have_attribute(
        "aria-label", "league, 1 unread, 1 for you"
    )
    assert await screen.page.title() == "(1) # general · Petit Bleu"
    await screen.place("league").click()
    await expect(screen.page.locator(".new-line")).to_have_count(1)
    await expect(screen.last).to_have_class("message first calls-me")
    await screen.go("general")
    await screen.drawer()
    await expect(screen.place("league")).to_have_class("place")
    await expect(screen.place("league").locator(".badge")).to_have_count(0)


async def test_the_menu_of_people_shows_who_is_waited_for(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.choose_command("letter")
    await desk.type("Linh")
    await desk.press("Enter", "Enter")
    await expect(desk.last).to_contain_text("Sent.")
    me = desk.page.locator(".me-button")
    await expect(me.locator(".badge")).to_have_text("1")
    await me.focus()
    await desk.press("Enter")
    await expect(desk.page.get_by_role("menuitemradio", name="Zoé")).to_be_focused()
    linh = desk.page.get_by_role("menuitemradio", name="Linh")
    await expect(linh.locator(".badge")).to_have_text("1")
    await desk.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter")
    await expect(desk.page.locator(".me-text strong")).to_have_text("Linh")
    await expect(desk.place("Petit Bleu").locator(".badge")).to_have_text("1")
    await desk.go("Petit Bleu")
    await expect(desk.last).to_contain_text("It is your turn.")
    await expect(desk.page.locator(".here-topic")).to_be_empty()


async def test_people_write_to_each_other(screen: Screen, showcase: Showcase) -> None:
    await screen.open()
    await screen.drawer()
    await screen.page.get_by_role("button", name="Write to somebody").click()
    await screen.page.get_by_role("menuitem", name="Amara Okafor").click()
    await expect(screen.page.locator(".here-title")).to_contain_text("Amara Okafor")
    await screen.say("A secret for two")
    await expect(screen.last).to_contain_text("A secret for two")
    await screen.become("Tomasz Żółw")
    await expect(screen.page.locator(".here-title")).to_contain_text("general")
    await expect(screen.page.get_by_text("A secret for two")).to_have_count(0)
    await screen.become("Amara Okafor")
    await screen.go("Zoé")
    await expect(screen.last).to_contain_text("A secret for two")


async def test_replies_reactions_and_deleting(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.say("Shall we?")
    await desk.last.hover()
    await desk.last.get_by_role("button", name="Reply").click()
    await expect(desk.page.locator(".reply-bar")).to_contain_text("Replying to Zoé")
    await desk.say("We shall.")
    await expect(desk.last.locator(".above")).to_contain_text("Shall we?")
    first = desk.messages.first
    await first.hover()
    await first.get_by_role("button", name="React").click()
    await desk.page.get_by_role("menuitem", name="🎉").click()
    await expect(first.locator(".reaction")).to_have_text("🎉 1")
    await desk.become("Linh")
    await first.locator(".reaction").click()
    await expect(first.locator(".reaction.mine")).to_have_text("🎉 2")
    await first.hover()
    await expect(first.get_by_role("button", name="Delete")).to_have_count(0)
    await desk.become("Zoé")
    await first.hover()
    await first.get_by_role("button", name="Delete").click()
    await expect(desk.messages).to_have_count(1)
    await expect(desk.last).to_contain_text("We shall.")


async def test_the_language_of_a_person(desk: Screen, showcase: Showcase) -> None:
    await desk.open()
    await desk.say("<t:1800000000:D>")
    await expect(desk.last.locator(".moment")).to_have_text("15 janvier 2027")
    await desk.page.get_by_role("button", name="Settings").click()
    await desk.page.get_by_role("menuitemradio", name="Deutsch").click()
    await expect(desk.last.locator(".moment")).to_have_text("15. Januar 2027")
    assert desk.local.world.people[0].locale == "de"


async def test_the_first_letter_is_new_once(desk: Screen, showcase: Showcase) -> None:
    """Older letters are asked for as soon as one looks; that must not draw the line again."""
    await desk.open()
    zoe, bjoern = desk.local.world.people[:2]
    letter = acts.open_dm(desk.local.world, bjoern, zoe.id)
    acts.send(desk.local.world, bjoern, letter.id, "Did you see my engine?")
    await desk.go("Björn Öst")
    await expect(desk.last).to_contain_text("Did you see my engine?")
    await expect(desk.page.locator(".beginning")).to_be_visible()
    await expect(desk.page.locator(".new-line")).to_have_count(1)


async def test_another_page_shows_what_happens_at_once(
    desk: Screen, screen: Screen, showcase: Showcase
) -> None:
    await desk.open()
    await screen.open()
    await screen.become("Amara Okafor")
    await screen.say("Anybody there?")
    await expect(desk.last).to_contain_text("Anybody there?")
    await expect(desk.page.locator("[role=log]")).to_contain_text("Amara Okafor: Anybody there?")
    await desk.last.hover()
    await expect(desk.page.locator(".new-line")).to_have_count(0)
