# Promethium: everything its table says, in English.

title = Promethium
tagline = Bid for patents, brew Promethium, and show the machines of the age of steam to the world.

verb-line = line
verb-line-description = Designate a row or column; its tiles are turned up
verb-place = place
verb-place-description = Place a bid token face down at the designated line
verb-announce = announce
verb-announce-description = Name the tile you want; the tokens around it are turned up
verb-lobby = lobby
verb-lobby-description = Commit lobby tokens to the auction
verb-buy = buy
verb-buy-description = Buy the tile
verb-sell = sell
verb-sell-description = Do not buy the tile you won, but sell it on
verb-bank = bank
verb-bank-description = Give the tile to the bank for 2 £
verb-decline = decline
verb-decline-description = Do not buy the tile you are offered
verb-leave = leave
verb-leave-description = Take two elements of the tile and leave the third to the Stock
verb-persuade = persuade
verb-persuade-description = Play Persuasion and take all three elements
verb-steal = steal
verb-steal-description = Play Industrial Theft and steal an element from the buyer
verb-order = order
verb-order-description = Say in advance what to do about Industrial Theft
verb-realise = realise
verb-realise-description = Realise an industrial project with your tiles
verb-activate = activate
verb-activate-description = Put Promethium on a realised project
verb-chemist = chemist
verb-chemist-description = Have a Chemist draw Promethium from ores
verb-expedition = expedition
verb-expedition-description = Send an expedition to the Antarctic for Promethium
verb-engineer = engineer
verb-engineer-description = Have Engineers fetch elements from the Stock
verb-financier = financier
verb-financier-description = Have a Financier find financing in the Stock or the Reserve
verb-machinist = machinist
verb-machinist-description = Give Machinists for influence
verb-resell = resell
verb-resell-description = Resell the patent of a tile for Promethium
verb-scheme = scheme
verb-scheme-description = Play a scheme card
verb-tile = tile
verb-tile-description = Choose a tile of the grid
verb-token = token
verb-token-description = Choose two bid tokens at the edge of the grid
verb-take = take
verb-take-description = Choose elements from the Stock
verb-give = give
verb-give-description = Choose the gem you put into the Stock
verb-keep = keep
verb-keep-description = Choose the project to keep and the order of the others
verb-discard = discard
verb-discard-description = Discard scheme cards and draw new ones
verb-pass = pass
verb-pass-description = Pass
verb-done = done
verb-done-description = End your turn
verb-forfeit = forfeit
verb-forfeit-description = Give up this marker: there is no tile you could name

option-open_hands = Open hands
option-open_hands-description = Scheme cards lie open for everybody to see

# Things

tile = { $tile } ({ $nation }, { $expert }, { $ore })
back = a tile with { $element } on its back
row = row { $number }
column = column { $number }
end-left = left end of { $line }
end-right = right end of { $line }
end-top = top end of { $line }
end-bottom = bottom end of { $line }
spot = { $row }-{ $column }: { $tile }
some = { $count }× { $element }
nothing = nothing
neutral-player = The neutral player

# Questions

