# Innovation: was einen abgelehnten Zug erlaubt machen würde.

why-not-your-turn = Warte auf deinen Zug: Du bekommst Bescheid.
why-covered = { $card } lässt sich aktivieren, sobald sie oben liegt: Die Karten darüber müssten zurückgelegt, gewertet, übertragen oder umgeordnet werden.
why-not-on-board = Spiele { $card } zuerst aus, wenn du sie hast.
why-not-in-hand = Ausspielen kannst du nur Handkarten. Ziehe, bis { $card } kommt, oder spiele eine andere aus.
why-not-fitting = Lies, was die Wirkung verlangt: den Wert, die Farbe oder das Symbol. Von deinen Karten passen die angebotenen.
why-not-yours = Die Wirkung verlangt eine eigene Karte. Die angebotenen sind deine und passen.
why-no-such-age = Dominieren lassen sich nur die Zeitalter 1 bis 9.
why-age-taken = Jedes Zeitalter lässt sich nur einmal dominieren. Suche ein freies.
why-too-few-points = Werte Karten, bis dein Punktestapel { $need } Punkte hat. Punkte werden nicht ausgegeben.
why-top-too-low = Sorge für eine oberste Karte vom Wert { $age } oder mehr: Spiele eine aus oder ziehe höhere.
