# Was die Felder sagen, auf Deutsch.

folded = { $count ->
    [one] -# … und 1 Zeile davor (/{ name-log })
   *[other] -# … und { $count } Zeilen davor (/{ name-log })
}

lobby-seats = Für { $least } bis { $most } Personen.
lobby-begun = Das Spiel hat begonnen.
lobby-cancelled = Dieser Tisch wurde abgesagt.
join = Mitspielen
leave = Aufstehen
add-stand-in = Ersatzspieler dazu
remove-stand-in = { $name } entfernen
start = Beginnen
cancel = Absagen
on = an
off = aus

after-move = { $move ->
    [0] Beginn
   *[other] Zug { $move }
}
commitment = -# Prüfsumme des geheimen Startwerts: `{ $hash }`. Nach dem Spiel spielt /{ name-verify } es nach.
waiting = { $count ->
    [one] { $who } ist dran.
   *[other] Der Tisch wartet auf { $who }.
}
ended-cancelled = Dieses Spiel wurde abgesagt.
ended-abandoned = Alle haben dieses Spiel verlassen.
ended-finished = Dieses Spiel ist zu Ende.
move = Ziehen
hand = Meine Hand
since = Was geschah?
board = Spielbrett
undo = Zurücknehmen
plan = Planen

consent = { $move ->
    [0] { $player } bittet den Tisch, zum Anfang zurückzugehen.
   *[other] { $player } bittet den Tisch, zu Zug { $move } zurückzugehen.
}
consent-missing = { $who }: einverstanden?
consent-granted = Einverstanden: Der Tisch ist zurückgegangen.
consent-refused = Nicht einverstanden: Das Spiel geht weiter.
agree = Einverstanden
refuse = Ablehnen

choose = Wähle …
other-order = In anderer Reihenfolge …
as-listed = -# Das Menü nimmt sie in der Reihenfolge seiner Liste.
show-all = { $count ->
    [one] Die eine Möglichkeit zeigen
   *[other] Alle { $count } Möglichkeiten zeigen
}
earlier = ◀ Frühere Möglichkeiten
later = Weitere Möglichkeiten ▶
done-to-you = Was dir geschah
since-then = Seit deinem letzten Zug
nothing-since = Seit deinem letzten Zug ist nichts geschehen.
crowded = -# Gerade wird so viel gespielt, dass dein Bild nicht gezeichnet wird. „{ hand }“ und /{ name-hand } zeigen es.

planning = Dein Plan (niemand sonst sieht ihn)
plan-guessed = -# Etwas hier ist dir verborgen: Der Plan zeigt, wie es kommen könnte.
plan-end = Hier wäre dein Zug zu Ende.
plan-back = Schritt zurück
plan-send = Absenden
plan-drop = Plan verwerfen
