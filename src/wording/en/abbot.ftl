### Meeples placed as abbots.

today-both = Completed: its monks score now, its abbots at final scoring. In all: { $shares }.
row-both = completed, in all { $shares }
# Where no player has both a monk and an abbot there.
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

# What row and column count.
thing-row-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
thing-row-space = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
# Where tiles and spaces come to the same.
thing-row-tile-or-space = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