ask-start = Your start tile is { $tile }. Which element do you leave to the Stock?
ask-line = Which row or column do you bid for? Its tiles will be turned up.
ask-neutral-line = You play for the neutral player: which row or column does it bid for?
ask-place = Which token do you place at { $line }?
ask-after = Your token lies. Do you play a scheme card?
ask-order = You hold Industrial Theft ({ $cost } influence). What do you steal when others buy? If a tile shows several of these, the first of the list.
ask-order-without = You do not hold Industrial Theft, but nobody knows. Shall the table wait for you when others buy?
ask-announce = Which tile do you want?
ask-neutral-announce = You play for the neutral player: which tile does it want?
ask-bribes-now = The tokens are turned up. Do you play Bribes?
ask-lobby = You are behind. Do you commit lobby tokens?
ask-winner = { $tile } is yours for { $price } £ and your token { $token }. Do you buy it?
ask-offer = You are offered { $tile } for { $price } £ and your token { $token }.
ask-leave = You have bought { $tile }. Which element do you leave to the Stock?
ask-steal = { $player } takes two elements of { $tile }. Do you play Industrial Theft?
ask-steal-without = { $player } buys { $tile }. The table waits for you as you asked, though you do not hold Industrial Theft.
ask-steal-persuaded = { $player } plays Persuasion for all of { $tile }. Do you play Industrial Theft?
ask-office = Your turn in the Design Office: one action, or pass.
ask-office-more = You have acted. Activate projects, or end your turn.
ask-stock = { $count ->
    [one] Take an element from the Stock.
   *[other] Take { $count } elements from the Stock.
}
ask-expo = The Universal Exhibition opens. Which projects do you activate?
ask-discard = { $most ->
    [one] Discard a scheme card if you like; you then draw up to five.
   *[other] Discard up to { $most } scheme cards; you then draw up to five.
}
ask-patent = On which tile do you file your patent?
ask-sabotage = Which tile do you sabotage?
ask-espionage = Which two tiles change places?
ask-bribes = Which two bid tokens change places?
ask-planning = Which project do you keep, and which of the others lies on top?
ask-opportunism = Which tile do you take?
ask-cooperation = Which gem do you put into the Stock?

# Answers

line-hint = { $turned ->
    [0] All its tiles are turned up already.
    [one] Turns up 1 tile.
   *[other] Turns up { $turned } tiles.
}
place = { $value } at the { $end }
linger = Place, then play a scheme card
linger-hint = You are asked for the card after you have placed your token.
linger-bribes = Announce, then play Bribes
linger-bribes-hint = You are asked for Bribes after the tokens are turned up.
no-scheme = No card
no-scheme-hint = Go on without a scheme card.
order-never = Never steal
order-ask = Ask me first
order-ask-hint = The table waits for you, and all see it: where a tile shows what else you choose, or always.
order-element = { $element }
order-change = Change my standing order
order-change-hint = What to do about Industrial Theft when others buy.
tile-hint = { $uses ->
    [one] Serves 1 project.
   *[other] Serves { $uses } projects.
}
announce-hint = { $uses ->
    [one] Serves 1 project.
   *[other] Serves { $uses } projects.
} { $price ->
    [0] Costs no money.
   *[other] Costs { $price } £ if you win.
}
forfeit = Give up this marker
forfeit-hint = You have no token at any tile that you could pay for.
commit-lobby = { $gain ->
    [one] Commit 1 lobby token
   *[other] Commit { $gain } lobby tokens
}
commit-lobby-hint = { $gain ->
    [one] You win, must buy, and lose it.
   *[other] You win, must buy, and lose all { $gain }.
}
commit-none = Commit none
commit-none-hint = The auction is lost.
buy = Buy it
buy-hint = The highest of your tokens there is lost, and one of your markers goes.
sell = Sell it on
sell-hint = You get 2 £ and your highest token back; others may buy it, or it is discarded.
bank = Give it to the bank
bank-hint = You get 2 £, the tile is discarded, your tokens stay where they are.
decline = Decline
decline-hint = The tile is offered to the next player, or discarded.
leave-element = Leave { $element }
persuade = Persuasion: take all three
persuade-hint = Unless somebody answers with Industrial Theft: then the card comes back.
steal-element = Steal { $element }
pass-purchase = Not this time
pass-purchase-hint = You are asked again at the next purchase.
pass-salon = Not again in this Salon
pass-salon-hint = The table no longer waits for you when others buy.
realise = { $project } with { $tiles }
realise-hint = { $value } £, theme { $theme }, { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
}. Costs 1 influence.
activate = Activate { $project } ({ $cost } Promethium)
activate-hint = { $value } £ at the Exhibition, and { $token } ({ $effect }) at once.
activate-plain-hint = { $value } £ at the Exhibition. Its improvement is taken already.
chemist = Chemist: { $gems } for { $gain } Promethium
chemist-hint = Costs a Chemist and 1 influence.
expedition = Expedition: { $paid } for { $gain } Promethium
expedition-hint = { $cost ->
    [0] Costs no influence.
   *[other] Costs { $cost } influence.
}
engineer-1 = { $gain ->
    [one] 1 Engineer: 1 element from the Stock
   *[other] 1 Engineer: { $gain } elements from the Stock
}
engineer-1-hint = Costs 1 influence.
engineer-2 = { $gain ->
    [one] 2 Engineers: 1 element from the Stock
   *[other] 2 Engineers: { $gain } elements from the Stock
}
engineer-2-hint = Costs 2 influence.
financier-exchange = Financier into the Stock for 2 financings there
financier-exchange-hint = Costs 1 influence.
financier-element = Financier for { $element } from the Reserve
financier-element-hint = Costs 1 influence.
machinist-1 = 1 Machinist for { $gain } influence
machinist-1-hint = Nine is the most influence you can have.
machinist-2 = 2 Machinists for { $gain } influence
machinist-2-hint = Nine is the most influence you can have.
resell = Resell { $tile } for { $gain } Promethium
resell-hint = Costs 1 influence and the tile.
play-scheme = { $scheme } ({ $cost } influence)
scheme-patent = Only you may buy a tile of your choice.
scheme-sabotage = Discard a tile that nobody else has reserved.
scheme-espionage = Two tiles of the grid change places.
scheme-bribes = Two bid tokens change places.
scheme-planning = Look at three projects, keep one in reserve.
scheme-opportunism = Take a tile left in the grid, without its elements.
scheme-subsidies = Take an element from the Stock.
scheme-cooperation = Put an ore into the Stock and take two other elements.
scheme-market = Gain { $gems } Promethium.
token = { $value } ({ $owner }) at the { $end }
token-down = hidden token ({ $owner }) at the { $end }
take-element = { $element }
give-element = { $element }
keep = Keep { $project }
keep-over = Keep { $project }, next comes { $top }
discard = { $scheme }
keep-hint = { $value } £, level { $level }, theme { $theme }.
keep-all = Keep all cards
pass = Pass
pass-hint = You may act again when your turn comes round, unless everybody passes in a row.
pass-rest = Pass for the rest of this Design Office
pass-rest-hint = The table no longer waits for you before the Exhibition.
done = End the turn
done-hint = What is not activated can be activated later.
done-expo = Activate no more
done-expo-hint = What is not activated earns nothing in this round.
done-expo-last-hint = What is not activated counts half its value at the end, whatever its cubes.

