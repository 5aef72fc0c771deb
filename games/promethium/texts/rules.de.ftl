# Promethium: die Regeln in Kürze, als Ganzes und nach Themen. Themen, die wie Verben heißen, erscheinen, wenn sie gerade gelten.

rules =
    { "" }**Ziel.** Verdiene in drei Runden das meiste Geld, indem du Industrieprojekte auf der Weltausstellung zeigst.
    { "" }**Eine Runde in fünf Zeilen**
    1. Industriesalon, Gebote: Alle legen vier Gebotsmarker verdeckt an Zeilen und Spalten des Rasters.
    2. Industriesalon, Verkauf: Alle kaufen bis zu zwei Plättchen. Jedes bringt zwei seiner drei Elemente; das dritte geht ins Lager.
    3. Konstruktionsbüro: eine Aktion je Zug, reihum, bis alle nacheinander passen. Verwirkliche Projekte mit deinen Plättchen, mache aus Elementen Promethium, spiele Ränke. Die meisten Aktionen kosten 1 Einfluss.
    4. Weltausstellung: Jedes mit Promethium aktivierte Projekt bringt sein Geld, 4 £ weniger für jeden Korruptionswürfel darauf.
    5. Alle erhalten 6 Einfluss und ziehen Ränke auf fünf nach; die zwei obersten Projekte gehen.
    .line = **Bieten.** Bestimme eine Zeile oder Spalte mit freiem Ende: Ihre Plättchen werden aufgedeckt. Lege dann verdeckt einen Marker daran. Ein Marker zählt für jedes Plättchen seiner Reihe.
    .place = **Marker** sind 2, 3, 3, 4, 4, 5, 5 und 6, für das ganze Spiel. Beim Kauf eines Plättchens gibst du deinen höchsten dort ab. An welches Ende du legst, ist gleich.
    .announce = **Ansagen.** Nenne ein Plättchen, in dessen Zeile oder Spalte ein Marker von dir liegt. Die Marker an seinen vier Enden werden aufgedeckt und je Mitspieler addiert. Die höchste Summe gewinnt; bei Gleichstand der höchste einzelne Marker, dann die Initiativleiste.
    .lobby = **Lobbymarker** erhöhen die Summe dessen, der angesagt hat, um je 2. Sie sind ausgegeben, wenn sie zum Sieg führen. Am Ende ist jeder 2 £ wert.
    .buy = **Kaufen.** Du verlierst deinen höchsten Marker dort und zahlst den Wert des niedrigsten, oder nichts, wenn du nur einen hast. Einer deiner zwei Initiativmarker geht; ohne einen kannst du nicht kaufen.
    .sell = **Verkaufen.** Wer die Ansage eines anderen gewinnt, darf verkaufen: 2 £ und der höchste Marker zurück. Die anderen mit Markern dort dürfen für 2 £ mehr kaufen, die höchste Summe zuerst. Kauft niemand, wird das Plättchen abgelegt.
    .leave = **Elemente.** Nimm zwei der drei; das dritte geht ins Lager, wo Ingenieure, Financiers und manche Ränke es holen können.
    .order = **Vorgaben.** Industriediebstahl antwortet auf den Kauf eines anderen. Vor dem Verkauf sagen alle, die ihn haben könnten, was gelten soll: genannte Elemente von selbst stehlen, nie stehlen, oder zuerst gefragt werden. Die anderen sehen nur, ob der Tisch auf dich wartet, und bei welchen Elementen; nie, ob du die Karte hast.
    .steal = **Industriediebstahl.** Nimm eines der drei Elemente; der Käufer nimmt die anderen zwei, das Lager bekommt keines. Eine Überredung geht auf die Hand des Käufers zurück.
    .persuade = **Überredung.** Nimm alle drei Elemente, falls niemand mit Industriediebstahl antwortet.
    .realise = **Verwirklichen** kostet 1 Einfluss und so viele Plättchen, wie die Stufe des Projekts sagt. Ein genanntes Element muss auf allen stehen, ≠ heißt lauter verschiedene. Ein Plättchen dient ein- bis dreimal; jede weitere Verwendung legt einen Korruptionswürfel auf das Projekt.
    .activate = **Aktivieren** kostet so viel Promethium, wie die Stufe des Projekts sagt, jederzeit in deinem Zug im Konstruktionsbüro oder vor der Ausstellung. Das erste Projekt eines Themas bringt dessen Verbesserung.
    .chemist = **Chemiker.** Gib den Chemiker, 1 Einfluss und Erze mit einem Gehalt von mindestens 12: Kohle 2, Kupfer 3, Eisen 4, Aluminium 6. Du erhältst 2 Promethium, oder 3, wenn alle Erze von einer Sorte sind.
    .expedition = **Expedition.** Gib 1 Einfluss, ein Erz und zwei, drei oder vier verschiedene Nationen für 1, 2 oder 3 Promethium.
    .engineer = **Ingenieure.** Einer (1 Einfluss) nimmt 1 Element aus dem Lager, zwei (2 Einfluss) nehmen 3.
    .financier = **Financier.** Gib einen und 1 Einfluss für eine Nation aus dem Vorrat, oder lege ihn für zwei Nationen ins Lager.
    .machinist = **Maschinisten.** Einer gibt 2 Einfluss, zwei geben 5. Neun ist das Höchste.
    .resell = **Patente.** Lege ein Plättchen ab und zahle 1 Einfluss für sein Promethium: so viel, wie es noch hätte dienen können.
    .scheme = **Ränke** kosten Einfluss. Im Salon eine je Zug, neben deinem Zug; im Konstruktionsbüro ist eine Karte deine Aktion.
    .discard = **Ende einer Runde.** Alle erhalten 6 Einfluss, dürfen bis zu drei Karten abwerfen und ziehen auf fünf nach. Die zwei obersten Projekte gehen, die anderen rücken auf, und der Startspieler wechselt.
    .pass = **Passen** ist nicht endgültig, außer du passt für den Rest der Phase oder alle passen nacheinander.
    .game-end = **Das Ende** kommt nach der dritten Weltausstellung. Vor ihr darfst du ein letztes Mal Projekte aktivieren.
    .scoring = **Endwertung.** Geld, der halbe Wert nicht aktivierter Projekte, 2 £ je Lobbymarker, 3 £ je Promethium, 2 £ je Eisen und Aluminium, 1 £ je Kohle und Kupfer. Gleichstand: mehr Projekte, dann das wertvollste.
    .two = **Zu zweit** spielt ihr abwechselnd für einen neutralen Spieler, der mit Markern 3 und 4 bietet und Plättchen ansagt. Was er gewinnt, wenn er aktiv ist, geht aus dem Spiel. Gewinnt er eure Ansage, dürft ihr für 2 £ mehr kaufen, die höhere Summe zuerst; kauft niemand, geht auch dieses Plättchen aus dem Spiel.
    .decline = **Ablehnen** gibt ein Angebot an den Nächsten mit Markern dort weiter; lehnt auch der Letzte ab, geht das Plättchen aus dem Spiel.
    .bank = **Die Bank.** Gewinnst du die Ansage des neutralen Spielers, darfst du das Plättchen für 2 £ abgeben; deine Marker bleiben liegen.
    .forfeit = **Auf einen Kauf verzichten.** Ohne Marker an einem Plättchen, das du bezahlen könntest, verfällt einer deiner Käufe.
    .tile = **Plättchen und Ränke.** Patentanmeldung reserviert dir ein Plättchen, Sabotage legt eines ab, das niemand sonst reserviert hat, Spionage lässt zwei die Plätze tauschen, Opportunismus nimmt ein übriges.
    .token = **Schmiergeld** lässt zwei beliebige Gebotsmarker die Plätze tauschen; jeder bleibt offen oder verdeckt, wie er war.
    .take = **Das Lager** enthält, was Käufer gelassen haben. Was du wählst, bekommst du sofort; ist weniger da, als du nehmen darfst, nimmst du, was da ist.
    .give = **Kooperation.** Lege eines deiner Erze ins Lager und nimm zwei andere Elemente heraus.
    .keep = **Planung.** Behalte eines der gesehenen Projekte zurück, das nur du verwirklichen darfst, und sage, welches der anderen obenauf liegt.
    .done = **Einen Zug beenden.** Was nicht aktiviert ist, kann es später werden; was es am Spielende noch nicht ist, zählt halb.
    .glossary =
        { "" }**Wörter des Spiels**
        - **Korruptionswürfel**: auf einem Projekt, dessen Plättchen wieder verwendet wurden; 4 £ weniger bei der Ausstellung.
        - **Element**: eine Nation, ein Experte oder ein Erz.
        - **Verbesserung**: kommt mit dem ersten Projekt eines Themas und macht eine Aktion für immer besser.
        - **Einfluss**: bezahlt Aktionen und Ränke. Neun ist das Höchste.
        - **Initiativleiste**: die Reihenfolge der Ansagen; entscheidet Gleichstände.
        - **Stufe**: wie viele Plättchen ein Projekt braucht, und wie viel Promethium es aktiviert.
        - **Reihe**: eine Zeile oder Spalte des Rasters.
        - **Patent**: ein Plättchen. Es dient Projekten ein- bis dreimal oder wird für Promethium verkauft.
        - **Auslage**: die acht Projekte, die verwirklicht werden können.
        - **Vorrat**: woher die Elemente kommen. **Lager**: was Käufer gelassen haben, für alle.
        - **Ränke**: die Karten deiner Hand.

topic-game-end = Ende des Spiels
topic-scoring = Endwertung
topic-two = zu zweit
topic-glossary = Wörter
