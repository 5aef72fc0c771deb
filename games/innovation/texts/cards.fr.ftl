### Les effets des cartes, dans nos propres mots.
### Dans une exigence, « vous » est celui qui doit céder et « je » celui qui exige.
### « Un 3 » est une carte de valeur 3 ; d’une pioche vide on passe à la suivante.

## Age 1

agriculture-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, piochez et comptabilisez une carte de valeur supérieure de un.
archery-1 = Piochez un 1, puis transférez dans ma main une carte de la plus haute valeur de votre main.
city-states-1 = Si votre zone de jeu montre au moins quatre tours, transférez dans la mienne une carte active avec une tour. Si vous le faites, piochez un 1.
clothing-1 = Mettez en jeu une carte de votre main d’une couleur absente de votre zone de jeu.
clothing-2 = Pour chaque couleur présente chez vous et chez personne d’autre, piochez et comptabilisez un 1.
code-of-laws-1 = Vous pouvez archiver une carte de votre main d’une couleur présente chez vous. Si vous le faites, vous pouvez décaler cette couleur à gauche.
domestication-1 = Mettez en jeu une carte de la plus basse valeur de votre main. Puis piochez un 1.
masonry-1 = Vous pouvez mettre en jeu autant de cartes avec une tour de votre main que vous voulez. À partir de quatre, prenez le domaine Technologies.
metalworking-1 = Piochez et montrez un 1. S’il a une tour, comptabilisez-le et recommencez ; sinon gardez-le.
mysticism-1 = Piochez et montrez un 1. Si sa couleur est présente chez vous, mettez-le en jeu et piochez un autre 1 ; sinon gardez-le.
oars-1 = Transférez une carte avec une couronne de votre main dans mon influence. Si vous le faites, piochez un 1.
oars-2 = Si l’exigence n’a déplacé aucune carte, piochez un 1.
pottery-1 = Vous pouvez recycler une à trois cartes de votre main. Si vous le faites, piochez et comptabilisez une carte dont la valeur est leur nombre.
pottery-2 = Piochez un 1.
sailing-1 = Piochez et mettez en jeu un 1.
the-wheel-1 = Piochez deux 1.
tools-1 = Vous pouvez recycler trois cartes de votre main. Si vous le faites, piochez et mettez en jeu un 3.
tools-1-otherwise = Vous pouvez recycler jusqu’à trois cartes de votre main. Si vous en recyclez trois, piochez et mettez en jeu un 3.
tools-2 = Vous pouvez recycler un 3 de votre main. Si vous le faites, piochez trois 1.
writing-1 = Piochez un 2.

## Age 2

calendar-1 = Si votre influence compte plus de cartes que votre main, piochez deux 3.
canal-building-1 = Vous pouvez échanger toutes les cartes de la plus haute valeur de votre main contre toutes celles de la plus haute valeur de votre influence.
construction-1 = Transférez deux cartes de votre main dans la mienne. Puis piochez un 2.
construction-2 = Si vous êtes seul à avoir les cinq couleurs en jeu, prenez le domaine Militaire.
currency-1 = Vous pouvez recycler autant de cartes de votre main que vous voulez. Pour chaque valeur différente recyclée, piochez et comptabilisez un 2.
fermenting-1 = Pour chaque paire de feuilles de votre zone de jeu, piochez un 2.
mapmaking-1 = Transférez un 1 de votre influence dans la mienne.
mapmaking-2 = Si l’exigence a déplacé une carte, piochez et comptabilisez un 1.
mathematics-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, piochez et mettez en jeu une carte de valeur supérieure de un.
monotheism-1 = Transférez dans mon influence une carte active d’une couleur absente de ma zone de jeu. Si vous le faites, piochez et archivez un 1.
monotheism-2 = Piochez et archivez un 1.
philosophy-1 = Vous pouvez décaler une couleur à gauche.
philosophy-2 = Vous pouvez comptabiliser une carte de votre main.
road-building-1 = Mettez en jeu une ou deux cartes de votre main. Si vous en posez deux, vous pouvez transférer votre carte active rouge chez un autre joueur ; sa carte active verte vient alors chez vous.

## Age 3

