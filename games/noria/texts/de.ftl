# Noria: alles, was an seinem Tisch gesagt wird, auf Deutsch.

title = Noria
tagline = Dreht die drei Ringe eures Rades, nutzt, was vorbeikommt, und gewinnt das Rathaus für eure Projekte.

verb-activate = aktivieren
verb-activate-description = Eine Scheibe der aktiven Hälfte deines Rades aktivieren
verb-inspect = inspizieren
verb-inspect-description = Inspektion: eine Scheibe auslassen und 1 Wissen nehmen
verb-buy = kaufen
verb-buy-description = Stadt: eine Scheibe vom Markt nehmen
verb-invest = investieren
verb-invest-description = Stadt: auf einer Leiste eine Stufe steigen
verb-travel = reisen
verb-travel-description = Reise: zu einer anderen Insel fahren
verb-ship = schiff
verb-ship-description = Reise: dort, wo du bist, ein Schiff nehmen
verb-factory = fabrik
verb-factory-description = Reise: dort, wo du bist, eine Fabrik bauen
verb-upgrade = aufwerten
verb-upgrade-description = Werkzeug: eine Scheibe auf ihre aufgewertete Seite drehen
verb-produce = produzieren
verb-produce-description = Werkzeug: deine Warenlager füllen
verb-bonus = bonus
verb-bonus-description = Bonus: die Scheibe wählen, die einmal mehr handelt
verb-trade = tauschen
verb-trade-description = Schwarzmarkt: Waren gegen Wissen, Wissen gegen Rohstoffe
verb-shift = drehen
verb-shift-description = Nachtschicht: den mittleren oder großen Ring einen Schritt drehen
verb-modify = umbauen
verb-modify-description = Umbau: zwei Scheiben tauschen oder eine auf einen leeren Platz legen
verb-intrigue = intrige
verb-intrigue-description = Intrige: in einer Kammer einen Politiker setzen
verb-remove = entfernen
verb-remove-description = Intrige: einen anderen Politiker wegschicken
verb-pay = zahlen
verb-pay-description = Wählen, womit du zahlst
verb-place = legen
verb-place-description = Eine gekaufte Scheibe in dein Rad legen
verb-end = beenden
verb-end-description = Deinen Zug, eine Phase oder die Aktionen einer Scheibe beenden
verb-start = beginnen
verb-start-description = Deinen ersten Rohstoff und deine erste Leiste wählen
verb-wheel = rad
verb-wheel-description = Expertenspiel: dein Rad zusammenstellen

option-mode = Spiel
option-mode-description = Experten: alle stellen ihr Rad zusammen, Inseln im Kreis, keine Gaben am Anfang
option-mode-base = Grundspiel
option-mode-expert = Expertenspiel
option-edition = Ausgabe
option-edition-description = Die Bonus-Scheibe kommt vor den anderen Scheiben (deutsch) oder danach (französisch)
option-edition-de = deutsche
option-edition-fr = französische
option-market_layout = Markt
option-market_layout-description = Preise von Stadt, Reise, Werkzeug und Bonus; das Expertenspiel lost sie aus
option-market_layout-first_game = wie im ersten Spiel
option-market_layout-random = ausgelost
option-tie_break = Gleichstand
option-tie_break-description = Was neben Schiffen entscheidet: weniger Warenlager oder weniger Fabriken
option-tie_break-warehouses = Warenlager
option-tie_break-factories = Fabriken
option-market_inside_disc = Schwarzmarkt in einer Scheibe
option-market_inside_disc-description = Ob zwischen zwei Aktionen einer Scheibe getauscht werden darf
option-market_inside_disc-edition = wie in der Ausgabe
option-market_inside_disc-yes = erlaubt
option-market_inside_disc-no = verboten
option-bonus_double_is_free = Doppelter Bonus ist frei
option-bonus_double_is_free-description = Eine doppelte Bonus-Scheibe lässt die eine Verdopplung des Zuges einer anderen

# Dinge

