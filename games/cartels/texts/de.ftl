# Cartels: alles, was an seinem Tisch gesagt wird, auf Deutsch.

title = Cartels
tagline = Schickt Arbeiter in geschlossene Kartelle, holt ihren Lohn und baut die schönsten Maschinen.

verb-place = verteilen
verb-place-description = Alle deine Arbeiter auf die drei Kartelle verteilen
verb-send = schicken
verb-send-description = Einen Arbeiter durch deine Zeitmaschine schicken oder behalten
verb-take = nehmen
verb-take-description = Eine Ware oder den Ersten Ingenieur aus dem offenen Depot nehmen
verb-build = bauen
verb-build-description = Eine Maschine aus dem Konstruktionsbüro bauen
verb-upgrade = ausbauen
verb-upgrade-description = Einen Ausbau für deine Werkstatt kaufen
verb-exchange = tauschen
verb-exchange-description = Vor deiner Aktion Waren tauschen
verb-pass = passen
verb-pass-description = Passen; du darfst später noch handeln, wenn andere es tun

option-show_cubes = Würfel zeigen
option-show_cubes-description = Zeigen, wie viele Arbeiter in den geschlossenen Kartellen liegen
option-objective_all_or_nothing = Strenge Aufträge
option-objective_all_or_nothing-description = Ein Auftrag zählt nur, wenn beide Hälften erfüllt sind

# Fragen

ask-place = { $count ->
    [one] Dein Arbeiter: In welches Kartell geht er?
   *[other] Deine { $count } Arbeiter: Wie viele gehen in jedes Kartell?
}
ask-time-machine = { $cartel } ist offen: Du hast dort { $count }, am meisten sind { $most }. Einen Arbeiter der nächsten Runde schicken?
ask-take = Nimm etwas aus dem Depot ({ $cartel }).
ask-machine = Bauen, ausbauen oder passen? Vorher darfst du Waren tauschen.

# Antworten

option-place = Hütten { $a } · Brennstoff { $b } · Glas { $c }
option-send = Einen Arbeiter schicken
option-no-send = Meine Arbeiter behalten
hint-send = Du hättest { $count } hier und { $left } in der Werkstatt für die nächste Runde.
option-take = { $kind } nehmen
option-take-nothing = Nichts nehmen
hint-engineer = Du würdest die Maschinenphase beginnen.
option-build = { $card } bauen ({ $points } SP)
hint-pay = Zahle { $goods }.
option-upgrade = { $upgrade } einbauen ({ $cost } Gold)
hint-fourth = Ein vierter Arbeiter in jeder Runde, ab der nächsten.
hint-time = Einem Kartell nach dem Öffnen noch einen Arbeiter geben.
hint-converter = Zwei andere Rohstoffe für jeden, der fehlt, ab der nächsten Maschinenphase.
option-exchange = { $goods } gegen 1 { $kind } tauschen
option-pass = Passen
hint-pass = Die Phase endet, wenn alle nacheinander gepasst haben.
amount = { $count } { $kind }

# Was geschieht

round = Runde { $round } beginnt; { $player } hat die Vorrangkarte.
placed = { $player } verteilt: Hütten { $a } · Brennstoff { $b } · Glas { $c }.
no-workers = { $player } hat keine Arbeiter zu verteilen.
opened = { $cartel } wird geöffnet.
counted = { $player }: { $count } Arbeiter.
npc-counted = Die NSF zieht { $card } und hat { $count } Arbeiter.
npc-prefers = Die NSF zieht { $card } und wählt danach.
npc-took = Die NSF nimmt aus dem Depot: { $kind }.
time-machine-used = { $player } schickt durch die Zeitmaschine einen Arbeiter ({ $cartel }) und hat dort { $count }.
time-machine-idle = { $player } lässt die Zeitmaschine ruhen.
drew = { $player } zieht { $card } ({ $value }).
ranked = Platz { $place } der Reihenfolge: { $player }.
took = { $player } nimmt aus dem Depot: { $kind }.
wasted = { $count ->
    [one] 1 Ware im Depot findet keinen Platz und geht verloren ({ $cartel }).
   *[other] { $count } Waren im Depot finden keinen Platz und gehen verloren ({ $cartel }).
}
machines-start = Die Maschinenphase beginnt; { $player } fängt an.
built = { $player } baut { $card } für { $goods }.
upgraded = { $player } baut die Werkstatt aus: { $upgrade }.
exchanged = { $player } tauscht { $goods } gegen 1 { $kind }.
passed = { $player } passt.
nothing-built = Niemand hat eine Maschine gebaut.
change-card = Gezogen wird { $card }: Wechsel im Konstruktionsbüro.
no-change-card = Gezogen wird { $card }: Das Konstruktionsbüro bleibt, wie es ist.
change = { $card } verlässt das Konstruktionsbüro.
office-new = { $card } kommt ins Konstruktionsbüro.
strike = Streik!
strike-hits = { $count ->
    [0] { $player } hat keine Arbeiter mehr, die streiken könnten.
    [one] 1 Arbeiter von { $player } streikt in der nächsten Runde.
   *[other] { $count } Arbeiter von { $player } streiken in der nächsten Runde.
}
merged-deck = Die größeren Maschinen werden eingemischt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} zum Ziehen.
merged-discards = Die abgelegten Maschinen werden wieder eingemischt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} zum Ziehen.
revealed = { $player } hatte { $card } und endet mit { $score } SP.
end = Das Spiel endet nach Runde { $round }.
score-machines = Maschinen
score-types = Auftrag: Typen
score-nations = Auftrag: Nationalitäten

# Warum nicht

