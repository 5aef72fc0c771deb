# Farben für jedermanns Augen.

command-new-colours = Die Farben der Bilder dieses Tisches
palette-default = Papier
palette-night = Nacht
palette-contrast = Hoher Kontrast
palette-protan = Für protane Augen (Rot fehlt)
palette-deutan = Für deutane Augen (Grün fehlt)
palette-tritan = Für tritane Augen (Blau fehlt)
no-such-palette = Farben namens „{ $palette }“ gibt es nicht.

setting-colours = Farben deiner Bilder
setting-colours-about = Für das, was nur du siehst: Hand, Plan, /{ name-board }. Was alle sehen, hat die Farben des Tisches.
setting-colours-table = Wie der Tisch sie hat
setting-colours-default = { palette-default }
setting-colours-night = { palette-night }
setting-colours-contrast = { palette-contrast }
setting-colours-protan = { palette-protan }
setting-colours-deutan = { palette-deutan }
setting-colours-tritan = { palette-tritan }

sitter-stand-in = { $name } (Ersatzspieler)
zone-champion = Meister
zone-up = steigt auf
zone-down = steigt ab
lobby-colours = -# **Farben: { $colours }**
