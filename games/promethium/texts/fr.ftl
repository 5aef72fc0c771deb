# Promethium : tout ce que sa table dit, en français.

title = Promethium
tagline = Misez sur des brevets, tirez-en du promethium et exposez les machines du siècle de la vapeur.

verb-line = désigner
verb-line-description = Désigner une ligne ou une colonne ; ses tuiles sont retournées
verb-place = poser
verb-place-description = Poser un jeton Mise face cachée à la rangée désignée
verb-announce = annoncer
verb-announce-description = Nommer la tuile voulue ; les jetons autour d’elle sont retournés
verb-lobby = lobby
verb-lobby-description = Engager des jetons Lobby dans l’enchère
verb-buy = acheter
verb-buy-description = Acheter la tuile
verb-sell = vendre
verb-sell-description = Ne pas acheter la tuile gagnée mais la revendre
verb-bank = banque
verb-bank-description = Donner la tuile à la banque pour 2 £
verb-decline = décliner
verb-decline-description = Ne pas acheter la tuile offerte
verb-leave = laisser
verb-leave-description = Prendre deux éléments de la tuile et laisser le troisième au stock
verb-persuade = persuader
verb-persuade-description = Jouer Persuasion et prendre les trois éléments
verb-steal = voler
verb-steal-description = Jouer Vol Industriel et voler un élément à l’acheteur
verb-order = consigne
verb-order-description = Dire d’avance que faire du Vol Industriel
verb-realise = réaliser
verb-realise-description = Réaliser un projet industriel avec vos tuiles
verb-activate = activer
verb-activate-description = Mettre du promethium sur un projet réalisé
verb-chemist = chimiste
verb-chemist-description = Faire tirer du promethium de minerais par un chimiste
verb-expedition = expédition
verb-expedition-description = Envoyer une expédition en Antarctique chercher du promethium
verb-engineer = ingénieur
verb-engineer-description = Faire chercher des éléments au stock par des ingénieurs
verb-financier = financier
verb-financier-description = Faire trouver un financement au stock ou à la réserve par un financier
verb-machinist = machiniste
verb-machinist-description = Donner des machinistes contre de l’influence
verb-resell = revendre
verb-resell-description = Revendre le brevet d’une tuile contre du promethium
verb-scheme = manigance
verb-scheme-description = Jouer une carte Manigances
verb-tile = tuile
verb-tile-description = Choisir une tuile de la grille
verb-token = jeton
verb-token-description = Choisir deux jetons Mise au bord de la grille
verb-take = prendre
verb-take-description = Choisir des éléments du stock
verb-give = donner
verb-give-description = Choisir la gemme à mettre au stock
verb-keep = garder
verb-keep-description = Choisir le projet à garder et l’ordre des autres
verb-discard = défausser
verb-discard-description = Défausser des cartes Manigances et en piocher d’autres
verb-pass = passer
verb-pass-description = Passer
verb-done = finir
verb-done-description = Finir votre tour
verb-forfeit = renoncer
verb-forfeit-description = Renoncer à ce marqueur : il n’y a aucune tuile à nommer

option-open_hands = Mains ouvertes
option-open_hands-description = Les cartes Manigances sont visibles de tous

# Choses

tile = { $tile } ({ $nation }, { $expert }, { $ore })
back = une tuile au verso { $element }
row = ligne { $number }
column = colonne { $number }
end-left = à gauche de la { $line }
end-right = à droite de la { $line }
end-top = en haut de la { $line }
end-bottom = en bas de la { $line }
spot = { $row }-{ $column } : { $tile }
some = { $count }× { $element }
nothing = rien
neutral-player = Le joueur neutre

# Questions

