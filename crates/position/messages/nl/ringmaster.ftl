### De circusdirecteur.

heading = De circusdirecteur op { $tile }, { $shows ->
    [0] nergens een circus of artiesten
   *[other] met circussen en artiesten op { $shows }
}

today = { $shares ->
    [0] Geen extra punten: rond de circusdirecteur ligt geen tegel met een circus of artiesten.
   *[other] Extra punten als zijn project wordt geteld: { $shares }, voor { $count ->
        [one] 1 tegel met een circus of artiesten
       *[other] { $count } tegels met een circus of artiesten
    } eromheen.
}
row = { $shares ->
    [0] geen extra punten
   *[other] extra punten: { $shares }
}

said-meeples = { $said ->
    [0] geen circusdirecteur
   *[other] { $said }
}

none-near = Geen daarvan is een tegel met een circus of artiesten.
near = Daarbij { $count ->
    [one] is 1 tegel
   *[other] zijn { $count } tegels
} met een circus of artiesten, 2 punten per tegel: { $tiles }.

thing-show-tile = { $count ->
    [one] 1 tegel met een circus of artiesten
   *[other] { $count } tegels met een circus of artiesten
}
