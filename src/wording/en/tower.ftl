### The tower.

heading = The tower on { $tile }, { $floors ->
    [one] 1 floor high
   *[other] { $floors } floors high
}

today = It reaches { $tiles }. { $meeples ->
    [0] Nobody stands there.
   *[other] Within reach: { $meeples }.
}
# The farthest tile in each direction; all others lie between, and who is within reach follows.
row = { $tiles ->
    [0] reaches nothing else
   *[other] to { $tiles }
}

said-tiles = { $said ->
    [0] it reaches no tile
   *[other] it reaches { $said }
}
said-meeples = { $said ->
    [0] no meeple can be taken
   *[other] just { $said } can be taken
}

where-it-stands = Where it stands, it reaches { $tiles }.
towards = To the { $to } it reaches { $tiles ->
    [0] nothing
   *[other] { $tiles }
}.
