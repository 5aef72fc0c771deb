# Noria : ce qui rendrait légal un coup refusé.

why-no-turn-yet = D’abord chacun se prépare : une ressource, une piste ou une roue. Puis vient la première manche.
why-no-influence-over = Équipes de Nuit et Modifications viennent avant le premier disque : au tour suivant.
why-no-action-over = Les disques s’utilisent avant les intrigues : au tour suivant.
why-no-knowledge = Réunir { $price } { $price ->
    [one] connaissance
   *[other] connaissances
} : inspecter des disques, bâtir des usines, ou vendre au Marché Noir.
why-no-inactive = Seule la moitié inférieure agit. Les anneaux tournent en fin de tour ; une Équipe de Nuit en tourne un tout de suite.
why-no-ring-twice = Un disque par anneau et par tour. En utiliser un d’un autre anneau.
why-no-path = Les disques d’un tour sont sur un même chemin. En choisir un qui touche ceux utilisés, ou commencer autrement au tour suivant.
why-no-action-left = { $most } actions au plus par tour : au tour suivant.
why-no-other-disc = Prendre les actions restantes du disque en cours, ou le terminer.
why-no-fresh-upgrade = Un disque retourné ce tour-ci agit dès le tour suivant.
why-no-double-plain = Améliorer le disque avec un disque Outil, ou l’utiliser une fois.
why-no-second-double = Un seul disque par tour peut agir deux fois. Utiliser celui-ci une fois.
why-no-action = L’inspecter pour 1 connaissance, ou réunir d’abord ce que coûtent ses actions.
why-no-bonus-late = Dans cette édition, le disque Bonus vient en premier : au tour suivant.
why-no-bonus-early = Dans cette édition, utiliser d’abord un autre disque ; le Bonus le répète ensuite.
why-no-price = Réunir { $price } { $price ->
    [one] ressource
   *[other] ressources
} : disques de ressource, ou Marché Noir contre de la connaissance.
why-no-investment = Réunir le prix du niveau suivant et du péage : disques de ressource, production ou Marché Noir.
why-no-level-left = Neuf est le plus haut niveau. Investir sur une autre piste.
why-no-staying = Aller sur une autre île, connue ou nouvelle.
why-no-neighbour = En partie experte, on ne va que sur une île voisine. S’y rendre pas à pas.
why-no-toll = Réunir { $toll } { $toll ->
    [one] ressource
   *[other] ressources
} pour les autres ambassadeurs, ou aller où il n’y a personne.
why-no-ship = Prendre un autre navire, bâtir une usine, ou voyager vers une île qui a { $kind }.
why-no-site-free = Choisir un emplacement libre, ici ou sur une autre île.
why-no-warehouse = Bâtir une usine sur un emplacement à entrepôts ({ $good }), ou en vendre un plein au Marché Noir.
why-no-ingredients = Réunir d’abord { $needs } : disques de ressource ou Marché Noir.
why-no-mixed-production = En faire deux productions : plusieurs d’une sorte, ou une de chacune.
why-no-trade-now = Le Marché Noir ouvre avec la phase Action.
why-no-trade-inside = Commercer avant ou après le disque en cours.
why-no-good = Produire d’abord avec un disque Outil : { $good }.
why-no-place-yet = Le disque se pose à la fin du tour.
why-no-CIT = Activer d’abord un disque Ville de la moitié inférieure.
why-no-TRA = Activer d’abord un disque Voyage de la moitié inférieure.
why-no-TOO = Activer d’abord un disque Outil de la moitié inférieure.
why-no-BON = Activer d’abord un disque Bonus de la moitié inférieure.
why-no-payment = Choisir un des paiements offerts ; chacun fait juste le prix.