amount = { $count }× { $thing }
upgraded-disc = { $disc } (aufgewertet)
empty-slot = leerer Platz
ring-small = den kleinen Ring
ring-medium = den mittleren Ring
ring-large = den großen Ring
slot-S0 = klein oben
slot-S1 = klein unten
slot-M0 = mittel oben links
slot-M1 = mittel oben rechts
slot-M2 = mittel unten rechts
slot-M3 = mittel unten links
slot-L0 = groß oben links
slot-L1 = groß oben
slot-L2 = groß oben rechts
slot-L3 = groß unten rechts
slot-L4 = groß unten
slot-L5 = groß unten links
brief-S0 = klein
brief-S1 = klein
brief-M0 = mittel links
brief-M1 = mittel rechts
brief-M2 = mittel rechts
brief-M3 = mittel links
brief-L0 = groß links
brief-L1 = groß Mitte
brief-L2 = groß rechts
brief-L3 = groß rechts
brief-L4 = groß Mitte
brief-L5 = groß links
price-one = { $units }× { $kinds }
price-any = { $units } nach Wahl ({ $kinds })
price-same = { $units } gleiche ({ $kinds })
price-different = { $units } verschiedene ({ $kinds })
score-line = { $chamber }

# Fragen

ask-resource = Nimm einen Rohstoff für den Anfang.
ask-track = Rücke einen Gesandten kostenlos auf die erste Stufe einer Leiste.
ask-active = Dein Rad: Welche zwei Plätze der aktiven Hälfte bekommen Scheiben?
ask-inactive = Dein Rad: Welche vier Plätze der inaktiven Hälfte bekommen Scheiben?
ask-discs = Dein Rad: Ordne die sechs Scheiben für { $slots }.
ask-influence = Du bist am Zug. Erst Einfluss, wenn du magst, dann aktiviere Scheiben eines Weges.
ask-action = Aktionsphase: { $done ->
    [0] Aktiviere oder inspiziere Scheiben eines Weges.
   *[other] { $done } von { $most } Aktionen getan.
}
ask-politics = Politik: noch eine Intrige, oder den Zug beenden?
ask-act = { $disc }: { $left ->
    [one] Was ist ihre Aktion?
   *[other] { $left } Aktionen. Was ist die nächste?
}
ask-modify = Umbau: Wohin kommt die { $disc }?
ask-pay-disc = { $disc }: Zahle { $price } { $price ->
    [one] Rohstoff
   *[other] Rohstoffe
} deiner Wahl.
ask-pay-level = { $track }, Stufe { $level }: Zahle { $price }{ $toll ->
    [0] .
    [one] {""} und 1 Rohstoff Gebühr.
   *[other] {""} und { $toll } Rohstoffe Gebühr.
}
ask-pay-toll = { $island }: Zahle { $toll } { $toll ->
    [one] Rohstoff
   *[other] Rohstoffe
} Gebühr deiner Wahl.
ask-island = { $island }: Nimm ein Schiff oder baue eine Fabrik.
ask-remove = Aus welcher Kammer verlässt ein wartender Politiker das Spiel?
ask-place = Wohin kommt deine neue { $disc }?

# Antworten

