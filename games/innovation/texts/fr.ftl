### Ce qu’Innovation dit en français.

title = Innovation
tagline = De la roue à internet : 105 cartes, et chacune a son caractère.

## Commandes

verb-draw = piocher
verb-draw-description = Piocher une carte de la période de votre plus haute carte active
verb-meld = poser
verb-meld-description = Mettre en jeu une carte de votre main, au-dessus de sa pile
verb-dogma = activer
verb-dogma-description = Exécuter les effets d’une de vos cartes actives
verb-achieve = dominer
verb-achieve-description = Prendre la domination d’une période
verb-return = recycler
verb-return-description = Remettre des cartes sous leur pioche
verb-tuck = archiver
verb-tuck-description = Glisser des cartes sous leur pile de votre zone de jeu
verb-score = comptabiliser
verb-score-description = Mettre des cartes dans votre influence
verb-give = céder
verb-give-description = Remettre les cartes que quelqu’un exige
verb-take = prendre
verb-take-description = Prendre une carte à un autre joueur
verb-keep = garder
verb-keep-description = Garder une carte tandis que les autres partent
verb-exchange = échanger
verb-exchange-description = Choisir laquelle de vos cartes est échangée
verb-show = montrer
verb-show-description = Montrer à tous une carte de votre main
verb-splay = décaler
verb-splay-description = Étaler une pile pour découvrir les ressources de ses cartes couvertes
verb-order = ranger
verb-order-description = Mettre des cartes dans un ordre, la première au-dessus
verb-choose = choisir
verb-choose-description = Répondre à la question que pose un effet

## Options de la table

option-monument_combined = Technologies additionne
option-monument_combined-description = Cartes archivées et comptabilisées s’ajoutent pour Technologies ; sinon six d’une sorte
option-fission_stops_action = Fission arrête l’action
option-fission_stops_action-description = Après un 10 rouge, personne d’autre n’exécute Fission pendant cette action
option-reveal_counts_as_sharing = Montrer, c’est coopérer
option-reveal_counts_as_sharing-description = Qui ne fait que montrer une carte vous vaut quand même le bonus de coopération
option-tools_needs_three = Outils en veut trois
option-tools_needs_three-description = Outils prend exactement trois cartes ; sinon on peut en recycler une ou deux pour rien
option-bioengineering_own_board = Bio-ingénierie chez soi
option-bioengineering_own_board-description = Bio-ingénierie peut aussi prendre une carte de sa propre zone de jeu
option-first_player_language = Premier joueur selon le titre en
option-first_player_language-description = Commence celui dont la première carte vient en tête de l’alphabet dans cette langue
option-first_player_language-fr = français
option-first_player_language-en = anglais
option-first_player_language-de = allemand

## Questions

ask-opening = Quelle carte ouvre votre zone de jeu ? Tous les choix sont montrés ensemble.
ask-action = { $left ->
    [one] Que faites-vous de votre dernière action ?
   *[other] Que faites-vous ? Il vous reste { $left } actions.
 }
prompt = { $source } : { $effect } { $question }
prompt-demand = { $player } exige avec { $source } : « { $effect } » { $question }
prompt-own-demand = Votre exigence avec { $source } : « { $effect } » { $question }
ask-meld = { $most ->
    [one] Quelle carte mettez-vous en jeu ?
   *[other] Quelles cartes mettez-vous en jeu ?
 }
ask-meld-some-in-order = Quelles cartes mettez-vous en jeu, et dans quel ordre ? La dernière finit au-dessus.
ask-meld-in-order = Dans quel ordre les mettez-vous en jeu ? La dernière finit au-dessus.
ask-tuck = { $most ->
    [one] Quelle carte archivez-vous ?
   *[other] Quelles cartes archivez-vous ?
 }
