# Promethium: what its text form says beyond the picture.

text-carded = A scheme has been played this turn.
text-acted = An action has been taken this turn.
text-schemes-left = Schemes still to be drawn: { $count }.
text-blues = Tokens of the neutral player behind the screen: { $count }.
text-returned = Tokens taken back after a sale: { $tokens }.
text-earned = Earned at this Exhibition: { $money } £.
