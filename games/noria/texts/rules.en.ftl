# Noria: the rules in short, as a whole and by topic. Topics named like verbs are shown when they apply.

rules =
    { "" }**Aim.** Rise on four tracks and see to it that the town hall values them: each level is worth what its chamber says at the end.
    { "" }**A turn in five lines**
    1. Your wheel has three rings; only discs in the lower half act, at most one of each ring, and all on one connected path.
    2. Influence, if you like: pay knowledge to turn a ring or to move discs.
    3. Action: use up to three discs, one after the other.
    4. Politics, if you like: pay knowledge to raise a chamber.
    5. Administration: your factories bring knowledge, and all three rings turn one step.
    .activate = **Activating a disc** gives one action, a resource disc one resource for each of your ships of that kind. An upgraded disc may act twice; only one disc a turn may do so. There are never more than four actions in a turn, and all actions of a disc come before the next disc.
    .inspect = **Inspection.** Instead of activating a disc you take 1 knowledge for it. Its ring counts as used, and it must fit the path.
    .buy = **City, market.** Take a disc and pay its price in any resources; resource discs are free. You lay it into your wheel at the end of the turn.
    .invest = **City, investing.** Rise one level on a track: pay the next level, and one resource of your choice for every other player who stands above you there.
    .travel = **Travel.** You must go to another island, known or new. Each other ambassador there costs you one resource. Then take a ship or build a factory. In the expert game the islands form a circle, and after the first journey you go to a neighbour only.
    .ship = **A ship** makes every disc of its resource bring one more. Ships are never lost.
    .factory = **A factory** brings the warehouses of its site, one or two, empty. The more you have built, the more knowledge you take each turn. You have seven.
    .upgrade = **Upgrading** turns a disc of your wheel over for good. It cannot act again this turn, and a Tool disc cannot turn itself.
    .produce = **Producing** fills warehouses for the resources that each good takes: several of one kind, or one each of several kinds, not both.
    .bonus = **The Bonus disc** has no action of its own. In the German edition you use it first and name a disc that gets one more action; in the French edition you use it later and repeat an action of a disc already used.
    .trade = **Black Market**, in the Action phase, as often as you like: a simple good for 2 knowledge, a complex one for 3, and 3 knowledge for any resource.
    .shift = **Night Shift.** Turn the medium or the large ring one step, for 1 knowledge, later 2. Each repetition in a turn costs twice as much as the one before.
    .modify = **Modification.** Swap two discs or move one to an empty slot, for 2 knowledge, later 3. Each repetition in a turn costs twice as much.
    .intrigue = **Intrigue.** A waiting politician of a chamber takes a seat, and the chamber’s value rises. The price is shown on the round track and doubles with each intrigue of the turn.
    .remove = **After an intrigue** one waiting politician of any chamber leaves the game. You choose, and you must.
    .pay = **Paying.** Where a price can be paid in several ways, you choose. “Different” means at least two kinds, “the same” a single one. Tolls are paid in resources.
    .place = **Placing a disc.** It may go to any slot, its normal side up. A disc that lies there leaves the game, even an upgraded one.
    .end = **Ending.** You may leave actions unused. After the Action phase there may be intrigues; then you take your knowledge and the wheel turns.
    .start = **The beginning.** In the base game you take a resource of your choice and enter one track free of charge.
    .wheel = **Building your wheel** (expert game): six discs, two in the active half and four in the other, with one in the small ring, two in the medium and three in the large.
    .scoring = **Scoring.** A chamber’s value grows with every politician seated in it. Whoever is still in the cave has level 0 there, so the Division chamber needs all four tracks. Nothing left over is worth a point. Ties: fewer ships and warehouses (or factories, if the table says so), else shared.
    .game-end = **The end** comes after 16 rounds with two players, 15 with three, 14 with four. Prices of special actions and intrigues rise on the way.
    .glossary =
        { "" }**Words of the game**
        - **Ambassador**: your piece on the islands. The **harbour** is where it begins.
        - **Cave**: level 0 of a track.
        - **Chamber**: six in the town hall; it says what a level is worth.
        - **Disc**: an action on your wheel. **Upgraded**: turned over, it may act twice.
        - **Factory**: on a site of an island; brings warehouses and knowledge.
        - **Goods**: simple (propeller, sail, compass) and complex (lamp, piston).
        - **Knowledge**: pays for special actions and intrigues.
        - **Path**: slots of the three rings that touch.
        - **Politician**: seated ones raise a chamber’s value, waiting ones can be seated.
        - **Representative**: your piece on a track.
        - **Resources**: energy, mycelium, obsidian.
        - **Ship**: one more resource from each disc of its kind.
        - **Toll**: a resource for every other player above you on a track, or on your island.
        - **Warehouse**: room for one good, empty or full.

topic-game-end = the end of the game
topic-scoring = scoring
topic-glossary = glossary
