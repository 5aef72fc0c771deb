### Die Wirkungen der Karten, in unseren eigenen Worten.
### In einer Forderung ist „du“, wer nachgeben muss, und „ich“, wer fordert.
### „Eine 3“ ist eine Karte vom Wert 3; ist ein Nachziehstapel leer, gilt der nächsthöhere.

## Age 1

agriculture-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, ziehe und werte eine Karte, deren Wert um eins höher ist.
archery-1 = Ziehe eine 1 und übertrage dann eine Karte mit dem höchsten Wert deiner Hand auf meine Hand.
city-states-1 = Zeigt deine Auslage mindestens vier Burgen, übertrage eine oberste Karte mit Burg in meine Auslage. Wenn du das tust, ziehe eine 1.
clothing-1 = Spiele eine Handkarte in einer Farbe aus, die deiner Auslage fehlt.
clothing-2 = Ziehe und werte für jede Farbe, die in deiner Auslage liegt und in keiner anderen, eine 1.
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
tools-1-otherwise = Du darfst bis zu drei Handkarten zurücklegen. Sind es drei, ziehe eine 3 und spiele sie aus.
tools-2 = Du darfst eine 3 von deiner Hand zurücklegen. Wenn du das tust, ziehe drei 1en.
writing-1 = Ziehe eine 2.

## Age 2

calendar-1 = Hat dein Punktestapel mehr Karten als deine Hand, ziehe zwei 3en.
canal-building-1 = Du darfst alle Karten mit dem höchsten Wert deiner Hand gegen alle mit dem höchsten Wert deines Punktestapels tauschen.
construction-1 = Übertrage zwei Handkarten auf meine Hand. Ziehe dann eine 2.
construction-2 = Liegen nur in deiner Auslage alle fünf Farben, nimm das Imperium.
currency-1 = Du darfst beliebig viele Handkarten zurücklegen. Ziehe und werte für jeden verschiedenen Wert darunter eine 2.
fermenting-1 = Ziehe für je zwei Blätter deiner Auslage eine 2.
mapmaking-1 = Übertrage eine 1 aus deinem Punktestapel in meinen.
mapmaking-2 = Hat die Forderung eine Karte bewegt, ziehe und werte eine 1.
mathematics-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, ziehe eine Karte, deren Wert um eins höher ist, und spiele sie aus.
monotheism-1 = Übertrage eine oberste Karte in einer Farbe, die meiner Auslage fehlt, in meinen Punktestapel. Wenn du das tust, ziehe eine 1 und schiebe sie unter.
monotheism-2 = Ziehe eine 1 und schiebe sie unter.
philosophy-1 = Du darfst eine Farbe nach links fächern.
philosophy-2 = Du darfst eine Handkarte werten.
road-building-1 = Spiele eine oder zwei Handkarten aus. Sind es zwei, darfst du deine oberste rote Karte in die Auslage eines anderen übertragen; dann kommt dessen oberste grüne Karte in deine.

## Age 3

alchemy-1 = Ziehe für je drei Burgen deiner Auslage eine 4 und decke sie auf. Ist eine davon rot, lege sie und alle übrigen Handkarten zurück.
alchemy-2 = Spiele eine Handkarte aus und werte dann eine Handkarte.
compass-1 = Übertrage eine nicht grüne oberste Karte mit Blatt in meine Auslage. Übertrage dann eine meiner obersten Karten ohne Blatt in deine.
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
paper-2 = Ziehe für jede deiner nach links gefächerten Farben eine 4.
translation-1 = Du darfst alle Karten deines Punktestapels in beliebiger Reihenfolge ausspielen.
translation-2 = Hat jede deiner obersten Karten eine Krone, nimm die Welt.

## Age 4