ask-start = Votre tuile de départ est { $tile }. Quel élément laissez-vous au stock ?
ask-line = Pour quelle ligne ou colonne misez-vous ? Ses tuiles seront retournées.
ask-neutral-line = Vous jouez pour le joueur neutre : pour quelle ligne ou colonne mise-t-il ?
ask-place = Quel jeton posez-vous à la { $line } ?
ask-after = Votre jeton est posé. Jouez-vous une carte Manigances ?
ask-order = Vous avez le Vol Industriel ({ $cost } d’influence). Que volez-vous quand d’autres achètent ? Si une tuile en montre plusieurs, le premier de la liste.
ask-order-without = Vous n’avez pas le Vol Industriel, mais personne ne le sait. La table doit-elle vous attendre quand d’autres achètent ?
ask-announce = Quelle tuile voulez-vous ?
ask-neutral-announce = Vous jouez pour le joueur neutre : quelle tuile veut-il ?
ask-bribes-now = Les jetons sont retournés. Jouez-vous Pots de Vin ?
ask-lobby = Vous n’êtes pas en tête. Engagez-vous des jetons Lobby ?
ask-winner = { $tile } est à vous pour { $price } £ et votre jeton { $token }. L’achetez-vous ?
ask-offer = On vous offre { $tile } pour { $price } £ et votre jeton { $token }.
ask-leave = Vous avez acheté { $tile }. Quel élément laissez-vous au stock ?
ask-steal = { $player } prend deux éléments de la tuile { $tile }. Jouez-vous Vol Industriel ?
ask-steal-without = { $player } achète { $tile }. La table vous attend comme demandé, même si vous n’avez pas le Vol Industriel.
ask-steal-persuaded = { $player } joue Persuasion pour toute la tuile { $tile }. Jouez-vous Vol Industriel ?
ask-office = Votre tour au Bureau d’Études : une action, ou passer.
ask-office-more = Vous avez agi. Activez des projets, ou finissez votre tour.
ask-stock = { $count ->
    [one] Prenez un élément du stock.
   *[other] Prenez { $count } éléments du stock.
}
ask-expo = L’Exposition Universelle ouvre. Quels projets activez-vous ?
ask-discard = { $most ->
    [one] Défaussez une carte Manigances si vous voulez ; vous piochez ensuite jusqu’à cinq.
   *[other] Défaussez jusqu’à { $most } cartes Manigances ; vous piochez ensuite jusqu’à cinq.
}
ask-patent = Sur quelle tuile déposez-vous votre brevet ?
ask-sabotage = Quelle tuile sabotez-vous ?
ask-espionage = Quelles deux tuiles échangent leurs places ?
ask-bribes = Quels deux jetons Mise échangent leurs places ?
ask-planning = Quel projet gardez-vous, et lequel des autres reste au-dessus ?
ask-opportunism = Quelle tuile prenez-vous ?
ask-cooperation = Quelle gemme mettez-vous au stock ?

# Réponses

