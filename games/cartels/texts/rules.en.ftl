# Cartels: the rules in short, as a whole and by topic. Topics named like verbs are shown when they apply.

rules =
    { "" }**Aim.** Build machines and fulfil your secret objective; the most victory points (VP) win.
    { "" }**A round in five lines**
    1. From the first player on, everybody puts all workers of the workshop into the three closed cartels.
    2. In a production round the cartels shown on the track are opened one by one: whoever has most workers inside takes first from its depot.
    3. After each opening, owners of a time machine may add a worker.
    4. Then everybody in turn builds a machine, buys an upgrade or passes, until all have passed in a row.
    5. The workshops are refilled, and the Priority card goes on to the next player.
    .place = **Placing.** All workers must go, in any split; zero in a cartel is fine. They stay inside until that cartel opens. Your workshop is refilled afterwards, so you have the full number again next round.
    .send = **Time machine.** After a cartel was opened you may add one worker of your workshop to your count there. You will have one fewer next round.
    .take = **Collecting.** Rank 1 takes two goods on the first turn, every other turn is one, round and round until the depot is empty. You cannot hold more than 4 of a kind, gold included. Instead of a good you may take the First Engineer, who begins the machine phase. Ties in rank are broken by special cards.
    .build = **Building.** Pay the cost of one of the three cards in the design office. The cards above move down and a new one comes to the top. A Strike among them costs two players workers of the next round.
    .upgrade = **Upgrades** cost gold: a fourth worker (3), the time machine (2), the converter (1). They work from the next phase on. With the converter you may pay two other resources for each missing one, never for gold.
    .exchange = **Exchange** before your action: 3 gold for 1 resource, or any 3 resources for 1 gold.
    .pass = **Passing** is not final: you may act later in the phase if somebody else acts. When all pass in a row the phase ends, and the design office may change.
    .game-end = **The end** comes after round 25 with two or three players, after round 29 with four. Then the objectives are shown and everything is counted.
    .scoring = **Scoring.** Machines count their points. Your objective has two halves: three types (4 VP) and three nations (3 VP). Each icon needs a machine of its own. Ties: most goods, then the best machine, else shared.
    .two = **Two players** play with an NPC: a special card says how many workers it has in an opened cartel, another what it takes. It does nothing else.
    .glossary =
        { "" }**Words of the game**
        - **Cartel**: a closed cube into which workers go; opened in production rounds.
        - **Depot**: the goods that lie beside a cartel.
        - **Design office**: the three machine cards that can be built. The lowest leaves first.
        - **First Engineer**: taken instead of a good; begins the machine phase.
        - **Goods**: six resources, and gold.
        - **Objective**: your secret card with three types and three nations.
        - **Priority card**: marks who begins the round.
        - **Production round**: a round in which cartels are opened.
        - **Stock**: the workers that will refill your workshop.
        - **Workshop**: your workers, goods, upgrades and machines.

topic-game-end = the end of the game
topic-scoring = scoring
topic-two = two players
topic-glossary = glossary
