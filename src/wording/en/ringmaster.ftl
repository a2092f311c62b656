### The ringmaster.

heading = The ringmaster on { $tile }, with { $shows ->
    [0] no circus and no acrobats anywhere
   *[other] circuses and acrobats on { $shows }
}

today = { $shares ->
    [0] The ringmaster brings nothing more: no circus and no acrobats are round it.
   *[other] When its feature is scored, the ringmaster brings { $shares } more: { $count ->
        [one] 1 circus or acrobat tile is
       *[other] { $count } circus and acrobat tiles are
    } round it.
}
row = { $shares ->
    [0] nothing more
   *[other] { $shares } more
}

said-meeples = { $said ->
    [0] no ringmaster
   *[other] { $said }
}

none-near = No circus or acrobat tile is among them.
near = { $count ->
    [one] 1 circus or acrobat tile is
   *[other] { $count } circus and acrobat tiles are
} among them, for 2 points each: { $tiles }.

thing-show-tile = { $count ->
    [one] 1 circus or acrobat tile
   *[other] { $count } circus or acrobat tiles
}
