# Lines on a cell. `$lines` are lines to type instead; those that the board refuses are left out.

## The name of a cell.

cell-not-first = a change begins with its cell, in one word
    .code = cell::address
    .label = which cell?
    .help = { $lines ->
        [0] the cell comes first, and then what is there
       *[other] write { OR($lines) }
    }

no-cell = `{ $word }` is not a place on the board
    .code = cell::address
    .label = no cell
    .help = each change begins with its cell: `b1 c*=r, a2 f`

no-corner = `{ $corner }` is not a corner of { $space }
    .code = cell::address
    .label = which half?
    .help = { $lines ->
        [0] the corners of a half tile are nw, ne, sw and se
       *[other] write { OR($lines) }
    }

no-such-row = rows are counted from 1
    .code = cell::address
    .label = no such row
    .help = type `north` for a row above the first, and then what is in row 1

cell-too-far = the board would extend to { $at }
    .code = cell::address
    .label = too far
    .help = here it extends to { $last } at most: a larger one needs a file, `oracle explain board`

## The form of a change.

needless-sign = `{ $sign }` between the cell and what is there
    .code = cell::sign
    .label = not needed
    .help = { $place ->
        [cell] { $lines ->
            [0] put a space after the cell
           *[other] write { OR($lines) }
        }
       *[between] { $lines ->
            [0] put a space between them
           *[other] type the cell and what is there: { OR($lines) }
        }
    }

space-inside-cell = a space between `{ $first }` and `{ $second }`
    .code = cell::sign
    .label = one word
    .help = { $lines ->
        [0] a cell is one word
       *[other] write { OR($lines) }
    }

no-player = `=` comes before a player, and `{ $part }` is none
    .code = cell::sign
    .label = a part?
    .help = { $lines ->
        [0] put a space after the cell
       *[other] write { OR($lines) }
    }

extra-cell = `{ $extra }` is one cell too many
    .code = cell::sign
    .label = too many
    .help = { $cause ->
        [spaces] type it without spaces{ $lines ->
            [0] {""}
           *[other] : { OR($lines) }
        }
        [sides] { $lines ->
            [0] sides come right after their part
           *[other] type it without a space: { OR($lines) }
        }
       *[cells] name each cell, with commas between them{ $lines ->
            [0] ; or draw the whole map
           *[other] : { OR($lines) }
        }
    }

## The text of a cell.

cell-without-text = the line does not say what is at { $at }
    .code = cell::text
    .label = what is there?
    .help = { $present ->
        [none] type what is there{ $lines ->
            [0] {""}
           *[other] , like { OR($lines) }
        }
       *[other] type `{ $at } { $present }` with your changes{ $asked ->
            [yes] {""}
           *[no] , or `{ $at } .` to clear it
        }
    }

no-part = `{ $word }` is not a part of a tile
    .code = cell::part
    .label = unknown part
    .help = { $lines ->
        [0] write `{ LINE($line) }`
       *[other] write { OR($lines) }
    }

## Double-size tiles.

double-in-one-cell = a double-size tile takes two cells
    .code = cell::double
    .label = which cells?
    .help = { $lines ->
        [0] { $shown ->
            [yes] name both cells
           *[no] write `c1 <` for its second cell
        }
       *[other] write { OR($lines) }
    }

second-space = { $at } is the second space of a double-size tile
    .code = cell::double
    .label = not its first
    .help = name the first space of the tile

## Half tiles.

no-half-named = there are half tiles at { $at }
    .code = cell::cut
    .label = on which half?
    .help = { $lines ->
        [0] name the half tile with its corner
       *[other] type { OR($lines) }
    }

tile-for-two-halves = there are two half tiles at { $at }
    .code = cell::cut
    .label = which of them?
    .help = { $lines ->
        [0] name the half tile with its corner, or clear the space for a square tile
       *[other] for a square tile clear the space first; for one of them type { OR($lines) }
    }

two-halves-for-one = { $at } is one half tile, but `{ $text }` is two
    .code = cell::cut
    .label = two half tiles
    .help = { $lines ->
        [0] type the whole space
       *[other] type { OR($lines) }
    }

half-of-double = a half tile has no second space
    .code = cell::cut
    .label = of a double-size tile
    .help = { $lines ->
        [0] it needs a space of its own
       *[other] type { OR($lines) }
    }

half-on-square = a square tile fills { $space }
    .code = cell::cut
    .label = no half tiles here
    .help = for half tiles type the whole space{ $lines ->
        [0] , both of them
       *[other] : { OR($lines) }
    }

other-cut = the half tiles of { $space } are { $one } and { $other }
    .code = cell::cut
    .label = cut the other way
    .help = { $lines ->
        [0] type the whole space, with its cut
       *[other] type { OR($lines) }
    }

## Meeples and parts on a tile.

empty-space = there is nothing at { $at }
    .code = cell::empty
    .label = an empty space
    .help = { $cleared ->
        [yes] type another line
       *[no] { $lines ->
            [0] say what else is there
           *[other] type what else is there: { OR($lines) }
        }
    }

meeple-on-unknown-tile = { $at } is an unknown tile
    .code = cell::meeple
    .label = on what?
    .help = { $lines ->
        [0] say what it shows
       *[other] type what it shows: { OR($lines) }
    }

meeple-on-several-parts = { $at } is `{ $tile }`: several parts
    .code = cell::meeple
    .label = on which of them?
    .help = { $ground ->
        [field] { $lines ->
            [0] say what it is on
           *[other] type what is there: { OR($lines) }
        }
       *[parts] { $lines ->
            [0] say on which of them
           *[other] type { OR($lines) }
        }
    }
