# Ce que disent les panneaux, en français.

folded = { $count ->
    [one] -# … et 1 ligne avant cela (/{ name-log })
   *[other] -# … et { $count } lignes avant cela (/{ name-log })
}

lobby-seats = De { $least } à { $most } joueurs.
lobby-begun = La partie a commencé.
lobby-cancelled = Cette table a été annulée.
join = S’asseoir
leave = Se lever
add-stand-in = Ajouter un remplaçant
remove-stand-in = Retirer { $name }
start = Commencer
cancel = Annuler
on = oui
off = non

after-move = { $move ->
    [0] le départ
   *[other] coup { $move }
}
commitment = -# Empreinte de la graine secrète : `{ $hash }`. Après la partie, /{ name-verify } la rejoue.
waiting = { $count ->
    [one] C’est à { $who } de jouer.
   *[other] La table attend { $who }.
}
ended-cancelled = Cette partie a été annulée.
ended-abandoned = Tout le monde a quitté cette partie.
ended-finished = Cette partie est finie.
move = Jouer
hand = Ma main
since = Quoi de neuf ?
board = Plateau
undo = Reprendre
plan = Essayer

consent = { $move ->
    [0] { $player } demande à la table de revenir au début.
   *[other] { $player } demande à la table de revenir au coup { $move }.
}
consent-missing = { $who } : d’accord ?
consent-granted = Accordé : la table est revenue en arrière.
consent-refused = Refusé : la partie continue.
agree = D’accord
refuse = Refuser

choose = Choisissez…
other-order = Dans un autre ordre…
as-listed = -# Le menu les prend dans l’ordre de sa liste.
show-all = { $count ->
    [one] Montrer la seule option
   *[other] Montrer les { $count } options
}
earlier = ◀ Options précédentes
later = Options suivantes ▶
done-to-you = Ce qu’on vous a fait
since-then = Depuis votre dernier coup
nothing-since = Rien ne s’est passé depuis votre dernier coup.
crowded = -# On joue tant en ce moment que votre image n’est pas dessinée. « { hand } » et /{ name-hand } la montrent.

planning = Votre plan (personne d’autre ne le voit)
plan-guessed = -# Quelque chose ici vous est caché : le plan montre une suite possible.
plan-end = Votre tour finirait ici.
plan-back = Un pas en arrière
plan-send = Envoyer
plan-drop = Laisser le plan
