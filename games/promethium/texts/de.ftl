# Promethium: alles, was an seinem Tisch gesagt wird, auf Deutsch.

title = Promethium
tagline = Bietet um Patente, gewinnt Promethium und zeigt der Welt die Maschinen des Dampfzeitalters.

verb-line = bestimmen
verb-line-description = Eine Zeile oder Spalte bestimmen; ihre Plättchen werden aufgedeckt
verb-place = legen
verb-place-description = Einen Gebotsmarker verdeckt an die bestimmte Reihe legen
verb-announce = ansagen
verb-announce-description = Das gewünschte Plättchen nennen; die Marker ringsum werden aufgedeckt
verb-lobby = lobby
verb-lobby-description = Lobbymarker in die Versteigerung geben
verb-buy = kaufen
verb-buy-description = Das Plättchen kaufen
verb-sell = verkaufen
verb-sell-description = Das gewonnene Plättchen nicht kaufen, sondern weiterverkaufen
verb-bank = bank
verb-bank-description = Das Plättchen der Bank für 2 £ geben
verb-decline = ablehnen
verb-decline-description = Das angebotene Plättchen nicht kaufen
verb-leave = lassen
verb-leave-description = Zwei Elemente des Plättchens nehmen und das dritte dem Lager lassen
verb-persuade = überreden
verb-persuade-description = Überredung spielen und alle drei Elemente nehmen
verb-steal = stehlen
verb-steal-description = Industriediebstahl spielen und dem Käufer ein Element stehlen
verb-order = vorgabe
verb-order-description = Im Voraus sagen, was mit dem Industriediebstahl geschehen soll
verb-realise = verwirklichen
verb-realise-description = Mit deinen Plättchen ein Industrieprojekt verwirklichen
verb-activate = aktivieren
verb-activate-description = Promethium auf ein verwirklichtes Projekt legen
verb-chemist = chemiker
verb-chemist-description = Einen Chemiker aus Erzen Promethium gewinnen lassen
verb-expedition = expedition
verb-expedition-description = Für Promethium eine Expedition in die Antarktis schicken
verb-engineer = ingenieur
verb-engineer-description = Ingenieure Elemente aus dem Lager holen lassen
verb-financier = financier
verb-financier-description = Einen Financier im Lager oder Vorrat Finanzierung finden lassen
verb-machinist = maschinist
verb-machinist-description = Maschinisten für Einfluss geben
verb-resell = patentverkauf
verb-resell-description = Das Patent eines Plättchens für Promethium verkaufen
verb-scheme = ränke
verb-scheme-description = Eine Ränkekarte spielen
verb-tile = plättchen
verb-tile-description = Ein Plättchen im Raster wählen
verb-token = marker
verb-token-description = Zwei Gebotsmarker am Rand des Rasters wählen
verb-take = nehmen
verb-take-description = Elemente aus dem Lager wählen
verb-give = geben
verb-give-description = Den Stein wählen, den du ins Lager legst
verb-keep = behalten
verb-keep-description = Das Projekt wählen, das du behältst, und die Folge der anderen
verb-discard = abwerfen
verb-discard-description = Ränkekarten abwerfen und neue ziehen
verb-pass = passen
verb-pass-description = Passen
verb-done = beenden
verb-done-description = Deinen Zug beenden
verb-forfeit = verzichten
verb-forfeit-description = Auf diesen Marker verzichten: Es gibt kein Plättchen, das du nennen könntest

option-open_hands = Offene Hände
option-open_hands-description = Ränkekarten liegen für alle sichtbar

# Dinge

tile = { $tile } ({ $nation }, { $expert }, { $ore })
back = ein Plättchen mit { $element } auf der Rückseite
row = Zeile { $number }
column = Spalte { $number }
end-left = links an { $line }
end-right = rechts an { $line }
end-top = oben an { $line }
end-bottom = unten an { $line }
spot = { $row }-{ $column }: { $tile }
some = { $count }× { $element }
nothing = nichts
neutral-player = Der neutrale Spieler

# Fragen

