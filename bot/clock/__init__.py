"""Time at the tables: how fast they are played, when somebody is told, what happens at zero.

`pace`, `hours`, `spans` and `turn` are arithmetic alone: no database, no Discord, and the time of
day comes in as a number of seconds since 1970. The rules of the games never see a clock, and undo
gives no time back.
"""
