# Promethium: what the guide of a first game says.

learn-start = A tile has three elements: a nation, an expert and an ore. You take two of them; the third goes to the Stock, where others may fetch it. The tile itself stays yours and serves for projects.
learn-elements = Keep what you want to use: ores and a Chemist make Promethium, nations pay for an expedition, Machinists give influence.
learn-line = The Salon: you designate a row or column, its tiles are turned up, and you place a token there, face down. A token counts for every tile of its line. You have { $money } £ and the tokens { $tokens } for the whole game.
learn-lines = Where a row and a column of yours cross, your tokens add up. Look at what projects in the queue ask for, and bid where tiles have it.
learn-tokens = A high token wins tiles, but buying costs you the highest that you have there, for good. Keep some for the later rounds.
learn-order = Some hold a card that answers a purchase. So that nobody is given away, everybody says beforehand what to do. “Never” is fine.
learn-announce = Name a tile at which you have a token. All tokens at its four ends are turned up and added; the highest total wins it. Choose one that you think you will win and that fits a project.
learn-winner = You have won. Buying costs your lowest token there in pounds (nothing with a single one) and the highest token itself. Selling brings 2 £ and the token back.
learn-office = The Design Office: one action a turn until all pass. Realise a project with { $tiles ->
    [one] your tile
   *[other] your { $tiles } tiles
 }, make Promethium with a Chemist or an expedition, sell a patent. A project earns only if it is activated with Promethium: you have { $promethium }.
learn-influence = Most actions cost influence; you have { $influence }. It comes from Machinists, and 6 at the end of each round. Spend it all if it brings projects: what is left at the end counts nothing.
learn-good-leave = The other two are worth more to you.
learn-good-line = Its tiles fit the projects of the queue best.
learn-good-place = It is as high as this line is worth to you, and no higher.
learn-good-scheme = The card helps most just now.
learn-good-done = You save your influence for the Design Office.
learn-good-order = It names what helps you most; otherwise the table need not wait for you.
learn-good-announce = You have good chances there, and the tile fits.
learn-good-buy = You came for tiles: without them there are no projects.
learn-good-sell = The tile does not help you enough for a token.
learn-good-realise = A realised project can be activated and then earns its money at the Exhibition.
learn-good-activate = Only an active project earns its money at the Exhibition.
learn-good-chemist = It turns ores into Promethium, which activates projects.
learn-good-expedition = It turns nations into Promethium, which activates projects.
learn-good-engineer = It fetches from the Stock what others left.
learn-good-machinist = Influence is what you run short of first.
learn-good-resell = No project needs this tile any more; its Promethium is worth more.
learn-good-pass = There is nothing left that is worth its influence.
learn-good-keep = It fits your tiles best, and nobody else can take it.
learn-discard = The round ends: everybody gains 6 influence and draws up to five schemes. You may throw away up to three that you do not expect to use.
learn-good-discard = Cards for the other phase, or too dear for you, make room for new ones.
learn-good-financier = It finds the nation that a project or an expedition still lacks.
learn-good-take = It is what you can use soonest.
learn-good-tile = That one changes most for you.
learn-good-decline = It is not worth that price to you.
learn-good-lobby = It wins the tile, and the tokens are worth little else.
learn-good-persuade = All three elements instead of two.
learn-good-steal = You get an element, and the buyer has one fewer.