ask-start = Dein Startplättchen ist { $tile }. Welches Element lässt du dem Lager?
ask-line = Um welche Zeile oder Spalte bietest du? Ihre Plättchen werden aufgedeckt.
ask-neutral-line = Du spielst für den neutralen Spieler: Um welche Zeile oder Spalte bietet er?
ask-place = Welchen Marker legst du an { $line }?
ask-after = Dein Marker liegt. Spielst du eine Ränkekarte?
ask-order = Du hast den Industriediebstahl ({ $cost } Einfluss). Was stiehlst du, wenn andere kaufen? Zeigt ein Plättchen mehreres davon, das Erste der Liste.
ask-order-without = Du hast den Industriediebstahl nicht, aber das weiß niemand. Soll der Tisch auf dich warten, wenn andere kaufen?
ask-announce = Welches Plättchen willst du?
ask-neutral-announce = Du spielst für den neutralen Spieler: Welches Plättchen will er?
ask-bribes-now = Die Marker sind aufgedeckt. Spielst du Schmiergeld?
ask-lobby = Du liegst zurück. Gibst du Lobbymarker dazu?
ask-winner = { $tile } gehört dir für { $price } £ und deinen Marker { $token }. Kaufst du?
ask-offer = Dir wird { $tile } für { $price } £ und deinen Marker { $token } angeboten.
ask-leave = Du hast { $tile } gekauft. Welches Element lässt du dem Lager?
ask-steal = { $player } nimmt zwei Elemente von { $tile }. Spielst du Industriediebstahl?
ask-steal-without = { $player } kauft { $tile }. Der Tisch wartet wie gewünscht auf dich, auch wenn du den Industriediebstahl nicht hast.
ask-steal-persuaded = { $player } spielt Überredung für alles von { $tile }. Spielst du Industriediebstahl?
ask-office = Dein Zug im Konstruktionsbüro: eine Aktion, oder passen.
ask-office-more = Du hast gehandelt. Aktiviere Projekte, oder beende deinen Zug.
ask-stock = { $count ->
    [one] Nimm ein Element aus dem Lager.
   *[other] Nimm { $count } Elemente aus dem Lager.
}
ask-expo = Die Weltausstellung öffnet. Welche Projekte aktivierst du?
ask-discard = { $most ->
    [one] Wirf eine Ränkekarte ab, wenn du magst; dann ziehst du auf fünf nach.
   *[other] Wirf bis zu { $most } Ränkekarten ab; dann ziehst du auf fünf nach.
}
ask-patent = Für welches Plättchen meldest du dein Patent an?
ask-sabotage = Welches Plättchen sabotierst du?
ask-espionage = Welche zwei Plättchen tauschen die Plätze?
ask-bribes = Welche zwei Gebotsmarker tauschen die Plätze?
ask-planning = Welches Projekt behältst du, und welches der anderen liegt oben?
ask-opportunism = Welches Plättchen nimmst du?
ask-cooperation = Welchen Stein legst du ins Lager?

# Antworten

