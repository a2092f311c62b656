# The reading of a quick map, above its answer, and notes on what may be a slip.

understood = Understood: { APART($tiles) }.
    .code = part
without-board = Understood: no board.
    .code = part
# Tiles that show the same (`$shown`).
tiles = { PHRASE($names) } { $shown }
    .code = part
unknown-tiles = { PHRASE($names) } unknown tile
    .code = part
# A printed tile; `$shown` is what is on it.
printed = { PHRASE($id) }{ $shown ->
    [none] {""}
   *[other] {" "}({ PHRASE($shown) })
}
    .code = part
# A part of a tile, with the letters of its sides.
part-of-tile = { $kind ->
    [german] German monastery
    [dutch] Dutch monastery
    [japanese] Japanese building
    [darmstadt] Darmstadt church
    [city] city
    [road] road
    [crossing] crossing
    [gate] gate
    [monastery] monastery
    [abbey] abbey
    [shrine] shrine
    [field] field
    [bridge] bridge
    [garden] garden
    [vineyard] vineyard
   *[hill] hill
}{ $sides ->
    [none] {""}
   *[other] {" "}{ PHRASE($sides) }
}{ $coats ->
    [0] {""}
    [one] , 1 coat of arms
   *[other] , { $coats } coats of arms
}{ $building ->
    [none] {""}
    [inn] , inn
   *[cathedral] , cathedral
}{ $figures ->
    [none] {""}
   *[other] , { PHRASE($figures) }
}
    .code = part
figure = { $figure ->
    [abbot] { PHRASE($player) }'s abbot
    [large] { PHRASE($player) }'s large meeple
   *[meeple] { PHRASE($player) }
}
    .code = part

# Words behind a part that are taken as names, and how the colours are written (`$colours`) that they may mean.
taken-as-names = { $names ->
    [one] { QUOTED($names) } is taken as a player's name
   *[other] { QUOTED($names) } are taken as players' names
}; { PHRASE($colours) }.
    .code = part
colour-is-typed = { $colour } is `{ $typed }`
    .code = part
two-meeples-are-typed = two of { $colour }'s meeples are `={ $letter }={ $letter }`
    .code = part
single-row = The map is a single row that begins with an empty space: a comma begins the next row{ $example ->
    [none] {""}
   *[other] , as in `{ PHRASE($example) }`
}.
    .code = part
sides-joined = Cities and roads connect to their neighbours unless you name the sides (`cN`).
    .code = part
