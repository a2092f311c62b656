# Problems of a quick map as a whole.

too-large = a quick map of { $cells } cells, but at most { $most } are allowed
    .code = map::too-large
    .label = too large
    .help = write the map under `board`, and what its tiles show under `tiles`

no-tile = there is no tile in the quick map
    .code = map::empty
    .label = empty

not-text = the quick map must be text
    .code = map::not-text
    .label = not a text

other-in-yaml = YAML does not read this quick map as it looks
    .code = map::not-text
    .label = read differently

# The remedy of a map that is empty or is not read as text.
cells-and-rows = { $typed-alone ->
        [yes] write cells with spaces between them, and rows with commas: `. c*=r, c c\c`
       *[no] write a row of cells on each line below `quick: |`, or one line in single quotes: `quick: '. c*=r, c c\c'`
    }
    .code = part

blank-first-row = a blank row in the map
    .code = map::row
    .label = nothing before it
    .help = leave the comma out, or write the first row as `.` if it has no tile

blank-row = a blank row in the map
    .code = map::row
    .label = blank
    .help = write a row without tiles as `.`, or leave it out

without-board = what is on a board needs a board, but there is none
    .code = key::missing
    .label = needs a map
    .help = draw the map before it: cells with spaces between them, rows with commas, like `. c*=r, c c\c`

# The message of a problem in a cell whose own words do not name it.
in-cell = { $typed ->
        [none] cell { $name }: { $message }
       *[other] cell { $name }, `{ $typed }`: { $message }
    }
    .code = part

# The way from a quick map to a file: with a command, or in a conversation.
print-file = print the file with `{ PHRASE($command) }`
    .code = part
save-file = type `save quarrel.yaml`
    .code = part
