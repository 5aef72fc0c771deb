"""The audit of what is locked says what it found, and what it could not find out."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from packaging.version import Version

from tests import audit
from tests.audit import Advisory, Answer, Package, report

NOWHERE = "http://127.0.0.1:9"


def test_a_finding_fails_and_says_what_mends_it() -> None:
    weak = Package("weak", "1.0", [Advisory("CVE-1", ["1.1", "2.0"]), Advisory("CVE-2")])
    said, sound = report([Package("good", "1.0"), weak, weak])
    assert not sound
    assert said == ["weak 1.0: CVE-1, mended in 1.1, 2.0", "weak 1.0: CVE-2, mended in none"]


def test_a_finding_is_read_as_pip_audit_writes_it() -> None:
    service, form = import_module("pip_audit._service"), import_module("pip_audit._format")
    found = service.VulnerabilityResult.create(["CVE-1"], "it breaks", [Version("1.1")], None)
    told = {
        service.ResolvedDependency("weak", Version("1.0")): [found],
        service.SkippedDependency("odd", "not found"): [],
    }
    answer = msgspec.json.decode(form.JsonFormat(False, False).format(told, []), type=Answer)
    said, sound = report(answer.dependencies)
    assert not sound
    assert said[0] == "weak 1.0: CVE-1, mended in 1.1"
    assert said[1].endswith(": odd")


def test_what_nobody_knows_is_named() -> None:
    said, sound = report([Package("good", "1.0"), Package("odd", skip_reason="not found")])
    assert sound
    assert said == ["Not audited, unknown to the advisory service: odd"]


def test_without_a_network_the_audit_says_so_and_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("HTTPS_PROXY", "https_proxy"):
        monkeypatch.setenv(name, NOWHERE)
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    stamp = tmp_path / "audited"
    audit.main(str(stamp), _lock(tmp_path, "odd==1.0 --hash=sha256:" + "0" * 64))
    assert capsys.readouterr().out == "Not audited: the advisory service cannot be reached.\n"
    assert not stamp.exists()


def test_a_lock_that_cannot_be_read_is_no_missing_network(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="hash"):
        audit.main(str(tmp_path / "audited"), _lock(tmp_path, "odd==1.0"))


def _lock(place: Path, line: str) -> str:
    lock = place / "some.lock"
    lock.write_text(line + "\n")
    return str(lock)
