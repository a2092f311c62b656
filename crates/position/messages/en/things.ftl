### The things that are counted in a sum.

tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
tile-or-space = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
space = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
own-tile = { $count ->
    [one] 1 castle tile
   *[other] { $count } castle tiles
}
coat = { $count ->
    [one] 1 coat of arms
   *[other] { $count } coats of arms
}
    .word = coats
    .means = So many coats of arms.
    .data = count: number
city = { $count ->
    [one] 1 completed city
   *[other] { $count } completed cities
}
meeple = { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
barn-city = { $count ->
    [one] 1 completed city
   *[other] { $count } completed cities
}
besieged = { $count ->
    [one] 1 siege
   *[other] { $count } sieges
}
castle = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}
fairy = { $count ->
    [one] 1 fairy
   *[other] { $count } fairies
}
little-building = { $count ->
    [one] 1 little building
   *[other] { $count } little buildings
}
mage = { $count } from the mage
# Points of which only half are scored.
halved = half of { $count }
halved-up = half of { $count } (rounded up)
