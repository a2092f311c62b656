# Values that several mechanics read alike.

# Tiles and spaces.

empty-space = there is no tile in this space
    .code = space::empty
    .label = nothing there
    .help = name a space that holds a tile

two-halves-in-space = there are two half tiles in this space
    .code = space::form
    .label = which of them?
    .help = write the name of one of the half tiles

double-without-space = `{ $tile }` is a double-size tile: which of its spaces is meant?
    .code = space::form
    .label = covers two spaces
    .help = { $subject ->
        [dragon] say where the dragon starts, `from:`, by a space
        [flea] name it by its space under `fleas` of the question instead
       *[figure] write a space by column and row instead of the name
    }: { ANY($spaces) }

missing-space = { $subject ->
    [flier] the flying machine
   *[tower] the tower
} is on a double-size tile: in which of its spaces?
    .code = key::missing
    .label = no `space` here
    .help = write { ANY($spaces) }

space-beside-tile = the tile is not in this space
    .code = space::elsewhere
    .label = not there
    .help = write { ANY($spaces) }

wrong-tile-count = `{ $key }` names { $count ->
    [0] nothing
   *[other] { $count } tiles, but at most { $most } are allowed
}
    .code = list::too-long
    .label = { $count ->
        [0] empty
       *[other] too many
    }
    .help = name 1 to { $most } tiles, or leave the key out

not-square = { $subject ->
    [acrobat-space] an acrobat space
    [baba-yaga] Baba Yaga's hut
    [bathhouse] a bathhouse
    [circus] a circus
    [vodyanoy] the Vodyanoy
   *[watchtower] a watchtower
} is only on square tiles, but this is { $shape }
    .code = shape::not-square
    .label = not a square
    .help = name a square tile

# Expected and claimed values.

missing-value = `{ $key }` has no value
    .code = claim::form
    .label = nothing here
    .help = write what it is (`[]` for nothing at all), or leave `{ $key }` out

list-too-long = `{ $key }` lists { $count }, but at most { $most } are allowed
    .code = list::too-long
    .label = one too many
    .help = list fewer, or leave `{ $key }` out

missing-meeple = there is no such meeple: `{ $text }`
    .code = figure::missing
    .label = no such meeple
    .help = name a meeple of the scenario, as it is under `meeples`

# Reasons and remarks.

clause-form = leave this key out, and `oracle score FILE --format json` shows the words of the answer: `{"{"} word: too-far, left: 1 {"}"}`; one is named by its word, or by its word and some of its parts
    .code = reason::unknown

unknown-clause = `{ $word }` is not the word of a reason or remark
    .code = reason::unknown
    .label = { $is-sentence ->
        [yes] a sentence, not a word
       *[no] no such word
    }
    .help = { $near ->
        [none] { $form }
       *[other] write `{ $near }`
    }

unknown-clause-part = { $word ->
    [none] no reason or remark of an answer has the part `{ $part }`
   *[other] `{ $word }` has no part `{ $part }`
}
    .code = key::unknown
    .label = no such part
    .help = { $is-word ->
        [yes] that is a word: write `word: { $part }`, then its parts
       *[no] { $near ->
            [none] { $word ->
                [none] { $form }
               *[other] { $parts ->
                    [0] leave it out: this reason has no parts
                   *[other] its parts are { QUOTED($parts) }
                }
            }
           *[other] write `{ $near }`
        }
    }

parts-of-several-clauses = no reason or remark has all these parts
    .code = reason::unknown
    .label = not together
    .help = { $form }

empty-clause = this names no reason or remark
    .code = reason::unknown
    .label = nothing in it
    .help = write its word: `{"{"} word: too-far {"}"}`; or `[]` if there must be none

list-as-clause = this is not the word of a reason or remark
    .code = reason::unknown
    .label = no word
    .help = { $form }
