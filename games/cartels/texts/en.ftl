# Cartels: everything its table says, in English.

title = Cartels
tagline = Send workers into closed cartels, collect what they earn, and build the finest machines.

verb-place = place
verb-place-description = Put all your workers into the three cartels
verb-send = send
verb-send-description = Send a worker through your time machine, or keep it
verb-take = take
verb-take-description = Take a good, or the First Engineer, from the open depot
verb-build = build
verb-build-description = Build a machine from the design office
verb-upgrade = upgrade
verb-upgrade-description = Buy an upgrade for your workshop
verb-exchange = exchange
verb-exchange-description = Exchange goods before your action
verb-pass = pass
verb-pass-description = Pass; you may still act later if others do

option-show_cubes = Show the cubes
option-show_cubes-description = Show how many workers lie in the closed cartels
option-objective_all_or_nothing = Strict objectives
option-objective_all_or_nothing-description = An objective card scores only when both its halves are fulfilled

# Questions

ask-place = { $count ->
    [one] Place your worker: which cartel?
   *[other] Place your { $count } workers: how many into each cartel?
}
ask-time-machine = { $cartel } is open: you have { $count } there, the most is { $most }. Send a worker of the next round?
ask-take = Take something from the depot of { $cartel }.
ask-machine = Build, upgrade or pass? You may exchange goods first.

# Answers

option-place = Ironmasters { $a } · Fuel { $b } · Glass { $c }
option-send = Send a worker
option-no-send = Keep my workers
hint-send = You would have { $count } here and { $left } in the workshop for the next round.
option-take = Take { $kind }
option-take-nothing = Take nothing
hint-engineer = You would begin the machine phase.
option-build = Build { $card } ({ $points } VP)
hint-pay = Pay { $goods }.
option-upgrade = Install the { $upgrade } ({ $cost } gold)
hint-fourth = A fourth worker each round, from the next round on.
hint-time = Add a worker to a cartel after it was opened.
hint-converter = Pay two other resources for each that is missing, from the next machine phase on.
option-exchange = Exchange { $goods } for 1 { $kind }
option-pass = Pass
hint-pass = The phase ends when everybody has passed in a row.
amount = { $count } { $kind }

# What happens

round = Round { $round } begins; { $player } has the Priority card.
placed = { $player } places Ironmasters { $a } · Fuel { $b } · Glass { $c }.
no-workers = { $player } has no workers to place.
opened = { $cartel } opens.
counted = { $player }: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}.
npc-counted = The NPC draws { $card } and has { $count ->
    [one] 1 worker
   *[other] { $count } workers
}.
npc-prefers = The NPC draws { $card } to choose by.
npc-took = The NPC takes { $kind }.
time-machine-used = { $player } sends a worker to { $cartel } through the time machine and has { $count } there.
time-machine-idle = { $player } leaves the time machine alone.
drew = { $player } draws { $card } ({ $value }).
ranked = Place { $place } in the order: { $player }.
took = { $player } takes { $kind }.
wasted = { $count ->
    [one] 1 good in the depot of { $cartel } finds no room and is lost.
   *[other] { $count } goods in the depot of { $cartel } find no room and are lost.
}
machines-start = The machine phase begins with { $player }.
built = { $player } builds { $card } for { $goods }.
upgraded = { $player } installs the { $upgrade }.
exchanged = { $player } exchanges { $goods } for 1 { $kind }.
passed = { $player } passes.
nothing-built = Nobody built a machine.
change-card = { $card } is drawn: the office changes.
no-change-card = { $card } is drawn: the office stays as it is.
change = { $card } leaves the design office.
office-new = { $card } comes to the design office.
strike = Strike!
strike-hits = { $count ->
    [0] { $player } has no workers left to strike.
    [one] 1 worker of { $player } strikes in the next round.
   *[other] { $count } workers of { $player } strike in the next round.
}
merged-deck = The greater machines are shuffled in: { $count } { $count ->
    [one] card
   *[other] cards
 } to draw.
merged-discards = The discarded machines are shuffled in again: { $count } { $count ->
    [one] card
   *[other] cards
 } to draw.
revealed = { $player } had { $card } and ends with { $score } VP.
end = The game ends after round { $round }.
score-machines = Machines
score-types = Objective: types
score-nations = Objective: nations

# Why not