start-resource = 1 { $kind } nehmen
start-track = Leiste { $track } betreten
wheel-slots = { $slots }
wheel-disc = { $disc }
activate = { $disc } aktivieren ({ $slot })
activate-double = { $disc } doppelt nutzen ({ $slot })
activate-hint = { $count ->
    [one] Eine Aktion.
   *[other] { $count } Aktionen.
}
activate-gain = Du erhältst { $gain }× { $kind }.
activate-bonus = { $count ->
    [one] Eine Aktion mehr für eine andere Scheibe.
   *[other] Zwei Aktionen mehr für andere Scheiben.
}
inspect = { $disc } inspizieren ({ $slot })
end-disc = Es dabei belassen
end-influence = Weiter zur Aktionsphase
end-influence-hint = Der Schwarzmarkt öffnet; Nachtschicht und Umbau sind vorbei.
end-turn = Deinen Zug beenden
end-turn-hint = { $income ->
    [0] Dein Rad dreht sich
   *[other] Du nimmst { $income } Wissen und dein Rad dreht sich
}{ $pending ->
    [0] .
    [one] , dann legst du deine neue Scheibe.
   *[other] , dann legst du deine { $pending } neuen Scheiben.
}
shift = Für { $price } Wissen { $ring } drehen
shift-hint = Dann aktiv im Ring: { $discs }.
modify = { $disc } verlegen ({ $slot }) für { $price } Wissen
modify-swap = Tauschen mit der { $disc } ({ $slot })
modify-move = Leerer Platz: { $slot }
buy = { $disc } vom Markt, { $price ->
    [0] kostenlos
    [one] für 1 Rohstoff
   *[other] für { $price } Rohstoffe
}
invest = Investieren: { $track }, Stufe { $level }{ $toll ->
    [0] {""}
   *[other] {""} (+{ $toll } Gebühr)
}
invest-hint = Preis: { $price }. Die Kammer gibt jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } je Stufe.
pay = { $what } zahlen
travel = { $island }{ $toll ->
    [0] {""}
   *[other] {""} (Gebühr { $toll })
}
travel-hint = Schiffe: { $ships ->
    [0] keine
   *[other] { $kinds }
}. Freie Bauplätze: { $sites ->
    [0] keine
   *[other] { $sites } ({ $goods })
}.
travel-new = Eine neue Insel aufdecken und hinfahren
travel-new-hint = Ohne Gebühr. Das lässt sich nicht zurücknehmen.
ship = Ein Schiff für { $kind } nehmen
ship-hint = Jede deiner Scheiben dafür bringt dann { $count }.
factory = Eine Fabrik bauen: { $warehouses } { $warehouses ->
    [one] Lager
   *[other] Lager
} für { $good }
factory-hint = Rezept: { $needs }. Einkommen dann: { $income } Wissen je Zug.
upgrade = { $disc } aufwerten ({ $slot })
produce = { $goods } produzieren
produce-hint = Dafür braucht es { $needs }.
bonus-de = Die { $disc } handelt einmal mehr ({ $slot })
bonus-fr = { $disc } wiederholen ({ $slot })
sell = 1 { $good } für { $knowledge } Wissen verkaufen
trade = 1 { $kind } für { $price } Wissen kaufen
intrigue = Einen Politiker setzen: { $chamber } ({ $price } Wissen)
intrigue-hint = Ihr Wert steigt von { $now } auf { $then }.
remove = { $chamber } ({ $upper } warten)
place = { $slot }
place-over = { $slot }, anstelle der { $disc }

# Was geschieht

built-wheel = { $player } hat ein Rad zusammengestellt.
took-resource = { $player } nimmt 1 { $kind }.
entered = { $player } betritt die Leiste { $track }.
round = Runde { $round } von { $rounds }. Eine erste Intrige kostet { $price } Wissen.
shifted = { $player } dreht für { $price } Wissen { $ring }.
modified-swap = { $player } tauscht die { $disc } und die { $other } für { $price } Wissen.
modified-move = { $player } verlegt die { $disc } ({ $slot }) für { $price } Wissen.
activated = { $player } aktiviert die { $disc }.
activated-double = { $player } aktiviert die { $disc } für zwei Aktionen.
activated-gain = { $player } aktiviert die { $disc } und erhält { $gain }× { $kind }.
inspected = { $player } inspiziert die { $disc } und nimmt 1 Wissen.
gathered = { $player } erhält { $gain }× { $kind }.
bought = { $player } kauft eine { $disc } für { $paid }.
bought-free = { $player } nimmt eine { $disc } vom Markt.
invested = { $player } steigt auf der Leiste { $track } auf Stufe { $level } für { $paid }.
revealed = { $player } entdeckt die { $island }, mit Schiffen: { $ships }.
travelled = { $player } fährt zur { $island }.
travelled-toll = { $player } fährt zur { $island } und zahlt { $paid }.
shipped = { $player } nimmt ein Schiff für { $kind } und hat jetzt { $now } davon.
built = { $player } baut eine Fabrik mit { $warehouses ->
    [one] einem Lager
   *[other] { $warehouses } Lagern
} für { $good }.
upgraded = { $player } wertet die { $disc } auf ({ $slot }).
produced = { $player } produziert { $goods } aus { $needs }.
bonus-named = { $player } gibt der { $disc } eine Aktion mehr.
bonus-repeated = { $player } wiederholt die { $disc }.
sold = { $player } verkauft 1 { $good } auf dem Schwarzmarkt für { $knowledge } Wissen.
traded = { $player } kauft 1 { $kind } auf dem Schwarzmarkt für { $price } Wissen.
intrigued = { $player } setzt einen Politiker ({ $chamber }) für { $price } Wissen: { $value } { $value ->
    [one] Punkt
   *[other] Punkte
 } je Stufe.
