# Cartels: what would make a refused move legal.

why-not-now = Each move has its phase: workers are placed first, goods are taken from open cartels, machines and upgrades come in the machine phase.
why-place-how = Three numbers that add up to { $count }, divided by hyphens.
why-place-all = Choose a split that adds up to { $count }.
why-engineer-gone = The First Engineer comes back to the board after the machine phase.
why-not-in-depot = The depot is filled again when its cartel opens next.
why-full = Spend { $kind } first: on a machine or in an exchange.
why-slot-empty = Choose a slot with a card. New cards come when something is built.
why-needs-gold = Get { $need } gold: take it from depots, or exchange resources for it before your action.
why-converter-fresh = Pay without the converter now, or wait for the next machine phase.
why-cannot-pay = Get { $goods }: from depots, by exchange, or with the converter, which takes two other resources for each.
why-pay-how = Pay exactly { $goods }; with the converter, two other resources for each that is missing.
why-upgrade-owned = Each upgrade can be bought once. Choose one that you do not have.
why-upgrade-gold = Get { $need } gold: take it from depots, or exchange resources for it before your action.
why-exchange-have = Give only what lies in your warehouse.
why-exchange-how = Name { $gold } gold for one resource, or { $resources } resources for one gold.
