### What Innovation says in English.

title = Innovation
tagline = From the wheel to the internet: 105 cards, each with a will of its own.

## Commands

verb-draw = draw
verb-draw-description = Draw a card of your highest top card’s age
verb-meld = meld
verb-meld-description = Put a card from your hand on top of its pile
verb-dogma = dogma
verb-dogma-description = Carry out the effects of one of your top cards
verb-achieve = achieve
verb-achieve-description = Claim the achievement of an age
verb-return = return
verb-return-description = Put cards back under their decks
verb-tuck = tuck
verb-tuck-description = Put cards under their piles on your board
verb-score = score
verb-score-description = Put cards into your score pile
verb-give = give
verb-give-description = Hand over the cards that somebody demands
verb-take = take
verb-take-description = Take a card from another player
verb-keep = keep
verb-keep-description = Keep a card while the others go
verb-exchange = exchange
verb-exchange-description = Choose which of your cards is exchanged
verb-show = show
verb-show-description = Show a card from your hand to everybody
verb-splay = splay
verb-splay-description = Spread a pile so that its covered icons can be seen
verb-order = order
verb-order-description = Put cards into an order, the first one on top
verb-choose = choose
verb-choose-description = Answer a question that an effect asks you

## Table options

option-monument_combined = Monument counts together
option-monument_combined-description = Tucked and scored cards add up to six for Monument; otherwise six of one kind
option-fission_stops_action = Fission ends the action
option-fission_stops_action-description = After a red 10 nobody else carries out Fission in this dogma action
option-reveal_counts_as_sharing = Showing is sharing
option-reveal_counts_as_sharing-description = A sharer who only shows a card still earns you the bonus draw
option-tools_needs_three = Tools needs three
option-tools_needs_three-description = Tools takes exactly three cards; otherwise one or two may be returned for nothing
option-bioengineering_own_board = Bioengineering at home
option-bioengineering_own_board-description = Bioengineering may also take a card from one’s own board
option-first_player_language = First player by title in
option-first_player_language-description = Whose first card comes first in this language’s alphabet begins
option-first_player_language-fr = French
option-first_player_language-en = English
option-first_player_language-de = German

## Questions

ask-opening = Which card begins your board? All choices are shown together.
ask-action = { $left ->
    [one] What do you do with your last action?
   *[other] What do you do? You have { $left } actions.
 }
prompt = { $source }: { $effect } { $question }
prompt-demand = { $player } demands with { $source }: “{ $effect }” { $question }
prompt-own-demand = Your demand with { $source }: “{ $effect }” { $question }
ask-meld = { $most ->
    [one] Which card do you meld?
   *[other] Which cards do you meld?
 }
ask-meld-some-in-order = Which cards do you meld, in which order? The last one ends on top.
ask-meld-in-order = In which order do you meld them? The last one ends on top.
ask-tuck = { $most ->
    [one] Which card do you tuck?
   *[other] Which cards do you tuck?
 }
ask-tuck-some-in-order = Which cards do you tuck, in which order? The last one ends at the bottom.
ask-tuck-in-order = In which order do you tuck them? The last one ends at the bottom.
ask-score = { $most ->
    [one] Which card do you score?
   *[other] Which cards do you score?
 }
ask-return = { $most ->
    [one] Which card do you return?
   *[other] Which cards do you return?
 }
ask-return-some-in-order = Which cards do you return, in which order? The last one ends at the bottom.
ask-return-in-order = In which order do you return them? The last one ends at the bottom.
ask-give = { $most ->
    [one] Which card do you hand over?
   *[other] Which cards do you hand over?
 }
ask-take = Which card do you take?
ask-exchange = { $most ->
    [one] Which card do you exchange?
   *[other] Which { $most } cards do you exchange?
 }
ask-keep = Which card do you keep?
ask-show = Which card do you show?
ask-order = In which order, from the top down?
ask-splay = Which pile do you splay?
ask-agree = Do you?
ask-colour = { $most ->
    [one] Which colour?
   *[other] Which { $most } colours?
 }
ask-value = Which value?
ask-player = Which player?
ask-way = Which of them?
ask-choose = Which card?

## Options

