### The bathhouses.

heading = The bathhouse on { $tile }
heading-shows = The bathhouse on { $tile }, which shows { $value }
# The name of the bathhouse in the legend of a drawn board.
landmark = bathhouse

today-home = All surrounding spaces are filled: a meeple in the bathhouse is returned, without points.
today-stays = { $empty ->
    [one] 1 surrounding space is
   *[other] { $empty } surrounding spaces are
} still empty: a meeple in the bathhouse stays.
today-ransom = { $empty ->
    [one] 1 surrounding space is
   *[other] { $empty } surrounding spaces are
} still empty: a meeple in the bathhouse stays, unless its player buys it back for { $ransom } points.
row-home = a meeple in it is returned
row-stays = a meeple in it stays there

said-spaces = { $said ->
    [0] no surrounding space is empty
    [one] { $said } is empty
   *[other] { $said } are empty
}
said-ransom = buying the meeple back costs { $said } points

goes-home = A meeple in the bathhouse is returned, without points.
stays = A meeple in the bathhouse stays, unless its player buys it back.
