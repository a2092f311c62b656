### Baba Yaga's hut.

heading = Baba Yaga's hut on { $tile }
heading-of = Baba Yaga's hut on { $tile }, with { $player }'s meeple on it

today-surrounded = It is surrounded: { $player }'s meeple goes home with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
today-end = At the end of the game it brings { $player } { $points }: { $empty ->
    [one] 1 for the empty space
   *[other] 1 for each of the { $empty } empty spaces
} and 1 for the hut itself.
today-nobody = Nobody stands on it. It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
row-surrounded = surrounded, { $player } { $points }
row-end = { $player } { $points } at the end
row-nobody = nobody scores the { $points }

said-spaces = { $said ->
    [0] no space round it is empty
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
