"""A person at the page: what they do, in the words of somebody who looks at it."""

from playwright.async_api import Locator, Page, expect

from bot.practice.server import LocalDiscord

PHONE = 390


class Screen:
    """One open page, wide or narrow."""

    def __init__(self, page: Page, local: LocalDiscord) -> None:
        self.page = page
        self.local = local
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)

    @property
    def narrow(self) -> bool:
        """Whether this is a phone."""
        size = self.page.viewport_size
        return size is not None and size["width"] <= PHONE

    async def open(self, *, welcome: bool = False) -> None:
        """Open the page by the printed address, and put the welcome away if it is not wanted."""
        if not welcome:
            await self.page.add_init_script("localStorage.setItem('petitbleu.welcomed', 'yes')")
        await self.page.goto(self.local.page_address)
        await expect(self.field).to_be_visible()

    @property
    def field(self) -> Locator:
        """Where one writes."""
        return self.page.locator("textarea.field")

    @property
    def messages(self) -> Locator:
        """The messages of the channel in sight."""
        return self.page.locator(".messages > .message")

    def message(self, text: str) -> Locator:
        """The message with this text."""
        return self.messages.filter(has_text=text)

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    def option(self, name: str) -> Locator:
        """The field of a command's option."""
        return self.page.locator(f".option[data-option='{name}'] input")

    def suggestion(self, text: str) -> Locator:
        """One of the things on offer in whatever list is open."""
        shown = self.page.locator("[role=option]:visible")
        return shown.filter(has_text=text).first

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            await self.page.keyboard.press(key)

    async def type(self, text: str) -> None:
        """Write with the keyboard, wherever the focus is."""
        await self.page.keyboard.type(text)

    async def choose_command(self, path: str) -> None:
        """Choose a command by writing it."""
        await self.field.click()
        await self.field.fill(f"/{path}")
        await expect(self.suggestion(f"/{path}")).to_be_visible()
        await self.press("Enter")
        await expect(self.page.locator(".command")).to_contain_text(f"/{path}")

    async def run(self, path: str) -> None:
        """Run a command that needs no options."""
        await self.choose_command(path)
        await self.page.get_by_role("button", name=f"Send /{path}").click()

    async def say(self, text: str) -> None:
        """Write a message; it is there when the field is empty again."""
        await self.field.fill(text)
        await self.page.locator(".writing .send").click()
        await expect(self.field).to_have_value("")

    async def drawer(self) -> None:
        """Bring the list of places into sight where it is a drawer."""
        if self.narrow:
            await self.page.locator(".drawer-button").click()
            await expect(self.page.locator("body.drawer-open .sidebar")).to_be_in_viewport(ratio=1)

    def place(self, name: str) -> Locator:
        """A channel, thread or DM in the list."""
        return self.page.locator(".place").filter(has_text=name)

    async def go(self, name: str) -> None:
        """Go to a channel, thread or DM."""
        await self.drawer()
        await self.place(name).click()
        await expect(self.page.locator(".here-title")).to_contain_text(name)

    async def become(self, name: str) -> None:
        """Sit down as somebody else."""
        me = self.page.locator(".face-button" if self.narrow else ".me-button")
        await me.click()
        await self.page.get_by_role("menuitemradio", name=name).click()
        await expect(me).to_have_attribute("aria-label", f"You are {name}. Be somebody else")

    async def button(self, name: str) -> None:
        """Press a button of a message."""
        await self.messages.get_by_role("button", name=name, exact=True).last.click()
