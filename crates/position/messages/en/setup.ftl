### Setting up a game with half tiles.

heading = { $players ->
    [one] 1 player
   *[other] { $players } players
} with { $copies ->
    [one] { $sets ->
        [both] sets I and II
        [second] set II
       *[first] set I
    }
   *[other] { $copies } copies of { $sets ->
        [both] sets I and II
        [second] set II
       *[first] set I
    }
}{ $first ->
    [yes] , in their first game with half tiles
   *[no] {""}
}

today = Each player gets { $halves ->
    [one] 1 half tile
   *[other] { $halves } half tiles
}; { $left ->
    [0] none are left over
    [one] 1 is left over
   *[other] { $left } are left over
}{ $mixed ->
    [0] {""}
   *[other] {" "}of { $mixed }
}.
today-not = That is not possible: { $reason }.
besides = Besides, { $reason }.
note = { $note }.
row = { $halves } each, { $left ->
    [0] none
   *[other] { $left }
}{ $mixed ->
    [0] {""}
   *[other] {" "}of { $mixed }
} left

# Reasons why a setup does not work: clauses, each with a row that begins with the same arguments.
one-set-serves = one set of half tiles is for up to { $served } players
    .word = set-serves-fewer
    .means = One set of halves serves so many players at most.
    .data = players: number of served
row-one-set-serves = one set is for up to { $served } players
too-few = { $each } { $of-a-set ->
    [yes] of each set
   *[no] each
} for { $players ->
    [one] 1 player
   *[other] { $players } players
} would take { $wanted } half tiles, but { $of-a-set ->
    [yes] a set has only { $pile }
   *[no] there are only { $pile }
}
    .word = too-few-halves
    .means = There are fewer halves than the players want.
    .data = each: number, of_each_set: flag of of-a-set, players: number, wanted: number, there: number of pile
row-too-few = not enough for { $each } { $of-a-set ->
    [yes] of each set
   *[no] each
}

said-allowed = { $said ->
    [yes] that is possible
   *[no] that is not possible
}
said-halves = each player gets { $said ->
    [one] 1 half tile
   *[other] { $said } half tiles
}
said-mixed = { $said ->
    [one] 1 half tile is mixed
   *[other] { $said } half tiles are mixed
}
said-left = { $said ->
    [0] no half tile is left
    [one] 1 half tile is left
   *[other] { $said } half tiles are left
}
said-notes = { $said ->
    [0] there is nothing to note
   *[other] { $said }
}

of-each-set = The number is per set.
in-all = The number is for both sets together.
each-gets = Each player gets { $halves ->
    [one] 1 half tile
   *[other] { $halves } half tiles
}.
variant-for-fewer = The variant is for fewer than { $served } players, so each player gets { $halves } half tiles.
dealt-alike = { $mixed } half tiles are dealt to { $players ->
    [one] 1 player
   *[other] { $players } players
} equally: { $halves } each.
more-can-play = More than { $served } can play, with further copies or versions.
back-to-the-box = { $left ->
    [one] The one left is returned to the box.
   *[other] The other { $left } are returned to the box.
}
left-over = { $left ->
    [one] One is left over.
   *[other] The other { $left } are left over.
}
how-dealt = { $first ->
    [yes] For a first game they are dealt face down.
   *[no] They are dealt face down; or all are face up, and each player takes one at a time, counterclockwise from the last player.
}
more-each = each player can have more, if all players agree
    .word = more-if-all-agree
    .means = There are enough halves for more each if all players agree.
symbols-stay-out = the four half tiles with symbols of other expansions stay out of a first game
    .word = symbols-stay-out
    .means = The four halves with symbols of other expansions stay out of a first game.
