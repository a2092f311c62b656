### The Darmstadt churches.

heading = The bonus of the Darmstadt church on { $tile }

today = { $players ->
    [0] Nobody stands on its nine spaces, so nobody gets the bonus.
    [one] { $players } has the most followers on its nine spaces, and gets 3 more points.
   *[other] { $players } tie for the most followers on its nine spaces, and get 3 more points each.
}
today-unfinished = It is not finished, so there is no bonus yet.
row = { $players ->
    [0] nobody gets the 3
   *[other] 3 more for { $players }
}
row-unfinished = no bonus, not finished yet

said-meeples = { $said ->
    [0] nobody stands there
    [one] { $said } counts
   *[other] { $said } count
}

nobody = No follower stands on its nine spaces: no bonus.
most = Followers on its nine spaces, by heads: { $heads }. Whoever has the most gets 3.
unfinished = It is not finished: no bonus yet.

thing-most-followers = { $count ->
    [one] 1 bonus
   *[other] { $count } bonuses
}
