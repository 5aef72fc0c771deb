# Cartels: was einen abgelehnten Zug erlaubt machen würde.

why-not-now = Jeder Zug hat seine Phase: Erst werden Arbeiter verteilt, Waren kommen aus offenen Kartellen, Maschinen und Ausbauten in der Maschinenphase.
why-place-how = Drei Zahlen mit der Summe { $count }, durch Bindestriche getrennt.
why-place-all = Wähle eine Aufteilung mit der Summe { $count }.
why-engineer-gone = Der Erste Ingenieur kommt nach der Maschinenphase auf den Spielplan zurück.
why-not-in-depot = Das Depot wird aufgefüllt, wenn sein Kartell das nächste Mal aufgeht.
why-full = Gib zuerst { $kind } aus: für eine Maschine oder im Tausch.
why-slot-empty = Wähle einen Platz mit Karte. Neue kommen, wenn gebaut wird.
why-needs-gold = Besorge { $need } Gold: aus Depots, oder tausche vor deiner Aktion Rohstoffe dagegen.
why-converter-fresh = Zahle jetzt ohne Konverter oder warte auf die nächste Maschinenphase.
why-cannot-pay = Besorge { $goods }: aus Depots, durch Tausch oder mit dem Konverter, zwei andere Rohstoffe für jeden.
why-pay-how = Zahle genau { $goods }; mit dem Konverter zwei andere Rohstoffe für jeden fehlenden.
why-upgrade-owned = Jeder Ausbau lässt sich nur einmal kaufen. Wähle einen, den du nicht hast.
why-upgrade-gold = Besorge { $need } Gold: aus Depots, oder tausche vor deiner Aktion Rohstoffe dagegen.
why-exchange-have = Gib nur, was in deinem Lagerhaus liegt.
why-exchange-how = Nenne { $gold } Gold gegen einen Rohstoff oder { $resources } Rohstoffe gegen ein Gold.
