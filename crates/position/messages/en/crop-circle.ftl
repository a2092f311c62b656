### Crop circles.

heading = The crop circle on { $tile }{ $player ->
    [0] {""}
   *[other] {" "}(placed by { $player })
}: each player { $deed ->
    [add] may add
    [take-back] must remove
   *[either] may add or must remove
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
   *[other] a meeple { $duty ->
        [yes] must be added
       *[no] may be added
    } to { OR($places) }
}
row-take-back = { $players ->
    [0] nobody removes a meeple
    [one] { $players } removes a meeple
   *[other] { $players } remove one each
}
row-either = { $add }, or { $take_back }

# The action of a `$player`, with a meeple of the `$sort` in one of the features `$places`.
may-add = { $player } may add a { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} to { OR($places) }
    .word = may-add
    .means = The player may add a meeple to one of these features.
    .data = player: player, kind: sort of sort, places: places
must-add = { $player } must add a { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} to { OR($places) }
    .word = must-add
    .means = The player must add a meeple to one of these features, where one is left.
    .data = player: player, kind: sort of sort, places: places
must-take-back = { $player } must remove a { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} from { OR($places) }
    .word = must-take-back
    .means = The player must take a meeple back from one of these features.
    .data = player: player, kind: sort of sort, places: places
does-nothing = { $player } has no { $sort ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
} and does nothing
    .word = does-nothing
    .means = The player has no such meeple and does nothing.
    .data = player: player, kind: sort of sort

# The sign as which a joker may be taken, with its meeples; and the meeples that a circle may name.
kinds-of-joker = { $sort ->
    [knight] shield: knights
    [highwayman] club: highwaymen
   *[farmer] pitchfork: farmers
}
    .word = speaks-to
    .means = The kind of meeple that the crop circle concerns.
    .data = kind: sort of sort
kinds-named = { $sort ->
    [knight] knights
    [highwayman] highwaymen
   *[farmer] farmers
}
    .word = speaks-to
    .means = The kind of meeple that the crop circle concerns.
    .data = kind: sort of sort

said-kinds = { $said ->
    [0] it affects nobody
   *[other] it affects { OR($said) }
}
said-players = { $said ->
    [0] nobody does anything
   *[other] { $said }
}
said-meeples = { $said ->
    [0] it affects no meeple
   *[other] it affects { $said }
}
said-places = { $said ->
    [0] no meeple may be added
   *[other] a meeple may be added to { OR($said) }
}

signed = It shows a sign, and goes by that.
joker = It is a joker: whoever placed it uses it as a shield, a club or a pitchfork.
choose-kind = Whoever placed it names a kind of meeple.
each-may-add = If adding is chosen, each player may add one from their supply, if they have any left.
each-must-add = If adding is chosen, each player must add one from their supply, if they have any left.
where-added = { $rule ->
    [same-tile] It can only go on the same tile and feature as one that is there.
   *[any-tile] It can go on any tile of the feature.
}
each-must-take-back = If removing is chosen, each player must return one to their supply.
lord-passed-by = The lord of a castle is not affected.
lord-is-knight = The lord of a castle counts as a knight.
halves-apart = Two half tiles sharing a space are two tiles.
halves-together = Two half tiles sharing a space are one tile.
order = Players act in turn, starting to the left of whoever placed it: { $players }.
order-unknown = All players act in turn, starting to the left of whoever placed it.

symbol-crop-circle = crop circle
