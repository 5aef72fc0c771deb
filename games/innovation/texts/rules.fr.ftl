### Innovation : les règles en bref, en entier et par sujet. Les sujets nommés comme un verbe paraissent quand ils servent.

rules =
    { "" }**But.** Avoir le premier assez de dominations : six à deux joueurs, cinq à trois, quatre à quatre.
    { "" }**Un tour en cinq lignes**
    1. Il y a deux actions, deux fois la même si l’on veut. Au tout premier tour, le premier joueur n’en a qu’une ; à quatre, le deuxième aussi.
    2. Piocher une carte, de la période de sa plus haute carte active.
    3. Poser une carte de sa main : elle va au-dessus de la pile de sa couleur.
    4. Activer une carte active. Qui montre au moins autant de sa ressource coopère et passe avant ; qui en montre moins subit son exigence.
    5. Dominer : prendre une période avec assez de points et une carte active assez haute.
    .draw = **Piocher.** Prenez une carte de la période de votre plus haute carte active ; sans carte en jeu, de la période 1. Si cette pioche est vide, prenez dans la suivante. Quand il n’en reste aucune, la partie s’arrête aussitôt.
    .meld = **Poser.** Mettez une carte de votre main au-dessus de la pile de sa couleur. Elle couvre la précédente, quelles que soient leurs périodes, et rejoint le décalage de la pile.
    .dogma = **Activer.** Choisissez une de vos cartes actives ; on compte sa ressource chez tous, une seule fois. Les effets s’exécutent dans l’ordre. Une exigence frappe chaque joueur qui a moins de cette ressource que vous ; vous ne l’exécutez pas. Tout autre effet est exécuté par chaque joueur qui en a au moins autant, dans l’ordre du tour, puis par vous. Si cela a changé quelque chose chez l’un d’eux, vous piochez une carte à la fin.
    .achieve = **Dominer.** La période *n* demande au moins 5 × *n* points d’influence et une carte active de cette période ou d’une période plus haute. Les points ne sont pas dépensés. Chaque période ne se domine qu’une fois.
    .return = **Recycler** remet une carte, face cachée, sous la pioche de sa période. S’il y en a plusieurs, vous choisissez l’ordre.
    .tuck = **Archiver** glisse une carte sous la pile de sa couleur. Sans pile, elle en commence une.
    .score = **Comptabiliser** met une carte dans votre influence, où elle vaut sa période. Les autres n’en voient que la période.
    .give = **Céder.** Une exigence vous fait remettre des cartes. Ce qui est impossible est ignoré ; si plusieurs cartes conviennent, vous choisissez. Qui n’a en main aucune carte de la ressource ou de la couleur voulue montre sa main comme preuve.
    .take = **Prendre.** L’effet vous laisse choisir parmi les cartes d’un autre. Une carte qui arrive dans une zone de jeu va au-dessus de sa pile. Elle n’est ni posée ni comptabilisée.
    .keep = **Garder.** Choisissez la carte qui reste ; les autres vont où l’effet les envoie.
    .exchange = **Échanger** permute deux ensembles de cartes d’un coup, même si l’un est vide. Entre vos cartes de même valeur, vous choisissez.
    .show = **Montrer.** Tous voient la carte. Elle reste où elle est, sauf si l’effet en dit plus.
    .splay = **Décaler.** À gauche, chaque carte couverte montre un emplacement (en bas à droite) ; à droite, deux (en haut et en bas à gauche) ; en haut, trois (la rangée du bas). Le médaillon ne compte jamais. Il faut deux cartes ; une pile réduite à une carte n’est plus décalée.
    .order = **Ranger.** Nommez les cartes de haut en bas. Le décalage demeure.
    .choose = **Choisir.** L’effet vous demande une couleur, une valeur, un joueur ou une carte, ou si vous voulez faire ce qui est permis sans être imposé.
    .specials = **Les domaines** s’obtiennent aussitôt, même au tour d’un autre. Technologies : six cartes archivées ou comptabilisées dans un tour, ensemble ou chaque sorte à part selon la table. Militaire : trois de chacune des six ressources. Diplomatie : douze horloges. Culture : cinq piles, toutes décalées à droite ou en haut. Sciences : cinq cartes actives de valeur 8 ou plus. Maçonnerie, Construction, Traduction, Invention et Astronomie peuvent aussi les donner.
    .secret = **Ce qui est secret.** Tous voient combien de cartes comptent une main et une influence, et de quelles périodes ; seul leur propriétaire voit lesquelles. Vous pouvez regarder dans vos piles, pas dans celles des autres. Nul ne voit jamais les cartes des périodes à dominer.
    .ties = **Égalités.** Quand les cartes manquent, le plus de points gagne, puis le plus de dominations ; ensuite la victoire est partagée.
    .game-end = **La fin** vient aussitôt avec la dernière domination qu’il fallait à quelqu’un. Elle vient aussi quand quelqu’un doit piocher au-delà de la période 10 : le plus de points d’influence gagne alors. Quelques cartes tardives désignent elles-mêmes un gagnant.
    .glossary =
        { "" }**Les mots du jeu**
        - **Période**, valeur : le nombre d’une carte, de 1 à 10.
        - **Domination** : une période ou un domaine ; elles font gagner.
        - **Zone de jeu** : les cinq piles d’un joueur, une par couleur.
        - **Exigence** : un effet qui frappe ceux qui montrent moins de la ressource.
        - **Activer** : faire agir une carte active.
        - **Ressource de la carte** : celle que l’on compte quand on l’active.
        - **Médaillon** : l’emplacement illustré d’une carte ; ce n’est pas une ressource.
        - **Influence** : les cartes comptabilisées, qui valent leur période en points.
        - **Coopérer** : accomplir l’effet de la carte d’un autre, qui pioche ensuite.
        - **Décaler** : étaler une pile à gauche, à droite ou en haut, pour montrer des ressources couvertes.
        - **Carte active** : celle du dessus d’une pile, la seule que l’on puisse activer.
        - **Transférer** : une carte passe d’un joueur à l’autre ; elle n’est ni posée ni comptabilisée.
        - **Archiver** : glisser une carte sous sa pile.

topic-game-end = fin de la partie
topic-specials = domaines
topic-secret = ce qui est secret
topic-ties = égalités
topic-glossary = glossaire
