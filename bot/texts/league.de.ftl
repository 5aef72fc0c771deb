# Ligen: Anmeldung, Saisons, Tabellen, Wertungen und das Protokoll der Ausrichtenden, auf Deutsch.

# Ablehnungen

league-not-organiser = Nur wer diesen Server verwaltet oder die dafür bestimmte Rolle hat, kann Ligen ausrichten.
league-bad-seats = Ligen dieses Spiels haben Tische zu { $least } bis { $most }.
league-bad-points = Nötig sind { $seats } Zahlen, die beste zuerst, zum Beispiel { $seats ->
    [2] 2 0
    [3] 4 2 0
   *[other] 6 3 1 0
}; die erste muss mehr wert sein als die letzte.
league-bad-size = Eine Division hat { $least } bis { $most } Plätze.
league-bad-moves = Es dürfen nicht mehr aufsteigen als absteigen, und höchstens { $most } aus einer Division dieser Größe.
league-bad-tables = Gespielt werden 1 bis { $most } Tische je Saison und 1 bis { $at_once } zugleich.
league-bad-tie-break = „{ $name }“ ist keine Feinwertung. Es gibt: { $known }.
tie-break-wins = mehr Siege
tie-break-head-to-head = direkter Vergleich
tie-break-opponents = Stärke der Gegner
tie-break-share = Anteil an den erzielten Punkten
tie-break-places = bessere Plätze
league-bad-name = Der Name einer Liga hat 1 bis { $most } Zeichen.
league-name-taken = Dieser Club hat schon eine Liga „{ $name }“.
league-bad-days = Eine Anmeldung dauert höchstens { $most } Tage.
league-bad-reason = Gib einen Grund mit 1 bis { $most } Zeichen an; er steht im Protokoll.
league-bad-adjustment = Berichtigt werden 1 bis { $most } Punkte, mehr oder weniger.
league-no-channel = Der Kanal dieser Liga ist fort. /{ name-league } { name-league-move } gibt ihr einen anderen.
league-needs-channel = Eine Liga braucht einen Textkanal, in dem ihre Tische Threads bekommen.
league-which = Dieser Club hat mehrere Ligen: Sag, welche.
league-none = Dieser Club hat noch keine Liga. /{ name-league } { name-league-create } gründet eine.
league-withdrawn = Du hast dich aus dieser Saison zurückgezogen und kannst an der nächsten teilnehmen.
league-full = Mehr als { $most } können nicht teilnehmen.
league-not-in = Diese Person hat keinen Platz in dieser Saison.
league-in-already = { $name } hat schon einen Platz in dieser Saison.
league-went-on = Die Liga ist von diesem Ergebnis aus weitergegangen; es bleibt stehen.
league-fixture-settled = Diese Begegnung braucht keinen Tisch mehr.
no-such-league = Diese Liga steht nicht in unseren Büchern.
no-such-season = Diese Saison steht nicht in unseren Büchern.
no-season-yet = Diese Liga hatte noch keine Saison.
no-such-result = Dieses Ergebnis steht nicht in unseren Büchern.
season-goes-on = Eine Saison dieser Liga läuft schon.
season-over = Diese Saison ist vorbei.
season-begun = Diese Saison hat schon begonnen.
season-not-begun = Diese Saison hat noch nicht begonnen.
done-before = Das ist schon geschehen.

# Die Nachricht der Saison

league-season = Saison { $number }
league-division = Division { $number }
league-round = Runde { $round } von { $rounds }
league-round-number = Runde { $round }
league-format-league = Liga
league-format-swiss = Schweizer System
league-format-knock-out = K.-o.-Turnier
league-seats = Tische zu { $seats }
league-at-once = { $count ->
    [one] ein Tisch zugleich
   *[other] bis zu { $count } Tische zugleich
}
league-closes = Die Anmeldung endet { $when }.
league-entered = { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] Eine Anmeldung{ $most ->
        [0] :
       *[other] { " " }(von { $most }):
    }
   *[other] { $count } Anmeldungen{ $most ->
        [0] :
       *[other] { " " }(von { $most }):
    }
}
league-waiting = Warteliste:
league-progress = { $tables ->
    [one] { $done } von { $tables } Tisch gespielt
   *[other] { $done } von { $tables } Tischen gespielt
}
league-paused = Die Saison ruht: Es öffnen keine weiteren Tische.
league-won = { $champion } gewinnt die Saison!
league-without-result = Die Saison endete ohne Ergebnis.
league-called-off = Diese Saison wurde abgesagt.
league-join = Anmelden
league-wait = Auf einen Platz warten
league-leave = Zurückziehen
league-begin = Jetzt beginnen
league-mine = Meine Tische
league-text = Tabelle als Text
league-next = Nächste Saison eröffnen
league-opens = Der Tisch öffnet in diesem Thread.
league-champion = { $champion } gewinnt Saison { $number }. Herzlichen Glückwunsch!

