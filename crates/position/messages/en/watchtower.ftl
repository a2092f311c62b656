### The watchtowers.

heading = The watchtower on { $tile } ({ $counts ->
    [meeples] meeples
    [coats] coats of arms
    [roads] roads
    [monasteries] monasteries
   *[cities] cities
}){ $finished ->
    [0] {""}
   *[other] , when { $finished } { $finished ->
        [one] is
       *[other] are
    } completed
}
# The name of the watchtower in the legend of a drawn board.
landmark = watchtower

today = { $shares ->
    [0] The watchtower scores no points: it counts { $counted }.
   *[other] Points for the watchtower: { $shares }, for { $counted }.
}
row = { $shares ->
    [0] nobody scores
   *[other] { $shares }, for { $counted }
}
today-nobody = There is no meeple on a completed road or city of its tile, so nobody scores the watchtower. It would be worth { $worth ->
    [one] 1 point
   *[other] { $worth } points
}.
row-nobody = nobody scores

said-meeples = { $said ->
    [0] no meeple scores it
    [one] { $said } scores it
   *[other] { $said } score it
}

nobody = There is no meeple on a completed road or city of its tile, so it is not scored.
show-road = { $tiles } on { $spaces } show a road; these rules count { $by ->
    [space] spaces
   *[tile] tiles
}.
show-city = { $tiles } on { $spaces } show a city; these rules count { $by ->
    [space] spaces
   *[tile] tiles
}.

thing-monastery = { $count ->
    [one] 1 monastery
   *[other] { $count } monasteries
}
thing-road-tile = { $count ->
    [one] 1 tile with a road
   *[other] { $count } tiles with a road
}
thing-road-space = { $count ->
    [one] 1 space with a road
   *[other] { $count } spaces with a road
}
thing-city-tile = { $count ->
    [one] 1 tile with a city
   *[other] { $count } tiles with a city
}
thing-city-space = { $count ->
    [one] 1 space with a city
   *[other] { $count } spaces with a city
}
