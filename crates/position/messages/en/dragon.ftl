### The dragon.

heading-walk = The dragon, moving from { $from }{ $over ->
    [0] {""}
   *[other] {" "}via { $over }
} to { $to }{ $used ->
    [0] {""}
    [one] , with 1 step already taken
   *[other] , with { $used } steps already taken
}{ $been ->
    [0] {""}
   *[other] , after having been on { $been }
}
heading-next-step = The dragon's next step from { $from }{ $used ->
    [0] {""}
    [one] , with 1 step already taken
   *[other] , with { $used } steps already taken
}{ $been ->
    [0] {""}
   *[other] , after having been on { $been }
}

today-goes = { $steps ->
    [0] It is there already: no step, and it eats nobody.
    [one] It reaches { $to } in 1 step and eats { $eaten ->
        [0] nobody
       *[other] { $eaten }
    }.
   *[other] It reaches { $to } in { $steps } steps and eats { $eaten ->
        [0] nobody
       *[other] { $eaten }
    }.
}
today-not = It cannot move that way: { $reason }.
besides = Also, { $reason }.
today-next = { $left ->
    [one] It has 1 step left, to { OR($tiles) }.
   *[other] It has { $left } steps left; the next can be to { OR($tiles) }.
}

# Rows, in few words. A row with many eaten figures names their tiles alone.
row-goes = { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
}, eats { $eaten ->
    [0] nobody
   *[other] { $eaten }
}
row-goes-eating-on = { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
}, eats on { $tiles }
row-next = can move to { OR($tiles) }
row-no-step-left = no steps left
row-no-step-open = it is stuck

# Reasons against a move: clauses, each followed by a row with the same arguments.
been-before = it has already been on { $to } in this move
    .word = been-before
    .means = The dragon was there before in this move.
    .data = to: stand
row-been-before = not allowed: on { $to } twice
gap-in-the-way = a triangular gap blocks the way from { $from } to { $to }
    .word = gap-in-the-way
    .means = A gap blocks the way.
    .data = from: stand, to: stand
row-gap-in-the-way = not allowed: gap between { $from } and { $to }
not-one-step = { $to } is not one step from { $from }
    .word = not-one-step
    .means = The second space is not one step from the first.
    .data = from: stand, to: stand
row-not-one-step = not allowed: { $to } is not one step from { $from }
fairy-keeps-it = the fairy keeps it off { $to }
    .word = fairy-keeps-it
    .means = The fairy keeps the dragon away.
    .data = to: stand
row-fairy-keeps-it = not allowed: the fairy protects { $to }
too-far = it would take { $count ->
    [one] 1 step
   *[other] { $count } steps
}, and it has { $left ->
    [0] none
   *[other] only { $left }
} left
    .word = too-far
    .means = It takes more steps than are left.
    .data = steps: number of count, left: number
row-too-far = not allowed: { $count ->
    [one] 1 step
   *[other] { $count } steps
} with { $left ->
    [0] none
   *[other] { $left }
} left

said-allowed = { $said ->
    [yes] it can move that way
   *[no] it cannot move that way
}
said-steps = { $said ->
    [0] it takes no step
    [one] it takes 1 step
   *[other] it takes { $said } steps
}
said-left = { $said ->
    [0] no steps are left
    [one] 1 step is left
   *[other] { $said } steps are left
}
said-meeples = { $said ->
    [0] it eats nobody
   *[other] it eats { $said }
}
said-tiles = { $said ->
    [0] it cannot move
   *[other] it can move to { OR($said) }
}

by-half = Each half tile is a separate tile, and a separate step.
by-space = The dragon moves from space to space, and eats everyone there.
fairy-by-half = The fairy keeps it off her half tile, not off the other half.
fairy-by-space = The fairy keeps it off both half tiles in her space.
double-is-one = A double-size tile is one step.
double-is-two = Each space of a double-size tile is one step.
gap-passed = It passes straight over a triangular gap, at no cost.
gap-bars = It cannot step across a side of a triangular gap.
step = { $reasons ->
    [0] { $number ->
        [0] Moving to { $to } takes no step.
       *[other] Step { $number } is to { $to }.
    }
   *[other] { $number ->
        [0] Moving to { $to } takes no step, but is not allowed: { $reasons }.
       *[other] Step { $number }, to { $to }, is not allowed: { $reasons }.
    }
}
no-step-left = It has taken all six steps.
no-step-open = No step is possible: it stops.
