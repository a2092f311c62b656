# Problems of a single part of a tile.

which-field = `f` does not say which of the { $count } fields of { $tile }
    .code = cell::field
    .label = on which of them?
    .help = name one by a half-edge, left or right as seen from the middle: { ANY($fields) }

gate-without-side = `g` is a gate without a side
    .code = cell::part
    .label = on which side?
    .offer = name the side from which the road comes:{" "}
    .help = a gate is where a road ends at the city of its tile

gate-without-city = { $sides ->
        [none] `g` is a gate without a side, on a tile without a city
       *[other] a gate on a tile without a city
    }
    .code = cell::part
    .label = a gate of which city?
    .offer = write{" "}
    .help = a gate is where a road ends at the city of its tile

bridge-without-direction = `b{ $sides }` is a bridge without a direction
    .code = cell::side
    .label = which way?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

part-has-no-sides = `{ $letter }{ $sides }`: a { $part } has no sides
    .code = cell::side
    .label = no sides
    .help = write `{ $letter }`

part-has-no-coat = `{ $letter }*`: a { $part } has no coat of arms
    .code = cell::coat
    .label = not a city
    .offer = `*` follows a city; write{" "}
    .help = nothing written here fits what is next to it: change that, too

# A letter of a gate or bridge that is more likely a player's.
letter-of-player = `{ $letter }` alone is not a { $part }; a meeple follows `=`
    .code = cell::meeple
    .label = a meeple?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

side-of-half-edge-last = `f{ $sides }` names its side last
    .code = cell::field
    .label = a half-edge?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too
