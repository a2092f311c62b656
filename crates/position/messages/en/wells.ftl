### Wells.

brings = { $each ->
    [0] { $count ->
        [one] Its well scores
       *[other] Its { $count } wells score
    } nothing, like the road itself.
   *[other] { $count ->
        [one] There is 1 well on the road: { $each ->
            [one] 1 extra point
           *[other] { $each } extra points
        }.
       *[other] There are { $count } wells on the road: { $each ->
            [one] 1 extra point
           *[other] { $each } extra points
        } each.
    }
}

thing-well = { $count ->
    [one] 1 well
   *[other] { $count } wells
}
