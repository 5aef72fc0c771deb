### Was Innovation auf Deutsch sagt.

title = Innovation
tagline = Vom Rad bis zum Internet: 105 Karten, und jede hat ihren eigenen Kopf.

## Befehle

verb-draw = ziehen
verb-draw-description = Eine Karte vom Zeitalter deiner höchsten obersten Karte ziehen
verb-meld = ausspielen
verb-meld-description = Eine Handkarte oben auf ihren Stapel legen
verb-dogma = aktivieren
verb-dogma-description = Die Wirkungen einer deiner obersten Karten ausführen
verb-achieve = dominieren
verb-achieve-description = Die Errungenschaft eines Zeitalters nehmen
verb-return = zurücklegen
verb-return-description = Karten unter ihren Nachziehstapel legen
verb-tuck = unterschieben
verb-tuck-description = Karten unter ihren Stapel in deiner Auslage schieben
verb-score = werten
verb-score-description = Karten in deinen Punktestapel legen
verb-give = abgeben
verb-give-description = Karten abgeben, die jemand fordert
verb-take = nehmen
verb-take-description = Eine Karte von jemand anderem nehmen
verb-keep = behalten
verb-keep-description = Eine Karte behalten, während die anderen gehen
verb-exchange = tauschen
verb-exchange-description = Bestimmen, welche deiner Karten getauscht wird
verb-show = aufdecken
verb-show-description = Allen eine Handkarte zeigen
verb-splay = fächern
verb-splay-description = Einen Stapel auffächern, sodass verdeckte Symbole sichtbar werden
verb-order = ordnen
verb-order-description = Karten in eine Reihenfolge bringen, die erste liegt oben
verb-choose = wählen
verb-choose-description = Eine Frage beantworten, die eine Wirkung stellt

## Tischoptionen

option-monument_combined = Monument zählt zusammen
option-monument_combined-description = Untergeschobene und gewertete Karten zählen fürs Monument zusammen; sonst sechs einer Art
option-fission_stops_action = Kernspaltung beendet die Aktion
option-fission_stops_action-description = Nach einer roten 10 führt in dieser Aktion niemand mehr die Kernspaltung aus
option-reveal_counts_as_sharing = Aufdecken ist Mitnutzen
option-reveal_counts_as_sharing-description = Wer mitnutzt und nur eine Karte aufdeckt, bringt dir trotzdem die Bonuskarte
option-tools_needs_three = Werkzeuge brauchen drei
option-tools_needs_three-description = Werkzeuge nehmen genau drei Karten; sonst darf man ein oder zwei umsonst zurücklegen
option-bioengineering_own_board = Biotechnik zu Hause
option-bioengineering_own_board-description = Biotechnik darf auch eine Karte der eigenen Auslage nehmen
option-first_player_language = Wer beginnt, nach Titel auf
option-first_player_language-description = Es beginnt, wessen erste Karte in dieser Sprache im Alphabet vorn steht
option-first_player_language-fr = Französisch
option-first_player_language-en = Englisch
option-first_player_language-de = Deutsch

## Fragen

ask-opening = Welche Karte eröffnet deine Auslage? Alle werden gleichzeitig aufgedeckt.
ask-action = { $left ->
    [one] Was tust du mit deiner letzten Aktion?
   *[other] Was tust du? Du hast { $left } Aktionen.
 }
prompt = { $source }: { $effect } { $question }
prompt-demand = { $player } fordert mit { $source }: „{ $effect }“ { $question }
prompt-own-demand = Deine Forderung mit { $source }: „{ $effect }“ { $question }
ask-meld = { $most ->
    [one] Welche Karte spielst du aus?
   *[other] Welche Karten spielst du aus?
 }
ask-meld-some-in-order = Welche Karten spielst du in welcher Reihenfolge aus? Die letzte liegt oben.
ask-meld-in-order = In welcher Reihenfolge spielst du sie aus? Die letzte liegt oben.
ask-tuck = { $most ->
    [one] Welche Karte schiebst du unter?
   *[other] Welche Karten schiebst du unter?
 }