line-hint = { $turned ->
    [0] Toutes ses tuiles sont déjà retournées.
    [one] Retourne { $turned } tuile.
   *[other] Retourne { $turned } tuiles.
}
place = { $value } { $end }
linger = Poser, puis jouer une carte Manigances
linger-hint = La carte vous est demandée après la pose de votre jeton.
linger-bribes = Annoncer, puis jouer Pots de Vin
linger-bribes-hint = Pots de Vin vous est demandé quand les jetons sont retournés.
no-scheme = Pas de carte
no-scheme-hint = Continuer sans carte Manigances.
order-never = Ne jamais voler
order-ask = Me demander d’abord
order-ask-hint = La table vous attend, et tous le voient : quand une tuile montre vos autres choix, ou toujours.
order-element = { $element }
order-change = Changer ma consigne
order-change-hint = Que faire du Vol Industriel quand d’autres achètent.
tile-hint = { $uses ->
    [one] Sert à { $uses } projet.
   *[other] Sert à { $uses } projets.
}
announce-hint = { $uses ->
    [one] Sert à { $uses } projet.
   *[other] Sert à { $uses } projets.
} { $price ->
    [0] Rien à payer.
   *[other] Prix si vous gagnez : { $price } £.
}
forfeit = Renoncer à ce marqueur
forfeit-hint = Vous n’avez de jeton à aucune tuile que vous puissiez payer.
commit-lobby = { $gain ->
    [one] Engager { $gain } jeton Lobby
   *[other] Engager { $gain } jetons Lobby
}
commit-lobby-hint = { $gain ->
    [one] Vous gagnez, devez acheter, et le perdez.
   *[other] Vous gagnez, devez acheter, et les perdez tous les { $gain }.
}
commit-none = N’en engager aucun
commit-none-hint = L’enchère est perdue.
buy = L’acheter
buy-hint = Votre plus haut jeton ici est perdu, et l’un de vos marqueurs s’en va.
sell = La revendre
sell-hint = Vous recevez 2 £ et votre plus haut jeton ; d’autres peuvent l’acheter, sinon elle part.
bank = La donner à la banque
bank-hint = Vous recevez 2 £, la tuile est défaussée, vos jetons restent où ils sont.
decline = Décliner
decline-hint = La tuile est offerte au joueur suivant, ou défaussée.
leave-element = Laisser : { $element }
persuade = Persuasion : prendre les trois
persuade-hint = À moins qu’on ne réponde par Vol Industriel : la carte vous revient alors.
steal-element = Voler : { $element }
pass-purchase = Pas cette fois
pass-purchase-hint = On vous redemandera au prochain achat.
pass-salon = Plus pendant ce Salon
pass-salon-hint = La table ne vous attend plus quand d’autres achètent.
realise = { $project } avec { $tiles }
realise-hint = { $value } £, thème : { $theme }, { $cubes ->
    [0] aucun cube
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}. Coûte 1 d’influence.
activate = Activer { $project } ({ $cost } promethium)
activate-hint = { $value } £ à l’Exposition, et { $token } ({ $effect }) tout de suite.
activate-plain-hint = { $value } £ à l’Exposition. Son amélioration est déjà prise.
chemist = Chimiste : { $gems } pour { $gain } promethium
chemist-hint = Coûte un chimiste et 1 d’influence.
expedition = Expédition : { $paid } pour { $gain } promethium
expedition-hint = { $cost ->
    [0] Ne coûte pas d’influence.
   *[other] Coûte { $cost } d’influence.
}
engineer-1 = { $gain ->
    [one] 1 ingénieur : { $gain } élément du stock
   *[other] 1 ingénieur : { $gain } éléments du stock
}
engineer-1-hint = Coûte 1 d’influence.
engineer-2 = { $gain ->
    [one] 2 ingénieurs : { $gain } élément du stock
   *[other] 2 ingénieurs : { $gain } éléments du stock
}
engineer-2-hint = Coûte 2 d’influence.
financier-exchange = Financier au stock contre 2 financements qui s’y trouvent
financier-exchange-hint = Coûte 1 d’influence.
financier-element = Financier contre { $element }, de la réserve
financier-element-hint = Coûte 1 d’influence.
machinist-1 = 1 machiniste contre { $gain } d’influence
machinist-1-hint = On ne peut avoir plus de neuf d’influence.
machinist-2 = 2 machinistes contre { $gain } d’influence
machinist-2-hint = On ne peut avoir plus de neuf d’influence.
resell = Revendre { $tile } pour { $gain } promethium
resell-hint = Coûte 1 d’influence et la tuile.
play-scheme = { $scheme } ({ $cost } d’influence)
scheme-patent = Vous seul pourrez acheter une tuile de votre choix.
scheme-sabotage = Défausser une tuile que personne d’autre n’a réservée.
scheme-espionage = Deux tuiles de la grille échangent leurs places.
scheme-bribes = Deux jetons Mise échangent leurs places.
scheme-planning = Regarder trois projets, en garder un en réserve.
scheme-opportunism = Prendre une tuile restée dans la grille, sans ses éléments.
scheme-subsidies = Prendre un élément du stock.
scheme-cooperation = Mettre un minerai au stock et prendre deux autres éléments.
scheme-market = Gagner { $gems } promethium.
token = { $value } ({ $owner }), { $end }
token-down = jeton caché ({ $owner }), { $end }
take-element = { $element }
give-element = { $element }
keep = Garder { $project }
keep-over = Garder { $project }, puis vient { $top }
discard = { $scheme }
keep-hint = { $value } £, niveau { $level }, thème : { $theme }.
keep-all = Garder toutes les cartes
pass = Passer
pass-hint = Vous pourrez agir à votre prochain tour, à moins que tous ne passent à la suite.
pass-rest = Passer pour le reste de ce Bureau d’Études
pass-rest-hint = La table ne vous attend plus avant l’Exposition.
done = Finir le tour
done-hint = Ce qui n’est pas activé pourra l’être plus tard.
done-expo = Ne plus rien activer
done-expo-hint = Ce qui n’est pas activé ne rapporte rien cette manche.
done-expo-last-hint = Ce qui n’est pas activé vaut à la fin la moitié, quels que soient ses cubes.

