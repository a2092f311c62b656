### The circus.

heading = The circus on { $tile }, with animal token { $value }{ $pyramids ->
    [0] {""}
   *[other] {" "}and acrobats in pyramids: { $pyramids }
}
pyramid = { $players } on { $tile }
# The name of the circus in the legend of a drawn board.
landmark = circus

today = { $shares ->
    [0] There are no meeples on or around its tile, so nobody scores the animal token.
   *[other] The token scores { $each ->
        [one] 1 point
       *[other] { $each } points
    } for each meeple on or around its tile: { $shares }.
}
row = { $shares ->
    [0] nobody scores
   *[other] { $shares }
}

said-meeples = { $said ->
    [0] no meeple counts
    [one] { $said } counts
   *[other] { $said } count
}

each = Each meeple there scores { $each ->
    [one] 1 point
   *[other] { $each } points
} for its player; a large meeple counts once.

thing-acrobat = { $count ->
    [one] 1 acrobat
   *[other] { $count } acrobats
}