line-hint = { $turned ->
    [0] Alle ihre Plättchen sind schon aufgedeckt.
    [one] 1 Plättchen wird aufgedeckt.
   *[other] { $turned } Plättchen werden aufgedeckt.
}
place = { $value } { $end }
linger = Legen, dann eine Ränkekarte spielen
linger-hint = Nach der Karte wirst du gefragt, wenn dein Marker liegt.
linger-bribes = Ansagen, dann Schmiergeld spielen
linger-bribes-hint = Nach dem Schmiergeld wirst du gefragt, wenn die Marker aufgedeckt sind.
no-scheme = Keine Karte
no-scheme-hint = Ohne Ränkekarte weitermachen.
order-never = Nie stehlen
order-ask = Erst mich fragen
order-ask-hint = Der Tisch wartet sichtbar auf dich: wenn ein Plättchen zeigt, was du sonst wählst, oder immer.
order-element = { $element }
order-change = Meine Vorgabe ändern
order-change-hint = Was mit dem Industriediebstahl geschieht, wenn andere kaufen.
tile-hint = { $uses ->
    [one] Dient 1 Projekt.
   *[other] Dient { $uses } Projekten.
}
announce-hint = { $uses ->
    [one] Dient 1 Projekt.
   *[other] Dient { $uses } Projekten.
} { $price ->
    [0] Kostet kein Geld.
   *[other] Kostet { $price } £, wenn du gewinnst.
}
forfeit = Auf diesen Marker verzichten
forfeit-hint = Du hast an keinem Plättchen, das du bezahlen könntest, einen Marker.
commit-lobby = { $gain ->
    [one] 1 Lobbymarker geben
   *[other] { $gain } Lobbymarker geben
}
commit-lobby-hint = { $gain ->
    [one] Du gewinnst, musst kaufen und verlierst ihn.
   *[other] Du gewinnst, musst kaufen und verlierst alle { $gain }.
}
commit-none = Keinen geben
commit-none-hint = Die Versteigerung ist verloren.
buy = Kaufen
buy-hint = Dein höchster Marker dort ist verloren, und einer deiner Initiativmarker geht.
sell = Weiterverkaufen
sell-hint = Du bekommst 2 £ und den höchsten Marker zurück; andere können kaufen, sonst ist es weg.
bank = Der Bank geben
bank-hint = Du bekommst 2 £, das Plättchen wird abgelegt, deine Marker bleiben liegen.
decline = Ablehnen
decline-hint = Das Plättchen wird der nächsten Person angeboten oder abgelegt.
leave-element = { $element } lassen
persuade = Überredung: alle drei nehmen
persuade-hint = Außer jemand antwortet mit Industriediebstahl: Dann kommt die Karte zurück.
steal-element = { $element } stehlen
pass-purchase = Diesmal nicht
pass-purchase-hint = Beim nächsten Kauf wirst du wieder gefragt.
pass-salon = In diesem Salon nicht mehr
pass-salon-hint = Der Tisch wartet nicht mehr auf dich, wenn andere kaufen.
realise = { $project } mit { $tiles }
realise-hint = { $value } £, Thema: { $theme }, { $cubes ->
    [0] keine Würfel
   *[other] { $cubes } Würfel
}. Kostet 1 Einfluss.
activate = { $project } aktivieren ({ $cost } Promethium)
activate-hint = { $value } £ auf der Ausstellung, und sofort { $token } ({ $effect }).
activate-plain-hint = { $value } £ auf der Ausstellung. Die Verbesserung ist schon vergeben.
chemist = Chemiker: { $gems } für { $gain } Promethium
chemist-hint = Kostet einen Chemiker und 1 Einfluss.
expedition = Expedition: { $paid } für { $gain } Promethium
expedition-hint = { $cost ->
    [0] Kostet keinen Einfluss.
   *[other] Kostet { $cost } Einfluss.
}
engineer-1 = { $gain ->
    [one] 1 Ingenieur: 1 Element aus dem Lager
   *[other] 1 Ingenieur: { $gain } Elemente aus dem Lager
}
engineer-1-hint = Kostet 1 Einfluss.
engineer-2 = { $gain ->
    [one] 2 Ingenieure: 1 Element aus dem Lager
   *[other] 2 Ingenieure: { $gain } Elemente aus dem Lager
}
engineer-2-hint = Kostet 2 Einfluss.
financier-exchange = Financier ins Lager für 2 Finanzierungen von dort
financier-exchange-hint = Kostet 1 Einfluss.
financier-element = Financier für { $element } aus dem Vorrat
financier-element-hint = Kostet 1 Einfluss.
machinist-1 = 1 Maschinist für { $gain } Einfluss
machinist-1-hint = Mehr als neun Einfluss kannst du nicht haben.
machinist-2 = 2 Maschinisten für { $gain } Einfluss
machinist-2-hint = Mehr als neun Einfluss kannst du nicht haben.
resell = { $tile } für { $gain } Promethium verkaufen
resell-hint = Kostet 1 Einfluss und das Plättchen.
play-scheme = { $scheme } ({ $cost } Einfluss)
scheme-patent = Nur du kannst ein Plättchen deiner Wahl kaufen.
scheme-sabotage = Ein Plättchen ablegen, das niemand sonst reserviert hat.
scheme-espionage = Zwei Plättchen im Raster tauschen die Plätze.
scheme-bribes = Zwei Gebotsmarker tauschen die Plätze.
scheme-planning = Drei Projekte ansehen, eines in Reserve behalten.
scheme-opportunism = Ein übriges Plättchen aus dem Raster nehmen, ohne seine Elemente.
scheme-subsidies = Ein Element aus dem Lager nehmen.
scheme-cooperation = Ein Erz ins Lager legen und zwei andere Elemente nehmen.
scheme-market = { $gems } Promethium gewinnen.
token = { $value } ({ $owner }), { $end }
token-down = verdeckter Marker ({ $owner }), { $end }
take-element = { $element }
give-element = { $element }
keep = { $project } behalten
keep-over = { $project } behalten, oben liegt { $top }
discard = { $scheme }
keep-hint = { $value } £, Stufe { $level }, Thema: { $theme }.
keep-all = Alle Karten behalten
pass = Passen
pass-hint = Du darfst in deinem nächsten Zug wieder, wenn nicht alle nacheinander passen.
pass-rest = Für den Rest des Konstruktionsbüros passen
pass-rest-hint = Der Tisch wartet bis zur Ausstellung nicht mehr auf dich.
done = Zug beenden
done-hint = Was nicht aktiviert ist, kann später aktiviert werden.
done-expo = Nichts mehr aktivieren
done-expo-hint = Was nicht aktiviert ist, bringt in dieser Runde nichts ein.
done-expo-last-hint = Was nicht aktiviert ist, zählt am Ende halb, ganz gleich mit wie vielen Würfeln.

