# What every table says, whatever the game.

seat = Seat { $number }
nothing = nothing
labelled = { $label }: { $said }

not-asked = It is not your decision now.
not-offered = “{ $key }” is not among your moves.
chosen-twice = You chose the same thing twice.
too-few = { $least ->
    [one] Choose at least one; you chose { $given }.
   *[other] Choose at least { $least }; you chose { $given }.
}
too-many = { $most ->
    [one] Choose one at most; you chose { $given }.
   *[other] Choose at most { $most }; you chose { $given }.
}
game-over = This game is over.
seats = This game is for { $least } to { $most } players, not { $seats }.
decline = No, thank you

undo-nothing = There is nothing to take back.
undo-others = Somebody else has moved since: ask the table to go back.
cannot-imagine = Too much came to light in this turn to try it out; plan again after this action.
undo-revealed = Something came to light through that move: only the table can take it back.
waiting-for = The table waits for { $player }.
habit = { $what }
