### What is said beside a verdict: what an expectation misses, what a case speaks of that its board does
### not have, and a time that may not be the one that was meant.

## What an expectation misses: phrases to stand behind "expected:" and "found:"

status = { $status ->
    [settled] the rules settle it
    [open] nobody has ruled on it
    [contested] the rulings contradict each other
   *[not-applicable] there was no such thing yet
}
finished = { $finished ->
    [yes] it is finished
   *[no] it is not finished
}
# Of a field.
never-finished = it is never finished
points = { $scoring ->
    [0] nobody scores
   *[other] { $scoring }
}
worth = it is worth { OR($points) }
one-with = { $others ->
    [0] it is one with no other feature
   *[other] it is one with { $others }
}
nothing-of-the-kind = nothing of the kind

## Several of them

# Of one and the same outcome.
with = { $before }; { $next }
# How it stands, and what the first outcome has.
and = { $status }: { $first }
# What another outcome has, in a line of its own.
or = or { $other }
# Several headings.
also = { $before }; { $next }

## What a case speaks of that its board does not have

# Where there are more claims than are told the nearest number.
many-claims = What number comes nearest is told of the first { $most } wrong claims.

# Of a feature or a question, which is told by its heading where others are answered too.
claims-differ = { $about ->
    [0] The players disagree, but on this board no rule about halves makes a difference.
   *[other] { $about }: the players disagree, but on this board no rule about halves makes a difference.
}
rules-are-to-differ = { $about ->
    [0] The rule sets are expected to differ, but on this board no rule about halves makes a difference.
   *[other] { $about }: the rule sets are expected to differ, but on this board no rule about halves makes a difference.
}
gap-is-open = The triangular gap is not closed in: for that, a tile has to lie on both of its outer sides.
look-at-halves = Does each half lie the right way round, cut from south-west to north-east or from north-west to south-east?
never-one = { $other } is expected to be one with { $this }, but no gap that is closed in by tiles lies between them.
# Names that a reader takes for one another.
alike = The names { $one } and { $other } look alike, but are two { $what }. If one is meant, write the same name everywhere.
alike-in-another-script = The names { $one } and { $other } look alike, but are two { $what }: the { $letter } in { $of } is { $script }. If one is meant, write the same name everywhere.
castles-touch = { $one } and { $other } are castles that touch: no rules let them be laid so.
more-castles-touch = { $count ->
    [one] So do two others.
   *[other] So do { $count } other pairs of castles.
}
no-gap = The question speaks of a gap, but no half lies alone in its space on this board.
no-pair = The question speaks of a pair, but no space of this board holds two halves.
no-half = The question speaks of halves, but none lies on this board.

## What can hardly lie or stand on one board

# With "with", together with a tile that a question lays.
too-many-tiles = { $with ->
    [yes] With the tile that is to be laid, { $id } would lie { $count ->
        [2] twice
       *[other] { $count } times
    }
   *[no] { $id } lies { $count ->
        [2] twice
       *[other] { $count } times
    } on this board
}; a game has { $has ->
    [1] only one
   *[other] only { $has }
} of it.
too-many-figures = { $player } has { $count } { $figure ->
    [large] large meeples
    [abbot] abbots
    [mayor] mayors
    [wagon] wagons
    [builder] builders
    [pig] pigs
    [shepherd] shepherds
    [ringmaster] ringmasters
    [barn] barns
   *[phantom] phantoms
} on this board; a player has only one.
too-many-meeples = { $player } has { $count } meeples on this board; a player has seven, and an eighth on the score track.
helper-alone = { $helper } stands on a { $kind ->
    [city] city
    [road] road
   *[field] field
} where { $player } has no meeple: a builder or pig is placed beside one, and goes home with the last.

## The time that was meant

read-as-day = { $word } was read as the day { $day }, not as the rule set { $word }, which takes in what was ruled until { $until }.
read-as-era = { $word } was read as the rule set { $word }, which takes in what was ruled until { $until }, not as the day { $day }.
elsewhen = { $teller ->
    [question] The question
    [source] The source
   *[file] The name of the file
} speaks of { $time }, but the answer is under the rules of { $asked }.
# What to add to the command, and what comes out otherwise then.
otherwise = The answer is different with { $option }.
otherwise-for = { $count ->
    [one] One answer is different
   *[other] { $count } answers are different
} with { $option }: { $about }.
otherwise-many = { $count } answers are different with { $option }.
