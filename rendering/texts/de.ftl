# Was Bilder und Textfassungen in jedem Spiel sagen, auf Deutsch.

round = Runde { $round } von { $last }
times = × { $count }