# What happens

round-begins = Round { $round } begins. { $player } is first.
designates = { $count ->
    [one] { $player } designates { $line }: { $tiles } comes to light.
   *[other] { $player } designates { $line }: { $tiles } come to light.
}
designates-seen = { $player } designates { $line }.
places = { $player } places a token face down at the { $end }.
places-own = You place { $value } at the { $end }.
places-neutral = { $player } places a token of the neutral player face down at the { $end }.
places-neutral-own = You place the neutral player’s { $value } at the { $end }.
ordered-ask = The table will wait for you when others buy.
ordered-ask-for = The table will wait for you when others buy a tile with one of these: { $wanted }.
ordered-never = The table will not wait for you when others buy.
ordered-list = If you can, you will steal the first that a bought tile shows of: { $wanted }.
waits = The table will wait for { $player } when others buy.
waits-for = The table will wait for { $player } when others buy a tile with one of these: { $wanted }.
waits-not = The table will not wait for { $player } when others buy.
turns-rest = The last hidden tiles are turned up: { $tiles }.
sale-opens = All tokens lie. The sale opens.
announces = { $player } wants { $tile }.
reveals = { $player } has { $values } there.
forfeits = { $player } can name no tile and gives up a marker.
wins = { $player } wins with { $total }.
nobody-wins = Nobody can win { $tile }: it stays where it is.
buys = { $player } buys { $tile } for { $price } £ and loses token { $token }.
sells = { $player } sells, gets { $money } £ and takes token { $token } back.
to-bank = Nobody buys { $tile }: it goes to the bank for { $money } £ to { $player }.
neutral-takes = The neutral player takes { $tile } out of the game.
neutral-keeps = Nobody pays for { $tile }: it is out of the game.
lobby-gained = { $count ->
    [one] { $player } gains a lobby token.
   *[other] { $player } gains { $count } lobby tokens.
}
takes = { $player } takes { $taken }; { $left } goes to the Stock.
takes-all = { $player } takes { $taken }; nothing goes to the Stock.
persuades = { $player } plays { $scheme } and wants all three elements.
steals = { $thief } plays { $scheme } and steals { $element } from { $player }, who takes { $taken }.
steals-persuaded = { $thief } plays { $scheme } and steals { $element } from { $player }, who takes { $taken } and the card back.
office-opens = The Salon is over. The Design Office opens.
passes = { $player } passes.
passes-rest = { $player } passes for the rest of this Design Office.
realises = { $player } realises { $project } with { $tiles }{ $cubes ->
    [0] .
    [one] , with 1 corruption cube.
   *[other] , with { $cubes } corruption cubes.
}
activates = { $player } activates { $project }.
activates-token = { $player } activates { $project } and takes { $token }.
cooks = { $player } draws { $gain } Promethium from { $gems }.
explores = { $player } sends an expedition with { $paid } and gains { $gain } Promethium.
resells = { $player } resells { $tile } for { $gain } Promethium.
machines = { $count ->
    [one] { $player } gives a Machinist for { $gain } influence.
   *[other] { $player } gives { $count } Machinists for { $gain } influence.
}
engineers = The Engineers of { $player } fetch { $taken } from the Stock.
exchanges = The Financier of { $player } fetches { $taken } from the Stock.
finances = The Financier of { $player } finds { $nation }.
played-patent = { $player } plays { $scheme } and reserves { $tile }.
played-sabotage = { $player } plays { $scheme }: { $tile } is out of the game.
played-espionage = { $player } plays { $scheme }: { $one } and { $other } change places.
played-bribes = { $player } plays { $scheme }: the tokens at the { $one } and the { $other } change places.
played-planning = { $player } plays { $scheme } and looks at the next projects.
planning-saw = The next projects are { $projects }.
reserved = { $player } keeps one of them in reserve.
reserved-own = You keep { $project } in reserve.
played-opportunism = { $player } plays { $scheme } and takes { $tile }.
played-subsidies = { $player } plays { $scheme } and takes { $element } from the Stock.
played-cooperation = { $player } plays { $scheme }, gives { $given } and takes { $taken } from the Stock.
played-market = { $player } plays { $scheme } and gains { $gain } Promethium.
exhibits = { $player } shows { $project } and earns { $value } £.
lobby-bonus = { $count ->
    [one] { $player } earned { $earned } £ and gains a lobby token.
   *[other] { $player } earned { $earned } £ and gains { $count } lobby tokens.
}
influence-rises = Everybody gains { $count } influence, up to nine.
discards = { $player } discards { $schemes }.
draws = { $count ->
    [one] { $player } draws a scheme card.
   *[other] { $player } draws { $count } scheme cards.
}
draws-own = You draw { $schemes }.
winner = { $player } wins with { $score } £.
game-over = The third Universal Exhibition is over.
account-track = Money
account-waiting = Projects not activated
account-lobby = Lobby tokens
account-ores = Ores left
account-promethium = Promethium left

