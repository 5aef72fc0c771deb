# La fin d’une partie : au-dessus du dernier plateau, et dans sa forme écrite.

ending = Classement final
place = { $place }.
ending-won = { $shared ->
    [one] Victoire : { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Première place partagée : { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
ending-placed = Place { $place } : { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
