# Innovation: what the guide of a first game says.

learn-opening = You hold { $cards } cards of age 1 and put one of them on your board; everybody does so at once. Look at the effects in the picture: the card you choose is the first one that you can activate.
learn-actions = A turn has two actions (the very first one of the game only one). **Draw** takes a card of age { $age }, **meld** puts a card from your hand on your board, **activate** (dogma) carries out the effects of a top card, **achieve** claims an age. Activating is what wins games: every card is a little machine.
learn-icons = Before you activate, look at the line below the card: whoever shows at least as many of its icon **shares** the effect and goes first, and you then draw a card for it. Whoever shows fewer must comply with a demand. More icons on your board protect you.
learn-points = You have { $points } { $points ->
    [one] point
   *[other] points
 }. Points come from **scoring** cards: each counts its age. They are never spent; they open the ages that you want to claim.
learn-achieving = Age { $next } can be claimed with { $need } points and a top card of value { $next } or more. You have { $won } of the { $goal } achievements that win. Each of them can be had once, so it is a race.
learn-effect = The card asks you something. Its text stands in the question; what begins with “you may” can be left. Everything that does not fit is not offered.
learn-demand = Somebody’s demand has reached you because you show fewer of the icon. You have to comply, but among fitting cards you choose: give away what helps you least.
learn-good-meld = A new card brings icons, and an effect that you can use from now on.
learn-good-draw = With { $cards } { $cards ->
    [one] card
   *[other] cards
 } in hand there is little to meld: a new card gives you choices.
learn-good-dogma = Its effect brings you something at once, and you can use it again next turn.
learn-good-achieve = It cannot be taken away again, and it brings you nearer to { $goal }.
learn-good-return = What you get for it is worth more than the card in your hand.
learn-good-tuck = A tucked card makes the pile deeper: once splayed, it shows its icons.
learn-good-score = Scored cards are points, and { $need } of them open age { $next }.
learn-good-splay = A splayed pile shows icons of covered cards as well: more icons, more safety.
