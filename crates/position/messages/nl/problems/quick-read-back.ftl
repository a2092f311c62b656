# Hoe een getypte tekening is gelezen, boven het antwoord, en opmerkingen over mogelijke vergissingen.

understood = Gelezen als: { APART($tiles) }.
without-board = Gelezen zonder tekening.
tiles = { PHRASE($names) } { $shown }
unknown-tiles = { PHRASE($names) } onbekende tegel
printed = { PHRASE($id) }{ $shown ->
    [none] {""}
   *[other] {" "}({ PHRASE($shown) })
}
part-of-tile = { $kind ->
    [german] Duits klooster
    [dutch] Nederlands of Belgisch klooster
    [japanese] Japans gebouw
    [darmstadt] kerk van Darmstadt
    [city] stad
    [road] weg
    [crossing] kruising
    [gate] stadspoort
    [monastery] klooster
    [abbey] abdij
    [shrine] cultusplaats
    [field] weide
    [bridge] brug
    [garden] tuin
    [vineyard] wijngaard
   *[hill] heuvel
}{ $sides ->
    [none] {""}
   *[other] {" "}{ PHRASE($sides) }
}{ $coats ->
    [0] {""}
    [one] , 1 wapen
   *[other] , { $coats } wapens
}{ $building ->
    [none] {""}
    [inn] , herberg
   *[cathedral] , kathedraal
}{ $figures ->
    [none] {""}
   *[other] , { PHRASE($figures) }
}
figure = { $figure ->
    [abbot] abt ({ PHRASE($player) })
    [large] grote meeple ({ PHRASE($player) })
   *[meeple] { PHRASE($player) }
}

taken-as-names = { $names ->
    [one] { QUOTED($names) } geldt als naam van een speler
   *[other] { QUOTED($names) } gelden als namen van spelers
}; { PHRASE($colours) }.
colour-is-typed = { $colour } is `{ $typed }`
two-meeples-are-typed = twee meeples van { $colour } zijn `={ $letter }={ $letter }`
single-row = De tekening is één rij die met een leeg vak begint: een komma begint de volgende rij{ $example ->
    [none] {""}
   *[other] , zoals in `{ PHRASE($example) }`
}.
sides-joined = Steden en wegen sluiten op hun buren aan, tenzij je de zijden noemt (`cN`).
