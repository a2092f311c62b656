### The watchtowers.

heading = The watchtower on { $tile } for { $counts ->
    [meeples] meeples
    [coats] coats of arms
    [roads] roads
    [monasteries] monasteries
   *[cities] cities
}{ $finished ->
    [0] {""}
   *[other] , once { $finished } { $finished ->
        [one] is
       *[other] are
    } finished
}

today = { $shares ->
    [0] The watchtower brings nothing: it counts { $counted }.
   *[other] The watchtower brings { $shares }: it counts { $counted }.
}
row = { $shares ->
    [0] nobody scores
   *[other] { $shares }
}
today-nobody = Nobody stands on a finished road or city of its tile, so nobody scores the watchtower. It would be worth { $worth }.
row-nobody = nobody scores

said-meeples = { $said ->
    [0] no meeple scores it
    [one] { $said } scores it
   *[other] { $said } score it
}

nobody = No meeple stands on a finished road or city of its tile: it is not scored.
show-road = { $tiles } in { $spaces } show a road; these rules count { $by ->
    [space] spaces
   *[tile] tiles
}.
show-city = { $tiles } in { $spaces } show a city; these rules count { $by ->
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
