# Le temps et l’attente : réglages, rythme, rappels, absences.

command-settings = Comment vous joindre : notifications, langue, fuseau horaire, heures calmes, résumé
command-settings-time-zone = Où vous vivez, par exemple Europe/Paris
command-settings-quiet-hours = Quand rien ne vous est envoyé, par exemple 22:00-08:00 ; off pour jamais

settings = Vos réglages
setting-notify = Quand c’est à vous
setting-notify-about = Le premier menu vaut partout, le second dans ce club.
setting-notify-both = Mention et message privé
setting-notify-mention = Mention dans le salon
setting-notify-dm = Message privé
setting-notify-none = Rien : je regarde de moi-même
setting-here = Ici : { $value }
setting-as-everywhere = Ici : comme partout
setting-digest = Résumé
setting-digest-about = Au lieu d’un message par tour : deux fois par jour, toutes vos tables en un seul. Entre-temps, je n’écris que s’il vous reste peu de temps.
setting-digest-off = Non
setting-digest-on = Oui, à 8 h et à 18 h
setting-zone = **Fuseau horaire :** { $zone }
setting-quiet = **Heures calmes :** { $quiet }
setting-hours-about = Pour les changer : /{ name-settings } { name-settings-time-zone }: et /{ name-settings } { name-settings-quiet-hours }:. Pendant les heures calmes, rien ne vous est envoyé et aucune de vos pendules ne se met en marche.

no-such-setting = Il n’y a pas de réglage « { $name } ».
no-such-value = « { $value } » n’est pas un choix possible ici.
no-such-zone = Je ne connais pas le fuseau « { $zone } ». Choisissez-en un dans la liste, comme Europe/Paris.
bad-quiet = « { $hours } » ne sont pas des heures calmes. Écrivez-les comme 22:00-08:00, 14 heures au plus, ou « off ».
bad-pace = « { $pace } » n’est pas un rythme. Écrivez 12h à 7d pour un tour, ou une réserve et ce que chaque tour y ajoute, comme 3d+12h.

vacation-past = Une absence est à venir : elle commence aujourd’hui ou plus tard et finit après son début.
vacation-far = C’est trop loin : une absence finit dans l’année qui vient.
vacation-twice = Certains de ces jours font déjà partie d’une absence.
vacation-too-long = Ce club accorde { $most ->
    [one] { $most } jour
   *[other] { $most } jours
} d’absence par an ; avec ceux-ci, il y en aurait davantage en { $year }.
away = { $name } s’absente du { $starts } au { $ends }. Ses pendules s’arrêtent pendant ce temps.
league-away = { $name } s’absente du { $starts } au { $ends }. Les tables ouvertes attendent, pendules arrêtées ; celles à venir s’ouvriront à son retour.
back-early = { $name } est de retour.

reminder-half = Il vous reste la moitié de votre temps : il finit { $ends }.
reminder-tenth = Il vous reste peu de temps : il finit { $ends }.
call-notice = c’est à vous.
call-half = il vous reste la moitié de votre temps : il finit { $ends }.
call-tenth = il vous reste peu de temps : il finit { $ends }.
overtime-flag = Temps écoulé pour { $player }. La table attend toujours.
overtime-turn = Temps écoulé pour { $name } : un remplaçant joue ce tour.
overtime-until-back = Temps écoulé pour { $name } : un remplaçant joue jusqu’à son retour.
overtime-out = Temps écoulé pour { $name } : un remplaçant prend la place jusqu’à la fin de la partie.
overtime-told-until-back = Votre temps est écoulé : { $channel }. Un remplaçant garde votre place ; « Me revoilà » sous la table vous la rend.
overtime-told-out = Votre temps est écoulé : { $channel }. Un remplaçant a pris votre place ; les autres à la table peuvent vous la rendre avec /{ name-replace }.
returned = { $name } est de retour à la table.
not-away = Aucun remplaçant ne garde de place pour vous ici.

command-new-pace = Le rythme : 12h à 7d par tour, ou une réserve comme 3d+12h ; sans pendule à défaut
command-new-overtime = Ce qui se passe quand le temps de quelqu’un est écoulé
command-vacation = S’absenter : vos pendules s’arrêtent et les tables le voient
command-vacation-from = Le premier jour, comme 2026-07-01
command-vacation-to = Le dernier jour
command-nudge = Rappeler à ceux qu’on attend que c’est à eux, une fois par jour
command-club-vacation-days = Combien de jours par an on peut s’absenter
command-club-summary-channel = Où la semaine est résumée le lundi
command-club-summary = Si la semaine est résumée
command-club-time-zone = Où commence le lundi du club
command-replace-stand-in = La donner tout de suite à un remplaçant

