# Questions about figures that move.

piece-beside-piece = { $piece ->
    [source] a source
    [eradicated] an eradicated source
   *[flea] a flea
} on { $tile }{ $other ->
    [same] {" "}twice
    [source] , and a source too
    [eradicated] , and an eradicated source too
   *[flea] , and a flea too
}
    .code = plague::pieces
    .label = here
    .related = and here
    .help = keep one of them: a tile has at most one flea, and a source none

too-many-pieces = { $count } { $pieces ->
    [fleas] fleas, some of them among the tokens
   *[sources] sources, some of them eradicated
}, but there are only { $most }
    .code = plague::pieces
    .label = too many
    .help = leave some out

figure-elsewhere = the { $figure } is elsewhere on the board
    .code = figure::misplaced
    .label = not there
    .related = the { $figure }
    .help = leave { $figure ->
        [dragon] `from`
       *[fairy] `at`
    } out, or leave the { $figure } out of `figures`

fairy-beside-nobody = there is no meeple there for the fairy to be next to
    .code = figure::missing
    .label = nobody here
    .help = name the place of a meeple, or only her tile; she cannot be next to a builder, pig or shepherd

flight-to-unknown-tile = this flight may land on `#`, an unknown tile
    .code = board::runs-into-hash
    .label = unknown tile
    .related = this tile
    .help = give the tile `#` a name and say what it shows
