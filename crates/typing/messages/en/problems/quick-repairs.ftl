# Slips in a quick map: what was probably meant. Those of single signs are in `src/repairs/map_repairs.yaml`.

question-in-map = there is a question in the map: `{ $question }`
    .code = map::question
    .label = a question
    .help = put it in separate quotes: `oracle quick { PHRASE($command) }`

map-second = the map comes first
    .code = map::question
    .label = the map
    .help = write `oracle quick { PHRASE($command) }`

sentence = this is a sentence, not a map
    .code = map::sentence
    .label = in words
    .help = write one character or more for each tile, with spaces between tiles and commas between rows, like `. c*=r, c c\c`: `oracle quick --help`

question-for-map = `{ $typed }` cannot be read as a question
    .code = map::sentence
    .label = in words

semicolon = cell { $cell }, `{ $word };`: a comma ends a row
    .code = cell::row
    .label = a semicolon
    .help = write `{ LINE($map) }`

comma-before-player = cell { $cell }: a comma ends a row of the map: a meeple follows `=`
    .code = cell::meeple
    .label = another meeple?
    .help = write `{ LINE($map) }`

capitals = cell { $cell }: { $words ->
        [one] { QUOTED($words) } begins with a capital, as a printed tile does
       *[other] { QUOTED($words) } begin with capitals, as printed tiles do
    }
    .code = cell::word
    .label = a part of a tile?
    .related = this, too
    .also = this, too
    .help = write `{ LINE($map) }`

spaces-around-equals = cell { $cell }: spaces around `=`
    .code = cell::space
    .label = no space here
    .help = write `{ LINE($map) }`

abbey-in-map = cell { $cell }: `{ $word }` cannot be written in a quick map
    .code = cell::word
    .label = not in a quick map
    .help = write `m`, { $print }, and make `monastery: abbey` of the tile there

question-as-cell = cell { $cell }: `{ $word }` is not a tile
    .code = cell::word
    .label = a question
    .help = write the tile that is there, like `f`, and after the map `{ PHRASE($form) }`

cut-apart = cell { $cell }: { $joins ->
        [yes] a space beside `{ $sign }`
       *[no] `{ $sign }` goes between two half tiles, and a comma between rows
    }
    .code = cell::cut
    .label = { $joins ->
        [yes] no space here
       *[no] a row ends?
    }
    .offer = write{" "}

empty-space = cell { $cell }: `{ $word }` is not a tile: an empty space is `.`
    .code = cell::word
    .label = empty?
    .help = write `{ LINE($map) }`

cells-without-space = cell { $cell }: `{ $word }` has no space between its cells
    .code = cell::space
    .label = several cells?
    .help = write `{ LINE($map) }`

printed-tile = cell { $cell }: { $letters ->
        [one] `{ $word }` is not a part of a tile
       *[other] `{ $word }` is not the id of a printed tile
    }
    .code = cell::printed
    .label = this tile?
    .help = { $names ->
        [yes] write `{ LINE($map) }`; names are for `board`, see `oracle explain notation`
       *[no] write `{ LINE($map) }`
    }

coat-in-words = cell { $cell }: `{ $word }` is not a part of a tile: a coat of arms is `*`
    .code = cell::coat
    .label = the asterisk is enough
    .help = write `{ LINE($map) }`

part-in-words = cell { $cell }: `{ $word }` is not the name of a part of a tile
    .code = cell::word
    .label = its letter, not a word
    .help = write `{ LINE($map) }`
    .offer = write{" "}

rotation-without-at = cell { $cell }: the rotation of a printed tile follows an `@`, unlike `{ $word }`
    .code = cell::rotation
    .label = rotated?
    .help = write `{ LINE($map) }`
    .offer = write{" "}

misspelt-colour = `{ $name }` is not a colour
    .code = player::unknown
    .label = is it { $colour }?

side-apart = cell { $cell }: { $has-sides ->
        [yes] `{ $side }` is a side; it comes right after its part, in capitals
       *[no] `{ $side }` is a side, but what it belongs to has no sides
    }
    .code = cell::side
    .label = { $has-sides ->
        [yes] a side?
       *[no] not needed
    }
    .help = sides come right after the letter of their part; as they are, they do not fit what is next to it
    .offer = write{" "}

two-slips = { $first }; and { $second }
    .code = cell::word
    .label = { PHRASE($label) }
    .help = write `{ LINE($map) }`

offered-twice = { $first }
    .code = cell::word
    .label = { PHRASE($label) }
    .offer = write{" "}
