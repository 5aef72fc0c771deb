-- What a clock's person was told last: a reminder for which there was no room may get some later.

ALTER TABLE clocks ADD COLUMN told TEXT CHECK (told IN ('notice', 'half', 'tenth'));

UPDATE clocks SET told = CASE stage WHEN 'notice' THEN NULL WHEN 'half' THEN 'notice'
    WHEN 'tenth' THEN 'half' ELSE 'tenth' END;
