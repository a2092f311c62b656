### Flocks on fields.

thing-sheep = { $count } sheep
thing-printed-sheep = { $count ->
    [one] 1 tile with printed sheep
   *[other] { $count } tiles with printed sheep
}

heading = The flock in { $at }, driven home{ $player ->
    [0] {""}
   *[other] {" "}by { $player }
}
heading-wolf = The flock in { $at }, met by a wolf{ $player ->
    [0] {""}
   *[other] {" "}that { $player } drew
}

today = { $players ->
    [0] Nobody scores.
    [one] { $players } drives the flock home and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] The flock is driven home, and { $players } score { $points ->
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
    [0] The tokens go back into the bag, and nobody scores.
    [one] The tokens go back into the bag, { $shepherds } goes home, and nobody scores.
   *[other] The tokens go back into the bag, { $shepherds } go home, and nobody scores.
}
today-wolf-printed = { $tiles ->
    [0] No sheep stay on the field.
   *[other] The sheep printed on { $tiles } stay.
}
row-wolf = { $tiles ->
    [0] no sheep stay
   *[other] the sheep on { $tiles } stay
}
today-not-theirs = { $player } has no shepherd on this field, and so no flock to drive home.
row-not-theirs = may not: no shepherd there
no-shepherd = { $player } has no shepherd on this field

said-allowed = { $said ->
    [yes] the shepherd may do so
   *[no] the shepherd may not do so
}
said-meeples = { $said ->
    [0] no shepherd stands there
    [one] { $said } stands there
   *[other] { $said } stand there
}
said-tiles = { $said ->
    [0] no printed sheep matter
   *[other] the sheep printed on { $said } matter
}

shepherds = { $players ->
    [0] No shepherd stands there.
    [one] { $players } has a shepherd there.
   *[other] { $players } have shepherds there.
}
tokens = The tokens show { $sheep } sheep.
printed = The sheep printed on { $tiles } are a token that stays, worth { $points } points.
driven-home = { $players ->
    [0] Nobody scores.
    [one] The flock is driven home.
   *[other] The flock is driven home: each of them scores all the sheep on the field.
}
wolf = A wolf comes: the tokens go back into the bag, the shepherds go home, and nobody scores.
wolf-leaves = The sheep printed on { $tiles } stay.
wolf-takes = The sheep printed on { $tiles } are lost to this flock like the others.
