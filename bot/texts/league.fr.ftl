# Ligues : inscriptions, saisons, classements, cotes et journal des organisateurs, en français.

# Refus

league-not-organiser = Seuls les responsables de ce serveur, ou les membres du rôle prévu pour cela, peuvent organiser des ligues.
league-bad-seats = Les ligues de ce jeu ont des tables de { $least } à { $most }.
league-bad-points = Il faut { $seats } nombres, du meilleur au dernier, par exemple { $seats ->
    [2] 2 0
    [3] 4 2 0
   *[other] 6 3 1 0
} ; le premier doit valoir plus que le dernier.
league-bad-size = Une division compte de { $least } à { $most } personnes.
league-bad-moves = Il ne peut pas monter plus de monde qu’il n’en descend, ni plus de { $most } pour une division de cette taille.
league-bad-tables = On joue de 1 à { $most } tables par saison, et de 1 à { $at_once } à la fois.
league-bad-tie-break = « { $name } » n’est pas un départage. Il y a : { $known }.
tie-break-wins = plus de victoires
tie-break-head-to-head = confrontations directes
tie-break-opponents = force des adversaires
tie-break-share = part des points marqués
tie-break-places = meilleures places
league-bad-name = Le nom d’une ligue compte de 1 à { $most } caractères.
league-name-taken = Ce club a déjà une ligue « { $name } ».
league-bad-days = Les inscriptions durent { $most } jours au plus.
league-bad-reason = Une raison de 1 à { $most } caractères est nécessaire ; elle figure au journal.
league-bad-adjustment = On corrige de 1 à { $most } points, en plus ou en moins.
league-no-channel = Le salon de cette ligue n’existe plus. /{ name-league } { name-league-move } lui en donne un autre.
league-needs-channel = Une ligue a besoin d’un salon textuel, dans lequel ses tables ont leurs fils.
league-which = Ce club a plusieurs ligues : laquelle ?
league-none = Ce club n’a pas encore de ligue. /{ name-league } { name-league-create } en crée une.
league-withdrawn = Vous avez quitté cette saison ; la prochaine vous est ouverte.
league-full = Pas plus de { $most } inscriptions.
league-not-in = Cette personne n’a pas de place dans cette saison.
league-in-already = { $name } a déjà une place dans cette saison.
league-went-on = La ligue a continué depuis ce résultat ; il reste acquis.
league-fixture-settled = Cette rencontre n’a plus besoin de table.
no-such-league = Cette ligue ne figure pas dans nos livres.
no-such-season = Cette saison ne figure pas dans nos livres.
no-season-yet = Cette ligue n’a pas encore eu de saison.
no-such-result = Ce résultat ne figure pas dans nos livres.
season-goes-on = Une saison de cette ligue est déjà en cours.
season-over = Cette saison est terminée.
season-begun = Cette saison a déjà commencé.
season-not-begun = Cette saison n’a pas encore commencé.
done-before = C’est déjà fait.

# Le message de la saison

league-season = Saison { $number }
league-division = Division { $number }
league-round = Ronde { $round } sur { $rounds }
league-round-number = Tour { $round }
league-format-league = ligue
league-format-swiss = tournoi suisse
league-format-knock-out = élimination directe
league-seats = tables de { $seats }
league-at-once = { $count ->
    [one] une table à la fois
   *[other] jusqu’à { $count } tables à la fois
}
league-closes = Fin des inscriptions { $when }.
league-entered = { $count ->
    [0] Personne ne s’est encore inscrit.
    [one] Une inscription{ $most ->
        [0] {""}
       *[other] {" "}(sur { $most })
    } :
   *[other] { $count } inscriptions{ $most ->
        [0] {""}
       *[other] {" "}(sur { $most })
    } :
}
league-waiting = Liste d’attente :
league-progress = { $done ->
    [one] { $done } table jouée sur { $tables }
   *[other] { $done } tables jouées sur { $tables }
}
league-paused = La saison est en pause : aucune table ne s’ouvre.
league-won = { $champion } remporte la saison !
league-without-result = La saison s’est terminée sans résultat.
league-called-off = Cette saison a été annulée.
league-join = S’inscrire
league-wait = Attendre une place
league-leave = Se retirer
league-begin = Commencer maintenant
league-mine = Mes tables
league-text = Classement en texte
league-next = Ouvrir la saison suivante
league-opens = La table s’ouvre dans ce fil.
league-champion = { $champion } remporte la saison { $number }. Félicitations !

