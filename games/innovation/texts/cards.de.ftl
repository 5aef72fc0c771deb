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

alchemy-1 = Ziehe je eine 4 für je drei Burgen deiner Auslage und decke sie auf. Ist eine davon rot, lege sie und alle übrigen Handkarten zurück.
alchemy-2 = Spiele eine Handkarte aus und werte dann eine Handkarte.
compass-1 = Übertrage eine oberste Karte mit Blatt, die nicht grün ist, in meine Auslage. Übertrage dann eine meiner obersten Karten ohne Blatt in deine.
education-1 = Du darfst eine Karte mit dem höchsten Wert deines Punktestapels zurücklegen. Wenn du das tust, ziehe eine Karte, die zwei mehr wert ist als die höchste, die dort bleibt.
engineering-1 = Übertrage alle deine obersten Karten mit Burg in meinen Punktestapel.
engineering-2 = Du darfst Rot nach links fächern.
feudalism-1 = Übertrage eine Handkarte mit Burg auf meine Hand.
feudalism-2 = Du darfst Gelb oder Violett nach links fächern.
machinery-1 = Tausche deine ganze Hand gegen alle Karten mit dem höchsten Wert meiner Hand.
machinery-2 = Werte eine Handkarte mit Burg. Danach darfst du Rot nach links fächern.
medicine-1 = Tausche eine Karte mit dem höchsten Wert deines Punktestapels gegen eine mit dem niedrigsten Wert meines Punktestapels.
optics-1 = Ziehe eine 3 und spiele sie aus. Hat sie eine Krone, ziehe und werte eine 4; sonst übertrage eine Karte aus deinem Punktestapel in den eines Gegners mit weniger Punkten.
paper-1 = Du darfst Grün oder Blau nach links fächern.
paper-2 = Ziehe je eine 4 für jede deiner Farben, die nach links gefächert ist.
translation-1 = Du darfst alle Karten deines Punktestapels in beliebiger Reihenfolge ausspielen.
translation-2 = Hat jede deiner obersten Karten eine Krone, nimm die Welt.

## Age 4

anatomy-1 = Lege eine Karte aus deinem Punktestapel zurück. Wenn du das tust, lege eine oberste Karte vom selben Wert zurück.
colonialism-1 = Ziehe eine 3 und schiebe sie unter. Hat sie eine Krone, wiederhole das.
enterprise-1 = Übertrage eine oberste Karte mit Krone, die nicht violett ist, in meine Auslage. Wenn du das tust, ziehe eine 4 und spiele sie aus.
enterprise-2 = Du darfst Grün nach rechts fächern.
experimentation-1 = Ziehe eine 5 und spiele sie aus.
gunpowder-1 = Übertrage eine oberste Karte mit Burg in meinen Punktestapel.
gunpowder-2 = Hat die Forderung eine Karte bewegt, ziehe und werte eine 2.
invention-1 = Du darfst eine nach links gefächerte Farbe nach rechts fächern. Wenn du das tust, ziehe und werte eine 4.
invention-2 = Hast du fünf Farben und alle sind gefächert, nimm das Wunder.
navigation-1 = Übertrage eine 2 oder 3 aus deinem Punktestapel in meinen.
perspective-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, werte je eine Handkarte für je zwei Glühbirnen deiner Auslage.
printing-press-1 = Du darfst eine Karte aus deinem Punktestapel zurücklegen. Wenn du das tust, ziehe eine Karte, die zwei mehr wert ist als deine oberste violette.
printing-press-2 = Du darfst Blau nach rechts fächern.
reformation-1 = Du darfst je eine Handkarte für je zwei Blätter deiner Auslage unterschieben: so viele wie möglich oder keine.
reformation-2 = Du darfst Gelb oder Violett nach rechts fächern.

## Age 5

astronomy-1 = Ziehe eine 6 und decke sie auf. Ist sie grün oder blau, spiele sie aus und wiederhole das; sonst behalte sie.
astronomy-2 = Sind alle deine obersten Karten außer Violett mindestens 6 wert, nimm das Universum.
banking-1 = Übertrage eine oberste Karte mit Fabrik, die nicht grün ist, in meine Auslage. Wenn du das tust, ziehe und werte eine 5.
banking-2 = Du darfst Grün nach rechts fächern.
chemistry-1 = Du darfst Blau nach rechts fächern.
chemistry-2 = Ziehe und werte eine Karte, die eins mehr wert ist als deine höchste oberste Karte. Lege dann eine Karte aus deinem Punktestapel zurück.
coal-1 = Ziehe eine 5 und schiebe sie unter.
coal-2 = Du darfst Rot nach rechts fächern.
coal-3 = Du darfst eine deiner obersten Karten werten. Wenn du das tust, werte auch die Karte direkt darunter.
measurement-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, fächere eine Farbe nach rechts und ziehe eine Karte, deren Wert die Anzahl deiner Karten dieser Farbe ist.
physics-1 = Ziehe drei 6en und decke sie auf. Haben zwei davon dieselbe Farbe, lege sie und alle übrigen Handkarten zurück.
societies-1 = Übertrage eine oberste Karte mit Glühbirne, die nicht violett ist, in meine Auslage. Wenn du das tust, ziehe eine 5.
statistics-1 = Übertrage eine Karte mit dem höchsten Wert deines Punktestapels auf deine Hand. Ist sie dann deine einzige Handkarte, wiederhole das.
statistics-2 = Du darfst Gelb nach rechts fächern.
steam-engine-1 = Ziehe zwei 4en, schiebe sie unter und werte dann deine unterste gelbe Karte.
the-pirate-code-1 = Übertrage zwei Karten vom Wert 4 oder weniger aus deinem Punktestapel in meinen.
the-pirate-code-2 = Hat die Forderung eine Karte bewegt, werte deine niedrigste oberste Karte mit Krone.

## Age 6


## Age 7


## Age 8


## Age 9


## Age 10

