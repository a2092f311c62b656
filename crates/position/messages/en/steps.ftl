### The steps to an answer that several mechanics take.

gap-counts = A triangular gap next to it counts as open space.
gap-ignored = A triangular gap next to it is ignored: { $pieces ->
    [one] no other segment of its kind meets it there.
   *[other] the { $pieces } segments around it form one.
}
open-sides = { $sides ->
    [0] It has no open sides, so it is completed.
    [one] It has 1 open side, so it is incomplete.
   *[other] It has { $sides } open sides, so it is incomplete.
}
covers = It covers { $tiles }.
covers-alike = It covers { $tiles } on { $spaces }, so either count is the same.
covers-and-counts = It covers { $tiles } on { $spaces }; these rules count { $by ->
    [space] spaces
   *[tile] tiles
}.
long-roads = On a tile of Leipzig it counts once, however long it is there.
doubles-apart = Its double-size tiles ({ $tiles } on { $spaces }) are counted differently: by { $by ->
    [space] space
   *[tile] tile
}.
cathedral = { $each ->
    [0] The city has a cathedral and is incomplete, so it is itself worth nothing.
    [one] The city has a cathedral: 1 point per tile or space and per coat of arms.
   *[other] The city has a cathedral: { $each } points per tile or space and per coat of arms.
}
inn = { $each ->
    [0] The road has an inn and is incomplete, so the road itself scores nothing.
   *[other] There is an inn on the road: { $each } points per tile or space.
}
gap-separates = A triangular gap next to it is a border.
gap-joins = A triangular gap next to it joins { $pieces ->
    [one] nothing new to it.
   *[other] { $pieces } field segments into one.
}
touches = { $cities ->
    [0] It touches no city.
    [one] It touches 1 city, which is { $finished ->
        [0] incomplete
       *[other] completed
    }.
   *[other] It touches { $cities } cities; { $finished ->
        [0] none of them is
        [one] 1 of them is
       *[other] { $finished } of them are
    } completed.
}
half-occupies = A space with one half tile and a triangular gap counts as filled.
occupied = { $finished ->
    [yes] All { $all } of its spaces are filled, so it is completed.
   *[no] { $count } of its { $all } spaces { $count ->
        [one] is
       *[other] are
    } filled, so it is incomplete.
}
occupied-round = { $finished ->
    [yes] All { $all } surrounding spaces are filled, so it is completed.
   *[no] { $count } of the { $all } surrounding spaces { $count ->
        [one] is
       *[other] are
    } filled, so it is incomplete.
}
full = A space with one half tile and a triangular gap is not full. { $count } of its { $all } spaces { $count ->
    [one] is
   *[other] are
} full, so it is incomplete.
full-round = A space with one half tile and a triangular gap is not full. { $count } of the { $all } surrounding spaces { $count ->
    [one] is
   *[other] are
} full, so it is incomplete.
lie-there = { $count ->
    [one] There is { $tiles }
   *[other] There are { $tiles }
} on { $spaces }; these rules count { $by ->
    [space] spaces
   *[tile] tiles
}.
own-tile = 2 points for the castle's own tile.
nobody = It is unoccupied. It would be worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
nobody-who-owns = No meeple there can score it. It would be worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
mayor = { $player }'s mayor has strength { $coats ->
    [0] 0: the city has no coat of arms
    [one] 1: the city has 1 coat of arms
   *[other] { $coats }: 1 per coat of arms in the city
}.
owns-nothing = { $player }'s { $figure ->
    [builder] builder
    [pig] pig
    [shepherd] shepherd
   *[other] figure
} does not count towards the majority.
alone = Only { $player } has a meeple there.
strength = { $player } { $strength }
majority = Strength: { $strengths }{ $large ->
    [yes] {" "}(a large meeple counts as two)
   *[no] {""}
}{ $outcome ->
    [one] , so { $players } has the majority.
    [hill] , a tie that a hill breaks.
   *[tie] , so { $players } are tied.
}
fairy = The fairy is next to { OR($by) }: 3 extra points for { $player } alone, with or without the majority.
fairy-unsure = The fairy is next to { OR($by) }, but it is not clear which, so her 3 points are left out.
field-apart-at-barn = Another field meets it under a barn and stays separate.
field-joined-at-barn = Another field meets it under a barn, which joins the two.
pig = { $player }'s { $pigs ->
    [one] pig adds
   *[other] { $pigs } pigs together add
} 1 point per completed city.
sheep-stay = The sheep in the field score only when they are herded into the stable, so they score nothing at final scoring.
abbey-closes-nothing = An abbey on the other side of a triangular gap closes nothing there.
abbey-closes = An abbey on the other side of a triangular gap closes it there.
beneath-own-bridge = It passes under its own bridge: what is there counts { $again ->
    [yes] both under the bridge and on it.
   *[no] once, like everything on a road.
}
step-half = Each half tile is a tile of its own, and a step of its own.
step-space = A step goes from space to space and reaches everything there.
step-double-one = A double-size tile is one step.
step-double-two = Each space of a double-size tile is one step.
step-gap-skipped = A triangular gap is skipped.
step-gap-blocks = No step can cross a side of a triangular gap.
building-on-other-half = There is a little building on the other half tile of a space: it affects { $reach ->
    [half] only that half
   *[space] both halves
}.
buildings = { $count ->
    [one] There is 1 little building: 1 extra point.
   *[other] There are { $count } little buildings: 1 extra point each.
}
buildings-by-kind = { $count ->
    [one] There is 1 little building: { $points } extra points.
   *[other] There are { $count } little buildings, a shed for 1 point, a house for 2, a tower for 3: { $points } extra points.
}
buildings-variant = In the variant where a house scores 2 and a tower 3, { $count ->
    [one] it would score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] they would score { $points ->
        [one] 1 point
       *[other] { $points } points
    } in total.
}
hill-helps-none = All tied players are on a hill, so it helps none of them.
hill-of-half-helps-none = The feature has the hill of a half tile, and all tied players have a meeple on the feature, so it helps none of them.
hill-wins = { $players ->
    [one] Of the tied players, only { $players } is on a hill, and so wins the tie.
   *[other] Of the tied players, only { $players } are on a hill, and so win the tie.
}
hill-is-played = The hill on { $hill } is in play, since the position shows it; a regular tile is face down under it.
hill-of-space = The hill on { $hill } is that of the whole space, so { $tile } is on it too.
