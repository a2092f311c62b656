### Kudden op weiden.

thing-sheep = { $count ->
    [one] 1 schaap
   *[other] { $count } schapen
}
thing-printed-sheep = { $count ->
    [one] 1 tegel met gedrukte schapen
   *[other] { $count } tegels met gedrukte schapen
}

heading = De kudde op { $at }, naar de stal gedreven{ $player ->
    [0] {""}
   *[other] {" "}door { $player }
}
heading-wolf = De kudde op { $at }, als { $player ->
    [0] een wolf getrokken wordt
   *[other] { $player } een wolf trekt
}

today = { $players ->
    [0] Niemand krijgt punten.
    [one] { $players } drijft de kudde naar de stal en krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
   *[other] De kudde gaat naar de stal, en { $players } krijgen ieder { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
}
today-printed = De gedrukte schapen op { $tiles } tellen ook mee.
row = { $players ->
    [0] niemand krijgt punten
    [one] { $players } krijgt { $points }
   *[other] { $players } krijgen ieder { $points }
}
today-wolf = { $shepherds ->
    [0] De fiches gaan terug in de zak, en niemand krijgt punten.
    [one] De fiches en { $shepherds } gaan terug, en niemand krijgt punten.
   *[other] De fiches, { $shepherds } gaan terug, en niemand krijgt punten.
}
today-wolf-printed = { $tiles ->
    [0] Er blijven geen schapen op de weide.
   *[other] De gedrukte schapen op { $tiles } blijven.
}
row-wolf = { $tiles ->
    [0] er blijven geen schapen
   *[other] de schapen op { $tiles } blijven
}
today-not-theirs = { $player } heeft geen herder op deze weide, dus ook geen kudde om naar de stal te drijven.
row-not-theirs = niet toegestaan: geen eigen herder op deze weide
no-shepherd = { $player } heeft geen herder op deze weide

said-allowed = { $said ->
    [yes] de herder mag de kudde naar de stal drijven
   *[no] de herder mag de kudde niet naar de stal drijven
}
said-meeples = { $said ->
    [0] daar staat geen herder
    [one] { $said } staat daar
   *[other] { $said } staan daar
}
said-tiles = { $said ->
    [0] gedrukte schapen tellen niet mee
   *[other] de gedrukte schapen op { $said } tellen mee
}

shepherds = { $players ->
    [0] Daar staat geen herder.
    [one] { $players } heeft daar een herder.
   *[other] { $players } hebben daar herders.
}
tokens = { $sheep ->
    [one] Op de fiches staat 1 schaap.
   *[other] Op de fiches staan { $sheep } schapen.
}
printed = De gedrukte schapen op { $tiles } gelden als een permanent fiche van { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
driven-home = { $players ->
    [0] Niemand krijgt punten.
    [one] De kudde gaat naar de stal.
   *[other] De kudde gaat naar de stal: ieder krijgt punten voor alle schapen op de weide.
}
wolf = Een wolf is getrokken: de fiches en de herders gaan terug, en niemand krijgt punten.
wolf-leaves = De gedrukte schapen op { $tiles } blijven.
wolf-takes = Deze kudde verliest ook de gedrukte schapen op { $tiles }.

symbol-sheep = schapen
