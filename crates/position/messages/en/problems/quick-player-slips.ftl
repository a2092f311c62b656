# Problems of names behind `=`.

meeple-on-part-without-feature = `{ $letter }={ $name }`: a meeple cannot be on a { $part }
    .code = cell::meeple
    .label = not there
    .help = write the meeple after its road, city or field: `f=r+{ $letter }`

# A name that is no player's, or none; players are offered.
no-player = { $fault ->
        [letter] `{ $name }` is not a colour
        [figure] `{ $name }` is a figure, not a player
       *[nothing] no player is named after `=`
    }
    .code = cell::meeple
    .label = { $fault ->
        [letter] unknown colour
        [figure] whose?
       *[nothing] who?
    }
    .offer = write{" "}
    .help = after = comes the letter of a colour ({ PHRASE($colours) }), or a whole name; a capital is a large meeple

second-equals-sign = `=` twice
    .code = cell::sign
    .label = one too many

coat-after-meeple = `{ $coat }` is a coat of arms after a meeple
    .code = cell::coat
    .label = belongs to the city
    .help = write `{ $part }{ $coats }={ $player }`

several-players = `{ $name }` is several players in one word
    .code = cell::meeple
    .label = two meeples?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

part-after-meeple = `{ $part }` runs into the meeple before it
    .code = cell::meeple
    .label = a part, or a name?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

sign-in-name = `{ $name }` is not a name
    .code = cell::sign
    .label = not in a name
    .offer = write{" "}
    .help = a name is made of letters, digits, _ and -; + begins another part, a comma another row, a space another cell, and / or \ goes between two halves

# A figure of nobody, which only a file can have, or about which a question asks.
neutral-figure = { $form ->
        [none] the { $figure } belongs to no player, and cannot be written in a quick map
       *[other] `{ $figure }` is not a player
    }
    .code = cell::word
    .label = not a meeple
    .help = { $form ->
        [none] leave it out, { $print }, and add it under `figures` there
       *[other] leave it out, and write after the map `{ $form }`
    }
