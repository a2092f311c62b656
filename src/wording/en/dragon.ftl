### The dragon.

heading-walk = The dragon, walking from { $from }{ $over ->
    [0] {""}
   *[other] {" "}over { $over }
} to { $to }{ $used ->
    [0] {""}
    [one] , 1 step into its move
   *[other] , { $used } steps into its move
}{ $been ->
    [0] {""}
   *[other] , after it was on { $been }
}
heading-next-step = The dragon's next step from { $from }{ $used ->
    [0] {""}
    [one] , 1 step into its move
   *[other] , { $used } steps into its move
}{ $been ->
    [0] {""}
   *[other] , after it was on { $been }
}

today-goes = { $steps ->
    [0] That is no step: it is there already, and eats nobody.
    [one] It gets to { $to } in 1 step and eats { $eaten ->
        [0] nobody
       *[other] { $eaten }
    }.
   *[other] It gets to { $to } in { $steps } steps and eats { $eaten ->
        [0] nobody
       *[other] { $eaten }
    }.
}
today-not = It may not go that way: { $reason }.
besides = Besides, { $reason }.
today-next = { $left ->
    [one] It has 1 step left, which may lead to { OR($tiles) }.
   *[other] It has { $left } steps left; the next may lead to { OR($tiles) }.
}

# The rows have few words. A row with many figures names the tiles alone.
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
row-next = may go to { OR($tiles) }
row-no-step-left = no step left
row-no-step-open = it cannot move

# Why a walk is not allowed: clauses, each with a row that has the same parts.
been-before = it has been on { $to } before in this move
row-been-before = may not: on { $to } twice
gap-in-the-way = a triangular gap bars the way from { $from } to { $to }
row-gap-in-the-way = may not: gap from { $from } to { $to }
not-one-step = from { $from } to { $to } is not one step
row-not-one-step = may not: { $from } to { $to } is no step
fairy-keeps-it = the fairy keeps it from { $to }
row-fairy-keeps-it = may not: the fairy bars { $to }
too-far = it would take { $count ->
    [one] 1 step
   *[other] { $count } steps
}, and { $left ->
    [0] none is left
   *[other] has { $left } left
}
row-too-far = may not: { $count ->
    [one] 1 step
   *[other] { $count } steps
} with { $left ->
    [0] none
   *[other] { $left }
} left

said-allowed = { $said ->
    [yes] it may go that way
   *[no] it may not go that way
}
said-steps = { $said ->
    [0] it takes no step
    [one] it takes 1 step
   *[other] it takes { $said } steps
}
said-left = { $said ->
    [0] no step is left
    [one] 1 step is left
   *[other] { $said } steps are left
}
said-meeples = { $said ->
    [0] it eats nobody
   *[other] it eats { $said }
}
said-tiles = { $said ->
    [0] it can get nowhere
   *[other] it can get to { OR($said) }
}

by-half = Each half is a tile of its own, and a step of its own.
by-space = The dragon goes from space to space, and eats all that is in them.
fairy-by-half = The fairy keeps it from her half, not from the other.
fairy-by-space = The fairy keeps it from both halves of her space.
double-is-one = A double-size tile is one step.
double-is-two = Each space of a double-size tile is a step.
gap-passed = It passes straight over a triangular gap, at no cost.
gap-bars = It makes no step over a side of a triangular gap.
step = { $reasons ->
    [0] { $number ->
        [0] To { $to } it takes no step.
       *[other] Step { $number } leads to { $to }.
    }
   *[other] { $number ->
        [0] To { $to } it takes no step, but it may not go there: { $reasons }.
       *[other] Step { $number }, to { $to }, is not allowed: { $reasons }.
    }
}
no-step-left = Its six steps are taken.
no-step-open = No step is open to it: it stops.