league-joined-in = C’est noté, vous participez.
league-joined-waiting = Vous êtes sur la liste d’attente et aurez la prochaine place libre.
league-left = Vous ne participez plus à cette saison.
league-not-there = Vous ne participiez pas à cette saison.
league-sure = Voulez-vous vous retirer de cette saison ? Si quelqu’un attend, il reprend votre place et vos tables ouvertes. Sinon des remplaçants finissent vos tables ouvertes, et toutes comptent comme perdues.
league-withdraw = Oui, me retirer
league-done = C’est fait.
league-made = La ligue « { $name } » est créée. /{ name-league } { name-league-season } ouvre ses premières inscriptions.

# Classements et page personnelle

league-line = **{ $points }** { $points ->
    [one] point
   *[other] points
}, { $played }/{ $total } jouées ({ $places })
league-fair-same = { $tables ->
    [one] On joue une table
   *[other] On joue { $tables } tables
} et on rencontre chacun { $times ->
    [one] une fois
   *[other] { $times } fois
}.
league-fair-once = { $tables ->
    [one] On joue une table
   *[other] On joue { $tables } tables
} ; deux personnes se rencontrent une fois au plus.
league-fair = { $tables ->
    [one] On joue une table
   *[other] On joue { $tables } tables
} ; deux personnes se rencontrent de { $least } à { $most } fois.
league-fair-excess = { $excess ->
    [one] À une rencontre de la perfection.
   *[other] À { $excess } rencontres de la perfection.
}
league-further = { $count ->
    [one] -# Encore une division : /{ name-league } { name-league-standings } { name-league-standings-division }:
   *[other] -# Encore { $count } divisions : /{ name-league } { name-league-standings } { name-league-standings-division }:
}
league-ranks = Rangs
league-bye = { $name } passe sans jouer.
league-goes-on = { $count ->
    [one] { $who } continue
   *[other] { $who } continuent
}
league-nothing-mine = Vous ne participez à aucune saison de ce club en ce moment.
league-you-wait = Vous êtes sur la liste d’attente.
league-you-are-in = Vous participez ; la saison n’a pas commencé.
league-reach = Vous pouvez encore finir entre les rangs { $best } et { $worst }.
league-settled = Votre rang est acquis.
league-table-asked = **À vous de jouer** contre { $others } : { $where }
league-table-open = Contre { $others } : { $where }
league-table-planned = À venir : { $others }
league-no-champions = Aucune saison de cette ligue n’est encore terminée.
league-exported = Classement et résultats en fichiers.

# Cotes et statistiques