# Ce qui se passe

round-begins = La manche { $round } commence. { $player } joue d’abord.
designates = { $count ->
    [one] { $player } désigne la { $line }. Tuile dévoilée : { $tiles }.
   *[other] { $player } désigne la { $line }. Tuiles dévoilées : { $tiles }.
}
designates-seen = { $player } désigne la { $line }.
places = { $player } pose un jeton face cachée { $end }.
places-own = Vous posez { $value } { $end }.
places-neutral = { $player } pose un jeton du joueur neutre face cachée { $end }.
places-neutral-own = Vous posez { $value } pour le joueur neutre, { $end }.
ordered-ask = La table vous attendra quand d’autres achèteront.
ordered-ask-for = La table vous attendra quand on achètera une tuile avec l’un de ceux-ci : { $wanted }.
ordered-never = La table ne vous attendra pas quand d’autres achèteront.
ordered-list = Si possible, vous volerez le premier montré parmi : { $wanted }.
waits = La table attendra { $player } quand d’autres achèteront.
waits-for = La table attendra { $player } quand d’autres achèteront une tuile montrant l’un de ces éléments : { $wanted }.
waits-not = La table n’attendra pas { $player } quand d’autres achèteront.
turns-rest = Les dernières tuiles cachées sont retournées : { $tiles }.
sale-opens = Tous les jetons sont posés. La vente est ouverte.
announces = { $player } veut { $tile }.
reveals = { $player } y a { $values }.
forfeits = { $player } ne peut nommer aucune tuile et renonce à un marqueur.
wins = { $player } l’emporte avec { $total }.
nobody-wins = Personne ne peut gagner { $tile }, qui reste en place.
buys = { $player } achète { $tile } pour { $price } £ et perd le jeton { $token }.
sells = { $player } vend, reçoit { $money } £ et reprend le jeton { $token }.
to-bank = Personne n’achète { $tile }, qui va à la banque ; { $player } reçoit { $money } £.
neutral-takes = Le joueur neutre retire { $tile } de la partie.
neutral-keeps = Personne ne paie pour { $tile }, qui sort de la partie.
lobby-gained = { $count ->
    [one] { $player } gagne un jeton Lobby.
   *[other] { $player } gagne { $count } jetons Lobby.
}
takes = { $player } prend : { $taken }. Au stock : { $left }.
takes-all = { $player } prend : { $taken }. Rien ne va au stock.
persuades = { $player } joue { $scheme } et veut les trois éléments.
steals = { $thief } joue { $scheme } et vole un élément ({ $element }) à { $player }, qui prend : { $taken }.
steals-persuaded = { $thief } joue { $scheme } et vole un élément ({ $element }) à { $player }, qui reprend sa carte et prend : { $taken }.
office-opens = Le Salon est fini. Le Bureau d’Études ouvre.
passes = { $player } passe.
passes-rest = { $player } passe pour le reste de ce Bureau d’Études.
realises = { $player } réalise { $project } avec { $tiles }{ $cubes ->
    [0] .
    [one] , avec { $cubes } cube Corruption.
   *[other] , avec { $cubes } cubes Corruption.
}
activates = { $player } active { $project }.
activates-token = { $player } active { $project } et prend l’amélioration { $token }.
cooks = { $player } tire { $gain } promethium de ceci : { $gems }.
explores = { $player } envoie une expédition avec { $paid } et gagne { $gain } promethium.
resells = { $player } revend { $tile } pour { $gain } promethium.
machines = { $count ->
    [one] { $player } donne un machiniste contre { $gain } d’influence.
   *[other] { $player } donne { $count } machinistes contre { $gain } d’influence.
}
engineers = { $player } fait chercher au stock, par ses ingénieurs : { $taken }.
exchanges = { $player } fait chercher au stock, par un financier : { $taken }.
finances = { $player } trouve un financement grâce à un financier : { $nation }.
played-patent = { $player } joue { $scheme } et réserve { $tile }.
played-sabotage = { $player } joue { $scheme }. Hors de la partie : { $tile }.
played-espionage = { $player } joue { $scheme }. Échangent leurs places : { $one } et { $other }.
played-bribes = { $player } joue { $scheme }. Échangent leurs places : le jeton { $one } et le jeton { $other }.
played-planning = { $player } joue { $scheme } et regarde les prochains projets.
planning-saw = Les prochains projets sont { $projects }.
reserved = { $player } en garde un en réserve.
reserved-own = Vous gardez { $project } en réserve.
played-opportunism = { $player } joue { $scheme } et prend { $tile }.
played-subsidies = { $player } joue { $scheme } et prend au stock : { $element }.
played-cooperation = { $player } joue { $scheme }, donne { $given } et prend au stock : { $taken }.
played-market = { $player } joue { $scheme } et gagne { $gain } promethium.
exhibits = { $player } expose { $project } et gagne { $value } £.
lobby-bonus = { $count ->
    [one] { $player }, avec { $earned } £ de recettes, gagne un jeton Lobby.
   *[other] { $player }, avec { $earned } £ de recettes, gagne { $count } jetons Lobby.
}
influence-rises = Tous gagnent { $count } d’influence, jusqu’à neuf.
discards = { $player } défausse { $schemes }.
draws = { $count ->
    [one] { $player } pioche une carte Manigances.
   *[other] { $player } pioche { $count } cartes Manigances.
}
draws-own = Vous piochez { $schemes }.
winner = { $player } gagne avec { $score } £.
game-over = La troisième Exposition Universelle est finie.
account-track = Argent
account-waiting = Projets non activés
account-lobby = Jetons Lobby
account-ores = Minerais restants
account-promethium = Promethium restant

