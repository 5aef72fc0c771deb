# Promethium : ce que dit la forme écrite en plus de l’image.

text-carded = Une carte Manigances a été jouée ce tour-ci.
text-acted = Une action a été faite ce tour-ci.
text-schemes-left = Cartes Manigances encore à piocher : { $count }.
text-blues = Jetons du joueur neutre derrière le paravent : { $count }.
text-returned = Jetons repris après une vente : { $tokens }.
text-earned = Gagné à cette Exposition : { $money } £.
