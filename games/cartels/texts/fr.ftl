# Cartels : tout ce que sa table dit, en français.

title = Cartels
tagline = Envoyez des ouvriers dans des cartels clos, récoltez et bâtissez les plus belles machines.

verb-place = placer
verb-place-description = Répartir tous vos ouvriers dans les trois cartels
verb-send = envoyer
verb-send-description = Envoyer un ouvrier par votre machine temporelle, ou le garder
verb-take = prendre
verb-take-description = Prendre un bien, ou le Premier Ingénieur, au dépôt ouvert
verb-build = bâtir
verb-build-description = Bâtir une machine du bureau d’études
verb-upgrade = améliorer
verb-upgrade-description = Acheter une amélioration pour votre atelier
verb-exchange = échanger
verb-exchange-description = Échanger des biens avant votre action
verb-pass = passer
verb-pass-description = Passer ; vous pourrez agir plus tard si d’autres le font

option-show_cubes = Montrer les cubes
option-show_cubes-description = Montrer combien d’ouvriers se trouvent dans les cartels clos
option-objective_all_or_nothing = Objectifs stricts
option-objective_all_or_nothing-description = Un objectif ne compte que si ses deux moitiés sont remplies

# Questions

ask-place = { $count ->
    [one] Placez votre ouvrier : dans quel cartel ?
   *[other] Placez vos { $count } ouvriers : combien dans chaque cartel ?
}
ask-time-machine = Cartel ouvert : { $cartel }. Vous y avez { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}, le plus grand nombre est { $most }. Envoyer un ouvrier du tour suivant ?
ask-take = Prenez quelque chose au dépôt ({ $cartel }).
ask-machine = Bâtir, améliorer ou passer ? Vous pouvez d’abord échanger des biens.

# Réponses

option-place = Forges { $a } · Feu { $b } · Verre { $c }
option-send = Envoyer un ouvrier
option-no-send = Garder mes ouvriers
hint-send = Vous en auriez { $count } ici et { $left } à l’atelier pour le tour suivant.
option-take = Prendre : { $kind }
option-take-nothing = Ne rien prendre
hint-engineer = Vous ouvririez la phase des machines.
option-build = Bâtir { $card } ({ $points } PV)
hint-pay = Payer { $goods }.
option-upgrade = Installer : { $upgrade } ({ $cost } or)
hint-fourth = Un quatrième ouvrier à chaque tour, dès le tour suivant.
hint-time = Ajouter un ouvrier à un cartel après son ouverture.
hint-converter = Deux autres ressources pour chacune qui manque, dès la phase des machines suivante.
option-exchange = Échanger { $goods } contre 1× { $kind }
option-pass = Passer
hint-pass = La phase finit quand tous ont passé à la suite.
amount = { $count }× { $kind }

# Ce qui se passe

round = Le tour { $round } commence ; { $player } a la carte Priorité.
placed = { $player } place Forges { $a } · Feu { $b } · Verre { $c }.
no-workers = { $player } n’a aucun ouvrier à placer.
opened = Ouverture : { $cartel }.
counted = { $player } : { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}.
npc-counted = Le PNJ pioche { $card } et a { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}.
npc-prefers = Le PNJ pioche { $card } pour choisir.
npc-took = Le PNJ prend au dépôt : { $kind }.
time-machine-used = { $player } envoie un ouvrier par la machine temporelle ({ $cartel }) et y en a { $count }.
time-machine-idle = { $player } laisse la machine temporelle au repos.
drew = { $player } pioche { $card } ({ $value }).
ranked = Place { $place } dans l’ordre : { $player }.
took = { $player } prend au dépôt : { $kind }.
wasted = { $count ->
    [one] { $count } bien du dépôt ne trouve pas de place et se perd ({ $cartel }).
   *[other] { $count } biens du dépôt ne trouvent pas de place et se perdent ({ $cartel }).
}
machines-start = La phase des machines commence par { $player }.
built = { $player } bâtit { $card } pour { $goods }.
upgraded = { $player } installe une amélioration : { $upgrade }.
exchanged = { $player } échange { $goods } contre 1× { $kind }.
passed = { $player } passe.
nothing-built = Personne n’a bâti de machine.
change-card = { $card } sort de la pioche : changement au bureau d’études.
no-change-card = { $card } sort de la pioche : rien ne change au bureau d’études.
change = { $card } quitte le bureau d’études.
office-new = { $card } arrive au bureau d’études.
strike = Grève !
strike-hits = { $count ->
    [0] { $player } n’a plus d’ouvrier qui puisse faire grève.
    [one] { $player } a { $count } ouvrier en grève au tour suivant.
   *[other] { $player } a { $count } ouvriers en grève au tour suivant.
}
merged-deck = Les grandes machines sont mêlées à la pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à piocher.
merged-discards = Les machines défaussées sont de nouveau mêlées à la pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à piocher.
revealed = { $player } avait { $card } et finit avec { $score } PV.
end = La partie finit après le tour { $round }.
score-machines = Machines
score-types = Objectif : types
score-nations = Objectif : nationalités

# Pourquoi pas

