### Der Zirkusdirektor.

heading = Der Zirkusdirektor auf { DAT($tile) }, { $shows ->
    [0] nirgends Zirkuszelte oder Artisten
   *[other] mit Zirkuszelten und Artisten auf { DAT($shows) }
}

today = { $shares ->
    [0] Keine zusätzlichen Punkte: Um den Zirkusdirektor liegt kein Plättchen mit Zirkuszelt oder Artisten.
   *[other] Zusätzliche Punkte, wenn sein Bauwerk gewertet wird: { $shares }, für { $count } Plättchen mit Zirkuszelt oder Artisten um ihn herum.
}
row = { $shares ->
    [0] keine zusätzlichen Punkte
   *[other] zusätzliche Punkte: { $shares }
}

said-meeples = { $said ->
    [0] kein Zirkusdirektor
   *[other] { $said }
}

none-near = Keines davon ist ein Plättchen mit Zirkuszelt oder Artisten.
near = Darunter { $count ->
    [one] ist 1 Plättchen
   *[other] sind { $count } Plättchen
} mit Zirkuszelt oder Artisten, je 2 Punkte wert: { $tiles }.

thing-show-tile = { $count } Plättchen mit Zirkuszelt oder Artisten
