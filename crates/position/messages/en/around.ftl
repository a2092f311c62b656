### Messages common to several mechanics that look at the tiles around a tile.

# A player with points, as an entry of a list: "Points: red 6 and blue 3".
share = { $player } { $points }

said-tiles = { $said ->
    [0] it covers no tile
   *[other] it covers { $said }
}

lie-there = { $count ->
    [0] There are no tiles there.
    [one] { $tiles } on { $spaces }.
   *[other] { $tiles } on { $spaces }.
}
pairs-lie-there = { $tiles } on { $spaces }; both halves of a pair are included, whether tiles or spaces count.
half-occupies = A space with one half tile and a triangular gap counts as filled, as around a monastery; that this holds here too is our inference.
occupied = { $count } of the { $all } surrounding spaces { $count ->
    [one] is
   *[other] are
} filled.
