"""The schema, step by step: `0001_tables.sql` and so on, each run once and never changed after."""