decline = No, thanks
yes = Yes
card = { $card } ({ $age })
card-of = { $card } ({ $age }) of { $player }
back-of = { $player }: a card of value { $age }
colour = { $colour }
value = { $value }
player = { $player }
way-score = Draw and score, then return
way-draw = Draw only
splay = Splay { $colour } { $direction }
draw = Draw
draw-hint = Takes a card of age { $age }.
draw-ends-hint = No card is left to draw: this ends the game.
meld = Meld { $card } ({ $age })
meld-hint = Covers { $covered } ({ $age }).
meld-new-hint = Starts your { $colour } pile.
dogma = Activate { $card } ({ $age })
dogma-both-hint = Shared by { $sharers }; { $victims } must comply.
dogma-shared-hint = Shared by { $sharers }.
dogma-demand-hint = { $victims } must comply.
dogma-alone-hint = Nobody else takes part.
achieve = Claim age { $age }: { $name }

## What happens

begins = { $player } begins with { $card }, the first title in the alphabet.
drew = { $player } draws { $card } ({ $age }).
drew-hidden = { $player } draws a card of age { $age }.
drew-revealed = { $player } draws and shows { $card } ({ $age }).
drew-melded = { $player } draws and melds { $card } ({ $age }).
drew-tucked = { $player } draws and tucks { $card } ({ $age }).
drew-scored = { $player } draws and scores { $card } ({ $age }).
drew-scored-hidden = { $player } draws and scores a card of age { $age }.
no-card-left = { $player } would have to draw a card of age { $age }, and none of that age or above is left.
melded = { $player } melds { $card } ({ $age }).
tucked = { $player } tucks { $card } ({ $age }).
scored = { $player } scores { $card } ({ $age }).
scored-hidden = { $player } scores a card of age { $age }.
returned = { $card } ({ $age }) of { $player } goes back under its deck.
returned-hidden = A card of age { $age } of { $player } goes back under its deck.
moved-to-hand = { $card } ({ $age }) goes from the { $origin ->
    [hand] hand
    [score] score pile
   *[board] board
 } of { $player } to the hand of { $target }.
moved-to-hand-hidden = A card of age { $age } goes from the { $origin ->
    [hand] hand
    [score] score pile
   *[board] board
 } of { $player } to the hand of { $target }.
moved-to-score = { $card } ({ $age }) goes from the { $origin ->
    [hand] hand
    [score] score pile
   *[board] board
 } of { $player } to the score pile of { $target }.
moved-to-score-hidden = A card of age { $age } goes from the { $origin ->
    [hand] hand
    [score] score pile
   *[board] board
 } of { $player } to the score pile of { $target }.
moved-to-board = { $card } ({ $age }) goes from the { $origin ->
    [hand] hand
    [score] score pile
   *[board] board
 } of { $player } to the board of { $target }.
exchanged = Exchange: { $gone } from the { $place ->
    [hand] hand
   *[score] score pile
 } of { $player } for { $come } from the { $there ->
    [hand] hand
   *[score] score pile
 } of { $target }.
nothing = nothing
revealed = { $player } shows { $card } ({ $age }).
hand-shown = { $player } shows the whole hand: { $cards }.
splayed = { $player } splays { $colour } { $direction }.
rearranged = { $player } puts the { $colour } pile into another order.
removed-all = All hands, boards and score piles leave the game.
named = { $player } names { $things }.
nothing-fits = { $player } has no card that fits.
claimed = { $player } claims { $special }.
achieved = { $player } claims age { $age }: { $name }.
activated = { $player } activates { $card }.
shares = { $player } shares effect { $number } of { $card }.
carries-out = { $player } carries out effect { $number } of { $card }.
suffers = { $player } must comply with { $card }.
executes = { $player } carries out { $card } alone.
unaltered = Nothing comes of it.
bonus = Somebody shared: { $player } draws a card for it.

## The end

end-achievements = { $player } has { $count } achievements and wins.
end-effect = { $card }: { $player } wins.
end-points = There is no card high enough to draw: the highest score wins.
account-points = Points
account-achievements = Achievements

## Why not

not-your-turn = It is not your turn.
covered = { $card } is covered: only top cards can be activated.
not-on-board = { $card } is not on your board.
not-in-hand = { $card } is not in your hand.
not-fitting = { $card } does not fit what the effect asks for.
not-yours = { $card } is neither in your hand nor in your score pile nor on top of your board.
no-such-age = There is no achievement for age { $age }.
age-taken = Age { $age } has already been claimed.
too-few-points = Age { $age } needs { $need } { $need ->
    [one] point
   *[other] points
 }; you have { $have }.
