"""The rules: tables that ask, players that answer. No I/O, no Discord, no pictures."""
