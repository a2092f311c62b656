# Lines that are typed: their verbs, templates, questions, maps and commands.

line-without-change = `{ $word }` changes nothing on the board
    .code = usage::line
    .label = no change
    .help = type a cell and what is there (`b1 c*=r`), or a question (`tower b1 1`)

too-many-lines = more than { $most } lines at once
    .code = usage::size
    .help = draw the whole map on one line: `. c*=r, c c\c`

line-too-long = the line is longer than { $most } KiB
    .code = text::unreadable
    .help = a board of that size needs a file

unreadable-text = { PHRASE($reason) }
    .code = text::unreadable
    .help = { $text ->
        [line] a board of that size needs a file
        [scenario] make it smaller
       *[map] {""}
    }

line = `{ LINE($line) }`
    .code = part

either-line = { $before } or { $next }
    .code = part

## Verbs.

unknown-command = unknown command `{ $word }`
    .code = id::unknown
    .label = not a cell, question or template
    .help = { $lines ->
        [0] { $advice }
       *[other] write { OR($lines) }
    }

odd-number-of-changes = `{ $steps }` is not a number of changes
    .code = usage::line
    .label = how many?
    .help = type `{ $verb }`, or `{ $verb } 3`

missing-file-name = the file has no name
    .code = usage::line
    .label = where to?
    .help = type `save quarrel.yaml`

text-after-verb = `{ $text }` is not needed
    .code = usage::line
    .label = what for?
    .help = type `{ $verb }` alone, or what comes after it

## The board.

map-too-large = a board of more than { $most } columns or rows
    .code = map::too-large
    .label = too large
    .help = a larger one needs a file: `oracle explain board`

board-too-wide = a board of more than { $most } columns or rows
    .code = usage::size
    .label = too large
    .help = leave it as it is

no-board-to-widen = there is no board to make larger
    .code = usage::line
    .label = the board is empty
    .help = draw the board first: `. c*=r, c c\c`

question-counts-spaces = question { $number } counts columns and rows
    .code = usage::line
    .label = would move its places
    .help = `forget { $number }` first, and ask it again

questions-without-board = the board would be empty, but there are questions about it
    .code = map::missing
    .label = clears it
    .help = `new` starts again without them

## Commands.

option-before-map = options come after the map
    .code = usage::command
    .label = here
    .help = leave them out; `rules 2015,now` chooses rule sets

map-without-quotes = the map is not between quotes
    .code = usage::command
    .label = no quotes
    .help = type the map alone: `{ $map }`

command-without-map = there is no map
    .code = usage::command
    .label = here
    .help = type the map: `. c*=r, c c\c`

## Templates.

question-or-template = `{ $word }` is both a question and a template
    .code = usage::line
    .label = which of them?
    .help = ask { $form }, or start again with the template: `new { $template }`

text-after-template = `{ $name }` is a template: it starts a new board
    .code = id::unknown
    .label = not a cell, question or template
    .help = { $lines ->
        [0] { $advice }
       *[other] write { OR($lines) }
    }

several-templates = `{ $word }` could be { $count ->
        [one] the template { $name } or a tile
       *[other] { $count } templates
    }
    .code = id::unknown
    .label = which of them?
    .help = type { $templates }{ $tile ->
        [none] {""}
       *[other] ; for a tile, { $tile }
    }

## Questions.

repeated-question = this has already been asked
    .code = ask::repeated
    .label = again
    .help = type another question, or `forget { $number }`

too-many-questions = more than { $most } questions at once
    .code = ask::too-many
    .label = one too many
    .help = `forget 1` forgets the first

no-question = no question is asked
    .code = ask::unknown
    .label = which question?
    .help = there is nothing to forget; `help` shows how questions are asked

several-questions = { $count } questions are asked
    .code = ask::unknown
    .label = which question?
    .help = type { $each }

unknown-question = `{ $which }` does not name one of the questions
    .code = ask::unknown
    .label = which question?
    .help = type { $each }

forget-line = `forget { $number }` ({ $question })
    .code = part

forget-lines = { $before }, { $next }
    .code = part

unknown-rules = `{ $word }` is not a rule set or a date
    .code = rule::unknown
    .label = unknown
    .help = { PHRASE($advice) }

## A problem of the new board, told for the line.

caused-by-line = this change does that
    .code = part

forget-first = `forget { $number }` first, which asks: { $question }
    .code = part

line-with-neighbours = say on the same line what is next to it then: `{ LINE($line) }`
    .code = part

## Advice on words that are not understood.

type-line = type `{ LINE($line) }`
    .code = part

type-map-alone = type the map alone: `{ LINE($map) }`
    .code = part

file-at-start = a file is opened at the start: quit with `done`, and name it after `oracle ask`
    .code = part

mark-in-file = anything else on a tile, like { $vowel ->
        [yes] an
       *[no] a
    } { $mark }, goes in a file: type `save quarrel.yaml`
    .code = part

form-of-claim = who says what is typed as `claim red b1.city 10`
    .code = part

form-of-meeple = who is where is typed after a cell: `b1 c=r`
    .code = part

near-word = { $kind ->
        [sample] did you mean { PHRASE($word) }?
        [same] type `{ $word }` by itself
       *[other] did you mean `{ PHRASE($word) }`?
    }
    .code = part

form-of-lines = type a cell and what is there (`b1 c*=r`), a question (`tower b1 1`), a template, or draw a map (`. c*=r, c c\c`); `help` lists everything
    .code = part
