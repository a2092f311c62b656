### All farmers, or those next to one city.

heading-all = All farmers
heading-city = The farmers next to the city on { $tiles }

open = There is no ruling on this: in total, { $each }.
each-open = { $player } scores { OR($points) } points
today = { $players ->
    [0] No farmer scores.
   *[other] In total, { $each }.
}
each = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
by-city = City by city: { APART($paid) }.
by-field = Field by field: { APART($paid) }.
row = { $scores ->
    [0] nobody scores
   *[other] { $scores } in total
}
unfinished = The city is not completed, so it is worth nothing to farmers.
row-unfinished = nothing, not completed
beyond = Any farmers in { $count ->
    [one] this field
   *[other] these fields
} beyond the map would count, too.
unseen = Where farmers are scored city by city, farmers beyond `#`, in other fields next to the city, could change who scores.
unseen-edge = If farmers are scored city by city, farmers off the map in other fields next to the city could change the result.
left-out = The { $count ->
    [one] field
   *[other] fields
} on { $tiles } { $count ->
    [one] runs
   *[other] run
} into `#` and { $count ->
    [one] is
   *[other] are
} left out: whoever has farmers there may score more.
unseen-in = Farmers beyond `#`, in the { $count ->
    [one] field
   *[other] fields
} on { $tiles }, could change who scores.
without-fairy = The fairy's points are not among them.
more-paid = { $count } more

said-cities = city by city: { APART($said) }
said-fields = field by field: { APART($said) }
said-left-out = left out: { $said }
said-unseen = these fields run off the map: { $said }

paid-by-city = The city on { $tiles } pays { $scores ->
    [0] nobody
   *[other] { $scores }
}.
