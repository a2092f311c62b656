### De toren.

heading = De toren op { $tile }, { $floors ->
    [one] 1 verdieping hoog
   *[other] { $floors } verdiepingen hoog
}
# De naam van een toren in de legenda van een tekening.
landmark = { $floors ->
    [one] toren met 1 verdieping
   *[other] toren met { $floors } verdiepingen
}

today = De toren bereikt { $tiles }. { $meeples ->
    [0] Daar zijn geen meeples.
   *[other] Binnen bereik: { $meeples }.
}
# Een rij: de verste tegel in elke richting, en de meeples binnen bereik.
row = { $tiles ->
    [0] bereikt alleen de eigen tegel
   *[other] tot en met { $tiles }
}
phrase = { $row }; { $meeples ->
    [0] geen meeple binnen bereik
   *[other] binnen bereik: { $meeples }
}

said-tiles = { $said ->
    [0] de toren bereikt geen tegel
   *[other] de toren bereikt { $said }
}
said-meeples = { $said ->
    [0] geen meeple kan worden gevangengenomen
    [one] alleen { $said } kan worden gevangengenomen
   *[other] alleen { $said } kunnen worden gevangengenomen
}

where-it-stands = De toren bereikt in het vak waar hij staat: { $tiles }.
towards = Naar het { $to } bereikt de toren { $tiles ->
    [0] niets
   *[other] { $tiles }
}.
