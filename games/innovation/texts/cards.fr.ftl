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


## Age 4


## Age 5


## Age 6


## Age 7


## Age 8


## Age 9


## Age 10

