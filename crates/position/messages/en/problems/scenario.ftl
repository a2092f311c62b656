# A scenario as a whole, and values that mechanics read.

bad-name = `{ $word }` cannot be a name
    .code = name::form
    .once = yes
    .label = not a name
    .help = { $reason }

# The reason for which a word cannot be a name.
name-fault = { $fault ->
        [taken] YAML reads this word as something else; choose another
        [long] a name has at most 40 letters
        [capital] a name begins with a lower-case letter: `{ $text }` (ids of printed tiles begin with a capital)
        [accent] a name begins with a lower-case letter from a to z: `{ $text }`
        [beginning] a name begins with a lower-case letter
       *[sign] { $text } cannot be part of a name; use the letters a to z, digits, underscores and hyphens
    }
    .code = name::form
    .once = yes

no-space-after-colon = there is no space after the colon
    .code = name::form
    .once = yes
    .label = a space is missing here
    .help = write `{ $name }: { $rest }`

no-board = { $kind ->
        [key] `{ $word }`
        [question] the question `{ $word }`
        [expectation] an expectation about a feature
       *[claim] a claim about a feature
    } needs a board, but there is none
    .code = key::missing
    .label = needs a `board`
    .help = { $quick ->
        [yes] draw the map before it: cells with spaces between them, rows with commas, like `. c*=r, c c\c`
       *[no] draw the map under `board`: a row of cells on each line
    }

not-indented = what belongs to `{ $owner }` is not indented
    .code = yaml::column
    .label = begins too far left
    .related = belongs to this
    .help = begin each line below `{ $owner }:` with two spaces: `  { $key }: { $value }`

single-quote = this `{ $sign }` is the only quote here
    .code = value::quote
    .label = no other one
    .help = leave it out, or write both

house-rules = these are house rules, not a scenario
    .code = key::missing
    .label = rules, but no `board`
    .help = use the file with `--house`

map-and-board = both a quick map and a board
    .code = key::duplicate
    .label = this is a board with its tiles
    .related = so is this
    .help = leave one of them out; `oracle quick --yaml` writes a quick map as `board` and `tiles`

feature-as-tile = `{ $word }` is a feature, but a tile is needed here
    .code = value::not-a-tile
    .label = just the tile

no-player = `{ $name }` is not one of the players
    .code = player::unknown
    .once = yes
    .label = no such player
    .help = { $players ->
        [0] list the players: `players: [red, blue]`
       *[other] write { ANY($players) }
    }
