# Lektionen: eine erste Partie mit Begleiter.

name-learn = lernen
name-learn-game = spiel
name-learn-thread = thread
command-learn = Eine erste Partie mit Begleiter, gegen Ersatzspieler
command-learn-game = Welches Spiel du lernen willst
command-learn-thread = In einem eigenen Thread spielen
opened-lesson = Deine Lektion beginnt in { $channel }.
guide = Dein Begleiter
guide-welcome = Das ist eine Lektion: Du spielst eine ganze Partie gegen Ersatzspieler, und bei den ersten { $count } Entscheidungen sagt der Begleiter, worum es geht. Wähle anders, wann immer du magst; es kann nichts schiefgehen, und /{ name-undo } nimmt zurück.
guide-advice = **Eine gute Wahl:** { $choice }.
guide-decline = **Eine gute Wahl:** diesmal ablehnen.
guide-free = Ab hier spielst du allein. /{ name-rules } erklärt alles, /{ name-why }, was nicht geht, und /{ name-undo } nimmt einen Zug zurück.
