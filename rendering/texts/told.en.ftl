# What every text form says, in English.

option = { $name }: { $value }.
yes = yes
no = no
