# Innovation: was der Begleiter einer ersten Partie sagt.

learn-opening = Du hast { $cards } Karten vom Zeitalter 1 und legst eine davon aus; alle tun das gleichzeitig. Sieh dir im Bild die Wirkungen an: Die gewählte Karte ist die erste, die du aktivieren kannst.
learn-actions = Ein Zug hat zwei Aktionen (der allererste nur eine). **Ziehen** nimmt eine Karte vom Zeitalter { $age }, **ausspielen** legt eine Handkarte aus, **aktivieren** führt die Wirkungen einer obersten Karte aus, **dominieren** nimmt ein Zeitalter. Gewonnen wird durch Aktivieren: Jede Karte ist eine kleine Maschine.
learn-icons = Sieh vor dem Aktivieren auf die Zeile unter der Karte: Wer mindestens so viele ihres Symbols zeigt, **nutzt mit** und ist zuerst dran, und du ziehst danach eine Karte. Wer weniger zeigt, muss einer Forderung nachgeben. Viele Symbole in deiner Auslage schützen dich.
learn-points = Du hast { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }. Sie kommen von **gewerteten** Karten: Jede zählt ihr Zeitalter. Sie werden nie ausgegeben; sie öffnen die Zeitalter, die du dominieren willst.
learn-achieving = Zeitalter { $next } lässt sich mit { $need } Punkten und einer obersten Karte vom Wert { $next } oder mehr dominieren. Du hast { $won } der { $goal } Errungenschaften zum Sieg. Jede gibt es nur einmal: Es ist ein Wettlauf.
learn-effect = Die Karte fragt dich etwas. Ihr Text steht in der Frage; was du „darfst“, kannst du lassen. Angeboten wird nur, was passt.
learn-demand = Eine Forderung trifft dich, weil du weniger vom Symbol zeigst. Du musst nachgeben, aber unter passenden Karten wählst du: Gib, was dir am wenigsten nützt.
learn-good-meld = Eine neue Karte bringt Symbole und eine Wirkung, die du ab jetzt nutzen kannst.
learn-good-draw = Mit { $cards } { $cards ->
    [one] Handkarte
   *[other] Handkarten
 } ist wenig auszuspielen: Eine neue Karte gibt dir Auswahl.
learn-good-dogma = Ihre Wirkung bringt dir sofort etwas, und nächsten Zug kannst du sie wieder nutzen.
learn-good-achieve = Sie kann dir nicht mehr genommen werden und bringt dich näher an { $goal }.
learn-good-return = Was du dafür bekommst, ist mehr wert als die Karte auf der Hand.
learn-good-tuck = Eine untergeschobene Karte macht den Stapel tiefer: Gefächert zeigt er ihre Symbole.
learn-good-score = Gewertete Karten sind Punkte, und { $need } davon öffnen Zeitalter { $next }.
learn-good-splay = Ein gefächerter Stapel zeigt auch verdeckte Symbole: mehr Symbole, mehr Sicherheit.