# Was geschieht

round-begins = Runde { $round } beginnt. { $player } fängt an.
designates = { $count ->
    [one] { $player } bestimmt { $line }. Ans Licht kommt { $tiles }.
   *[other] { $player } bestimmt { $line }. Ans Licht kommen { $tiles }.
}
designates-seen = { $player } bestimmt { $line }.
places = { $player } legt einen Marker verdeckt { $end }.
places-own = Du legst { $value } { $end }.
places-neutral = { $player } legt einen Marker des neutralen Spielers verdeckt { $end }.
places-neutral-own = Du legst { $value } für den neutralen Spieler { $end }.
ordered-ask = Der Tisch wird auf dich warten, wenn andere kaufen.
ordered-ask-for = Der Tisch wartet auf dich, wenn andere ein Plättchen mit einem davon kaufen: { $wanted }.
ordered-never = Der Tisch wird nicht auf dich warten, wenn andere kaufen.
ordered-list = Wenn du kannst, stiehlst du das erste gezeigte davon: { $wanted }.
waits = Der Tisch wird auf { $player } warten, wenn andere kaufen.
waits-for = Der Tisch wird auf { $player } warten, wenn andere ein Plättchen kaufen, das etwas hiervon zeigt: { $wanted }.
waits-not = Der Tisch wird nicht auf { $player } warten, wenn andere kaufen.
turns-rest = Die letzten verdeckten Plättchen werden aufgedeckt: { $tiles }.
sale-opens = Alle Marker liegen. Der Verkauf beginnt.
announces = { $player } will { $tile }.
reveals = { $player } hat dort { $values }.
forfeits = { $player } kann kein Plättchen nennen und verzichtet auf einen Marker.
wins = { $player } gewinnt mit { $total }.
nobody-wins = Niemand kann { $tile } gewinnen: Es bleibt liegen.
buys = { $player } kauft { $tile } für { $price } £ und verliert Marker { $token }.
sells = { $player } verkauft, bekommt { $money } £ und nimmt Marker { $token } zurück.
to-bank = Niemand kauft { $tile }: Es geht an die Bank, { $player } bekommt { $money } £.
neutral-takes = Der neutrale Spieler nimmt { $tile } aus dem Spiel.
neutral-keeps = Niemand zahlt für { $tile }: Es ist aus dem Spiel.
lobby-gained = { $count ->
    [one] { $player } erhält einen Lobbymarker.
   *[other] { $player } erhält { $count } Lobbymarker.
}
takes = { $player } nimmt: { $taken }. Ins Lager: { $left }.
takes-all = { $player } nimmt: { $taken }. Ins Lager kommt nichts.
persuades = { $player } spielt { $scheme } und will alle drei Elemente.
steals = { $thief } spielt { $scheme } und stiehlt { $element } von { $player }; dort bleiben: { $taken }.
steals-persuaded = { $thief } spielt { $scheme } und stiehlt { $element } von { $player }; dort bleiben die Karte und: { $taken }.
office-opens = Der Salon ist vorbei. Das Konstruktionsbüro öffnet.
passes = { $player } passt.
passes-rest = { $player } passt für den Rest dieses Konstruktionsbüros.
realises = { $player } verwirklicht { $project } mit { $tiles }{ $cubes ->
    [0] .
    [one] , mit 1 Korruptionswürfel.
   *[other] , mit { $cubes } Korruptionswürfeln.
}
activates = { $player } aktiviert { $project }.
activates-token = { $player } aktiviert { $project } und nimmt die Verbesserung { $token }.
cooks = { $player } gewinnt { $gain } Promethium aus { $gems }.
explores = { $player } schickt eine Expedition mit { $paid } und gewinnt { $gain } Promethium.
resells = { $player } verkauft das Patent von { $tile } für { $gain } Promethium.
machines = { $count ->
    [one] { $player } gibt einen Maschinisten für { $gain } Einfluss.
   *[other] { $player } gibt { $count } Maschinisten für { $gain } Einfluss.
}
engineers = Die Ingenieure von { $player } holen aus dem Lager: { $taken }.
exchanges = Der Financier von { $player } holt aus dem Lager: { $taken }.
finances = Der Financier von { $player } findet Finanzierung: { $nation }.
played-patent = { $player } spielt { $scheme } und reserviert { $tile }.
played-sabotage = { $player } spielt { $scheme }. Aus dem Spiel ist { $tile }.
played-espionage = { $player } spielt { $scheme }. Es tauschen die Plätze: { $one } und { $other }.
played-bribes = { $player } spielt { $scheme }. Es tauschen die Plätze: der Marker { $one } und der Marker { $other }.
played-planning = { $player } spielt { $scheme } und sieht die nächsten Projekte an.
planning-saw = Die nächsten Projekte sind { $projects }.
reserved = { $player } behält eines davon in Reserve.
reserved-own = Du behältst { $project } in Reserve.
played-opportunism = { $player } spielt { $scheme } und nimmt { $tile }.
played-subsidies = { $player } spielt { $scheme } und nimmt aus dem Lager: { $element }.
played-cooperation = { $player } spielt { $scheme }, gibt { $given } und nimmt aus dem Lager: { $taken }.
played-market = { $player } spielt { $scheme } und gewinnt { $gain } Promethium.
exhibits = { $player } zeigt { $project } und verdient { $value } £.
lobby-bonus = { $count ->
    [one] { $player } hat { $earned } £ verdient und erhält einen Lobbymarker.
   *[other] { $player } hat { $earned } £ verdient und erhält { $count } Lobbymarker.
}
influence-rises = Alle erhalten { $count } Einfluss, bis höchstens neun.
discards = { $player } wirft ab: { $schemes }.
draws = { $count ->
    [one] { $player } zieht eine Ränkekarte.
   *[other] { $player } zieht { $count } Ränkekarten.
}
draws-own = Du ziehst { $schemes }.
winner = { $player } gewinnt mit { $score } £.
game-over = Die dritte Weltausstellung ist vorbei.
account-track = Geld
account-waiting = Nicht aktivierte Projekte
account-lobby = Lobbymarker
account-ores = Übrige Erze
account-promethium = Übriges Promethium

