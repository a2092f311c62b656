### The placing of a tile: whether it is allowed.

heading = Placing { $what } in { $space }
heading-half = Placing { $what } in { $space }, with its right angle to the { $corner }
heading-bridge = Placing { $what } in { $space }, with a bridge from { $axis ->
    [ns] north to south
   *[ew] west to east
}
heading-search = Where { $what } can be placed{ $turned ->
    [0] {""}
   *[other] , turned { $turned }°
}
# A tile with a name.
named = { $name }
# A tile without a name, by its `$shape` and by the things that it `$shows`.
shown = { $shape ->
    [half] a half tile
    [double] a double-size tile
   *[square] a square tile
} { $shows ->
    [0] with nothing but field
   *[other] with { $shows }
}
city = city on { $sides }
road = a road on { $sides }
river = a river on { $sides }
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

today = It can be placed there.
under-the-hill = Draw a tile and put it face down under the tile with the hill.
under-the-half = Draw a regular tile and put it face down under the half tile with the hill. Another half can be added to that space later.
today-not = It cannot be placed there: { $because }.
# A note on a printed tile that does not fit as it is turned; `$turns` are the orientations in which it fits.
fitting-turns = { $turns ->
    [0] It does not fit there whichever way it is turned.
   *[other] It fits as { OR($turns) }.
}
today-spaces = It can be placed in { $count ->
    [one] 1 space
   *[other] { $count } spaces
}: { $spaces }.
space-turns = { $space } (turned { OR($turns) })
space-any-turn = { $space } (turned any way)
space-corners = { $space } (right angle to the { $corners })
degrees = { $degrees }°
more-spaces = { $count ->
    [one] 1 more space
   *[other] { $count } more spaces
}
today-nowhere = It cannot be placed anywhere. It is removed from the game, and the player draws another tile.
today-no-half = It cannot be placed anywhere: the player keeps it, and draws a regular tile.
today-uncertain = Whether it can be placed depends on what the unknown tiles show.
uncertain = Depending on an unknown tile, it may { $certain ->
    [0] fit
   *[other] also fit
} in { $count ->
    [one] 1 space
   *[other] { $count } spaces
}: { $spaces }.
today-unknown = It depends on { $unknown }.
row = allowed
row-unknown = depends on the unknown tile
row-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
row-spaces-ways = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, { $ways } ways
phrase-spaces = { $spaces }{ $count ->
    [0] {""}
   *[other] ; depending on an unknown tile, also { $uncertain }
}
phrase-uncertain = depending on an unknown tile, { $spaces }
row-nowhere = nowhere
row-not = { $reason ->
    [taken] not allowed: the space is occupied
    [half-taken] not allowed: that half is occupied
    [overlaps] not allowed: overlaps a half tile
    [filled] not allowed: there is a half tile
    [touches-nothing] not allowed: no side touches a tile
    [no-short-side] not allowed: no short side touches a tile
    [differs] not allowed: a side does not match
    [no-river] not allowed: it does not continue the river
    [turns-back] not allowed: the river turns back
    [castles] not allowed: touches a castle
    [bridge-ends] not allowed: the bridge has no field to end on
    [challenges-several] not allowed: it would challenge more than one
   *[beside-challenges-several] not allowed: its neighbour would challenge two
}

said-allowed = { $said ->
    [yes] it can be placed there
   *[no] it cannot be placed there
}
said-unknown = it depends on { $said }
said-placements = { $said ->
    [0] it cannot be placed anywhere
   *[other] it can be placed in { $said }
}
said-uncertain = { $said ->
    [0] it depends on no unknown tile
   *[other] depending on an unknown tile, in { $said }
}

taken = the space is occupied by { $tile }
    .word = space-taken
    .means = The space is occupied by that tile.
    .data = tile: tile
no-river = it does not continue the river
    .word = no-river-beside
    .means = The river tile does not continue the river.
turns-back = the river would turn straight back after { $tile }
    .word = river-turns-back
    .means = The river would turn straight back after that tile.
    .data = tile: tile
half-taken = that half of the space is occupied by { $tile }
    .word = half-taken
    .means = Half of the space is occupied by that half tile.
    .data = tile: tile
overlaps = it would overlap { $tile }
    .word = overlaps
    .means = It would overlap that half.
    .data = tile: tile
long-side-against = the long side of the new tile would be against { $tile }, which is not a half tile
    .word = long-side-against
    .means = Its long side would be against a tile that is not a half.
    .data = tile: tile
filled = half of the space is occupied by { $tile }
    .word = half-taken
    .means = Half of the space is occupied by that half tile.
    .data = tile: tile
long-side-within = the long side of { $tile } would be against the new tile
    .word = against-long-side
    .means = The long side of that half would be against it.
    .data = tile: tile
bridge-ends = { $own }, where the bridge would end, shows { $edge }
    .word = no-field-on-it
    .means = The bridge placed with it would end at a side of it that does not show field.
    .data = own: side, shows: edge of edge
touches-nothing = no side of it touches a tile, and corner to corner is not enough
    .word = touches-nothing
    .means = No side of it touches a tile.
no-short-side = no short side of it touches a tile, and its long side against { $tile } is not enough
    .word = no-short-side
    .means = Only its long side touches, against that half.
    .data = tile: tile
differs = { $own } shows { $mine }, but { $side } shows { $theirs }
    .word = sides-differ
    .means = Two sides that meet show different things.
    .data = own: side, shows: edge of mine, other: side of side, other_shows: edge of theirs
castles = { $tiles ->
    [one] it would touch the castle on { $tiles }, and castles may not touch, even at a corner
   *[other] it would touch the castles on { $tiles }, and castles may not touch, even at a corner
}
    .word = castles-touch
    .means = It would touch castles.
    .data = tiles: tiles
unknown-castle = whether { $tile } shows a castle
    .word = castle-unknown
    .means = It is not known whether that tile shows a castle.
    .data = tile: tile
unknown-sacred = whether { $tile } shows a monastery or shrine
    .word = monastery-unknown
    .means = It is not known whether that tile shows a monastery or shrine.
    .data = tile: tile
unknown = what { $side } shows: it must match { $edge }
    .word = side-unknown
    .means = It is not known what that side shows, which has to match.
    .data = side: side, must_match: edge of edge

open-river = But the river has an open end: if any river tiles are left, they are placed first.
every-space = It can be placed in { $spaces }.
tried = { $count ->
    [one] The only space next to a tile is tried
   *[other] All { $count } spaces next to a tile are tried
}, with every turn that is left open.
out-of-the-game = A tile that fits nowhere is removed from the game, and the player draws another.
instead = A half tile is placed instead of drawing and placing a regular tile.
across-a-gap = Across { $own } is the triangular gap next to { $tile }: it touches nothing there.
abbey = { $own } touches { $tile }, an abbey, which matches anything.
matches = { $own } matches { $side }: both show { $edge }.
long-side-is-not-enough = Only its long side touches, against the long side of { $tile }: that is not enough.
long-side-touches = Only its long side touches, against the long side of { $tile }: that is enough.