# Why not

no-such-thing = There is no { $what } here.
not-in-this-phase = That is not possible in this phase.
no-influence = It takes { $need } influence, and you have { $have }.
line-full = Both ends of { $line } are taken.
line-chosen = You have already designated { $line }.
line-first = First designate a row or column.
no-token = You have no token { $value } behind your screen.
other-line = Your token belongs at a free end of { $line }.
no-tile-there = There is no tile in that place.
tile-reserved = { $player } has filed a patent on that tile.
no-token-there = You have no token in the row or column of that tile.
no-neutral-token = The neutral player has no token in the row or column of that tile.
too-dear = That tile costs { $price } £, and you have { $money } £.
project-not-there = { $project } is neither in the queue nor in your reserve.
project-not-yours = You have not realised { $project }.
tile-not-yours = { $tile } is not in front of you.
wrong-number = { $level ->
    [one] { $project } takes exactly 1 tile.
   *[other] { $project } takes exactly { $level } tiles.
}
does-not-fit = These tiles do not fulfil what { $project } asks for.
tiles-in-order = Name the tiles in the order in which they lie before you.
no-expert = You do not have the { $expert } for that.
no-gems = You do not have these gems.
too-little-content = These gems hold { $held } Promethium; it takes { $need }.
pays-too-much = A gem could be left out of that payment.
scheme-not-held = You do not hold { $scheme }.
scheme-other-phase = { $scheme } cannot be played in this phase.
scheme-on-purchase = { $scheme } is played when a tile is bought.
scheme-idle = { $scheme } would do nothing now.
one-scheme = You have already played a card in this turn.
already-active = { $project } is active already.
no-promethium = It takes { $need } Promethium, and you have { $have }.
element-missing = You do not have { $element }.
expedition-rule = An expedition takes two to four different nations and one ore.
stock-empty = There is nothing in the Stock for that.
reserve-empty = There is none left in the Reserve.

