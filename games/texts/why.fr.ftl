# Ce qui rendrait légale une réponse refusée, quel que soit le jeu.

why-other = Rien ne rend cela possible maintenant. Choisir un des coups ci-dessous.
why-not-asked = Attendre que la table pose la question. Elle appelle alors.
why-not-offered = Ce n’est aucun des coups possibles. En choisir un ci-dessous.
why-chosen-twice = Nommer chaque chose une seule fois.
why-too-few = En choisir { $least } ou plus, séparés par des espaces.
why-too-many = En choisir { $most } ou moins.
why-game-over = Une nouvelle table peut s’ouvrir aussitôt.
