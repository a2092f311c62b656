# Problems of a cell of a quick map as a whole, and of sides apart from their parts.

# Text that is no part of a tile, or no tile.
unknown-part = `{ $text }` is not { $kind ->
        [tile] a tile
       *[other] a part of a tile
    }
    .code = cell::part
    .label = unknown part
    .help = { $kind ->
        [sides] sides come right after the letter of their part
        [halves] a half tile is written by what it shows, and two halves of nothing but field are `f\f`
       *[other] parts are { $letters }; names are for `board`, see `oracle explain notation`
    }

# A letter that is not one of a side.
wrong-side = { PHRASE($fault) }
    .code = tile::side
    .label = here
    .help = { PHRASE($help) }

printed-tile-without-part = `{ $id }` is the printed tile { $tile }, but does not say where the meeple is
    .code = cell::meeple
    .label = on what?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

capital-part = `{ $id }` begins with a capital, as a printed tile does
    .code = cell::part
    .label = no such tile
    .offer = write{" "}
    .help = write `{ $cell }`

not-printed = `{ $letter }`: { $id } shows no { $part }
    .code = cell::printed
    .label = not on this tile
    .related = the tile
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

too-many-meeples = more than { $most } meeples on one part
    .code = cell::twice
    .label = one too many
    .help = write the others under `meeples`: `meeples: {"{"} red: a1.city {"}"}`

too-many-parts = a tile of more than { $most } parts
    .code = cell::twice
    .label = too many
    .help = put spaces between cells, and write each part once

separated-side = `{ $side }` is a side: no space before it
    .code = cell::side
    .label = belongs to the cell before it
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

all-city = `C` is the printed tile C, a city on all sides
    .code = cell::printed
    .label = does not fit here
    .offer = for a city of your own write{" "}
    .help = nothing written here fits what is next to it: change that, too