# Pourquoi pas

no-such-thing = Il n’y a pas de « { $what } » ici.
not-in-this-phase = Ce n’est pas possible dans cette phase.
no-influence = Il y faut { $need } d’influence, et vous en avez { $have }.
line-full = Les deux bouts de la { $line } sont pris.
line-chosen = Vous avez déjà désigné la { $line }.
line-first = Désignez d’abord une ligne ou une colonne.
no-token = Vous n’avez pas de jeton { $value } derrière votre paravent.
other-line = Votre jeton va à un bout libre de la { $line }.
no-tile-there = Il n’y a pas de tuile à cet endroit.
tile-reserved = { $player } a déposé un brevet sur cette tuile.
no-token-there = Vous n’avez pas de jeton dans la ligne ou la colonne de cette tuile.
no-neutral-token = Le joueur neutre n’a pas de jeton dans la ligne ou la colonne de cette tuile.
too-dear = Cette tuile coûte { $price } £, et vous avez { $money } £.
project-not-there = { $project } n’est ni dans la file ni dans votre réserve.
project-not-yours = Vous n’avez pas réalisé { $project }.
tile-not-yours = { $tile } n’est pas devant vous.
wrong-number = { $level ->
    [one] { $project } demande exactement { $level } tuile.
   *[other] { $project } demande exactement { $level } tuiles.
}
does-not-fit = Ces tuiles ne remplissent pas ce que demande { $project }.
tiles-in-order = Nommez les tuiles dans l’ordre où elles sont devant vous.
no-expert = Il vous manque un expert pour cela : { $expert }.
no-gems = Vous n’avez pas ces gemmes.
too-little-content = Ces gemmes ont une teneur de { $held } ; il faut { $need }.
pays-too-much = Ce paiement suffirait avec une gemme de moins.
scheme-not-held = Vous n’avez pas { $scheme } en main.
scheme-other-phase = { $scheme } ne se joue pas dans cette phase.
scheme-on-purchase = { $scheme } se joue à l’achat d’une tuile.
scheme-idle = { $scheme } ne ferait rien maintenant.
one-scheme = Vous avez déjà joué une carte ce tour-ci.
already-active = C’est déjà activé : { $project }.
no-promethium = Il y faut { $need } promethium, et vous en avez { $have }.
element-missing = Vous n’avez pas cet élément : { $element }.
expedition-rule = Une expédition prend de deux à quatre nations différentes et un minerai.
stock-empty = Il n’y a rien au stock pour cela.
reserve-empty = Il n’y en a plus à la réserve.