league-ratings-club = { $game } : les cotes de ce club
league-ratings-all = { $game } : toutes les cotes
league-no-ratings = Personne n’a encore de cote.
league-rating-line = **{ $rating }** ± { $margin }, { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
league-provisional = provisoire
league-no-rating = { $name } n’a pas encore de cote à ce jeu.
league-alt-rating = { $count ->
    [one] La cote après une partie : { $rating }.
   *[other] La cote sur { $count } parties, à présent { $rating }.
}
league-stats-none = { $name } n’a encore terminé aucune partie de ce jeu.
league-stats-played = Parties jouées : { $played }, gagnées : { $won }.
league-stats-places = Places : { $places }
league-stats-scores = Meilleur score { $best }, en moyenne { $mean }.
league-stats-streak = Plus longue série de victoires : { $longest } ; en cours : { $now }.
league-stats-habit-first = Commence par
league-stats-habit-points = Marque surtout par
league-versus = { $met ->
    [0] { $one } et { $other } ne se sont pas encore rencontrés.
    [one] { $one } et { $other } se sont rencontrés une fois : devant { $ahead }, à égalité { $level }, derrière { $behind }.
   *[other] { $one } et { $other } se sont rencontrés { $met } fois : devant { $ahead }, à égalité { $level }, derrière { $behind }.
}

# Le journal

league-log-more = { $count ->
    [one] -# Une ligne plus ancienne est dans le fichier.
   *[other] -# { $count } lignes plus anciennes sont dans le fichier.
}
league-by-rule = d’office
act-made = La ligue est créée.
act-opened = Les inscriptions pour la saison { $number } sont ouvertes.
act-closed = Les inscriptions sont closes plus tôt.
act-extended = { $days ->
    [one] Les inscriptions durent un jour de plus.
   *[other] Les inscriptions durent { $days } jours de plus.
}
act-too-few = { $count ->
    [0] Aucune inscription ; la saison est annulée.
    [one] Une seule inscription ; la saison est annulée.
   *[other] Seulement { $count } inscriptions ; la saison est annulée.
}
act-begun = La saison { $number } commence avec { $count } personnes.
act-ended = La saison { $number } se termine. Victoire : { $champion }.
act-ended-empty = La saison { $number } se termine sans résultat.
act-called-off = La saison est annulée.
act-paused = La saison est en pause.
act-resumed = La saison reprend.
act-moved = La ligue change de salon.
act-channel-gone = Le salon de la ligue n’existe plus ; elle s’arrête.
act-replaced = { $old } laisse sa place à { $new }.
act-taken-over = { $old } se retire ; { $new } reprend sa place depuis la liste d’attente.
act-withdrawn = { $name } se retire.
act-annulled = Le résultat de la table { $table } est annulé : { $reason }
act-adjusted = { $points ->
    [one] { $name } reçoit { $points } point : { $reason }
   *[other] { $name } reçoit { $points } points : { $reason }
}
act-again = La table de la rencontre { $table } a été annulée ; une autre s’ouvre.
act-given-up = La rencontre { $table } a été annulée trop souvent ; elle ne compte pas.

# Commandes

command-league = Ligues, tournois et cotes de ce club
command-league-create = Créer une ligue, un tournoi suisse ou à élimination directe
command-league-season = Ouvrir les inscriptions de la prochaine saison
command-league-list = Les ligues de ce club
command-league-standings = Le classement d’une saison
command-league-me = Mes tables, ce qui attend, ce que je peux encore atteindre
command-league-log = Ce qui a été fait dans une ligue, et par qui
command-league-champions = Qui a gagné
command-league-export = Classement et résultats en fichiers CSV
command-league-ratings = Qui est le meilleur à un jeu
command-league-rating = L’évolution d’une cote
command-league-stats = Ce que disent les résultats de quelqu’un
command-league-versus = Deux personnes l’une contre l’autre
command-league-begin = Clore les inscriptions et commencer
command-league-extend = Prolonger les inscriptions
command-league-pause = Ne plus ouvrir de tables pour l’instant
command-league-resume = Reprendre après une pause
command-league-move = Parler d’une ligue dans ce salon désormais
command-league-replace = Donner la place de quelqu’un à quelqu’un d’autre
command-league-annul = Annuler un résultat
command-league-adjust = Donner ou retirer des points, avec une raison
command-league-end = Terminer la saison maintenant
command-league-cancel = Annuler une saison pendant ses inscriptions
command-league-league = Quelle ligue
command-league-name = Son nom
command-league-format = Ligue, tournoi suisse ou élimination directe
command-league-seats = Personnes à une table
command-league-tables = Tables par personne et saison ; rondes d’un tournoi suisse
command-league-at-once = Tables ouvertes à la fois par personne
command-league-size = Personnes par division
command-league-up = Combien montent
command-league-down = Combien descendent
command-league-points = Points par place, la meilleure d’abord, par exemple 6 3 1 0
command-league-tie-breaks = Dans l’ordre, par exemple wins head-to-head opponents
command-league-role = Les membres de ce rôle peuvent organiser
command-league-days = Combien de jours
command-league-most = Combien peuvent entrer ; les autres attendent
command-league-division = Quelle division
command-league-as = En image ou en texte
command-league-game = Quel jeu
command-league-everywhere = Pas seulement dans ce club
command-league-stand-ins = Compter les parties avec des remplaçants
command-league-person = De qui
command-league-other = Contre qui
command-league-reason = Pourquoi ; cela figure au journal
command-league-points-more = Combien de points ; négatif pour en retirer
command-league-table = La table, par joueurs et jour ; ou son identifiant, comme dans l’export
command-league-again = Si elle doit être rejouée
command-league-new = Qui prend la suite
command-league-pace = Temps par tour, par exemple 1d ou 3d+12h
