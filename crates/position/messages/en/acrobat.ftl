### The acrobats.

heading = The pyramid on { $tile }, with { $players ->
    [0] nobody
   *[other] { $players }
} in it
heading-joining = Joining the pyramid on { $tile }, with { $players ->
    [0] nobody
   *[other] { $players }
} in it, after placing { $laid }
# The name of the acrobats' space in the legend of a drawn board.
landmark = space for acrobats

today-full = The pyramid is full. Points when scored: { $shares }.
today-not-full = The pyramid is not full. { $shares ->
    [0] Nobody is in it.
   *[other] Points at final scoring, as it is: { $shares }.
}
row-full = full, { $shares }
row-not-full = not full, { $shares ->
    [0] no points
   *[other] { $shares } at final scoring
}
today-may-join = A meeple can join the pyramid.
today-may-not-join = No meeple can join the pyramid: { $reasons }.
# The worth of the pyramid, after a sentence on whether a meeple can join; `$shares` are points by player.
worth-full = Points for the pyramid when scored: { $shares }.
worth-not-full = Points for the pyramid at final scoring, as it is: { $shares }.
row-may-join = a meeple can join
row-may-not-join = { $why ->
    [both] not allowed: too far away, and full
    [full] not allowed: it is full
   *[far] not allowed: too far away
}

said-allowed = { $said ->
    [yes] a meeple can join
   *[no] no meeple can join
}

far = { $tile } is not next to { $laid }
    .word = not-beside
    .means = The tile is not next to the tile just placed.
    .data = tile: tile, laid: tile
is-full = the pyramid is full
    .word = pyramid-full
    .means = The pyramid has three acrobats.
full = The pyramid is full: each acrobat is worth 5 points.
not-full = The pyramid is not full: each acrobat is worth 5 points at final scoring.

thing-acrobat = { $count ->
    [one] 1 acrobat
   *[other] { $count } acrobats
}
