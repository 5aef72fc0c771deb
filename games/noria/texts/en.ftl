# Noria: everything its table says, in English.

title = Noria
tagline = Turn the three rings of your wheel, use what comes round, and bend the town hall to your projects.

verb-activate = activate
verb-activate-description = Activate a disc of your wheel’s active half
verb-inspect = inspect
verb-inspect-description = Inspection: leave a disc alone and take 1 knowledge
verb-buy = buy
verb-buy-description = City: take a disc from the market
verb-invest = invest
verb-invest-description = City: rise one level on a track
verb-travel = travel
verb-travel-description = Travel: sail to another island
verb-ship = ship
verb-ship-description = Travel: take a ship where you are
verb-factory = factory
verb-factory-description = Travel: build a factory where you are
verb-upgrade = upgrade
verb-upgrade-description = Tool: turn a disc to its upgraded side
verb-produce = produce
verb-produce-description = Tool: fill your warehouses
verb-bonus = bonus
verb-bonus-description = Bonus: choose the disc that acts once more
verb-trade = trade
verb-trade-description = Black Market: goods for knowledge, knowledge for resources
verb-shift = shift
verb-shift-description = Night Shift: turn the medium or the large ring one step
verb-modify = modify
verb-modify-description = Modification: swap two discs or move one to an empty slot
verb-intrigue = intrigue
verb-intrigue-description = Intrigue: seat a politician in a chamber
verb-remove = remove
verb-remove-description = Intrigue: send another politician away
verb-pay = pay
verb-pay-description = Choose what to pay with
verb-place = place
verb-place-description = Lay a disc you bought into your wheel
verb-end = end
verb-end-description = End your turn, a phase, or the actions of a disc
verb-start = start
verb-start-description = Choose your first resource and your first track
verb-wheel = wheel
verb-wheel-description = Expert game: build your wheel

option-mode = Game
option-mode-description = Expert: everybody builds a wheel, islands form a circle, no gifts at the start
option-mode-base = base game
option-mode-expert = expert game
option-edition = Edition
option-edition-description = The Bonus disc comes before other discs (German) or after them (French)
option-edition-de = German
option-edition-fr = French
option-market_layout = Market
option-market_layout-description = How City, Travel, Tool and Bonus discs are priced; the expert game draws lots
option-market_layout-first_game = as in a first game
option-market_layout-random = by lot
option-tie_break = Ties
option-tie_break-description = What decides a tie besides ships: fewer warehouses, or fewer factories
option-tie_break-warehouses = warehouses
option-tie_break-factories = factories
option-market_inside_disc = Black Market inside a disc
option-market_inside_disc-description = Whether you may trade between two actions of one disc
option-market_inside_disc-edition = as in the edition
option-market_inside_disc-yes = allowed
option-market_inside_disc-no = forbidden
option-bonus_double_is_free = Free double Bonus
option-bonus_double_is_free-description = A doubled Bonus disc leaves the turn’s one double to another disc

# Things

amount = { $count }× { $thing }
upgraded-disc = upgraded { $disc }
empty-slot = empty slot
ring-small = small ring
ring-medium = medium ring
ring-large = large ring
slot-S0 = small top
slot-S1 = small bottom
slot-M0 = medium top left
slot-M1 = medium top right
slot-M2 = medium bottom right
slot-M3 = medium bottom left
slot-L0 = large top left
slot-L1 = large top
slot-L2 = large top right
slot-L3 = large bottom right
slot-L4 = large bottom
slot-L5 = large bottom left
brief-S0 = small
brief-S1 = small
brief-M0 = medium left
brief-M1 = medium right
brief-M2 = medium right
brief-M3 = medium left
brief-L0 = large left
brief-L1 = large centre
brief-L2 = large right
brief-L3 = large right
brief-L4 = large centre
brief-L5 = large left
price-one = { $units }× { $kinds }
price-any = { $units } of any kind ({ $kinds })
price-same = { $units } of one kind ({ $kinds })
price-different = { $units } of different kinds ({ $kinds })
score-line = { $chamber }