ask-tuck-some-in-order = Quelles cartes archivez-vous, et dans quel ordre ? La dernière finit tout en dessous.
ask-tuck-in-order = Dans quel ordre les archivez-vous ? La dernière finit tout en dessous.
ask-score = { $most ->
    [one] Quelle carte comptabilisez-vous ?
   *[other] Quelles cartes comptabilisez-vous ?
 }
ask-return = { $most ->
    [one] Quelle carte recyclez-vous ?
   *[other] Quelles cartes recyclez-vous ?
 }
ask-return-some-in-order = Quelles cartes recyclez-vous, et dans quel ordre ? La dernière finit tout en dessous.
ask-return-in-order = Dans quel ordre les recyclez-vous ? La dernière finit tout en dessous.
ask-give = { $most ->
    [one] Quelle carte cédez-vous ?
   *[other] Quelles cartes cédez-vous ?
 }
ask-take = Quelle carte prenez-vous ?
ask-exchange = { $most ->
    [one] Quelle carte échangez-vous ?
   *[other] Quelles cartes échangez-vous ({ $most }) ?
 }
ask-keep = Quelle carte gardez-vous ?
ask-show = Quelle carte montrez-vous ?
ask-order = Dans quel ordre, de haut en bas ?
ask-splay = Quelle pile décalez-vous ?
ask-agree = Le faites-vous ?
ask-colour = { $most ->
    [one] Quelle couleur ?
   *[other] Quelles { $most } couleurs ?
 }
ask-value = Quelle valeur ?
ask-player = Quel joueur ?
ask-way = Laquelle des deux ?
ask-choose = Quelle carte ?

## Réponses

decline = Non merci
yes = Oui
card = { $card } ({ $age })
card-of = { $card } ({ $age }), à { $player }
back-of = { $player } : une carte de valeur { $age }
colour = { $colour }
value = { $value }
player = { $player }
way-score = Piocher et comptabiliser, puis recycler
way-draw = Seulement piocher
splay = Décaler le { $colour } { $direction }
draw = Piocher
draw-hint = Donne une carte de la période { $age }.
draw-ends-hint = Il ne reste rien à piocher : la partie s’arrête.
meld = Poser { $card } ({ $age })
meld-hint = Couvre { $covered } ({ $age }).
meld-new-hint = Commence une pile : { $colour }.
dogma = Activer { $card } ({ $age })
dogma-both-hint = Coopération : { $sharers } ; exigence contre : { $victims }.
dogma-shared-hint = Coopération : { $sharers }.
dogma-demand-hint = Exigence contre : { $victims }.
dogma-alone-hint = Personne d’autre n’y prend part.
achieve = Dominer la période { $age } : { $name }

## Ce qui se passe

begins = { $player } commence avec { $card }, premier titre dans l’alphabet.
drew = { $player } pioche { $card } ({ $age }).
drew-hidden = { $player } pioche une carte de période { $age }.
drew-revealed = { $player } pioche et montre { $card } ({ $age }).
drew-melded = { $player } pioche et met en jeu { $card } ({ $age }).
drew-tucked = { $player } pioche et archive { $card } ({ $age }).
drew-scored = { $player } pioche et comptabilise { $card } ({ $age }).
drew-scored-hidden = { $player } pioche et comptabilise une carte de période { $age }.
no-card-left = { $player } devrait piocher une carte de période { $age }, mais il n’en reste ni de celle-ci ni au-delà.
melded = { $player } met en jeu { $card } ({ $age }).
tucked = { $player } archive { $card } ({ $age }).
scored = { $player } comptabilise { $card } ({ $age }).
scored-hidden = { $player } comptabilise une carte de période { $age }.
returned = { $card } ({ $age }), à { $player }, retourne sous sa pioche.
returned-hidden = Une carte de période { $age }, à { $player }, retourne sous sa pioche.
moved-to-hand = { $card } ({ $age }), prise à { $player } ({ $origin ->
    [hand] main
    [score] influence
   *[board] zone de jeu
 }), va à { $target } (main).
