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


## Age 4


## Age 5


## Age 6


## Age 7


## Age 8


## Age 9


## Age 10

