# Questions about the tiles around a tile.

# Pyramids and the circus.

acrobats-without-room = a pyramid has room for three acrobats
    .code = acrobat::misplaced
    .label = too many
    .help = two go below and one on top

pyramid-too-large = a pyramid of { $count } acrobats: it is full with { $most }
    .code = acrobat::misplaced
    .label = too many
    .help = name at most three players, one for each acrobat

misplaced-pyramid = { $place ->
    [circus] a pyramid cannot be on the circus itself
    [not-square] acrobats are placed on a square tile, not on a half tile or a double-size tile
   *[pyramid] a second pyramid on this tile
}
    .code = acrobat::misplaced
    .label = not here
    .help = name each pyramid once, on a square tile of its own

unknown-animal-token = no animal token shows { $value }
    .code = circus::token
    .label = no such token
    .help = the tokens show { QUOTED($tokens) }

missing-ringmaster = there is no ringmaster there
    .code = figure::missing
    .label = no ringmaster
    .help = place one there: `meeples: {"{"} red: ringmaster a.city {"}"}`

show-not-on-square = circus and acrobat spaces are only on square tiles, but this is { $shape }
    .code = shape::not-square
    .label = not a square
    .help = name a square tile

# Castles.

no-castle-site = a castle needs a completed city of two adjacent tiles, and the city at `{ $city }` is not one
    .code = castle::site
    .label = no castle can be placed there
    .help = place the castle on a completed city of two tiles, one beside the other

second-castle = a second castle on the city at `{ $city }`
    .code = castle::site
    .label = second castle
    .related = first castle
    .help = keep one of them: a castle takes up the whole city

through-without-completed = `through` needs `completed`
    .code = key::missing
    .label = what does it complete?
    .help = name the other castle: `completed: b.city, through: r.road`

no-other-castle = { $is-itself ->
    [yes] a castle is not completed by itself
   *[no] there is no castle there: `through` only names what completes another castle
}
    .code = castle::missing
    .label = no other castle
    .help = name another castle, `completed: b.city, through: r.road`, or leave `through` out

several-lords = there are { $lords } meeples on the castle at `{ $city }`
    .code = castle::several
    .label = one lord at most
    .help = leave one meeple there: a city with several meeples cannot become a castle

missing-castle = there is no castle { $place ->
    [board] on the board
   *[there] there
}
    .code = castle::missing
    .label = no castle
    .help = place one on a city of two tiles: `tokens: {"{"} castle: a.city {"}"}`

several-castles = there are several castles there
    .code = castle::several
    .label = which one?
    .help = name the city: { ANY($cities) }

feature-worthless-for-castle = { $feature ->
    [field] a field is never completed, and scores nothing for a castle
    [garden] a garden scores nothing for a castle
    [church] what a Darmstadt church scores for a castle is not judged
   *[castle] this is the castle itself, which waits for another feature
}
    .code = castle::site
    .label = not this
    .help = { $is-optional ->
        [yes] name a road, a city or another monastery, `completed: r.road`, or leave `completed` out to see just the fief
       *[no] name a road, a city or another monastery: `completed: r.road`
    }

nothing-completed = nothing is named that was completed
    .code = list::empty
    .label = nothing
    .help = name what is completed: `completed: r.road`

# Besieged cities.

flight-from-no-city = meeples flee from a city, and this is none
    .code = feature::kind
    .label = no city
    .help = name the besieged city: `of: a.city`

# The watchtower.

not-watchtower-feature = { $is-elsewhere ->
    [yes] the watchtower is scored with a road or city of its own tile
   *[no] a watchtower is scored with roads and cities only
}
    .code = watchtower::feature
    .label = not this
    .help = name a road or city of the tile: `{ $tile }.road`

several-watchtower-features = there are meeples on { QUOTED($places) } of the watchtower's tile
    .code = watchtower::feature
    .label = which is completed?
    .help = say which, or both: `completed: [{ PHRASE($list) }]`