moved-to-hand-hidden = Une carte de période { $age }, prise à { $player } ({ $origin ->
    [hand] main
    [score] influence
   *[board] zone de jeu
 }), va à { $target } (main).
moved-to-score = { $card } ({ $age }), prise à { $player } ({ $origin ->
    [hand] main
    [score] influence
   *[board] zone de jeu
 }), va à { $target } (influence).
moved-to-score-hidden = Une carte de période { $age }, prise à { $player } ({ $origin ->
    [hand] main
    [score] influence
   *[board] zone de jeu
 }), va à { $target } (influence).
moved-to-board = { $card } ({ $age }), prise à { $player } ({ $origin ->
    [hand] main
    [score] influence
   *[board] zone de jeu
 }), va à { $target } (zone de jeu).
exchanged = Échange : { $gone } ({ $place ->
    [hand] main
   *[score] influence
 }, { $player }) contre { $come } ({ $there ->
    [hand] main
   *[score] influence
 }, { $target }).
nothing = rien
revealed = { $player } montre { $card } ({ $age }).
hand-shown = { $player } montre toute sa main : { $cards }.
splayed = { $player } décale le { $colour } { $direction }.
rearranged = { $player } change l’ordre d’une de ses piles : { $colour }.
removed-all = Toutes les mains, zones de jeu et influences quittent la partie.
named = { $player } choisit : { $things }.
nothing-fits = { $player } n’a aucune carte qui convienne.
claimed = { $player } prend le domaine { $special }.
achieved = { $player } domine la période { $age } : { $name }.
activated = { $player } active { $card }.
shares = { $player } coopère : { $card }, effet { $number }.
carries-out = { $player } exécute { $card }, effet { $number }.
suffers = { $player } doit céder à { $card }.
executes = { $player } exécute { $card } sans partage.
unaltered = Il n’en résulte rien.
bonus = Quelqu’un a coopéré : { $player } pioche une carte en prime.

## La fin

end-achievements = { $player } a { $count } { $count ->
    [one] domination
   *[other] dominations
 } et gagne.
end-effect = { $card } : { $player } gagne.
end-points = Aucune carte n’est assez haute pour être piochée : le plus haut total gagne.
account-points = Points
account-achievements = Dominations

## Pourquoi pas

not-your-turn = Ce n’est pas votre tour.
covered = { $card } est couverte : seules les cartes actives s’activent.
not-on-board = { $card } n’est pas dans votre zone de jeu.
not-in-hand = { $card } n’est pas dans votre main.
not-fitting = { $card } ne convient pas à ce que demande l’effet.
not-yours = { $card } n’est ni dans votre main, ni dans votre influence, ni active chez vous.
no-such-age = Il n’y a pas de domination pour la période { $age }.
age-taken = La période { $age } est déjà dominée.
too-few-points = La période { $age } demande { $need } { $need ->
    [one] point
   *[other] points
 } ; vous en avez { $have }.
top-too-low = La période { $age } demande une carte active de valeur { $age } ou plus ; votre plus haute vaut { $have }.

## Images

picture-phase-opening = Premières cartes
picture-phase-actions = Au tour de
picture-phase-over = Partie finie
picture-turn = Tour { $number }
picture-actions = { $left ->
    [one] encore { $left } action
   *[other] encore { $left } actions
 }
picture-decks = Pioches
picture-last = { $count ->
    [0] plus de carte de période 10
    [one] reste 1 carte de période 10
   *[other] restent { $count } cartes de période 10
 }
