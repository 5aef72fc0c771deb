# Noria : ce que dit le guide d’une première partie.

learn-resource = Vous commencez avec une ressource de plus. Chacune des trois va avec un disque de la roue et des navires ; plus tard, toutes serviront.
learn-track = Vous entrez gratuitement sur une des quatre pistes. À la fin, chaque niveau vaut ce que dit sa chambre. Le Raffinage se paie en obsidienne, la Colonisation en énergie et mycélium, les deux autres en biens, plus chers mais plus précieux.
learn-turn = À vous. Vous pouvez d’abord payer de la connaissance (vous en avez { $knowledge }) pour tourner un anneau ; puis utilisez les disques de la moitié inférieure. En fin de tour, tous les anneaux avancent : voyez ce qui descend ensuite.
learn-path = Vous pouvez utiliser un disque par anneau, et ils doivent se toucher : l’image de votre maison montre lesquels vont ensemble. Un disque de ressource rapporte une ressource par navire de sa sorte.
learn-action = L’ordre compte : d’abord les disques qui rapportent, puis ceux qui dépensent. Ce dont vous ne voulez pas peut s’inspecter pour 1 connaissance. Vous avez { $resources } { $resources ->
    [one] ressource
   *[other] ressources
}.
learn-disc = Un disque Ville achète un disque ou fait monter sur une piste, un disque Voyage va sur une île, un disque Outil améliore ou produit. Les nouveaux disques renforcent tous les tours suivants ; les niveaux font les points.
learn-island = Sur une île, prenez un navire, pour que ses disques rapportent plus, ou bâtissez une usine, qui donne des entrepôts et, une fois sur deux, de la connaissance à chaque tour (maintenant { $income }).
learn-remove = Après une intrigue, un politicien en attente s’en va pour de bon. Choisissez une chambre où vous ne voulez pas voir les autres gagner.
learn-politics = Avec { $intrigue } { $intrigue ->
    [one] connaissance
   *[other] connaissances
}, vous pouvez asseoir un autre politicien : la chambre rapporte alors plus par niveau, pour tous. Élevez celle où vous menez. Manche { $round } sur { $rounds }.
learn-place = Le nouveau disque va à n’importe quelle place ; un disque qui s’y trouve quitte la partie. Les places vides du haut descendent bientôt.
learn-good-start = Cela va avec ce que la roue peut faire d’abord.
learn-good-activate = Cela rapporte plus qu’une inspection, et laisse les autres anneaux libres.
learn-good-inspect = 1 connaissance vaut mieux que ce que ce disque ferait maintenant.
learn-good-end = Il n’y a rien de mieux à faire ce tour-ci.
learn-good-intrigue = La chambre vaudra plus pour chacun de vos niveaux.
learn-good-remove = Cela retient une chambre où les autres sont meilleurs.
learn-good-shift = Cela fait descendre un disque un tour plus tôt.
learn-good-buy = Un disque acheté tôt agit toute la partie.
learn-good-invest = Un niveau compte à la fin, et avant les autres il ne coûte pas de péage.
learn-good-pay = Cela dépense ce que vous avez le plus.
learn-good-place = Là, il agira bientôt et ira bien avec ses voisins.
learn-good-travel = Une nouvelle île a tous ses navires et emplacements, et personne à qui payer.
learn-good-ship = Désormais, chaque disque de cette sorte rapporte un de plus.
learn-good-factory = Les entrepôts servent aux deux pistes les plus précieuses.
learn-good-upgrade = Un disque amélioré peut agir deux fois, pour le reste de la partie.
learn-good-produce = Les biens paient les pistes les plus précieuses.
learn-good-trade = Cela procure ce qui manque à une meilleure action.
