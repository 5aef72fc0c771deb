-- Outages of a single server (guild '' is all of them): the bot is not in it, or it is out of reach.
-- One that has no end yet is going on.

CREATE TABLE lost_times (
    guild TEXT NOT NULL,
    starts DOUBLE PRECISION NOT NULL,
    ends DOUBLE PRECISION,
    grace DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild, starts)
);

INSERT INTO lost_times (guild, starts, ends, grace) SELECT '', starts, ends, grace FROM outages;

DROP TABLE outages;

ALTER TABLE lost_times RENAME TO outages;

CREATE UNIQUE INDEX outages_going_on ON outages (guild) WHERE ends IS NULL;
