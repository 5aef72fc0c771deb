# Promethium: was die Textform über das Bild hinaus sagt.

text-carded = In diesem Zug wurde eine Ränkekarte gespielt.
text-acted = In diesem Zug wurde eine Aktion ausgeführt.
text-schemes-left = Noch zu ziehende Ränkekarten: { $count }.
text-blues = Marker des neutralen Spielers hinter dem Sichtschirm: { $count }.
text-returned = Nach einem Verkauf zurückgenommene Marker: { $tokens }.
text-earned = Bei dieser Ausstellung verdient: { $money } £.
