# The command line, and the lines typed in `oracle ask`.

## Words that name nothing.

unknown-id = { $kind ->
        [source] no source is called `{ $id }`
        [cited-source] `{ $id }` is not a source
        [question] no question id begins with `{ $id }`
        [schema] there is no schema for `{ $id }`
       *[command] `oracle { PHRASE($id) }` prints no JSON
    }
    .code = id::unknown
    .help = { $near ->
        [0] `oracle { $list }` lists them all
       *[other] did you mean { ANY($near) }?
    }

unknown-tile = there is no printed tile `{ $id }`
    .code = tile::unknown
    .help = { $near ->
        [0] `oracle tiles` lists them all
       *[other] did you mean { ANY($near) }?
    }

unexplained-id = no such id: `{ $id }`
    .code = id::unknown
    .help = { $search ->
        [also] { PHRASE($help) } `oracle find { $id }` searches everything
        [only] `oracle find { $id }` searches for it
       *[no] { PHRASE($help) }
    }

nothing-found = nothing found for `{ $query }`
    .code = id::unknown
    .help = { $similar ->
        [0] try a word of the game, such as gap, barn or monastery; `oracle rulings` lists every question, and `oracle explain mechanics` what can be asked
       *[other] perhaps { ANY($similar) }? `oracle rulings` lists every question, and `oracle explain mechanics` what can be asked
    }

unknown-template = no template is called `{ $word }`
    .code = id::unknown
    .help = { $matching ->
        [0] { $near ->
            [0] write { ANY($names) }; `oracle new` lists their questions, and `oracle explain notation` shows how to start without one
           *[other] did you mean { ANY($near) }?
        }
        [one] { QUOTED($matching) } asks about it; `oracle new` lists their questions
       *[other] { QUOTED($matching) } ask about it; `oracle new` lists their questions
    }

unknown-command = there is no command `{ $word }`
    .code = usage::options
    .help = { $choice }

unlisted-passages = the passages of `{ PHRASE($source) }` are not listed: it was read { PHRASE($extent) }
    .code = usage::options
    .help = documents that were read in full have a list: `oracle sources 1e --places`

same-under-all = `{ $id }` is { $is-rule-set ->
        [yes] itself a rule set
       *[no] the same under all rules
    }
    .code = usage::options
    .help = { $is-rule-set ->
        [yes] `oracle diff { $id } { PHRASE($other) }` compares the two
       *[no] `oracle explain { $id }` shows it
    }

## Rule sets.

unknown-rule-set = `{ $word }` is not a rule set or a date
    .code = rule::unknown
    .help = { PHRASE($help) }

no-rules-named = --rules is empty
    .code = rule::unknown
    .help = { PHRASE($examples) }, separated by commas; `oracle rules` lists all rule sets

bad-date = --as-of { $word }: { $reason ->
        [before-law] there were no rules yet
        [month] there is no month { $number }
        [day] that month has no day { $number }
       *[other] not a date
    }
    .code = rule::unknown
    .help = { PHRASE($help) }

# The remedies of a word that names no rule set, or no date.
all-rule-sets = all rule sets are used if none is named: leave it out
    .code = part
one-rule-set = that means several rule sets; write one of { ANY($ids) }
    .code = part
column-of-presets = that column stands for { QUOTED($ids) }: write `{ PHRASE($words) }`
    .code = part
column-of-scenario = those are the scenario's own rules, shown beside whatever is asked: write `now`
    .code = part
column-of-several = that column starts with `{ PHRASE($first) }`: write `{ PHRASE($first) }`, or several with commas between them
    .code = part
words-to-write = write `{ PHRASE($words) }`
    .code = part
oldest-rules = the oldest rules that are known are from about { PHRASE($first) }; write that or a later date
    .code = part
date-form = write a date like 2018, 2018-05 or 2018-05-01
    .code = part
dates-to-write = write { ANY($options) }
    .code = part

## Pictures.

no-outcome = there is no outcome{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
    .code = usage::options
    .help = { $count ->
        [0] there is no answer on this board, so there is no outcome to draw
        [1] the answer has only one outcome: write `--outcome 1`, or leave it out
       *[other] the answer has { $count } outcomes: write a number from 1 to { $count }
    }

picture-not-drawn = the picture cannot be drawn: { PHRASE($reason) }
    .code = usage::options
    .help = draw it smaller: `--scale 1`, or as `-o board.svg`

no-picture-format = the name { PHRASE($file) } does not say which format to use
    .code = usage::options
    .help = end the name in .svg, .png or .txt, or add `--format svg`

png-as-text = a PNG cannot be printed as text
    .code = usage::options
    .help = name an output file: `-o board.png`

no-png = this program was built without PNG
    .code = usage::options
    .help = use `-o board.svg`, or rebuild with `--features png`

options-for-text = --board and --ascii are for text only
    .code = usage::options
    .help = leave them out, or draw text; `--scale 2` sizes a picture

options-for-pictures = --scale, --pixels and --ground are for pictures only
    .code = usage::options
    .help = draw a picture with `-o board.svg`; `--board large` sizes text

boards-in-json = boards cannot be drawn in JSON
    .code = usage::options
    .help = leave out `--board` or `--format`

other-report-format = no report is written as .{ $extension }: { PHRASE($file) }
    .code = output::name
    .help = { $kind ->
        [picture] `oracle draw -o board.svg` or `board.png` writes a picture
        [json] `oracle score --format json` writes JSON
       *[other] end the name in .html, and print the page from a browser
    }

## Quick maps, as the shell passes them.

file-instead-of-map = { $map } is a file, not a quick map
    .code = usage::map
    .help = `oracle score { $map }` answers it

split-by-shell = the shell split the { $part } into { $words } words
    .code = usage::map
    .help = { $is-whole ->
        [yes] put it in single quotes: `{ PHRASE($command) }`
       *[no] put the map in single quotes, and each question too: `{ PHRASE($command) }`
    }

## Typed lines.

no-file-to-start-from = `-` is not a file to start from
    .code = usage::options
    .help = name a file: the lines come from standard input

more-than-can-be-typed = { $file } has more in it than can be typed line by line
    .code = usage::options
    .help = `oracle score { PHRASE($path) }` answers it; what can be typed: `oracle quick --help`

line-too-long = the line is longer than { $most } KiB
    .code = line::too-long
    .help = put a board of that size in a file: `oracle explain board`

too-many-lines = only the first { $lines } lines, or { $size } KiB, are answered
    .code = line::too-long
    .help = write each board to a file of its own; `oracle score` takes many files at once

line-not-utf8 = the line is not UTF-8 text
    .code = text::encoding
    .help = type it again, in UTF-8

carriage-return-in-line = there is a carriage return in the line
    .code = text::encoding
    .help = end each line with an ordinary line ending

nothing-to-undo = nothing to undo
    .code = line::form
    .help = type a change

nothing-to-redo = nothing to redo
    .code = line::form
    .help = `redo` repeats what `undo` took back

no-board-yet = there is no board yet
    .code = line::form
    .help = type a pattern (`city-pair`) or a map: `. c*=r, c c\c`
