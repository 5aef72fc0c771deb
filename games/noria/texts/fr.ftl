# Noria : tout ce que sa table dit, en français.

title = Noria
tagline = Tournez les trois anneaux de votre roue, saisissez ce qui passe et gagnez la mairie à vos projets.

verb-activate = activer
verb-activate-description = Activer un disque de la moitié active de votre roue
verb-inspect = inspecter
verb-inspect-description = Inspection : laisser un disque de côté et prendre 1 connaissance
verb-buy = acheter
verb-buy-description = Ville : prendre un disque au marché
verb-invest = investir
verb-invest-description = Ville : monter d’un niveau sur une piste
verb-travel = voyager
verb-travel-description = Voyage : se rendre sur une autre île
verb-ship = navire
verb-ship-description = Voyage : prendre un navire là où vous êtes
verb-factory = usine
verb-factory-description = Voyage : bâtir une usine là où vous êtes
verb-upgrade = améliorer
verb-upgrade-description = Outil : retourner un disque sur sa face améliorée
verb-produce = produire
verb-produce-description = Outil : remplir vos entrepôts
verb-bonus = bonus
verb-bonus-description = Bonus : choisir le disque qui agit une fois de plus
verb-trade = troquer
verb-trade-description = Marché Noir : biens contre connaissance, connaissance contre ressources
verb-shift = tourner
verb-shift-description = Équipe de Nuit : tourner l’anneau moyen ou le grand d’un cran
verb-modify = modifier
verb-modify-description = Modification : échanger deux disques ou en déplacer un vers une place vide
verb-intrigue = intrigue
verb-intrigue-description = Intrigue : asseoir un politicien dans une chambre
verb-remove = écarter
verb-remove-description = Intrigue : renvoyer un autre politicien
verb-pay = payer
verb-pay-description = Choisir avec quoi payer
verb-place = placer
verb-place-description = Poser dans votre roue un disque acheté
verb-end = finir
verb-end-description = Finir votre tour, une phase ou les actions d’un disque
verb-start = débuter
verb-start-description = Choisir votre première ressource et votre première piste
verb-wheel = roue
verb-wheel-description = Jeu expert : composer votre roue

option-mode = Jeu
option-mode-description = Expert : chacun compose sa roue, les îles forment un cercle, aucun don au départ
option-mode-base = jeu de base
option-mode-expert = jeu expert
option-edition = Édition
option-edition-description = Le disque Bonus vient avant les autres disques (allemande) ou après (française)
option-edition-de = allemande
option-edition-fr = française
option-market_layout = Marché
option-market_layout-description = Prix des disques Ville, Voyage, Outil et Bonus ; le jeu expert les tire au sort
option-market_layout-first_game = comme pour une première partie
option-market_layout-random = par tirage au sort
option-tie_break = Égalités
option-tie_break-description = Ce qui départage, outre les navires : moins d’entrepôts ou moins d’usines
option-tie_break-warehouses = entrepôts
option-tie_break-factories = usines
option-market_inside_disc = Marché Noir pendant un disque
option-market_inside_disc-description = Peut-on troquer entre deux actions d’un même disque ?
option-market_inside_disc-edition = selon l’édition
option-market_inside_disc-yes = permis
option-market_inside_disc-no = interdit
option-bonus_double_is_free = Bonus doublé gratuit
option-bonus_double_is_free-description = Un disque Bonus doublé laisse à un autre disque le seul doublé du tour

# Choses

amount = { $count }× { $thing }
upgraded-disc = { $disc } amélioré
empty-slot = place vide
ring-small = le petit anneau
ring-medium = l’anneau moyen
ring-large = le grand anneau
slot-S0 = petit en haut
slot-S1 = petit en bas
slot-M0 = moyen en haut à gauche
slot-M1 = moyen en haut à droite
slot-M2 = moyen en bas à droite
slot-M3 = moyen en bas à gauche
slot-L0 = grand en haut à gauche
slot-L1 = grand en haut
slot-L2 = grand en haut à droite
slot-L3 = grand en bas à droite
slot-L4 = grand en bas
slot-L5 = grand en bas à gauche
brief-S0 = petit
brief-S1 = petit
brief-M0 = moyen gauche
brief-M1 = moyen droite
brief-M2 = moyen droite
brief-M3 = moyen gauche
brief-L0 = grand gauche
brief-L1 = grand centre
brief-L2 = grand droite
brief-L3 = grand droite
brief-L4 = grand centre
brief-L5 = grand gauche
price-one = { $units }× { $kinds }
price-any = { $units } au choix ({ $kinds })
price-same = { $units } d’une seule sorte ({ $kinds })
price-different = { $units } de sortes différentes ({ $kinds })
score-line = { $chamber }

