# Cartels : les règles en bref, dans l’ensemble et par thème. Les thèmes nommés comme des verbes paraissent quand ils servent.

rules =
    { "" }**But.** Bâtir des machines et remplir l’objectif secret ; le plus de points de victoire (PV) l’emporte.
    { "" }**Un tour en cinq lignes**
    1. À partir du premier joueur, chacun met tous les ouvriers de l’atelier dans les trois cartels clos.
    2. Lors d’un tour de production, les cartels indiqués sur la piste s’ouvrent l’un après l’autre : qui y a le plus d’ouvriers se sert d’abord au dépôt.
    3. Après chaque ouverture, une machine temporelle permet d’ajouter un ouvrier.
    4. Puis chacun à son tour bâtit une machine, achète une amélioration ou passe, jusqu’à ce que tous aient passé à la suite.
    5. Les ateliers se regarnissent, et la carte Priorité va au joueur suivant.
    .place = **Placer.** Tous les ouvriers doivent partir, répartis librement ; zéro dans un cartel est permis. Ils y restent jusqu’à l’ouverture du cartel. L’atelier est ensuite regarni : au tour suivant, le nombre y est de nouveau.
    .send = **Machine temporelle.** Après l’ouverture d’un cartel, un ouvrier de l’atelier peut s’ajouter à ceux qui s’y trouvent. Il y en aura un de moins au tour suivant.
    .take = **Récolter.** Le premier rang prend deux biens la première fois, puis chacun un, tour après tour, jusqu’à ce que le dépôt soit vide. On ne peut avoir plus de 4 biens d’une sorte, or compris. Au lieu d’un bien, on peut prendre le Premier Ingénieur, qui ouvre la phase des machines. Les égalités de rang se départagent par des cartes spéciales.
    .build = **Bâtir.** Payer le coût d’une des trois cartes du bureau d’études. Les cartes du dessus descendent et une nouvelle arrive en haut. Si c’est la Grève, deux joueurs perdent des ouvriers du tour suivant.
    .upgrade = **Les améliorations** coûtent de l’or : quatrième ouvrier (3), machine temporelle (2), convertisseur (1). Elles servent dès la phase suivante. Avec le convertisseur, deux autres ressources remplacent chacune qui manque, jamais l’or.
    .exchange = **Échanger** avant l’action : 3 or contre 1 ressource, ou 3 ressources quelconques contre 1 or.
    .pass = **Passer** n’est pas définitif : on peut agir plus tard dans la phase si quelqu’un d’autre agit. Quand tous passent à la suite, la phase finit et le bureau d’études peut changer.
    .game-end = **La fin** vient après le tour 25 à deux ou trois, après le tour 29 à quatre. Les objectifs sont alors montrés et tout est compté.
    .scoring = **Décompte.** Les machines valent leurs points. L’objectif a deux moitiés : trois types (4 PV) et trois nationalités (3 PV). Chaque symbole demande une machine à lui. Égalité : le plus de biens, puis la meilleure machine, sinon victoire partagée.
    .two = **À deux**, on joue avec un PNJ : une carte spéciale dit combien d’ouvriers il a dans un cartel ouvert, une autre ce qu’il prend. Il ne fait rien d’autre.
    .glossary =
        { "" }**Les mots du jeu**
        - **Cartel** : un cube clos où vont les ouvriers ; il s’ouvre aux tours de production.
        - **Dépôt** : les biens posés près d’un cartel.
        - **Bureau d’études** : les trois cartes Machine que l’on peut bâtir. Celle du bas part la première.
        - **Premier Ingénieur** : pris au lieu d’un bien ; ouvre la phase des machines.
        - **Biens** : six ressources, et l’or.
        - **Objectif** : la carte secrète, trois types et trois nationalités.
        - **Carte Priorité** : dit qui commence le tour.
        - **Tour de production** : un tour où des cartels s’ouvrent.
        - **Stock** : les ouvriers qui regarniront l’atelier.
        - **Atelier** : ouvriers, biens, améliorations et machines d’un joueur.

topic-game-end = fin de la partie
topic-scoring = décompte
topic-two = à deux
topic-glossary = glossaire
