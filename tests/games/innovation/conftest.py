"""Innovation takes its place in the catalogue when its last card is written."""

import pytest

from games import catalogue


@pytest.fixture(autouse=True)
def _in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "KEYS", ("innovation",))
