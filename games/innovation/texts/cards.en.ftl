### The effects of the cards, in our own words.
### In a demand “you” is the player who has to comply and “I” the one who demands.
### “A 3” is a card of value 3; a card drawn from an empty deck comes from the next higher one.

## Age 1

agriculture-1 = You may return a card from your hand. If you do, draw and score a card worth one more.
archery-1 = Draw a 1, then transfer a card of the highest value in your hand to my hand.
city-states-1 = If your board shows at least four castles, transfer a top card with a castle to my board. If you do, draw a 1.
clothing-1 = Meld a card from your hand in a colour that your board lacks.
clothing-2 = For each colour that is on your board and on no other board, draw and score a 1.
code-of-laws-1 = You may tuck a card from your hand in a colour that your board has. If you do, you may splay that colour left.
domestication-1 = Meld a card of the lowest value in your hand. Then draw a 1.
masonry-1 = You may meld any number of cards with a castle from your hand. If you meld four or more, claim Monument.
metalworking-1 = Draw and show a 1. If it has a castle, score it and do this again; otherwise keep it.
mysticism-1 = Draw and show a 1. If your board has its colour, meld it and draw another 1; otherwise keep it.
oars-1 = Transfer a card with a crown from your hand to my score pile. If you do, draw a 1.
oars-2 = If the demand moved no card, draw a 1.
pottery-1 = You may return one to three cards from your hand. If you do, draw and score a card worth as many as you returned.
pottery-2 = Draw a 1.
sailing-1 = Draw and meld a 1.
the-wheel-1 = Draw two 1s.
tools-1 = You may return three cards from your hand. If you do, draw and meld a 3.
tools-1-otherwise = You may return up to three cards from your hand. If you return three, draw and meld a 3.
tools-2 = You may return a 3 from your hand. If you do, draw three 1s.
writing-1 = Draw a 2.

## Age 2

calendar-1 = If your score pile has more cards than your hand, draw two 3s.
canal-building-1 = You may exchange all cards of the highest value in your hand for all cards of the highest value in your score pile.
construction-1 = Transfer two cards from your hand to my hand. Then draw a 2.
construction-2 = If you alone have all five colours on your board, claim Empire.
currency-1 = You may return any number of cards from your hand. For each different value returned, draw and score a 2.
fermenting-1 = For every two leaves on your board, draw a 2.
mapmaking-1 = Transfer a 1 from your score pile to mine.
mapmaking-2 = If the demand moved a card, draw and score a 1.
mathematics-1 = You may return a card from your hand. If you do, draw and meld a card worth one more.
monotheism-1 = Transfer a top card in a colour that my board lacks to my score pile. If you do, draw and tuck a 1.
monotheism-2 = Draw and tuck a 1.
philosophy-1 = You may splay one colour left.
philosophy-2 = You may score a card from your hand.
road-building-1 = Meld one or two cards from your hand. If you meld two, you may transfer your top red card to another player’s board; if you do, that player’s top green card comes to your board.

## Age 3

alchemy-1 = For every three castles on your board, draw and show a 4. If any of these is red, return them and all other cards in your hand.
alchemy-2 = Meld a card from your hand, then score a card from your hand.
compass-1 = Transfer a top card that has a leaf and is not green to my board. Then transfer a top card without a leaf from my board to yours.
education-1 = You may return a card of the highest value in your score pile. If you do, draw a card worth two more than the highest left there.
engineering-1 = Transfer all your top cards with a castle to my score pile.
engineering-2 = You may splay red left.
feudalism-1 = Transfer a card with a castle from your hand to my hand.
feudalism-2 = You may splay yellow or purple left.
machinery-1 = Exchange all cards in your hand for all cards of the highest value in my hand.
machinery-2 = Score a card with a castle from your hand. Then you may splay red left.
medicine-1 = Exchange a card of the highest value in your score pile for a card of the lowest value in mine.
optics-1 = Draw and meld a 3. If it has a crown, draw and score a 4; otherwise transfer a card from your score pile to that of an opponent with fewer points.
paper-1 = You may splay green or blue left.
paper-2 = For each of your colours that is splayed left, draw a 4.
translation-1 = You may meld all cards of your score pile, in any order.
translation-2 = If every top card on your board has a crown, claim World.

## Age 4

