# Les commandes et leurs réponses, en français.

command-new = Ouvrir une table : choisir le jeu, puis chacun s’assied
command-new-game = Quel jeu
command-new-options = Les options de la table, par exemple show_cubes=on
command-new-language = La langue des messages et des images de la table
command-new-thread = Jouer dans un fil ouvert pour cette partie
command-new-quick = Commencer tout de suite contre des remplaçants
command-join = S’asseoir à la table de ce salon
command-leave = Quitter la table avant le début
command-start = Commencer la partie de ce salon
command-cancel = Annuler la table de ce salon
command-play = Répondre à ce que la table demande
command-more = Les coups plus rares de ce jeu
command-play-choice = Votre coup ; séparez-en plusieurs par des espaces
command-hand = Ce que vous seul pouvez voir, et ce qu’on vous demande
command-log = Ce qui s’est passé à cette table
command-log-move = Jusqu’à quel coup ; sinon jusqu’au dernier
command-table = Une partie plus ancienne de ce salon ; sinon la dernière
command-since = Ce qui s’est passé depuis votre dernier coup
command-export = La partie notée, dans un fichier
command-verify = Vérifier une partie finie avec l’empreinte publiée au début
command-games = Les parties de ce salon et leurs résultats
command-turns = Toutes les tables qui vous attendent
command-about = Ce qu’est Petit Bleu
command-board = Le plateau, maintenant ou après un coup passé
command-board-move = Après quel coup
command-board-as = En image ou en texte
command-rules = Les règles en bref
command-rules-game = Quel jeu ; à défaut, celui de ce salon
command-rules-topic = Un seul sujet
command-undo = Reprendre votre dernier coup, ou le demander à la table
command-plan = Essayer votre tour ; personne ne le voit
command-resign = Quitter la partie ; un remplaçant prend votre place
command-replace = Donner une place à quelqu’un ou à un remplaçant
command-replace-seat = Le numéro de la place
command-replace-person = Qui la prend ; à défaut, la place est proposée dans le salon

as-picture = image
as-text = texte

opened-lobby = La table est ouverte : { $channel }.
opened-quick = Votre partie commence : { $channel }.
done-join = Vous êtes à table.
done-leave = Vous avez quitté la table.
done-start = La partie commence.
done-cancel = La table est annulée.
done-resign = Un remplaçant continue pour vous.
done-replace = La place a changé de mains.
consent-asked = Cela ne se reprend pas sans les autres : la table décide si elle revient en arrière.
consent-own = La question s’adresse aux autres. « { $refuse } » la retire.
nothing-yet = Rien ne s’est encore passé.
log-earlier = -# Avant cela : /{ name-log } { name-log-move }:{ $move }
log-of-table = { name-log-table }:{ $table }
no-turns = Aucune table ne vous attend.
no-games = Il n’y a encore eu aucune partie dans ce salon.
games-latest = -# Les { $count } dernières parties de ce salon.
phase-lobby = La table est ouverte.
phase-playing = La partie est en cours.
export-complete = La partie entière, avec sa graine.
export-partial = La partie jusqu’ici. La graine, et ce que les autres ont choisi en secret, suivront à la fin.
verified = { $moves ->
    [one] Le seul coup se rejoue
   *[other] Les { $moves } coups se rejouent
} à partir de la graine `{ $seed }`, dont l’empreinte est celle publiée au début : `{ $hash }`.
not-verified = Cette partie ne concorde pas avec ce qui a été publié : ses coups ne mènent pas là où elle a fini.
not-verified-seed = Cette partie ne concorde pas avec ce qui a été publié : l’empreinte du début est celle d’une autre graine.
about = **Petit Bleu { $version }** permet de jouer à { $games } par messages. `/{ name-new }` ouvre une table ; `/{ name-turns }` dit où l’on vous attend.

failed = Quelque chose a échoué de notre côté. Rien n’a changé ; essayez encore.
slow-down = { $seconds ->
    [one] Cela fait beaucoup d’un coup. Vous pourrez redemander dans une seconde.
   *[other] Cela fait beaucoup d’un coup. Vous pourrez redemander dans { $seconds } secondes.
}
forbidden = Je n’ai pas le droit de faire cela ici. Ceux qui gèrent le serveur peuvent me le donner ; essayez ensuite de nouveau.
cannot-post = Dans ce salon, il me manque des permissions qu’il faut à une table : { $missing }. Ceux qui gèrent le serveur peuvent les donner.
permission-view_channel = Voir les salons
permission-attach_files = Joindre des fichiers
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-send_messages = Envoyer des messages
permission-create_public_threads = Créer des fils publics
unknown-control = Cette commande date d’un autre temps et ne veut plus rien dire.
control-gone = Ce sur quoi vous avez appuyé a été supprimé entre-temps, et rien n’a changé.
newest = La table est ici maintenant : { $link }
numbers = Des numéros, dans l’ordre
numbers-how = De la liste ci-dessus, de 1 à { $count }
not-a-number = « { $word } » n’est pas un nombre de 1 à { $most }.
no-such-topic = Les règles n’ont pas de sujet « { $topic } ».
bots-do-not-play = Un bot ne peut pas prendre de place ; ne nommez personne pour un remplaçant.
