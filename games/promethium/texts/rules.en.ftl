# Promethium: the rules in short, as a whole and by topic. Topics named like verbs are shown when they apply.

rules =
    { "" }**Aim.** Earn the most money in three rounds by showing industrial projects at the Universal Exhibition.
    { "" }**A round in five lines**
    1. Industry Salon, bids: everybody places four bid tokens face down at the rows and columns of the grid.
    2. Industry Salon, sale: everybody buys up to two tiles. Each brings two of its three elements; the third goes to the Stock.
    3. Design Office: one action a turn, round and round until all pass in a row. Realise projects with your tiles, turn elements into Promethium, play schemes. Most actions cost 1 influence.
    4. Universal Exhibition: each project activated with Promethium earns its money, less 4 £ for each corruption cube on it.
    5. Everybody gains 6 influence and draws schemes up to five; the two uppermost projects leave.
    .line = **Bidding.** Designate a row or column with a free end: its tiles are turned up. Then place a token there, face down. A token counts for every tile of its line.
    .place = **Tokens** are 2, 3, 3, 4, 4, 5, 5 and 6 for the whole game. To buy a tile you give up the highest you have at it. Which end of the line you choose makes no difference.
    .announce = **Announcing.** Name a tile with a token of yours in its row or column. The tokens at its four ends are turned up and added for each player. The highest total wins; ties go to the highest single token, then to the initiative track.
    .lobby = **Lobby tokens** add 2 each to the total of the player who announced. They are spent if that player wins by them. At the end each is worth 2 £.
    .buy = **Buying.** You lose your highest token there and pay the value of your lowest, or nothing if you have only one there. One of your two markers goes; without a marker you cannot buy.
    .sell = **Selling.** Whoever wins another’s announcement may sell: 2 £ and the highest token back. The others with tokens there may buy for 2 £ more, the highest total first. If nobody does, the tile is discarded.
    .leave = **Elements.** Take two of the three; the third goes to the Stock, where Engineers, Financiers and some schemes can fetch it.
    .order = **Standing orders.** Industrial Theft answers a purchase of somebody else. Before the sale everybody who might hold it says what to do: steal named elements by itself, never steal, or be asked first. The others see only whether the table waits for you, and at which elements; never whether you hold the card.
    .steal = **Industrial Theft.** Take one of the three elements; the buyer takes the other two and the Stock gets none. A Persuasion goes back to the buyer’s hand.
    .persuade = **Persuasion.** Take all three elements, unless somebody answers with Industrial Theft.
    .realise = **Realising** costs 1 influence and as many tiles as the project’s level. A named element must be on all of them, ≠ means all different. A tile serves one to three times; each further use puts a corruption cube on the project.
    .activate = **Activating** costs as much Promethium as the project’s level, at any time of your turn in the Design Office or before the Exhibition. The first project of a theme brings its improvement.
    .chemist = **Chemist.** Give the Chemist, 1 influence and ores that hold at least 12: coal 2, copper 3, iron 4, aluminium 6. You gain 2 Promethium, or 3 if all ores are of one kind.
    .expedition = **Expedition.** Give 1 influence, one ore and two, three or four different nations for 1, 2 or 3 Promethium.
    .engineer = **Engineers.** One (1 influence) takes 1 element from the Stock, two (2 influence) take 3.
    .financier = **Financier.** Give one and 1 influence for a nation of the Reserve, or put it into the Stock for two nations there.
    .machinist = **Machinists.** One gives 2 influence, two give 5. Nine is the most.
    .resell = **Patents.** Discard a tile and 1 influence for its Promethium: as much as it could still serve.
    .scheme = **Schemes** cost influence. In the Salon one a turn, beside your move; in the Design Office a card is your action.
    .discard = **End of a round.** Everybody gains 6 influence, may discard up to three cards and draws up to five. The two uppermost projects leave, the others move up, and the first player changes.
    .pass = **Passing** is not final, unless you pass for the rest of the phase or everybody passes in a row.
    .game-end = **The end** comes after the third Universal Exhibition. Before it you may activate projects a last time.
    .scoring = **Final score.** Money, half the value of projects not activated, 2 £ a lobby token, 3 £ a Promethium, 2 £ for iron and aluminium, 1 £ for coal and copper. Ties: more projects, then the most valuable one.
    .two = **Two players** take turns to play for a neutral player, who bids with tokens 3 and 4 and names tiles. What it wins when it is active leaves the game. If it wins what one of you announced, you may buy for 2 £ more, the higher total first; if neither does, that tile leaves the game too.
    .decline = **Declining** an offer passes it on to the next player with tokens there; the last one to decline sends the tile out of the game.
    .bank = **The bank.** If you win the neutral player’s announcement you may give the tile away for 2 £; your tokens stay where they are.
    .forfeit = **Giving up a marker.** Without a token at any tile that you could pay for, one of your purchases is lost.
    .tile = **Tiles and schemes.** Patent Filing reserves a tile for you, Sabotage discards one that nobody else has reserved, Espionage lets two change places, Opportunism takes one that was left over.
    .token = **Bribes** let any two bid tokens change places; each stays face up or face down as it was.
    .take = **The Stock** holds the elements that buyers left. What you choose goes to you at once; if there is less than you may take, you take what is there.
    .give = **Cooperation.** Put one of your ores into the Stock and take two other elements from it.
    .keep = **Planning.** Keep one of the projects you saw in reserve, where only you may realise it, and say which of the others lies on top.
    .done = **Ending a turn.** What you have not activated can be activated later; what is still not active at the end of the game counts half.
    .glossary =
        { "" }**Words of the game**
        - **Corruption cube**: on a project whose tiles were used again; 4 £ less at the Exhibition.
        - **Element**: a nation, an expert or an ore.
        - **Improvement**: comes with the first project of a theme and makes one action better for good.
        - **Influence**: pays for actions and schemes. Nine is the most.
        - **Initiative track**: the order in which tiles are announced; breaks ties.
        - **Level**: how many tiles a project takes, and how much Promethium activates it.
        - **Line**: a row or a column of the grid.
        - **Patent**: a tile. It serves projects one to three times, or is sold for Promethium.
        - **Queue**: the eight projects that can be realised.
        - **Reserve**: the supply of elements. **Stock**: what buyers left, for all.
        - **Scheme**: a card of your hand.

topic-game-end = the end of the game
topic-scoring = scoring
topic-two = two players
topic-glossary = glossary
