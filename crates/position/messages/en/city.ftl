### Cities.

besieged = The city is besieged: { $each ->
    [one] 1 point
   *[other] { $each } points
} per tile or space and per coat of arms.

small = It is completed and has just two tiles: 1 point each.

all-gates = It is on one tile and ends at a gate on every side: 4 points in all.

# Messages for a city with a castle on it; `$finished` is `yes` if the city is completed.
castle = There is a castle on it: the city itself scores nothing. What happens in its fief is a separate question.
by-its-fief = scores through its fief
    .word = scores-by-its-fief
    .means = The castle on it scores by its fief, and the city nothing.
today-castle = { $finished ->
    [yes] Completed, but there is a castle here: the city itself scores nothing. Its lord scores when another feature in the fief is completed.
   *[no] Incomplete, and there is a castle here: the city itself scores nothing.
}
row-castle = no points, there is a castle on it
