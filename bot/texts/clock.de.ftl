# Zeit und Warten: Einstellungen, Tempo, Erinnerungen, Abwesenheit.

command-settings = Wie ich dich erreiche: Benachrichtigungen, Zeitzone, Ruhezeiten, Sammelnachricht
command-settings-time-zone = Wo du lebst, zum Beispiel Europe/Berlin
command-settings-quiet-hours = Wann dir nichts geschickt wird, zum Beispiel 22:00-08:00; off für nie

settings = Deine Einstellungen
setting-notify = Wenn du am Zug bist
setting-notify-about = Das erste Menü gilt überall, das zweite in diesem Club.
setting-notify-both = Erwähnung und Direktnachricht
setting-notify-mention = Erwähnung im Kanal
setting-notify-dm = Direktnachricht
setting-notify-none = Nichts: Ich schaue selbst nach
setting-here = Hier: { $value }
setting-as-everywhere = Hier: wie überall
setting-digest = Sammelnachricht
setting-digest-about = Statt einer Nachricht je Zug: zweimal am Tag alle deine Tische in einer. Dazwischen schreibe ich nur, wenn wenig von deiner Zeit übrig ist.
setting-digest-off = Aus
setting-digest-on = An, um 8 und um 18 Uhr
setting-zone = **Zeitzone:** { $zone }
setting-quiet = **Ruhezeiten:** { $quiet }
setting-hours-about = Ändern mit /{ name-settings } { name-settings-time-zone }: und /{ name-settings } { name-settings-quiet-hours }:. In den Ruhezeiten wird dir nichts geschickt und keine deiner Uhren beginnt zu laufen.

no-such-setting = Eine Einstellung „{ $name }“ gibt es nicht.
no-such-value = „{ $value }“ steht dort nicht zur Wahl.
no-such-zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Wähle eine aus der Liste, etwa Europe/Berlin.
bad-quiet = „{ $hours }“ sind keine Ruhezeiten. Schreib sie wie 22:00-08:00, höchstens 14 Stunden, oder „off“.
bad-pace = „{ $pace }“ ist kein Tempo. Schreib 12h bis 7d für einen Zug oder einen Vorrat und was jeder Zug hinzufügt, etwa 3d+12h.

vacation-past = Ein Urlaub liegt in der Zukunft: Er beginnt heute oder später und endet nicht vor seinem Beginn.
vacation-far = Das ist zu weit voraus; ein Urlaub endet innerhalb eines Jahres.
vacation-twice = An einigen dieser Tage bist du schon abwesend.
vacation-too-long = Dieser Club gewährt { $most ->
    [one] { $most } Urlaubstag
   *[other] { $most } Urlaubstage
} im Jahr; mit diesen Tagen wären es { $year } mehr.
away = { $name } ist vom { $starts } bis zum { $ends } abwesend. Die Uhren von { $name } stehen so lange still.
league-away = { $name } ist vom { $starts } bis zum { $ends } abwesend. Offene Tische warten mit stehender Uhr; die noch kommenden werden eröffnet, wenn { $name } wieder da ist.
back-early = { $name } ist wieder da.

reminder-half = Die Hälfte deiner Zeit ist noch übrig: Sie endet { $ends }.
reminder-tenth = Nur noch wenig von deiner Zeit ist übrig: Sie endet { $ends }.
call-notice = du bist am Zug.
call-half = die Hälfte deiner Zeit ist noch übrig: Sie endet { $ends }.
call-tenth = nur noch wenig von deiner Zeit ist übrig: Sie endet { $ends }.
overtime-flag = Die Zeit von { $player } ist um. Der Tisch wartet weiter.
overtime-turn = Die Zeit von { $name } ist um: Ein Ersatzspieler macht diesen Zug.
overtime-until-back = Die Zeit von { $name } ist um: Bis zur Rückkehr spielt ein Ersatzspieler.
overtime-out = Die Zeit von { $name } ist um: Ein Ersatzspieler übernimmt den Platz bis zum Ende der Partie.
overtime-told-until-back = Deine Zeit in { $channel } ist um. Ein Ersatzspieler hält dir den Platz frei; mit „Ich bin zurück“ unter dem Tisch bekommst du ihn wieder.
overtime-told-out = Deine Zeit in { $channel } ist um, und ein Ersatzspieler hat deinen Platz übernommen. Wer sonst dort mitspielt, kann ihn dir mit /{ name-replace } zurückgeben.
returned = { $name } ist zurück am Tisch.
not-away = Hier hält dir kein Ersatzspieler einen Platz frei.

command-new-pace = Wie schnell: 12h bis 7d je Zug oder ein Vorrat wie 3d+12h; ohne Angabe keine Uhren
command-new-overtime = Was geschieht, wenn die Zeit von jemandem um ist
command-vacation = Abwesend sein: Deine Uhren stehen still, und die Tische sehen es
command-vacation-from = Der erste Tag, etwa 2026-07-01
command-vacation-to = Der letzte Tag
command-nudge = Erinnere die, auf die gewartet wird, einmal am Tag
command-club-vacation-days = Wie viele Tage im Jahr man abwesend sein darf
command-club-summary-channel = Wo die Woche am Montag zusammengefasst wird
command-club-summary = Ob die Woche zusammengefasst wird
command-club-time-zone = Wo der Montag des Clubs beginnt
command-replace-stand-in = Sofort an einen Ersatzspieler geben

