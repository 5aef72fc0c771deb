"""What all services share: the tables, the ledger and the stand-ins over one database."""

from __future__ import annotations

from collections.abc import Callable

from bot.club.drifting import Drifting
from bot.club.ledger import Ledger
from bot.club.stand_ins import StandIns
from bot.club.warm import Tables
from bot.club.why import Why
from storage.database import Database


class House:
    """One per club."""

    def __init__(self, database: Database, warm: int, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.ledger = Ledger(database, now)
        self.tables = Tables(database, warm, Drifting(self.ledger).mend)
        self.why = Why(self.tables)
        self.stand_ins = StandIns(self.tables, self.ledger)
        self.alarm = self.ledger.alarm
        """Rung whenever something may be due sooner than was thought."""
