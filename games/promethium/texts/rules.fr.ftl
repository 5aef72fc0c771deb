# Promethium : les règles en bref, dans l’ensemble et par thème. Les thèmes nommés comme des verbes paraissent quand ils servent.

rules =
    { "" }**But.** Gagner le plus d’argent en trois manches, en montrant des projets industriels à l’Exposition Universelle.
    { "" }**Une manche en cinq lignes**
    1. Salon de l’Industrie, mises : chacun pose quatre jetons Mise face cachée aux lignes et colonnes de la grille.
    2. Salon de l’Industrie, vente : chacun achète jusqu’à deux tuiles. Chacune apporte deux de ses trois éléments ; le troisième va au stock.
    3. Bureau d’Études : une action par tour, à tour de rôle, jusqu’à ce que tous passent à la suite. Réaliser des projets avec ses tuiles, tirer du promethium des éléments, jouer des Manigances. La plupart des actions coûtent 1 point d’influence.
    4. Exposition Universelle : chaque projet activé au promethium rapporte son argent, moins 4 £ par cube Corruption posé dessus.
    5. Chacun gagne 6 points d’influence et complète sa main à cinq Manigances ; les deux projets du haut s’en vont.
    .line = **Miser.** Désigner une ligne ou une colonne qui a un bout libre : ses tuiles sont retournées. Puis y poser un jeton, face cachée. Un jeton compte pour chaque tuile de sa rangée.
    .place = **Les jetons** valent 2, 3, 3, 4, 4, 5, 5 et 6, pour toute la partie. Acheter une tuile fait perdre le plus fort que l’on y a. Le bout choisi ne change rien.
    .announce = **Annoncer.** Nommer une tuile dont la ligne ou la colonne porte un de ses jetons. Les jetons de ses quatre bouts sont retournés et additionnés par joueur. Le plus haut total gagne ; à égalité, le plus fort jeton seul, puis la piste d’initiative.
    .lobby = **Les jetons Lobby** ajoutent 2 chacun au total de qui a annoncé. Ils sont dépensés s’ils font gagner. À la fin, chacun vaut 2 £.
    .buy = **Acheter.** On perd son plus fort jeton et on paie la valeur du plus faible, ou rien si l’on n’en a qu’un. Un des deux marqueurs s’en va ; sans marqueur, pas d’achat.
    .sell = **Vendre.** Qui gagne l’annonce d’un autre peut revendre : 2 £ et le plus fort jeton en retour. Les autres qui ont des jetons là peuvent acheter pour 2 £ de plus, le plus haut total d’abord. Si personne n’achète, la tuile est défaussée.
    .leave = **Éléments.** Prendre deux des trois ; le troisième va au stock, où ingénieurs, financiers et certaines Manigances peuvent le chercher.
    .order = **Consignes.** Vol Industriel répond à l’achat d’un autre. Avant la vente, quiconque pourrait l’avoir dit que faire : voler d’office les éléments nommés, ne jamais voler, ou être d’abord consulté. Les autres voient seulement si la table attend, et pour quels éléments ; jamais si la carte est en main.
    .steal = **Vol Industriel.** Prendre un des trois éléments ; l’acheteur prend les deux autres et le stock n’a rien. Une Persuasion revient dans la main de l’acheteur.
    .persuade = **Persuasion.** Prendre les trois éléments, sauf si quelqu’un répond par Vol Industriel.
    .realise = **Réaliser** coûte 1 point d’influence et autant de tuiles que le niveau du projet. Un élément nommé doit figurer sur toutes, ≠ veut dire tous différents. Une tuile sert une à trois fois ; chaque usage de plus pose un cube Corruption sur le projet.
    .activate = **Activer** coûte autant de promethium que le niveau du projet, à tout moment de son tour au Bureau d’Études ou avant l’Exposition. Le premier projet d’un thème apporte son amélioration.
    .chemist = **Chimiste.** Donner le chimiste, 1 point d’influence et des minerais d’une teneur d’au moins 12 : charbon 2, cuivre 3, fer 4, aluminium 6. On gagne 2 promethium, ou 3 si tous les minerais sont d’une sorte.
    .expedition = **Expédition.** Donner 1 point d’influence, un minerai et deux, trois ou quatre nations différentes pour 1, 2 ou 3 promethium.
    .engineer = **Ingénieurs.** Un (1 point d’influence) prend 1 élément au stock, deux (2 points d’influence) en prennent 3.
    .financier = **Financier.** En donner un et 1 point d’influence contre une nation de la réserve, ou le mettre au stock contre deux nations qui s’y trouvent.
    .machinist = **Machinistes.** Un donne 2 points d’influence, deux en donnent 5. Neuf est le maximum.
    .resell = **Brevets.** Défausser une tuile et 1 point d’influence contre son promethium : autant qu’elle pouvait encore servir.
    .scheme = **Les Manigances** coûtent de l’influence. Au Salon, une par tour, en plus du coup ; au Bureau d’Études, une carte est l’action.
    .discard = **Fin de manche.** Chacun gagne 6 points d’influence, peut défausser jusqu’à trois cartes et complète à cinq. Les deux projets du haut s’en vont, les autres montent, et le premier joueur change.
    .pass = **Passer** n’est pas définitif, sauf si l’on passe pour le reste de la phase ou si tous passent à la suite.
    .game-end = **La fin** vient après la troisième Exposition Universelle. Avant elle, on peut activer des projets une dernière fois.
    .scoring = **Décompte final.** L’argent, la moitié de la valeur des projets non activés, 2 £ par jeton Lobby, 3 £ par promethium, 2 £ par fer et aluminium, 1 £ par charbon et cuivre. Égalité : plus de projets, puis le plus précieux.
    .two = **À deux**, on joue à tour de rôle pour un joueur neutre, qui mise des jetons 3 et 4 et nomme des tuiles. Ce qu’il gagne quand il est actif sort du jeu. S’il gagne l’annonce d’un joueur, on peut acheter pour 2 £ de plus, le plus haut total d’abord ; si personne n’achète, cette tuile sort du jeu aussi.
    .decline = **Décliner** une offre la passe au suivant qui a des jetons là ; le dernier qui décline fait sortir la tuile du jeu.
    .bank = **La banque.** Gagner l’annonce du joueur neutre permet de donner la tuile pour 2 £ ; les jetons restent où ils sont.
    .forfeit = **Renoncer à un marqueur.** Sans jeton auprès d’une tuile que l’on pourrait payer, un de ses achats est perdu.
    .tile = **Tuiles et Manigances.** Dépôt de Brevet réserve une tuile, Sabotage en défausse une que personne d’autre n’a réservée, Espionnage en échange deux, Opportunisme prend une tuile restée là.
    .token = **Pots de Vin** échange deux jetons Mise quelconques ; chacun reste face visible ou cachée comme il était.
    .take = **Le stock** garde les éléments que les acheteurs ont laissés. Ce que l’on choisit arrive aussitôt ; s’il y a moins que permis, on prend ce qu’il y a.
    .give = **Coopération.** Mettre un de ses minerais au stock et y prendre deux autres éléments.
    .keep = **Planification.** Garder en réserve un des projets vus, que l’on sera seul à pouvoir réaliser, et dire lequel des autres reste au-dessus.
    .done = **Finir son tour.** Ce qui n’est pas activé pourra l’être plus tard ; ce qui ne l’est toujours pas à la fin de la partie compte pour moitié.
    .glossary =
        { "" }**Les mots du jeu**
        - **Cube Corruption** : sur un projet dont les tuiles ont resservi ; 4 £ de moins à l’Exposition.
        - **Élément** : une nation, un expert ou un minerai.
        - **Amélioration** : vient avec le premier projet d’un thème et rend une action meilleure pour de bon.
        - **Influence** : paie actions et Manigances. Neuf est le maximum.
        - **Piste d’initiative** : l’ordre des annonces ; départage les égalités.
        - **Niveau** : combien de tuiles demande un projet, et combien de promethium l’active.
        - **Rangée** : une ligne ou une colonne de la grille.
        - **Brevet** : une tuile. Elle sert une à trois fois aux projets, ou se revend contre du promethium.
        - **File** : les huit projets que l’on peut réaliser.
        - **Réserve** : le fonds des éléments. **Stock** : ce que les acheteurs ont laissé, pour tous.
        - **Manigances** : les cartes de la main.

topic-game-end = fin de la partie
topic-scoring = décompte
topic-two = à deux
topic-glossary = glossaire
