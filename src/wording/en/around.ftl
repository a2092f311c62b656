### What several mechanics that look round a tile have in common.

# A player with points, in a list of these: "It brings red 6 and blue 3".
share = { $player } { $points }

said-tiles = { $said ->
    [0] it looks at no tile
   *[other] it looks at { $said }
}

lie-there = { $count ->
    [0] Nothing lies there.
    [one] { $tiles } lies there, in { $spaces }.
   *[other] { $tiles } lie there, in { $spaces }.
}
pairs-lie-there = { $tiles } lie there, in { $spaces }; both halves of a pair are looked at, whether tiles or spaces count.
half-occupies = A space with one half and a triangular gap is occupied, as it is beside a monastery; that this holds here too is inferred.
occupied = { $count } of the { $all } spaces round it { $count ->
    [one] is
   *[other] are
} occupied.
