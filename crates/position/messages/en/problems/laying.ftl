# The key `board`: its form, its tiles, and tiles beside one another.

no-board = `board` must be a map or a list, not { PHRASE($written) }
    .code = map::missing
    .label = no board
    .help = write `board: |` and a row of cells on each line below, or a list of `{"{"} name: t1, tile: D, at: [0, 0] {"}"}`

no-tile = there is no tile on the board
    .code = map::missing
    .label = empty
    .help = write names into the cells: `board: |` and below it `  a b`

unused-name = `{ $name }` is defined but not on the board
    .code = name::unused
    .label = never used
    .help = { $near ->
        [none] place it on the board, or leave it out
       *[other] the board has `{ $near }`; did you mean that?
    }

## A list of tiles.

no-row = a row of the map is text, not { PHRASE($written) }
    .code = map::row
    .label = a row?
    .help = write `"{ $row }"`, with spaces between the cells; a placed tile is `{"{"} tile: D, at: [0, 0] {"}"}`

row-among-tiles = a row of a map among placed tiles
    .code = map::row
    .label = a row
    .help = write every item as a row, or every item as a placed tile: `{"{"} tile: D, at: [0, 0] {"}"}`

second-rotation = `{ $word }` is already rotated
    .code = tile::rotation
    .label = rotated again
    .help = rotate the tile in one place: `tile: D@90`, or `turn: 90`

odd-rotation = a tile is rotated by 0, 90, 180 or 270 degrees, clockwise
    .code = tile::rotation
    .label = not a rotation
    .help = write `turn: 90`

rotation-of-other-shape = half tiles and double-size tiles are not rotated: write them as they are placed
    .code = tile::rotation
    .label = not a rotation
    .help = leave `turn` out

half-and-double = a tile is either a half tile (`corner`) or a double-size tile (`to`), not both
    .code = map::double
    .label = both
    .help = leave one of them out

missing-tile = a placed tile needs a `tile`
    .code = key::missing
    .label = no `tile` here
    .help = write `{"{"} name: t1, tile: D, at: [0, 0] {"}"}`

spaces-apart = the second space of a double-size tile must be next to the first
    .code = map::double
    .label = not next to it
    .help = write `to: { PHRASE($next) }`, or another of the four adjacent spaces

## A map.

row-cut-short = YAML takes this for a comment, not for a part of the row
    .code = map::row
    .label = comment
    .help = put the row in quotes: `'{ $row } { $rest }'`

folded-map = the map needs `|`, not `>`, which runs the rows together
    .code = map::block
    .label = rows would run together here
    .help = write `board: |`

quoted-map = the map is a quoted string of one row
    .code = map::block
    .label = rows end with `\n`
    .help = write the rows as a list: `"board": { $rows }`

missing-bar-on-line = there is no `|` after `board:`
    .code = map::block
    .label = each row goes on a line of its own
    .help = write `board: |` and the rows on the lines below it, indented

missing-bar = there is no `|` after `board:`
    .code = map::block
    .label = here
    .help = write `board: |`; without it the rows run together into one line

blank-row = a blank row in the map
    .code = map::row
    .label = blank
    .help = delete the line; a row without tiles is a row of `.`

row-out-of-line = this row does not begin in the same column as the first
    .code = map::row
    .label = out of line
    .help = begin all rows in the same column; where a row begins with nothing on the board, write `.`

half-beside-double = a double-size tile fills its spaces: there is no room for a half tile
    .code = map::double
    .label = no room
    .help = write `<` or `^` alone in its cell

continued-gap = { $axis ->
        [west] `<` continues the tile to the west, but there is no tile there to continue
       *[north] `^` continues the tile above, but there is no tile there to continue
    }
    .code = map::double
    .label = does not fit
    .help = write the name of a double-size tile in its west or north cell, and `<` or `^` in the other

third-space = this tile already covers two spaces
    .code = map::double
    .label = does not fit
    .help = a double-size tile covers only two spaces

## A cell of the map.

comment-in-map = a comment inside the map
    .code = cell::sign
    .label = comment
    .help = put it above `board:`; `#` alone is an unknown tile

spaces-around-cut = spaces around the cut of two half tiles
    .code = cell::cut
    .label = should be one cell
    .help = { $halves ->
        [none] an empty space is a single `.`
       *[other] { $halves }
    }

