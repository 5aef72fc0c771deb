# Befehle und ihre Antworten, auf Deutsch.

command-new = Einen Tisch eröffnen: Spiel wählen, dann setzen sich die anderen
command-new-game = Welches Spiel
command-new-options = Optionen des Tisches, zum Beispiel show_cubes=on
command-new-language = Die Sprache der Nachrichten und Bilder des Tisches
command-new-thread = In einem eigenen Thread für dieses Spiel spielen
command-new-quick = Sofort gegen Ersatzspieler beginnen
command-join = An den Tisch in diesem Kanal setzen
command-leave = Vor dem Beginn vom Tisch aufstehen
command-start = Das Spiel in diesem Kanal beginnen
command-cancel = Den Tisch in diesem Kanal absagen
command-play = Auf die Frage des Tisches antworten
command-more = Die selteneren Züge dieses Spiels
command-play-choice = Dein Zug; mehrere durch Leerzeichen getrennt
command-hand = Was nur du sehen kannst und was du gefragt wirst
command-log = Was an diesem Tisch geschah
command-log-move = Bis zu welchem Zug; ohne Angabe bis zum letzten
command-table = Ein früheres Spiel dieses Kanals; ohne Angabe das letzte
command-since = Was seit deinem letzten Zug geschah
command-export = Die Mitschrift des Spiels als Datei
command-verify = Ein beendetes Spiel an der Prüfsumme vom Beginn prüfen
command-games = Die Spiele dieses Kanals und wie sie ausgingen
command-turns = Alle Tische, die auf dich warten
command-about = Was Petit Bleu ist
command-board = Das Spielbrett, jetzt oder nach einem früheren Zug
command-board-move = Nach welchem Zug
command-board-as = Als Bild oder als Text
command-rules = Die Regeln in Kürze
command-rules-game = Welches Spiel; sonst das dieses Kanals
command-rules-topic = Nur ein Thema
command-undo = Deinen letzten Zug zurücknehmen oder den Tisch darum bitten
command-plan = Deinen Zug durchspielen; niemand sieht es
command-resign = Das Spiel verlassen; ein Ersatzspieler nimmt deinen Platz
command-replace = Einen Platz einer Person oder einem Ersatzspieler geben
command-replace-seat = Die Nummer des Platzes
command-replace-person = Wer ihn nimmt; ohne Angabe wird der Platz im Kanal angeboten

as-picture = Bild
as-text = Text

opened-lobby = Der Tisch ist eröffnet: { $channel }.
opened-quick = Dein Spiel beginnt: { $channel }.
done-join = Du sitzt am Tisch.
done-leave = Du hast den Tisch verlassen.
done-start = Das Spiel beginnt.
done-cancel = Der Tisch ist abgesagt.
done-resign = Ein Ersatzspieler spielt für dich weiter.
done-replace = Der Platz ist übergeben.
consent-asked = Das kannst du nicht allein zurücknehmen: Der Tisch wird gefragt, ob er zurückgeht.
consent-own = Gefragt sind die anderen. „{ $refuse }“ zieht die Frage zurück.
nothing-yet = Noch ist nichts geschehen.
log-earlier = -# Davor: /{ name-log } { name-log-move }:{ $move }
log-of-table = { name-log-table }:{ $table }
no-turns = Kein Tisch wartet auf dich.
no-games = In diesem Kanal gab es noch kein Spiel.
games-latest = -# Die letzten { $count } Spiele dieses Kanals.
phase-lobby = Der Tisch ist offen.
phase-playing = Das Spiel läuft.
export-complete = Das ganze Spiel mit seinem Startwert.
export-partial = Das Spiel bis hierher. Der Startwert und was andere geheim gewählt haben folgen nach dem Ende.
verified = { $moves ->
    [one] Der eine Zug lässt
   *[other] Alle { $moves } Züge lassen
} sich aus dem Startwert `{ $seed }` nachspielen; dessen Prüfsumme ist die am Beginn veröffentlichte: `{ $hash }`.
not-verified = Dieses Spiel stimmt nicht mit dem überein, was veröffentlicht wurde: Seine Züge führen nicht dorthin, wo es endete.
not-verified-seed = Dieses Spiel stimmt nicht mit dem überein, was veröffentlicht wurde: Die Prüfsumme vom Beginn gehört zu einem anderen Startwert.
about = Mit **Petit Bleu { $version }** spielt man { $games } per Nachricht. `/{ name-new }` eröffnet einen Tisch; `/{ name-turns }` sagt dir, wo auf dich gewartet wird.

failed = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert; versuche es bitte noch einmal.
slow-down = { $seconds ->
    [one] Das war viel auf einmal. In einer Sekunde kannst du wieder fragen.
   *[other] Das war viel auf einmal. In { $seconds } Sekunden kannst du wieder fragen.
}
forbidden = Das darf ich hier nicht. Wer den Server verwaltet, kann mir das Recht geben; versuche es dann bitte noch einmal.
cannot-post = In diesem Kanal fehlen mir Rechte, die ein Tisch braucht: { $missing }. Wer den Server verwaltet, kann sie geben.
permission-view_channel = Kanäle ansehen
permission-attach_files = Dateien anhängen
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-send_messages = Nachrichten senden
permission-create_public_threads = Öffentliche Threads erstellen
unknown-control = Dieses Bedienfeld stammt aus einer anderen Zeit und bedeutet nichts mehr.
control-gone = Was du gedrückt hast, wurde inzwischen gelöscht, und nichts hat sich geändert.
newest = Der Tisch ist jetzt hier: { $link }
numbers = Nummern, der Reihe nach
numbers-how = Aus der Liste oben, 1 bis { $count }
not-a-number = „{ $word }“ ist keine Zahl von 1 bis { $most }.
no-such-topic = Die Regeln haben kein Thema „{ $topic }“.
bots-do-not-play = Ein Bot kann keinen Platz nehmen; lass die Person weg, dann kommt ein Ersatzspieler.
