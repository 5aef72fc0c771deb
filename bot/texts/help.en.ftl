# Help: the rules by topic, and why something was refused.

name-rules-card = card
command-rules-card = One card, with what it does
rules-moment = For this moment
rules-topics = Topics
example = Example. { $player } is asked: { $question } The answer: { $answer }.
no-such-card = There is no card “{ $card }” to look at.

name-why = why
name-why-move = move
command-why = Why something was refused, and what would make it legal
command-why-move = A move as you would give it to /{ name-play }; the one refused last if you say nothing
why-not = Why not?
why-move = Refused: { $move }
why-reason = **Why:** { $reason }
why-mend = **What would make it legal:** { $mend }
why-instead = **What you can do now**
why-legal = That is legal now: /{ name-play } { name-play-choice }:{ $move }
nothing-refused = Nothing of yours was refused at this table lately. Name a move: /{ name-why } { name-why-move }:
why-more = -# /{ name-why } tells what would make it legal.