# Questions

ask-resource = Take one resource to start with.
ask-track = Move one representative to the first level of a track, free of charge.
ask-active = Build your wheel: which two slots of the active half get discs?
ask-inactive = Build your wheel: which four slots of the inactive half get discs?
ask-discs = Build your wheel: put the six discs in order for { $slots }.
ask-influence = Your turn. Influence first if you like, then activate discs of one path.
ask-action = Action phase: { $done ->
    [0] activate or inspect discs of one path.
   *[other] { $done } of { $most } actions done.
}
ask-politics = Politics: another intrigue, or end your turn?
ask-act = { $disc }: { $left ->
    [one] what is its action?
   *[other] { $left } actions. What is the next?
}
ask-modify = Modification: where does the { $disc } go?
ask-pay-disc = { $disc }: pay { $price } { $price ->
    [one] resource
   *[other] resources
} of your choice.
ask-pay-level = { $track }, level { $level }: pay { $price }{ $toll ->
    [0] .
    [one] {""} and a toll of 1 resource.
   *[other] {""} and a toll of { $toll } resources.
}
ask-pay-toll = { $island }: pay a toll of { $toll } { $toll ->
    [one] resource
   *[other] resources
} of your choice.
ask-island = { $island }: take a ship or build a factory.
ask-remove = Which chamber’s waiting politician leaves the game?
ask-place = Where does your new { $disc } go?

# Answers

start-resource = Take 1 { $kind }
start-track = Enter { $track }
wheel-slots = { $slots }
wheel-disc = { $disc }
activate = Activate the { $disc } ({ $slot })
activate-double = Use the { $disc } double ({ $slot })
activate-hint = { $count ->
    [one] One action.
   *[other] { $count } actions.
}
activate-gain = You gain { $gain }× { $kind }.
activate-bonus = { $count ->
    [one] One more action for another disc.
   *[other] Two more actions for other discs.
}
inspect = Inspect the { $disc } ({ $slot })
end-disc = Leave it at that
end-influence = Go on to the action phase
end-influence-hint = The Black Market opens; Night Shifts and Modifications are over.
end-turn = End your turn
end-turn-hint = { $income ->
    [0] Your wheel turns
   *[other] You take { $income } knowledge and your wheel turns
}{ $pending ->
    [0] .
    [one] , then you place your new disc.
   *[other] , then you place your { $pending } new discs.
}
shift = Turn the { $ring } for { $price } knowledge
shift-hint = Then active in this ring: { $discs }.
modify = Move the { $disc } ({ $slot }) for { $price } knowledge
modify-swap = Swap with the { $disc } ({ $slot })
modify-move = Empty slot: { $slot }
buy = { $disc } from the market, { $price ->
    [0] free
    [one] for 1 resource
   *[other] for { $price } resources
}
invest = Invest: { $track }, level { $level }{ $toll ->
    [0] {""}
   *[other] {""} (+{ $toll } toll)
}
invest-hint = Price: { $price }. Its chamber gives { $points } { $points ->
    [one] point
   *[other] points
 } a level now.
pay = Pay { $what }
travel = { $island }{ $toll ->
    [0] {""}
   *[other] {""} (toll { $toll })
}
travel-hint = Ships: { $ships ->
    [0] none
   *[other] { $kinds }
}. Free sites: { $sites ->
    [0] none
   *[other] { $sites } ({ $goods })
}.
travel-new = Reveal a new island and go there
travel-new-hint = No toll. It cannot be taken back.
ship = Take a ship for { $kind }
ship-hint = Each of your discs for it then brings { $count }.
factory = Build a factory: { $warehouses } { $warehouses ->
    [one] warehouse
   *[other] warehouses
} for { $good }
factory-hint = Recipe: { $needs }. Income then: { $income } knowledge a turn.
upgrade = Upgrade the { $disc } ({ $slot })
produce = Produce { $goods }
produce-hint = It takes { $needs }.
bonus-de = The { $disc } acts once more ({ $slot })
bonus-fr = Repeat the { $disc } ({ $slot })
sell = Sell 1 { $good } for { $knowledge } knowledge
trade = Buy 1 { $kind } for { $price } knowledge
intrigue = Seat a politician: { $chamber } ({ $price } knowledge)
intrigue-hint = Its value rises from { $now } to { $then }.
remove = { $chamber } ({ $upper } waiting)
place = { $slot }
place-over = { $slot }, instead of the { $disc }

