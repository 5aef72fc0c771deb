# What the club says: refusals, and lines of the table's story that no game tells.

no-such-game = There is no game called “{ $game }”.
no-such-option = This game has no option “{ $option }”.
bad-option = Those options do not fit this game: { $options }.
no-such-table = That table is not in our books.
no-table-here = There is no table in this channel yet. Open one with /{ name-new }.
channel-taken = This channel has a table already. Finish or cancel it first, or play in a thread.
table-full = All { $most } seats are taken.
wrong-number = This game is for { $least } to { $most } players; { $seats ->
    [one] only one is
   *[other] { $seats } are
} at the table.
no-such-stand-in = There is no stand-in called “{ $name }”.
no-stand-in-there = No stand-in sits there.
no-such-seat = This table has seats 1 to { $seats }.
already-started = This game has begun already.
not-started = This game has not begun yet.
table-over = This table is closed.
not-seated = You do not sit at this table. Enjoy watching!
sits-already = { $name } sits at this table already.
cancel-not-yours = Only the host can cancel a lobby. A game in play goes on: you can resign, or ask those who run the server.
replace-not-yours = { $player } can give that seat away, or those who run the server.

moved-on = The table has moved on since; here is how it stands now.
rules-failed = Something went wrong in the rules with that move, so it was not made. It has been noted; please try another.
cannot-load = This table cannot be opened at the moment. Nothing is lost, and it has been noted.
cannot-replay = The rules were mended since that move, so it cannot be shown again.
no-such-move = There is no move { $move } yet; the last one is { $moves }.
verify-later = The seed stays secret while the game goes on. Ask again when it is over.

nothing-to-undo = There is nothing to take back.
cannot-go-back = The rules were mended since, so the table cannot go back that far.
asked-already = The table is being asked already, by { $player }.
no-such-request = That question has been settled.

plan-not-asked = You can plan when it is your decision.
plan-complete = Your plan has reached the end of your turn: send it, step back or drop it.
plan-empty = Your plan is empty.
plan-stale = The table has moved on since you began to plan, so the plan was dropped.
no-plan = You have no plan at this table.
cannot-plan = This moment cannot be tried out; too much depends on what you cannot know.

stand-in-greedy = Greedy
stand-in-random = Random
cancelled = This table was called off.
resigned = { $name } resigns; a stand-in takes over.
replaced = { $new } takes over the seat of { $old }.
took-back = { $count ->
    [one] { $player } takes a move back.
   *[other] The table goes back { $count } moves for { $player }.
}
drifted = { $lost ->
    [0] The rules were mended and the table stands a little differently now. Please look at it afresh.
    [one] The rules were mended and the last move no longer fits. It is taken back; please look at the table afresh.
   *[other] The rules were mended and the last { $lost } moves no longer fit. They are taken back; please look at the table afresh.
}
stand-in-stuck = The rules fail at a stand-in’s move, so this table has to wait until that is mended.
member-left = { $player } has left this server. Those who run it can give the seat away: /{ name-replace } { name-replace-seat }:{ $seat }
hand-closed = { $player }, your direct messages are closed to me. /{ name-hand } shows you everything here, for your eyes only.