anatomy-1 = Lege eine Karte aus deinem Punktestapel zurück. Wenn du das tust, lege eine oberste Karte vom selben Wert zurück.
colonialism-1 = Ziehe eine 3 und schiebe sie unter. Hat sie eine Krone, wiederhole das.
enterprise-1 = Übertrage eine nicht violette oberste Karte mit Krone in meine Auslage. Wenn du das tust, ziehe eine 4 und spiele sie aus.
enterprise-2 = Du darfst Grün nach rechts fächern.
experimentation-1 = Ziehe eine 5 und spiele sie aus.
gunpowder-1 = Übertrage eine oberste Karte mit Burg in meinen Punktestapel.
gunpowder-2 = Hat die Forderung eine Karte bewegt, ziehe und werte eine 2.
invention-1 = Du darfst eine nach links gefächerte Farbe nach rechts fächern. Wenn du das tust, ziehe und werte eine 4.
invention-2 = Hast du fünf Farben und alle sind gefächert, nimm das Wunder.
navigation-1 = Übertrage eine 2 oder 3 aus deinem Punktestapel in meinen.
perspective-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, werte für je zwei Glühbirnen deiner Auslage eine Handkarte.
printing-press-1 = Du darfst eine Karte aus deinem Punktestapel zurücklegen. Wenn du das tust, ziehe eine Karte, die zwei mehr wert ist als deine oberste violette.
printing-press-2 = Du darfst Blau nach rechts fächern.
reformation-1 = Du darfst für je zwei Blätter deiner Auslage eine Handkarte unterschieben: so viele wie möglich oder keine.
reformation-2 = Du darfst Gelb oder Violett nach rechts fächern.

## Age 5

astronomy-1 = Ziehe eine 6 und decke sie auf. Ist sie grün oder blau, spiele sie aus und wiederhole das; sonst behalte sie.
astronomy-2 = Sind alle deine obersten Karten außer Violett mindestens 6 wert, nimm das Universum.
banking-1 = Übertrage eine nicht grüne oberste Karte mit Fabrik in meine Auslage. Wenn du das tust, ziehe und werte eine 5.
banking-2 = Du darfst Grün nach rechts fächern.
chemistry-1 = Du darfst Blau nach rechts fächern.
chemistry-2 = Ziehe und werte eine Karte, die eins mehr wert ist als deine höchste oberste Karte. Lege dann eine Karte aus deinem Punktestapel zurück.
coal-1 = Ziehe eine 5 und schiebe sie unter.
coal-2 = Du darfst Rot nach rechts fächern.
coal-3 = Du darfst eine deiner obersten Karten werten. Wenn du das tust, werte auch die Karte direkt darunter.
measurement-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, fächere eine Farbe nach rechts und ziehe eine Karte, deren Wert die Anzahl deiner Karten dieser Farbe ist.
physics-1 = Ziehe drei 6en und decke sie auf. Haben zwei davon dieselbe Farbe, lege sie und alle übrigen Handkarten zurück.
societies-1 = Übertrage eine nicht violette oberste Karte mit Glühbirne in meine Auslage. Wenn du das tust, ziehe eine 5.
statistics-1 = Übertrage eine Karte mit dem höchsten Wert deines Punktestapels auf deine Hand. Ist sie dann deine einzige Handkarte, wiederhole das.
statistics-2 = Du darfst Gelb nach rechts fächern.
steam-engine-1 = Ziehe zwei 4en, schiebe sie unter und werte dann deine unterste gelbe Karte.
the-pirate-code-1 = Übertrage zwei Karten vom Wert 4 oder weniger aus deinem Punktestapel in meinen.
the-pirate-code-2 = Hat die Forderung eine Karte bewegt, werte deine niedrigste oberste Karte mit Krone.

## Age 6

atomic-theory-1 = Du darfst Blau nach rechts fächern.
atomic-theory-2 = Ziehe eine 7 und spiele sie aus.
canning-1 = Du darfst eine 6 ziehen und unterschieben. Wenn du das tust, werte alle deine obersten Karten ohne Fabrik.
canning-2 = Du darfst Gelb nach rechts fächern.
classification-1 = Decke eine Handkarte auf. Alle anderen übertragen ihre Handkarten dieser Farbe auf deine Hand. Spiele dann alle Handkarten dieser Farbe in beliebiger Reihenfolge aus.
democracy-1 = Du darfst beliebig viele Handkarten zurücklegen. Sind es mehr, als irgendein anderer in dieser Aktion durch die Demokratie zurückgelegt hat, ziehe und werte eine 8.
emancipation-1 = Übertrage eine Handkarte in meinen Punktestapel. Wenn du das tust, ziehe eine 6.
emancipation-2 = Du darfst Rot oder Violett nach rechts fächern.
encyclopedia-1 = Du darfst alle Karten mit dem höchsten Wert deines Punktestapels in beliebiger Reihenfolge ausspielen.
industrialization-1 = Ziehe für je zwei Fabriken deiner Auslage eine 6 und schiebe sie unter.
industrialization-2 = Du darfst Rot oder Violett nach rechts fächern.
machine-tools-1 = Ziehe und werte eine Karte, die so viel wert ist wie die höchste deines Punktestapels.
metric-system-1 = Ist dein Grün nach rechts gefächert, darfst du eine andere Farbe nach rechts fächern.
metric-system-2 = Du darfst Grün nach rechts fächern.
vaccination-1 = Lege alle Karten mit dem niedrigsten Wert deines Punktestapels zurück. Legst du welche zurück, ziehe eine 6 und spiele sie aus.
vaccination-2 = Wurde durch die Forderung eine Karte zurückgelegt, ziehe eine 7 und spiele sie aus.

