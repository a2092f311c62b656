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
} { $to } from { $from }
# The name of the flying machine in the legend of a drawn board.
landmark = flying machine

today-lands = It can land on { OR($places) }.
today-nowhere = { $barred ->
    [yes] It cannot land: a triangular gap blocks the way.
   *[no] It cannot land: there is no tile there.
}
today-nothing = It cannot land: nothing incomplete on { OR($tiles) } that it may land on.

row-lands = lands on { OR($places) }
row-nowhere = cannot land
row-nothing = cannot land on { OR($tiles) }

# The features on which it can land: "the city or the road on b", "the road on p or q", "one of 2 roads on b".
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
    [0] it reaches no tile
   *[other] it reaches { $said }
}
said-places = { $said ->
    [0] it has nowhere to land
   *[other] it can land on { OR($said) }
}

step = { $tiles ->
    [0] Step { $number } is to an empty space.
   *[other] Step { $number } is to { $tiles }.
}
no-farther = The next step would cross a side of a triangular gap: it cannot land.
ends = { $tiles ->
    [0] It ends on an empty space.
   *[other] It ends on { $tiles }.
}
may-land = { $unfinished ->
    [yes] { $place } is incomplete: it can land there.
   *[no] { $place } is completed: it cannot land there.
}
goes-back = It cannot land, so the figure is returned to its player, and no other meeple is placed this turn.
