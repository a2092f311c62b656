### Setting up a game with halves.

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
    [yes] , in their first game with halves
   *[no] {""}
}

today = Each player gets { $halves ->
    [one] 1 half
   *[other] { $halves } halves
}; { $left ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
today-not = That does not work: { $reason }.
besides = Besides, { $reason }.
note = { $note }.
row = { $halves } each, { $left ->
    [0] none
   *[other] { $left }
} left

# Why it does not work: clauses, each with a row that begins with the same parts.
one-set-serves = one set of halves serves { $served } players at most
row-one-set-serves = one set serves { $served } at most
too-few = { $each } { $of-a-set ->
    [yes] of each set
   *[no] each
} for { $players ->
    [one] 1 player
   *[other] { $players } players
} would take { $wanted } halves, but { $of-a-set ->
    [yes] a set has only { $pile }
   *[no] there are only { $pile }
}
row-too-few = too few for { $each } { $of-a-set ->
    [yes] of each set
   *[no] each
}

said-allowed = { $said ->
    [yes] that works
   *[no] that does not work
}
said-halves = each player gets { $said ->
    [one] 1 half
   *[other] { $said } halves
}
said-mixed = { $said ->
    [one] 1 half is mixed
   *[other] { $said } halves are mixed
}
said-left = { $said ->
    [0] no half is left
    [one] 1 half is left
   *[other] { $said } halves are left
}
said-notes = { $said ->
    [0] nothing needs to be noted
   *[other] { $said }
}

of-each-set = The number holds for each set by itself.
in-all = The number holds for both sets together.
each-gets = Each player gets { $halves ->
    [one] 1 half
   *[other] { $halves } halves
}.
variant-for-fewer = The variant is for fewer than { $served } players, so each gets { $halves }.
dealt-alike = { $mixed } halves are dealt to { $players ->
    [one] 1 player
   *[other] { $players } players
} in equal numbers: { $halves } each.
more-can-play = More than { $served } can play, with further copies or versions.
back-to-the-box = { $left ->
    [one] The one left goes back into the box.
   *[other] The other { $left } go back into the box.
}
left-over = { $left ->
    [one] One is left over.
   *[other] The other { $left } are left over.
}
how-dealt = { $first ->
    [yes] For a first game they are dealt face down.
   *[no] They are dealt face down; or all lie open, and each takes one at a time, the last player first and on counterclockwise.
}
more-each = there are enough for more each, if all agree
symbols-stay-out = the four halves with symbols of other expansions stay out of a first game