pace = Rythme
pace-none = sans pendule
pace-turn = { $time } par tour
pace-reserve = une réserve de { $time }, chaque tour y ajoute { $increment }, jusqu’à { $cap }
pace-turn-about = La pendule ne tourne que quand on vous attend ; ni pendant une panne, ni pendant une absence, et elle démarre hors de vos heures calmes.
pace-reserve-about = Ce que vous n’utilisez pas vous reste. La pendule ne tourne que quand on vous attend ; ni pendant une panne, ni pendant une absence, et elle démarre hors de vos heures calmes.
pace-overtime-flag = Temps écoulé : la table l’apprend et attend toujours.
pace-overtime-turn = Temps écoulé : un remplaçant joue ce tour.
pace-overtime-until-back = Temps écoulé : un remplaçant joue jusqu’au retour.
pace-overtime-out = Temps écoulé : un remplaçant prend la place pour de bon.
overtime-flag-choice = Le dire et attendre encore
overtime-turn-choice = Un remplaçant joue ce tour
overtime-until-back-choice = Un remplaçant joue jusqu’au retour
overtime-out-choice = La place est perdue : un remplaçant la prend pour de bon

time-left = ⏳ { $who } a jusqu’au { $at } : { $ends }
time-over = ⌛ Temps écoulé pour { $who } : { $ends }
time-later = 🌙 Pour { $who }, la pendule démarre { $starts }.
time-away = 🧳 { $who } : absence jusqu’au { $until }
time-reserves = Réserves : { $who }
your-time = ⏳ Votre temps finit { $ends }, le { $at }.
your-time-over = ⌛ Votre temps est écoulé : { $ends }
seat-kept = Un remplaçant joue pour vous à cette table.
back = Me revoilà

nudge = Petit rappel
nudged = { $player } fait signe à { $who } : la table attend.
nudged-you = { $player } vous fait signe : la table vous attend.
done-nudge = Le rappel est parti.
nudge-nobody = La table n’attend personne à qui vous pourriez faire signe.
nudge-again = Vous avez déjà fait signe à cette table aujourd’hui. De nouveau { $when }.
nudge-asleep = Ce sont des heures calmes : réessayez { $when }.

offer = La place { $seat } ({ $player }) est libre pour qui veut continuer la partie.
take = Prendre la place { $seat }
offers-none = La place est prise.
done-offer = La place est proposée dans le salon.
offered-already = Cette place est déjà proposée.
not-offered = Cette place n’est plus proposée.
story-so-far = L’histoire jusqu’ici

digest = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
digest-more = { $count ->
    [one] -# … et encore une : /{ name-turns }
   *[other] -# … et encore { $count } : /{ name-turns }
}

week = La semaine du club
week-span = Du { $starts } au { $ends }
week-finished = { $count ->
    [one] Une partie s’est achevée
   *[other] { $count } parties se sont achevées
}
week-game = { $game }, { $channel } : victoire pour { $winners } avec { $points } ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
})
week-game-won = { $game }, { $channel } : victoire pour { $winners } ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
})
week-records = Records
week-record = { $game } : { $points } pour { $winners }, plus que personne ici auparavant
week-waits = Les plus longues attentes
week-wait = { $time } pour { $name }, { $game } dans { $channel }

club-vacation-days = **Absences :** { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par an
club-summary = **Résumé de la semaine :** { $channel }
club-summary-none = La semaine n’est pas résumée ici ; /{ name-club } { name-club-summary }:True le change.
bad-days = Un club accorde de 0 à { $most } jours.

vacations = Vos absences dans ce club
vacation-line = Du { $starts } au { $ends }
vacation-none = Aucune absence.
vacation-left = { $left ->
    [one] Il vous reste { $left } jour
   *[other] Il vous reste { $left } jours
} ici cette année. Les jours commencent à minuit (fuseau { $zone }).
home = Me revoilà
home-all = Me revoilà ; tout annuler
no-such-day = « { $day } » n’est pas un jour. Écrivez-le comme 2026-07-01.
