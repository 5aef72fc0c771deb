"""The club: everything that happens at tables, for whoever talks to people.

It opens lobbies, seats people and stand-ins, takes answers, tells what happened through the outbox
and shows each person what their seat may see. It knows the games and the database and nothing of
Discord: people, channels and interactions are ids in text form.

    club = await Club.open(path)
    await club.lobby.open(...), .join(...), .start(...)
    await club.play.answer(table, person, keys, interaction=..., token=...)
    await club.look.desk(table, person)

Whatever cannot be done raises `ClubRefusal` or `games.decision.Illegal`; both carry a `reason`,
a `Text` that says it to a person. Nothing has changed then.
"""

from bot.club.club import Club
from bot.club.letters import (
    ConsentLetter,
    FixtureLetter,
    HandLetter,
    LeagueNote,
    Letter,
    LobbyLetter,
    NoteLetter,
    SeasonLetter,
    TurnLetter,
)
from bot.club.planning import Plan, Sent
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import (
    Asked,
    Board,
    Consent,
    Desk,
    Export,
    LogLine,
    Person,
    Remembered,
    Reply,
    SeatTime,
    Since,
    Sitting,
    Summary,
    Told,
    Verdict,
    Waiting,
)

__all__ = [
    "Asked",
    "Board",
    "Club",
    "ClubRefusal",
    "Consent",
    "ConsentLetter",
    "Desk",
    "Export",
    "FixtureLetter",
    "HandLetter",
    "LeagueNote",
    "Letter",
    "LobbyLetter",
    "LogLine",
    "NoteLetter",
    "Person",
    "Plan",
    "Remembered",
    "Reply",
    "SeasonLetter",
    "SeatTime",
    "Sent",
    "Since",
    "Sitting",
    "Stale",
    "Summary",
    "Told",
    "TurnLetter",
    "Verdict",
    "Waiting",
]
