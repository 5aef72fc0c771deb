### Innovation: die Regeln in Kürze, im Ganzen und nach Themen. Themen, die wie ein Verb heißen, erscheinen, wenn sie gebraucht werden.

rules =
    { "" }**Ziel.** Wer zuerst genug Errungenschaften hat, gewinnt: sechs zu zweit, fünf zu dritt, vier zu viert.
    { "" }**Ein Zug in fünf Zeilen**
    1. Du hast zwei Aktionen, auch zweimal dieselbe. Wer beginnt, hat im ersten Zug nur eine; zu viert auch, wer als Zweites am Zug ist.
    2. Ziehen: eine Karte vom Zeitalter deiner höchsten obersten Karte.
    3. Ausspielen: Eine Handkarte kommt oben auf den Stapel ihrer Farbe.
    4. Aktivieren einer obersten Karte. Wer von ihrem Symbol mindestens so viele zeigt wie du, nutzt die Wirkung mit und ist vor dir dran; wer weniger zeigt, muss der Forderung nachgeben.
    5. Dominieren: ein Zeitalter nehmen, mit genug Punkten und einer obersten Karte, die hoch genug ist.
    .draw = **Ziehen.** Nimm eine Karte vom Zeitalter deiner höchsten obersten Karte; bei leerer Auslage eine vom Zeitalter 1. Ist der Nachziehstapel leer, nimmst du vom nächsthöheren. Ist keiner mehr da, endet das Spiel sofort.
    .meld = **Ausspielen.** Lege eine Handkarte oben auf den Stapel ihrer Farbe. Sie verdeckt die bisher oberste, gleich welchen Zeitalters, und gehört mit zum Fächer.
    .dogma = **Aktivieren.** Wähle eine deiner obersten Karten; ihr Symbol wird bei allen gezählt, ein einziges Mal. Die Wirkungen folgen der Reihe nach. Eine Forderung trifft alle, die weniger von diesem Symbol haben als du; du selbst führst sie nicht aus. Jede andere Wirkung führen alle aus, die mindestens so viele haben, in Zugreihenfolge, und zuletzt du. Hat sich dadurch bei jemandem etwas geändert, ziehst du am Ende eine Karte.
    .achieve = **Dominieren.** Zeitalter *n* verlangt mindestens 5 × *n* Punkte im Punktestapel und eine oberste Karte dieses Zeitalters oder höher. Punkte werden nicht ausgegeben. Jedes Zeitalter gibt es einmal.
    .return = **Zurücklegen** bringt eine Karte verdeckt unter den Nachziehstapel ihres Zeitalters. Bei mehreren wählst du die Reihenfolge.
    .tuck = **Unterschieben** legt eine Karte unter den Stapel ihrer Farbe. Gibt es keinen, beginnt sie einen.
    .score = **Werten** legt eine Karte in deinen Punktestapel, wo sie ihr Zeitalter wert ist. Andere sehen nur die Zeitalter.
    .give = **Abgeben.** Eine Forderung lässt dich Karten abgeben. Was nicht geht, entfällt; passen mehrere Karten, wählst du. Wer keine Handkarte mit dem verlangten Symbol oder der verlangten Farbe hat, deckt zum Beweis die Hand auf.
    .take = **Nehmen.** Die Wirkung lässt dich unter den Karten von jemand anderem wählen. Was in eine Auslage kommt, liegt oben auf seinem Stapel. Es gilt weder als ausgespielt noch als gewertet.
    .keep = **Behalten.** Wähle die Karte, die bleibt; die anderen gehen dorthin, wohin die Wirkung sie schickt.
    .exchange = **Tauschen** vertauscht zwei Mengen von Karten auf einmal, auch wenn eine leer ist. Unter eigenen Karten gleichen Werts wählst du.
    .show = **Aufdecken.** Alle sehen die Karte. Sie bleibt, wo sie ist, wenn die Wirkung nichts anderes sagt.
    .splay = **Fächern.** Nach links zeigt jede verdeckte Karte ein Feld (unten rechts), nach rechts zwei (oben und unten links), nach oben drei (die untere Reihe). Das Bildfeld zählt nie. Es braucht zwei Karten; ein Stapel mit nur noch einer ist nicht mehr gefächert.
    .order = **Ordnen.** Nenne die Karten von oben nach unten. Der Fächer bleibt.
    .choose = **Wählen.** Die Wirkung fragt dich nach einer Farbe, einem Wert, einer Person oder einer Karte, oder ob du tun willst, was du darfst.
    .specials = **Besondere Errungenschaften** kommen sofort, auch im Zug von anderen. Monument: sechs Karten in einem Zug untergeschoben oder gewertet, zusammen oder jede Art für sich gezählt, je nach Tisch. Imperium: drei von jedem der sechs Symbole. Welt: zwölf Uhren. Wunder: fünf Stapel, alle nach rechts oder oben gefächert. Universum: fünf oberste Karten vom Wert 8 oder mehr. Mauerwerk, Bauwesen, Übersetzung, Erfindung und Astronomie können sie auch bringen.
    .secret = **Was geheim ist.** Alle sehen, wie viele Karten eine Hand und ein Punktestapel haben und aus welchen Zeitaltern; welche es sind, sieht nur, wem sie gehören. In die eigenen Stapel darfst du schauen, in fremde nicht. Die Karten der zu dominierenden Zeitalter sieht nie jemand.
    .ties = **Gleichstand.** Gehen die Karten aus, gewinnt die höchste Punktzahl, dann die meisten Errungenschaften; danach wird der Sieg geteilt.
    .game-end = **Das Ende** kommt sofort mit der letzten Errungenschaft, die jemand braucht. Es kommt auch, wenn jemand über Zeitalter 10 hinaus ziehen müsste: Dann gewinnt die höchste Punktzahl. Einige späte Karten bestimmen selbst, wer gewinnt.
    .glossary =
        { "" }**Wörter des Spiels**
        - **Zeitalter**, Wert: die Zahl einer Karte, 1 bis 10.
        - **Errungenschaft**: ein Zeitalter oder eine besondere; sie gewinnen das Spiel.
        - **Auslage**: deine fünf Stapel, einer je Farbe.
        - **Forderung**: eine Wirkung, die trifft, wer weniger vom Symbol zeigt.
        - **Aktivieren**: eine oberste Karte wirken lassen.
        - **Symbol der Karte**: das, was beim Aktivieren gezählt wird.
        - **Bildfeld**: das Feld einer Karte mit ihrem Bild; es ist kein Symbol.
        - **Punktestapel**: Karten, die ihr Zeitalter als Punkte zählen.
        - **Mitnutzen**: die Wirkung einer fremden Karte ausführen; wem sie gehört, der zieht danach eine Karte.
        - **Fächern**: einen Stapel nach links, rechts oder oben ziehen, sodass verdeckte Symbole zu sehen sind.
        - **Oberste Karte**: die eines Stapels, die allein aktiviert werden kann.
        - **Übertragen**: Eine Karte geht von einem zum anderen; sie ist weder ausgespielt noch gewertet.
        - **Unterschieben**: eine Karte unter ihren Stapel legen.

topic-game-end = Ende des Spiels
topic-specials = besondere Errungenschaften
topic-secret = was geheim ist
topic-ties = Gleichstand
topic-glossary = Wörter
