# Was die Bilder der Ligen sagen, auf Deutsch.

league-points = Punkte
league-played = Gespielt
league-place = { $place }.
league-round = Runde { $round }
league-semi-final = Halbfinale
league-final = Finale
league-open = noch offen
league-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
