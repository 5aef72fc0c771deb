# How a game ended: above the last board, and in its text form.

ending = Final standing
place = { $place }.
ending-won = { $shared ->
    [one] Winner: { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Shared first place: { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
ending-placed = Place { $place }: { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
