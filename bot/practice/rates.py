"""Rate limits: so many calls in so much time, for each kind of call and for all together."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from bot.practice.clock import Clock


@dataclass(frozen=True, slots=True)
class Rate:
    """So many calls in so many seconds."""

    calls: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rates:
    """How often each kind of call may be made; `usual` is for those that are not named."""

    usual: Rate
    overall: Rate
    named: Mapping[tuple[str, str], Rate]


# Discord publishes only the overall rate; the others are our estimates, on the strict side.
DISCORD = Rates(
    usual=Rate(5, 1.0),
    overall=Rate(50, 1.0),
    named={
        ("POST", "/channels/{channel_id}/messages"): Rate(5, 5.0),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Rate(5, 5.0),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Rate(5, 1.0),
        ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): Rate(
            1, 0.25
        ),
        ("POST", "/users/@me/channels"): Rate(10, 10.0),
        ("PATCH", "/channels/{channel_id}"): Rate(5, 5.0),
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): Rate(50, 1.0),
        ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Rate(5, 2.0),
    },
)
# For tests that are about something else: nobody waits, the headers are there all the same.
GENEROUS = Rates(usual=Rate(10**9, 1.0), overall=Rate(10**9, 1.0), named={})

KEPT = 200  # windows, before those that are over are forgotten
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")


@dataclass(slots=True)
class _Window:
    ends: float
    left: int


class Limited(Exception):
    """A call that came too early."""

    def __init__(self, retry_after: float, headers: dict[str, str], *, overall: bool) -> None:
        super().__init__(f"try again after {retry_after} s")
        self.retry_after = retry_after
        self.headers = headers
        self.overall = overall


class Limiter:
    """Counts calls."""

    def __init__(self, rates: Rates, clock: Clock) -> None:
        self.rates = rates
        self._clock = clock
        self._windows: dict[str, _Window] = {}

    def count(
        self, method: str, template: str, params: Mapping[str, str], *, interaction: bool
    ) -> dict[str, str]:
        """Count a call and give the headers that tell how many more there may be, or refuse it.

        Calls that belong to an interaction do not count for the overall rate.
        """
        if not interaction:
            window = self._window("all", self.rates.overall)
            if window.left == 0:
                after = window.ends - self._clock.now()
                raise Limited(after, headers=limited_headers(after, overall=True), overall=True)
            window.left -= 1
        rate = self.rates.named.get((method, template), self.rates.usual)
        bucket = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        major = ":".join(params[name] for name in _MAJOR if name in params)
        window = self._window(f"{bucket}:{major}", rate)
        after = window.ends - self._clock.now()
        if window.left > 0:
            window.left -= 1
            return _headers(rate, window, bucket, after)
        headers = _headers(rate, window, bucket, after) | limited_headers(after, overall=False)
        raise Limited(after, headers, overall=False)

    def _window(self, key: str, rate: Rate) -> _Window:
        now = self._clock.now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > KEPT:
                self._windows = {name: one for name, one in self._windows.items() if one.ends > now}
            window = self._windows[key] = _Window(now + rate.seconds, rate.calls)
        return window


def limited_headers(after: float, *, overall: bool) -> dict[str, str]:
    """What a 429 says in its headers; without Via a client takes it for Cloudflare's."""
    headers = {
        "Retry-After": f"{after:.3f}",
        "X-RateLimit-Scope": "global" if overall else "user",
        "Via": "1.1 local",
    }
    return headers | ({"X-RateLimit-Global": "true"} if overall else {})


def _headers(rate: Rate, window: _Window, bucket: str, after: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(rate.calls),
        "X-RateLimit-Remaining": str(window.left),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
        "X-RateLimit-Bucket": bucket,
    }