# Questions

ask-resource = Prenez une ressource pour commencer.
ask-track = Avancez gratuitement un représentant au premier niveau d’une piste.
ask-active = Composez votre roue : quelles deux places de la moitié active reçoivent des disques ?
ask-inactive = Composez votre roue : quelles quatre places de la moitié inactive reçoivent des disques ?
ask-discs = Composez votre roue : rangez les six disques pour { $slots }.
ask-influence = À vous. Influencez d’abord votre roue si vous voulez, puis activez des disques d’un même chemin.
ask-action = Phase d’action : { $done ->
    [0] activez ou inspectez des disques d’un même chemin.
   *[other] { $done } sur { $most } actions faites.
}
ask-politics = Politique : une autre intrigue, ou finir votre tour ?
ask-act = { $disc } : { $left ->
    [one] quelle est son action ?
   *[other] { $left } actions. Quelle est la prochaine ?
}
ask-modify = Modification : où va le { $disc } ?
ask-pay-disc = { $disc } : payez { $price } { $price ->
    [one] ressource
   *[other] ressources
} au choix.
ask-pay-level = { $track }, niveau { $level } : payez { $price }{ $toll ->
    [0] .
    [one] {""} et 1 ressource de péage.
   *[other] {""} et { $toll } ressources de péage.
}
ask-pay-toll = { $island } : payez un péage de { $toll } { $toll ->
    [one] ressource
   *[other] ressources
} au choix.
ask-island = { $island } : prenez un navire ou bâtissez une usine.
ask-remove = De quelle chambre un politicien en attente quitte-t-il la partie ?
ask-place = Où va votre nouveau { $disc } ?

# Réponses

start-resource = Prendre 1 { $kind }
start-track = Entrer sur la piste { $track }
wheel-slots = { $slots }
wheel-disc = { $disc }
activate = Activer le { $disc } ({ $slot })
activate-double = Activer le { $disc } en double ({ $slot })
activate-hint = { $count ->
    [one] Une action.
   *[other] { $count } actions.
}
activate-gain = Vous gagnez { $gain }× { $kind }.
activate-bonus = { $count ->
    [one] Une action de plus pour un autre disque.
   *[other] Deux actions de plus pour d’autres disques.
}
inspect = Inspecter le { $disc } ({ $slot })
end-disc = En rester là
end-influence = Passer à la phase d’action
end-influence-hint = Le Marché Noir ouvre ; Équipe de Nuit et Modification, c’est fini.
end-turn = Finir votre tour
end-turn-hint = { $income ->
    [0] Votre roue tourne
    [one] Vous prenez { $income } connaissance et votre roue tourne
   *[other] Vous prenez { $income } connaissances et votre roue tourne
}{ $pending ->
    [0] .
    [one] , puis vous placez votre nouveau disque.
   *[other] , puis vous placez vos { $pending } nouveaux disques.
}
shift = Tourner { $ring } pour { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}
shift-hint = Actifs alors : { $discs }.
modify = Déplacer { $disc } ({ $slot }), { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}
modify-swap = Échanger avec le { $disc } ({ $slot })
modify-move = Place vide : { $slot }
buy = { $disc } au marché, { $price ->
    [0] gratuit
    [one] pour 1 ressource
   *[other] pour { $price } ressources
}
invest = Investir : { $track }, niveau { $level }{ $toll ->
    [0] {""}
   *[other] {""} (+{ $toll } de péage)
}
invest-hint = Prix : { $price }. Sa chambre vaut { $points } { $points ->
    [one] point
   *[other] points
 } par niveau.
pay = Payer { $what }
travel = { $island }{ $toll ->
    [0] {""}
   *[other] {""} (péage { $toll })
}
travel-hint = Navires : { $ships ->
    [0] aucun
   *[other] { $kinds }
}. Emplacements libres : { $sites ->
    [0] aucun
   *[other] { $sites } ({ $goods })
}.
travel-new = Révéler une nouvelle île et s’y rendre
travel-new-hint = Sans péage. On ne peut pas revenir en arrière.
ship = Prendre un navire { $kind }
ship-hint = Chacun de vos disques de cette sorte en rapportera { $count }.
factory = Bâtir une usine : { $warehouses } { $warehouses ->
    [one] entrepôt
   *[other] entrepôts
} ({ $good })
factory-hint = Recette : { $needs }. Revenu ensuite : { $income } { $income ->
    [one] connaissance
   *[other] connaissances
} par tour.
upgrade = Améliorer le { $disc } ({ $slot })
produce = Produire { $goods }
produce-hint = Il y faut { $needs }.
bonus-de = Le { $disc } agit une fois de plus ({ $slot })
bonus-fr = Répéter le { $disc } ({ $slot })
sell = Vendre 1 { $good } pour { $knowledge } { $knowledge ->
    [one] connaissance
   *[other] connaissances
}
trade = Acheter 1 { $kind } pour { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}
intrigue = Asseoir un politicien : { $chamber } ({ $price } { $price ->
    [one] connaissance
   *[other] connaissances
})
intrigue-hint = Sa valeur passe de { $now } à { $then }.
remove = { $chamber } ({ $upper } en attente)
place = { $slot }
place-over = { $slot }, remplace le { $disc }