removed = { $player } schickt einen wartenden Politiker weg ({ $chamber }).
administered = { $income ->
    [0] Das Rad von { $player } dreht sich.
   *[other] { $player } nimmt { $income } Wissen, und das Rad dreht sich.
}
placed = { $player } legt die { $disc } ins Rad ({ $slot }).
placed-over = { $player } legt die { $disc } auf die { $other }, die das Spiel verlässt ({ $slot }).
won = { $player } gewinnt mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }.
won-warehouses = { $player } gewinnt mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } und weniger Schiffen und Warenlagern.
won-factories = { $player } gewinnt mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } und weniger Schiffen und Fabriken.
shared = { $players } teilen sich den Sieg mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }.

# Warum nicht

no-turn-yet = Die erste Runde hat noch nicht begonnen.
no-influence-over = Die Einflussphase dieses Zuges ist vorbei.
no-action-over = Die Aktionsphase dieses Zuges ist vorbei.
no-shift-small = Eine Nachtschicht dreht den mittleren oder großen Ring, nie den kleinen.
no-knowledge = Das kostet { $price } Wissen, und du hast { $have }.
no-slot = Es gibt keinen Platz { $slot }.
no-such-disc = Es gibt keine Scheibe { $disc }.
no-disc-there = Auf diesem Platz liegt keine Scheibe ({ $slot }).
no-inactive = Dieser Platz ist in der inaktiven Hälfte deines Rades ({ $slot }).
no-ring-twice = Du hast { $ring } in diesem Zug schon genutzt.
no-path = Dieser Platz liegt auf keinem Weg mit den genutzten Plätzen ({ $slot }).
no-action-left = Du hast alle { $most } Aktionen eines Zuges getan.
no-other-disc = Beende erst die Aktionen der laufenden Scheibe.
no-fresh-upgrade = Die { $disc } wurde in diesem Zug gedreht und handelt erst in deinem nächsten.
no-double-plain = Nur eine aufgewertete Scheibe kann doppelt genutzt werden; diese { $disc } ist es nicht.
no-second-double = Du hast in diesem Zug schon eine Scheibe doppelt genutzt.
no-action = Die { $disc } hat jetzt keine mögliche Aktion; du kannst sie inspizieren.
no-bonus-late = Eine Bonus-Scheibe kommt vor allen anderen Scheiben des Zuges.
no-bonus-early = Eine Bonus-Scheibe kommt nach einer anderen Scheibe des Zuges.
no-bonus-on-bonus = Eine Bonus-Scheibe kann keiner Bonus-Scheibe dienen.
no-bonus-target = Die Bonus-Scheibe findet keine andere Scheibe, der sie dient.
no-repeat = Die { $disc } wurde in diesem Zug nicht aktiviert.
no-CIT = Das ist eine Aktion der Stadt-Scheibe, die gerade nicht läuft.
no-TRA = Das ist eine Aktion der Reise-Scheibe, die gerade nicht läuft.
no-TOO = Das ist eine Aktion der Werkzeug-Scheibe, die gerade nicht läuft.
no-BON = Das ist für die Bonus-Scheibe, die gerade nicht läuft.
no-disc-left = Auf dem Markt ist keine { $disc } mehr.
no-price = Eine { $disc } kostet { $price } { $price ->
    [one] Rohstoff
   *[other] Rohstoffe
 }, und du hast { $have }.
