# Questions about the beginning and the end of the game.

several-sets = `{ $typed }` is more than one set
    .code = set::list
    .label = a list

repeated-set = this set is listed twice
    .code = set::list
    .label = again
    .help = name each set once; for more of the same write `copies: 2`

no-set = `sets` names no set
    .code = list::empty
    .label = nothing here
    .help = { PHRASE($help) }

final-scoring-of-part = final scoring is of the whole board
    .code = final-scoring::part
    .label = not `all`