# Ce qui se passe

built-wheel = { $player } a composé sa roue.
took-resource = { $player } prend 1 { $kind }.
entered = { $player } entre sur la piste { $track }.
round = Manche { $round } sur { $rounds }. Une première intrigue coûte { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}.
shifted = { $player } fait tourner { $ring } pour { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}.
modified-swap = { $player } échange le { $disc } et le { $other } pour { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}.
modified-move = { $player } déplace le { $disc } ({ $slot }) pour { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}.
activated = { $player } active le { $disc }.
activated-double = { $player } active le { $disc } pour deux actions.
activated-gain = { $player } active le { $disc } et gagne { $gain }× { $kind }.
inspected = { $player } inspecte le { $disc } et prend 1 connaissance.
gathered = { $player } gagne { $gain }× { $kind }.
bought = { $player } achète un { $disc } pour { $paid }.
bought-free = { $player } prend un { $disc } au marché.
invested = { $player } monte au niveau { $level } de la piste { $track } pour { $paid }.
revealed = { $player } découvre l’{ $island }, avec des navires : { $ships }.
travelled = { $player } se rend sur l’{ $island }.
travelled-toll = { $player } se rend sur l’{ $island } et paie { $paid }.
shipped = { $player } prend un navire { $kind } et en a maintenant { $now }.
built = { $player } bâtit une usine avec { $warehouses ->
    [one] un entrepôt
   *[other] { $warehouses } entrepôts
} ({ $good }).
upgraded = { $player } améliore le { $disc } ({ $slot }).
produced = { $player } produit { $goods } avec { $needs }.
bonus-named = { $player } donne une action de plus au { $disc }.
bonus-repeated = { $player } répète le { $disc }.
sold = { $player } vend 1 { $good } au Marché Noir pour { $knowledge } { $knowledge ->
    [one] connaissance
   *[other] connaissances
}.
traded = { $player } achète 1 { $kind } au Marché Noir pour { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}.
intrigued = { $player } assied un politicien ({ $chamber }) pour { $price } { $price ->
    [one] connaissance
   *[other] connaissances
} : { $value } { $value ->
    [one] point
   *[other] points
 } par niveau.
removed = { $player } renvoie un politicien en attente ({ $chamber }).
administered = { $income ->
    [0] { $player } tourne sa roue.
    [one] { $player } prend { $income } connaissance, et sa roue tourne.
   *[other] { $player } prend { $income } connaissances, et sa roue tourne.
}
placed = { $player } pose le { $disc } dans sa roue ({ $slot }).
placed-over = { $player } pose le { $disc } sur le { $other }, qui quitte la partie ({ $slot }).
won = { $player } gagne avec { $points } { $points ->
    [one] point
   *[other] points
 }.
won-warehouses = { $player } gagne avec { $points } { $points ->
    [one] point
   *[other] points
 }, et moins de navires et d’entrepôts.
won-factories = { $player } gagne avec { $points } { $points ->
    [one] point
   *[other] points
 }, et moins de navires et d’usines.
shared = { $players } se partagent la victoire avec { $points } { $points ->
    [one] point
   *[other] points
 }.

# Pourquoi pas

