"""The comparison with Discord's description can fail, and says when it is not made."""

import pytest

from bot.practice.api.site import ROUTES, Exchange
from bot.practice.model import JSON
from tests import discord_spec

pytestmark = pytest.mark.skipif(not discord_spec.is_here(), reason=discord_spec.ABSENT)
MESSAGES = "/channels/{channel_id}/messages"


def posted(body: JSON, answer: JSON | None = None) -> str | None:
    status = 200 if answer is None else 400
    answered = answer or {"id": "1"}
    return discord_spec.complaint(Exchange("POST", MESSAGES, {}, body, status, answered))


def test_every_route_is_one_of_discords() -> None:
    described = discord_spec.paths()
    for route in ROUTES:
        assert route.method.lower() in described.get(route.template, {}), route.template


def test_a_wrong_request_is_noticed() -> None:
    assert "request: $.content" in (posted({"content": 7}) or "")
    wrong = {"components": [{"type": 1, "components": []}]}
    assert "request: $.components[0]" in (posted(wrong) or "")


def test_a_wrong_answer_is_noticed() -> None:
    assert "answer 200" in (posted({"content": "Hello"}) or "")
    assert "answer 400" in (posted({"content": "Hello"}, {"code": "x", "message": "m"}) or "")
    assert posted({"content": "Hello"}, {"code": 50006, "message": "m"}) is None


def test_a_wrong_status_is_noticed() -> None:
    found = discord_spec.complaint(Exchange("POST", MESSAGES, {}, {"content": "x"}, 204, None))
    assert "204 is none of" in (found or "")