anatomy-1 = Return a card from your score pile. If you do, return a top card of the same value from your board.
colonialism-1 = Draw and tuck a 3. If it has a crown, do this again.
enterprise-1 = Transfer a top card that has a crown and is not purple to my board. If you do, draw and meld a 4.
enterprise-2 = You may splay green right.
experimentation-1 = Draw and meld a 5.
gunpowder-1 = Transfer a top card with a castle to my score pile.
gunpowder-2 = If the demand moved a card, draw and score a 2.
invention-1 = You may splay right a colour that is splayed left. If you do, draw and score a 4.
invention-2 = If you have five colours and all are splayed, claim Wonder.
navigation-1 = Transfer a 2 or a 3 from your score pile to mine.
perspective-1 = You may return a card from your hand. If you do, score a card from your hand for every two lightbulbs on your board.
printing-press-1 = You may return a card from your score pile. If you do, draw a card worth two more than your top purple card.
printing-press-2 = You may splay blue right.
reformation-1 = You may tuck a card from your hand for every two leaves on your board: as many as you can, or none.
reformation-2 = You may splay yellow or purple right.

## Age 5

astronomy-1 = Draw and show a 6. If it is green or blue, meld it and do this again; otherwise keep it.
astronomy-2 = If all your top cards except purple are worth 6 or more, claim Universe.
banking-1 = Transfer a top card that has a factory and is not green to my board. If you do, draw and score a 5.
banking-2 = You may splay green right.
chemistry-1 = You may splay blue right.
chemistry-2 = Draw and score a card worth one more than your highest top card, then return a card from your score pile.
coal-1 = Draw and tuck a 5.
coal-2 = You may splay red right.
coal-3 = You may score one of your top cards. If you do, also score the card right beneath it.
measurement-1 = You may return a card from your hand. If you do, splay a colour right and draw a card worth the number of cards you have in it.
physics-1 = Draw and show three 6s. If two of them share a colour, return them and all other cards in your hand.
societies-1 = Transfer a top card that has a lightbulb and is not purple to my board. If you do, draw a 5.
statistics-1 = Transfer a card of the highest value in your score pile to your hand. If it is then your only card in hand, do this again.
statistics-2 = You may splay yellow right.
steam-engine-1 = Draw and tuck two 4s, then score your bottom yellow card.
the-pirate-code-1 = Transfer two cards of value 4 or less from your score pile to mine.
the-pirate-code-2 = If the demand moved a card, score your lowest top card with a crown.

## Age 6

atomic-theory-1 = You may splay blue right.
atomic-theory-2 = Draw and meld a 7.
canning-1 = You may draw and tuck a 6. If you do, score all your top cards without a factory.
canning-2 = You may splay yellow right.
classification-1 = Show a card from your hand. All other players transfer the cards of its colour from their hands to yours. Then meld all cards of that colour from your hand, in any order.
democracy-1 = You may return any number of cards from your hand. If that is more than any other player has returned through Democracy in this action, draw and score an 8.
emancipation-1 = Transfer a card from your hand to my score pile. If you do, draw a 6.
emancipation-2 = You may splay red or purple right.
encyclopedia-1 = You may meld all cards of the highest value in your score pile, in any order.
industrialization-1 = For every two factories on your board, draw and tuck a 6.
industrialization-2 = You may splay red or purple right.
machine-tools-1 = Draw and score a card worth as much as the highest card in your score pile.
metric-system-1 = If your green cards are splayed right, you may splay another colour right.
metric-system-2 = You may splay green right.
vaccination-1 = Return all cards of the lowest value in your score pile. If you return any, draw and meld a 6.
vaccination-2 = If the demand returned a card, draw and meld a 7.

## Age 7

bicycle-1 = You may exchange all cards in your hand for all cards in your score pile.
combustion-1 = Transfer two cards from your score pile to mine.
electricity-1 = Return all your top cards without a factory. For each card returned, draw an 8.
evolution-1 = You may either draw and score an 8, then return a card from your score pile; or draw a card worth one more than the highest in your score pile.
explosives-1 = Transfer the three highest cards in your hand to my hand. If that leaves your hand empty, draw a 7.
lighting-1 = You may tuck one to three cards from your hand. For each different value tucked, draw and score a 7.
publications-1 = You may put the cards of one of your colours into another order.
publications-2 = You may splay yellow or blue up.
railroad-1 = Return all cards in your hand, then draw three 6s.
railroad-2 = You may splay up a colour that is splayed right.
refrigeration-1 = Return half of the cards in your hand, rounded down.
refrigeration-2 = You may score a card from your hand.
sanitation-1 = Exchange the two highest cards in your hand for a card of the lowest value in mine.