# What happens

built-wheel = { $player } has built a wheel.
took-resource = { $player } takes 1 { $kind }.
entered = { $player } enters { $track }.
round = Round { $round } of { $rounds }. A first intrigue costs { $price } knowledge.
shifted = { $player } turns the { $ring } for { $price } knowledge.
modified-swap = { $player } swaps the { $disc } and the { $other } for { $price } knowledge.
modified-move = { $player } moves the { $disc } ({ $slot }) for { $price } knowledge.
activated = { $player } activates the { $disc }.
activated-double = { $player } activates the { $disc } for two actions.
activated-gain = { $player } activates the { $disc } and gains { $gain }× { $kind }.
inspected = { $player } inspects the { $disc } and takes 1 knowledge.
gathered = { $player } gains { $gain }× { $kind }.
bought = { $player } buys one { $disc } for { $paid }.
bought-free = { $player } takes one { $disc } from the market.
invested = { $player } rises to level { $level } of { $track } for { $paid }.
revealed = { $player } discovers { $island }, with ships: { $ships }.
travelled = { $player } sails to { $island }.
travelled-toll = { $player } sails to { $island } and pays { $paid }.
shipped = { $player } takes a ship for { $kind } and has { $now } of them now.
built = { $player } builds a factory with { $warehouses ->
    [one] a warehouse
   *[other] { $warehouses } warehouses
} for { $good }.
upgraded = { $player } upgrades the { $disc } ({ $slot }).
produced = { $player } produces { $goods } from { $needs }.
bonus-named = { $player } gives the { $disc } one more action.
bonus-repeated = { $player } repeats the { $disc }.
sold = { $player } sells 1 { $good } on the Black Market for { $knowledge } knowledge.
traded = { $player } buys 1 { $kind } on the Black Market for { $price } knowledge.
intrigued = { $player } seats a politician ({ $chamber }) for { $price } knowledge: { $value } { $value ->
    [one] point
   *[other] points
 } a level.
removed = { $player } sends a waiting politician away ({ $chamber }).
administered = { $income ->
    [0] { $player }’s wheel turns.
   *[other] { $player } takes { $income } knowledge, and the wheel turns.
}
placed = { $player } lays the { $disc } into the wheel ({ $slot }).
placed-over = { $player } lays the { $disc } over the { $other }, which leaves the game ({ $slot }).
won = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
 }.
won-warehouses = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
 }, and fewer ships and warehouses.
won-factories = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
 }, and fewer ships and factories.
shared = { $players } share the victory with { $points } { $points ->
    [one] point
   *[other] points
 }.

# Why not

