### Meeples laid as abbots.

today-both = It is finished, so its monks score now; abbots score at the end of the game. In all it brings { $shares }.
row-both = finished, in all { $shares }
# Where no player has both a monk and an abbot there.
today-apart = It is finished: its monks bring { $now }. At the end of the game its abbots bring { $later }.
row-apart = { $now }; at the end { $later }

monks = Monks score it as a monastery, among themselves.
abbots = Abbots score row and column, among themselves.
gap-passed = A triangular gap lies in the row or column, and is passed over.
gap-ends = A triangular gap lies in the row or column, and ends it there.
own = In the abbot's own space: { $tiles }.
towards = To the { $to }: { $tiles ->
    [0] nothing
   *[other] { $tiles }
}.
towards-far = To the { $to }: { $tiles }, and { $more } more.
no-buildings = Little buildings round the monastery add nothing to row and column.

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