no-turn-yet = La première manche n’a pas encore commencé.
no-influence-over = La phase d’influence de ce tour est finie.
no-action-over = La phase d’action de ce tour est finie.
no-shift-small = L’Équipe de Nuit tourne l’anneau moyen ou le grand, jamais le petit.
no-knowledge = Il y faut { $price } { $price ->
    [one] connaissance
   *[other] connaissances
}, et vous en avez { $have }.
no-slot = Il n’y a pas de place { $slot }.
no-such-disc = Il n’y a pas de disque { $disc }.
no-disc-there = Il n’y a pas de disque à cette place ({ $slot }).
no-inactive = Cette place est dans la moitié inactive de votre roue ({ $slot }).
no-ring-twice = Vous avez déjà utilisé { $ring } ce tour-ci.
no-path = Aucun chemin ne relie cette place à celles de ce tour ({ $slot }).
no-action-left = Vous avez fait les { $most } actions d’un tour.
no-other-disc = Finissez d’abord les actions du disque en cours.
no-fresh-upgrade = Le { $disc } vient d’être retourné et n’agira qu’à votre prochain tour.
no-double-plain = Seul un disque amélioré peut être doublé ; ce { $disc } ne l’est pas.
no-second-double = Vous avez déjà doublé un disque ce tour-ci.
no-action = Le { $disc } n’a aucune action possible maintenant ; vous pouvez l’inspecter.
no-bonus-late = Un disque Bonus vient avant tous les autres disques du tour.
no-bonus-early = Un disque Bonus vient après un autre disque du tour.
no-bonus-on-bonus = Un disque Bonus ne peut pas servir un disque Bonus.
no-bonus-target = Le disque Bonus ne trouve aucun autre disque à servir.
no-repeat = Le { $disc } n’a pas été activé ce tour-ci.
no-CIT = C’est une action du disque Ville, qui n’est pas en cours.
no-TRA = C’est une action du disque Voyage, qui n’est pas en cours.
no-TOO = C’est une action du disque Outil, qui n’est pas en cours.
no-BON = C’est pour le disque Bonus, qui n’est pas en cours.
no-disc-left = Le marché n’a plus ce disque : { $disc }.
no-price = Un { $disc } coûte { $price } { $price ->
    [one] ressource
   *[other] ressources
 }, et vous en avez { $have }.
no-track = Il n’y a pas de piste { $track }.
no-level-left = Vous êtes au sommet de la piste { $track }.
no-investment = { $track } coûte { $price }{ $toll ->
    [0] {""}
   *[other] {""} et un péage de { $toll }
} ; vous avez { $have }.
no-new-island = Toutes les îles de cette partie sont révélées.
no-island = Il n’y a pas d’île { $island }.
no-island-yet = L’{ $island } n’est pas en jeu.
no-staying = Votre ambassadeur est sur l’{ $island } et doit aller sur une autre île.
no-neighbour = L’{ $island } et l’{ $here } ne sont pas voisines.
no-toll = L’{ $island } demande un péage de { $toll }, et vous avez { $have } { $have ->
    [one] ressource
   *[other] ressources
 }.
no-ship = Il n’y a pas de navire { $kind } là où vous êtes.
no-factory-left = Vous avez bâti vos { $most } usines.
no-site = Il n’y a pas d’emplacement { $site } là où vous êtes.
no-site-free = L’emplacement { $site } est pris.
no-upgrade-itself = Un disque Outil ne peut pas s’améliorer lui-même.
no-upgrade-twice = C’est déjà fait : { $disc }.
no-production = « { $order } » n’est rien que l’on puisse produire.
no-mixed-production = Produisez plusieurs biens d’une sorte ou un de chacune de plusieurs sortes, pas les deux.
no-warehouse = Entrepôts vides pour { $good } : { $empty }.
no-ingredients = Il y faut { $needs } ; vous avez { $have }.
no-trade-now = Le Marché Noir n’est ouvert que pendant la phase d’action.
no-trade-inside = Le Marché Noir est fermé tant qu’un disque agit.
no-good = Vous n’avez rien de tel à vendre : { $good }.
no-such-trade = { $thing } ne se troque pas au Marché Noir.
no-chamber = Il n’y a pas de chambre { $chamber }.
no-politicians = Plus aucun politicien n’attend.
no-politician = Aucun politicien n’attend ({ $chamber }) ; ceux qui sont assis restent.
no-place-yet = Les disques achetés sont placés à la fin de votre tour.
no-payment = Cela ne paie pas le prix.

# Images

picture-cave = grotte
picture-seats = sièges et points par niveau
picture-waiting = en attente
picture-value = valeur
picture-SPE = Le plus haut niveau de chaque maison compte
picture-DIV = Le plus bas des quatre niveaux compte
picture-market = Marché
picture-price = { $price ->
    [0] gratuit
    [one] 1 ressource
   *[other] { $price } ressources
}
picture-islands = Îles
picture-circle = Îles en cercle : la dernière est voisine de la première
picture-unseen = { $count ->
    [0] toutes les îles sont en vue
    [one] 1 île encore cachée
   *[other] { $count } îles encore cachées
}
picture-first = Commence
picture-income = +{ $income } par tour
picture-phase-influence = Influence
picture-phase-action = Action
picture-phase-politics = Politique
picture-phase-administration = Administration
picture-stage-wheels = Composition des roues
picture-stage-resources = Première ressource
picture-stage-tracks = Première piste
picture-stage-over = Partie finie
picture-own = Votre maison, { $points } { $points ->
    [one] point
   *[other] points
 } maintenant
