### Flocks on fields.

thing-sheep = { $count } sheep
thing-printed-sheep = { $count ->
    [one] 1 tile with printed sheep
   *[other] { $count } tiles with printed sheep
}

heading = The flock in { $at }, herded into the stable{ $player ->
    [0] {""}
   *[other] {" "}by { $player }
}
heading-wolf = The flock in { $at }, when a wolf is drawn{ $player ->
    [0] {""}
   *[other] {" "}by { $player }
}

today = { $players ->
    [0] Nobody scores.
    [one] { $players } drives the flock home and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] The flock is herded into the stable, and { $players } score { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
}
today-printed = The sheep printed on { $tiles } count too.
row = { $players ->
    [0] nobody scores
    [one] { $players } scores { $points }
   *[other] { $players } score { $points } each
}
today-wolf = { $shepherds ->
    [0] The tokens are returned to the bag, and nobody scores.
    [one] The tokens and { $shepherds } are returned, and nobody scores.
   *[other] The tokens, { $shepherds } are returned, and nobody scores.
}
today-wolf-printed = { $tiles ->
    [0] No sheep stay on the field.
   *[other] The sheep printed on { $tiles } stay.
}
row-wolf = { $tiles ->
    [0] no sheep stay
   *[other] the sheep on { $tiles } stay
}
today-not-theirs = { $player } has no shepherd on this field, so has no flock to drive home.
row-not-theirs = not allowed: no shepherd there
no-shepherd = { $player } has no shepherd on this field
    .word = no-own-shepherd
    .means = The player has no shepherd in the field.
    .data = player: player

said-allowed = { $said ->
    [yes] the shepherd can drive the flock home
   *[no] the shepherd cannot drive the flock home
}
said-meeples = { $said ->
    [0] there is no shepherd there
    [one] { $said } is there
   *[other] { $said } are there
}
said-tiles = { $said ->
    [0] no printed sheep count
   *[other] the printed sheep on { $said } count
}

shepherds = { $players ->
    [0] There is no shepherd there.
    [one] { $players } has a shepherd there.
   *[other] { $players } have shepherds there.
}
tokens = The tokens show { $sheep } sheep.
printed = The sheep printed on { $tiles } count as a permanent token worth { $points } points.
driven-home = { $players ->
    [0] Nobody scores.
    [one] The flock is herded into the stable.
   *[other] The flock is herded into the stable: each of them scores every sheep on the field.
}
wolf = A wolf is drawn: the tokens and the shepherds are returned, and nobody scores.
wolf-leaves = The sheep printed on { $tiles } stay.
wolf-takes = This flock loses the sheep printed on { $tiles } as well.

symbol-sheep = sheep