halves-without-cut = `{ $word }` does not have one cut between its two half tiles
    .code = cell::cut
    .label = `{ $left }` and `{ $right }` share this space
    .help = { $halves }

tiles-without-space = `{ $word }` is two tiles with no space and no cut between them
    .code = cell::sign
    .label = `{ $left }` and `{ $right }`
    .help = write `{ $left } { $right }`; or, if they are half tiles that share a space, { $halves }

sign-of-double = a cell cannot be `{ $sign }`
    .code = cell::sign
    .label = a double-size tile?
    .help = a double-size tile has its name in the west cell and `<` in the other: `{ $name } <`

sign-of-gap = a cell cannot be `{ $sign }`
    .code = cell::sign
    .label = an empty space?
    .help = write `.` for an empty space

separator = separate cells with blanks only
    .code = cell::sign
    .label = leave it out
    .help = delete every `{ $sign }` from the map

punctuated-name = `{ $word }`: separate cells with blanks only
    .code = cell::sign
    .label = more than one name
    .help = write `{ $name }`

place-in-map = a place inside the map
    .code = cell::meeple
    .label = the feature belongs under `meeples`
    .help = write `{ $tile }` here; who is on its { $feature } goes under `meeples`

no-pair = `{ $word }` is not a pair of half tiles
    .code = cell::cut
    .label = cannot be read
    .help = { $lacks ->
        [both] write the two half tiles without spaces between them
        [tile] an empty space is a single `.`
        [right] write `{ $left }{ $cut }.`: `.` is the missing half
        [left] write `.{ $cut }{ $right }`: `.` is the missing half
       *[cut] one character goes between two half tiles: / if the first is in the north-west, \ if it is in the south-west
    }
    .offer = one character goes between two half tiles:{" "}

no-half = `{ $half }` is not a half tile
    .code = cell::cut
    .label = a missing half?
    .help = write `{ LINE($cell) }`

drawn-halves = write `{ $left }{ $cut }{ $right }`{ $apart ->
        [yes] {" "}without spaces
       *[no] {""}
    }: { $gap ->
        [left] `{ $right }` in the { $right-corner }
        [right] `{ $left }` in the { $left-corner }
       *[none] `{ $left }` in the { $left-corner }, `{ $right }` in the { $right-corner }
    }
    .code = part

either-drawing = write { $one } or { $other }
    .code = part

drawing = `{ $left }{ $cut }{ $right }` (`{ $left }` in the { $left-corner })
    .code = part

## Tiles beside one another.

tiles-overlap = space { $space }: { $shape ->
        [half] two half tiles overlap
       *[tile] two tiles in one space
    }
    .code = board::overlap
    .label = does not fit
    .related = already there
    .help = { $shape ->
        [half] two half tiles share a space if their right angles are in opposite corners: nw and se, or ne and sw
       *[tile] give each tile a space of its own
    }

half-beside-full = space { $space }: the long side of a half tile would touch a { $shape }
    .code = board::long-side
    .label = does not fit
    .related = already there
    .help = a long side can touch only another half tile; give this one a space of its own

unmatched-tile = `{ $name }` does not match its neighbours{ $sides ->
        [0] {""}
        [1] {""}
       *[other] {" "}on { $sides } sides
    }
    .code = board::edges
    .label = does not match
    .help = the neighbours of `{ $name }` need { $needs }: change { $turns ->
        [yes] or rotate `{ $name }`
       *[no] `{ $name }` or its neighbours
    }

needed-edge = a { $edge } on side { $side }
    .code = part

needed-edges = { $before }{ $last ->
        [yes] {" "}and{" "}
       *[no] ,{" "}
    }{ $next }
    .code = part

edge-of-neighbour = `{ $name }` does not match
    .code = board::edges
    .label = { $theirs } on side { $their-side }, but { $mine } on side { $side } of `{ $name }`

unmatched-sides = `{ $name }` has a { $edge } on side { $side }, but `{ $neighbour }` has a { $their-edge } on side { $their-side }
    .code = board::edges
    .label = { $their-edge } on side { $their-side }
    .related = { $edge } on side { $side }
    .help = touching sides must match: change { $turns ->
        [yes] or rotate{" "}
       *[no] {""}
    }one of the two tiles
