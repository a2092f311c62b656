### Cities.

besieged = The city is besieged: { $each ->
    [one] 1 point
   *[other] { $each } points
} for each.

# Where a castle stands on it.
castle = A castle stands on it: the city itself scores nothing. What happens in its fief is a question of its own.
by-its-fief = scores by its fief
today-castle = { $finished ->
    [yes] It is finished, but a castle stands on it: the city itself scores nothing. Its lord waits for something in the fief to be finished.
   *[no] It is not finished, and a castle stands on it: the city itself scores nothing.
}
row-castle = nothing, a castle is on it
