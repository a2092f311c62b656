### The crop circle on a half.

heading = The crop circle on { $tile }{ $player ->
    [0] {""}
   *[other] , laid by { $player }
}: each { $deed ->
    [add] may add
    [take-back] must take back
   *[either] may add or must take back
} { $sort ->
    [knight] a knight
    [highwayman] a highwayman
    [farmer] a farmer
   *[any] a knight, a highwayman or a farmer
}

today = { $clauses }.
today-nothing = { $players ->
    [one] { $players } has
   *[other] { $players } have
} no { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} and { $players ->
    [one] does
   *[other] do
} nothing.
row-add = { $places ->
    [0] nobody may add a meeple
   *[other] a meeple more on { OR($places) }
}
row-take-back = { $players ->
    [0] nobody takes a meeple back
    [one] { $players } takes a meeple back
   *[other] { $players } take one back
}

# Who does what.
may-add = { $player } may add a { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} to { OR($places) }
must-take-back = { $player } must take back a { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} from { OR($places) }
does-nothing = { $player } has no { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} and does nothing

# As what the circle may be taken, and whom it may name.
kinds-of-joker = { $sort ->
    [knight] shield: knights
    [highwayman] club: highwaymen
   *[farmer] pitchfork: farmers
}
kinds-named = { $sort ->
    [knight] knights
    [highwayman] highwaymen
   *[farmer] farmers
}

said-kinds = { $said ->
    [0] it speaks to nobody
   *[other] it speaks to { OR($said) }
}
said-players = { $said ->
    [0] nobody does anything
   *[other] { $said }
}
said-meeples = { $said ->
    [0] it speaks to no meeple
   *[other] it speaks to { $said }
}
said-places = { $said ->
    [0] nobody may be added
   *[other] one may be added to { OR($said) }
}

joker = It is a joker: whoever laid it takes it as a shield, a club or a pitchfork.
choose-kind = Whoever laid it names a kind of meeple.
each-may-add = Where adding is chosen, each player may add one from their supply, if any is left there.
each-must-take-back = Where taking back is chosen, each player must take one back.
lord-passed-by = The lord of a castle is not spoken to.
lord-is-knight = The lord of a castle counts as a knight.
halves-apart = Two halves in a space are a tile each.
halves-together = Two halves in a space are one tile.
order = They begin on the left of whoever laid it: { $players }.
order-unknown = Everybody takes part, beginning on the left of whoever laid it.
