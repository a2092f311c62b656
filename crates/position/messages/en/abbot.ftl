### Meeples placed as abbots.

today-both = Completed: its monks score now, its abbots at final scoring. In all: { $shares }.
row-both = completed, in all { $shares }
# The answer for a monastery on which no player has both a monk and an abbot: `$now` for monks, `$later` for abbots.
today-apart = Completed: { $now } now for its monks, and { $later } for its abbots at final scoring.
row-apart = completed, { $now } now; { $later } at final scoring

monks = Monks compete among themselves, and score it as a monastery.
abbots = Abbots compete among themselves, and score row and column.
gap-passed = A triangular gap in the row or column does not interrupt it.
gap-ends = A triangular gap in the row or column ends it there.
own = On the abbot's own space: { $tiles }.
towards = To the { $to }: { $tiles ->
    [0] nothing
   *[other] { $tiles }
}.
towards-far = To the { $to }: { $tiles }, and { $more } more.
no-buildings = Little buildings around the monastery add nothing to row and column.

# The tiles, or the spaces, that the row and the column count.
thing-row-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
thing-row-space = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
# The count where tiles and spaces give the same number.
thing-row-tile-or-space = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