alchemy-1 = Pour chaque trio de tours de votre zone de jeu, piochez et montrez un 4. Si l’un d’eux est rouge, recyclez-les avec toute votre main.
alchemy-2 = Mettez en jeu une carte de votre main, puis comptabilisez une carte de votre main.
compass-1 = Transférez dans ma zone de jeu une carte active non verte avec une feuille. Puis transférez dans la vôtre une de mes cartes actives sans feuille.
education-1 = Vous pouvez recycler une carte de la plus haute valeur de votre influence. Si vous le faites, piochez une carte valant deux de plus que la plus haute qui y reste.
engineering-1 = Transférez dans mon influence toutes vos cartes actives avec une tour.
engineering-2 = Vous pouvez décaler le rouge à gauche.
feudalism-1 = Transférez une carte avec une tour de votre main dans la mienne.
feudalism-2 = Vous pouvez décaler le jaune ou le mauve à gauche.
machinery-1 = Échangez toute votre main contre toutes les cartes de la plus haute valeur de la mienne.
machinery-2 = Comptabilisez une carte avec une tour de votre main. Puis vous pouvez décaler le rouge à gauche.
medicine-1 = Échangez une carte de la plus haute valeur de votre influence contre une carte de la plus basse valeur de la mienne.
optics-1 = Piochez et mettez en jeu un 3. S’il a une couronne, piochez et comptabilisez un 4 ; sinon transférez une carte de votre influence dans celle d’un adversaire qui a moins de points.
paper-1 = Vous pouvez décaler le vert ou le bleu à gauche.
paper-2 = Pour chacune de vos couleurs décalées à gauche, piochez un 4.
translation-1 = Vous pouvez mettre en jeu toutes les cartes de votre influence, dans l’ordre de votre choix.
translation-2 = Si chacune de vos cartes actives a une couronne, prenez le domaine Diplomatie.

## Age 4

anatomy-1 = Recyclez une carte de votre influence. Si vous le faites, recyclez une carte active de même valeur.
colonialism-1 = Piochez et archivez un 3. S’il a une couronne, recommencez.
enterprise-1 = Transférez dans ma zone de jeu une carte active non mauve avec une couronne. Si vous le faites, piochez et mettez en jeu un 4.
enterprise-2 = Vous pouvez décaler le vert à droite.
experimentation-1 = Piochez et mettez en jeu un 5.
gunpowder-1 = Transférez dans mon influence une carte active avec une tour.
gunpowder-2 = Si l’exigence a déplacé une carte, piochez et comptabilisez un 2.
invention-1 = Vous pouvez décaler à droite une couleur décalée à gauche. Si vous le faites, piochez et comptabilisez un 4.
invention-2 = Si vous avez cinq couleurs, toutes décalées, prenez le domaine Culture.
navigation-1 = Transférez un 2 ou un 3 de votre influence dans la mienne.
perspective-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, comptabilisez une carte de votre main pour chaque paire d’ampoules de votre zone de jeu.
printing-press-1 = Vous pouvez recycler une carte de votre influence. Si vous le faites, piochez une carte valant deux de plus que votre carte active mauve.
printing-press-2 = Vous pouvez décaler le bleu à droite.
reformation-1 = Vous pouvez archiver une carte de votre main pour chaque paire de feuilles de votre zone de jeu : autant que possible, ou aucune.
reformation-2 = Vous pouvez décaler le jaune ou le mauve à droite.

## Age 5

astronomy-1 = Piochez et montrez un 6. S’il est vert ou bleu, mettez-le en jeu et recommencez ; sinon gardez-le.
astronomy-2 = Si toutes vos cartes actives, mauve exceptée, valent au moins 6, prenez le domaine Sciences.
banking-1 = Transférez dans ma zone de jeu une carte active non verte avec une usine. Si vous le faites, piochez et comptabilisez un 5.
banking-2 = Vous pouvez décaler le vert à droite.
chemistry-1 = Vous pouvez décaler le bleu à droite.
chemistry-2 = Piochez et comptabilisez une carte valant un de plus que votre plus haute carte active, puis recyclez une carte de votre influence.
coal-1 = Piochez et archivez un 5.
coal-2 = Vous pouvez décaler le rouge à droite.
coal-3 = Vous pouvez comptabiliser une de vos cartes actives. Si vous le faites, comptabilisez aussi la carte juste en dessous.
measurement-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, décalez une couleur à droite et piochez une carte dont la valeur est le nombre de vos cartes de cette couleur.
physics-1 = Piochez et montrez trois 6. Si deux d’entre eux ont la même couleur, recyclez-les avec toute votre main.
societies-1 = Transférez dans ma zone de jeu une carte active non mauve avec une ampoule. Si vous le faites, piochez un 5.
statistics-1 = Transférez dans votre main une carte de la plus haute valeur de votre influence. Si c’est alors votre seule carte en main, recommencez.
statistics-2 = Vous pouvez décaler le jaune à droite.
steam-engine-1 = Piochez et archivez deux 4, puis comptabilisez la carte tout en dessous de votre pile jaune.
the-pirate-code-1 = Transférez dans mon influence deux cartes de valeur 4 ou moins de la vôtre.
the-pirate-code-2 = Si l’exigence a déplacé une carte, comptabilisez votre plus basse carte active avec une couronne.

