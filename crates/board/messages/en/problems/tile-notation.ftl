# The letters of sides and half-edges, and tiles that cannot be as they are described.

no-such-letter = `{ $letter }` is not a side
    .code = tile::side
    .label = here
    .help = { $sides ->
        [none] { $capital ->
            [none] the sides are N, E, S, W, the long side L, and on a double-size tile N1 N2, S1 S2, E1 E2, W1 W2
           *[other] write a capital letter: `{ $capital }`
        }
       *[other] write `{ $sides }`
    }

sides-in-words = sides are not written `{ $word }`
    .code = tile::side
    .label = here
    .help = write `{ $sides }`

side-twice = the side { $side } is named twice
    .code = tile::side
    .label = here
    .help = write each side once; a road that returns to its side needs a second tile

no-sides = no side is named
    .code = tile::side
    .label = here
    .help = write a letter for each side, like `WL`

half-edge-twice = the half-edge { $half } is named twice
    .code = tile::side
    .label = here
    .help = write each half-edge once

no-half-edges = no half-edge is named
    .code = tile::side
    .label = here
    .help = write half-edges like `WR EL`

no-half-edge = `{ $word }` is not a half-edge
    .code = tile::side
    .label = here
    .help = a half-edge is a side and L or R, as seen from the tile's middle looking out: NL NR EL ER SL SR WL WR, and LL LR on the long side

## Tiles in a shape.

shown-on-double = { $feature ->
        [monastery] a monastery
       *[garden] a garden
    } on a double-size tile: no source says which spaces surround it
    .code = tile::shape
    .label = here
    .help = use a square tile or a half tile

shown-on-double-only = { $feature ->
        [castle] a German castle is on a double-size tile, not on a { $shape }
       *[leipzig] a tile of Leipzig is a double-size tile, not a { $shape }
    }
    .code = tile::shape
    .label = here
    .help = give the tile two spaces: its name in one cell and `<` to its east, or `^` below it

gate-without-city = a gate on a tile without a city
    .code = tile::gate
    .label = here
    .help = a gate ends at the tile's city; a road that ends by itself is a `road`

gate-of-several-cities = a gate on a tile with several cities does not say which one it leads to
    .code = tile::gate
    .label = here
    .help = a gate ends at the tile's only city; write `road`, and spell out the fields with `fields`

missing-side = { $tile } has no side { $side }
    .code = tile::side
    .label = here
    .help = { $second-cell ->
        [yes] a double-size tile takes two cells: its name, and next to it `<`, or below it `^`;{" "}
       *[no] {""}
    }the sides of { $tile } are { PHRASE($sides) }; a tile is written as it is placed, north up
    .offer = L is the long side of a half tile: write{" "}

tile-in-shape = { $shape ->
        [square] a square tile
        [half] a half tile with its right angle in the { $corner }
       *[double] this double-size tile
    }
    .code = part

side-of-two-features = the side { $side } is used by two features
    .code = tile::features
    .label = here
    .help = a side has a city, a road in its middle, or field; two cities may share one side, each with another of its own

crossing-features = { $one } and { $other } cross
    .code = tile::features
    .label = here
    .help = { $kind ->
        [city] two cities are `{ PHRASE($features) }`; if one city passes over the road, add `{ PHRASE($fields) }`
       *[road] roads that meet and end there are `{ PHRASE($features) }`; if one passes over the other, add `{ PHRASE($fields) }`
    }

feature = { $kind ->
        [city] the city { $sides }
        [road] the road { $sides }
       *[crossing] the crossing
    }
    .code = part

field-at-city = { $half } cannot be field: the side { $side } is a city
    .code = tile::field
    .label = here
    .help = leave it out

half-edge-of-two-fields = { $half } belongs to two fields
    .code = tile::field
    .label = here
    .help = assign each half-edge to one field

no-city-at-side = no city on this tile reaches side { $side } alone
    .code = tile::field
    .label = here
    .help = name a city by a side of its own

half-edges-without-field = the given fields leave out { PHRASE($halves) }
    .code = tile::field
    .label = here
    .help = given fields replace all the automatic ones: assign every half-edge to a field

symbol-off-fields = no field of the tile reaches { $half }, but { $symbol ->
        [sheep] sheep
       *[pig-herd] a pig herd
    } must be on a field
    .code = tile::symbol
    .label = here
    .help = name any half-edge of the field: `{ $symbol }: WL`

symbol-without-field = { $symbol ->
        [sheep] sheep
       *[pig-herd] a pig herd
    } on a tile without a field
    .code = tile::symbol
    .label = here
    .help = leave `{ $symbol }` out

symbol-of-several-fields = `{ $symbol }` does not say on which of { $count } fields
    .code = tile::symbol
    .label = here
    .help = name any half-edge of the field: `{ $symbol }: { $half }`
