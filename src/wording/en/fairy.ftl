### The fairy. Where several meeples are listed, she stands by one of them.

heading-on-tile = The fairy on { $tile }
heading-by-meeple = The fairy on { $tile }, by { OR($players) }'s meeple { $kind ->
    [city] in the city
    [road] on the road
    [field] in the field
    [monastery] in the monastery
    [castle] in the castle
   *[garden] in the garden
}

today = { $meeples ->
    [0] The dragon may not enter { OR($tiles) }, where nobody stands.
    [one] She keeps the dragon off { $tiles }: { $meeples } is safe.
   *[other] She keeps the dragon off { $tiles }: { $meeples } are safe.
}
row = protects { $tiles }

said-meeples = { $said ->
    [0] nobody is safe from the dragon
    [one] { $said } is safe from the dragon
   *[other] { $said } are safe from the dragon
}
said-tiles = { $said ->
    [0] the dragon may go everywhere
   *[other] the dragon may not enter { OR($said) }
}
said-beside = { $said ->
    [0] she stands by nobody
   *[other] she stands by { OR($said) }
}

by-half = The fairy protects her own half, not the other.
by-space = The fairy protects both halves of her space.
stands-by = { $meeples ->
    [0] She stands by no meeple.
    [one] If she stands by a meeple, it is { $meeples }.
   *[other] She stands by one meeple only: { OR($meeples) }.
}
adds-to = { $meeples ->
    [0] She stands by no meeple, and adds to nobody's points.
    [one] { $sure ->
        [yes] She stands by { $meeples }: its owner gets 1 point at the start of each turn, and 3 when its feature is scored, majority or not.
       *[no] If she stands by { $meeples }, its owner gets 1 point at the start of each turn, and 3 when its feature is scored, majority or not.
    }
   *[other] She stands by one meeple only, { OR($meeples) }: its owner gets 1 point at the start of each turn, and 3 when its feature is scored, majority or not.
}
not-scored = The fairy stands by { OR($meeples) }, which is not scored: she adds nothing.
castle-not-scored = The fairy stands by { OR($meeples) }, whose castle is not scored by itself: she adds nothing.
