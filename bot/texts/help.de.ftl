# Hilfe: die Regeln nach Themen, und warum etwas abgelehnt wurde.

name-rules-card = karte
command-rules-card = Eine einzelne Karte und was sie tut
rules-moment = Für diesen Augenblick
rules-topics = Themen
example = Beispiel. Frage an { $player }: { $question } Antwort: { $answer }.
no-such-card = Eine Karte „{ $card }“ gibt es nicht anzusehen.

name-why = warum
name-why-move = zug
command-why = Warum etwas abgelehnt wurde, und wie es erlaubt wäre
command-why-move = Ein Zug wie für /{ name-play }; sonst der zuletzt abgelehnte
why-not = Warum nicht?
why-move = Abgelehnt: { $move }
why-reason = **Warum:** { $reason }
why-mend = **So wäre es erlaubt:** { $mend }
why-instead = **Was du jetzt tun kannst**
why-legal = Das ist jetzt erlaubt: /{ name-play } { name-play-choice }:{ $move }
nothing-refused = Von dir wurde an diesem Tisch zuletzt nichts abgelehnt. Nenne einen Zug: /{ name-why } { name-why-move }:
why-more = -# /{ name-why } sagt, wie es erlaubt wäre.
