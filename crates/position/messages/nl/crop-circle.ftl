### Graancirkels.

heading = De graancirkel op { $tile }{ $player ->
    [0] {""}
   *[other] {" "}(aangelegd door { $player })
}: elke speler { $deed ->
    [add] mag
    [take-back] moet
   *[either] mag
} { $sort ->
    [knight] een ridder
    [highwayman] een struikrover
    [farmer] een boer
   *[any] een ridder, struikrover of boer
} { $deed ->
    [add] bijzetten
    [take-back] verwijderen
   *[either] bijzetten of moet er een verwijderen
}

today = { $clauses }.
today-nothing = { $players ->
    [one] { $players } heeft
   *[other] { $players } hebben
} geen { $sort ->
    [knight] ridder
    [highwayman] struikrover
   *[farmer] boer
} en { $players ->
    [one] doet
   *[other] doen
} niets.
row-add = { $places ->
    [0] niemand mag een meeple bijzetten
   *[other] een extra meeple { $duty ->
        [yes] moet
       *[no] mag
    } naar { OR($places) }
}
row-take-back = { $players ->
    [0] niemand verwijdert een meeple
    [one] { $players } verwijdert een meeple
   *[other] { $players } verwijderen er ieder een
}
row-either = { $add }, of { $take_back }

may-add = { $player } mag een { $sort ->
    [knight] ridder bijzetten in
    [highwayman] struikrover bijzetten op
   *[farmer] boer bijzetten op
} { OR($places) }
must-add = { $player } moet een { $sort ->
    [knight] ridder bijzetten in
    [highwayman] struikrover bijzetten op
   *[farmer] boer bijzetten op
} { OR($places) }
must-take-back = { $player } moet een { $sort ->
    [knight] ridder verwijderen uit
    [highwayman] struikrover verwijderen van
   *[farmer] boer verwijderen van
} { OR($places) }
does-nothing = { $player } heeft geen { $sort ->
    [knight] ridder
    [highwayman] struikrover
   *[farmer] boer
} en doet niets

kinds-of-joker = { $sort ->
    [knight] schild: ridders
    [highwayman] knuppel: struikrovers
   *[farmer] mestvork: boeren
}
kinds-named = { $sort ->
    [knight] ridders
    [highwayman] struikrovers
   *[farmer] boeren
}

said-kinds = { $said ->
    [0] geldt voor niemand
   *[other] geldt voor { OR($said) }
}
said-players = { $said ->
    [0] niemand doet iets
   *[other] { $said }
}
said-meeples = { $said ->
    [0] geldt voor geen meeple
   *[other] geldt voor { $said }
}
said-places = { $said ->
    [0] er mag geen meeple bij
   *[other] een extra meeple mag naar { OR($said) }
}

signed = Het teken op de tegel geldt.
joker = Het is een joker: wie de tegel aanlegde, gebruikt hem als schild, knuppel of mestvork.
choose-kind = Wie de tegel aanlegde, noemt een soort meeple.
each-may-add = Wordt er bijgezet, dan mag elke speler één meeple uit de eigen voorraad bijzetten, als daar nog een in zit.
each-must-add = Wordt er bijgezet, dan moet elke speler één meeple uit de eigen voorraad bijzetten, als daar nog een in zit.
where-added = { $rule ->
    [same-tile] Bijzetten mag alleen bij een meeple die er al staat: op dezelfde tegel en hetzelfde project.
   *[any-tile] Bijzetten mag op elke tegel van het project.
}
each-must-take-back = Wordt er verwijderd, dan moet elke speler één zo'n meeple terugnemen in de voorraad.
lord-passed-by = Voor de heer van een burcht geldt dit niet.
lord-is-knight = De heer van een burcht geldt als ridder.
halves-apart = Twee halve tegels in één vak zijn twee tegels.
halves-together = Twee halve tegels in één vak zijn één tegel.
order = De spelers doen dit om de beurt, te beginnen met de linkerbuur van wie de tegel aanlegde: { $players }.
order-unknown = Alle spelers doen dit om de beurt, te beginnen met de linkerbuur van wie de tegel aanlegde.

symbol-crop-circle = graancirkel