league-joined-in = Du bist dabei.
league-joined-waiting = Du stehst auf der Warteliste und bekommst den nächsten freien Platz.
league-left = Du bist nicht mehr in dieser Saison.
league-not-there = Du warst nicht in dieser Saison.
league-sure = Möchtest du dich aus dieser Saison zurückziehen? Wenn jemand wartet, übernimmt die Person deinen Platz und deine offenen Tische. Sonst spielen Ersatzspieler deine offenen Tische zu Ende, und alle zählen als verloren.
league-withdraw = Ja, zurückziehen
league-done = Erledigt.
league-made = Die Liga „{ $name }“ ist gegründet. /{ name-league } { name-league-season } eröffnet ihre erste Anmeldung.

# Tabellen und die eigene Seite

league-line = **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
}, { $played }/{ $total } gespielt ({ $places })
league-fair-same = { $tables ->
    [one] Alle spielen an einem Tisch
   *[other] Alle spielen an { $tables } Tischen
} und treffen { $times ->
    [one] einmal
   *[other] { $times }-mal
} aufeinander.
league-fair-once = { $tables ->
    [one] Alle spielen an einem Tisch
   *[other] Alle spielen an { $tables } Tischen
}; niemand trifft zweimal auf dieselbe Person.
league-fair = { $tables ->
    [one] Alle spielen an einem Tisch
   *[other] Alle spielen an { $tables } Tischen
}; je zwei treffen { $least }- bis { $most }-mal aufeinander.
league-fair-excess = { $excess ->
    [one] Eine Begegnung fehlt zum Vollkommenen.
   *[other] { $excess } Begegnungen fehlen zum Vollkommenen.
}
league-further = { $count ->
    [one] -# Eine weitere Division: /{ name-league } { name-league-standings } { name-league-standings-division }:
   *[other] -# { $count } weitere Divisionen: /{ name-league } { name-league-standings } { name-league-standings-division }:
}
league-ranks = Ränge
league-bye = { $name } kommt kampflos weiter.
league-goes-on = { $count ->
    [one] { $who } kommt weiter
   *[other] { $who } kommen weiter
}
league-nothing-mine = Du bist zurzeit in keiner Saison dieses Clubs.
league-you-wait = Du stehst auf der Warteliste.
league-you-are-in = Du bist dabei; die Saison hat noch nicht begonnen.
league-reach = Du kannst noch Rang { $best } bis { $worst } erreichen.
league-settled = Dein Rang steht fest.
league-table-asked = **Du bist am Zug** gegen { $others }: { $where }
league-table-open = Gegen { $others }: { $where }
league-table-planned = Steht noch aus: { $others }
league-no-champions = Noch ist keine Saison dieser Liga zu Ende.
league-exported = Tabelle und Ergebnisse als Dateien.

# Wertungen und Statistik

league-ratings-club = { $game }: Wertungen in diesem Club
league-ratings-all = { $game }: alle Wertungen
league-no-ratings = Noch hat niemand eine Wertung.
league-rating-line = **{ $rating }** ± { $margin }, { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}
league-provisional = vorläufig
league-no-rating = { $name } hat in diesem Spiel noch keine Wertung.
league-alt-rating = { $count ->
    [one] Die Wertung nach einer Partie: { $rating }.
   *[other] Die Wertung über { $count } Partien, jetzt { $rating }.
}
league-stats-none = { $name } hat hiervon noch keine Partie beendet.
league-stats-played = { $played } gespielt, { $won } gewonnen.
league-stats-places = Plätze: { $places }
league-stats-scores = Bestes Ergebnis { $best }, im Mittel { $mean }.
league-stats-streak = Längste Siegesserie: { $longest }; zurzeit: { $now }.
league-stats-habit-first = Beginnt mit
league-stats-habit-points = Punktet am meisten mit
league-versus = { $met ->
    [0] { $one } und { $other } haben noch nicht gegeneinander gespielt.
    [one] { $one } und { $other } haben einmal gegeneinander gespielt: davor { $ahead }, gleichauf { $level }, dahinter { $behind }.
   *[other] { $one } und { $other } haben { $met }-mal gegeneinander gespielt: davor { $ahead }, gleichauf { $level }, dahinter { $behind }.
}

# Das Protokoll

