### The placing of an abbey: whether it is allowed.

heading = Placing an abbey in { $space }

today = It can be placed there.
today-not = It cannot be placed there: { $because }.
row = allowed
row-not = { $reason ->
    [taken] not allowed: the space is taken
    [half-taken] not allowed: half of it is taken
    [empty] not allowed: one side is empty
    [half] not allowed: next to a half tile
    [gap] not allowed: next to a gap
    [challenges-several] not allowed: near several shrines
   *[beside-challenges-several] not allowed: a shrine next to it would challenge two
}

said-allowed = { $said ->
    [yes] an abbey can be placed there
   *[no] an abbey cannot be placed there
}

taken = the space is taken by { $tile }
    .word = space-taken
    .means = The space is occupied by that tile.
    .data = tile: tile
half-taken = half of the space is taken by { $tile }, and an abbey needs all of it
    .word = half-taken
    .means = Half of the space is occupied by that half tile.
    .data = tile: tile
empty = there is no tile to its { $sides }
    .word = nothing-beside
    .means = There is no tile on these sides.
    .data = directions: directions of sides
half = to its { $to } is { $tile }, which is only a half tile
    .word = half-beside
    .means = There is a half on that side.
    .data = direction: direction of to, tile: tile
gap = to its { $to } is the triangular gap next to { $tile }
    .word = gap-beside
    .means = The gap beside that half is on that side.
    .data = direction: direction of to, tile: tile

lies = To its { $to } is { $tile }{ $shape ->
    [half] , a half tile
    [double] , a double-size tile
   *[square] {""}
}.
lies-gap = To its { $to } is the triangular gap next to { $tile }.
occupies = A half tile counts as a tile on that side, and the gap next to it is ignored.
does-not-occupy = A half tile does not count as a tile on that side, and neither does the gap next to it.
