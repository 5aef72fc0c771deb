# Noria: what would make a refused move legal.

why-no-turn-yet = First everybody makes ready: a resource, a track or a wheel. Then the first round begins.
why-no-influence-over = Night Shifts and Modifications come before the first disc of a turn: next turn again.
why-no-action-over = Discs are used before intrigues: next turn again.
why-no-knowledge = Get { $price } knowledge: inspect discs, build factories, or sell goods on the Black Market.
why-no-inactive = Only the lower half acts. All rings turn at the end of your turn; a Night Shift turns one now.
why-no-ring-twice = One disc of each ring in a turn. Use a disc of another ring.
why-no-path = All discs of a turn lie on one path. Choose one that touches those used, or begin otherwise next turn.
why-no-action-left = { $most } actions are the most in a turn: next turn again.
why-no-other-disc = Take the remaining actions of the disc in use, or end it.
why-no-fresh-upgrade = A disc turned this turn acts from your next turn on.
why-no-double-plain = Upgrade the disc with a Tool disc, or use it once.
why-no-second-double = One disc a turn may act twice. Use this one once.
why-no-action = Inspect it for 1 knowledge, or get what its actions cost first.
why-no-bonus-late = In this edition use the Bonus disc first, next turn.
why-no-bonus-early = In this edition use another disc first; the Bonus disc then repeats it.
why-no-price = Get { $price } { $price ->
    [one] resource
   *[other] resources
}: use resource discs, or buy resources on the Black Market for knowledge.
why-no-investment = Get what the next level and the toll cost: resource discs, production, or the Black Market.
why-no-level-left = Nine is the highest level. Invest in another track.
why-no-staying = Go to another island, known or new.
why-no-neighbour = In the expert game you go to a neighbour of your island only. Get there step by step.
why-no-toll = Get { $toll } { $toll ->
    [one] resource
   *[other] resources
} for the other ambassadors there, or go where nobody is.
why-no-ship = Take another ship, build a factory, or travel to an island with { $kind }.
why-no-site-free = Choose a free site, here or on another island.
why-no-warehouse = Build a factory on a site with warehouses for { $good }, or sell a full one on the Black Market.
why-no-ingredients = Get { $needs } first: resource discs or the Black Market.
why-no-mixed-production = Make it two productions: several of one kind, or one each of several.
why-no-trade-now = The Black Market opens with the Action phase of your turn.
why-no-trade-inside = Trade before or after the disc in use.
why-no-good = Produce { $good } with a Tool disc first.
why-no-place-yet = You lay the disc when your turn ends.
why-no-CIT = Activate a City disc of your lower half first.
why-no-TRA = Activate a Travel disc of your lower half first.
why-no-TOO = Activate a Tool disc of your lower half first.
why-no-BON = Activate a Bonus disc of your lower half first.
why-no-payment = Choose one of the payments offered; each pays the price exactly.