picture-wheel = Votre roue
picture-active = active maintenant
picture-coming = active au prochain tour
picture-ways = Combinaisons : l’une de celles-ci
picture-next = Prochain tour
picture-levels = Prochains niveaux
picture-top = au sommet
picture-toll = +{ $toll } péage
picture-slot-S1 = petit
picture-slot-M2 = moyen droite
picture-slot-M3 = moyen gauche
picture-slot-L3 = grand droite
picture-slot-L4 = grand centre
picture-slot-L5 = grand gauche

# Le plateau en mots

alt-title = Noria{ $round ->
    [0] {""}
   *[other] , manche { $round } sur { $last }
} : { $phase }.
alt-values = Points par niveau : { $values }.
alt-house = { $player } a { $points } { $points ->
    [one] point
   *[other] points
 } ; niveaux : { $levels } ; connaissance { $knowledge }, ressources { $resources }, navires { $ships }, usines { $factories }.
text-title = { $round ->
    [0] { $phase }
   *[other] Manche { $round } sur { $last } : { $phase }
}
text-turn = C’est à { $player } de jouer.
text-first = { $player } commence chaque manche.
text-rules = Règles : { $mode }, édition { $edition } ; égalités : moins de navires et { $tie }.
text-actions = Actions faites : { $done } sur { $most }.
text-activated = Activés : { $discs }
text-inspected = Inspectés : { $discs }
text-fresh = Améliorés ce tour-ci : { $discs }
text-doubled = Un disque a été doublé ce tour-ci.
text-extra = Le { $disc } a { $count ->
    [one] une action de plus
   *[other] { $count } actions de plus
} à venir.
text-acting = Le { $disc } agit ; actions restantes : { $left }.
text-repeats = Il répète le { $disc }.
text-seat = { $player } (place { $number })
text-prices = Prix en connaissance
text-price = { $what } : { $price }
text-gear = Dès la manche { $round }, une première intrigue coûte { $price }.
text-surcharge = Dès la manche { $round }, une première Équipe de Nuit coûte { $shift } et une première Modification { $modification }.
text-tracks = Pistes
text-track = { $track } : { $levels }
text-track-prices = se paie en { $pays } ; les niveaux 1 à 9 coûtent { $levels }
text-level = { $player } { $level ->
    [0] dans la grotte
   *[other] { $level }
}
text-chambers = Chambres
text-chamber = { $chamber } : { $value } { $value ->
    [one] point
   *[other] points
 } par niveau ; { $seated } assis, { $upper } en attente, { $next } avec un de plus
text-value = { $chamber } { $value }
text-stack = { $disc } : il en reste { $count }, { $price }
text-harbour = pas encore partis : { $players }
text-island = { $island } ; navires : { $ships }
text-sites = emplacements : { $sites }
text-site = { $count }× { $good } (libre)
text-site-taken = { $count }× { $good } ({ $player })
text-ambassadors = ambassadeurs : { $players }
text-house = { $player } (place { $number }), { $points } { $points ->
    [one] point
   *[other] points
 }
text-points = Points maintenant : { $points }
text-disc = { $disc } ({ $slot })
text-disc-barred = { $disc } ({ $slot }), seulement à inspecter
text-wheel-active = Actifs : { $discs }
text-wheel-resting = Inactifs : { $discs }
text-wheel-coming = Actifs au prochain tour : { $discs }
text-pending = À placer : { $discs }
text-knowledge = Connaissance : { $knowledge }, et { $income } de plus par tour
text-resources = Ressources : { $things }
text-ships = Navires : { $things }
text-store = { $good } { $full } sur { $count }
text-stores = Entrepôts pleins : { $stores }
text-recipe = { $good } se fabrique avec { $needs }
text-factories = Usines : { $built } sur { $most }
text-clutter = Navires et bâtiments qui comptent en cas d’égalité : { $count }
text-plan = Places choisies pour votre roue : { $slots }
text-way = Ensemble vous pouvez utiliser : { $discs }
text-price-any = { $units }
text-price-same = { $units } pareils
text-price-different = { $units } différents
text-rise = { $track }, niveau { $level } : { $price } ({ $pays }){ $toll ->
    [0] {""}
   *[other] {""}, péage { $toll }
}
text-rise-payable = { $track }, niveau { $level } : { $price } ({ $pays }){ $toll ->
    [0] {""}
   *[other] {""}, péage { $toll }
} ; vous pouvez payer
