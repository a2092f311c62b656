### The fairy. Where several meeples are listed, she is next to one of them.

# The name of the fairy in the legend of a drawn board.
landmark = fairy

heading-on-tile = The fairy on { $tile }
heading-by-meeple = The fairy on { $tile }, next to { OR($players) }'s meeple { $kind ->
    [city] in the city
    [road] on the road
    [field] in the field
    [monastery] in the monastery
    [castle] in the castle
   *[garden] in the garden
}

today = { $meeples ->
    [0] The dragon cannot enter { OR($tiles) }; there are no meeples there.
    [one] She keeps the dragon off { $tiles }: { $meeples } is safe.
   *[other] She keeps the dragon off { $tiles }: { $meeples } are safe.
}
row = protects { $tiles }
row-each = protects { $tiles }; points for each meeple there
phrase = { $row }; { $meeples ->
    [0] there are no meeples there
    [one] { $meeples } is safe
   *[other] { $meeples } are safe
}

said-meeples = { $said ->
    [0] nobody is safe from the dragon
    [one] only { $said } is safe from the dragon
   *[other] only { $said } are safe from the dragon
}
said-tiles = { $said ->
    [0] the dragon can go anywhere
   *[other] the dragon cannot enter { OR($said) }
}
said-beside = { $said ->
    [0] she is next to nobody
   *[other] she is next to { OR($said) }
}

by-half = The fairy protects her own half tile, not the other half.
by-space = The fairy protects both half tiles in her space.
stands-by = { $meeples ->
    [0] She is not next to any meeple.
    [one] The only meeple she can be next to is { $meeples }.
   *[other] She is next to only one of these: { OR($meeples) }.
}
pays-each = Her 3 points are for each meeple on her tile that scores: { $meeples }.
said-each = { $said ->
    [yes] each meeple on her tile gets her points
   *[no] one meeple on her tile gets her points
}
adds-to = { $meeples ->
    [0] She is not next to any meeple: no extra points.
    [one] { $sure ->
        [yes] She is next to { $meeples }: its owner scores 1 point at the start of each turn, and 3 points when its feature is scored, with or without the majority.
       *[no] If she is next to { $meeples }, its owner scores 1 point at the start of each turn, and 3 points when its feature is scored, with or without the majority.
    }
   *[other] She is next to only one of these, { OR($meeples) }: its owner scores 1 point at the start of each turn, and 3 points when its feature is scored, with or without the majority.
}
not-scored = The fairy is next to { OR($meeples) }, which is not scored: no extra points.
castle-not-scored = The fairy is next to { OR($meeples) }, whose castle is not scored by itself: no extra points.
on-tile = The fairy is on the tile with { $meeples }: 3 points for each of these that is in the feature, for { $players }.