no-turn-yet = The first round has not begun yet.
no-influence-over = The Influence phase of this turn is over.
no-action-over = The Action phase of this turn is over.
no-shift-small = A Night Shift turns the medium or the large ring, never the small one.
no-knowledge = That costs { $price } knowledge, and you have { $have }.
no-slot = There is no slot { $slot }.
no-such-disc = There is no disc { $disc }.
no-disc-there = There is no disc in that slot ({ $slot }).
no-inactive = That slot is in the inactive half of your wheel ({ $slot }).
no-ring-twice = You have used the { $ring } this turn.
no-path = That slot lies on no path with the slots used this turn ({ $slot }).
no-action-left = You have taken all { $most } actions of a turn.
no-other-disc = Finish the actions of the disc in use first.
no-fresh-upgrade = The { $disc } was turned this turn and can act from your next turn on.
no-double-plain = Only an upgraded disc can be used double; this { $disc } is not.
no-second-double = You have used a disc double this turn already.
no-action = The { $disc } has no action that you could take now; you may inspect it.
no-bonus-late = A Bonus disc comes before all other discs of the turn.
no-bonus-early = A Bonus disc comes after another disc of the turn.
no-bonus-on-bonus = A Bonus disc cannot serve a Bonus disc.
no-bonus-target = The Bonus disc finds no other disc to serve.
no-repeat = The { $disc } has not been activated this turn.
no-CIT = That is an action of the City disc, which is not in use now.
no-TRA = That is an action of the Travel disc, which is not in use now.
no-TOO = That is an action of the Tool disc, which is not in use now.
no-BON = That is for the Bonus disc, which is not in use now.
no-disc-left = There is no { $disc } left on the market.
no-price = The { $disc } costs { $price } { $price ->
    [one] resource
   *[other] resources
 }, and you have { $have }.
no-track = There is no track { $track }.
no-level-left = You are at the top of { $track }.
no-investment = { $track } costs { $price }{ $toll ->
    [0] {""}
   *[other] {""} and a toll of { $toll }
}; you have { $have }.
no-new-island = All islands of this game have been revealed.
no-island = There is no island { $island }.
no-island-yet = { $island } is not in play.
no-staying = Your ambassador is on { $island } and must go to another island.
no-neighbour = { $island } is not next to { $here }.
no-toll = { $island } asks for a toll of { $toll }, and you have { $have } { $have ->
    [one] resource
   *[other] resources
 }.
no-ship = There is no ship for { $kind } where you are.
no-factory-left = You have built all your { $most } factories.
no-site = There is no site { $site } where you are.
no-site-free = The site { $site } is taken.
no-upgrade-itself = A Tool disc cannot upgrade itself.
no-upgrade-twice = This is an { $disc } already.
no-production = “{ $order }” is nothing that can be produced.
no-mixed-production = Produce several of one kind or one each of several kinds, not both.
no-warehouse = You have { $empty } empty { $empty ->
    [one] warehouse
   *[other] warehouses
 } for { $good }.
no-ingredients = That takes { $needs }; you have { $have }.
no-trade-now = The Black Market is open in the Action phase only.
no-trade-inside = The Black Market is closed while a disc acts.
no-good = You have no { $good } to sell.
no-such-trade = { $thing } is not traded on the Black Market.
no-chamber = There is no chamber { $chamber }.
no-politicians = No politicians are waiting any more.
no-politician = No politician is waiting ({ $chamber }); those seated stay.
no-place-yet = Discs you bought are placed at the end of your turn.
no-payment = That does not pay the price.

# Pictures

picture-cave = cave
picture-seats = seats and points a level
picture-waiting = waiting
picture-value = value
picture-SPE = The highest level of each house counts
picture-DIV = The lowest of the four levels counts
picture-market = Market
picture-price = { $price ->
    [0] free
    [one] 1 resource
   *[other] { $price } resources
}
picture-islands = Islands
picture-circle = Islands in a circle: the last lies beside the first
picture-unseen = { $count ->
    [0] all islands are in sight
    [one] 1 island still unseen
   *[other] { $count } islands still unseen
}
picture-first = Starts
picture-income = +{ $income } a turn
picture-phase-influence = Influence
picture-phase-action = Action
picture-phase-politics = Politics
picture-phase-administration = Administration
picture-stage-wheels = Building wheels
picture-stage-resources = First resource
picture-stage-tracks = First track
picture-stage-over = Game over
picture-own = Your house, { $points } { $points ->
    [one] point
   *[other] points
 } now