## Age 6

atomic-theory-1 = Vous pouvez décaler le bleu à droite.
atomic-theory-2 = Piochez et mettez en jeu un 7.
canning-1 = Vous pouvez piocher et archiver un 6. Si vous le faites, comptabilisez toutes vos cartes actives sans usine.
canning-2 = Vous pouvez décaler le jaune à droite.
classification-1 = Montrez une carte de votre main. Tous les autres transfèrent dans votre main les cartes de cette couleur de la leur. Puis mettez en jeu toutes celles de votre main qui ont cette couleur, dans l’ordre de votre choix.
democracy-1 = Vous pouvez recycler autant de cartes de votre main que vous voulez. Si c’est plus que tout autre joueur avec Démocratie pendant cette action, piochez et comptabilisez un 8.
emancipation-1 = Transférez une carte de votre main dans mon influence. Si vous le faites, piochez un 6.
emancipation-2 = Vous pouvez décaler le rouge ou le mauve à droite.
encyclopedia-1 = Vous pouvez mettre en jeu toutes les cartes de la plus haute valeur de votre influence, dans l’ordre de votre choix.
industrialization-1 = Pour chaque paire d’usines de votre zone de jeu, piochez et archivez un 6.
industrialization-2 = Vous pouvez décaler le rouge ou le mauve à droite.
machine-tools-1 = Piochez et comptabilisez une carte de même valeur que la plus haute de votre influence.
metric-system-1 = Si votre vert est décalé à droite, vous pouvez décaler une autre couleur à droite.
metric-system-2 = Vous pouvez décaler le vert à droite.
vaccination-1 = Recyclez toutes les cartes de la plus basse valeur de votre influence. S’il y en a, piochez et mettez en jeu un 6.
vaccination-2 = Si l’exigence a fait recycler une carte, piochez et mettez en jeu un 7.

## Age 7

bicycle-1 = Vous pouvez échanger toute votre main contre toute votre influence.
combustion-1 = Transférez deux cartes de votre influence dans la mienne.
electricity-1 = Recyclez toutes vos cartes actives sans usine. Pour chaque carte recyclée, piochez un 8.
evolution-1 = Vous pouvez soit piocher et comptabiliser un 8, puis recycler une carte de votre influence ; soit piocher une carte valant un de plus que la plus haute de votre influence.
explosives-1 = Transférez dans ma main les trois plus hautes cartes de la vôtre. Si cela vide votre main, piochez un 7.
lighting-1 = Vous pouvez archiver une à trois cartes de votre main. Pour chaque valeur différente archivée, piochez et comptabilisez un 7.
publications-1 = Vous pouvez changer l’ordre des cartes d’une de vos couleurs.
publications-2 = Vous pouvez décaler le jaune ou le bleu en haut.
railroad-1 = Recyclez toute votre main, puis piochez trois 6.
railroad-2 = Vous pouvez décaler en haut une couleur décalée à droite.
refrigeration-1 = Recyclez la moitié des cartes de votre main, arrondie vers le bas.
refrigeration-2 = Vous pouvez comptabiliser une carte de votre main.
sanitation-1 = Échangez les deux plus hautes cartes de votre main contre une carte de la plus basse valeur de la mienne.

## Age 8

antibiotics-1 = Vous pouvez recycler une à trois cartes de votre main. Pour chaque valeur différente recyclée, piochez deux 8.
corporations-1 = Transférez dans mon influence une carte active non verte avec une usine. Si vous le faites, piochez et mettez en jeu un 8.
corporations-2 = Piochez et mettez en jeu un 8.
empiricism-1 = Nommez deux couleurs, puis piochez et montrez un 9. S’il est de l’une d’elles, mettez-le en jeu et vous pouvez décaler sa couleur en haut ; sinon gardez-le.
empiricism-2 = Si votre zone de jeu montre au moins vingt ampoules, vous gagnez.
flight-1 = Si votre rouge est décalé en haut, vous pouvez décaler une couleur en haut.
flight-2 = Vous pouvez décaler le rouge en haut.
mass-media-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, nommez une valeur : tous les joueurs recyclent toutes les cartes de cette valeur de leur influence.
mass-media-2 = Vous pouvez décaler le mauve en haut.
mobility-1 = Transférez dans mon influence vos deux plus hautes cartes actives sans usine, rouge exceptée. Si une carte a bougé, piochez un 8.
quantum-theory-1 = Vous pouvez recycler une ou deux cartes de votre main. Si vous en recyclez deux, piochez un 10, puis piochez et comptabilisez-en un autre.
rocketry-1 = Pour chaque paire d’horloges de votre zone de jeu, recyclez une carte de l’influence d’un adversaire.
skyscrapers-1 = Transférez dans ma zone de jeu une carte active non jaune avec une horloge. Si vous le faites, comptabilisez la carte en dessous et recyclez le reste de cette pile.
socialism-1 = Vous pouvez archiver toute votre main. Si une de ces cartes était mauve, tous les autres transfèrent dans votre main toutes les cartes de la plus basse valeur de la leur.

