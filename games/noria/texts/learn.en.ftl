# Noria: what the guide of a first game says.

learn-resource = You begin with one resource more. Each of the three goes with a disc on your wheel and with ships; later all of them are needed.
learn-track = You enter one of four tracks for nothing. At the end every level counts what its chamber says. Refining is paid with obsidian, Settlement with energy and mycelium, the other two with goods, which cost more but are worth more.
learn-turn = Your turn. First you may pay knowledge (you have { $knowledge }) to turn a ring; then you use discs of the lower half of your wheel. At the end of the turn all rings turn one step, so look at what comes down next.
learn-path = You may use one disc of each ring, and they must touch: the picture of your house shows which go together. A resource disc brings one resource for each ship of its kind.
learn-action = The order matters: first discs that bring something, then those that spend it. What you do not want to use can be inspected for 1 knowledge. You have { $resources } { $resources ->
    [one] resource
   *[other] resources
}.
learn-disc = A City disc buys a new disc or rises on a track, a Travel disc goes to an island, a Tool disc upgrades or produces. New discs make every later turn stronger; levels make points.
learn-island = On an island you take a ship, so that its discs bring more, or build a factory, which gives warehouses and, every second time, knowledge each turn (now { $income }).
learn-remove = After an intrigue a waiting politician of any chamber leaves for good. Take one from a chamber in which you do not want others to gain.
learn-politics = With { $intrigue } knowledge you can seat another politician: the chamber then gives more for every level, for everybody. Raise what you are ahead in. Round { $round } of { $rounds }.
learn-place = The new disc goes to any slot; a disc that lies there leaves the game. Empty slots of the upper half come down soon.
learn-good-start = It fits what your wheel can do first.
learn-good-activate = It gives more than an inspection would, and leaves the other rings free.
learn-good-inspect = 1 knowledge is more than this disc could do for you now.
learn-good-end = There is nothing better to do this turn.
learn-good-intrigue = The chamber is worth more for every level that you have there.
learn-good-remove = It keeps a chamber low that others are better at.
learn-good-shift = It brings a disc down a turn earlier.
learn-good-buy = A disc bought early acts through the whole game.
learn-good-invest = A level counts at the end, and before the others it costs no toll.
learn-good-pay = It spends what you have most of.
learn-good-place = There it acts soon and goes well with its neighbours.
learn-good-travel = A new island has all its ships and sites, and nobody to pay a toll to.
learn-good-ship = From now on each disc of that kind brings one more.
learn-good-factory = Warehouses are needed for the two tracks that are worth most.
learn-good-upgrade = An upgraded disc may act twice, for the rest of the game.
learn-good-produce = Goods pay for the tracks that are worth most.
learn-good-trade = It gets what is missing for a better action.
