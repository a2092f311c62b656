### Whether a tile may be laid.

heading = Laying { $what } in { $space }
heading-half = Laying { $name } with its right angle in the { $corner } of { $space }
heading-half-shown = Laying { $what }, with its right angle in the { $corner } of { $space }
# A tile without a name.
shown = { $shape ->
    [half] a half
    [double] a double-size tile
   *[square] a square
} { $shows ->
    [0] of nothing but field
   *[other] with { $shows }
}
city = city on { $sides }
road = a road on { $sides }
monastery = { $kind ->
    [german] a German monastery
    [dutch] a Dutch monastery
    [japanese] a Japanese building
    [shrine] a shrine
    [darmstadt] the church of Darmstadt
   *[true] a monastery
}
castle = a castle
hill = a hill

today = It may lie there.
under-the-hill = A tile is drawn and put face down under the tile with the hill.
under-the-half = A normal tile is drawn and put face down under the half with the hill; another half may take the rest of the space later.
today-not = It may not lie there: { $because }.
today-unknown = It depends on { $unknown }.
row = may lie there
row-unknown = depends on the tile beside it
row-not = { $reason ->
    [taken] may not: the space is taken
    [half-taken] may not: that half is taken
    [overlaps] may not: overlaps a half
    [filled] may not: a half lies there
    [touches-nothing] may not: no side touches
    [no-short-side] may not: no short side of it touches a tile
    [differs] may not: a side does not match
    [castles] may not: touches a castle
    [challenges-several] may not: it would challenge more than one
   *[beside-challenges-several] may not: one near it would challenge two
}

said-allowed = { $said ->
    [yes] it may lie there
   *[no] it may not lie there
}
said-unknown = it depends on { $said }

taken = the space is taken by { $tile }
half-taken = that half of the space is taken by { $tile }
overlaps = it would overlap { $tile }
long-side-against = its long side would lie against { $tile }, which is no half
filled = half of the space is taken by { $tile }
long-side-within = the long side of { $tile } would lie against it
touches-nothing = no side of it touches a tile, and corner to corner is not enough
no-short-side = no short side of it touches a tile, and its long side against { $tile } is not enough
differs = { $own } shows { $mine }, but { $side } shows { $theirs }
castles = { $tiles ->
    [one] it would touch the castle on { $tiles }, and castles may not touch, even at a corner
   *[other] it would touch the castles on { $tiles }, and castles may not touch, even at a corner
}
unknown = what { $side } shows, which has to match { $edge }

instead = A half is laid instead of drawing and laying a normal tile.
across-a-gap = Across { $own } lies the triangular gap beside { $tile }: it touches nothing there.
abbey = { $own } touches { $tile }, an abbey, beside which anything may lie.
matches = { $own } matches { $side }: both show { $edge }.
long-side-is-not-enough = Only its long side touches, against the long side of { $tile }: that is not enough.
long-side-touches = Only its long side touches, against the long side of { $tile }: that is enough.
