### The Darmstadt churches.

heading = The bonus for the Darmstadt church on { $tile }

today = { $players ->
    [0] There are no meeples on its nine spaces, so nobody scores the bonus.
    [one] { $players } has the most meeples on its nine spaces: +3 points.
   *[other] { $players } tie for the most meeples on its nine spaces: +3 points each.
}
today-unfinished = It is incomplete, so there is no bonus yet.
row = { $players ->
    [0] nobody scores the bonus
    [one] +3 for { $players }
   *[other] +3 each for { $players }
}
row-unfinished = no bonus yet: incomplete

said-meeples = { $said ->
    [0] no meeple counts
    [one] { $said } counts
   *[other] { $said } count
}

nobody = There are no meeples on its nine spaces: no bonus.
most = Meeples on its nine spaces (each counts once): { $heads }. Whoever has the most, or is tied for it, scores 3 points.
unfinished = It is incomplete: no bonus yet.

thing-most-followers = { $count ->
    [one] 1 bonus
   *[other] { $count } bonuses
}