# Warum nicht

no-such-thing = „{ $what }“ gibt es hier nicht.
not-in-this-phase = Das geht in dieser Phase nicht.
no-influence = Dazu braucht es { $need } Einfluss, und du hast { $have }.
line-full = An { $line } sind beide Enden besetzt.
line-chosen = Du hast schon { $line } bestimmt.
line-first = Bestimme zuerst eine Zeile oder Spalte.
no-token = Du hast keinen Marker { $value } hinter deinem Sichtschirm.
other-line = Dein Marker gehört an ein freies Ende von { $line }.
no-tile-there = An dieser Stelle liegt kein Plättchen.
tile-reserved = { $player } hat auf dieses Plättchen ein Patent angemeldet.
no-token-there = Du hast keinen Marker in der Zeile oder Spalte dieses Plättchens.
no-neutral-token = Der neutrale Spieler hat keinen Marker in Zeile oder Spalte dieses Plättchens.
too-dear = Dieses Plättchen kostet { $price } £, und du hast { $money } £.
project-not-there = { $project } ist weder in der Auslage noch in deiner Reserve.
project-not-yours = Du hast { $project } nicht verwirklicht.
tile-not-yours = { $tile } liegt nicht vor dir.
wrong-number = { $project } braucht genau { $level } Plättchen.
does-not-fit = Diese Plättchen erfüllen nicht, was { $project } verlangt.
tiles-in-order = Nenne die Plättchen in der Folge, in der sie vor dir liegen.
no-expert = Dafür fehlt dir ein Experte: { $expert }.
no-gems = Diese Steine hast du nicht.
too-little-content = Diese Steine haben einen Gehalt von { $held }; es braucht { $need }.
pays-too-much = Ein Stein könnte aus dieser Zahlung wegbleiben.
scheme-not-held = Du hast { $scheme } nicht auf der Hand.
scheme-other-phase = { $scheme } lässt sich in dieser Phase nicht spielen.
scheme-on-purchase = { $scheme } spielt man, wenn ein Plättchen gekauft wird.
scheme-idle = { $scheme } würde jetzt nichts bewirken.
one-scheme = In diesem Zug hast du schon eine Karte gespielt.
already-active = { $project } ist schon aktiv.
no-promethium = Dazu braucht es { $need } Promethium, und du hast { $have }.
element-missing = Dieses Element hast du nicht: { $element }.
expedition-rule = Eine Expedition braucht zwei bis vier verschiedene Nationen und ein Erz.
stock-empty = Dafür ist nichts im Lager.
reserve-empty = Davon ist nichts mehr im Vorrat.

