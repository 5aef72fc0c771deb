# Noria: die Regeln in Kürze, als Ganzes und nach Themen. Themen mit dem Namen eines Verbs erscheinen, wo sie passen.

rules =
    { "" }**Ziel.** Steige auf vier Leisten und sorge dafür, dass das Rathaus sie schätzt: Jede Stufe ist am Ende wert, was ihre Kammer sagt.
    { "" }**Ein Zug in fünf Zeilen**
    1. Dein Rad hat drei Ringe; nur Scheiben der unteren Hälfte handeln, höchstens eine je Ring, alle auf einem Weg.
    2. Einfluss, wenn du magst: Zahle Wissen, um einen Ring zu drehen oder Scheiben zu verlegen.
    3. Aktion: Nutze bis zu drei Scheiben, eine nach der anderen.
    4. Politik, wenn du magst: Zahle Wissen, um eine Kammer zu heben.
    5. Verwaltung: Deine Fabriken bringen Wissen, und alle drei Ringe drehen sich einen Schritt.
    .activate = **Eine Scheibe aktivieren** gibt eine Aktion, eine Rohstoff-Scheibe einen Rohstoff je eigenem Schiff dieser Sorte. Eine aufgewertete Scheibe darf zweimal handeln, aber nur eine je Zug. Nie mehr als vier Aktionen im Zug, und alle einer Scheibe kommen vor der nächsten Scheibe.
    .inspect = **Inspektion.** Statt eine Scheibe zu aktivieren, nimmst du 1 Wissen. Ihr Ring gilt als genutzt, und sie muss auf dem Weg liegen.
    .buy = **Stadt, Markt.** Nimm eine Scheibe und zahle ihren Preis in beliebigen Rohstoffen; Rohstoff-Scheiben sind kostenlos. Du legst sie am Ende des Zuges in dein Rad.
    .invest = **Stadt, Investition.** Steige auf einer Leiste eine Stufe: Zahle diese Stufe, und einen Rohstoff deiner Wahl für jeden Mitspieler, der dort höher steht.
    .travel = **Reise.** Fahre auf eine andere Insel, bekannt oder neu. Jeder fremde Botschafter dort kostet dich einen Rohstoff. Dann nimm ein Schiff oder baue eine Fabrik. Im Expertenspiel liegen die Inseln im Kreis, und nach der ersten Reise geht es nur zu einer Nachbarinsel.
    .ship = **Ein Schiff** lässt jede Scheibe seines Rohstoffs einen mehr bringen. Schiffe gehen nie verloren.
    .factory = **Eine Fabrik** bringt die Warenlager ihres Bauplatzes, eines oder zwei, leer. Je mehr du gebaut hast, desto mehr Wissen nimmst du jeden Zug. Du hast sieben.
    .upgrade = **Aufwerten** dreht eine Scheibe deines Rades für immer um. Sie handelt in diesem Zug nicht mehr, und eine Werkzeug-Scheibe kann sich nicht selbst drehen.
    .produce = **Produzieren** füllt Warenlager für die Rohstoffe, die jede Ware braucht: mehrere einer Sorte oder je eine mehrerer Sorten, nicht beides.
    .bonus = **Die Bonus-Scheibe** hat keine eigene Aktion. Deutsche Ausgabe: Sie kommt zuerst und nennt eine Scheibe, die eine Aktion mehr erhält. Französische Ausgabe: Sie kommt danach und wiederholt eine Aktion einer schon aktivierten Scheibe.
    .trade = **Schwarzmarkt**, in der Aktionsphase, beliebig oft: eine einfache Ware für 2 Wissen, eine komplexe für 3, und 3 Wissen für einen Rohstoff deiner Wahl.
    .shift = **Nachtschicht.** Drehe den mittleren oder großen Ring einen Schritt, für 1 Wissen, später 2. Jede Wiederholung im Zug kostet doppelt so viel wie die vorige.
    .modify = **Umbau.** Tausche zwei Scheiben oder lege eine auf einen leeren Platz, für 2 Wissen, später 3. Jede Wiederholung im Zug kostet das Doppelte.
    .intrigue = **Intrige.** Ein wartender Politiker nimmt in seiner Kammer Platz, und ihr Wert steigt. Der Preis steht auf der Rundenleiste und verdoppelt sich mit jeder Intrige des Zuges.
    .remove = **Nach einer Intrige** verlässt ein wartender Politiker einer beliebigen Kammer das Spiel. Du wählst ihn, und du musst.
    .pay = **Zahlen.** Lässt sich ein Preis auf mehrere Arten zahlen, wählst du. „Verschieden“ heißt mindestens zwei Sorten, „gleich“ eine einzige. Gebühren zahlt man in Rohstoffen.
    .place = **Eine Scheibe legen.** Sie kommt auf einen beliebigen Platz, normale Seite oben. Eine Scheibe, die dort liegt, verlässt das Spiel, auch eine aufgewertete.
    .end = **Beenden.** Du darfst Aktionen auslassen. Nach der Aktionsphase kommen Intrigen; dann nimmst du dein Wissen, und das Rad dreht sich.
    .start = **Der Anfang.** Im Grundspiel nimmst du einen Rohstoff deiner Wahl und betrittst kostenlos eine Leiste.
    .wheel = **Das Rad bauen** (Expertenspiel): sechs Scheiben, zwei in der aktiven Hälfte und vier in der anderen; eine im kleinen Ring, zwei im mittleren, drei im großen.
    .scoring = **Wertung.** Der Wert einer Kammer wächst mit jedem sitzenden Politiker. Wer noch in der Höhle ist, hat Stufe 0, also braucht die Teilungskammer alle vier Leisten. Übriges zählt nichts. Gleichstand: weniger Schiffe und Warenlager (oder Fabriken, je nach Tisch), sonst geteilter Sieg.
    .game-end = **Das Ende** kommt zu zweit nach 16 Runden, zu dritt nach 15, zu viert nach 14. Die Preise der Sonderaktionen und Intrigen steigen unterwegs.
    .glossary =
        { "" }**Wörter des Spiels**
        - **Botschafter**: deine Figur auf den Inseln. Der **Hafen** ist ihr Anfang.
        - **Höhle**: Stufe 0 einer Leiste.
        - **Kammer**: sechs im Rathaus; sie sagt, was eine Stufe wert ist.
        - **Scheibe**: eine Aktion auf deinem Rad. **Aufgewertet**: umgedreht darf sie zweimal handeln.
        - **Fabrik**: auf einem Bauplatz einer Insel; bringt Warenlager und Wissen.
        - **Waren**: einfache (Triebwerk, Segel, Kompass) und komplexe (Lampe, Kolben).
        - **Wissen**: bezahlt Sonderaktionen und Intrigen.
        - **Weg**: Plätze der drei Ringe, die sich berühren.
        - **Politiker**: Sitzende heben den Wert einer Kammer, wartende können Platz nehmen.
        - **Gesandter**: deine Figur auf einer Leiste.
        - **Rohstoffe**: Energie, Myzel, Obsidian.
        - **Schiff**: ein Rohstoff mehr von jeder Scheibe seiner Sorte.
        - **Gebühr**: ein Rohstoff für jeden anderen, der auf der Leiste über dir oder auf deiner Insel steht.
        - **Warenlager**: Platz für eine Ware, leer oder voll.

topic-game-end = Ende des Spiels
topic-scoring = Wertung
topic-glossary = Wörter
