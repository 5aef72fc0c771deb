-- What organisers did that belongs to no league: annulling a game that was played outside of them.
CREATE TABLE club_acts (
    guild TEXT NOT NULL,
    number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    person TEXT,
    text TEXT NOT NULL,
    interaction TEXT UNIQUE,
    PRIMARY KEY (guild, number)
);
