# Was der Club sagt: Absagen, und Zeilen der Geschichte, die kein Spiel erzählt.

no-such-game = Kein Spiel heißt „{ $game }“.
no-such-option = Dieses Spiel hat keine Option „{ $option }“.
bad-option = Diese Optionen passen nicht zu diesem Spiel: { $options }.
no-such-table = Dieser Tisch steht nicht in unseren Büchern.
no-table-here = In diesem Kanal steht noch kein Tisch. Eröffne einen mit /{ name-new }.
channel-taken = In diesem Kanal steht schon ein Tisch. Beende ihn zuerst oder sag ihn ab, oder spiele in einem Thread.
table-full = Alle { $most } Plätze sind besetzt.
wrong-number = Dieses Spiel ist für { $least } bis { $most } Personen; am Tisch { $seats ->
    [0] sitzt niemand
    [one] sitzt nur eine
   *[other] sitzen { $seats }
}.
no-such-stand-in = Kein Ersatzspieler heißt „{ $name }“.
no-stand-in-there = Dort sitzt kein Ersatzspieler.
no-such-seat = Dieser Tisch hat die Plätze 1 bis { $seats }.
already-started = Dieses Spiel hat schon begonnen.
not-started = Dieses Spiel hat noch nicht begonnen.
table-over = Dieser Tisch ist geschlossen.
not-seated = Du sitzt nicht an diesem Tisch. Viel Spaß beim Zuschauen!
sits-already = { $name } sitzt schon an diesem Tisch.
cancel-not-yours = Nur wer den Tisch eröffnet hat, kann ihn vor dem Beginn absagen. Ein laufendes Spiel geht weiter: Du kannst aufgeben oder die fragen, die den Server verwalten.
replace-not-yours = Diesen Platz kann nur { $player } abgeben, oder wer den Server verwaltet.

moved-on = Am Tisch ging es inzwischen weiter; so steht es jetzt.
rules-failed = Bei diesem Zug ist in den Regeln etwas schiefgegangen, darum wurde er nicht gemacht. Es ist notiert; versuche bitte einen anderen.
cannot-load = Dieser Tisch lässt sich gerade nicht öffnen. Nichts ist verloren, und es ist notiert.
cannot-replay = Die Regeln wurden seit diesem Zug verbessert, darum lässt er sich nicht mehr zeigen.
no-such-move = Einen Zug { $move } gibt es noch nicht; der letzte ist { $moves }.
verify-later = Der Startwert bleibt geheim, solange gespielt wird. Frag nach dem Ende noch einmal.

nothing-to-undo = Es gibt nichts zurückzunehmen.
cannot-go-back = Die Regeln wurden seither verbessert, darum kann der Tisch nicht so weit zurückgehen.
asked-already = Der Tisch wird gerade schon gefragt, von { $player }.
no-such-request = Diese Frage ist entschieden.

plan-not-asked = Planen kannst du, wenn du zu entscheiden hast.
plan-complete = Dein Plan ist am Ende deines Zuges: Sende ihn ab, geh einen Schritt zurück oder verwirf ihn.
plan-empty = Dein Plan ist leer.
plan-stale = Am Tisch ging es weiter, seit du zu planen begannst; der Plan wurde verworfen.
no-plan = Du hast an diesem Tisch keinen Plan.
cannot-plan = Dieser Moment lässt sich nicht durchspielen; zu viel hängt von dem ab, was du nicht wissen kannst.

stand-in-greedy = Nimmersatt
stand-in-random = Zufall
cancelled = Dieser Tisch wurde abgesagt.
resigned = { $name } gibt auf; ein Ersatzspieler übernimmt.
replaced = { $new } übernimmt den Platz von { $old }.
took-back = { $count ->
    [one] { $player } nimmt einen Zug zurück.
   *[other] Der Tisch geht für { $player } { $count } Züge zurück.
}
drifted = { $lost ->
    [0] Die Regeln wurden verbessert, und der Tisch steht jetzt etwas anders. Bitte schau ihn neu an.
    [one] Die Regeln wurden verbessert, und der letzte Zug passt nicht mehr. Er ist zurückgenommen; bitte schau den Tisch neu an.
   *[other] Die Regeln wurden verbessert, und die letzten { $lost } Züge passen nicht mehr. Sie sind zurückgenommen; bitte schau den Tisch neu an.
}
stand-in-stuck = Beim Zug eines Ersatzspielers versagen die Regeln; dieser Tisch muss warten, bis das behoben ist.
member-left = { $player } hat diesen Server verlassen. Wer ihn verwaltet, kann den Platz vergeben: /{ name-replace } { name-replace-seat }:{ $seat }
hand-closed = { $player }, deine Direktnachrichten sind für mich geschlossen. /{ name-hand } zeigt dir hier alles, nur für deine Augen.