# Bilder

picture-phase-bidding = Gebote
picture-phase-sale = Verkauf
picture-phase-office = Konstruktionsbüro
picture-phase-expo = Ausstellung
picture-phase-over = Endwertung
picture-neutral-sign = N
picture-track = Initiative
picture-pass = { $count ->
    [1] erster Durchgang
   *[other] zweiter Durchgang
}
picture-queue = Projekte
picture-leaving = die oberste Reihe geht zuerst
picture-deck = Stapel { $count }
picture-stock = Lager
picture-reserve = Vorrat
picture-improvements = Verbesserungen und Themen
picture-laboratory = { $ore }labor
picture-money = Geld, £
picture-supplies = Im Vorrat: { $lobby } Lobbymarker, { $cubes } Würfel, { $tiles } Plättchen
picture-first = Startspieler
picture-meeple = Spielt neutral
picture-waits = Wird gefragt
picture-out = Passt endgültig
picture-influence = Einfluss
picture-tokens = Verdeckte Marker: { $count }
picture-tokens-lost = Marker { $count }, verloren { $lost }
picture-private = Das siehst nur du
picture-screen = Hinter deinem Sichtschirm
picture-means = Deine Mittel
picture-points = Einfluss { $count }
picture-tiles = Deine Plättchen
picture-placed = Deine verdeckten Marker
picture-schemes = Deine Ränkekarten
picture-reserved = Für dich reserviert
picture-glimpse = Oben auf dem Stapel
picture-empty = nichts
picture-both-phases = Salon und Büro
picture-costs = { $cost } Einfluss

# Verbesserungen

token-effect = { $token } ({ $effect })
effect-IMP_ENGINEER = Ingenieure holen { $amount } mehr
effect-IMP_EXP_PR = Expedition bringt { $amount } mehr
effect-IMP_EXP_PI = Expedition ohne Einfluss
effect-IMP_EXP_ORE = Expedition ohne Erz
effect-IMP_SCHEME = Ränke kosten { $amount } weniger
effect-IMP_LOBBY = je Kauf ein Lobbymarker
effect-IMP_CORRUPTION = Würfel kosten nur { $amount } £
effect-IMP_MACHINIST = Maschinisten: { $amount } mehr
effect-IMP_PATENT = Patente bringen { $amount } mehr
effect-IMP_LAB_COA = Kohle hat Gehalt { $amount }
effect-IMP_LAB_COP = Kupfer hat Gehalt { $amount }
effect-IMP_LAB_IRO = Eisen hat Gehalt { $amount }
effect-IMP_LAB_ALU = Aluminium hat Gehalt { $amount }

card-patent = Ein Plättchen im Raster reservieren: Nur du kannst es kaufen.
card-sabotage = Ein Plättchen ablegen, das niemand sonst reserviert hat.
card-espionage = Zwei Plättchen tauschen die Plätze; jedes einmal pro Runde.
card-bribes = Zwei Gebotsmarker tauschen die Plätze, wem sie auch gehören.
card-theft = Wenn andere kaufen: eines der drei Elemente nehmen.
card-persuasion = Wenn du kaufst: alle drei Elemente nehmen.
card-opportunism = Ein übriges Plättchen aus dem Raster nehmen, ohne seine Elemente.
card-subsidies = Ein Element aus dem Lager nehmen.
card-cooperation = Ein Erz ins Lager legen, zwei andere Elemente nehmen.
card-market = 1 Promethium gewinnen, oder 2 für den höheren Preis.
card-planning = Drei Projekte sehen, eines behalten, zwei zurücklegen.