ask-tuck-some-in-order = Welche Karten schiebst du in welcher Reihenfolge unter? Die letzte liegt ganz unten.
ask-tuck-in-order = In welcher Reihenfolge schiebst du sie unter? Die letzte liegt ganz unten.
ask-score = { $most ->
    [one] Welche Karte wertest du?
   *[other] Welche Karten wertest du?
 }
ask-return = { $most ->
    [one] Welche Karte legst du zurück?
   *[other] Welche Karten legst du zurück?
 }
ask-return-some-in-order = Welche Karten legst du in welcher Reihenfolge zurück? Die letzte liegt ganz unten.
ask-return-in-order = In welcher Reihenfolge legst du sie zurück? Die letzte liegt ganz unten.
ask-give = { $most ->
    [one] Welche Karte gibst du ab?
   *[other] Welche Karten gibst du ab?
 }
ask-take = Welche Karte nimmst du?
ask-exchange = { $most ->
    [one] Welche Karte tauschst du?
   *[other] Welche { $most } Karten tauschst du?
 }
ask-keep = Welche Karte behältst du?
ask-show = Welche Karte deckst du auf?
ask-order = In welcher Reihenfolge, von oben nach unten?
ask-splay = Welchen Stapel fächerst du?
ask-agree = Tust du es?
ask-colour = { $most ->
    [one] Welche Farbe?
   *[other] Welche { $most } Farben?
 }
ask-value = Welcher Wert?
ask-player = Wer?
ask-way = Was davon?
ask-choose = Welche Karte?

## Antworten

decline = Nein, danke
yes = Ja
card = { $card } ({ $age })
card-of = { $card } ({ $age }) von { $player }
back-of = { $player }: eine Karte vom Wert { $age }
colour = { $colour }
value = { $value }
player = { $player }
way-score = Ziehen und werten, dann zurücklegen
way-draw = Nur ziehen
splay = { $colour } { $direction } fächern
draw = Ziehen
draw-hint = Bringt eine Karte vom Zeitalter { $age }.
draw-ends-hint = Es gibt nichts mehr zu ziehen: Das Spiel endet.
meld = { $card } ({ $age }) ausspielen
meld-hint = Verdeckt { $covered } ({ $age }).
meld-new-hint = Beginnt deinen Stapel in { $colour }.
dogma = { $card } ({ $age }) aktivieren
dogma-both-hint = Mitnutzung: { $sharers }; Forderung an: { $victims }.
dogma-shared-hint = Mitnutzung: { $sharers }.
dogma-demand-hint = Forderung an: { $victims }.
dogma-alone-hint = Niemand sonst ist beteiligt.
achieve = Zeitalter { $age } dominieren: { $name }

## Was geschieht

begins = { $player } beginnt mit { $card }, dem ersten Titel im Alphabet.
drew = { $player } zieht { $card } ({ $age }).
drew-hidden = { $player } zieht eine Karte vom Zeitalter { $age }.
drew-revealed = { $player } zieht { $card } ({ $age }) und deckt sie auf.
drew-melded = { $player } zieht { $card } ({ $age }) und spielt sie aus.
drew-tucked = { $player } zieht { $card } ({ $age }) und schiebt sie unter.
drew-scored = { $player } zieht { $card } ({ $age }) und wertet sie.
drew-scored-hidden = { $player } zieht und wertet eine Karte vom Zeitalter { $age }.
no-card-left = { $player } müsste eine Karte vom Zeitalter { $age } ziehen, aber von diesem oder einem höheren ist keine mehr da.
melded = { $player } spielt { $card } ({ $age }) aus.
tucked = { $player } schiebt { $card } ({ $age }) unter.
scored = { $player } wertet { $card } ({ $age }).
scored-hidden = { $player } wertet eine Karte vom Zeitalter { $age }.
returned = { $card } ({ $age }) von { $player } kommt zurück unter den Nachziehstapel.
returned-hidden = Eine Karte vom Zeitalter { $age } von { $player } kommt zurück unter den Nachziehstapel.
moved-to-hand = { $card } ({ $age }) geht { $origin ->
    [hand] von der Hand
    [score] aus dem Punktestapel
   *[board] aus der Auslage
 } von { $player } auf die Hand von { $target }.