## Age 9

collaboration-1 = Piochez et montrez deux 9. J’en choisis un : transférez-le dans ma zone de jeu et mettez l’autre en jeu.
collaboration-2 = Si vous avez au moins dix cartes vertes en jeu, vous gagnez.
composites-1 = Gardez une carte de votre main et transférez toutes les autres dans la mienne. Puis transférez une carte de la plus haute valeur de votre influence dans la mienne.
computers-1 = Vous pouvez décaler le rouge ou le vert en haut.
computers-2 = Piochez et mettez en jeu un 10, puis exécutez seul ses effets coopératifs.
ecology-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, comptabilisez une carte de votre main et piochez deux 10.
fission-1 = Piochez et montrez un 10. S’il est rouge, toutes les mains, zones de jeu et influences quittent la partie et cette action s’arrête ; sinon gardez-le.
fission-1-otherwise = Piochez et montrez un 10. S’il est rouge, toutes les mains, zones de jeu et influences quittent la partie ; sinon gardez-le.
fission-2 = Recyclez une carte active autre que Fission, chez n’importe quel joueur.
genetics-1 = Piochez et mettez en jeu un 10, puis comptabilisez toutes les cartes en dessous.
satellites-1 = Recyclez toute votre main, puis piochez trois 8.
satellites-2 = Vous pouvez décaler le mauve en haut.
satellites-3 = Mettez en jeu une carte de votre main, puis exécutez seul ses effets coopératifs.
services-1 = Transférez dans ma main toutes les cartes de la plus haute valeur de votre influence. Si une carte a bougé, transférez dans votre main une de mes cartes actives sans feuille.
specialization-1 = Montrez une carte de votre main. La carte active de cette couleur de chaque adversaire vient dans votre main.
specialization-2 = Vous pouvez décaler le jaune ou le bleu en haut.
suburbia-1 = Vous pouvez archiver autant de cartes de votre main que vous voulez. Pour chaque carte archivée, piochez et comptabilisez un 1.

## Age 10

ai-1 = Piochez et comptabilisez un 10.
ai-2 = Si Robotique et Logiciel sont toutes deux des cartes actives, chez qui que ce soit, le joueur qui est seul à avoir le moins de points gagne.
bioengineering-1 = Transférez dans votre influence une carte active avec une feuille d’un autre joueur.
bioengineering-1-otherwise = Transférez dans votre influence une carte active avec une feuille de n’importe quel joueur, vous compris.
bioengineering-2 = Si un joueur montre moins de trois feuilles, celui qui est seul à en montrer le plus gagne.
databases-1 = Recyclez la moitié des cartes de votre influence, arrondie vers le haut.
globalization-1 = Recyclez une de vos cartes actives avec une feuille.
globalization-2 = Piochez et comptabilisez un 6. Puis, si personne ne montre plus de feuilles que d’usines, le joueur qui est seul à avoir le plus de points gagne.
miniaturization-1 = Vous pouvez recycler une carte de votre main. Si c’était un 10, piochez un 10 pour chaque valeur différente de votre influence.
robotics-1 = Comptabilisez votre carte active verte. Puis piochez et mettez en jeu un 10 et exécutez seul ses effets coopératifs.
self-service-1 = Choisissez une de vos cartes actives autre que Domotique et exécutez seul ses effets coopératifs.
self-service-2 = Si vous avez plus de dominations que chacun des autres, vous gagnez.
software-1 = Piochez et comptabilisez un 10.
software-2 = Piochez et mettez en jeu deux 10, puis exécutez seul les effets coopératifs du second.
stem-cells-1 = Vous pouvez comptabiliser toute votre main.
the-internet-1 = Vous pouvez décaler le vert en haut.
the-internet-2 = Piochez et comptabilisez un 10.
the-internet-3 = Pour chaque paire d’horloges de votre zone de jeu, piochez et mettez en jeu un 10.
