### What every answer says around what its mechanics say.

## Today

under = under { $rules }
rules-of-today = today's rules ({ $rules })
rules-today = today's rules
rules-every = every rule set
rules-called = the { $names } rules
rules-of-days = the rules of { $days }
rules-of-tables = the house rules of { $tables }
rules-together = { $rules }
# Of a day: by which rules it was played then.
day-listed = { $day } ({ $when })
rules-then = ({ $era } rules)
day-then = ({ $when })
day-between = between the { $before } and { $after } rules
day-after = after the { $era } rules
not-before = { $what } did not exist before { $date }.
one-reading = Nobody has ruled on this, but no other reading is known. { $answer }
open-ways = Nobody has ruled on this. Possible answers: { $rows }.
open-many-ways = Nobody has ruled on this: { $count } answers are possible, and the table shows them.
contested = The rulings contradict each other. Possible answers: { $rows }.

## Where a feature is open

open = { $each ->
    [yes] Each
   *[no] It
} is open { $count ->
    [one] in one place: { $sides }
   *[other] in { $count } places: { $sides }
}.
open-many = { $each ->
    [yes] Each
   *[no] It
} is open on { $count } sides; the arrows on the board show where.
open-at = { $side } of { $tile }, where no tile lies
open-at-long = on the long side of { $tile }
open-at-gap = at the gap beside { $tile }
open-towards = { $side } of { $tile }, where the next tile does not continue it

## Claims

said = { $player } said { $what }{ $label ->
    [0] {""}
   *[other] {" "}({ $label })
}
said-each = { $how ->
    [worth] that it is worth { $points }
    [each] { $points } each
   *[one] { $points }
}
said-points = { $scores ->
    [0] nobody scores
   *[other] { $scores }{ $alone ->
        [yes] {" "}alone
       *[no] {""}
    }
}
said-finished = { $finished ->
    [yes] finished
   *[no] not finished
}
claims = Who said what:
said-nothing = nothing
said-and = { $said }, { $next }
stands-always = { $said }: { $standing ->
    [right] right under { $rules }
    [wrong] wrong under { $rules }
    [undecided] undecided under { $rules }
   *[not-applicable] there was no such thing
}.
stands = { $said }: { $stands }.
stands-today = { $standing ->
    [right] right today
    [wrong] wrong today
    [undecided] undecided today
   *[not-applicable] there is no such thing today
}
stands-under = { $standing ->
    [right] right under { $rules }
    [wrong] wrong under { $rules }
    [undecided] undecided under { $rules }
   *[not-applicable] there was no such thing under { $rules }
}
# Behind a claim of a number that no rule set gives: which comes nearest, and what would have to be otherwise.
nearest = { $points ->
    [one] The nearest is { $points }
   *[other] The nearest are { $points }
}.
nearest-scored = It is worth { $claimed }, but { $by ->
    [0] nobody scores it
    [one] { $by } alone scores it
   *[other] { $by } score it
}.
nearest-shared = Players who tie get { $each } each, not a share of it.
nearest-left-out = { $player }'s { $claimed } leaves out { $thing }.
nearest-finished = { $player }'s { $claimed } would need the { $kind ->
    [city] city
    [road] road
    [garden] garden
   *[monastery] monastery
} to be { $finished ->
    [yes] finished
   *[no] unfinished
}.
nearest-joined = { $player }'s { $claimed } would need the triangular gap{ $enclosed ->
    [yes] {""}
   *[no] , which is not closed in,
} to join what lies round it.
nearest-gaps = { $player }'s { $claimed } would need { $count ->
    [one] the triangular gap
   *[other] { $count } triangular gaps
} to count.
nearest-without-halves = { $player }'s { $claimed } leaves out { $count ->
    [one] the half
   *[other] the { $count } halves
}.
nearest-halves-by-half = { $player }'s { $claimed } would need each half to count only half.
nearest-pairs-as-one = { $player }'s { $claimed } would need { $count ->
    [one] the two halves in one space
   *[other] the two halves in each of { $count } spaces
} to count as one.
nearest-more = { $player }'s { $claimed } would need { OR($things) } more.
nearest-less = { $player }'s { $claimed } would need { OR($things) } less.
more-claims = { $count ->
    [one] 1 more claim: "oracle settle" weighs them all.
   *[other] { $count } more claims: "oracle settle" weighs them all.
}