no-track = Es gibt keine Leiste { $track }.
no-level-left = Du bist am Ende der Leiste { $track }.
no-investment = { $track } kostet { $price }{ $toll ->
    [0] {""}
   *[other] {""} und { $toll } Gebühr
}; du hast { $have }.
no-new-island = Alle Inseln dieses Spiels sind aufgedeckt.
no-island = Es gibt keine Insel { $island }.
no-island-yet = { $island } ist nicht im Spiel.
no-staying = Dein Botschafter ist auf { $island } und muss auf eine andere Insel.
no-neighbour = { $island } liegt nicht neben { $here }.
no-toll = { $island } verlangt { $toll } Gebühr, und du hast { $have } { $have ->
    [one] Rohstoff
   *[other] Rohstoffe
 }.
no-ship = Wo du bist, liegt kein Schiff für { $kind }.
no-factory-left = Du hast alle { $most } Fabriken gebaut.
no-site = Wo du bist, gibt es keinen Bauplatz { $site }.
no-site-free = Der Bauplatz { $site } ist belegt.
no-upgrade-itself = Eine Werkzeug-Scheibe kann sich nicht selbst aufwerten.
no-upgrade-twice = Das ist schon geschehen: { $disc }.
no-production = „{ $order }“ kann man nicht produzieren.
no-mixed-production = Produziere mehrere einer Sorte oder je eine mehrerer Sorten, nicht beides.
no-warehouse = Leere Lager für { $good }: { $empty }.
no-ingredients = Dafür braucht es { $needs }; du hast { $have }.
no-trade-now = Der Schwarzmarkt ist nur in der Aktionsphase offen.
no-trade-inside = Der Schwarzmarkt ist geschlossen, solange eine Scheibe handelt.
no-good = Du hast nichts zu verkaufen: { $good }.
no-such-trade = { $thing } wird auf dem Schwarzmarkt nicht gehandelt.
no-chamber = Es gibt keine Kammer { $chamber }.
no-politicians = Es warten keine Politiker mehr.
no-politician = Hier wartet kein Politiker ({ $chamber }); wer sitzt, bleibt.
no-place-yet = Gekaufte Scheiben werden am Ende deines Zuges gelegt.
no-payment = Das bezahlt den Preis nicht.

# Bilder

picture-cave = Höhle
picture-seats = Sitze und Punkte je Stufe
picture-waiting = wartend
picture-value = Wert
picture-SPE = Die höchste Stufe jedes Hauses zählt
picture-DIV = Die niedrigste der vier Stufen zählt
picture-market = Markt
picture-price = { $price ->
    [0] kostenlos
    [one] 1 Rohstoff
   *[other] { $price } Rohstoffe
}
picture-islands = Inseln
picture-circle = Inseln im Kreis: die letzte liegt neben der ersten
picture-unseen = { $count ->
    [0] alle Inseln sind in Sicht
    [one] 1 Insel noch verdeckt
   *[other] { $count } Inseln noch verdeckt
}
picture-first = Beginnt
picture-income = +{ $income } je Zug
picture-phase-influence = Einfluss
picture-phase-action = Aktion
picture-phase-politics = Politik
picture-phase-administration = Verwaltung
picture-stage-wheels = Räder werden gebaut
picture-stage-resources = Erster Rohstoff
picture-stage-tracks = Erste Leiste
picture-stage-over = Spielende
picture-own = Dein Haus, jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
picture-wheel = Dein Rad
picture-active = jetzt aktiv
picture-coming = nächsten Zug aktiv
picture-ways = Kombinationen: eine davon
picture-next = Nächster Zug
picture-levels = Nächste Stufen
picture-top = am Ende
picture-toll = +{ $toll } Geb.
picture-slot-S1 = klein
picture-slot-M2 = mittel rechts
picture-slot-M3 = mittel links
picture-slot-L3 = groß rechts
picture-slot-L4 = groß Mitte
picture-slot-L5 = groß links

