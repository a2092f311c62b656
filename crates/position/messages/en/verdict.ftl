### Notes on a verdict: the values that an expectation misses, things that a case mentions and its board does
### not have, and a time that may not be the intended one.

## Values that an expectation misses: phrases to follow "expected:" and "found:"

status = { $status ->
    [settled] settled by the rules
    [open] no ruling
    [contested] conflicting rulings
   *[not-applicable] not applicable
}
finished = { $finished ->
    [yes] completed
   *[no] incomplete
}
# The phrase for a field, in place of `finished`.
never-finished = a field is never completed
points = { $scoring ->
    [0] nobody scores
   *[other] { $scoring }
}
worth = worth { OR($points) }
one-with = { $others ->
    [0] joined to no other feature
   *[other] joined to { $others }
}
nothing-of-the-kind = nothing of that kind

## Several values

# Two values of one and the same outcome.
with = { $before }; { $next }
# The status of a verdict, and the values of its first outcome.
and = { $status }: { $first }
# The values of another outcome, on a line of their own.
or = or { $other }
# Several headings, joined.
also = { $before }; { $next }

## Things that a case mentions and its board does not have

# A note on a case with more claims than the limit (`$most`) for the closest score.
many-claims = The closest score is given for the first { $most } wrong claims only.

# A note on a feature or a question; `$about` is its heading, if others are answered too.
claims-differ = { $about ->
    [0] The players disagree, but on this board no rule about half tiles makes a difference.
   *[other] { $about }: the players disagree, but on this board no rule about half tiles makes a difference.
}
rules-are-to-differ = { $about ->
    [0] The rule sets are expected to differ, but on this board no rule about half tiles makes a difference.
   *[other] { $about }: the rule sets are expected to differ, but on this board no rule about half tiles makes a difference.
}
gap-is-open = The triangular gap is not enclosed: for that, there must be a tile on both of its outer sides.
look-at-halves = Check that each half tile is the right way round: is it cut from south-west to north-east or from north-west to south-east?
never-one = { $other } is expected to be joined to { $this }, but there is no enclosed gap between them.
# A note on two names that a reader may confuse; `$what` is the kind of thing that they name.
alike = The names { $one } and { $other } look alike, but are two different { $what ->
    [players] players
    [tiles] tiles
   *[questions] questions
}. If you mean one, write the same name everywhere.
alike-in-another-script = The names { $one } and { $other } look alike, but are two different { $what ->
    [players] players
    [tiles] tiles
   *[questions] questions
}: the { $letter } in { $of } is { $script }. If you mean one, write the same name everywhere.
castles-touch = { $one } and { $other } are castles that touch: no rules allow that.
more-castles-touch = { $count ->
    [one] So do two others.
   *[other] So do { $count } other pairs of castles.
}
# Notes on things that a question mentions and this board does not have.
no-gap = The question mentions a gap, but no half tile is alone on its space on this board.
no-pair = The question mentions a pair, but no space on this board has two half tiles.
no-half = The question mentions half tiles, but there are none on this board.

## Things that can hardly be on one board

# A note on a tile that is more often on a board than in the game; `$with` is `yes` if a question places one of them.
too-many-tiles = { $with ->
    [yes] With the tile to be placed, { $id } would be on this board { $count ->
        [2] twice
       *[other] { $count } times
    }
   *[no] { $id } is on this board { $count ->
        [2] twice
       *[other] { $count } times
    }{ $tiles ->
        [0] {""}
       *[other] , as { $tiles }
    }
}; { $has ->
    [1] there is only one
   *[other] there are only { $has }
} in the game.
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
too-many-meeples = { $player } has { $count } meeples on this board; a player has seven, and an eighth on the scoreboard.
long-side-apart = { $tile } has two separate cities, one of them on its long side. If it is one city, write its sides in one word.
helper-alone = { $helper } is { $kind ->
    [city] in a city
    [road] on a road
   *[field] in a field
} where { $player } has no meeple: a builder or pig needs one there, and is returned with the last one.

## The intended time

read-as-day = "{ $word }" means the day { $day } here, not the { $word } rules (everything ruled up to { $until }).
read-as-era = "{ $word }" means the { $word } rules here (everything ruled up to { $until }), not the day { $day }.
elsewhen = { $teller ->
    [question] The question
    [source] The source
   *[file] The name of the file
} mentions { $time }, but none of these rule sets was in force then.
# The `$option` to add to the command, and the answers that differ with it.
otherwise = The answer is different with { $option }.
otherwise-for = { $count ->
    [one] One answer is different
   *[other] { $count } answers are different
} with { $option }: { $about }.
otherwise-many = { $count } answers are different with { $option }.
