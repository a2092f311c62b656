# Tiles and their names.

defined-twice = the name `{ $name }` is defined twice
    .code = key::duplicate
    .label = second time
    .related = first time
    .help = keep one of them

tile-not-described = this tile is not described
    .code = value::missing
    .label = nothing here
    .help = describe it in braces; empty braces are a tile that is all field

## Sides and half-edges

no-side = { $owner } names no side
    .code = tile::side
    .label = no side
    .help = write a letter for each side, like `WL`, or leave the key out

letter-named-twice = the { $kind } { $letter } is named twice
    .code = tile::side
    .label = again
    .help = write each { $kind } once

unknown-letter = { PHRASE($fault) }
    .code = tile::side
    .label = here
    .help = { PHRASE($remedy) }

field-without-half-edges = this field has no half-edge
    .code = tile::field
    .label = no half-edge
    .help = write half-edges like `WR EL`

## Features

too-many-features = more than { $most } entries under `{ $key }`
    .code = tile::too-many
    .label = one too many
    .help = no tile shows as many: even a double-size tile has only twelve half-edges

inner-field-without-cities = a field in the middle of a tile names the cities that it touches
    .code = tile::field
    .label = which cities?
    .help = write `{"{"} halves: inner, cities: [N, E] {"}"}`, or `cities: []` if it touches none

ferry-without-roads = a ferry joins two roads that end at the tile's lake
    .code = tile::road
    .label = not two roads of the crossing
    .help = write the lake's roads as a crossing, and two of their sides: `{"{"} crossing: NES, ferry: NE {"}"}`

symbol-on-no-field = `{ $written }` is not a half-edge that names a field
    .code = value::half-edge
    .label = on which field?
    .help = write `{ $symbol }: true`, or a half-edge of its field if the tile has several: `{ $symbol }: WL`

empty-key = `{ $key }` has no value
    .code = value::missing
    .label = nothing here
    .help = write what it is, or leave `{ $key }` out

roads-that-end = three or more roads that end on one tile
    .code = tile::road
    .label = do they meet?
    .help = if they meet, write one crossing: `crossing: { $sides }{ $inns ->
        [none] {""}
       *[other] , inn: { $inns }
    }`

crossing-of-one-road = a crossing is where at least two roads meet
    .code = tile::road
    .label = one road
    .help = write `road` for a road that just ends

inn-without-road = no road on the tile reaches side { $side }
    .code = tile::too-many
    .label = which road?
    .help = { $reached ->
        [0] add the road, or leave `inn` out
       *[other] the tile's roads reach { QUOTED($reached) }
    }

key-also-inside = `{ $key }` is already written with the { $feature }
    .code = key::duplicate
    .label = second time
    .related = first time
    .help = keep one of them

key-without-feature = `{ $key }` on a tile that has no { $feature }
    .code = tile::too-many
    .label = which { $feature }?
    .help = add the { $feature }, or leave `{ $key }` out

inn-of-many-roads = `inn` does not say which of { $count } roads it belongs to
    .code = tile::too-many
    .label = which road?
    .offer = name its road by a side:{" "}

wells-of-many-roads = `wells` does not say which of { $count } roads it belongs to
    .code = tile::too-many
    .label = which road?
    .help = give that road an entry of its own, with its sides and its wells, such as {"{"} sides: E, wells: 1 {"}"}

key-of-many-cities = `{ $key }` does not say which of { $count } it belongs to
    .code = tile::too-many
    .label = which city?
    .help = write it with its sides: `{ PHRASE($first) }` or `{ PHRASE($second) }`, and leave `{ $key }` out here

castle-and-monastery = a German castle and a monastery on one tile
    .code = tile::field
    .label = both
    .help = leave one of them out

## Printed tiles

space-before-rotation = a space between `{ $id }` and its rotation
    .code = tile::unknown
    .label = rotated?

missing-braces = `{ $word }` is not a tile
    .code = tile::unknown
    .label = the braces are missing
    .help = write `{ LINE($right) }`, with the braces

no-printed-tile = there is no printed tile `{ $id }`
    .code = tile::unknown
    .label = no such tile
    .help = { $near ->
        [none] { $set ->
            [none] { $similar ->
                [none] the printed tiles are A to X, I-01 to I-12 and II-01 to II-12 (`oracle tiles`); a tile of your own is written in braces, like `{"{"} city: N, road: EW {"}"}`
               *[other] did you mean { PHRASE($similar) }? (`oracle tiles` shows them)
            }
           *[other] set { $set } has { $first } to { $last } (`oracle tiles` shows them)
        }
       *[other] write `{ $near }`
    }

bad-rotation = a tile is rotated by 0, 90, 180 or 270 degrees, clockwise
    .code = value::rotation
    .label = not a rotation
    .help = write { ANY($rotations) }

rotated-half-tile = a half tile needs no rotation: its position in the cell sets it
    .code = tile::rotation
    .label = rotated half tile

field-on-tile = a field is not written: it is what is neither city nor road
    .code = tile::field
    .label = not needed
    .help = { $is-alone ->
        [yes] write `{"{}"}` for a tile that is all field
       *[no] leave it out
    }