# Der Tisch in Worten

alt-title = Noria{ $round ->
    [0] {""}
   *[other] , Runde { $round } von { $last }
}: { $phase }.
alt-values = Punkte je Stufe: { $values }.
alt-house = { $player } hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }; Stufen: { $levels }; Wissen { $knowledge }, Rohstoffe { $resources }, Schiffe { $ships }, Fabriken { $factories }.
text-title = { $round ->
    [0] { $phase }
   *[other] Runde { $round } von { $last }: { $phase }
}
text-turn = { $player } ist am Zug.
text-first = { $player } beginnt jede Runde.
text-rules = Regeln: { $mode }, { $edition } Ausgabe; Gleichstand: weniger Schiffe und { $tie }.
text-actions = Aktionen getan: { $done } von { $most }.
text-activated = Aktiviert: { $discs }
text-inspected = Inspiziert: { $discs }
text-fresh = In diesem Zug aufgewertet: { $discs }
text-doubled = In diesem Zug wurde eine Scheibe doppelt genutzt.
text-extra = Die { $disc } hat noch { $count ->
    [one] eine Aktion mehr
   *[other] { $count } Aktionen mehr
} vor sich.
text-acting = Die { $disc } handelt; verbleibende Aktionen: { $left }.
text-repeats = Sie wiederholt die { $disc }.
text-seat = { $player } (Platz { $number })
text-prices = Preise in Wissen
text-price = { $what }: { $price }
text-gear = Ab Runde { $round } kostet eine erste Intrige { $price }.
text-surcharge = Ab Runde { $round } kostet eine erste Nachtschicht { $shift } und ein erster Umbau { $modification }.
text-tracks = Leisten
text-track = { $track }: { $levels }
text-track-prices = zahlbar in { $pays }; die Stufen 1 bis 9 kosten { $levels }
text-level = { $player } { $level ->
    [0] in der Höhle
   *[other] { $level }
}
text-chambers = Kammern
text-chamber = { $chamber }: { $value } { $value ->
    [one] Punkt
   *[other] Punkte
 } je Stufe; { $seated } sitzen, { $upper } warten, { $next } mit einem mehr
text-value = { $chamber } { $value }
text-stack = { $disc }: noch { $count }, { $price }
text-harbour = noch im Hafen: { $players }
text-island = { $island }; Schiffe: { $ships }
text-sites = Bauplätze: { $sites }
text-site = { $count }× { $good } (frei)
text-site-taken = { $count }× { $good } ({ $player })
text-ambassadors = Botschafter: { $players }
text-house = { $player } (Platz { $number }), { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
text-points = Punkte jetzt: { $points }
text-disc = { $disc } ({ $slot })
text-disc-barred = { $disc } ({ $slot }), nur zur Inspektion
text-wheel-active = Aktiv: { $discs }
text-wheel-resting = Inaktiv: { $discs }
text-wheel-coming = Im nächsten Zug aktiv: { $discs }
text-pending = Noch zu legen: { $discs }
text-knowledge = Wissen: { $knowledge }, und { $income } mehr je Zug
text-resources = Rohstoffe: { $things }
text-ships = Schiffe: { $things }
text-store = { $good } { $full } von { $count }
text-stores = Volle Lager: { $stores }
text-recipe = { $good } entsteht aus { $needs }
text-factories = Fabriken: { $built } von { $most }
text-clutter = Schiffe und Gebäude, die bei Gleichstand zählen: { $count }
text-plan = Gewählte Plätze für dein Rad: { $slots }
text-way = Zusammen kannst du nutzen: { $discs }
text-price-any = { $units }
text-price-same = { $units } gleiche
text-price-different = { $units } verschiedene
text-rise = { $track }, Stufe { $level }: { $price } ({ $pays }){ $toll ->
    [0] {""}
   *[other] {""}, Gebühr { $toll }
}
text-rise-payable = { $track }, Stufe { $level }: { $price } ({ $pays }){ $toll ->
    [0] {""}
   *[other] {""}, Gebühr { $toll }
}; du kannst sie zahlen
