# Cartels: die Regeln in Kürze, als Ganzes und nach Themen. Themen, die wie Verben heißen, erscheinen, wenn sie gerade gelten.

rules =
    { "" }**Ziel.** Baue Maschinen und erfülle deinen geheimen Auftrag; die meisten Siegpunkte (SP) gewinnen.
    { "" }**Eine Runde in fünf Zeilen**
    1. Vom Startspieler an verteilen alle sämtliche Arbeiter ihrer Werkstatt auf die drei geschlossenen Kartelle.
    2. In einer Produktionsrunde werden die Kartelle geöffnet, die auf der Leiste stehen, eines nach dem anderen: Wer dort die meisten Arbeiter hat, nimmt zuerst aus dem Depot.
    3. Nach jedem Öffnen darf, wer eine Zeitmaschine hat, einen Arbeiter dazugeben.
    4. Dann bauen alle reihum eine Maschine, kaufen einen Ausbau oder passen, bis alle nacheinander gepasst haben.
    5. Die Werkstätten werden aufgefüllt, und die Vorrangkarte geht weiter.
    .place = **Verteilen.** Alle Arbeiter müssen gehen, beliebig aufgeteilt; null in einem Kartell ist erlaubt. Sie bleiben darin, bis es geöffnet wird. Danach wird deine Werkstatt aufgefüllt, sodass du nächste Runde wieder die volle Zahl hast.
    .send = **Zeitmaschine.** Nachdem ein Kartell geöffnet wurde, darfst du dort einen Arbeiter deiner Werkstatt dazuzählen. Nächste Runde hast du einen weniger.
    .take = **Einsammeln.** Rang 1 nimmt beim ersten Mal zwei Waren, sonst nehmen alle je eine, reihum, bis das Depot leer ist. Von einer Sorte darfst du höchstens 4 haben, auch von Gold. Statt einer Ware darfst du den Ersten Ingenieur nehmen, der die Maschinenphase beginnt. Gleichstand im Rang entscheiden Sonderkarten.
    .build = **Bauen.** Zahle die Kosten einer der drei Karten im Konstruktionsbüro. Die Karten darüber rücken nach unten, oben kommt eine neue dazu. Ist es der Streik, verlieren zwei Mitspieler Arbeiter der nächsten Runde.
    .upgrade = **Ausbauten** kosten Gold: vierter Arbeiter (3), Zeitmaschine (2), Konverter (1). Sie wirken ab der nächsten Phase. Mit dem Konverter zahlst du für jeden fehlenden Rohstoff zwei andere, nie für Gold.
    .exchange = **Tauschen** vor deiner Aktion: 3 Gold gegen 1 Rohstoff oder 3 beliebige Rohstoffe gegen 1 Gold.
    .pass = **Passen** ist nicht endgültig: Du darfst in dieser Phase später handeln, wenn jemand anders handelt. Passen alle nacheinander, endet die Phase, und das Konstruktionsbüro kann wechseln.
    .game-end = **Das Ende** kommt zu zweit und zu dritt nach Runde 25, zu viert nach Runde 29. Dann werden die Aufträge gezeigt, und alles wird gezählt.
    .scoring = **Wertung.** Maschinen zählen ihre Punkte. Dein Auftrag hat zwei Hälften: drei Typen (4 SP) und drei Nationalitäten (3 SP). Jedes Symbol braucht eine eigene Maschine. Gleichstand: die meisten Waren, dann die beste Maschine, sonst geteilter Sieg.
    .two = **Zu zweit** spielt eine NSF mit: Eine Sonderkarte sagt, wie viele Arbeiter sie in einem geöffneten Kartell hat, eine andere, was sie nimmt. Sonst tut sie nichts.
    .glossary =
        { "" }**Wörter des Spiels**
        - **Kartell**: ein geschlossener Würfel, in den Arbeiter gehen; in Produktionsrunden wird er geöffnet.
        - **Depot**: die Waren neben einem Kartell.
        - **Konstruktionsbüro**: die drei Maschinenkarten, die man bauen kann. Die unterste geht zuerst.
        - **Erster Ingenieur**: statt einer Ware genommen; beginnt die Maschinenphase.
        - **Waren**: sechs Rohstoffe und Gold.
        - **Auftrag**: deine geheime Karte mit drei Typen und drei Nationalitäten.
        - **Vorrangkarte**: zeigt, wer die Runde beginnt.
        - **Produktionsrunde**: eine Runde, in der Kartelle geöffnet werden.
        - **Vorrat**: die Arbeiter, mit denen deine Werkstatt aufgefüllt wird.
        - **Werkstatt**: deine Arbeiter, Waren, Ausbauten und Maschinen.

topic-game-end = Ende des Spiels
topic-scoring = Wertung
topic-two = zu zweit
topic-glossary = Wörter
