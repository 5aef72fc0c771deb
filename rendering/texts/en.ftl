# What pictures and text forms say whatever the game, in English.

round = Round { $round } of { $last }
times = × { $count }