moved-to-hand-hidden = Eine Karte vom Zeitalter { $age } geht { $origin ->
    [hand] von der Hand
    [score] aus dem Punktestapel
   *[board] aus der Auslage
 } von { $player } auf die Hand von { $target }.
moved-to-score = { $card } ({ $age }) geht { $origin ->
    [hand] von der Hand
    [score] aus dem Punktestapel
   *[board] aus der Auslage
 } von { $player } in den Punktestapel von { $target }.
moved-to-score-hidden = Eine Karte vom Zeitalter { $age } geht { $origin ->
    [hand] von der Hand
    [score] aus dem Punktestapel
   *[board] aus der Auslage
 } von { $player } in den Punktestapel von { $target }.
moved-to-board = { $card } ({ $age }) geht { $origin ->
    [hand] von der Hand
    [score] aus dem Punktestapel
   *[board] aus der Auslage
 } von { $player } in die Auslage von { $target }.
exchanged = Tausch: { $gone } { $place ->
    [hand] von der Hand
   *[score] aus dem Punktestapel
 } von { $player } gegen { $come } { $there ->
    [hand] von der Hand
   *[score] aus dem Punktestapel
 } von { $target }.
nothing = nichts
revealed = { $player } deckt { $card } ({ $age }) auf.
hand-shown = { $player } deckt die ganze Hand auf: { $cards }.
splayed = { $player } fächert { $colour } { $direction }.
rearranged = { $player } ordnet den Stapel in { $colour } um.
removed-all = Alle Handkarten, Auslagen und Punktestapel kommen aus dem Spiel.
named = { $player } nennt { $things }.
nothing-fits = { $player } hat keine passende Karte.
claimed = { $player } erhält die Errungenschaft { $special }.
achieved = { $player } dominiert Zeitalter { $age }: { $name }.
activated = { $player } aktiviert { $card }.
shares = { $player } nutzt Wirkung { $number } von { $card } mit.
carries-out = { $player } führt Wirkung { $number } von { $card } aus.
suffers = { $player } muss { $card } nachgeben.
executes = { $player } führt { $card } allein aus.
unaltered = Es ändert sich nichts.
bonus = Jemand hat mitgenutzt: { $player } zieht dafür eine Karte.

## Das Ende

end-achievements = { $player } hat { $count } { $count ->
    [one] Errungenschaft
   *[other] Errungenschaften
 } und gewinnt.
end-effect = { $card }: { $player } gewinnt.
end-points = Keine Karte ist hoch genug zum Ziehen: Die höchste Punktzahl gewinnt.
account-points = Punkte
account-achievements = Errungenschaften

## Warum nicht

not-your-turn = Du bist nicht am Zug.
covered = { $card } ist verdeckt: Nur oberste Karten lassen sich aktivieren.
not-on-board = { $card } liegt nicht in deiner Auslage.
not-in-hand = { $card } ist nicht auf deiner Hand.
not-fitting = { $card } passt nicht zu dem, was die Wirkung verlangt.
not-yours = { $card } ist weder auf deiner Hand noch in deinem Punktestapel noch oben in deiner Auslage.
no-such-age = Für Zeitalter { $age } gibt es keine Errungenschaft.
age-taken = Zeitalter { $age } ist schon dominiert.
too-few-points = Zeitalter { $age } braucht { $need } { $need ->
    [one] Punkt
   *[other] Punkte
 }; du hast { $have }.
top-too-low = Zeitalter { $age } braucht eine oberste Karte vom Wert { $age } oder höher; deine höchste hat { $have }.

## Bilder

picture-phase-opening = Erste Karten
picture-phase-actions = Am Zug
picture-phase-over = Spielende
picture-turn = Zug { $number }
picture-actions = { $left ->
    [one] noch 1 Aktion
   *[other] noch { $left } Aktionen
 }
picture-decks = Nachziehstapel
picture-last = { $count ->
    [0] Zeitalter 10 ist leer
    [one] noch 1 Karte von Zeitalter 10
   *[other] noch { $count } Karten von Zeitalter 10
 }
