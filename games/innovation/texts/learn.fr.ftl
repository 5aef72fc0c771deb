# Innovation : ce que dit le guide d’une première partie.

learn-opening = Vous avez { $cards } cartes de période 1 et en posez une ; tous le font ensemble. Regardez les effets sur l’image : la carte choisie sera la première que vous pourrez activer.
learn-actions = Un tour a deux actions (le tout premier de la partie, une seule). **Piocher** prend une carte de période { $age }, **poser** met en jeu une carte de la main, **activer** accomplit les effets d’une carte active, **dominer** prend une période. C’est en activant que l’on gagne : chaque carte est une petite machine.
learn-icons = Avant d’activer, regardez la ligne sous la carte : qui montre au moins autant de sa ressource **coopère** et passe avant, et vous piochez ensuite. Qui en montre moins subit l’exigence. Beaucoup de ressources en jeu vous protègent.
learn-points = Vous avez { $points } { $points ->
    [one] point
   *[other] points
 }. Ils viennent des cartes **comptabilisées** : chacune vaut sa période. Ils ne se dépensent jamais ; ils ouvrent les périodes à dominer.
learn-achieving = La période { $next } se domine avec { $need } points et une carte active de valeur { $next } ou plus. Vous avez { $won } des { $goal } dominations qui font gagner. Chacune n’existe qu’une fois : c’est une course.
learn-effect = La carte vous demande quelque chose. Son texte est dans la question ; ce que vous « pouvez » faire peut être laissé. Rien n’est offert qui ne convienne pas.
learn-demand = Une exigence vous atteint parce que vous montrez moins de la ressource. Il faut céder, mais entre les cartes qui conviennent vous choisissez : donnez la moins utile.
learn-good-meld = Une nouvelle carte apporte des ressources, et un effet utilisable dès maintenant.
learn-good-draw = Avec { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } en main, il y a peu à poser : une nouvelle carte ouvre des choix.
learn-good-dogma = Son effet rapporte tout de suite, et servira encore au tour suivant.
learn-good-achieve = Elle ne se reprend plus, et rapproche de { $goal }.
learn-good-return = Ce qu’elle rapporte vaut mieux que la carte en main.
learn-good-tuck = Une carte archivée épaissit la pile : décalée, elle montrera ses ressources.
learn-good-score = Les cartes comptabilisées sont des points, et { $need } ouvrent la période { $next }.
learn-good-splay = Une pile décalée montre aussi les ressources couvertes : plus de ressources, plus de sûreté.
