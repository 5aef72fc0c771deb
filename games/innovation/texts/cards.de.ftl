### Die Wirkungen der Karten, in unseren eigenen Worten.
### In einer Forderung ist „du“, wer nachgeben muss, und „ich“, wer fordert.
### „Eine 3“ ist eine Karte vom Wert 3; ist ein Nachziehstapel leer, gilt der nächsthöhere.

## Age 1

agriculture-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, ziehe und werte eine Karte, deren Wert um eins höher ist.
archery-1 = Ziehe eine 1 und übertrage dann eine Karte mit dem höchsten Wert deiner Hand auf meine Hand.
city-states-1 = Zeigt deine Auslage mindestens vier Burgen, übertrage eine oberste Karte mit Burg in meine Auslage. Wenn du das tust, ziehe eine 1.
clothing-1 = Spiele eine Handkarte in einer Farbe aus, die deiner Auslage fehlt.
clothing-2 = Ziehe und werte je eine 1 für jede Farbe, die nur in deiner Auslage liegt und in keiner anderen.
code-of-laws-1 = Du darfst eine Handkarte in einer Farbe deiner Auslage unterschieben. Wenn du das tust, darfst du diese Farbe nach links fächern.
domestication-1 = Spiele eine Karte mit dem niedrigsten Wert deiner Hand aus. Ziehe dann eine 1.
masonry-1 = Du darfst beliebig viele Handkarten mit Burg ausspielen. Sind es vier oder mehr, nimm das Monument.
metalworking-1 = Ziehe eine 1 und decke sie auf. Hat sie eine Burg, werte sie und wiederhole das; sonst behalte sie.
mysticism-1 = Ziehe eine 1 und decke sie auf. Liegt ihre Farbe in deiner Auslage, spiele sie aus und ziehe noch eine 1; sonst behalte sie.
oars-1 = Übertrage eine Handkarte mit Krone in meinen Punktestapel. Wenn du das tust, ziehe eine 1.
oars-2 = Hat die Forderung keine Karte bewegt, ziehe eine 1.
pottery-1 = Du darfst eine bis drei Handkarten zurücklegen. Wenn du das tust, ziehe und werte eine Karte, deren Wert ihre Anzahl ist.
pottery-2 = Ziehe eine 1.
sailing-1 = Ziehe eine 1 und spiele sie aus.
the-wheel-1 = Ziehe zwei 1en.
tools-1 = Du darfst drei Handkarten zurücklegen. Wenn du das tust, ziehe eine 3 und spiele sie aus.
tools-2 = Du darfst eine 3 von deiner Hand zurücklegen. Wenn du das tust, ziehe drei 1en.
writing-1 = Ziehe eine 2.

## Age 2

calendar-1 = Hat dein Punktestapel mehr Karten als deine Hand, ziehe zwei 3en.
canal-building-1 = Du darfst alle Karten mit dem höchsten Wert deiner Hand gegen alle mit dem höchsten Wert deines Punktestapels tauschen.
construction-1 = Übertrage zwei Handkarten auf meine Hand. Ziehe dann eine 2.
construction-2 = Liegen nur in deiner Auslage alle fünf Farben, nimm das Imperium.
currency-1 = Du darfst beliebig viele Handkarten zurücklegen. Ziehe und werte je eine 2 für jeden verschiedenen Wert darunter.
fermenting-1 = Ziehe je eine 2 für je zwei Blätter deiner Auslage.
mapmaking-1 = Übertrage eine 1 aus deinem Punktestapel in meinen.
mapmaking-2 = Hat die Forderung eine Karte bewegt, ziehe und werte eine 1.
mathematics-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist, und spiele sie aus.
monotheism-1 = Übertrage eine oberste Karte in einer Farbe, die meiner Auslage fehlt, in meinen Punktestapel. Wenn du das tust, ziehe eine 1 und schiebe sie unter.
monotheism-2 = Ziehe eine 1 und schiebe sie unter.
philosophy-1 = Du darfst eine Farbe nach links fächern.
philosophy-2 = Du darfst eine Handkarte werten.
road-building-1 = Spiele eine oder zwei Handkarten aus. Sind es zwei, darfst du deine oberste rote Karte in die Auslage eines anderen übertragen; dann kommt dessen oberste grüne Karte in deine.

## Age 3


## Age 4


## Age 5


## Age 6


## Age 7


## Age 8


## Age 9


## Age 10

