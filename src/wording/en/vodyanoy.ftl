### The Vodyanoy.

heading = The Vodyanoy on { $tile }
heading-caught = The Vodyanoy on { $tile }, with { $caught } on it already
# Players who have meeples there.
meeples-of = { $player }'s { $count ->
    [one] meeple
   *[other] { $count } meeples
}

today = It catches { $meeples ->
    [0] nobody
   *[other] { $meeples }
}. { $losses ->
    [0] Nobody loses points.
   *[other] At the end of the game those on it cost { $losses }.
}
row = { $meeples ->
    [0] catches nobody
   *[other] costs { $losses }
}

said-meeples = { $said ->
    [0] it catches nobody
   *[other] it catches { $said }
}
said-losses = { $said ->
    [0] it costs nobody anything
   *[other] it costs { $said }
}

costs = Each follower on the Vodyanoy costs its player { $points } points at the end of the game.
