# Colours for everybody’s eyes.

command-new-colours = The colours of the table’s pictures
palette-default = Paper
palette-night = Night
palette-contrast = High contrast
palette-protan = For protan eyes (red is missing)
palette-deutan = For deutan eyes (green is missing)
palette-tritan = For tritan eyes (blue is missing)
no-such-palette = There are no colours called “{ $palette }”.

setting-colours = Colours of your pictures
setting-colours-about = For what only you see: hands, plans, /{ name-board }. What everybody sees has the table’s colours.
setting-colours-table = As the table has them
setting-colours-default = { palette-default }
setting-colours-night = { palette-night }
setting-colours-contrast = { palette-contrast }
setting-colours-protan = { palette-protan }
setting-colours-deutan = { palette-deutan }
setting-colours-tritan = { palette-tritan }

sitter-stand-in = { $name } (stand-in)
zone-champion = champion
zone-up = goes up
zone-down = goes down
lobby-colours = -# **Colours: { $colours }**
