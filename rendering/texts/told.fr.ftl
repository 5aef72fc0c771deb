# Ce que dit toute forme écrite.

option = { $name } : { $value }.
yes = oui
no = non
