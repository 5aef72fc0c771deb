# Ce que dit toute table, quel que soit le jeu.

seat = Place { $number }
nothing = rien
labelled = { $label } : { $said }

not-asked = Ce n’est pas à vous de décider maintenant.
not-offered = « { $key } » n’est pas parmi vos coups.
chosen-twice = Vous avez choisi deux fois la même chose.
too-few = { $least ->
    [one] Choisissez-en au moins un ; vous en avez choisi { $given }.
   *[other] Choisissez-en au moins { $least } ; vous en avez choisi { $given }.
}
too-many = { $most ->
    [one] Choisissez-en un seul ; vous en avez choisi { $given }.
   *[other] Choisissez-en { $most } au plus ; vous en avez choisi { $given }.
}
game-over = Cette partie est finie.
seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
decline = Non, merci

undo-nothing = Il n’y a rien à reprendre.
undo-others = Quelqu’un d’autre a joué depuis : demandez à la table de revenir en arrière.
cannot-imagine = Trop de choses ont été dévoilées dans ce tour pour l’essayer ; reprenez vos plans après cette action.
undo-revealed = Ce coup a dévoilé quelque chose : seule la table peut le reprendre.
waiting-for = La table attend { $player }.
habit = { $what }
