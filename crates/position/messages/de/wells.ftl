### Brunnen.

brings = { $each ->
    [0] { $count ->
        [one] Der Brunnen bringt
       *[other] Die { $count } Brunnen bringen
    } nichts, wie die Straße selbst.
   *[other] { $count ->
        [one] An der Straße liegt 1 Brunnen: { $each ->
            [one] 1 zusätzlicher Punkt
           *[other] { $each } zusätzliche Punkte
        }.
       *[other] An der Straße liegen { $count } Brunnen: je { $each ->
            [one] 1 zusätzlicher Punkt
           *[other] { $each } zusätzliche Punkte
        }.
    }
}

thing-well = { $count ->
    [one] 1 Brunnen
   *[other] { $count } Brunnen
}
