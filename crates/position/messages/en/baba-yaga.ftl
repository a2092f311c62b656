### Baba Yaga's hut.

heading = Baba Yaga's hut on { $tile }
heading-of = Baba Yaga's hut on { $tile }, with { $player }'s meeple on it
# The name of the hut in the legend of a drawn board.
landmark = Baba Yaga's hut

today-surrounded = It is surrounded: { $player }'s meeple is returned and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
today-end = At final scoring it is worth { $points } points to { $player }: { $empty ->
    [one] 1 for the empty space
   *[other] { $empty } for the empty spaces
} and 1 for the hut.
today-nobody = It is unoccupied. It would be worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
row-surrounded = surrounded, { $player } { $points }
row-end = { $player } { $points } at final scoring
row-nobody = unoccupied, worth { $points }

said-spaces = { $said ->
    [0] no surrounding space is empty
    [one] { $said } is empty
   *[other] { $said } are empty
}

thing-empty-space = { $count ->
    [one] 1 empty space
   *[other] { $count } empty spaces
}
thing-hut = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
