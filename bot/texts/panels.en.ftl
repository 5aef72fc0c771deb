# What panels say, in English.

folded = { $count ->
    [one] -# … and 1 line before that (/{ name-log })
   *[other] -# … and { $count } lines before that (/{ name-log })
}

lobby-seats = For { $least } to { $most } players.
lobby-begun = The game has begun.
lobby-cancelled = This table was called off.
join = Join
leave = Leave
add-stand-in = Add a stand-in
remove-stand-in = Remove { $name }
start = Start
cancel = Cancel
on = on
off = off

after-move = { $move ->
    [0] the start
   *[other] move { $move }
}
commitment = -# Hash of the secret seed: `{ $hash }`. After the game, /{ name-verify } replays it.
waiting = { $count ->
    [one] It is { $who }’s move.
   *[other] The table waits for { $who }.
}
ended-cancelled = This game was called off.
ended-abandoned = Everybody has left this game.
ended-finished = This game is over.
move = Play
hand = My hand
since = What happened?
board = Board
undo = Undo
plan = Plan

consent = { $move ->
    [0] { $player } asks the table to go back to the start.
   *[other] { $player } asks the table to go back to move { $move }.
}
consent-missing = { $who }: do you agree?
consent-granted = Agreed: the table has gone back.
consent-refused = Not agreed: the game goes on.
agree = Agree
refuse = Refuse

choose = Choose…
other-order = In another order…
as-listed = -# The menu takes them in the order of its list.
show-all = { $count ->
   *[other] Show all { $count } options
}
earlier = ◀ Earlier options
later = Further options ▶
done-to-you = Done to you
since-then = Since your last move
nothing-since = Nothing has happened since your last move.
crowded = -# So many are playing just now that your picture is not drawn. “{ hand }” and /{ name-hand } show it.

planning = Your plan (nobody else sees it)
plan-guessed = -# Something here is hidden from you: the plan shows one way it could go.
plan-end = Your turn would end here.
plan-back = Step back
plan-send = Send
plan-drop = Drop the plan
