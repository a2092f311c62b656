# Slips in files: what was probably meant. Slips in a single line are in `src/repairs/line_repairs.yaml`.

# Lines in a wrong column.
wrong-column = { $blanks ->
        [tab] a tab at the beginning of a line
       *[other] this line is not lined up with the others of its group
    }
    .code = yaml::column
    .label = { $blanks ->
        [tab] a tab
       *[other] column { $column }
    }
    .help = { $spaces ->
        [0] begin it at the margin: `{ LINE($line) }`
        [one] put one space before it: `{ LINE($line) }`
       *[other] put { $spaces } spaces before it: `{ LINE($line) }`
    }

odd-blanks = { $blanks ->
        [tab] a tab at the beginning of a line
       *[other] a no-break space at the beginning of a line
    }
    .code = yaml::column
    .label = { $blanks ->
        [tab] a tab
       *[other] looks like a space, but is not one
    }
    .help = begin lines with ordinary spaces

rows-at-the-margin = the rows of the map begin at the margin, where keys do
    .code = map::block
    .label = the first row
    .help = put two spaces before each row of the map

# Words.
several-words = { QUOTED($words) } are not the words used here
    .code = key::unknown
    .label = { PHRASE($label) }
    .help = write `{ LINE($line) }`

words-in-capitals = `{ $word }` and the other keywords are written in lower case
    .code = key::unknown
    .label = in capitals
    .help = write { QUOTED($words) }

unknown-word = unknown word `{ $word }`
    .code = key::unknown
    .label = { $fault ->
        [capitals] should be in lower case
        [misspelt] misspelt
       *[language] called something else here
    }

# Players.
unknown-player = `{ $name }` is not one of the players
    .code = player::unknown
    .once = yes
    .label = { $near ->
        [none] no such player
       *[other] is it { $near }?
    }
    .related = the players
    .help = { $near ->
        [none] write `{ LINE($line) }`
       *[other] write `{ $near }`
    }

player-twice = `{ $name }` is not one of the players
    .code = player::unknown
    .once = yes
    .label = did you mean { $near }?
    .help = put everything under one name: `{ $near }: { $entries }`

repeated-player = `{ $name }` has two entries
    .code = key::duplicate
    .label = the second
    .help = put everything in one: `{ $name }: { $entries }`

misspelt-in-list = `{ $listed }` is named nowhere else
    .code = player::unknown
    .once = yes
    .label = did you mean { $name }?
    .related = the same player?

# Tiles.
tile-in-capitals = { $printed ->
        [yes] `{ $name }` is the id of a printed tile, so it cannot be a name
       *[no] `{ $name }` is written in lower case
    }
    .code = name::form
    .once = yes
    .label = a capital
    .help = { $count ->
        [one] write `{ PHRASE($lower) }`
       *[other] write `{ PHRASE($lower) }`, everywhere
    }

printed-tile-in-lower-case = `{ $name }` is not defined
    .code = name::undefined
    .once = yes
    .label = a printed tile?
    .help = { $rotated ->
        [yes] write `{ $id }`, the printed tile
       *[no] write `{ $id }`, the printed tile; for a tile of your own, say under `tiles` what it shows
    }

tile-by-number = the tile at `{ $address }` is called `{ $name }`
    .code = place::unknown
    .label = not its name

# Questions.
question-at-the-margin = `{ $word }` is a question, and goes under `ask`
    .code = ask::margin
    .label = too far to the left
    .help = put `ask:` on a line before it, and `-` with a space in front of it

unnamed-question = no question is called `{ $name }`
    .code = ask::unknown
    .label = which one?
    .help = name it: `- {"{"} id: { $name }, { $entry }`

question-by-another-name = the claims call this question `{ $name }`
    .code = name::form
    .once = yes
    .label = a different name

question-without-kind = the question does not say what it asks
    .code = ask::unknown
    .label = which kind of question?
    .help = write `{ PHRASE($line) }`

not-a-question = `{ $typed }` cannot be read as a question
    .code = ask::form
    .label = not understood
    .offer = write{" "}

colon-in-short-form = no colon follows `{ $word }`
    .code = ask::form
    .label = not needed
    .offer = write{" "}

several-meeples = one meeple is placed at a time
    .code = ask::form
    .label = not understood
    .offer = write{" "}

question-about-barn = a question about a barn is written like any other placement
    .code = ask::form
    .label = a barn

# The remedies of several questions together, and of questions that are written as in a file.
write-several = write { QUOTED($lines) }
    .code = ask::form
type-question-alone = type the question alone, as `oracle explain ask` shows each
    .code = ask::form

# Entries.
number-of-nobody = { PHRASE($message) }
    .code = value::missing
    .label = whose?
    .help = say whose it is: `{ PHRASE($line) }`

round-beside-player = what a turn scores goes under `rounds`
    .code = turn::round
    .label = a round

not-a-key = `{ $key }` is not a key of a scenario
    .code = key::unknown
    .label = { $meant ->
        [figure] a figure?
        [player] whose place?
        [token] a token?
       *[question] a question?
    }

barn-as-key = `barns` is not a key: a barn goes under `meeples`, with its player
    .code = figure::as-key
    .label = a barn
    .help = write `{ PHRASE($line) }`, and delete this line

where-a-barn-goes = a barn is written with its player under meeples, as in red: barn a@se; whether one can be placed is a question, see `oracle explain ask`
    .code = figure::as-key

write-parts-in-small-letters = the printed tiles are A to X, I-01 to I-12 and II-01 to II-12 (`oracle tiles`); parts are small letters with capitals for their sides, like cN or rEW
    .code = tile::unknown

where-a-figure-goes = a figure is written with its player under meeples, as in red: { $figure ->
        [meeple] {""}
       *[other] { $figure }{" "}
    }a.{ $place }
    .code = figure::as-key

points-for-nothing = `{ $typed }` does not say what the points are for
    .code = claim::form
    .label = for what?

claims-for-nothing = the claims do not say what they are for
    .code = claim::form
    .label = for what?
    .offer = write{" "}

player-for-place = `{ $name }` is a player, not a place
    .code = place::unknown
    .label = where is that?

figure-as-token = `{ PHRASE($figure) }` is a figure, not a token
    .code = figure::as-key
    .label = a figure
    .help = write `{ LINE($line) }`

keys-without-braces = several keys on one line need braces
    .code = yaml::line
    .label = no braces
    .help = put braces around it: `{ LINE($line) }`

rule-sets-in-file = { $key ->
        [other-rules] { PHRASE($message) }
        [rules] `rules` in a scenario says what your table plays, question by question
       *[other] a scenario is answered under all rules, and names none
    }
    .code = rule::in-file
    .label = not needed
    .help = delete this line, and choose rule sets when you ask, with the option --rules
