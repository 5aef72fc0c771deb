# Lessons: a first game with a guide.

name-learn = learn
name-learn-game = game
name-learn-thread = thread
command-learn = A first game with a guide, against stand-ins
command-learn-game = Which game you want to learn
command-learn-thread = Play it in a thread of its own
opened-lesson = Your lesson begins in { $channel }.
guide = Your guide
guide-welcome = This is a lesson: you play a whole game against stand-ins, and for the first { $count } decisions the guide tells you what they are about. Choose otherwise whenever you like; nothing can go wrong, and /{ name-undo } takes back.
guide-advice = **A good choice:** { $choice }.
guide-decline = **A good choice:** decline this time.
guide-free = From here on you play by yourself. /{ name-rules } explains everything, /{ name-why } what is not possible, and /{ name-undo } takes a move back.
