# Innovation : ce qui rendrait légal un coup refusé.

why-not-your-turn = Attendre son tour : la table prévient.
why-covered = { $card } pourra être activée une fois au-dessus : il faut que les cartes qui la couvrent soient recyclées, comptabilisées, transférées ou rangées autrement.
why-not-on-board = Poser d’abord { $card }, si elle est en main.
why-not-in-hand = On ne pose que des cartes de sa main. Piocher jusqu’à { $card }, ou en poser une autre.
why-not-fitting = Lire ce que l’effet demande : la valeur, la couleur ou la ressource nommée. Les cartes offertes conviennent.
why-not-yours = L’effet demande une carte à soi. Celles qui sont offertes conviennent.
why-no-such-age = On ne peut dominer que les périodes 1 à 9.
why-age-taken = Chaque période ne se domine qu’une fois par partie. En chercher une libre.
why-too-few-points = Comptabiliser des cartes jusqu’à { $need } points d’influence. Les points ne se dépensent pas.
why-top-too-low = Avoir une carte active de valeur { $age } ou plus : en poser une, ou piocher plus haut.
