# Cartels: was der Begleiter einer ersten Partie sagt.

learn-place = { $workers ->
    [one] Der Arbeiter deiner Werkstatt geht in eines der drei geschlossenen Kartelle. Dort wartet er, bis es öffnet
   *[other] Alle { $workers } Arbeiter deiner Werkstatt gehen in die drei geschlossenen Kartelle, beliebig verteilt. Dort warten sie, bis eines öffnet
 }; dann nimmt zuerst, wer am meisten hat. Als Nächstes öffnet in Runde { $opens }: { $cartels }.
learn-patience = Deine Arbeiter von vorher sind noch drin, und du hast { $workers } { $workers ->
    [one] neuen
   *[other] neue
 }. Was später öffnet, lässt sich noch füllen: In Runde { $opens } ist an der Reihe: { $cartels }.
learn-split = Denke daran, was deine Maschine braucht: Jedes Kartell hat eigene Waren, und alle haben Gold. Ein großer Vorsprung in einem nützt oft mehr als ein wenig überall.
learn-take = Das Kartell ist offen. In der Reihenfolge der Arbeiter nimmt jeder eine Ware, der Erste zunächst zwei, reihum. Sieh auf die Kosten im Konstruktionsbüro: Nimm zuerst, was dir am meisten fehlt. Von einer Sorte darfst du 4 haben.
learn-goods = Du hast { $gold } Gold. Gold kauft Ausbauten, und viele Maschinen brauchen es; in jedem Depot liegt wenig. Statt einer Ware kannst du den Ersten Ingenieur nehmen und die Maschinenphase beginnen.
learn-machines = Die Maschinenphase: Baue eine der drei Karten, wenn du sie bezahlen kannst, kaufe für Gold einen Ausbau oder passe. Passen ist nicht endgültig, solange andere handeln. Ein früher Ausbau wirkt das ganze Spiel, bis Runde { $last }.
learn-office = Karten rücken im Büro nach unten; die unterste geht zuerst. Kannst du eine fast bezahlen, überlege, ob sie noch da sein wird. Dein Auftrag, den nur du siehst, sagt, welche Typen und Nationalitäten mehr bringen.
learn-time = Mit der Zeitmaschine gibst du einen Arbeiter der nächsten Runde dazu, jetzt, wo alle gezählt sind. Das lohnt, wo ein Arbeiter die Reihenfolge ändert.
learn-good-place = So sind die meisten Arbeiter dort, wo die Waren liegen, die du brauchst, und wo bald geöffnet wird.
learn-good-take = Das fehlt dir am meisten für eine Maschine im Büro.
learn-good-build = Punkte auf dem Tisch sind sicher, und die Waren füllten nur dein Lagerhaus.
learn-good-upgrade = Je früher du ihn hast, desto länger dient er dir.
learn-good-exchange = So wird aus dem, was du zu viel hast, was dir fehlt.
learn-good-pass = Du sparst deine Waren für Besseres und darfst noch handeln, wenn andere es tun.
learn-good-send = Ein Arbeiter mehr ändert hier die Reihenfolge.
