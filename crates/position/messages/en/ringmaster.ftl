### The ringmaster.

heading = The ringmaster on { $tile }, with { $shows ->
    [0] no circus or acrobats anywhere
   *[other] circuses and acrobats on { $shows }
}

today = { $shares ->
    [0] No extra points: there is no circus or acrobat tile around the ringmaster.
   *[other] Extra points when its feature is scored: { $shares }, for { $count ->
        [one] 1 circus or acrobat tile
       *[other] { $count } circus and acrobat tiles
    } around it.
}
row = { $shares ->
    [0] no extra points
   *[other] extra points: { $shares }
}

said-meeples = { $said ->
    [0] no ringmaster
   *[other] { $said }
}

none-near = None of them is a circus or acrobat tile.
near = { $count ->
    [one] 1 circus or acrobat tile is
   *[other] { $count } circus and acrobat tiles are
} among them, worth 2 points each: { $tiles }.

thing-show-tile = { $count ->
    [one] 1 circus or acrobat tile
   *[other] { $count } circus or acrobat tiles
}
