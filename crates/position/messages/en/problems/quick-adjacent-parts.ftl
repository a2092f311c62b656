# Problems of parts beside one another: on a tile, and on tiles that touch.

printed-tile-with-part = `{ $cell }`: a printed tile already has its parts
    .code = cell::printed
    .label = no meeple here
    .help = after a `+` comes who is where: `E@90+c=r`

unclear-sides = `{ $cell }` does not say which sides belong to which { $part }
    .code = cell::side
    .label = which sides?
    .offer = name the sides of each:{" "}
    .help = name the sides of each of them

two-open-parts = `{ $cell }` is two { $parts } without sides
    .code = cell::side
    .label = one tile, or two half tiles?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

second-part = `{ $cell }` has a second { $part }
    .code = cell::twice
    .label = again
    .related = the first
    .help = write it once

three-road-ends = `{ $cell }` has three or more roads that end there
    .code = cell::part
    .label = do they meet?
    .help = if they meet, write `x{ $sides }`

meeple-on-crossing = `{ $cell }`: each road of a crossing is a separate road
    .code = cell::part
    .label = on which of them?
    .help = { $first ->
        [none] name the sides, and write its road separately: `xE=r+xSW`
       *[other] write its road separately: `x{ $first }=r+x{ $others }`
    }

road-with-arms = `r` at { $tile } would be one road with { $count } arms
    .code = cell::part
    .label = do the roads meet here?
    .offer = write{" "}
    .help = a crossing ends its roads, and each is a separate one; a road that goes through names two sides: rEW

unjoined-part = `{ $letter }` at { $tile } connects to nothing and names no sides
    .code = cell::part
    .label = no neighbour shows a { $feature }
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

# Several such parts; the label is that of one of them.
unjoined-parts = { $parts } connect to nothing and name no sides
    .code = cell::part
    .label = no neighbour of { $tile } shows a { $feature }
    .offer = instead of { $alike ->
        [yes] each
       *[no] them
    } write{" "}
    .help = name the sides of each, as cN does
part-at-tile = `{ $letter }` at { $tile }
    .code = part

ambiguous-side = `c` and `r`: side { $side } of { $tile } could be city or road
    .code = cell::side
    .label = connects to either
    .related = so does { $neighbour }
    .offer = name the sides: here{" "}
    .help = nothing written here fits what is next to it: change that, too
