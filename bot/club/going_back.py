"""Taking back: alone while nothing came of it, otherwise with the table's consent."""

from __future__ import annotations

from bot.club.results import Consent, Reply


class GoingBack:
    """Undo."""

    async def undo(self, table: str, person: str, *, interaction: str) -> Reply | Consent:
        """Take back the person's last answer.

        A `Reply` when it is done: the person may do it alone, or everybody else is a stand-in.
        Otherwise the table is asked and the request comes back as a `Consent`; whoever plays on
        has refused it.
        """
        raise NotImplementedError

    async def agree(self, table: str, person: str, consent: str) -> Consent:
        """Agree to a request; the table goes back when nobody's agreement is missing any more."""
        raise NotImplementedError

    async def refuse(self, table: str, person: str, consent: str) -> Consent:
        """Refuse a request, or withdraw one's own; it is gone."""
        raise NotImplementedError
