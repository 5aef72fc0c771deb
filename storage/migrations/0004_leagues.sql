-- Leagues and events, their seasons, who enters, who plays whom, and every result there is.
-- Standings and ratings follow from the results; ratings are kept beside them for speed.

CREATE TABLE leagues (
    id TEXT PRIMARY KEY,
    guild TEXT NOT NULL,
    channel TEXT,
    name TEXT NOT NULL,
    rules TEXT NOT NULL,
    language TEXT NOT NULL,
    role TEXT,
    interaction TEXT UNIQUE,
    made_at DOUBLE PRECISION NOT NULL,
    UNIQUE (guild, name)
);

CREATE TABLE seasons (
    id TEXT PRIMARY KEY,
    league TEXT NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('sign-up', 'playing', 'ended', 'cancelled')),
    most INTEGER,
    paused INTEGER NOT NULL,
    round INTEGER NOT NULL,
    lot TEXT NOT NULL,
    version INTEGER NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    closes_at DOUBLE PRECISION NOT NULL,
    started_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    UNIQUE (league, number)
);

-- One season of a league at a time, whatever the bot believes.
CREATE UNIQUE INDEX seasons_live ON seasons (league) WHERE phase IN ('sign-up', 'playing');

CREATE TABLE entrants (
    season TEXT NOT NULL REFERENCES seasons (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES players (person),
    name TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('in', 'waiting', 'withdrawn')),
    division INTEGER,
    seed INTEGER,
    final INTEGER,
    handing_over INTEGER NOT NULL,
    joined_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (season, number),
    UNIQUE (season, person)
);

CREATE INDEX entrants_by_person ON entrants (person);

CREATE TABLE divisions (
    season TEXT NOT NULL REFERENCES seasons (id),
    number INTEGER NOT NULL,
    fairness TEXT NOT NULL,
    PRIMARY KEY (season, number)
);

CREATE TABLE fixtures (
    id TEXT PRIMARY KEY,
    season TEXT NOT NULL REFERENCES seasons (id),
    division INTEGER NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('planned', 'opening', 'open', 'done', 'void')),
    game TEXT REFERENCES games (id),
    tries INTEGER NOT NULL,
    UNIQUE (season, division, round, number)
);

CREATE INDEX fixtures_by_game ON fixtures (game);

CREATE TABLE fixture_seats (
    fixture TEXT NOT NULL REFERENCES fixtures (id),
    seat INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    PRIMARY KEY (fixture, seat)
);

-- Every game that came to an end, in a league or not; walk-overs and byes of leagues as well.
CREATE TABLE results (
    id TEXT PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    game TEXT NOT NULL,
    guild TEXT,
    season TEXT REFERENCES seasons (id),
    fixture TEXT REFERENCES fixtures (id),
    kind TEXT NOT NULL CHECK (kind IN ('played', 'walk-over', 'bye')),
    at DOUBLE PRECISION NOT NULL,
    annulled TEXT
);

CREATE INDEX results_by_season ON results (season, position);

CREATE INDEX results_by_game ON results (game, position);

CREATE TABLE result_seats (
    result TEXT NOT NULL REFERENCES results (id),
    seat INTEGER NOT NULL,
    entrant INTEGER,
    person TEXT REFERENCES players (person),
    stand_in TEXT,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    score INTEGER,
    stayed INTEGER NOT NULL,
    habit TEXT,
    PRIMARY KEY (result, seat)
);

CREATE INDEX result_seats_by_person ON result_seats (person);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    ladder TEXT NOT NULL CHECK (ladder IN ('people', 'all')),
    player TEXT NOT NULL,
    position INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    played INTEGER NOT NULL,
    PRIMARY KEY (game, ladder, player, position)
);

CREATE TABLE adjustments (
    season TEXT NOT NULL REFERENCES seasons (id),
    number INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    points INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (season, number)
);

-- What organisers and the rules did, for the club to read.
CREATE TABLE acts (
    league TEXT NOT NULL REFERENCES leagues (id),
    number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    person TEXT,
    text TEXT NOT NULL,
    interaction TEXT UNIQUE,
    PRIMARY KEY (league, number)
);
