### Whether a bridge may be built.

heading = Building a bridge over { $tiles }, { $axis ->
    [ew] from west to east
   *[ns] from north to south
}

today = It may be built there.
today-not = It may not be built there: { $because }.
row = may be built there
row-not = { $reason ->
    [bridge-there] may not: a bridge is there
    [ends] may not: no field at one end
    [stops] may not: no road at one end
    [lone-half] may not: one end over a gap
   *[pair] may not: stands on two halves
}

said-allowed = { $said ->
    [yes] the bridge may be built
   *[no] the bridge may not be built
}
said-tiles = { $said ->
    [0] the bridge lies over nothing
   *[other] the bridge lies over { $said }
}

bridge-there = another bridge lies over that space already
ends = { $side }, where the bridge would end, shows { $edge } instead of field
stops = { $side }, where the road would go on, shows { $edge }
lone-half = { $tile } is a lone half, and one end of the bridge would lie over the gap
pair = it would stand on two halves, { $tiles }

fits = Both ends of a bridge have to lie in field, and what faces them has to be a road or nothing yet.
may-stand-over-a-gap = It may stand on a lone half, with one end over the gap.
may-not-stand-over-a-gap = It may not stand on a lone half, with one end over the gap.
may-not-stand-on-both = It may not stand on two halves.
may-stand-on-both = It may stand on two halves; a meeple on it then belongs to one of the two.
