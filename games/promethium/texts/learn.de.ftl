# Promethium: was der Begleiter einer ersten Partie sagt.

learn-start = Ein Plättchen hat drei Elemente: eine Nation, einen Experten und ein Erz. Du nimmst zwei; das dritte geht ins Lager, wo andere es holen können. Das Plättchen selbst bleibt dir und dient Projekten.
learn-elements = Behalte, was du nutzen willst: Erze und ein Chemiker ergeben Promethium, Nationen bezahlen eine Expedition, Maschinisten geben Einfluss.
learn-line = Der Salon: Du bestimmst eine Zeile oder Spalte, ihre Plättchen werden aufgedeckt, und du legst verdeckt einen Marker daran. Ein Marker zählt für jedes Plättchen seiner Reihe. Du hast { $money } £ und für das ganze Spiel die Marker { $tokens }.
learn-lines = Wo sich eine Zeile und eine Spalte von dir kreuzen, addieren sich deine Marker. Sieh, was die Projekte verlangen, und biete, wo Plättchen es haben.
learn-tokens = Ein hoher Marker gewinnt Plättchen, aber ein Kauf kostet deinen höchsten dort, für immer. Spare einige für spätere Runden.
learn-order = Manche haben eine Karte, die auf einen Kauf antwortet. Damit niemand verraten wird, sagen alle vorher, was gelten soll. „Nie“ ist in Ordnung.
learn-announce = Nenne ein Plättchen, an dem du einen Marker hast. Alle Marker an seinen vier Enden werden aufgedeckt und addiert; die höchste Summe gewinnt. Wähle eines, das du zu gewinnen glaubst und das zu einem Projekt passt.
learn-winner = Du hast gewonnen. Kaufen kostet deinen niedrigsten Marker dort in Pfund (nichts bei nur einem) und den höchsten Marker selbst. Verkaufen bringt 2 £ und den Marker zurück.
learn-office = Das Konstruktionsbüro: eine Aktion je Zug, bis alle passen. Verwirkliche mit { $tiles ->
    [one] deinem Plättchen
   *[other] deinen { $tiles } Plättchen
 } ein Projekt, gewinne mit Chemiker oder Expedition Promethium, verkaufe ein Patent. Ein Projekt verdient nur, wenn es mit Promethium aktiviert ist: Du hast { $promethium }.
learn-influence = Die meisten Aktionen kosten Einfluss; du hast { $influence }. Er kommt von Maschinisten, und 6 am Ende jeder Runde. Gib alles aus, wenn es Projekte bringt: Übriger zählt am Ende nichts.
learn-good-leave = Die anderen zwei sind dir mehr wert.
learn-good-line = Ihre Plättchen passen am besten zu den Projekten.
learn-good-place = Er ist so hoch, wie dir die Reihe wert ist, und nicht höher.
learn-good-scheme = Gerade jetzt hilft die Karte am meisten.
learn-good-done = Du sparst deinen Einfluss für das Konstruktionsbüro.
learn-good-order = So ist genannt, was dir am meisten hilft; sonst muss der Tisch nicht auf dich warten.
learn-good-announce = Dort hast du gute Aussichten, und das Plättchen passt.
learn-good-buy = Um Plättchen geht es: Ohne sie gibt es keine Projekte.
learn-good-sell = Das Plättchen ist dir keinen Marker wert.
learn-good-realise = Ein verwirklichtes Projekt lässt sich aktivieren und ausstellen.
learn-good-activate = Nur ein aktives Projekt verdient auf der Ausstellung.
learn-good-chemist = So wird aus Erzen Promethium, das Projekte aktiviert.
learn-good-expedition = So wird aus Nationen Promethium, das Projekte aktiviert.
learn-good-engineer = So holst du aus dem Lager, was andere gelassen haben.
learn-good-machinist = Einfluss wird dir zuerst knapp.
learn-good-resell = Kein Projekt braucht dieses Plättchen mehr; sein Promethium ist mehr wert.
learn-good-pass = Nichts ist mehr seinen Einfluss wert.
learn-good-keep = Es passt am besten zu deinen Plättchen, und niemand sonst kann es nehmen.
learn-discard = Die Runde endet: Alle erhalten 6 Einfluss und ziehen auf fünf Ränkekarten nach. Bis zu drei, von denen du nichts erwartest, darfst du abwerfen.
learn-good-discard = Karten für die andere Phase, oder zu teure, machen Platz für neue.
learn-good-financier = So findest du die Nation, die einem Projekt oder einer Expedition fehlt.
learn-good-take = Das kannst du am ehesten brauchen.
learn-good-tile = Dieses ändert für dich am meisten.
learn-good-decline = Es ist dir diesen Preis nicht wert.
learn-good-lobby = So gewinnst du das Plättchen, und sonst sind die Marker wenig wert.
learn-good-persuade = Alle drei Elemente statt zwei.
learn-good-steal = Du bekommst ein Element, und der Käufer hat eines weniger.