league-log-more = { $count ->
    [one] -# Eine frühere Zeile steht in der Datei.
   *[other] -# { $count } frühere Zeilen stehen in der Datei.
}
league-by-rule = nach Regel
act-made = Die Liga ist gegründet.
act-opened = Die Anmeldung zu Saison { $number } ist offen.
act-closed = Die Anmeldung endet vorzeitig.
act-extended = { $days ->
    [one] Die Anmeldung bleibt einen Tag länger offen.
   *[other] Die Anmeldung bleibt { $days } Tage länger offen.
}
act-too-few = { $count ->
    [0] Niemand hat sich angemeldet; die Saison ist abgesagt.
    [one] Nur eine Anmeldung; die Saison ist abgesagt.
   *[other] Nur { $count } Anmeldungen; die Saison ist abgesagt.
}
act-begun = Saison { $number } beginnt mit { $count } Anmeldungen.
act-ended = Saison { $number } endet. Es gewinnt: { $champion }.
act-ended-empty = Saison { $number } endet ohne Ergebnis.
act-called-off = Die Saison ist abgesagt.
act-paused = Die Saison ruht.
act-resumed = Die Saison geht weiter.
act-moved = Die Liga zieht in einen anderen Kanal.
act-channel-gone = Der Kanal der Liga ist fort; sie steht still.
act-replaced = { $new } übernimmt den Platz von { $old }.
act-taken-over = { $old } zieht sich zurück; { $new } rückt von der Warteliste nach.
act-withdrawn = { $name } zieht sich zurück.
act-annulled = Das Ergebnis von Tisch { $table } zählt nicht mehr: { $reason }
act-adjusted = { $points ->
    [one] { $name } bekommt { $points } Punkt: { $reason }
   *[other] { $name } bekommt { $points } Punkte: { $reason }
}
act-again = Der Tisch der Begegnung { $table } wurde abgesagt; ein anderer öffnet.
act-given-up = Die Begegnung { $table } wurde zu oft abgesagt; sie zählt nicht.

# Befehle

command-league = Ligen, Turniere und Wertungen dieses Clubs
command-league-create = Eine Liga, ein Schweizer System oder ein K.-o.-Turnier gründen
command-league-season = Die Anmeldung zur nächsten Saison eröffnen
command-league-list = Die Ligen dieses Clubs
command-league-standings = Die Tabelle einer Saison
command-league-me = Meine Tische, was wartet, was ich noch erreichen kann
command-league-log = Was in einer Liga getan wurde, und von wem
command-league-champions = Wer gewonnen hat
command-league-export = Tabelle und Ergebnisse als CSV-Dateien
command-league-ratings = Wer in einem Spiel am besten ist
command-league-rating = Wie eine Wertung verlief
command-league-stats = Was jemandes Ergebnisse sagen
command-league-versus = Wie zwei gegeneinander abschneiden
command-league-begin = Die Anmeldung schließen und beginnen
command-league-extend = Die Anmeldung länger offen lassen
command-league-pause = Vorerst keine weiteren Tische öffnen
command-league-resume = Nach einer Pause weitermachen
command-league-move = Von einer Liga künftig in diesem Kanal berichten
command-league-replace = Jemandes Platz jemand anderem geben
command-league-annul = Ein Ergebnis nicht zählen lassen
command-league-adjust = Punkte geben oder nehmen, mit einem Grund
command-league-end = Die Saison jetzt beenden
command-league-cancel = Eine Saison während der Anmeldung absagen
command-league-league = Welche Liga
command-league-name = Wie sie heißt
command-league-format = Liga, Schweizer System oder K.-o.-Turnier
command-league-seats = Personen an einem Tisch
command-league-tables = Tische je Person und Saison; Runden im Schweizer System
command-league-at-once = Tische, die jemand zugleich offen hat
command-league-size = Plätze einer Division
command-league-up = Wie viele aufsteigen
command-league-down = Wie viele absteigen
command-league-points = Punkte für Plätze, der beste zuerst, zum Beispiel 6 3 1 0
command-league-tie-breaks = Der Reihe nach, zum Beispiel wins head-to-head opponents
command-league-role = Wer diese Rolle hat, darf ausrichten
command-league-days = Wie viele Tage
command-league-most = Wie viele teilnehmen können; die anderen warten
command-league-division = Welche Division
command-league-as = Als Bild oder als Text
command-league-game = Welches Spiel
command-league-everywhere = Nicht nur in diesem Club
command-league-stand-ins = Partien mit Ersatzspielern mitzählen
command-league-person = Wessen
command-league-other = Gegen wen
command-league-reason = Warum; es steht im Protokoll
command-league-points-more = Wie viele Punkte; negativ, um welche zu nehmen
command-league-table = Der Tisch, nach Spielern und Tag; oder seine Kennung wie im Export
command-league-again = Ob noch einmal gespielt wird
command-league-new = Wer übernimmt
command-league-pace = Zeit für einen Zug, zum Beispiel 1d oder 3d+12h
