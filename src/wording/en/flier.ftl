### The flier.

heading = { $figure ->
    [large] A large meeple
    [abbot] An abbot
    [mayor] A mayor
    [wagon] A wagon
    [ringmaster] A ringmaster
    [acrobat] An acrobat
    [phantom] A phantom
   *[meeple] A meeple
} flying { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the { $to } from { $from }

today-lands = It may land on { OR($places) }.
today-nowhere = { $barred ->
    [yes] It lands nowhere: a triangular gap bars the way.
   *[no] It lands nowhere: no tile lies there.
}
today-nothing = It lands nowhere: nothing on { OR($tiles) } is open to it.

row-lands = lands on { OR($places) }
row-nowhere = lands nowhere
row-nothing = no place for it on { OR($tiles) }

# Where it may land: "the city or the road on b", "the road on p or q", "one of 2 roads on b".
landing = { OR($kinds) } on { OR($tiles) }
kind = { $kind ->
    [city] { $count ->
        [one] the city
       *[other] one of { $count } cities
    }
    [road] { $count ->
        [one] the road
       *[other] one of { $count } roads
    }
    [field] the field
    [monastery] the monastery
    [castle] the castle
   *[garden] the garden
}

said-lands = { $said ->
    [yes] it lands
   *[no] it does not land
}
said-tiles = { $said ->
    [0] it comes to no tile
   *[other] it comes to { $said }
}
said-places = { $said ->
    [0] it has nothing to land on
   *[other] it may land on { OR($said) }
}

step = { $tiles ->
    [0] Step { $number } leads to an empty space.
   *[other] Step { $number } leads to { $tiles }.
}
no-farther = The next step would go over a side of a triangular gap: the flight lands nowhere.
ends = { $tiles ->
    [0] It ends on an empty space.
   *[other] It ends on { $tiles }.
}
may-land = { $unfinished ->
    [yes] { $place } is unfinished: a place to land.
   *[no] { $place } is finished: no place to land.
}
goes-back = There is nothing for it: the figure goes back to its player, and nobody else is placed in this turn.