picture-removed = −{ $count }
picture-ages = Périodes à dominer
picture-need = { $points } pts
picture-monument = 6 archivées ou comptabilisées par tour
picture-monument-apart = 6 archivées, ou 6 comptabilisées, par tour
picture-empire = 3 de chacune des 6 ressources
picture-world = 12 horloges
picture-wonder = 5 piles, toutes décalées à droite ou en haut
picture-universe = 5 cartes actives de valeur 8 ou plus
picture-shares = montre autant d’icônes ou plus : coopère
picture-complies = en montre moins : doit céder
picture-splayed = décalage d’une pile, et ses cartes
picture-draws = pioche
picture-won = { $count } sur { $goal }
picture-alone = personne d’autre
picture-hand = Main : { $count }
picture-score = Influence : { $points }
picture-busy = { $tucked } { $tucked ->
    [one] archivée
   *[other] archivées
 }, { $scored } { $scored ->
    [one] comptabilisée
   *[other] comptabilisées
 }
picture-private = Pour vos yeux seulement
picture-your-hand = Votre main
picture-your-board = Votre zone de jeu
picture-your-score = Votre influence
picture-empty = rien
picture-splay-none = { $count } en dessous, pas décalée
picture-splay-left = { $count } en dessous, à gauche
picture-splay-right = { $count } en dessous, à droite
picture-splay-up = { $count } en dessous, en haut

## Le plateau en mots

text-title-opening = Innovation : chacun choisit une première carte
text-title-actions = Innovation, tour { $number }
text-title-over = Innovation : la partie est finie après { $number } { $number ->
    [one] tour
   *[other] tours
 }
text-turn = C’est à { $player }, { $left ->
    [one] encore { $left } action
   *[other] encore { $left } actions
 }.
text-goal = { $goal } dominations font gagner.
text-options = Règles de cette table : { $options }.
text-option = { $option } : { $value }
text-yes = oui
text-no = non
text-deck = Période { $age }, { $name } : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
 }
text-removed = hors du jeu : { $count }
text-danger = { $player } pioche en période 10, où { $left ->
    [one] il reste { $left } carte
   *[other] il reste { $left } cartes
 }.
text-ends = Si { $player } doit piocher, la partie s’arrête.
text-achievements = Dominations
text-age = Période { $age }, { $name } : à dominer avec { $points } { $points ->
    [one] point
   *[other] points
 } et une carte active de valeur { $age } ou plus
text-age-won = Période { $age }, { $name } : à { $player }
text-special = { $name } : { $condition }
text-special-won = { $name } : à { $player }
text-seat = { $player } (place { $number })
text-player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
text-won = Dominations : { $count } sur { $goal }
text-icon = { $icon } { $count }
text-icons = Ressources : { $icons }
text-hand = Cartes en main : { $count } ; périodes : { $ages }
text-score = Influence : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }, { $points } { $points ->
    [one] point
   *[other] points
 } ; périodes : { $ages }
text-draws = Pioche en période { $age }
text-busy = Ce tour : { $tucked } { $tucked ->
    [one] archivée
   *[other] archivées
 }, { $scored } { $scored ->
    [one] comptabilisée
   *[other] comptabilisées
 }
text-pile = { $colour } : { $card } ({ $age })
text-slots = en haut à gauche { $corner } ; en bas { $bottom } ; ressource principale : { $featured }
text-hex = médaillon
text-uncovered = découvert, carte par carte : { $cards }
text-shares = si on l’active, coopération : { $players }
text-complies = si on l’active, exigence contre : { $players }
text-alone = si on l’active, personne d’autre n’y prend part
text-card = { $card } ({ $age }), { $colour }
text-demand = Exigence : { $effect }
text-effect = Effet : { $effect }
text-covered = en dessous, { $card } ({ $age }) : { $slots }
text-own-score = { $cards }
alt-player = { $player } : { $won } { $won ->
    [one] domination
   *[other] dominations
 } sur { $goal }, { $points } { $points ->
    [one] point
   *[other] points
 }, { $cards } en main ; { $icons } ; actives : { $tops }.
alt-player-short = { $player } : { $won } { $won ->
    [one] domination
   *[other] dominations
 } sur { $goal }, { $points } { $points ->
    [one] point
   *[other] points
 }, { $cards } en main ; { $icons }.