## Age 7

bicycle-1 = Du darfst alle deine Handkarten gegen alle Karten deines Punktestapels tauschen.
combustion-1 = Übertrage zwei Karten aus deinem Punktestapel in meinen.
electricity-1 = Lege alle deine obersten Karten ohne Fabrik zurück. Ziehe für jede zurückgelegte Karte eine 8.
evolution-1 = Du darfst entweder eine 8 ziehen und werten und dann eine Karte aus deinem Punktestapel zurücklegen; oder eine Karte ziehen, die eins mehr wert ist als die höchste deines Punktestapels.
explosives-1 = Übertrage die drei höchsten Karten deiner Hand auf meine Hand. Ist deine Hand dadurch leer, ziehe eine 7.
lighting-1 = Du darfst eine bis drei Handkarten unterschieben. Ziehe und werte für jeden verschiedenen Wert darunter eine 7.
publications-1 = Du darfst die Karten einer deiner Farben in eine andere Reihenfolge bringen.
publications-2 = Du darfst Gelb oder Blau nach oben fächern.
railroad-1 = Lege alle deine Handkarten zurück und ziehe dann drei 6en.
railroad-2 = Du darfst eine nach rechts gefächerte Farbe nach oben fächern.
refrigeration-1 = Lege die Hälfte deiner Handkarten zurück, abgerundet.
refrigeration-2 = Du darfst eine Handkarte werten.
sanitation-1 = Tausche die zwei höchsten Karten deiner Hand gegen eine Karte mit dem niedrigsten Wert meiner Hand.

## Age 8

antibiotics-1 = Du darfst eine bis drei Handkarten zurücklegen. Ziehe für jeden verschiedenen Wert darunter zwei 8en.
corporations-1 = Übertrage eine nicht grüne oberste Karte mit Fabrik in meinen Punktestapel. Wenn du das tust, ziehe eine 8 und spiele sie aus.
corporations-2 = Ziehe eine 8 und spiele sie aus.
empiricism-1 = Nenne zwei Farben, ziehe dann eine 9 und decke sie auf. Hat sie eine davon, spiele sie aus und du darfst ihre Farbe nach oben fächern; sonst behalte sie.
empiricism-2 = Zeigt deine Auslage mindestens zwanzig Glühbirnen, gewinnst du.
flight-1 = Ist dein Rot nach oben gefächert, darfst du eine Farbe nach oben fächern.
flight-2 = Du darfst Rot nach oben fächern.
mass-media-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, nenne einen Wert: Alle legen alle Karten dieses Werts aus ihren Punktestapeln zurück.
mass-media-2 = Du darfst Violett nach oben fächern.
mobility-1 = Übertrage deine zwei höchsten obersten Karten ohne Fabrik, Rot ausgenommen, in meinen Punktestapel. Wurde eine Karte bewegt, ziehe eine 8.
quantum-theory-1 = Du darfst eine oder zwei Handkarten zurücklegen. Sind es zwei, ziehe eine 10 und ziehe und werte dann noch eine.
rocketry-1 = Lege für je zwei Uhren deiner Auslage eine Karte aus dem Punktestapel eines beliebigen Gegners zurück.
skyscrapers-1 = Übertrage eine nicht gelbe oberste Karte mit Uhr in meine Auslage. Wenn du das tust, werte die Karte darunter und lege den Rest dieses Stapels zurück.
socialism-1 = Du darfst alle deine Handkarten unterschieben. War eine davon violett, übertragen alle anderen alle Karten mit dem niedrigsten Wert ihrer Hand auf deine Hand.

