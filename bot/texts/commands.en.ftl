# Slash commands and what they answer, in English.

command-new = Open a table: choose the game, then people join
command-new-game = Which game
command-new-options = Table options, for example show_cubes=on
command-new-language = The language of the table’s messages and pictures
command-new-thread = Play in a thread made for this game
command-new-quick = Begin at once against stand-ins
command-join = Sit down at the table in this channel
command-leave = Get up from the table before it starts
command-start = Start the game in this channel
command-cancel = Call off the table in this channel
command-play = Answer what the table asks you
command-more = The rarer moves of this game
command-play-choice = Your move; several are divided by spaces
command-hand = What only you can see, and what you are asked
command-log = What happened at this table
command-log-move = Up to which move; to the latest if you say nothing
command-table = An earlier game of this channel; the latest if you say nothing
command-since = What happened since your last move
command-export = The record of the game as a file
command-verify = Check a finished game against the hash published at its start
command-games = The games of this channel and how they ended
command-turns = Every table that waits for you
command-about = What Petit Bleu is
command-board = The board, now or after an earlier move
command-board-move = After which move
command-board-as = As a picture or as text
command-rules = The rules in short
command-rules-game = Which game; the one of this channel if you say nothing
command-rules-topic = One topic only
command-undo = Take back your last move, or ask the table to
command-plan = Try out your turn; nobody sees it
command-resign = Leave the game; a stand-in takes your seat
command-replace = Give a seat to a person or a stand-in
command-replace-seat = The seat’s number
command-replace-person = Who takes it; if you name nobody, the seat is offered in the channel

as-picture = picture
as-text = text

opened-lobby = The table is open in { $channel }.
opened-quick = Your game begins in { $channel }.
done-join = You sit at the table.
done-leave = You have left the table.
done-start = The game begins.
done-cancel = The table is called off.
done-resign = A stand-in plays on for you.
done-replace = The seat has changed hands.
consent-asked = You cannot take that back alone: the table is asked whether to go back.
consent-own = It is the others who are asked. “{ $refuse }” withdraws your question.
nothing-yet = Nothing has happened yet.
log-earlier = -# Before that: /{ name-log } { name-log-move }:{ $move }
log-of-table = { name-log-table }:{ $table }
no-turns = No table waits for you.
no-games = There has been no game in this channel yet.
games-latest = -# The latest { $count } games of this channel.
phase-lobby = The table is open.
phase-playing = The game is in play.
export-complete = The whole game, with its seed.
export-partial = The game so far. The seed, and what others chose in secret, follow when it is over.
verified = { $moves ->
    [one] The one move replays
   *[other] All { $moves } moves replay
} from the seed `{ $seed }`, whose hash is the one published at the start: `{ $hash }`.
not-verified = This game does not agree with what was published: its moves do not replay to where it ended.
not-verified-seed = This game does not agree with what was published: the hash at its start belongs to another seed.
about = **Petit Bleu { $version }** lets people play { $games } by message. `/{ name-new }` opens a table; `/{ name-turns }` tells you where you are waited for.

failed = Something went wrong on our side. Nothing has changed; please try again.
slow-down = { $seconds ->
    [one] That was a lot at once. You can ask again in a second.
   *[other] That was a lot at once. You can ask again in { $seconds } seconds.
}
forbidden = I am not allowed to do that here. Those who run the server can give me the permission; then please try again.
cannot-post = In this channel I lack permissions that a table needs: { $missing }. Those who run the server can grant them.
permission-view_channel = View Channels
permission-attach_files = Attach Files
permission-send_messages_in_threads = Send Messages in Threads
permission-send_messages = Send Messages
permission-create_public_threads = Create Public Threads
unknown-control = This control is from another time and means nothing any more.
control-gone = What you pressed has been deleted meanwhile, and nothing has changed.
newest = The table is here now: { $link }
numbers = Numbers, in order
numbers-how = From the list above, 1 to { $count }
not-a-number = “{ $word }” is not a number from 1 to { $most }.
no-such-topic = The rules have no topic “{ $topic }”.
bots-do-not-play = A bot cannot take a seat; leave the person out for a stand-in.