picture-removed = −{ $count }
picture-ages = Zeitalter zu dominieren
picture-need = { $points } P.
picture-monument = 6 untergeschoben oder gewertet in einem Zug
picture-monument-apart = 6 untergeschoben oder 6 gewertet in einem Zug
picture-empire = 3 von jedem der 6 Symbole
picture-world = 12 Uhren
picture-wonder = 5 Stapel, alle rechts oder oben gefächert
picture-universe = 5 oberste Karten vom Wert 8 oder mehr
picture-shares = zeigt mindestens so viele Symbole: nutzt mit
picture-complies = zeigt weniger: muss nachgeben
picture-splayed = Fächer eines Stapels und seine Karten
picture-draws = zieht
picture-won = { $count } von { $goal }
picture-alone = niemand sonst
picture-hand = Hand: { $count }
picture-score = Punkte: { $points }
picture-busy = { $tucked } untergeschoben, { $scored } gewertet
picture-private = Das siehst nur du
picture-your-hand = Deine Hand
picture-your-board = Deine Auslage
picture-your-score = Dein Punktestapel
picture-empty = nichts
picture-splay-none = { $count } darunter, ungefächert
picture-splay-left = { $count } darunter, nach links
picture-splay-right = { $count } darunter, nach rechts
picture-splay-up = { $count } darunter, nach oben

## Das Brett in Worten

text-title-opening = Innovation: Alle wählen eine erste Karte
text-title-actions = Innovation, Zug { $number }
text-title-over = Innovation: Das Spiel ist nach { $number } { $number ->
    [one] Zug
   *[other] Zügen
 } zu Ende
text-turn = { $player } ist am Zug, { $left ->
    [one] noch 1 Aktion
   *[other] noch { $left } Aktionen
 }.
text-goal = { $goal } Errungenschaften gewinnen.
text-options = Regeln an diesem Tisch: { $options }.
text-option = { $option }: { $value }
text-yes = ja
text-no = nein
text-deck = Zeitalter { $age }, { $name }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
text-removed = aus dem Spiel: { $count }
text-danger = { $player } zieht von Zeitalter 10, wo { $left ->
    [one] noch 1 Karte liegt
   *[other] noch { $left } Karten liegen
 }.
text-ends = Muss { $player } ziehen, endet das Spiel.
text-achievements = Errungenschaften
text-age = Zeitalter { $age }, { $name }: zu dominieren mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 } und einer obersten Karte vom Wert { $age } oder mehr
text-age-won = Zeitalter { $age }, { $name }: hat { $player }
text-special = { $name }: { $condition }
text-special-won = { $name }: hat { $player }
text-seat = { $player } (Platz { $number })
text-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
text-won = Errungenschaften: { $count } von { $goal }
text-icon = { $icon } { $count }
text-icons = Symbole: { $icons }
text-hand = Handkarten: { $count }; Zeitalter: { $ages }
text-score = Punktestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }; Zeitalter: { $ages }
text-draws = Zieht von Zeitalter { $age }
text-busy = Dieser Zug: { $tucked } untergeschoben, { $scored } gewertet
text-pile = { $colour }: { $card } ({ $age })
text-slots = oben links { $corner }; unten { $bottom }; Hauptsymbol: { $featured }
text-hex = Bildfeld
text-uncovered = sichtbar, Karte für Karte: { $cards }
text-shares = wenn aktiviert, Mitnutzung: { $players }
text-complies = wenn aktiviert, Forderung an: { $players }
text-alone = wenn aktiviert, ist niemand sonst beteiligt
text-card = { $card } ({ $age }), { $colour }
text-demand = Forderung: { $effect }
text-effect = Wirkung: { $effect }
text-covered = darunter { $card } ({ $age }): { $slots }
text-own-score = { $cards }
alt-player = { $player }: { $won } von { $goal } Errungenschaften, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, { $cards } auf der Hand; { $icons }; oben: { $tops }.
alt-player-short = { $player }: { $won } von { $goal } Errungenschaften, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, { $cards } auf der Hand; { $icons }.
