### Waterputten.

brings = { $each ->
    [0] { $count ->
        [one] De waterput levert
       *[other] De { $count } waterputten leveren
    } niets op, net als de weg zelf.
   *[other] { $count ->
        [one] Aan de weg ligt 1 waterput: { $each ->
            [one] 1 extra punt
           *[other] { $each } extra punten
        }.
       *[other] Aan de weg liggen { $count } waterputten: elk { $each ->
            [one] 1 extra punt
           *[other] { $each } extra punten
        }.
    }
}

thing-well = { $count ->
    [one] 1 waterput
   *[other] { $count } waterputten
}