not-now = This is not the moment for that.
place-how = Say how many go into each of the three cartels, { $count } in all: for example 2-1-0.
place-all = All { $count } of your workers must go; that split has { $given }.
engineer-gone = The First Engineer is already taken.
not-in-depot = There is no { $kind } left in the depot of { $cartel }.
full = You already hold { $capacity } { $kind }: your warehouse has no room for more.
slot-empty = That slot of the design office is empty.
needs-gold = { $card } needs { $need } gold and you have { $have }; the converter cannot make gold.
converter-fresh = Your converter works from the next machine phase on.
cannot-pay = You lack { $goods } for { $card }.
pay-how = { $card } costs { $goods }; that payment does not fit.
upgrade-owned = You already have the { $upgrade }.
upgrade-gold = The { $upgrade } costs { $need } gold and you have { $have }.
exchange-have = All you have: { $goods }.
exchange-how = Exchange { $gold } gold for one resource, or { $resources } resources for one gold.

# Pictures and the text form

picture-round = Round { $round } of { $last }
picture-phase-workers = Workers
picture-phase-cartels = Cartels
picture-phase-machines = Machines
picture-phase-over = Final score
picture-open = open now
picture-opens-next = opens this round
picture-opens = opens in round { $round }
picture-opens-never = opens no more
picture-cube-hidden = contents hidden
picture-order = Order
picture-takes = { $count ->
    [one] takes 1
   *[other] takes { $count }
}
picture-passes = { $count } of { $seats } passed
picture-npc-sign = N
picture-office = Design office
picture-slot-top = top, new
picture-slot-middle = middle
picture-slot-bottom = bottom, leaves first
picture-pile = Draw pile: { $count }
picture-later = Deck 2: { $count }
picture-discards = Discards: { $count }
picture-workers = Workers
picture-stock = Stock: { $count }
picture-priority = Priority
picture-engineer = Engineer
picture-fresh = new
picture-no-machines = no machines yet
picture-private = Only you see this
picture-objective = Your objective: { $name }
picture-lacking = What the office asks of you
picture-missing = still missing
picture-affordable = You can build it.
picture-affordable-converter = You can build it with the converter.

alt-title = Cartels, round { $round } of { $last }: { $phase }.
alt-open = { $cartel } is open.
alt-office = In the design office: { $cards }.
alt-workshop = { $player }: { $points } VP, { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
}, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
text-title = Cartels, round { $round } of { $last }: { $phase }
text-seat = { $player } (seat { $number })
text-turn = { $player } is to move.
text-priority = { $player } has the Priority card.
text-engineer = { $player } holds the First Engineer.
text-engineer-free = The First Engineer is on the board.
text-passes = Passed in a row: { $count } of { $seats }.
text-track = Round track
text-track-round = { $round } ({ $cartels })
text-track-coming = Cartels will open in rounds { $rounds }.
text-track-past = They opened in rounds { $rounds }.
text-merges = Deck 2 is shuffled in after round { $deck }, the discards after round { $discards }.
text-cartel = { $letter }, { $cartel }: { $status }.
text-of = { $count } of { $full } { $kind }
text-depot = Depot: { $goods }.
text-cube = Workers inside: { $workers }.
text-cube-hidden = Its workers are not shown.
text-count = { $player } { $count }
text-order = Order track
text-order-now = { $line }: takes now, { $count } left
text-npc = The NPC takes next: { $kinds }.
text-machine = { $card } ({ $type }, { $nation }, { $points } VP)
text-slot = { $slot }: { $machine }, for { $goods }.
text-slot-empty = { $slot }: empty.
text-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
text-later = Deck 2: { $count } { $count ->
    [one] card
   *[other] cards
 }, shuffled in after round { $round }.
text-discards = Discards: { $count ->
    [0] none
   *[other] { $cards }
}.
text-workshop = { $player }, seat { $number }: { $points } VP
text-machine-points = Machines: { $points } VP.
text-workers = Workers: { $workers } in the workshop, { $stock } in the stock.
text-goods = Goods, at most { $capacity } of each: { $goods }.
text-upgrade-owned = Upgrade: { $upgrade }, installed.
text-upgrade-fresh = Upgrade: { $upgrade }, installed, works from the next phase on.
text-upgrade-open = Upgrade: { $upgrade }, not bought, costs { $cost } gold.
text-machines = Machines: { $count ->
    [0] none
   *[other] { $machines }
}.
text-objective = Objective: { $card }
text-half-done = { $label }: fulfilled, { $points } VP: { $icons }.
text-half-open = { $label }: not fulfilled, would be { $points } VP: { $icons }.
text-served = { $icon } by { $machine }
text-unserved = { $icon } missing
text-affordable = { $card }: you can build it.
text-converter = { $card }: you can build it with the converter; you lack { $goods }.
text-lacking = { $card }: you lack { $goods }.
