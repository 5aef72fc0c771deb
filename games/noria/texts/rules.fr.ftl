# Noria : les règles en bref, en entier et par sujet. Les sujets qui portent le nom d’un verbe sont montrés à propos.

rules =
    { "" }**But.** Monter sur quatre pistes et veiller à ce que la mairie les prise : chaque niveau vaut à la fin ce que dit sa chambre.
    { "" }**Un tour en cinq lignes**
    1. La roue a trois anneaux ; seuls les disques de la moitié inférieure agissent, au plus un par anneau, tous sur un même chemin.
    2. Influence, si l’on veut : payer de la connaissance pour tourner un anneau ou déplacer des disques.
    3. Action : utiliser jusqu’à trois disques, l’un après l’autre.
    4. Politique, si l’on veut : payer de la connaissance pour élever une chambre.
    5. Administration : les usines apportent de la connaissance, et les trois anneaux avancent d’un cran.
    .activate = **Activer un disque** donne une action ; un disque de ressource rapporte une ressource par navire de cette sorte. Un disque amélioré peut agir deux fois, mais un seul par tour. Jamais plus de quatre actions par tour, et toutes celles d’un disque viennent avant le disque suivant.
    .inspect = **Inspection.** Au lieu d’activer un disque, prenez 1 connaissance. Son anneau compte comme utilisé, et le disque doit être sur le chemin.
    .buy = **Ville, marché.** Prenez un disque et payez son prix en ressources quelconques ; les disques de ressource sont gratuits. Vous le posez dans votre roue à la fin du tour.
    .invest = **Ville, investissement.** Montez d’un niveau sur une piste : payez ce niveau, et une ressource au choix pour chaque autre joueur qui y est plus haut que vous.
    .travel = **Voyage.** Allez sur une autre île, connue ou nouvelle. Chaque autre ambassadeur présent vous coûte une ressource. Puis prenez un navire ou bâtissez une usine. Dans le jeu expert, les îles forment un cercle : après le premier voyage, on ne va que chez une voisine.
    .ship = **Un navire** fait rapporter une ressource de plus à chaque disque de sa sorte. On ne perd jamais de navire.
    .factory = **Une usine** apporte les entrepôts de son emplacement, un ou deux, vides. Plus vous en avez construit, plus vous prenez de connaissance à chaque tour. Vous en avez sept.
    .upgrade = **Améliorer** retourne un disque de votre roue pour toujours. Il n’agit plus ce tour-ci, et un disque Outil ne peut pas se retourner lui-même.
    .produce = **Produire** remplit des entrepôts contre les ressources que demande chaque bien : plusieurs d’une sorte, ou un de chacune de plusieurs sortes, pas les deux.
    .bonus = **Le disque Bonus** n’a pas d’action propre. Édition allemande : il vient d’abord et désigne un disque qui aura une action de plus. Édition française : il vient ensuite et répète une action d’un disque déjà activé.
    .trade = **Marché Noir**, pendant la phase d’action, autant qu’on veut : un bien simple contre 2 connaissances, un complexe contre 3, et 3 connaissances contre une ressource au choix.
    .shift = **Équipe de Nuit.** Tournez l’anneau moyen ou le grand d’un cran pour 1 connaissance, plus tard 2. Chaque répétition dans un tour coûte le double de la précédente.
    .modify = **Modification.** Échangez deux disques ou déplacez-en un vers une place vide pour 2 connaissances, plus tard 3. Chaque répétition dans un tour coûte le double.
    .intrigue = **Intrigue.** Un politicien en attente prend un siège de sa chambre, dont la valeur monte. Le prix se lit sur la piste des manches et double à chaque intrigue du tour.
    .remove = **Après une intrigue**, un politicien en attente d’une chambre quelconque quitte la partie. Vous choisissez lequel, et il le faut.
    .pay = **Payer.** Quand un prix peut se payer de plusieurs façons, vous choisissez. « Différent » veut dire au moins deux sortes, « pareil » une seule. Les péages se paient en ressources.
    .place = **Placer un disque.** Il va à n’importe quelle place, face normale. Un disque qui s’y trouve quitte la partie, même amélioré.
    .end = **Finir.** Vous pouvez renoncer à des actions. Après la phase d’action viennent les intrigues, puis vous prenez votre connaissance et la roue tourne.
    .start = **Le début.** Dans le jeu de base, vous prenez une ressource au choix et entrez gratuitement sur une piste.
    .wheel = **Composer sa roue** (jeu expert) : six disques, deux dans la moitié active et quatre dans l’autre ; un dans le petit anneau, deux dans le moyen, trois dans le grand.
    .scoring = **Décompte.** La valeur d’une chambre croît avec chaque politicien assis. Qui est encore dans la grotte a le niveau 0, si bien que la Division demande les quatre pistes. Ce qui reste ne vaut rien. Égalité : moins de navires et d’entrepôts (ou d’usines, selon la table), sinon victoire partagée.
    .game-end = **La fin** vient après 16 manches à deux joueurs, 15 à trois, 14 à quatre. Les prix des actions spéciales et des intrigues montent en chemin.
    .glossary =
        { "" }**Les mots du jeu**
        - **Ambassadeur** : le pion sur les îles. La **petite île** est son départ.
        - **Grotte** : le niveau 0 d’une piste.
        - **Chambre** : six à la mairie ; elle dit ce que vaut un niveau.
        - **Disque** : une action sur la roue. **Amélioré** : retourné, il peut agir deux fois.
        - **Usine** : sur un emplacement d’une île ; apporte entrepôts et connaissance.
        - **Biens** : simples (hélice, voile, boussole) et complexes (lampe, piston).
        - **Connaissance** : paie les actions spéciales et les intrigues.
        - **Chemin** : des places des trois anneaux qui se touchent.
        - **Politicien** : assis, il élève la valeur d’une chambre ; en attente, il peut s’asseoir.
        - **Représentant** : le pion sur une piste.
        - **Ressources** : énergie, mycélium, obsidienne.
        - **Navire** : une ressource de plus pour chaque disque de sa sorte.
        - **Péage** : une ressource pour chaque autre joueur plus haut sur la piste, ou sur la même île.
        - **Entrepôt** : la place d’un bien, vide ou plein.

topic-game-end = fin de la partie
topic-scoring = décompte
topic-glossary = glossaire