# Images

picture-phase-bidding = Mises
picture-phase-sale = Vente
picture-phase-office = Bureau d’Études
picture-phase-expo = Exposition
picture-phase-over = Décompte final
picture-neutral-sign = N
picture-track = Initiative
picture-pass = { $count ->
    [1] premier passage
   *[other] second passage
}
picture-queue = File des projets
picture-leaving = le premier rang part d’abord
picture-deck = Pioche { $count }
picture-stock = Stock
picture-reserve = Réserve
picture-improvements = Améliorations et thèmes
picture-laboratory = labo { $ore }
picture-money = Argent, £
picture-supplies = En réserve : { $lobby } Lobby, { $cubes } Corruption, { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
 }
picture-first = 1er joueur
picture-meeple = Joue le neutre
picture-waits = Attendu à l’achat
picture-out = A fini de jouer
picture-influence = Influence
picture-tokens = Jetons cachés : { $count }
picture-tokens-lost = Jetons { $count }, perdus { $lost }
picture-private = Pour vos yeux seulement
picture-screen = Derrière votre paravent
picture-means = Vos moyens
picture-points = Influence { $count }
picture-tiles = Vos tuiles
picture-placed = Vos jetons face cachée
picture-schemes = Vos cartes Manigances
picture-reserved = Réservés pour vous
picture-glimpse = Prochains projets
picture-empty = rien
picture-both-phases = Salon ou Bureau d’Études
picture-costs = { $cost } d’influence

# Améliorations

token-effect = { $token } ({ $effect })
effect-IMP_ENGINEER = ingénieurs : { $amount } de plus
effect-IMP_EXP_PR = expédition : { $amount } de plus
effect-IMP_EXP_PI = expédition sans influence
effect-IMP_EXP_ORE = expédition sans minerai
effect-IMP_SCHEME = manigances : { $amount } de moins
effect-IMP_LOBBY = 1 Lobby par tuile achetée
effect-IMP_CORRUPTION = cube à { $amount } £ seulement
effect-IMP_MACHINIST = machinistes : { $amount } de plus
effect-IMP_PATENT = brevets : { $amount } de plus
effect-IMP_LAB_COA = charbon : teneur { $amount }
effect-IMP_LAB_COP = cuivre : teneur { $amount }
effect-IMP_LAB_IRO = fer : teneur { $amount }
effect-IMP_LAB_ALU = aluminium : teneur { $amount }

card-patent = Réserver une tuile de la grille : vous seul pouvez l’acheter.
card-sabotage = Défausser une tuile que personne d’autre n’a réservée.
card-espionage = Deux tuiles changent de place ; chacune une fois par manche.
card-bribes = Deux jetons Mise changent de place, à qui qu’ils soient.
card-theft = Quand un autre achète : prendre l’un des trois éléments.
card-persuasion = Quand vous achetez : prendre les trois éléments.
card-opportunism = Prendre une tuile restée dans la grille, sans ses éléments.
card-subsidies = Prendre un élément du stock.
card-cooperation = Mettre un minerai au stock, prendre deux autres éléments.
card-market = Gagner 1 promethium, ou 2 au prix fort.
card-planning = Voir trois projets, en garder un, en remettre deux.

