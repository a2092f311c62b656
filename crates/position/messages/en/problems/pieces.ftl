# Players, and pieces on tiles.

## Players

single-name = `{ $together }` is a single name
    .code = player::unknown
    .once = yes
    .label = one player
    .help = for several players write `players: [{ $names }]`

no-player = `{ $name }` is not one of the players
    .code = player::unknown
    .once = yes
    .label = no such player
    .help = { $near ->
        [none] { $players ->
            [0] list the players: `players: [red, blue]`
           *[other] the players are { QUOTED($players) }
        }
       *[other] write `{ $near }`
    }

player-repeated = the key `{ $name }` appears twice in { $key }
    .code = key::duplicate
    .label = second time: capitals make no difference
    .related = first time
    .help = keep one of them

too-many-players = more than { $most } players
    .code = list::too-long
    .label = one too many
    .help = name fewer players

bad-player-name = `{ $name }` cannot be the name of a player
    .code = name::form
    .once = yes
    .label = not a name
    .help = { $better ->
        [none] a player's name begins with a letter and is made of letters, digits, spaces, underscores and hyphens; words like yes, no, on, off, true and false cannot be names
       *[other] a name begins with a letter: `{ $better }`
    }

figure-as-player = `{ $name }` is a figure, not a player
    .code = name::form
    .once = yes
    .label = whose?
    .offer = write who it belongs to:{" "}
    .help = write who it belongs to

players-counted = players are named, not counted
    .code = list::players
    .label = a number
    .help = write names: `players: [red, blue]`

no-players = `players` names nobody
    .code = list::players
    .label = nobody here
    .help = write names, `players: [red, blue]`, or leave the key out

player-listed-twice = the player `{ $name }` is listed twice
    .code = key::duplicate
    .label = again
    .help = name each player once

## Figures

too-many-figures = a board of this size can have at most { $most } figures
    .code = list::too-long
    .label = one too many
    .help = leave out those that have nothing to do with the question

no-meeple = `{ $name }` has no meeple here
    .code = figure::missing
    .label = nothing after it
    .offer = leave the player out, or write where the meeples are:{" "}
    .help = write where the meeples are, or leave the player out

place-before-player = the place comes before the player
    .code = name::form
    .once = yes
    .label = a place
    .help = write `{ $player }: { $place }`

meeple-as-map = a meeple is written without braces and without a colon
    .code = figure::unknown
    .label = a place?

# The order of figures and places.
disordered-entry = { $fault ->
        [two-places] several places in one entry
        [figure-last] the figure comes before its place
        [word-last] `{ $word }` after a place
        [meeple-word] `meeple` is not needed after a figure
       *[no-dot] put only a dot between the tile and its feature
    }
    .code = figure::unknown
    .label = here
    .help = { $advice ->
        [list] write them as a list:
        [comma] put a comma between them:
        [place] write just the place:
       *[text] write
    } `{ LINE($right) }`

acrobat-on-feature = an acrobat belongs in a pyramid, not on a feature
    .code = figure::misplaced
    .label = on a feature
    .help = leave it out here; to learn what its pyramid is worth, ask: `ask: {"{"} surroundings: {"{"} of: a, for: acrobat, acrobats: [red, blue] {"}"} {"}"}`

figure-not-judged = the figure `{ $figure }` is not judged
    .code = not-judged::figure
    .label = not judged
    .help = leave it out; the figures that are judged are { QUOTED($judged) }

misplaced-figure = the { $figure } cannot be placed on a { $kind }
    .code = figure::misplaced
    .label = a { $kind }
    .help = { $kind ->
        [garden] only an abbot can be placed on a garden: `{ LINE($abbot) }`
       *[other] the { $figure } can be placed on features of the kind { ANY($kinds) }
    }

second-barn = two barns on one intersection
    .code = figure::misplaced
    .label = second barn
    .related = first barn
    .help = keep one of them

fairy-beside-dragon = the fairy and the dragon on one tile
    .code = figure::misplaced
    .label = the fairy
    .related = the dragon
    .help = place one of them elsewhere: the dragon never enters the tile with the fairy

