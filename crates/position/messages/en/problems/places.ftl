# Addresses of tiles, places, crossings and spaces.

## Addresses

feature-as-tile = { PHRASE($owner) } must be a tile, not a feature of one
    .code = value::not-a-tile
    .label = expected a tile
    .related = the tile
    .help = write just the tile: `{ $tile }`

hash-as-tile = { PHRASE($owner) } is `#`, an unknown tile
    .code = value::not-a-tile
    .label = expected a tile
    .related = the tile
    .help = say what the tile shows

# A name of no tile. The name of a space of a quick map may stand for its two half tiles.
no-tile = { $halves ->
        [2] there are two half tiles in `{ $name }`
       *[other] there is no tile `{ $name }` on the board
    }
    .code = place::unknown
    .label = { $fault ->
        [rotated] just the tile
        [two-halves] which of them?
       *[unknown] no such tile
    }
    .offer = write{" "}
    .help = { $remedy ->
        [offer] {""}
        [halves] write { ANY($halves) }
        [list] write `{ LINE($text) }`
        [near] write `{ PHRASE($text) }`
        [hash] `#` is an unknown tile; give it a name
        [many-names] the board has { PHRASE($text) } and more
       *[names] the board has { PHRASE($text) }
    }

several-tiles = { $count } tiles on the board are called `{ $name }`
    .code = name::ambiguous
    .label = which one?
    .help = write column and row, counted from 0 in the north-west: { ANY($places) }

rotated-differently = `{ $name }` is rotated by { $degrees } degrees, not { $rotation }
    .code = place::unknown
    .label = rotated differently
    .related = it is here
    .help = write `{ $name }{ $after }`

corner-as-tile = `{ $address }` names a corner, but only a tile is needed
    .code = place::unknown
    .label = just the tile
    .related = it is here
    .help = write `{ $name }{ $after }`

not-an-address = `{ $address }` is not the address of a tile
    .code = place::unknown
    .label = { $rotated ->
        [yes] just the tile
       *[no] no such tile
    }
    .related = it is here
    .help = write name, column and row, and the corner (nw, ne, sw or se) if two half tiles share the space: { ANY($places) }

no-such-tile-there = there is no `{ $name }` at { $space }
    .code = place::unknown
    .label = { $rotated ->
        [yes] just the tile
       *[no] no such tile
    }
    .related = it is here
    .help = `{ $name }` is at { QUOTED($places) }

two-half-tiles = two half tiles called `{ $name }` share the space { $space }
    .code = name::ambiguous
    .label = which one?
    .help = add the corner with the right angle: { ANY($places) }

## Crossings

no-such-corner = { $fault ->
        [corner] `{ $tile }` has no corner `{ $word }`
        [long-side] `{ $tile }` has no long side towards `{ $word }`
       *[word] `{ $word }` is not a corner
    }
    .code = place::unknown
    .label = no such corner
    .related = the tile
    .offer = write one of its corners:{" "}
    .help = { $right ->
        [none] it is { $shape ->
            [square] a square tile
            [half] a half tile
            [east-west] an east-west double-size tile
           *[north-south] a north-south double-size tile
        } with { PHRASE($corners) }
       *[other] { $capitals ->
            [yes] write it in lower case: `{ $tile }@{ $right }`
           *[no] write `{ $tile }@{ $right }`
        }
    }

cornerless = `{ $text }` does not name a corner of a tile
    .code = place::unknown
    .label = which corner?
    .offer = write the tile and its corner:{" "}
    .help = write a tile on the board and one of its corners, as in a@se

## Places

place-on-hash = `#` is an unknown tile: it has no features
    .code = place::unknown
    .label = nothing here
    .help = give the tile a name and say what it shows

# A place without a feature; the name of a space of a quick map that has no tile is one, too.
featureless-place = { $cell ->
        [yes] there is no tile `{ $text }` on the board
       *[no] `{ $text }` does not name a feature
    }
    .code = place::unknown
    .label = { $cell ->
        [yes] no such tile
       *[no] which feature?
    }
    .offer = write the tile and its feature:{" "}
    .help = { $meant ->
        [none] write the tile, a dot and the feature
       *[other] write `{ PHRASE($meant) }`
    }

