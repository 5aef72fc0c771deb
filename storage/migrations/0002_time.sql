-- Time: how fast tables are played, whose clock runs, who is away, when the bot was not there.
-- What people and clubs have chosen, and letters that belong to no table.

ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT '{}';

ALTER TABLE games DROP COLUMN deadline;

ALTER TABLE seats ADD COLUMN away TEXT REFERENCES players (person);

-- A person's choices, in one club or (guild '') everywhere.
CREATE TABLE choices (
    person TEXT NOT NULL REFERENCES players (person),
    guild TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, guild, name)
);

CREATE TABLE club_choices (
    guild TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild, name)
);

-- Outside the position: no undo reaches it.
CREATE TABLE clocks (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES players (person),
    spare DOUBLE PRECISION,
    refills INTEGER NOT NULL,
    since DOUBLE PRECISION,
    deadline DOUBLE PRECISION,
    turn INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('notice', 'half', 'tenth', 'zero', 'over', 'back')),
    next_at DOUBLE PRECISION,
    PRIMARY KEY (game, seat)
);

CREATE INDEX clocks_due ON clocks (next_at) WHERE next_at IS NOT NULL;

CREATE INDEX clocks_by_person ON clocks (person) WHERE since IS NOT NULL;

-- Whatever else is to be done at some instant: digests, summaries and the like.
CREATE TABLE errands (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    next_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (kind, subject)
);

CREATE INDEX errands_due ON errands (next_at);

CREATE TABLE vacations (
    person TEXT NOT NULL REFERENCES players (person),
    guild TEXT NOT NULL,
    starts DOUBLE PRECISION NOT NULL,
    ends DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, guild, starts)
);

-- When the bot was last seen at work, and when it was not.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE outages (
    starts DOUBLE PRECISION PRIMARY KEY,
    ends DOUBLE PRECISION NOT NULL,
    grace DOUBLE PRECISION NOT NULL
);

CREATE TABLE nudges (
    game TEXT NOT NULL REFERENCES games (id),
    person TEXT NOT NULL REFERENCES players (person),
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, person)
);

-- Seats that whoever wants may take.
CREATE TABLE offers (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES players (person),
    interaction TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, seat)
);

CREATE TABLE letters (
    nonce TEXT PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    game TEXT REFERENCES games (id),
    target TEXT NOT NULL,
    kind TEXT NOT NULL,
    content TEXT NOT NULL,
    fresh INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('due', 'posted', 'given up', 'overtaken')),
    attempts INTEGER NOT NULL,
    due_at DOUBLE PRECISION NOT NULL,
    message TEXT,
    reason TEXT,
    made_at DOUBLE PRECISION NOT NULL
);

INSERT INTO letters SELECT * FROM outbox;

DROP TABLE outbox;

ALTER TABLE letters RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (target, position) WHERE state = 'due';

CREATE INDEX outbox_messages ON outbox (game, kind, target, position) WHERE message IS NOT NULL;
