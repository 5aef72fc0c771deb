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
road-building-1 = Mettez en jeu une ou deux cartes de votre main. Après deux cartes, vous pouvez transférer votre carte active rouge chez un autre joueur ; sa carte active verte vient alors chez vous.

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
steam-engine-1 = Piochez et archivez deux 4, puis comptabilisez la carte du dessous de votre pile jaune.
the-pirate-code-1 = Transférez dans mon influence deux cartes de valeur 4 ou moins de la vôtre.
the-pirate-code-2 = Si l’exigence a déplacé une carte, comptabilisez votre plus basse carte active avec une couronne.

## Age 6


## Age 7


## Age 8


## Age 9


## Age 10

