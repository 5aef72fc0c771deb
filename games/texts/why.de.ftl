# Was eine abgelehnte Antwort erlaubt machen würde, in jedem Spiel.

why-other = Genau das ist jetzt durch nichts möglich. Wähle einen der Züge unten.
why-not-asked = Warte, bis der Tisch dich fragt. Er ruft dich dann.
why-not-offered = Das ist keiner deiner Züge. Wähle einen von denen unten.
why-chosen-twice = Nenne alles nur einmal.
why-too-few = Wähle { $least } oder mehr, durch Leerzeichen getrennt.
why-too-many = Wähle { $most } oder weniger.
why-game-over = Ein neuer Tisch lässt sich gleich eröffnen.
