# Noria: was einen abgelehnten Zug erlaubt machen würde.

why-no-turn-yet = Erst bereiten sich alle vor: ein Rohstoff, eine Leiste oder ein Rad. Dann beginnt die erste Runde.
why-no-influence-over = Nachtschichten und Umbauten kommen vor der ersten Scheibe: nächsten Zug wieder.
why-no-action-over = Scheiben werden vor Intrigen genutzt: nächsten Zug wieder.
why-no-knowledge = Besorge { $price } Wissen: Inspiziere Scheiben, baue Fabriken oder verkaufe Waren auf dem Schwarzmarkt.
why-no-inactive = Nur die untere Hälfte handelt. Alle Ringe drehen sich am Zugende; eine Nachtschicht dreht einen sofort.
why-no-ring-twice = Eine Scheibe je Ring und Zug. Nutze eine Scheibe eines anderen Rings.
why-no-path = Alle Scheiben eines Zuges liegen auf einem Weg. Wähle eine, die die genutzten berührt, oder beginne nächsten Zug anders.
why-no-action-left = { $most } Aktionen sind das Höchste im Zug: nächsten Zug wieder.
why-no-other-disc = Nimm die übrigen Aktionen der genutzten Scheibe oder beende sie.
why-no-fresh-upgrade = Eine in diesem Zug umgedrehte Scheibe handelt ab deinem nächsten Zug.
why-no-double-plain = Werte die Scheibe mit einer Werkzeug-Scheibe auf oder nutze sie einmal.
why-no-second-double = Nur eine Scheibe je Zug darf zweimal handeln. Nutze diese einmal.
why-no-action = Inspiziere sie für 1 Wissen oder besorge zuerst, was ihre Aktionen kosten.
why-no-bonus-late = In dieser Ausgabe kommt die Bonus-Scheibe zuerst: nächsten Zug.
why-no-bonus-early = In dieser Ausgabe nutzt du zuerst eine andere Scheibe; die Bonus-Scheibe wiederholt sie dann.
why-no-price = Besorge { $price } { $price ->
    [one] Rohstoff
   *[other] Rohstoffe
}: mit Rohstoff-Scheiben oder auf dem Schwarzmarkt gegen Wissen.
why-no-investment = Besorge, was die nächste Stufe und die Gebühr kosten: Rohstoff-Scheiben, Produktion oder Schwarzmarkt.
why-no-level-left = Neun ist die höchste Stufe. Investiere in eine andere Leiste.
why-no-staying = Reise zu einer anderen Insel, bekannt oder neu.
why-no-neighbour = Im Expertenspiel reist du nur zu einer Nachbarinsel. Nähere dich Schritt für Schritt.
why-no-toll = Besorge { $toll } { $toll ->
    [one] Rohstoff
   *[other] Rohstoffe
} für die anderen Botschafter dort oder reise, wo niemand ist.
why-no-ship = Nimm ein anderes Schiff, baue eine Fabrik oder reise zu einer Insel mit { $kind }.
why-no-site-free = Wähle einen freien Bauplatz, hier oder auf einer anderen Insel.
why-no-warehouse = Baue eine Fabrik mit Warenlagern für { $good } oder verkaufe eine volle Ware auf dem Schwarzmarkt.
why-no-ingredients = Besorge zuerst { $needs }: Rohstoff-Scheiben oder Schwarzmarkt.
why-no-mixed-production = Mache zwei Produktionen daraus: mehrere von einer Sorte oder je eine von mehreren.
why-no-trade-now = Der Schwarzmarkt öffnet mit deiner Aktionsphase.
why-no-trade-inside = Handle vor oder nach der genutzten Scheibe.
why-no-good = Stelle zuerst mit einer Werkzeug-Scheibe her: { $good }.
why-no-place-yet = Du legst die Scheibe am Ende deines Zuges.
why-no-CIT = Aktiviere zuerst eine Stadt-Scheibe deiner unteren Hälfte.
why-no-TRA = Aktiviere zuerst eine Reise-Scheibe deiner unteren Hälfte.
why-no-TOO = Aktiviere zuerst eine Werkzeug-Scheibe deiner unteren Hälfte.
why-no-BON = Aktiviere zuerst eine Bonus-Scheibe deiner unteren Hälfte.
why-no-payment = Wähle eine der angebotenen Zahlungen; jede deckt den Preis genau.
