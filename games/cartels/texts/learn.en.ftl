# Cartels: what the guide of a first game says.

learn-place = { $workers ->
    [one] The worker of your workshop goes into one of the three closed cartels and waits there until it opens
   *[other] All { $workers } workers of your workshop go into the three closed cartels, split as you like. They wait there until a cartel opens
 }; then whoever has most inside takes first. Next to open, in round { $opens }: { $cartels }.
learn-patience = Your workers from before are still inside, and you have { $workers ->
    [one] one new one
   *[other] { $workers } new ones
 }. What opens later can still be filled later: in round { $opens } it is the turn of { $cartels }.
learn-split = Think of what your machine needs: each cartel has goods of its own, and all have gold. A big lead in one cartel often serves better than a little everywhere.
learn-take = The cartel is open. In the order of workers everybody takes one good, the first one two at first, round and round. Look at the costs in the design office, and take first what you lack most. You can hold 4 of a kind.
learn-goods = You have { $gold } gold. Gold buys upgrades, and many machines need it; there is only little in each depot. Instead of a good you may take the First Engineer and begin the machine phase.
learn-machines = The machine phase: build one of the three cards if you can pay it, buy an upgrade for gold, or pass. Passing is not final as long as others act. An upgrade bought early works through the whole game, until round { $last }.
learn-office = Cards move down the office; the lowest leaves first. If you can nearly pay a card, think of whether it will still be there. Your objective, seen by you alone, says which types and nations bring you more.
learn-time = Your time machine lets you add a worker of the next round, now that you see how many all have. It is worth it where one worker changes the order.
learn-good-place = It puts most workers where the goods are that you need, and where it opens soon.
learn-good-take = It is what you lack most for a machine in the office.
learn-good-build = Points on the table are safe, and the goods would only fill your warehouse.
learn-good-upgrade = The earlier you have it, the longer it serves you.
learn-good-exchange = It turns what you have too much of into what you lack.
learn-good-pass = You save your goods for something better, and may still act if others do.
learn-good-send = One worker more changes the order here.