# Das Brett in Worten

alt-title = Promethium, Runde { $round } von { $last }: { $phase }.
alt-queue = In der Auslage: { $cards }.
alt-player = { $player }: { $money } £, Einfluss { $influence }, { $promethium } Promethium, Plättchen: { $tiles }, Projekte: { $projects }.
text-seat = { $player } (Platz { $number })
text-turn = { $player } ist am Zug.
text-first = { $player } fängt an.
text-meeple = { $player } führt die nächste Aktion des neutralen Spielers aus.
text-track = Initiativleiste: { $order }.
text-passes = Nacheinander gepasst: { $count } von { $seats }.
text-grid = Raster und Gebote
text-hole = { $spot }: kein Plättchen.
text-cell = { $spot }: { $tile }.
text-uses = { $uses ->
    [one] dient 1 Projekt, Patent bringt 1 Promethium
   *[other] dient { $uses } Projekten, Patent bringt { $uses } Promethium
}
text-patent = reserviert von { $player }
text-swapped = in dieser Runde durch Spionage versetzt
text-announced = gerade angesagt
text-line = Bestimmt: { $line }.
text-bid = { $owner }: { $value } { $end }.
text-bid-down = { $owner }: verdeckter Marker { $end }.
text-slot = Platz { $slot }: { $project }.
text-slot-empty = Platz { $slot }: leer.
text-leaving = Die Plätze 1 und 2 werden am Ende der Runde abgelegt.
text-deck = Karten im Stapel: { $count }.
text-project = { $project }, { $value } £, Stufe { $level }, { $theme }: { $asks }
text-slot-fixed = alle { $element }
text-slot-nation-diff = verschiedene Nationen
text-slot-nation-any = beliebige Nation
text-slot-expert-diff = verschiedene Experten
text-slot-expert-any = beliebiger Experte
text-slot-ore-diff = verschiedene Erze
text-slot-ore-any = beliebiges Erz
text-supplies = Vorräte
text-stock = Lager: { $elements }.
text-reserve = Vorrat: { $elements }.
text-improvements = Verfügbare Verbesserungen: { $tokens }.
text-rest = Lobbymarker: { $lobby }. Würfel: { $cubes }. Plättchen im Stapel: { $tiles }.
text-scrapped = Plättchen aus dem Spiel: { $tiles }.
text-dismissed = Projekte aus dem Spiel: { $cards }.
text-buried = Unter dem Stapel: { $cards }.
text-player = { $player }: { $money } £
text-wealth = Einfluss { $influence }, Promethium { $promethium }, Lobbymarker { $lobby }.
text-elements = Elemente: { $elements }.
text-hidden = Marker hinter dem Sichtschirm: { $screen }. Ränkekarten: { $cards }. Reservierte Projekte: { $reserves }.
text-lost = Verlorene Marker: { $tokens }.
text-open-hand = Hand: { $schemes }.
text-shown = Bekannt auf der Hand: { $schemes }.
text-discards = Gespielt oder abgeworfen: { $schemes }.
text-tile = Plättchen { $tile }: übrige Nutzungen { $left }, genutzt { $used }.
text-waiting = Nicht aktiviert: { $project }, Würfel { $cubes }.
text-active = Aktiviert: { $project }, Würfel { $cubes }.
text-exhibited = Auf einer Ausstellung gezeigt: { $project }.
text-owned = Verbesserungen: { $tokens }.
text-account = Endwertung { $total } £: Geld { $track }, nicht aktivierte Projekte { $waiting }, Lobbymarker { $lobby }, Erze { $ores }, Promethium { $promethium }.
text-waits = Der Tisch wartet hier, wenn andere kaufen.
text-waits-for = Der Tisch wartet hier, wenn andere ein Plättchen kaufen, das etwas hiervon zeigt: { $wanted }.
text-out = Passt für den Rest dieses Konstruktionsbüros.
text-screen = Deine Marker: { $tokens }.
text-blue = Marker des neutralen Spielers: { $tokens }.
text-scheme = { $scheme }: { $what }
text-reserved = Reserviert: { $project }.
text-glimpse = Oben auf dem Stapel: { $cards }.