feature-before-tile = `{ $feature }.{ $tile }` names the feature before the tile
    .code = place::unknown
    .label = the wrong way round

place-not-judged = `{ $kind }` is not a feature, so it is not judged as a place
    .code = not-judged::place
    .label = not judged
    .help = { $kind ->
        [tower] to learn what a tower reaches, ask: `ask: {"{"} tower: {"{"} at: { $tile }, height: 2 {"}"} {"}"}`
       *[other] write what a tile shows under `tiles`; a place is one of its features: `{ $tile }.field`
    }

figure-as-feature = `{ $tile }.{ $word }` names a figure, not a feature
    .code = place::unknown
    .label = a figure { $kind ->
        [city] in
       *[other] on
    } a { $kind }
    .help = write `{ $tile }.{ $kind }`

unknown-feature = `{ $word }` is not a kind of feature
    .code = place::unknown
    .label = no such feature
    .help = { $meant ->
        [none] write { ANY($kinds) }
       *[other] { $there ->
            [yes] write `{ $tile }.{ $meant }`
           *[no] the word is `{ $meant }`, but the tile has { $features ->
                [0] nothing
               *[other] { QUOTED($features) }
            }
        }
    }

## Features of a tile

no-garden = `{ $tile }` has no garden
    .code = place::unknown
    .label = not there
    .related = the tile
    .help = write the tile out with `garden: true`; printed tiles are listed without their gardens

city-as-castle = `{ $tile }` has no castle
    .code = place::unknown
    .label = not there
    .related = the tile
    .help = write `{ $tile }.city`; the tile has { QUOTED($features) }

unwritten-field = `{ $tile }` has no field
    .code = place::unknown
    .label = not there
    .related = the tile
    .help = if there is a field in the middle, add `fields: [{"{"} halves: inner, cities: [{ PHRASE($sides) }] {"}"}]` to the tile

missing-feature = `{ $tile }` has no { $kind }{ $side ->
        [none] {""}
       *[other] {" "}on side { $side }; it shows { $edge }
    }
    .code = place::unknown
    .label = not there
    .related = the tile
    .offer = write one of its features:{" "}
    .help = the tile has { PHRASE($features) }

missing-field = `{ $tile }` has no field { $half ->
        [none] inside it
       *[other] at { $half }
    }
    .code = place::unknown
    .label = not there
    .related = the tile
    .offer = write one of its features:{" "}
    .help = the tile has { PHRASE($features) }

several-features = `{ $tile }` has { $side ->
        [none] { $count } features of the kind `{ $kind }`: which one?
       *[other] two cities on side { $side }
    }
    .code = place::ambiguous
    .label = which one?
    .related = the tile
    .offer = write one of its features:{" "}
    .help = the tile has { PHRASE($features) }

feature-in-the-middle = `{ $tile }` has its { $kind } in the middle, not on a side
    .code = place::unknown
    .label = not there
    .related = the tile
    .help = write `{ $tile }.{ $kind }`

side-not-understood = `{ $tile }` has no side called `{ $word }`
    .code = place::unknown
    .label = not there
    .related = the tile
    .offer = write one of its features:{" "}
    .help = the tile has { PHRASE($features) }

half-edge-not-understood = `{ $tile }` has no side called `{ $word }`
    .code = place::unknown
    .label = not there
    .related = the tile
    .help = name a field by a half-edge, like `{ $tile }.field@SL`, or by a side that belongs only to it

two-fields-on-side = `{ $tile }` has two fields on side { $side }, left and right of the road
    .code = place::ambiguous
    .label = which one?
    .related = the tile
    .help = write `{ $tile }.field@{ $side }L` or `{ $tile }.field@{ $side }R`, as seen from the tile's middle looking out

missing-side = `{ $tile }` has no side { $side }
    .code = place::unknown
    .label = not there
    .related = the tile
    .help = here it is a { $shape } with the sides { QUOTED($sides) }

## Spaces

not-a-space = { PHRASE($owner) } must be a column and a row, not { PHRASE($found) }
    .code = space::form
    .label = expected [column, row]
    .offer = write column and row, counted from 0 in the north-west:{" "}
    .help = { $example ->
        [none] {""}
       *[other] write column and row, counted from 0 in the north-west: `{ $example }`
    }
