# Cartels : ce que dit le guide d’une première partie.

learn-place = { $workers ->
    [one] Votre ouvrier va dans l’un des trois cartels clos, à votre gré. Il y attend l’ouverture
   *[other] Vos { $workers } ouvriers vont tous dans les trois cartels clos, répartis à votre gré. Ils y attendent l’ouverture
 } ; qui en a le plus se sert alors d’abord. Prochaine ouverture, au tour { $opens } : { $cartels }.
learn-patience = Vos ouvriers d’avant y sont encore, et vous en avez { $workers } { $workers ->
    [one] nouveau
   *[other] nouveaux
 }. Ce qui ouvre plus tard peut encore se remplir. Prochaine ouverture, au tour { $opens } : { $cartels }.
learn-split = Pensez à ce que demande votre machine : chaque cartel a ses propres biens, et tous ont de l’or. Une nette avance dans un cartel vaut souvent mieux qu’un peu partout.
learn-take = Le cartel est ouvert. Dans l’ordre des ouvriers chacun prend un bien, le premier deux pour commencer, tour après tour. Regardez les coûts au bureau d’études : prenez d’abord ce qui manque le plus. On garde au plus 4 biens d’une sorte.
learn-goods = Vous avez { $gold } or. L’or achète les améliorations, et bien des machines en demandent ; chaque dépôt en a peu. Au lieu d’un bien, vous pouvez prendre le Premier Ingénieur et ouvrir la phase des machines.
learn-machines = La phase des machines : bâtir une des trois cartes si vous pouvez la payer, acheter une amélioration avec de l’or, ou passer. Passer n’est pas définitif tant que d’autres agissent. Une amélioration achetée tôt sert toute la partie, jusqu’au tour { $last }.
learn-office = Les cartes descendent au bureau d’études ; celle du bas part la première. Si une carte est presque payée, demandez-vous si elle sera encore là. Votre objectif, que vous seul voyez, dit quels types et nationalités rapportent plus.
learn-time = Votre machine temporelle permet d’ajouter un ouvrier du tour suivant, maintenant que tous sont comptés. Cela vaut la peine si un seul ouvrier change l’ordre.
learn-good-place = Elle met le plus d’ouvriers là où sont les biens utiles, et où cela ouvre bientôt.
learn-good-take = C’est ce qui manque le plus pour une machine du bureau d’études.
learn-good-build = Les points acquis sont sûrs, et les biens ne feraient qu’emplir l’entrepôt.
learn-good-upgrade = Plus tôt elle est là, plus longtemps elle sert.
learn-good-exchange = Cela change le superflu en ce qui manque.
learn-good-pass = Vous gardez vos biens pour mieux, et pourrez encore agir si d’autres agissent.
learn-good-send = Un ouvrier de plus change l’ordre ici.
