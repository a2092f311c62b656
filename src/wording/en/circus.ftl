### The circus.

heading = The circus on { $tile }, with a token of { $value }{ $pyramids ->
    [0] {""}
   *[other] {" "}and acrobats of { $pyramids }
}
pyramid = { $players } on { $tile }

today = { $shares ->
    [0] Nobody stands there, so the token brings nobody anything.
   *[other] The token brings { $shares }: { $each ->
        [one] 1 point
       *[other] { $each } points
    } for each of their meeples there.
}
row = { $shares ->
    [0] nobody scores
   *[other] { $shares }
}

said-meeples = { $said ->
    [0] no meeple counts
    [one] { $said } counts
   *[other] { $said } count
}

each = Each meeple there brings its player { $each ->
    [one] 1 point
   *[other] { $each } points
}; a large one counts once.

thing-acrobat = { $count ->
    [one] 1 acrobat
   *[other] { $count } acrobats
}
