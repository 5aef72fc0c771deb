"""Whether anything locked is known to be vulnerable. `python -m tests.audit STAMP LOCK…`

A finding fails. A service that cannot be reached does not: it says nothing about the locks, and a
tree must not turn red because a cable was pulled. The stamp is touched once there was an answer.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

UNREACHED = (
    "requests.exceptions.",
    "pip_audit._service.interface.",
    "your network may be blocking",
)
"""What pip-audit ends with when the service gives no answer, or none that can be used."""


class Advisory(Struct):
    """A weakness that somebody has found."""

    id: str
    fix_versions: list[str] = []


class Package(Struct):
    """What the service said of a locked package."""

    name: str
    version: str = ""
    vulns: list[Advisory] = []
    skip_reason: str | None = None


class Answer(Struct):
    """What pip-audit writes."""

    dependencies: list[Package]


def audit(locks: Sequence[str]) -> list[Package] | None:
    """What the service says of everything in the locks; `None` if it does not answer."""
    named = [word for lock in locks for word in ("--requirement", lock)]
    asked = [sys.executable, "-m", "pip_audit", *named, "--disable-pip", "--require-hashes"]
    done = subprocess.run(
        [*asked, "--format=json", "--progress-spinner=off"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.stdout.startswith("{"):
        return msgspec.json.decode(done.stdout, type=Answer).dependencies
    if any(words in done.stderr for words in UNREACHED):
        return None
    raise SystemExit(done.stderr)


def report(packages: list[Package] | None) -> tuple[list[str], bool]:
    """What there is to say, and whether the locks may stay as they are."""
    if packages is None:
        return ["Not audited: the advisory service cannot be reached."], True
    known = {
        f"{one.name} {one.version}: {found.id}, mended in {', '.join(found.fix_versions) or 'none'}"
        for one in packages
        for found in one.vulns
    }
    unknown = sorted({one.name for one in packages if one.skip_reason})
    said = sorted(known)
    if unknown:
        said.append(f"Not audited, unknown to the advisory service: {', '.join(unknown)}")
    return said, not known


def main(stamp: str, *locks: str) -> None:
    """Ask, say what is to be said, and fail if something was found."""
    packages = audit(locks)
    said, sound = report(packages)
    for line in said:
        print(line)
    if not sound:
        sys.exit(1)
    if packages is not None:
        Path(stamp).touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