## The table

same = { $labels ->
    [0] The same under { $rules }
   *[other] { $labels }: the same under { $rules }
}{ $existed ->
    [yes] .
   *[no] {" "}in which there is such a thing.
}
mark-means = { $mark ->
    [so] so
    [maybe] nobody ruled
    [contested] rulings disagree
    [not] not so
   [barred] not allowed
   *[absent] did not exist yet
}
house-heads = { $heads } house rules
so-under = { $mark ->
    [so] so under { $names }
    [maybe] possible, since nobody ruled, under { $names }
    [contested] possible, since rulings contradict each other, under { $names }
    [not] not so under { $names }
   [barred] not allowed under { $names }
   *[absent] did not exist yet under { $names }
}
more-asked = { $count ->
    [one] 1 more feature is answered but not shown
   *[other] { $count } more features are answered but not shown
}; to see one, name it under "claims" or "expect", or use "--format json".

# Of fields on which somebody stands and for which nobody asks.
not-answered = Not answered: { $fields }. What lies beyond # could change { $count ->
    [one] its
   *[other] their
} points.

# Of features on which nobody stands, on a board that has more of them than are answered.
too-many = Not answered: { $count ->
    [one] 1 more feature
   *[other] { $count } more features
} where nobody stands. Name one under "claims" or "expect" to have it answered.

## What decides

nobody-ruled = nobody ruled
silent = the sources are silent
nobody-says = nobody says so
none-of-these = none of these rules
who-first = { $who }; first { $first }
no-ruling-under = no ruling under { $rules }
still-printed = still printed beside it
by-which = { $places ->
    [one] Rule: { $places }
   *[other] Rules: { $places }
}.
undisputed = Not in dispute here: { $titles }.
more-law = --law shows { $rulings ->
    [one] the ruling
   *[other] the rulings
} in full.
more-steps = --steps shows how it comes about.
more-both = --law shows { $rulings ->
    [one] the ruling
   *[other] the rulings
} in full, --steps how it comes about.
nothing-asked = Nothing is asked: no meeple stands on the board, and nobody claims or expects anything. Add "meeples", or name a feature under "claims".
sum = { $sum } = { $points }.
sum-of = { $player }: { $sum } = { $points }.

## Around the board

source = Source: { $source }
note = Note: { $text }
cut = The board is { $columns } by { $rows } spaces; only columns { $first-column } to { $last-column } and rows { $first-row } to { $last-row } are drawn.
cut-by-name = Only columns { $first-column } to { $last-column } and rows { $first-row } to { $last-row } are drawn.
left-out = Not on the drawing, for want of room: { $all }.
more-things = { $count } more
decided-by = Decided by: { $question }
more = More: { $text }
more-decide = { $count ->
    [one] 1 more question of law bears on it: --law shows it.
   *[other] { $count } more questions of law bear on it: --law shows them.
}
superseded = superseded, but still printed

## A verdict in a phrase

phrase-barred = there was no such thing
asked-shortly = { $heading } – { $said }
phrase-nothing = nothing
phrase-contested = rulings contradict each other: { $rows }
phrase-one-reading = { $rows }, though nobody ruled
phrase-open = nobody ruled: { $rows }

## One line a file

brief-nothing = nothing is asked
brief-more = (+{ $count } more)
brief-under = { $rules }: { $said }
brief-all = all agree
brief-differ = otherwise { $rules }
brief-open = open { $rules }
brief-absent = no such thing { $rules }
brief-open-some = others are open
brief-some = { $open ->
    [yes] others differ or are open
   *[no] others differ
}
brief-ways = nobody ruled ({ $count } ways)

## In a conversation

nothing-asked-yet = Nothing is asked yet: say who stands where, as "a1 =r" does, or ask, as "tower a1 1" does.
others-say = under { $rules }: { $answer }.
others-more = { $count ->
    [one] 1 more answer
   *[other] { $count } more answers
}: "why" shows all.

## What a configuration decided

configured = By { $file }: { $decided }. --no-config leaves it out.
configured-rules = rules { $rules }
configured-house = house rules of { $files }
configured-no-board = no board
configured-board = a { $size } board
