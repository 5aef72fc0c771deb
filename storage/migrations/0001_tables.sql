-- Tables from lobby to outcome, what happened at them, and what has to be posted about it.
-- Times are seconds since 1970 (UTC); truth values are 0 and 1; larger things are JSON text.

CREATE TABLE players (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    guild TEXT,
    channel TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES players (person),
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'finished', 'cancelled', 'abandoned')),
    seed TEXT,
    commitment TEXT,
    saved TEXT,
    asked TEXT NOT NULL,
    number INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    told INTEGER NOT NULL,
    outcome TEXT,
    drift TEXT,
    deadline DOUBLE PRECISION,
    interaction TEXT UNIQUE,
    opened_at DOUBLE PRECISION NOT NULL,
    started_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    CHECK (phase = 'lobby' OR phase = 'cancelled' OR (seed IS NOT NULL AND saved IS NOT NULL))
);

-- At most one open table per channel, whatever the bot believes.
CREATE UNIQUE INDEX games_open ON games (channel) WHERE phase IN ('lobby', 'playing');

CREATE INDEX games_by_channel ON games (channel, opened_at);

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    person TEXT REFERENCES players (person),
    stand_in TEXT,
    name TEXT NOT NULL,
    asked INTEGER NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    interaction TEXT UNIQUE,
    PRIMARY KEY (game, seat),
    UNIQUE (game, person),
    CHECK ((person IS NULL) <> (stand_in IS NULL))
);

CREATE INDEX seats_by_person ON seats (person, asked);

CREATE TABLE moves (
    game TEXT NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'answer', 'undo', 'sit', 'drift')),
    move INTEGER NOT NULL,
    seat INTEGER,
    person TEXT REFERENCES players (person),
    answer TEXT,
    secret INTEGER NOT NULL,
    turn_over INTEGER NOT NULL,
    digest TEXT NOT NULL,
    story TEXT NOT NULL,
    sitter TEXT,
    interaction TEXT UNIQUE,
    made_at DOUBLE PRECISION NOT NULL,
    taken_back INTEGER,
    PRIMARY KEY (game, number)
);

CREATE TABLE consents (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL UNIQUE REFERENCES games (id),
    seat INTEGER NOT NULL,
    move INTEGER NOT NULL,
    number INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    interaction TEXT NOT NULL UNIQUE
);

CREATE TABLE outbox (
    nonce TEXT PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    game TEXT NOT NULL REFERENCES games (id),
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

CREATE INDEX outbox_due ON outbox (target, position) WHERE state = 'due';

CREATE INDEX outbox_messages ON outbox (game, kind, target, position) WHERE message IS NOT NULL;
