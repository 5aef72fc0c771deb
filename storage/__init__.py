"""The database. It knows no game and no Discord."""
