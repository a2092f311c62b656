### The building of a bridge: whether it is allowed.

heading = Building a bridge over { $tiles }, { $axis ->
    [ew] from west to east
   *[ns] from north to south
}

today = It can be built there.
today-not = It cannot be built there: { $because }.
row = allowed
row-not = { $reason ->
    [bridge-there] not allowed: there is a bridge
    [ends] not allowed: no field at one end
    [stops] not allowed: no road at one end
    [lone-half] not allowed: one end over a gap
   *[pair] not allowed: it is on two half tiles
}

said-allowed = { $said ->
    [yes] the bridge can be built
   *[no] the bridge cannot be built
}
said-tiles = { $said ->
    [0] the bridge is over no tile
   *[other] the bridge is over { $said }
}

bridge-there = there is already a bridge over that space
    .word = bridge-there
    .means = Another bridge spans that space.
ends = { $side }, where the bridge would end, shows { $edge } instead of a field
    .word = no-field-at-end
    .means = The bridge would end at a side that does not show field.
    .data = side: side, shows: edge of edge
stops = { $side }, where the road would go on, shows { $edge }
    .word = no-road-beyond
    .means = The road would have to continue at a side that shows something else.
    .data = side: side, shows: edge of edge
lone-half = { $tile } is a single half tile, and one end of the bridge would be over the gap
    .word = end-over-gap
    .means = An end would be over the gap beside a single half.
    .data = tile: tile
pair = it would be on two half tiles, { $tiles }
    .word = on-two-halves
    .means = It would stand on two halves.
    .data = tiles: tiles

fits = Both ends of a bridge have to be on field, facing a road or an empty space.
may-stand-over-a-gap = It can be built on a single half tile, with one end over the gap.
may-not-stand-over-a-gap = It cannot be built on a single half tile, with one end over the gap.
may-not-stand-on-both = It cannot be built on two half tiles.
may-stand-on-both = It can be built on two half tiles; a meeple on it then belongs to one of the two.