not-now = Dafür ist jetzt nicht der Moment.
place-how = Sag, wie viele in jedes der drei Kartelle gehen, zusammen { $count }: zum Beispiel 2-1-0.
place-all = Alle deine Arbeiter müssen gehen, also { $count }; diese Aufteilung hat { $given }.
engineer-gone = Der Erste Ingenieur ist schon genommen.
not-in-depot = { $kind } gibt es in diesem Depot nicht mehr ({ $cartel }).
full = Du hast schon { $capacity } { $kind }: Dein Lagerhaus hat keinen Platz mehr dafür.
slot-empty = Dieser Platz des Konstruktionsbüros ist leer.
needs-gold = { $card } braucht { $need } Gold, und du hast { $have }; der Konverter macht kein Gold.
converter-fresh = Dein Konverter arbeitet ab der nächsten Maschinenphase.
cannot-pay = Für { $card } fehlt dir { $goods }.
pay-how = { $card } kostet { $goods }; diese Zahlung passt nicht.
upgrade-owned = Diesen Ausbau hast du schon: { $upgrade }.
upgrade-gold = Dieser Ausbau kostet { $need } Gold, und du hast { $have }: { $upgrade }.
exchange-have = Du hast insgesamt: { $goods }.
exchange-how = Tausche { $gold } Gold gegen einen Rohstoff oder { $resources } Rohstoffe gegen ein Gold.

# Bilder und Textfassung

picture-round = Runde { $round } von { $last }
picture-phase-workers = Arbeiter
picture-phase-cartels = Kartelle
picture-phase-machines = Maschinen
picture-phase-over = Endwertung
picture-open = jetzt offen
picture-opens-next = öffnet diese Runde
picture-opens = öffnet in Runde { $round }
picture-opens-never = öffnet nicht mehr
picture-cube-hidden = Inhalt verdeckt
picture-order = Reihe
picture-takes = nimmt { $count }
picture-passes = { $count } von { $seats } gepasst
picture-npc-sign = N
picture-office = Konstruktionsbüro
picture-slot-top = oben, neu
picture-slot-middle = Mitte
picture-slot-bottom = unten, geht zuerst
picture-pile = Nachziehstapel: { $count }
picture-later = Stapel 2: { $count }
picture-discards = Ablage: { $count }
picture-workers = Arbeiter
picture-stock = Vorrat: { $count }
picture-priority = Vorrang
picture-engineer = Ingenieur
picture-fresh = neu
picture-no-machines = noch keine Maschinen
picture-private = Das siehst nur du
picture-objective = Dein Auftrag: { $name }
picture-lacking = Was das Büro von dir verlangt
picture-missing = fehlt noch
picture-affordable = Du kannst sie bauen.
picture-affordable-converter = Du kannst sie mit dem Konverter bauen.

alt-title = Cartels, Runde { $round } von { $last }: { $phase }.
alt-open = { $cartel } ist offen.
alt-office = Im Konstruktionsbüro: { $cards }.
alt-workshop = { $player }: { $points } SP, { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
}, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}, { $workers } Arbeiter.
text-title = Cartels, Runde { $round } von { $last }: { $phase }
text-seat = { $player } (Platz { $number })
text-turn = { $player } ist am Zug.
text-priority = { $player } hat die Vorrangkarte.
text-engineer = { $player } hat den Ersten Ingenieur.
text-engineer-free = Der Erste Ingenieur liegt auf dem Spielplan.
text-passes = Nacheinander gepasst: { $count } von { $seats }.
text-track = Rundenleiste
text-track-round = { $round } ({ $cartels })
text-track-coming = Kartelle öffnen noch in den Runden { $rounds }.
text-track-past = Sie öffneten in den Runden { $rounds }.
text-merges = Stapel 2 wird nach Runde { $deck } eingemischt, die Ablage nach Runde { $discards }.
text-cartel = { $letter }, { $cartel }: { $status }.
text-of = { $kind } { $count } von { $full }
text-depot = Depot: { $goods }.
text-cube = Arbeiter darin: { $workers }.
text-cube-hidden = Seine Arbeiter werden nicht gezeigt.
text-count = { $player } { $count }
text-order = Reihenfolgeleiste
text-order-now = { $line }: nimmt jetzt, noch { $count }
text-npc = Die NSF nimmt als Nächstes: { $kinds }.
text-machine = { $card } ({ $type }, { $nation }, { $points } SP)
text-slot = { $slot }: { $machine }, für { $goods }.
text-slot-empty = { $slot }: leer.
text-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
text-later = Stapel 2: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, nach Runde { $round } einzumischen.
text-discards = Ablage: { $count ->
    [0] leer
   *[other] { $cards }
}.
text-workshop = { $player }, Platz { $number }: { $points } SP
text-machine-points = Maschinen: { $points } SP.
text-workers = Arbeiter: { $workers } in der Werkstatt, { $stock } im Vorrat.
text-goods = Waren, höchstens { $capacity } von jeder: { $goods }.
text-upgrade-owned = Ausbau: { $upgrade }, vorhanden.
text-upgrade-fresh = Ausbau: { $upgrade }, vorhanden, wirkt ab der nächsten Phase.
text-upgrade-open = Ausbau: { $upgrade }, nicht gekauft, kostet { $cost } Gold.
text-machines = Maschinen: { $count ->
    [0] keine
   *[other] { $machines }
}.
text-objective = Auftrag: { $card }
text-half-done = { $label }: erfüllt, { $points } SP: { $icons }.
text-half-open = { $label }: nicht erfüllt, brächte { $points } SP: { $icons }.
text-served = { $icon } durch { $machine }
text-unserved = { $icon } fehlt
text-affordable = { $card }: Du kannst sie bauen.
text-converter = { $card }: Du kannst sie mit dem Konverter bauen; dir fehlt { $goods }.
text-lacking = { $card }: Dir fehlt { $goods }.
