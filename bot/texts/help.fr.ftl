# L’aide : les règles par thème, et pourquoi quelque chose a été refusé.

name-rules-card = carte
command-rules-card = Une seule carte, avec ce qu’elle fait
rules-moment = Pour ce moment
rules-topics = Sujets
example = Exemple. Question à { $player } : { $question } Réponse : { $answer }.
no-such-card = Il n’y a pas de carte « { $card } » à regarder.

name-why = pourquoi
name-why-move = coup
command-why = Pourquoi quelque chose a été refusé, et ce qui le rendrait légal
command-why-move = Un coup comme pour /{ name-play } ; sinon le dernier refusé
why-not = Pourquoi pas ?
why-move = Refusé : { $move }
why-reason = **Pourquoi :** { $reason }
why-mend = **Ce qui le rendrait légal :** { $mend }
why-instead = **Ce qui est possible maintenant**
why-legal = C’est légal maintenant : /{ name-play } { name-play-choice }:{ $move }
nothing-refused = Rien de vous n’a été refusé à cette table ces derniers temps. Nommez un coup : /{ name-why } { name-why-move }:
why-more = -# /{ name-why } dit ce qui le rendrait légal.