not-now = Ce n’est pas le moment pour cela.
place-how = Dites combien vont dans chacun des trois cartels, { $count } en tout : par exemple 2-1-0.
place-all = Tous vos ouvriers doivent partir, soit { $count } ; cette répartition en a { $given }.
engineer-gone = Le Premier Ingénieur est déjà pris.
not-in-depot = Épuisé au dépôt ({ $cartel }) : { $kind }.
full = Vous avez déjà { $capacity }× { $kind } : votre entrepôt n’a plus de place.
slot-empty = Cette place du bureau d’études est vide.
needs-gold = { $card } demande { $need } or et vous en avez { $have } ; le convertisseur ne fait pas d’or.
converter-fresh = Votre convertisseur marche dès la phase des machines suivante.
cannot-pay = Pour { $card }, il vous manque { $goods }.
pay-how = { $card } coûte { $goods } ; ce paiement ne convient pas.
upgrade-owned = Vous avez déjà cette amélioration : { $upgrade }.
upgrade-gold = Cette amélioration coûte { $need } or et vous en avez { $have } : { $upgrade }.
exchange-have = Vous avez en tout : { $goods }.
exchange-how = Échangez { $gold } or contre une ressource, ou { $resources } ressources contre un or.

# Images et texte

picture-round = Tour { $round } sur { $last }
picture-phase-workers = Ouvriers
picture-phase-cartels = Cartels
picture-phase-machines = Machines
picture-phase-over = Décompte final
picture-open = ouvert
picture-opens-next = ouvre ce tour-ci
picture-opens = ouvre au tour { $round }
picture-opens-never = n’ouvre plus
picture-cube-hidden = contenu caché
picture-order = Ordre
picture-takes = prend { $count }
picture-passes = { $count ->
    [one] { $count } sur { $seats } a passé
   *[other] { $count } sur { $seats } ont passé
}
picture-npc-sign = N
picture-office = Bureau d’études
picture-slot-top = en haut, arrive
picture-slot-middle = au milieu
picture-slot-bottom = en bas, part d’abord
picture-pile = Pioche : { $count }
picture-later = Paquet 2 : { $count }
picture-discards = Défausse : { $count }
picture-workers = Ouvriers
picture-stock = Stock : { $count }
picture-priority = Priorité
picture-engineer = Ingénieur
picture-fresh = neuf
picture-no-machines = aucune machine encore
picture-private = Pour vos yeux seulement
picture-objective = Votre objectif : { $name }
picture-lacking = Ce que le bureau vous demande
picture-missing = manque encore
picture-affordable = Vous pouvez la bâtir.
picture-affordable-converter = Vous pouvez la bâtir avec le convertisseur.

alt-title = Cartels, tour { $round } sur { $last } : { $phase }.
alt-open = Cartel ouvert : { $cartel }.
alt-office = Au bureau d’études : { $cards }.
alt-workshop = { $player } : { $points } PV, { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
}, { $goods ->
    [one] { $goods } bien
   *[other] { $goods } biens
}, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
text-title = Cartels, tour { $round } sur { $last } : { $phase }
text-seat = { $player } (place { $number })
text-turn = C’est à { $player } de jouer.
text-priority = { $player } a la carte Priorité.
text-engineer = { $player } a le Premier Ingénieur.
text-engineer-free = Le Premier Ingénieur est sur le plateau.
text-passes = Passés à la suite : { $count } sur { $seats }.
text-track = Piste des tours
text-track-round = { $round } ({ $cartels })
text-track-coming = Des cartels ouvrent encore aux tours { $rounds }.
text-track-past = Ils ont ouvert aux tours { $rounds }.
text-merges = Le paquet 2 est mêlé après le tour { $deck }, la défausse après le tour { $discards }.
text-cartel = { $letter }, { $cartel } : { $status }.
text-of = { $kind } { $count } sur { $full }
text-depot = Dépôt : { $goods }.
text-cube = Ouvriers dedans : { $workers }.
text-cube-hidden = Ses ouvriers ne sont pas montrés.
text-count = { $player } { $count }
text-order = Piste Ordre des joueurs
text-order-now = { $line } : prend maintenant, encore { $count }
text-npc = Le PNJ prendra : { $kinds }.
text-machine = { $card } ({ $type }, { $nation }, { $points } PV)
text-slot = { $slot } : { $machine }, pour { $goods }.
text-slot-empty = { $slot } : vide.
text-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
text-later = Paquet 2 : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, à mêler après le tour { $round }.
text-discards = Défausse : { $count ->
    [0] vide
   *[other] { $cards }
}.
text-workshop = { $player }, place { $number } : { $points } PV
text-machine-points = Machines : { $points } PV.
text-workers = Ouvriers : { $workers } à l’atelier, { $stock } en stock.
text-goods = Biens, au plus { $capacity } de chaque : { $goods }.
text-upgrade-owned = Amélioration : { $upgrade }, installation faite.
text-upgrade-fresh = Amélioration : { $upgrade }, installation faite, en marche dès la phase suivante.
text-upgrade-open = Amélioration : { $upgrade }, à acheter pour { $cost } or.
text-machines = Machines : { $count ->
    [0] aucune
   *[other] { $machines }
}.
text-objective = Objectif : { $card }
text-half-done = { $label } : moitié remplie, { $points } PV : { $icons }.
text-half-open = { $label } : moitié non remplie, vaudrait { $points } PV : { $icons }.
text-served = { $icon } par { $machine }
text-unserved = { $icon } manque
text-affordable = { $card } : vous pouvez la bâtir.
text-converter = { $card } : vous pouvez la bâtir avec le convertisseur ; il vous manque { $goods }.
text-lacking = { $card } : il vous manque { $goods }.
