# Problems of lines beside a quick map.

asks-nothing = this question asks nothing
    .code = line::form
    .label = nothing here
    .help = write { PHRASE($forms) }

no-space-after-colon = there is no space after the colon
    .code = yaml::syntax
    .label = a space is missing

no-colon = there is no colon after `{ $word }`
    .code = yaml::syntax
    .label = a colon is missing

second-question = a second question begins here
    .code = line::too-long
    .label = another question
    .help = ask each question separately, in its own quotes

missing-word = the line has no { $missing }
    .code = line::form
    .label = something is missing
    .offer = write { $form }, like{" "}
    .help = write `{ $form }`

extra-word = `{ $word }` is one word too many
    .code = line::too-long
    .label = too many
    .offer = write { $form }, like{" "}
    .help = write `{ $form }`

# A word in the place of a fixed word of the form.
other-word = `{ $word }` cannot be { $verb }
    .code = line::word
    .label = not a { $own }
    .offer = write { $form }, like{" "}
    .help = write `{ $form }`

# A word in the place of a cell.
no-cell = `{ $word }` is { $kind ->
        [player] a player, not a place
       *[other] not a cell of the map
    }
    .code = line::word
    .label = { $kind ->
        [player] where is that?
       *[other] no such cell
    }
    .offer = write { $form }, like{" "}
    .help = write `{ $form }`

swapped-words = the place and the player are the wrong way round
    .code = line::form
    .label = the other way round
    .help = write `{ LINE($line) }`: the form is `{ $form }`

figure-to-place = `place WHO PLACE` asks about a meeple, not a { $figure }
    .code = line::form
    .label = another figure
    .offer = write the question out:{" "}

barn-as-player = `barn` is not a player
    .code = player::unknown
    .once = yes
    .label = to be placed?
    .offer = write { $form }, like{" "}
    .help = write `{ $form }`

thing-as-player = `{ $thing }` is not a player
    .code = player::unknown
    .once = yes
    .label = to be placed?
    .offer = write it out:{" "}
    .help = `oracle explain place` shows how it is written

# A word in the place of a player that means a figure, or everybody.
figure-as-player = `{ $word }` is { $kind ->
        [figure] a figure, not a player
       *[other] not a player
    }
    .code = player::unknown
    .once = yes
    .label = whose?
    .offer = { $form ->
        [none] write{" "}
       *[other] write { $form }, like{" "}
    }

no-colour = `{ $letter }` is not a colour
    .code = player::unknown
    .once = yes
    .label = unknown colour
    .offer = write the letter of a colour, or a whole name:{" "}
    .help = the letters of colours are { PHRASE($colours) }

second-question-in-words = the players' question is there already
    .code = key::duplicate
    .label = a second one
    .help = write both as one: `question 8 points or 10, and who gets them?`

repeated-key = `{ $key }` is already named
    .code = key::duplicate
    .label = again
    .help = leave one of them out

half-apart-from-corner = `{ $place }` separates a half tile from its corner
    .code = place::unknown
    .label = should be one word

no-city-on-tile = there is no city on { $tile }
    .code = place::unknown
    .label = no city
    .offer = write{" "}

two-halves = there are two half tiles in `{ $space }`
    .code = place::unknown
    .label = which of them?
    .offer = { $walk ->
        [yes] write one of them, or both in the order of the move:{" "}
       *[no] write{" "}
    }

key-of-file = `{ $key }` is not a question: it belongs in a file
    .code = ask::unknown
    .label = not here
    .help = { $key ->
        [meeples] meeples are written in the map, after a part and `=`
        [players] meeples are written in the map, after a part and `=`
       *[other] { $page ->
            [none] { $print }, and write it there, at the beginning of a line
           *[other] write it in a file, at the beginning of a line: `oracle explain { $page }`
        }
    }

thing-as-key = { $stray ->
        [none] `{ $key }` is what would be placed
       *[other] `{ $key }` is what would be placed, and `{ $stray }` is not a cell of the map
    }
    .code = ask::unknown
    .label = no such question
    .offer = write{" "}
    .help = `oracle explain place` shows how it is written

colon-after-word = `{ $word }` has no colon after it
    .code = ask::unknown
    .label = no such question
    .offer = write { $form }, like{" "}
    .help = write `{ $form }`

# Words with which no question begins: another line is offered.
no-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .offer = write{" "}

figure-as-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .offer = who is already there is written in the map, after `=`; to ask whether one can be placed, write{" "}

meeple-as-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .offer = who is already there is written in the map; to ask whether one can be placed, write{" "}
    .help = who is already there is written in the map

question-without-short-form = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .help = it is written out, with a colon: `oracle explain { $key }` shows how

rules-as-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .help = choose rule sets with an option after the map, --rules { PHRASE($rules) }; `oracle rules` lists them

thing-as-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .offer = to ask whether it can be placed, write{" "}
    .help = `oracle explain place` shows how it is asked

sentence-as-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .offer = write `{ $form }`, like{" "}
    .help = write `{ $form }`

claim-in-words = a claim is the word `claim`, the player, the place and the points
    .code = ask::unknown
    .label = a claim?
    .offer = write{" "}
    .help = write `{ $form }`

scores-as-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .help = what is completed and who scores is always reported, for every feature: leave the question out

unknown-question = `{ $word }` is not a question
    .code = ask::unknown
    .label = no such question
    .help = write { PHRASE($forms) }, or a question as under `ask`, like `plague: {"{"} sources: { $tile } {"}"}` (`oracle explain mechanics` lists all)
