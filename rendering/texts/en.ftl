# What pictures and text forms say whatever the game, in English.

round = Round { $round } of { $last }
to-move = { $player } to move
vp = { $count } VP
times = × { $count }
