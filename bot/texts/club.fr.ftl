# Ce que dit le club : les refus, et les lignes du récit qu’aucun jeu ne raconte.

no-such-game = Aucun jeu ne s’appelle « { $game } ».
no-such-option = Ce jeu n’a pas d’option « { $option } ».
bad-option = Ces options ne conviennent pas à ce jeu : { $options }.
no-such-table = Cette table n’est pas dans nos livres.
no-table-here = Il n’y a pas encore de table dans ce salon. Ouvrez-en une avec /{ name-new }.
channel-taken = Ce salon a déjà une table. Finissez-la ou annulez-la d’abord, ou jouez dans un fil.
table-full = Les { $most } places sont prises.
wrong-number = Ce jeu se joue de { $least } à { $most } ; { $seats ->
    [0] personne n’est à table
    [one] une seule personne est à table
   *[other] vous êtes { $seats } à table
}.
no-such-stand-in = Aucun remplaçant ne s’appelle « { $name } ».
no-stand-in-there = Aucun remplaçant n’est assis là.
no-such-seat = Cette table a les places 1 à { $seats }.
already-started = Cette partie a déjà commencé.
not-started = Cette partie n’a pas encore commencé.
table-over = Cette table est close.
not-seated = Vous n’êtes pas à cette table. Bon spectacle !
sits-already = { $name } est déjà à cette table.
cancel-not-yours = Seul l’hôte peut annuler une table qui n’a pas commencé. Une partie en cours continue : vous pouvez l’abandonner, ou vous adresser à ceux qui gèrent le serveur.
replace-not-yours = Cette place ne peut être cédée que par { $player }, ou par ceux qui gèrent le serveur.

moved-on = La table a avancé entre-temps ; voici où elle en est.
rules-failed = Les règles ont eu un raté avec ce coup, qui n’a donc pas été joué. C’est noté ; essayez-en un autre.
cannot-load = Cette table ne peut pas être ouverte pour le moment. Rien n’est perdu, et c’est noté.
cannot-replay = Les règles ont été corrigées depuis ce coup ; on ne peut plus le montrer.
no-such-move = Il n’y a pas encore de coup { $move } ; le dernier est le { $moves }.
verify-later = La graine reste secrète tant que la partie dure. Demandez encore quand elle sera finie.

nothing-to-undo = Il n’y a rien à reprendre.
cannot-go-back = Les règles ont été corrigées depuis ; la table ne peut pas revenir aussi loin.
asked-already = La question est déjà posée à la table, par { $player }.
no-such-request = Cette question est réglée.

plan-not-asked = Vous pourrez essayer un tour quand ce sera à vous de décider.
plan-complete = Votre plan va jusqu’à la fin de votre tour : envoyez-le, reculez d’un pas ou laissez-le.
plan-empty = Votre plan est vide.
plan-stale = La table a avancé depuis le début de votre plan, qui est donc abandonné.
no-plan = Vous n’avez pas de plan à cette table.
cannot-plan = Ce moment ne peut pas être essayé ; il dépend trop de ce que vous ne pouvez pas savoir.

stand-in-greedy = Glouton
stand-in-random = Hasard
cancelled = Cette table a été annulée.
resigned = { $name } abandonne ; un remplaçant prend la suite.
replaced = { $old } laisse sa place à { $new }.
took-back = { $count ->
    [one] { $player } reprend un coup.
   *[other] La table revient { $count } coups en arrière pour { $player }.
}
drifted = { $lost ->
    [0] Les règles ont été corrigées et la table a un peu changé. Regardez-la de nouveau.
    [one] Les règles ont été corrigées et le dernier coup ne convient plus. Il est repris ; regardez la table de nouveau.
   *[other] Les règles ont été corrigées et les { $lost } derniers coups ne conviennent plus. Ils sont repris ; regardez la table de nouveau.
}
stand-in-stuck = Les règles ont un raté au coup d’un remplaçant ; cette table doit attendre qu’il soit réparé.
member-left = { $player } a quitté ce serveur. Ceux qui le gèrent peuvent céder la place : /{ name-replace } { name-replace-seat }:{ $seat }
hand-closed = { $player }, vos messages privés me sont fermés. /{ name-hand } vous montre tout ici, pour vos yeux seulement.
