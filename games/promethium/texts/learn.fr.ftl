# Promethium : ce que dit le guide d’une première partie.

learn-start = Une tuile a trois éléments : une nation, un expert et un minerai. Vous en prenez deux ; le troisième va au stock, où d’autres peuvent le chercher. La tuile reste à vous et sert aux projets.
learn-elements = Gardez ce qui vous servira : minerais et chimiste font du promethium, les nations paient une expédition, les machinistes donnent de l’influence.
learn-line = Le Salon : désignez une ligne ou une colonne, ses tuiles sont retournées, et vous y posez un jeton face cachée. Un jeton compte pour chaque tuile de sa rangée. Vous avez { $money } £ et les jetons { $tokens } pour toute la partie.
learn-lines = Là où se croisent une ligne et une colonne à vous, vos jetons s’additionnent. Voyez ce que demandent les projets de la file, et misez où les tuiles l’ont.
learn-tokens = Un jeton fort gagne des tuiles, mais acheter fait perdre le plus fort que vous y avez, pour de bon. Gardez-en pour les manches suivantes.
learn-order = Certains ont une carte qui répond à un achat. Pour ne trahir personne, chacun dit d’avance que faire. « Jamais » convient.
learn-announce = Nommez une tuile où vous avez un jeton. Les jetons de ses quatre bouts sont retournés et additionnés ; le plus haut total l’emporte. Prenez-en une que vous pensez gagner et qui va à un projet.
learn-winner = Vous avez gagné. Acheter coûte en livres votre plus faible jeton (rien avec un seul) et le plus fort lui-même. Vendre rapporte 2 £ et rend le jeton.
learn-office = Le Bureau d’Études : une action par tour jusqu’à ce que tous passent. Réalisez un projet avec { $tiles ->
    [one] votre tuile
   *[other] vos { $tiles } tuiles
 }, faites du promethium avec un chimiste ou une expédition, revendez un brevet. Un projet ne rapporte qu’activé au promethium : vous en avez { $promethium }.
learn-influence = La plupart des actions coûtent de l’influence ; vous en avez { $influence }. Elle vient des machinistes, et 6 en fin de manche. Dépensez tout si cela donne des projets : le reste ne compte pas à la fin.
learn-good-leave = Les deux autres valent plus pour vous.
learn-good-line = Ses tuiles vont le mieux aux projets de la file.
learn-good-place = Il vaut ce que cette rangée vaut pour vous, et pas plus.
learn-good-scheme = C’est maintenant que la carte aide le plus.
learn-good-done = Vous gardez votre influence pour le Bureau d’Études.
learn-good-order = Cela nomme ce qui vous aide le plus ; sinon la table n’a pas à attendre.
learn-good-announce = Vous y avez de bonnes chances, et la tuile convient.
learn-good-buy = Il vous faut des tuiles : sans elles, pas de projets.
learn-good-sell = La tuile ne vaut pas un jeton pour vous.
learn-good-realise = Un projet réalisé peut être activé, puis montré à l’Exposition.
learn-good-activate = Seul un projet activé rapporte à l’Exposition.
learn-good-chemist = Cela change les minerais en promethium, qui active les projets.
learn-good-expedition = Cela change les nations en promethium, qui active les projets.
learn-good-engineer = Cela va chercher au stock ce que d’autres ont laissé.
learn-good-machinist = L’influence est ce qui manque d’abord.
learn-good-resell = Aucun projet ne demande plus cette tuile ; son promethium vaut mieux.
learn-good-pass = Plus rien ne vaut son influence.
learn-good-keep = Il va le mieux à vos tuiles, et nul autre ne peut le prendre.
learn-discard = La manche finit : chacun gagne 6 points d’influence et complète à cinq Manigances. Vous pouvez en défausser jusqu’à trois dont vous n’attendez rien.
learn-good-discard = Des cartes de l’autre phase, ou trop chères, laissent place à de nouvelles.
learn-good-financier = Cela trouve la nation qui manque à un projet ou à une expédition.
learn-good-take = C’est ce qui servira le plus tôt.
learn-good-tile = C’est celle qui change le plus pour vous.
learn-good-decline = Elle ne vaut pas ce prix pour vous.
learn-good-lobby = Cela gagne la tuile, et les jetons valent peu autrement.
learn-good-persuade = Les trois éléments au lieu de deux.
learn-good-steal = Vous gagnez un élément, et l’acheteur en a un de moins.
