# Problems of text in a cell that is no part of a tile.

# A thing that a quick map has no letter for.
unwritable-thing = `{ $thing }` cannot be written in a quick map
    .code = cell::word
    .label = not in a quick map
    .offer = { $print }, and add `{ $thing }` to its tile there; here write{" "}
    .help = leave it out, { $print }, and add `{ $thing }` to its tile there

coat-without-city = `*` is a coat of arms: it follows a city
    .code = cell::coat
    .label = of which city?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

meeple-without-part = `{ $meeple }` is a meeple without a place
    .code = cell::meeple
    .label = on what?
    .offer = write what it is on before it:{" "}
    .help = nothing written here fits what is next to it: change that, too

loose-plus = `+` goes between two parts
    .code = cell::sign
    .label = nothing follows
    .help = { $cell ->
        [none] write it between two parts, without spaces
       *[other] leave it out: `{ $cell }`
    }

side-after-coats = `{ $side }` is a side; it comes right after its part
    .code = cell::side
    .label = belongs before the `*`
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

half-edge-with-slip = `{ $half-edge }` is not a part of a tile
    .code = cell::field
    .label = a half-edge?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

meeple-without-sign = `{ $player }` is not a part of a tile; a meeple follows `=`
    .code = cell::meeple
    .label = a meeple?
    .help = write `{ $part }={ $player }`
