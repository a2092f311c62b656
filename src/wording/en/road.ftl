### Roads.

bridges = { $spans ->
    [one] A bridge carries
   *[other] Bridges carry
} it over { $squares ->
    [0] { $pairs ->
        [one] a pair of halves
       *[other] { $pairs } pairs of halves
    }
    [one] { $pairs ->
        [0] a square tile
        [one] a square tile and a pair of halves
       *[other] a square tile and { $pairs } pairs of halves
    }
   *[other] { $pairs ->
        [0] { $squares } square tiles
        [one] { $squares } square tiles and a pair of halves
       *[other] { $squares } square tiles and { $pairs } pairs of halves
    }
}: that is { $pieces }, besides what it covers beneath.

thing-bridge = { $count ->
    [one] 1 piece of bridge
   *[other] { $count } pieces of bridge
}