top-too-low = Age { $age } needs a top card of value { $age } or more; your highest is { $have }.

## Pictures

picture-phase-opening = First cards
picture-phase-actions = To move
picture-phase-over = Game over
picture-turn = Turn { $number }
picture-actions = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
 }
picture-decks = Decks
picture-last = { $count ->
    [0] no card of age 10 left
    [one] 1 card of age 10 left
   *[other] { $count } cards of age 10 left
 }
picture-removed = −{ $count }
picture-ages = Ages to claim
picture-need = { $points } pts
picture-monument = 6 cards tucked or scored in one turn
picture-monument-apart = 6 tucked, or 6 scored, in one turn
picture-empire = 3 of each of the 6 icons
picture-world = 12 clocks
picture-wonder = 5 piles, all splayed right or up
picture-universe = 5 top cards of value 8 or more
picture-shares = shows as many icons or more: shares
picture-complies = shows fewer: must comply
picture-splayed = splay of a pile, and its cards
picture-draws = draws
picture-won = { $count } of { $goal }
picture-alone = nobody else
picture-hand = Hand: { $count }
picture-score = Score: { $points }
picture-busy = { $tucked } tucked, { $scored } scored
picture-private = Only you see this
picture-your-hand = Your hand
picture-your-board = Your board
picture-your-score = Your score pile
picture-empty = nothing
picture-splay-none = { $count } covered, not splayed
picture-splay-left = { $count } covered, splayed left
picture-splay-right = { $count } covered, splayed right
picture-splay-up = { $count } covered, splayed up

## The board in words

text-title-opening = Innovation: everybody chooses a first card
text-title-actions = Innovation, turn { $number }
text-title-over = Innovation: the game is over after { $number } { $number ->
    [one] turn
   *[other] turns
 }
text-turn = { $player } is to move, { $left ->
    [one] with 1 action left
   *[other] with { $left } actions left
 }.
text-goal = { $goal } achievements win.
text-options = Rules of this table: { $options }.
text-option = { $option }: { $value }
text-yes = yes
text-no = no
text-deck = Age { $age }, { $name }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
text-removed = out of the game: { $count }
text-danger = { $player } draws from age 10, where { $left ->
    [one] 1 card is left
   *[other] { $left } cards are left
 }.
text-ends = If { $player } has to draw, the game ends.
text-achievements = Achievements
text-age = Age { $age }, { $name }: to be claimed with { $points } { $points ->
    [one] point
   *[other] points
 } and a top card of value { $age } or more
text-age-won = Age { $age }, { $name }: { $player } has it
text-special = { $name }: { $condition }
text-special-won = { $name }: { $player } has it
text-seat = { $player } (seat { $number })
text-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
text-won = Achievements: { $count } of { $goal }
text-icon = { $icon } { $count }
text-icons = Icons: { $icons }
text-hand = Cards in hand: { $count }; ages: { $ages }
text-score = Score pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, { $points } { $points ->
    [one] point
   *[other] points
 }; ages: { $ages }
text-draws = Draws from age { $age }
text-busy = This turn: { $tucked } tucked, { $scored } scored
text-pile = { $colour }: { $card } ({ $age })
text-slots = top left { $corner }; bottom { $bottom }; featured icon: { $featured }
text-hex = hexagon
text-uncovered = uncovered, card by card: { $cards }
text-shares = if activated, shared by { $players }
text-complies = if activated, { $players } must comply
text-alone = if activated, nobody else takes part
text-card = { $card } ({ $age }), { $colour }
text-demand = Demand: { $effect }
text-effect = Effect: { $effect }
text-covered = below it { $card } ({ $age }): { $slots }
text-own-score = { $cards }
alt-player = { $player }: { $won } of { $goal } achievements, { $points } { $points ->
    [one] point
   *[other] points
 }, { $cards } in hand; { $icons }; on top: { $tops }.
alt-player-short = { $player }: { $won } of { $goal } achievements, { $points } { $points ->
    [one] point
   *[other] points
 }, { $cards } in hand; { $icons }.
