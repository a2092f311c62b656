### De dingen die in een som worden geteld.

tile = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
tile-or-space = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
space = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}
own-tile = { $count ->
    [one] 1 tegel met de burcht
   *[other] { $count } tegels met een burcht
}
coat = { $count ->
    [one] 1 wapen
   *[other] { $count } wapens
}
city = { $count ->
    [one] 1 afgebouwde stad
   *[other] { $count } afgebouwde steden
}
meeple = { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
barn-city = { $count ->
    [one] 1 afgebouwde stad
   *[other] { $count } afgebouwde steden
}
besieged = { $count ->
    [one] 1 belegerde stad
   *[other] { $count } belegerde steden
}
castle = { $count ->
    [one] 1 burcht
   *[other] { $count } burchten
}
fairy = { $count ->
    [one] 1 fee
   *[other] { $count } feeën
}
little-building = { $count ->
    [one] 1 klein gebouw
   *[other] { $count } kleine gebouwen
}
mage = { $count ->
    [one] 1 punt
   *[other] { $count } punten
} voor de magiër
# Punten waarvan maar de helft telt.
halved = de helft van { $count }
halved-up = de helft van { $count } (naar boven afgerond)