# Pictures

picture-phase-bidding = Bidding
picture-phase-sale = Sale
picture-phase-office = Design Office
picture-phase-expo = Exhibition
picture-phase-over = Final score
picture-neutral-sign = N
picture-track = Initiative
picture-pass = { $count ->
    [1] first pass
   *[other] second pass
}
picture-queue = Project queue
picture-leaving = the top row leaves first
picture-deck = Deck { $count }
picture-stock = Stock
picture-reserve = Reserve
picture-improvements = Improvements and their themes
picture-laboratory = { $ore } lab
picture-money = Money, £
picture-supplies = In supply: { $lobby } lobby { $lobby ->
    [one] token
   *[other] tokens
 }, { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
 }, { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
 }
picture-first = First player
picture-meeple = Plays neutral
picture-waits = Asked at sales
picture-out = Passed for good
picture-influence = Influence
picture-tokens = Tokens behind the screen: { $count }
picture-tokens-lost = Tokens { $count }, lost { $lost }
picture-private = Only you see this
picture-screen = Behind your screen
picture-means = Your means
picture-points = Influence { $count }
picture-tiles = Your tiles
picture-placed = Your tokens face down
picture-schemes = Your scheme cards
picture-reserved = Reserved for you
picture-glimpse = Next on the deck
picture-empty = nothing
picture-both-phases = Salon or Design Office
picture-costs = { $cost } influence

# Improvements

token-effect = { $token } ({ $effect })
effect-IMP_ENGINEER = Engineers fetch { $amount } more
effect-IMP_EXP_PR = expeditions bring { $amount } more
effect-IMP_EXP_PI = expedition: no influence
effect-IMP_EXP_ORE = expedition: no ore
effect-IMP_SCHEME = schemes cost { $amount } less
effect-IMP_LOBBY = lobby token per tile
effect-IMP_CORRUPTION = cubes cost only { $amount } £
effect-IMP_MACHINIST = Machinists bring { $amount } more
effect-IMP_PATENT = patents bring { $amount } more
effect-IMP_LAB_COA = coal holds { $amount }
effect-IMP_LAB_COP = copper holds { $amount }
effect-IMP_LAB_IRO = iron holds { $amount }
effect-IMP_LAB_ALU = aluminium holds { $amount }

