# Cartels : ce qui rendrait légal un coup refusé.

why-not-now = Chaque coup a sa phase : on place d’abord les ouvriers, on prend des biens aux cartels ouverts, machines et améliorations viennent à la phase des machines.
why-place-how = Trois nombres qui font { $count } en tout, séparés par des traits d’union.
why-place-all = Choisir une répartition qui fait { $count } en tout.
why-engineer-gone = Le Premier Ingénieur revient sur le plateau après la phase des machines.
why-not-in-depot = Le dépôt se regarnit à la prochaine ouverture de son cartel.
why-full = Dépenser d’abord de cette sorte ({ $kind }) : pour une machine ou dans un échange.
why-slot-empty = Choisir un emplacement qui a une carte. De nouvelles arrivent quand on bâtit.
why-needs-gold = Réunir { $need } or : au dépôt, ou en échangeant des ressources avant l’action.
why-converter-fresh = Payer sans convertisseur, ou attendre la phase des machines suivante.
why-cannot-pay = Se procurer { $goods } : au dépôt, par échange, ou avec le convertisseur, deux autres ressources pour chacune.
why-pay-how = Payer exactement { $goods } ; avec le convertisseur, deux autres ressources pour chacune qui manque.
why-upgrade-owned = Chaque amélioration ne s’achète qu’une fois. En choisir une autre.
why-upgrade-gold = Réunir { $need } or : au dépôt, ou en échangeant des ressources avant l’action.
why-exchange-have = Ne donner que ce qui est à l’entrepôt.
why-exchange-how = Nommer { $gold } or contre une ressource, ou { $resources } ressources contre un or.
