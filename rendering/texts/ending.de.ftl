# Wie eine Partie ausging: über dem letzten Plan und in seiner Textform.

ending = Endstand
place = { $place }.
ending-won = { $shared ->
    [one] Sieg: { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Geteilter erster Platz: { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
ending-placed = Platz { $place }: { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
