### How an answer comes about: steps that several mechanics take.

gap-counts = A triangular gap lies beside it, and counts as a gap.
gap-ignored = A triangular gap lies beside it, and is ignored: { $pieces ->
    [one] nothing else of its kind meets it there.
   *[other] { $pieces } pieces that meet round it are one.
}
open-sides = { $sides ->
    [0] None of its sides is open: it is finished.
    [one] 1 side is open: it is not finished.
   *[other] { $sides } sides are open: it is not finished.
}
covers = It covers { $tiles }.
covers-alike = It covers { $tiles } in { $spaces }; counting either comes to the same.
covers-and-counts = It covers { $tiles } in { $spaces }; these rules count { $by ->
    [space] spaces
   *[tile] tiles
}.
doubles-apart = Double-size tiles among them, { $tiles } in { $spaces }, count otherwise: of these { $by ->
    [space] the spaces
   *[tile] the tiles
} count.
cathedral = { $each ->
    [0] A cathedral stands in it: as it is not finished, it is worth nothing by itself.
    [one] A cathedral stands in it: 1 point for each.
   *[other] A cathedral stands in it: { $each } points for each.
}
inn = { $each ->
    [0] An inn stands beside it: as it is not finished, it is worth nothing by itself.
   *[other] An inn stands beside it: { $each } points for each.
}
gap-separates = A triangular gap lies beside it, and is a border.
gap-joins = A triangular gap lies beside it, and joins { $pieces ->
    [one] nothing new to it.
   *[other] { $pieces } pieces of field into one.
}
touches = { $cities ->
    [0] No city touches it.
    [one] 1 city touches it; it is { $finished ->
        [0] not finished
       *[other] finished
    }.
   *[other] { $cities } cities touch it; { $finished ->
        [0] none of them is
        [one] 1 of them is
       *[other] { $finished } of them are
    } finished.
}
half-occupies = A space that holds one half and a triangular gap is occupied.
occupied = { $count } of its { $all } spaces { $count ->
    [one] is
   *[other] are
} occupied: { $finished ->
    [yes] it is finished
   *[no] it is not finished
}.
occupied-round = { $count } of the { $all } spaces round it { $count ->
    [one] is
   *[other] are
} occupied: { $finished ->
    [yes] it is finished
   *[no] it is not finished
}.
full = A space that holds one half and a triangular gap is not full. { $count } of its { $all } spaces { $count ->
    [one] is
   *[other] are
}, so it is not finished.
full-round = A space that holds one half and a triangular gap is not full. { $count } of the { $all } spaces round it { $count ->
    [one] is
   *[other] are
}, so it is not finished.
lie-there = { $count ->
    [one] { $tiles } lies
   *[other] { $tiles } lie
} there, in { $spaces }; these rules count { $by ->
    [space] spaces
   *[tile] tiles
}.
own-tile = 2 points for the castle's own tile.
nobody = Nobody stands there. It is worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
nobody-who-owns = Nobody stands there who can own it. It is worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.
mayor = { $player }'s mayor counts { $coats ->
    [0] nothing: the city has no coat of arms
    [one] as one: the city has 1 coat of arms
   *[other] as { $coats }, for the coats of arms of the city
}.
owns-nothing = { $player }'s { $figure ->
    [builder] builder
    [pig] pig
    [shepherd] shepherd
   *[other] figure
} owns nothing and counts nothing.
alone = Only { $player } stands there.
strength = { $player } { $strength }
majority = Meeples there: { $strengths }{ $large ->
    [yes] {" "}(a large meeple counts as two)
   *[no] {""}
}{ $outcome ->
    [one] , so { $players } has the majority.
    [hill] , a tie that a hill decides.
   *[tie] , a tie between { $players }.
}
fairy = The fairy stands by { OR($by) }: 3 points more for { $player } alone, majority or not.
fairy-unsure = The fairy stands by { OR($by) }: by which of them is not shown, so her 3 points are not counted.
field-apart-at-barn = Another field meets it under a barn, and stays apart from it.
field-joined-at-barn = Another field meets it under a barn, which joins the two.
pig = { $player }'s pig brings 1 point more for each finished city.
abbey-closes-nothing = An abbey at the other side of a triangular gap closes nothing there.
abbey-closes = An abbey at the other side of a triangular gap closes it there.
beneath-own-bridge = It passes beneath its own bridge: what lies there counts { $again ->
    [yes] beneath it and above.
   *[no] once, as everything in a road does.
}
step-half = Each half is a tile of its own, and a step of its own.
step-space = A step goes from space to space, and comes to all that lies there.
step-double-one = A double-size tile is one step.
step-double-two = Each space of a double-size tile is a step.
step-gap-skipped = A triangular gap is passed over.
step-gap-blocks = No step goes over a side of a triangular gap.
building-on-other-half = A little building stands on the other half of a space: it affects { $reach ->
    [half] that half alone
   *[space] both halves of it
}.
buildings = { $count ->
    [one] 1 little building stands there: 1 point more.
   *[other] { $count } little buildings stand there: 1 point more for each.
}
buildings-variant = In the variant, where a house brings 2 and a tower 3, { $count ->
    [one] it would bring { $points }.
   *[other] they would bring { $points } in all.
}
hill-helps-none = All who tie stand on a hill: it helps none of them.
hill-of-half-helps-none = The feature has the hill of a half, and everyone who ties has a meeple on the feature: it helps none of them.
hill-wins = { $players ->
    [one] Of those who tie, only { $players } stands on a hill that helps, and so wins the tie.
   *[other] Of those who tie, only { $players } stand on a hill that helps, and so win the tie.
}
hill-is-played = The hill on { $hill } is played with, since the position shows it; a normal tile lies face down beneath.
hill-of-space = The hill on { $hill } is that of the whole space, so { $tile } lies on it too.