# Le plateau en mots

alt-title = Promethium, manche { $round } sur { $last } : { $phase }.
alt-queue = Dans la file : { $cards }.
alt-player = { $player } : { $money } £, influence { $influence }, { $promethium } promethium, tuiles : { $tiles }, projets : { $projects }.
text-seat = { $player } (place { $number })
text-turn = C’est à { $player } de jouer.
text-first = { $player } joue d’abord.
text-meeple = { $player } joue la prochaine action du joueur neutre.
text-track = Piste d’initiative : { $order }.
text-passes = Passés à la suite : { $count } sur { $seats }.
text-grid = Grille et mises
text-hole = { $spot } : pas de tuile.
text-cell = { $spot } : { $tile }.
text-uses = { $uses ->
    [one] sert à { $uses } projet, brevet de { $uses } promethium
   *[other] sert à { $uses } projets, brevet de { $uses } promethium
}
text-patent = tuile que réserve { $player }
text-swapped = tuile déplacée par Espionnage cette manche
text-announced = tuile annoncée
text-line = Rangée désignée : { $line }.
text-bid = { $owner } : { $value } { $end }.
text-bid-down = { $owner } : jeton caché { $end }.
text-slot = Emplacement { $slot } : { $project }.
text-slot-empty = Emplacement { $slot } : vide.
text-leaving = Les emplacements 1 et 2 sont défaussés à la fin de la manche.
text-deck = Cartes dans la pioche : { $count }.
text-project = { $project }, { $value } £, niveau { $level }, { $theme } : { $asks }
text-slot-fixed = tous { $element }
text-slot-nation-diff = nations différentes
text-slot-nation-any = nation au choix
text-slot-expert-diff = experts différents
text-slot-expert-any = expert au choix
text-slot-ore-diff = minerais différents
text-slot-ore-any = minerai au choix
text-supplies = Réserves
text-stock = Stock : { $elements }.
text-reserve = Réserve : { $elements }.
text-improvements = Améliorations à prendre : { $tokens }.
text-rest = Jetons Lobby : { $lobby }. Cubes : { $cubes }. Tuiles dans la pile : { $tiles }.
text-scrapped = Tuiles hors de la partie : { $tiles }.
text-dismissed = Projets hors de la partie : { $cards }.
text-buried = Sous la pioche : { $cards }.
text-player = { $player } : { $money } £
text-wealth = Influence { $influence }, promethium { $promethium }, jetons Lobby { $lobby }.
text-elements = Éléments : { $elements }.
text-hidden = Jetons derrière le paravent : { $screen }. Cartes Manigances : { $cards }. Projets réservés : { $reserves }.
text-lost = Jetons perdus : { $tokens }.
text-open-hand = Main : { $schemes }.
text-shown = Connues en main : { $schemes }.
text-discards = Jouées ou défaussées : { $schemes }.
text-tile = Tuile { $tile } : usages restants { $left }, faits { $used }.
text-waiting = Non activé : { $project }, cubes { $cubes }.
text-active = Activé : { $project }, cubes { $cubes }.
text-exhibited = Montré à une Exposition : { $project }.
text-owned = Améliorations : { $tokens }.
text-account = Décompte final { $total } £ : argent { $track }, projets non activés { $waiting }, jetons Lobby { $lobby }, minerais { $ores }, promethium { $promethium }.
text-waits = La table attend ici quand d’autres achètent.
text-waits-for = La table attend ici quand d’autres achètent une tuile montrant l’un de ces éléments : { $wanted }.
text-out = Passe pour le reste de ce Bureau d’Études.
text-screen = Vos jetons : { $tokens }.
text-blue = Jetons du joueur neutre : { $tokens }.
text-scheme = { $scheme } : { $what }
text-reserved = En réserve : { $project }.
text-glimpse = Au-dessus de la pioche : { $cards }.
