# Des couleurs pour tous les yeux.

command-new-colours = Les couleurs des images de la table
palette-default = Papier
palette-night = Nuit
palette-contrast = Contraste élevé
palette-protan = Pour les yeux protans (rouge absent)
palette-deutan = Pour les yeux deutans (vert absent)
palette-tritan = Pour les yeux tritans (bleu absent)
no-such-palette = Aucune palette ne s’appelle « { $palette } ».

setting-colours = Couleurs de vos images
setting-colours-about = Pour ce que vous seul voyez : main, plan, /{ name-board }. Ce que tout le monde voit a les couleurs de la table.
setting-colours-table = Celles de la table
setting-colours-default = { palette-default }
setting-colours-night = { palette-night }
setting-colours-contrast = { palette-contrast }
setting-colours-protan = { palette-protan }
setting-colours-deutan = { palette-deutan }
setting-colours-tritan = { palette-tritan }

sitter-stand-in = { $name } (remplaçant)
zone-champion = champion
zone-up = monte
zone-down = descend
lobby-colours = -# **Couleurs : { $colours }**
