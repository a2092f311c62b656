### The Vodyanoy.

heading = The Vodyanoy on { $tile }
heading-caught = The Vodyanoy on { $tile }, with { $caught } already on it
# The meeples that a player has there.
meeples-of = { $player }'s { $count ->
    [one] meeple
   *[other] { $count } meeples
}
# The name of the Vodyanoy in the legend of a drawn board.
landmark = Vodyanoy

today = It catches { $meeples ->
    [0] nobody
   *[other] { $meeples }
}. { $losses ->
    [0] Nobody loses points.
   *[other] Points lost at final scoring: { $losses }.
}
row = { $meeples ->
    [0] catches nobody
   *[other] points lost: { $losses }
}

said-meeples = { $said ->
    [0] it catches nobody
   *[other] it catches { $said }
}
said-losses = { $said ->
    [0] it costs nobody any points
   *[other] it costs { $said }
}

costs = Each meeple on the Vodyanoy costs its player { $points } points at final scoring.
