-- First games with a guide: always the same cards, the learner in the first seat.

ALTER TABLE games ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
