### Het circus.

heading = Het circus op { $tile }, met dierenfiche { $value }{ $pyramids ->
    [0] {""}
    [one] {" "}en artiestenpiramide: { $pyramids }
   *[other] {" "}en artiestenpiramides: { $pyramids }
}
pyramid = { $players } op { $tile }
# De naam van het circus in de legenda van een tekening.
landmark = circus

today = { $shares ->
    [0] Op en rond de circustegel staan geen meeples, dus niemand krijgt punten voor het dierenfiche.
   *[other] Het fiche levert { $each ->
        [one] 1 punt
       *[other] { $each } punten
    } op voor elke meeple op of rond de circustegel: { $shares }.
}
row = { $shares ->
    [0] niemand krijgt punten
   *[other] { $shares }
}

said-meeples = { $said ->
    [0] geen meeple telt mee
    [one] { $said } telt mee
   *[other] { $said } tellen mee
}

each = Elke meeple daar levert zijn speler { $each ->
    [one] 1 punt
   *[other] { $each } punten
} op; een grote meeple telt één keer.

thing-acrobat = { $count ->
    [one] 1 artiest
   *[other] { $count } artiesten
}
