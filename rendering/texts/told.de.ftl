# Was jede Textform sagt.

option = { $name }: { $value }.
yes = ja
no = nein
