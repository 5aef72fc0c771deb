# Was jeder Tisch sagt, in jedem Spiel.

seat = Platz { $number }
nothing = nichts
labelled = { $label }: { $said }

not-asked = Das ist jetzt nicht deine Entscheidung.
not-offered = „{ $key }“ gehört nicht zu deinen Zügen.
chosen-twice = Du hast zweimal dasselbe gewählt.
too-few = { $least ->
    [one] Wähle mindestens eines; gewählt hast du { $given }.
   *[other] Wähle mindestens { $least }; gewählt hast du { $given }.
}
too-many = { $most ->
    [one] Wähle höchstens eines; gewählt hast du { $given }.
   *[other] Wähle höchstens { $most }; gewählt hast du { $given }.
}
game-over = Dieses Spiel ist zu Ende.
seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
decline = Nein, danke

undo-nothing = Es gibt nichts zurückzunehmen.
undo-others = Inzwischen hat jemand anderes gezogen: Bitte den Tisch, zurückzugehen.
cannot-imagine = In diesem Zug kam zu viel ans Licht, um ihn durchzuspielen; plane nach dieser Aktion weiter.
undo-revealed = Durch diesen Zug kam etwas ans Licht: Nur der Tisch kann ihn zurücknehmen.
waiting-for = Der Tisch wartet auf { $player }.
habit = { $what }
