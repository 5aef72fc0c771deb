### Innovation: the rules in short, as a whole and by topic. Topics named like verbs are shown when they apply.

rules =
    { "" }**Aim.** Be the first with enough achievements: six with two players, five with three, four with four.
    { "" }**A turn in five lines**
    1. You have two actions, the same twice if you like. The first player’s first turn has only one; with four players the second player’s too.
    2. Draw a card, of the age of your highest top card.
    3. Meld a card from your hand: it goes on top of the pile of its colour.
    4. Activate (dogma) a top card. Others who show at least as many of its icon share its effects and go first; those who show fewer must comply with its demand.
    5. Achieve: claim an age with enough points and a high enough top card.
    .draw = **Drawing.** Take a card of the age of your highest top card; with an empty board an age 1 card. If that deck is empty you take the next higher one. When no deck is left to draw from, the game ends at once.
    .meld = **Melding.** Put a card from your hand on top of the pile of its colour. It covers what was on top, whatever their ages. A melded card joins a splayed pile.
    .dogma = **Dogma.** Choose one of your top cards and count its featured icon for everybody, once. Effects are carried out in order. A demand hits every player with fewer of the icon than you; you do not carry it out yourself. Any other effect is carried out by each player with at least as many as you, in turn order, and by you last. If that changed anything for one of them, you draw a card at the end.
    .achieve = **Achieving.** Age *n* can be claimed with at least 5 × *n* points in your score pile and a top card of that age or higher. Points are not spent. Every age can be claimed once.
    .return = **Returning** puts a card face down under the deck of its age. With several cards you choose the order.
    .tuck = **Tucking** puts a card under the pile of its colour. Without such a pile it starts one.
    .score = **Scoring** puts a card into your score pile, where it is worth its age. Others see only the ages.
    .give = **Giving.** A demand makes you hand over cards. What cannot be done is skipped; where several cards fit, you choose. Whoever holds no card of the icon or colour asked for shows the hand as proof.
    .take = **Taking.** The effect lets you choose among another player’s cards. A card that comes to a board goes on top of its pile. It counts as neither melded nor scored.
    .keep = **Keeping.** Choose which card stays; the others go where the effect sends them.
    .exchange = **Exchanging** swaps two sets of cards at once, even if one of them is empty. Where several of your cards have the same value, you choose.
    .show = **Showing.** Everybody sees the card. It stays where it is unless the effect says more.
    .splay = **Splaying.** Left uncovers one slot of each covered card (bottom right), right uncovers two (top left and bottom left), up uncovers three (the bottom row). The hexagon never counts. It takes two cards; a pile that shrinks to one is no longer splayed.
    .order = **Ordering.** Name the cards from the top down. A splay stays as it is.
    .choose = **Choosing.** The effect asks you for a colour, a value, a player or a card, or whether you want to use a part that begins with “you may”.
    .specials = **Special achievements** come at once, even in somebody else’s turn. Monument: six cards tucked or scored in one turn, counted together or each kind apart, as your table plays it. Empire: three of each of the six icons. World: twelve clocks. Wonder: five piles, all splayed right or up. Universe: five top cards of value 8 or more. Masonry, Construction, Translation, Invention and Astronomy can give them too.
    .secret = **What is secret.** Everybody sees how many cards a hand and a score pile have and of which ages, but only their owner sees which. You may look through your own piles, not through those of others. Nobody ever sees the cards under the age achievements.
    .ties = **Ties.** When the cards run out the highest score wins, then the most achievements; after that the victory is shared.
    .game-end = **The end** comes at once with the last achievement that somebody needs. It also comes when somebody has to draw beyond age 10: then the highest score wins. A few late cards name a winner by themselves.
    .glossary =
        { "" }**Words of the game**
        - **Age**, value: the number of a card, 1 to 10.
        - **Achievement**: an age or a special one; they win the game.
        - **Board**: your five piles, one for each colour.
        - **Demand**: an effect that hits those who show fewer of the icon.
        - **Dogma**: activating a top card.
        - **Featured icon**: the one that is counted when the card is activated.
        - **Hexagon**: the slot of a card with its picture; it is no icon.
        - **Score pile**: cards that count their age as points.
        - **Share**: carry out the effect of another player’s card; its owner then draws a card.
        - **Splay**: spread a pile left, right or up, so that covered icons can be seen.
        - **Top card**: the uppermost of a pile, the only one that can be activated.
        - **Transfer**: a card goes from one player to another; it is neither melded nor scored.
        - **Tuck**: put a card under its pile.

topic-game-end = the end of the game
topic-specials = special achievements
topic-secret = what is secret
topic-ties = ties
topic-glossary = glossary