## Age 8

antibiotics-1 = You may return one to three cards from your hand. For each different value returned, draw two 8s.
corporations-1 = Transfer a top card that has a factory and is not green to my score pile. If you do, draw and meld an 8.
corporations-2 = Draw and meld an 8.
empiricism-1 = Name two colours, then draw and show a 9. If it has one of them, meld it and you may splay its colour up; otherwise keep it.
empiricism-2 = If your board shows at least twenty lightbulbs, you win.
flight-1 = If your red cards are splayed up, you may splay one colour up.
flight-2 = You may splay red up.
mass-media-1 = You may return a card from your hand. If you do, name a value: all players return all cards of that value from their score piles.
mass-media-2 = You may splay purple up.
mobility-1 = Transfer your two highest top cards without a factory, red excepted, to my score pile. If any card moved, draw an 8.
quantum-theory-1 = You may return one or two cards from your hand. If you return two, draw a 10, then draw and score another.
rocketry-1 = For every two clocks on your board, return a card from the score pile of any opponent.
skyscrapers-1 = Transfer a top card that has a clock and is not yellow to my board. If you do, score the card beneath it and return the rest of that pile.
socialism-1 = You may tuck all cards in your hand. If one of them was purple, all other players transfer all cards of the lowest value in their hands to your hand.

## Age 9

collaboration-1 = Draw and show two 9s. I choose one: transfer it to my board and meld the other.
collaboration-2 = If you have at least ten green cards on your board, you win.
composites-1 = Keep one card of your hand and transfer all others to my hand. Then transfer a card of the highest value in your score pile to mine.
computers-1 = You may splay red or green up.
computers-2 = Draw and meld a 10, then carry out its shared effects alone.
ecology-1 = You may return a card from your hand. If you do, score a card from your hand and draw two 10s.
fission-1 = Draw and show a 10. If it is red, all hands, boards and score piles leave the game and this action ends; otherwise keep it.
fission-1-otherwise = Draw and show a 10. If it is red, all hands, boards and score piles leave the game; otherwise keep it.
fission-2 = Return a top card other than Fission from any board.
genetics-1 = Draw and meld a 10, then score all cards beneath it.
satellites-1 = Return all cards in your hand, then draw three 8s.
satellites-2 = You may splay purple up.
satellites-3 = Meld a card from your hand, then carry out its shared effects alone.
services-1 = Transfer all cards of the highest value in your score pile to my hand. If any card moved, transfer a top card without a leaf from my board to your hand.
specialization-1 = Show a card from your hand. Every opponent’s top card of its colour comes to your hand.
specialization-2 = You may splay yellow or blue up.
suburbia-1 = You may tuck any number of cards from your hand. For each card tucked, draw and score a 1.

## Age 10

ai-1 = Draw and score a 10.
ai-2 = If Robotics and Software are both top cards, on whatever boards, the player who alone has the fewest points wins.
bioengineering-1 = Transfer a top card with a leaf from another player’s board to your score pile.
bioengineering-1-otherwise = Transfer a top card with a leaf from any board, your own too, to your score pile.
bioengineering-2 = If any board shows fewer than three leaves, the player who alone has the most leaves wins.
databases-1 = Return half of the cards in your score pile, rounded up.
globalization-1 = Return a top card with a leaf from your board.
globalization-2 = Draw and score a 6. Then, if no board shows more leaves than factories, the player who alone has the most points wins.
miniaturization-1 = You may return a card from your hand. If it was a 10, draw a 10 for each different value in your score pile.
robotics-1 = Score your top green card. Then draw and meld a 10 and carry out its shared effects alone.
self-service-1 = Choose one of your top cards other than Self Service and carry out its shared effects alone.
self-service-2 = If you have more achievements than each other player, you win.
software-1 = Draw and score a 10.
software-2 = Draw and meld two 10s, then carry out the shared effects of the second alone.
stem-cells-1 = You may score all cards in your hand.
the-internet-1 = You may splay green up.
the-internet-2 = Draw and score a 10.
the-internet-3 = For every two clocks on your board, draw and meld a 10.
