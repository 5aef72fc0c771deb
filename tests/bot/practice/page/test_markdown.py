"""Discord's markdown: what is read out of a text."""

from typing import Any

import pytest
from playwright.async_api import Browser

from bot.practice.server import LocalDiscord
from tests.bot.practice.page.conftest import WIDE, a_context

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

READ = "text => import('/page/markdown.js').then(({parse}) => parse(text))"
ID = "1234567890"

CASES = [
    ("plain", "p(plain)"),
    ("**b** *i* _i_ __u__ ~~s~~", "p(bold(b) italic(i) italic(i) underline(u) strike(s))"),
    ("***both***", "p(italic(bold(both)))"),
    ("**a *b* c**", "p(bold(a italic(b) c))"),
    ("*a **b** c*", "p(italic(a bold(b) c))"),
    ("snake_case_name and 2 * 3 * 4", "p(snake_case_name and 2 * 3 * 4)"),
    ("||hidden **b**||", "p(spoiler(hidden bold(b)))"),
    (r"\*not\* \_this\_ \\", "p(*not* _this_ \\)"),
    ("`a *b*` ``c`d``", "p(code[a *b*] code[c`d])"),
    ("**unclosed", "p(**unclosed)"),
    ("```py\nprint(1)\n```", "fence[print(1)]"),
    ("before\n```\nx\n```\nafter", "p(before) fence[x] p(after)"),
    ("# One\n## Two\n### Three\n#four", "h1(One) h2(Two) h3(Three) p(#four)"),
    ("-# small", "small(small)"),
    ("> a\n> b\nc", "quote(p(a\nb)) p(c)"),
    (">>> a\nb", "quote(p(a\nb))"),
    ("- a\n- b\n  - c", "list((a) (b list((c))))"),
    ("1. a\n2. b", "list1((a) (b))"),
    ("3. a", "list3((a))"),
    ("- a\n1. b\n   - c", "list((a)) list1((b list((c))))"),
    (f"<@{ID}> <@!{ID}> <@&{ID}> <#{ID}>", "p(user user role channel)"),
    (
        "@everyone @here mail@here.example",
        "p(everyone[@everyone] everyone[@here] mail@here.example)",
    ),
    ("</new game:123>", "p(command[new game])"),
    ("<t:60> <t:60:R> <t:x>", "p(time:f time:R <t:x>)"),
    ("[text](https://a.example/x)", "p(link{https://a.example/x}(text))"),
    ("[text](javascript:x)", "p([text](javascript:x))"),
    ("<https://a.example>", "p(link{https://a.example}(https://a.example))"),
    ("see https://a.example/b.", "p(see link{https://a.example/b}(https://a.example/b) .)"),
    ("(https://a.example/b)", "p(( link{https://a.example/b}(https://a.example/b) ))"),
    (f"https://discord.com/channels/{ID}/{ID}/{ID} on", "p(place on)"),
    (f"https://discord.com/channels/@me/{ID}/{ID}", "p(place)"),
    ("<b>no</b>", "p(<b>no</b>)"),
    ("<:pawn:123>", "p(emoji[:pawn:])"),
]


def outline(node: Any) -> str:
    """A tree in one line."""
    if isinstance(node, str):
        return node.strip(" ")
    kind = {"paragraph": "p"}.get(node["type"], node["type"])
    if kind == "heading":
        kind = f"h{node['level']}"
    if kind == "list":
        items = " ".join(f"({join(item)})" for item in node["items"])
        return f"list{node['start'] or ''}({items})"
    if kind == "time":
        return f"time:{node['style']}"
    if kind == "link":
        kind = f"link{{{node['href']}}}"
    if "children" in node:
        return f"{kind}({join(node['children'])})"
    return f"{kind}[{node['text']}]" if "text" in node else kind


def join(nodes: list[Any]) -> str:
    return " ".join(text for text in map(outline, nodes) if text)


async def test_every_sign_is_read_as_discord_reads_it(
    browser: Browser, local: LocalDiscord
) -> None:
    context = await a_context(browser, WIDE)
    page = await context.new_page()
    await page.goto(local.address)
    wrong = [
        (text, found, wanted)
        for text, wanted in CASES
        if (found := join(await page.evaluate(READ, text))) != wanted
    ]
    await context.close()
    assert wrong == []


async def test_nothing_is_lost_of_odd_texts(browser: Browser, local: LocalDiscord) -> None:
    context = await a_context(browser, WIDE)
    page = await context.new_page()
    await page.goto(local.address)
    for sign in ("*", "_", "**", "||", "`", "[", "> ", "~~*__", "- ", "```", "<@", "\\\\"):
        times = 4000 // (len(sign) + 2)
        read = join(await page.evaluate(READ, f"{sign}Z " * times))
        assert read.count("Z") == times, sign
    await context.close()
