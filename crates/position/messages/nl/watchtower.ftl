### De wachttorens.

heading = De wachttoren op { $tile } ({ $counts ->
    [meeples] meeples
    [coats] wapens
    [roads] wegen
    [monasteries] kloosters
   *[cities] steden
}){ $finished ->
    [0] {""}
   *[other] , als { $finished } { $finished ->
        [one] is
       *[other] zijn
    } afgebouwd
}
# De naam van de wachttoren in de legenda van een tekening.
landmark = wachttoren

today = { $shares ->
    [0] De wachttoren levert geen punten op: { $counted }.
   *[other] Punten voor de wachttoren: { $shares }, voor { $counted }.
}
row = { $shares ->
    [0] niemand krijgt punten
   *[other] { $shares }, voor { $counted }
}
today-nobody = Op deze tegel is geen afgebouwde weg of stad met een meeple, dus niemand krijgt punten voor de wachttoren. De wachttoren zou { $worth ->
    [one] 1 punt
   *[other] { $worth } punten
} waard zijn.
row-nobody = niemand krijgt punten

said-meeples = { $said ->
    [0] geen meeple krijgt er punten voor
    [one] { $said } krijgt er punten voor
   *[other] { $said } krijgen er punten voor
}

nobody = Op deze tegel is geen afgebouwde weg of stad met een meeple, dus de wachttoren wordt niet geteld.
show-road = Met een weg: { $tiles } in { $spaces }; hier tellen de { $by ->
    [space] vakken
   *[tile] tegels
}.
show-city = Met een stad: { $tiles } in { $spaces }; hier tellen de { $by ->
    [space] vakken
   *[tile] tegels
}.

thing-monastery = { $count ->
    [one] 1 klooster
   *[other] { $count } kloosters
}
thing-road-tile = { $count ->
    [one] 1 tegel met een weg
   *[other] { $count } tegels met een weg
}
thing-road-space = { $count ->
    [one] 1 vak met een weg
   *[other] { $count } vakken met een weg
}
thing-city-tile = { $count ->
    [one] 1 tegel met een stad
   *[other] { $count } tegels met een stad
}
thing-city-space = { $count ->
    [one] 1 vak met een stad
   *[other] { $count } vakken met een stad
}
