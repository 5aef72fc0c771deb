# Innovation: what would make a refused move legal.

why-not-your-turn = Wait for your turn: you are told when it comes.
why-covered = { $card } can be activated once it is on top: the cards above it have to be returned, scored, transferred or rearranged.
why-not-on-board = Meld { $card } first, if you hold it.
why-not-in-hand = Only cards of your hand can be melded. Draw until { $card } comes, or meld another.
why-not-fitting = Read what the effect asks for: the value, colour or icon it names. Of your cards, those offered fit.
why-not-yours = The effect takes a card of your own. Those offered are yours and fit.
why-no-such-age = Only ages 1 to 9 can be claimed.
why-age-taken = Every age can be claimed once in a game. Look for one that is free.
why-too-few-points = Score cards until your score pile has { $need } points. Points are not spent.
why-top-too-low = Get a top card of value { $age } or more: meld one, or draw and meld higher.
