# What pictures of leagues say, in English.

league-points = Points
league-played = Played
league-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
league-round = Round { $round }
league-semi-final = Semi-finals
league-final = Final
league-open = still open
league-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
