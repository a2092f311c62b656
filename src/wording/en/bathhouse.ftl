### The bathhouses.

heading = The bathhouse on { $tile }
heading-shows = The bathhouse on { $tile }, which shows { $value }

today-home = All spaces round it are filled: a meeple in the bathhouse goes home, without points.
today-stays = { $empty ->
    [one] 1 space round it is
   *[other] { $empty } spaces round it are
} still empty: a meeple in the bathhouse stays.
today-ransom = { $empty ->
    [one] 1 space round it is
   *[other] { $empty } spaces round it are
} still empty: a meeple in the bathhouse stays, unless its player buys it back for { $ransom } points.
row-home = the meeple goes home
row-stays = the meeple stays

said-spaces = { $said ->
    [0] no space round it is empty
    [one] { $said } is empty
   *[other] { $said } are empty
}
said-ransom = { $said } points buy the meeple back

goes-home = A meeple in the bathhouse goes home, without points.
stays = A meeple in the bathhouse stays, unless its player buys it back.