# The mage or the witch on a tile, or on a feature of another kind.
misplaced-mage-or-witch = the { $figure } stands on a road or in a city{ $kind ->
        [none] , not just on `{ $tile }`
       *[other] {""}
    }
    .code = figure::misplaced
    .label = { $kind ->
        [none] on which feature?
       *[other] a { $kind }
    }
    .offer = write{" "}
    .help = name a road or a city: `{ $figure }: TILE.road`

no-shrine-or-monastery = no shrine or monastery
    .code = feature::kind
    .label = this challenges nothing
    .help = name the one that was completed first: `completed_first: m.monastery`

nobody-on-track = `track` names nobody
    .code = value::missing
    .label = empty
    .help = write `track: {"{"} red: {"{"} meeple: 3, messenger: 12 {"}"} {"}"}`, or leave the key out

## Tokens

misplaced-token = { $token } goes on a { $kind }, not on a { $found }
    .code = feature::kind
    .label = a { $found }
    .help = write `{ $key }: a.{ $kind }`

bridge-over-double = a bridge spans one space, but a double-size tile covers two
    .code = bridge::space
    .label = covers two spaces
    .related = the tile
    .help = place the bridge over a square tile or a half tile

bridge-over-gap = a bridge over a single half tile: no rule says whether it is allowed, or how its road would continue across the gap
    .code = bridge::end
    .label = an end over the gap
    .related = the half
    .help = ask whether it is allowed: `ask: {"{"} place: {"{"} bridge: {"{"} over: { PHRASE($tile) }, direction: { $direction } {"}"} {"}"} {"}"}`

bridge-on-hash = the bridge ends on `#`, an unknown tile
    .code = board::runs-into-hash
    .label = an end on `#`
    .related = this tile
    .help = give the tile `#` a name and say what it shows

bridge-not-on-field = a bridge must end on a field, but `{ PHRASE($tile) }` shows { $edge } on side { $side }
    .code = bridge::end
    .label = cannot end there
    .related = the tile
    .help = rotate the bridge, or place it over a tile with a field on both sides

second-bridge = two bridges over the space { $space }
    .code = bridge::space
    .label = second bridge
    .related = first bridge
    .help = keep one of them; a bridge spans the whole space, both halves of a pair

## Words before the place of a figure

placeless-figure = `{ $word }` does not say where the figure is
    .code = place::unknown
    .label = on which feature?
    .offer = write where it is:{" "}
    .help = { $figure ->
        [barn] write a corner of a tile after it, as in barn a@se
       *[other] the board has no place for the figure { $figure }
    }

# A figure by another name; an ordinary meeple has a place only if one is written behind the word.
figure-by-other-name = `{ $word }` is not a figure
    .code = figure::unknown
    .label = { $figure ->
        [meeple] an ordinary meeple?
        [large] a large meeple?
        [abbot] an abbot?
       *[other] a { $figure }?
    }
    .offer = write where it is:{" "}
    .help = { $figure ->
        [meeple] { $place ->
            [none] {""}
           *[other] leave the word out: `{ $place }`
        }
       *[other] write `{ $figure } { $place }`
    }

# A figure by the name of a meeple on a kind of feature.
role-as-figure = a { $role }{ $word ->
        [none] {""}
       *[other] {" "}({ $word })
    } is a meeple { $kind ->
        [city] in
       *[other] on
    } a { $kind }
    .code = figure::unknown
    .label = not a separate figure
    .offer = write where it is:{" "}
    .help = { $place ->
        [none] {""}
       *[other] write `{ $place }`
    }

neutral-figure = the { $figure } belongs to no player
    .code = figure::neutral
    .label = not a meeple
    .help = it goes under `figures`, as `{ $figure }: { $figure ->
        [mage] TILE.road
        [witch] TILE.road
       *[other] TILE
    }`

unknown-figure = `{ $word }` is not a figure
    .code = figure::unknown
    .label = unknown figure
    .offer = write just the place, or a figure before it:{" "}
    .help = { $near ->
        [none] write just the place, or a figure before it; put several meeples in brackets, separated by commas
       *[other] write `{ $near } { $place }`
    }
