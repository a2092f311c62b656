### The meeples that can flee a besieged city.

heading = Fleeing from { $at }

today = { $why ->
    [no-siege] It is not besieged, so nobody flees.
    [no-monastery] Nobody can flee: there is no monastery next to it.
    [nobody] There is a monastery next to it, but nobody is in the city to flee.
   *[flee] { $meeples } can flee: at the end of their turn, a player may take back one of their own meeples from the city.
}
row = { $meeples ->
    [0] nobody can flee
   *[other] { $meeples } can flee
}

said-tiles = { $said ->
    [0] there is no monastery to flee to
   *[other] one can flee to { $said }
}
said-meeples = { $said ->
    [0] nobody can flee
   *[other] { $said } can flee
}

besieged-on = { $tiles ->
    [0] The city is not besieged.
   *[other] It is besieged on { $tiles }.
}
next-to = { $rule ->
    [tile] The monastery has to be next to a tile with the siege.
   *[city] The monastery can be next to any tile of the city.
}
monasteries = { $tiles ->
    [0] There is no monastery next to it.
   *[other] The monastery next to it is on { $tiles }.
}
lord = The lord of a castle { $knight ->
    [yes] counts as a knight.
   *[no] is no knight, so he cannot flee.
}