card-patent = Reserve a tile of the grid: only you may buy it.
card-sabotage = Discard a tile that nobody else has reserved.
card-espionage = Two tiles change places; each moves once a round.
card-bribes = Two bid tokens change places, whoever owns them.
card-theft = When another buys: take one of the three elements.
card-persuasion = When you buy: take all three elements.
card-opportunism = Take a tile left in the grid, without its elements.
card-subsidies = Take an element from the Stock.
card-cooperation = Put an ore into the Stock, take two other elements.
card-market = Gain 1 Promethium, or 2 for the higher price.
card-planning = See three projects, keep one, put two back.

# The text form

alt-title = Promethium, round { $round } of { $last }: { $phase }.
alt-queue = In the queue: { $cards }.
alt-player = { $player }: { $money } £, influence { $influence }, { $promethium } Promethium, tiles: { $tiles }, projects: { $projects }.
text-seat = { $player } (seat { $number })
text-turn = { $player } is to move.
text-first = { $player } is first player.
text-meeple = { $player } plays the next neutral action.
text-track = Initiative track: { $order }.
text-passes = Passed in a row: { $count } of { $seats }.
text-grid = Grid and bids
text-hole = { $spot }: no tile.
text-cell = { $spot }: { $tile }.
text-uses = { $uses ->
    [one] serves 1 project, patent worth 1 Promethium
   *[other] serves { $uses } projects, patent worth { $uses } Promethium
}
text-patent = reserved by { $player }
text-swapped = moved by Espionage this round
text-announced = announced now
text-line = Designated: { $line }.
text-bid = { $owner } has { $value } at the { $end }.
text-bid-down = { $owner } has a hidden token at the { $end }.
text-slot = Slot { $slot }: { $project }.
text-slot-empty = Slot { $slot }: empty.
text-leaving = Slots 1 and 2 are discarded at the end of the round.
text-deck = Cards in the deck: { $count }.
text-project = { $project }, { $value } £, level { $level }, { $theme }: { $asks }
text-slot-fixed = all { $element }
text-slot-nation-diff = different nations
text-slot-nation-any = any nation
text-slot-expert-diff = different experts
text-slot-expert-any = any expert
text-slot-ore-diff = different ores
text-slot-ore-any = any ore
text-supplies = Supplies
text-stock = Stock: { $elements }.
text-reserve = Reserve: { $elements }.
text-improvements = Improvements to take: { $tokens }.
text-rest = Lobby tokens: { $lobby }. Cubes: { $cubes }. Tiles in the pile: { $tiles }.
text-scrapped = Tiles out of the game: { $tiles }.
text-dismissed = Projects out of the game: { $cards }.
text-buried = Under the deck: { $cards }.
text-player = { $player }: { $money } £
text-wealth = Influence { $influence }, Promethium { $promethium }, lobby tokens { $lobby }.
text-elements = Elements: { $elements }.
text-hidden = Tokens behind the screen: { $screen }. Scheme cards: { $cards }. Reserved projects: { $reserves }.
text-lost = Tokens lost: { $tokens }.
text-open-hand = Hand: { $schemes }.
text-shown = Known to be in hand: { $schemes }.
text-discards = Played or discarded: { $schemes }.
text-tile = Tile { $tile }: uses left { $left }, used { $used }.
text-waiting = Not activated: { $project }, cubes { $cubes }.
text-active = Activated: { $project }, cubes { $cubes }.
text-exhibited = Shown at an Exhibition: { $project }.
text-owned = Improvements: { $tokens }.
text-account = Final score { $total } £: money { $track }, projects not activated { $waiting }, lobby tokens { $lobby }, ores { $ores }, Promethium { $promethium }.
text-waits = The table waits for this player when others buy.
text-waits-for = The table waits for this player when others buy a tile with one of these: { $wanted }.
text-out = Passes for the rest of this Design Office.
text-screen = Your tokens: { $tokens }.
text-blue = Tokens of the neutral player: { $tokens }.
text-scheme = { $scheme }: { $what }
text-reserved = Reserved: { $project }.
text-glimpse = On top of the deck: { $cards }.