picture-wheel = Your wheel
picture-active = active now
picture-coming = active next turn
picture-ways = Combinations: one of these
picture-next = Next turn
picture-levels = Next levels
picture-top = at the top
picture-toll = +{ $toll } toll
picture-slot-S1 = small
picture-slot-M2 = medium right
picture-slot-M3 = medium left
picture-slot-L3 = large right
picture-slot-L4 = large centre
picture-slot-L5 = large left

# The board in words

alt-title = Noria{ $round ->
    [0] {""}
   *[other] , round { $round } of { $last }
}: { $phase }.
alt-values = Points a level: { $values }.
alt-house = { $player } has { $points } { $points ->
    [one] point
   *[other] points
 }; levels: { $levels }; knowledge { $knowledge }, resources { $resources }, ships { $ships }, factories { $factories }.
text-title = { $round ->
    [0] { $phase }
   *[other] Round { $round } of { $last }: { $phase }
}
text-turn = It is { $player }’s turn.
text-first = { $player } starts every round.
text-rules = Rules: { $mode }, { $edition } edition; ties: fewer ships and { $tie }.
text-actions = Actions taken: { $done } of { $most }.
text-activated = Activated: { $discs }
text-inspected = Inspected: { $discs }
text-fresh = Upgraded this turn: { $discs }
text-doubled = A disc has been used double this turn.
text-extra = The { $disc } has { $count ->
    [one] one more action
   *[other] { $count } more actions
} to come.
text-acting = The { $disc } is acting; actions left: { $left }.
text-repeats = It repeats the { $disc }.
text-seat = { $player } (seat { $number })
text-prices = Prices in knowledge
text-price = { $what }: { $price }
text-gear = From round { $round } on a first intrigue costs { $price }.
text-surcharge = From round { $round } on a first Night Shift costs { $shift } and a first Modification { $modification }.
text-tracks = Tracks
text-track = { $track }: { $levels }
text-track-prices = paid with { $pays }; levels 1 to 9 cost { $levels }
text-level = { $player } { $level ->
    [0] in the cave
   *[other] { $level }
}
text-chambers = Chambers
text-chamber = { $chamber }: { $value } { $value ->
    [one] point
   *[other] points
 } a level; { $seated } seated, { $upper } waiting, { $next } with one more
text-value = { $chamber } { $value }
text-stack = { $disc }: { $count } left, { $price }
text-harbour = still in the harbour: { $players }
text-island = { $island }; ships: { $ships }
text-sites = sites: { $sites }
text-site = { $count }× { $good } (free)
text-site-taken = { $count }× { $good } ({ $player })
text-ambassadors = ambassadors: { $players }
text-house = { $player } (seat { $number }), { $points } { $points ->
    [one] point
   *[other] points
 }
text-points = Points now: { $points }
text-disc = { $disc } ({ $slot })
text-disc-barred = { $disc } ({ $slot }), only to inspect
text-wheel-active = Active: { $discs }
text-wheel-resting = Inactive: { $discs }
text-wheel-coming = Active next turn: { $discs }
text-pending = To be placed: { $discs }
text-knowledge = Knowledge: { $knowledge }, and { $income } more each turn
text-resources = Resources: { $things }
text-ships = Ships: { $things }
text-store = { $good } { $full } of { $count }
text-stores = Full warehouses: { $stores }
text-recipe = { $good } is made of { $needs }
text-factories = Factories: { $built } of { $most }
text-clutter = Ships and buildings that count in a tie: { $count }
text-plan = Slots chosen for your wheel: { $slots }
text-way = Together you can use: { $discs }
text-price-any = { $units }
text-price-same = { $units } alike
text-price-different = { $units } different
text-rise = { $track }, level { $level }: { $price } ({ $pays }){ $toll ->
    [0] {""}
   *[other] {""}, toll { $toll }
}
text-rise-payable = { $track }, level { $level }: { $price } ({ $pays }){ $toll ->
    [0] {""}
   *[other] {""}, toll { $toll }
}; you can pay it
