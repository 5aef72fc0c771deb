# What would make a refused answer legal, whatever the game.

why-other = Nothing makes exactly that possible now. Choose one of the moves below.
why-not-asked = Wait until the table asks you. It calls you then.
why-not-offered = That is none of your moves now. Choose one of those below.
why-chosen-twice = Name everything once.
why-too-few = Choose { $least } or more, divided by spaces.
why-too-many = Choose { $most } or fewer.
why-game-over = A new table can be opened at once.
