### Roads.

bridges = { $spans ->
    [one] A bridge carries
   *[other] Bridges carry
} it over { $squares ->
    [0] { $pairs ->
        [one] a pair of half tiles
       *[other] { $pairs } pairs of half tiles
    }
    [one] { $pairs ->
        [0] a square tile
        [one] a square tile and a pair of half tiles
       *[other] a square tile and { $pairs } pairs of half tiles
    }
   *[other] { $pairs ->
        [0] { $squares } square tiles
        [one] { $squares } square tiles and a pair of half tiles
       *[other] { $squares } square tiles and { $pairs } pairs of half tiles
    }
}: that adds { $pieces }.

thing-bridge = { $count ->
    [one] 1 bridge segment
   *[other] { $count } bridge segments
}
