-- The colours of a table's public pictures; those of private ones are among people's choices.

ALTER TABLE games ADD COLUMN palette TEXT NOT NULL DEFAULT 'default';