## Age 9

collaboration-1 = Ziehe zwei 9en und decke sie auf. Ich wähle eine: Übertrage sie in meine Auslage und spiele die andere aus.
collaboration-2 = Liegen mindestens zehn grüne Karten in deiner Auslage, gewinnst du.
composites-1 = Behalte eine Handkarte und übertrage alle anderen auf meine Hand. Übertrage dann eine Karte mit dem höchsten Wert deines Punktestapels in meinen.
computers-1 = Du darfst Rot oder Grün nach oben fächern.
computers-2 = Ziehe eine 10, spiele sie aus und führe ihre kooperativen Wirkungen allein aus.
ecology-1 = Du darfst eine Handkarte zurücklegen. Wenn du das tust, werte eine Handkarte und ziehe zwei 10en.
fission-1 = Ziehe eine 10 und decke sie auf. Ist sie rot, kommen alle Handkarten, Auslagen und Punktestapel aus dem Spiel und die Aktion ist zu Ende; sonst behalte sie.
fission-1-otherwise = Ziehe eine 10 und decke sie auf. Ist sie rot, kommen alle Handkarten, Auslagen und Punktestapel aus dem Spiel; sonst behalte sie.
fission-2 = Lege eine oberste Karte außer Kernspaltung aus einer beliebigen Auslage zurück.
genetics-1 = Ziehe eine 10, spiele sie aus und werte alle Karten darunter.
satellites-1 = Lege alle deine Handkarten zurück und ziehe dann drei 8en.
satellites-2 = Du darfst Violett nach oben fächern.
satellites-3 = Spiele eine Handkarte aus und führe ihre kooperativen Wirkungen allein aus.
services-1 = Übertrage alle Karten mit dem höchsten Wert deines Punktestapels auf meine Hand. Wurde eine Karte bewegt, übertrage eine oberste Karte ohne Blatt aus meiner Auslage auf deine Hand.
specialization-1 = Decke eine Handkarte auf. Von jedem Gegner kommt die oberste Karte dieser Farbe auf deine Hand.
specialization-2 = Du darfst Gelb oder Blau nach oben fächern.
suburbia-1 = Du darfst beliebig viele Handkarten unterschieben. Ziehe und werte für jede davon eine 1.

## Age 10

ai-1 = Ziehe und werte eine 10.
ai-2 = Sind Robotik und Software beide oberste Karten, gleich in welcher Auslage, gewinnt, wer allein die wenigsten Punkte hat.
bioengineering-1 = Übertrage eine oberste Karte mit Blatt aus der Auslage eines anderen in deinen Punktestapel.
bioengineering-1-otherwise = Übertrage eine oberste Karte mit Blatt aus einer beliebigen Auslage, auch deiner eigenen, in deinen Punktestapel.
bioengineering-2 = Zeigt irgendeine Auslage weniger als drei Blätter, gewinnt, wer allein die meisten Blätter hat.
databases-1 = Lege die Hälfte der Karten deines Punktestapels zurück, aufgerundet.
globalization-1 = Lege eine deiner obersten Karten mit Blatt zurück.
globalization-2 = Ziehe und werte eine 6. Zeigt dann keine Auslage mehr Blätter als Fabriken, gewinnt, wer allein die meisten Punkte hat.
miniaturization-1 = Du darfst eine Handkarte zurücklegen. War es eine 10, ziehe für jeden verschiedenen Wert deines Punktestapels eine 10.
robotics-1 = Werte deine oberste grüne Karte. Ziehe dann eine 10, spiele sie aus und führe ihre kooperativen Wirkungen allein aus.
self-service-1 = Wähle eine deiner obersten Karten außer Selbstbedienung und führe ihre kooperativen Wirkungen allein aus.
self-service-2 = Hast du mehr Errungenschaften als jeder andere, gewinnst du.
software-1 = Ziehe und werte eine 10.
software-2 = Ziehe nacheinander zwei 10en, spiele sie aus und führe die kooperativen Wirkungen der zweiten allein aus.
stem-cells-1 = Du darfst alle deine Handkarten werten.
the-internet-1 = Du darfst Grün nach oben fächern.
the-internet-2 = Ziehe und werte eine 10.
the-internet-3 = Ziehe für je zwei Uhren deiner Auslage eine 10 und spiele sie aus.
