### The tower.

heading = The tower on { $tile }, { $floors ->
    [one] 1 floor high
   *[other] { $floors } floors high
}
# The name of a tower in the legend of a drawn board.
landmark = { $floors ->
    [one] tower with 1 floor
   *[other] tower with { $floors } floors
}

today = It reaches { $tiles }. { $meeples ->
    [0] There are no meeples there.
   *[other] Within reach: { $meeples }.
}
# A row: the farthest tile in each direction; all others are in between, and the meeples within reach follow.
row = { $tiles ->
    [0] reaches only its own tile
   *[other] as far as { $tiles }
}
phrase = { $row }; { $meeples ->
    [0] no meeple within reach
   *[other] within reach: { $meeples }
}

said-tiles = { $said ->
    [0] it reaches no tile
   *[other] it reaches { $said }
}
said-meeples = { $said ->
    [0] no meeple can be captured
   *[other] only { $said } can be captured
}

where-it-stands = On its own space, it reaches { $tiles }.
towards = To the { $to }, it reaches { $tiles ->
    [0] nothing
   *[other] { $tiles }
}.
