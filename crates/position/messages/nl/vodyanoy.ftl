### De Vodyanoy.

heading = De Vodyanoy op { $tile }
heading-caught = De Vodyanoy op { $tile }, met daarop al { $caught }
# De meeples die een speler daar heeft.
meeples-of = { $count ->
    [one] een meeple
   *[other] { $count } meeples
} van { $player }
# De naam van de Vodyanoy in de legenda van een getekend speelveld.
landmark = Vodyanoy

today = De Vodyanoy strikt { $meeples ->
    [0] niemand
   *[other] { $meeples }
}. { $losses ->
    [0] Niemand verliest punten.
   *[other] Verloren punten bij de eindtelling: { $losses }.
}
row = { $meeples ->
    [0] strikt niemand
   *[other] verloren punten: { $losses }
}

said-meeples = { $said ->
    [0] de Vodyanoy strikt niemand
   *[other] de Vodyanoy strikt { $said }
}
said-losses = { $said ->
    [0] de Vodyanoy kost niemand punten
   *[other] de Vodyanoy kost { $said }
}

costs = Elke meeple op de Vodyanoy kost de speler bij de eindtelling { $points } punten.