pace = Tempo
pace-none = ohne Uhren
pace-turn = { $time } je Zug
pace-reserve = ein Vorrat von { $time }, jeder Zug fügt { $increment } hinzu, bis zu { $cap }
pace-turn-about = Die Uhr läuft nur, solange du gefragt bist; nicht bei einem Ausfall, nicht im Urlaub, und sie beginnt außerhalb deiner Ruhezeiten.
pace-reserve-about = Was du nicht brauchst, bleibt dir. Die Uhr läuft nur, solange du gefragt bist; nicht bei einem Ausfall, nicht im Urlaub, und sie beginnt außerhalb deiner Ruhezeiten.
pace-overtime-flag = Ist die Zeit um, erfährt es der Tisch und wartet weiter.
pace-overtime-turn = Ist die Zeit um, macht ein Ersatzspieler diesen Zug.
pace-overtime-until-back = Ist die Zeit um, spielt bis zur Rückkehr ein Ersatzspieler.
pace-overtime-out = Ist die Zeit um, übernimmt ein Ersatzspieler den Platz endgültig.
overtime-flag-choice = Es sagen und weiter warten
overtime-turn-choice = Ein Ersatzspieler macht den Zug
overtime-until-back-choice = Bis zur Rückkehr spielt ein Ersatzspieler
overtime-out-choice = Der Platz ist verloren: Ein Ersatzspieler übernimmt ihn endgültig

time-left = ⏳ { $who } hat Zeit bis { $at }: { $ends }
time-over = ⌛ Die Zeit von { $who } war { $ends } um.
time-later = 🌙 Die Uhr von { $who } beginnt { $starts }.
time-away = 🧳 { $who } ist bis { $until } abwesend.
time-reserves = Vorräte: { $who }
your-time = ⏳ Deine Zeit endet { $ends }, am { $at }.
your-time-over = ⌛ Deine Zeit war { $ends } um.
seat-kept = An diesem Tisch spielt ein Ersatzspieler für dich.
back = Ich bin zurück

nudge = Anstupsen
nudged = { $player } stupst { $who } an: Der Tisch wartet.
nudged-you = { $player } stupst dich an: Der Tisch wartet auf dich.
done-nudge = Die Erinnerung ist unterwegs.
nudge-nobody = Der Tisch wartet auf niemanden, den du anstupsen könntest.
nudge-again = Du hast diesen Tisch heute schon angestupst. Wieder { $when }.
nudge-asleep = Jetzt sind Ruhezeiten: Versuch es { $when } wieder.

offer = Der Platz von { $player } (Platz { $seat }) ist frei für alle, die weiterspielen wollen.
take = Platz { $seat } übernehmen
offers-none = Der Platz ist vergeben.
done-offer = Der Platz wird im Kanal angeboten.
offered-already = Dieser Platz wird schon angeboten.
not-offered = Dieser Platz wird nicht mehr angeboten.
story-so-far = Was bisher geschah

digest = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
digest-more = { $count ->
    [one] -# … und noch einer: /{ name-turns }
   *[other] -# … und noch { $count }: /{ name-turns }
}

week = Die Woche im Club
week-span = { $starts } bis { $ends }
week-finished = { $count ->
    [one] Eine Partie ging zu Ende
   *[other] { $count } Partien gingen zu Ende
}
week-game = { $game } in { $channel }: Sieg für { $winners } mit { $points } ({ $moves } Züge)
week-game-won = { $game } in { $channel }: Sieg für { $winners } ({ $moves } Züge)
week-records = Rekorde
week-record = { $game }: { $points } für { $winners }, mehr als hier je zuvor
week-waits = Das längste Warten
week-wait = { $time } auf { $name }, { $game } in { $channel }

club-vacation-days = **Urlaub:** { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} im Jahr
club-summary = **Zusammenfassung der Woche:** { $channel }
club-summary-none = Die Woche wird hier nicht zusammengefasst; /{ name-club } { name-club-summary }:True ändert das.
bad-days = Ein Club gewährt 0 bis { $most } Tage.

vacations = Dein Urlaub in diesem Club
vacation-line = { $starts } bis { $ends }
vacation-none = Du bist nicht abwesend.
vacation-left = { $left ->
    [one] { $left } Tag bleibt
   *[other] { $left } Tage bleiben
} dir hier in diesem Jahr. Tage beginnen um Mitternacht in { $zone }.
home = Ich bin zurück
home-all = Ich bin zurück; alles absagen
no-such-day = „{ $day }“ ist kein Tag. Schreib ihn wie 2026-07-01.
