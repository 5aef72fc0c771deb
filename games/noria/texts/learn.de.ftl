# Noria: was der Begleiter einer ersten Partie sagt.

learn-resource = Du beginnst mit einem Rohstoff mehr. Zu jedem der drei gehören eine Scheibe auf deinem Rad und Schiffe; später brauchst du alle.
learn-track = Du betrittst kostenlos eine der vier Leisten. Am Ende zählt jede Stufe, was ihre Kammer sagt. Veredelung zahlt man mit Obsidian, Siedlung mit Energie und Myzel, die anderen zwei mit Waren: teurer, aber mehr wert.
learn-turn = Du bist am Zug. Zuerst darfst du Wissen zahlen (du hast { $knowledge }), um einen Ring zu drehen; dann nutzt du Scheiben der unteren Hälfte. Am Zugende drehen sich alle Ringe: Sieh nach, was als Nächstes herunterkommt.
learn-path = Du darfst je Ring eine Scheibe nutzen, und sie müssen sich berühren: Das Bild deines Hauses zeigt, welche zusammengehen. Eine Rohstoff-Scheibe bringt einen Rohstoff je Schiff ihrer Sorte.
learn-action = Die Reihenfolge zählt: erst Scheiben, die etwas bringen, dann solche, die es ausgeben. Was du nicht nutzen willst, kannst du für 1 Wissen inspizieren. Du hast { $resources } { $resources ->
    [one] Rohstoff
   *[other] Rohstoffe
}.
learn-disc = Eine Stadt-Scheibe kauft eine Scheibe oder steigt auf einer Leiste, eine Reise-Scheibe fährt zu einer Insel, eine Werkzeug-Scheibe wertet auf oder stellt her. Neue Scheiben stärken jeden späteren Zug; Stufen machen Punkte.
learn-island = Auf einer Insel nimmst du ein Schiff, damit seine Scheiben mehr bringen, oder baust eine Fabrik: Sie gibt Warenlager und jedes zweite Mal Wissen in jedem Zug (jetzt { $income }).
learn-remove = Nach einer Intrige geht ein wartender Politiker für immer. Nimm ihn aus einer Kammer, in der andere nicht gewinnen sollen.
learn-politics = Mit { $intrigue } Wissen setzt du noch einen Politiker: Die Kammer bringt dann für jede Stufe mehr, für alle. Hebe die, in der du vorn liegst. Runde { $round } von { $rounds }.
learn-place = Die neue Scheibe kommt auf einen beliebigen Platz; eine, die dort liegt, verlässt das Spiel. Leere Plätze der oberen Hälfte kommen bald herunter.
learn-good-start = Das passt zu dem, was dein Rad zuerst kann.
learn-good-activate = Das bringt mehr als eine Inspektion und lässt die anderen Ringe frei.
learn-good-inspect = 1 Wissen ist mehr, als diese Scheibe jetzt für dich tun könnte.
learn-good-end = In diesem Zug gibt es nichts Besseres zu tun.
learn-good-intrigue = Die Kammer ist dann für jede deiner Stufen dort mehr wert.
learn-good-remove = So bleibt eine Kammer niedrig, in der andere besser sind.
learn-good-shift = So kommt eine Scheibe einen Zug früher herunter.
learn-good-buy = Eine früh gekaufte Scheibe handelt das ganze Spiel.
learn-good-invest = Eine Stufe zählt am Ende, und vor den anderen kostet sie keine Gebühr.
learn-good-pay = So gibst du aus, wovon du am meisten hast.
learn-good-place = Dort handelt sie bald und passt zu ihren Nachbarn.
learn-good-travel = Eine neue Insel hat alle Schiffe und Bauplätze, und niemand verlangt Gebühr.
learn-good-ship = Ab jetzt bringt jede Scheibe dieser Sorte eins mehr.
learn-good-factory = Warenlager brauchst du für die zwei wertvollsten Leisten.
learn-good-upgrade = Eine aufgewertete Scheibe darf zweimal handeln, für den Rest des Spiels.
learn-good-produce = Waren bezahlen die wertvollsten Leisten.
learn-good-trade = So bekommst du, was für eine bessere Aktion fehlt.
