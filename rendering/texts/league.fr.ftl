# Ce que disent les images des ligues, en français.

league-points = Points
league-played = Jouées
league-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
league-round = Tour { $round }
league-semi-final = Demi-finales
league-final = Finale
league-open = à venir
league-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
