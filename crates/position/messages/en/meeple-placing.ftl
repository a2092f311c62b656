### The placing of a meeple or another figure: whether it is allowed.

heading = Placing { $player }'s { $figure ->
    [large] large meeple
    [abbot] abbot
    [mayor] mayor
    [wagon] wagon
    [builder] builder
    [pig] pig
    [shepherd] shepherd
    [ringmaster] ringmaster
    [phantom] phantom
   *[meeple] meeple
} { $kind ->
    [city] in
    [field] in
    [garden] in
   *[other] on
} { $place }{ $set ->
    [monk] , as a monk (standing up)
    [abbot] , as an abbot (lying down)
   *[unsaid] {""}
}

heading-top = Placing { $player }'s { $figure ->
    [large] large meeple
    [abbot] abbot
    [mayor] mayor
    [wagon] wagon
    [builder] builder
    [pig] pig
    [shepherd] shepherd
    [ringmaster] ringmaster
    [phantom] phantom
   *[meeple] meeple
} on top of the tower on { $tile }

# The answer with a condition: a figure goes on the tile just placed, which a board does not show.
today = It can be placed there, if { $tile } is the tile just placed.
either = It can be a monk (standing up) or an abbot (lying down).
today-top = It can be placed there, if the tower on { $tile } has a floor and no meeple on top. It closes the tower and stays there until the end of the game. { $dangers ->
    [0] Neither towers nor the dragon reach it there.
    [one] Towers can capture it there, but the dragon cannot eat it.
   *[other] Towers can capture it there, and the dragon can eat it.
}
today-top-open = It can be placed there, if the tower on { $tile } has a floor and no meeple on top. It closes the tower and stays there until the end of the game.
no-portal = Through a magic portal, a meeple cannot be placed on anything completed.
today-not = It cannot be placed there: { $because }.
today-unknown = It depends on { $unknown }.
row = allowed
row-top = { $dangers ->
    [0] allowed; neither captured nor eaten there
    [one] allowed; can be captured, not eaten
   *[other] allowed; can be captured and eaten
}
top-open = There is no ruling on what can reach it there.
row-unknown = depends on what is beyond
row-taken = not allowed: occupied by { $meeples }
row-shepherd = not allowed: { $meeples } is there
row-not = { $reason ->
    [cannot-stand] not allowed: it cannot go there
    [not-on-top] not allowed: it cannot go there
    [no-abbot] not allowed: no abbot can be there
    [no-own-meeple] not allowed: { $player } has no meeple there
    [volcano] not allowed: a volcano
   *[barn] not allowed: there is a barn
}

said-allowed = { $said ->
    [yes] it can be placed there
   *[no] it cannot be placed there
}
said-meeples = { $said ->
    [0] no meeple is in the way
    [one] { $said } is in the way
   *[other] { $said } are in the way
}
said-unknown = it depends on { $said }
said-dangers = { $said ->
    [0] nothing reaches it there
   *[other] { $said }
}
captured-on-top = a tower can capture it there
    .word = tower-captures
    .means = A tower can capture the meeple on top of another.
eaten-on-top = the dragon can eat it there
    .word = dragon-eats
    .means = The dragon can eat the meeple on top of a tower.

cannot-stand = { $figure ->
    [large] a large meeple
    [abbot] an abbot
    [mayor] a mayor
    [wagon] a wagon
    [builder] a builder
    [pig] a pig
    [shepherd] a shepherd
    [ringmaster] a ringmaster
    [phantom] a phantom
   *[meeple] a meeple
} cannot be placed { $kind ->
    [city] in a city
    [road] on a road
    [field] in a field
    [monastery] on a monastery
    [castle] on a castle
   *[garden] in a garden
}
    .word = cannot-stand
    .means = Such a figure does not stand on such a feature.
    .data = figure: figure, kind: kind
not-on-top = { $figure ->
    [abbot] an abbot
    [mayor] a mayor
    [wagon] a wagon
    [builder] a builder
    [pig] a pig
   *[shepherd] a shepherd
} cannot be placed on top of a tower
    .word = not-on-top
    .means = Such a figure does not stand on top of a tower.
    .data = figure: figure
closes-the-tower = A meeple on top closes the tower: no more floors are added.
volcano = the dragon is on { $tile }, and it comes to the tile just placed only if that is a volcano
    .word = volcano
    .means = The dragon is on the tile, so that is a volcano.
    .data = tile: tile
no-abbot = a meeple can be placed as an abbot only on a German, Dutch or Japanese monastery
    .word = takes-no-abbot
    .means = A meeple cannot be placed as an abbot on such a monastery.
no-own-meeple = { $player } has no meeple { $kind ->
    [city] in the city
    [road] on the road
    [field] in the field
    [monastery] on the monastery
    [castle] on the castle
   *[garden] in the garden
}
    .word = no-own-meeple
    .means = The player has no meeple on the feature.
    .data = player: player, kind: kind
taken = { $kind ->
    [city] the city is occupied by { $meeples }
    [road] the road is occupied by { $meeples }
    [field] the field is occupied by { $meeples }
    [monastery] the monastery is occupied by { $meeples }
    [castle] the castle is occupied by { $meeples }
   *[garden] the garden is occupied by { $meeples }
}
    .word = feature-taken
    .means = These meeples stand on the feature.
    .data = kind: kind, meeples: meeples
shepherd = { $meeples ->
    [one] { $meeples } is already in the field
   *[other] { $meeples } are already in the field
}
    .word = shepherd-there
    .means = A shepherd stands in the field.
    .data = meeples: meeples
barn = { $player }'s barn is in the field
    .word = barn-in-field
    .means = That player's barn stands in the field.
    .data = player: player
beyond = { $kind ->
    [city] what is beyond { $tile }, where the city continues
    [road] what is beyond { $tile }, where the road continues
    [field] what is beyond { $tile }, where the field continues
    [monastery] what is beyond { $tile }, where the monastery continues
    [castle] what is beyond { $tile }, where the castle continues
   *[garden] what is beyond { $tile }, where the garden continues
}
    .word = unknown-beyond
    .means = It is not known what stands beyond that tile, into which the feature runs.
    .data = kind: kind, tile: tile

own-meeple = { $kind ->
    [city] { $player } has a meeple in the city.
    [road] { $player } has a meeple on the road.
    [field] { $player } has a meeple in the field.
    [monastery] { $player } has a meeple on the monastery.
    [castle] { $player } has a meeple on the castle.
   *[garden] { $player } has a meeple in the garden.
}
no-shepherd = There is no shepherd in the field.
free = { $kind ->
    [city] The city is unoccupied.
    [road] The road is unoccupied.
    [field] The field is unoccupied.
    [monastery] The monastery is unoccupied.
    [castle] The castle is unoccupied.
   *[garden] The garden is unoccupied.
}
as-abbot = As an abbot (lying down), it stays until final scoring and scores row and column.
as-monk = As a monk, it scores the monastery when that is completed.
beside = { $meeples ->
    [one] On the half tile next to it is { $meeples }: each half can have a meeple of its own.
   *[other] On half tiles next to it are { $meeples }: each half can have a meeple of its own.
}
finished = { $kind ->
    [city] The city is completed
    [road] The road is completed
    [field] The field is completed
    [monastery] The monastery is completed
    [castle] The castle is completed
   *[garden] The garden is completed
}{ $condition ->
    [half-fills] {""} only if one half tile fills a space
    [gaps-ignored] {""} only if the triangular gap is ignored
    [abbey-closes] {""} only if an abbey closes it across a gap
   *[none] {""}
}: a meeple placed there is scored immediately.
