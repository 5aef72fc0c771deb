# Ce que disent images et textes quel que soit le jeu, en français.

round = Manche { $round } sur { $last }
times = × { $count }
