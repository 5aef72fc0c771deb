# Les leçons : une première partie guidée.

name-learn = apprendre
name-learn-game = jeu
name-learn-thread = fil
command-learn = Une première partie guidée, contre des remplaçants
command-learn-game = Le jeu à apprendre
command-learn-thread = La jouer dans un fil à part
opened-lesson = Votre leçon commence dans { $channel }.
guide = Votre guide
guide-welcome = C’est une leçon : vous jouez une partie entière contre des remplaçants, et pour les { $count } premières décisions le guide dit de quoi il s’agit. Choisissez autrement quand vous voulez ; rien ne peut mal tourner, et /{ name-undo } reprend un coup.
guide-advice = **Un bon choix :** { $choice }.
guide-decline = **Un bon choix :** décliner cette fois.
guide-free = Désormais, vous jouez sans guide. /{ name-rules } explique tout, /{ name-why } ce qui n’est pas possible, et /{ name-undo } reprend un coup.
