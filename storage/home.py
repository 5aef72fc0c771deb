"""Where the database is when nobody says otherwise."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "PETITBLEU_DB"
_FILE = Path("petitbleu", "petitbleu.db")


def database_path(given: str | None = None, environ: Mapping[str, str] = os.environ) -> Path:
    """The file named by the option, else by the environment, else in the user's data folder."""
    if named := given or environ.get(VARIABLE):
        return Path(named).expanduser()
    return _data_folder(environ) / _FILE


def _data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
