### The text of every answer around the words of its mechanics.

## Today

under = under { $rules }
rules-of-today = today's rules ({ $rules })
rules-today = today's rules
rules-every = every rule set
rules-from = every rule set from { $era } on
rules-called = the { $names } rules
# The title of an expansion.
expansion = { $expansion ->
    [inns-and-cathedrals] Inns & Cathedrals
    [traders-and-builders] Traders & Builders
    [princess-and-dragon] The Princess & The Dragon
    [abbey-and-mayor] Abbey & Mayor
    [bridges] Bridges, Castles & Bazaars
    [hills-and-sheep] Hills & Sheep
    [mage-and-witch] Mage & Witch
    [cathars] The Cathars
    [little-buildings] Little Buildings
    [castles-in-germany] Castles in Germany
    [darmstadt] Darmstadt
   *[wells] The Wells
}
# The end of a run of rules up to those of today: `2021–today`.
run-to-today = today
# The first of two rule sets of one year (`$year`).
early-in-year = early { $year }
rules-of-houses = the { $names } rules
# All sets of house rules together, in a list of the names of rules.
house-rules-name = house
# The heads of the columns of all rule sets that are not eras.
head-your-table = your table
head-others = others
head-unofficial = unofficial
# The edition of house rules.
edition-of-house = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}{ $short ->
    [yes] {""}
   *[no] {" "}edition
}
rules-of-days = the rules of { $days }
rules-of-tables = the house rules of { $tables }
rules-of-your-table = your table's rules
rules-together = { $rules }
# A `$day`, with the rules by which games were played then.
day-listed = { $day } ({ $when })
rules-then = ({ $era } rules)
day-then = ({ $when })
day-early = the { $era } rules as they stood then
day-between = between the { $before } and { $after } rules
day-after = after the { $era } rules
not-before = { $what } did not exist before { $date }.
not-known = We know of no rules from before { $date } on { $what }.
one-reading = There is no ruling on this, but only one interpretation is known.
open-ways = { $finished ->
    [yes] Completed, but there is no ruling on the points
    [no] Incomplete, and there is no ruling on the points
   *[none] There is no ruling on this
}: either { $rows }.
open-many-ways = There is no ruling on this: the table shows the { $count } possible answers.
contested = The rulings conflict: either { $rows }.

## Open sides of a feature

open = { $each ->
    [yes] Each
   *[no] It
} is open { $count ->
    [one] { $sides }
   *[other] in { $count } places: { $sides }
}.
open-many = { $each ->
    [yes] Each
   *[no] It
} is open on { $count } sides: see the arrows on the board.
open-at = on the { $sides } { $count ->
    [one] side of { $tile } (no tile there)
   *[other] sides of { $tile } (no tiles there)
}
open-at-long = on the long side of { $tile }
open-at-gap = at the gap next to { $tile }
open-towards = on the { $side } side of { $tile } (the next tile does not continue it)
open-towards-long = on the long side of { $tile } (the next tile does not continue it)
# A note on a road or city whose sides a quick map does not name; `$typed` is the text to write if it goes on.
taken-as-closed = It is taken as closed on { $tiles }; if it goes on, write { $typed } at { $tile }.

## Claims

said = { $player }{ $label ->
    [0] {""}
   *[other] {" "}({ $label })
}: "{ $what }"
said-each = { $how ->
    [worth] worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [each] { $points ->
        [one] 1 point
       *[other] { $points } points
    } each
   *[one] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}{ $by ->
    [0] {""}
   *[other] {" "}for { $by }
}
said-points = { $scores ->
    [0] nobody scores
   *[other] { $scores }{ $alone ->
        [yes] {" "}alone
       *[no] {""}
    }
}
said-finished = { $finished ->
    [yes] completed
   *[no] incomplete
}
claims = Who said what:
said-nothing = nothing
said-and = { $said }, { $next }
stands-and = { $said }; { $next }
stands-always = { $said } – { $standing ->
    [right] right under { $rules }
    [wrong] wrong under { $rules }
    [undecided] no ruling
   *[not-applicable] not applicable
}.
stands = { $said } – { $stands }.
stands-today = { $standing ->
    [right] right today
    [wrong] wrong today
    [undecided] no ruling today
   *[not-applicable] not applicable today
}
stands-since = { $standing ->
    [right] right since { $guessed ->
        [yes] about { $date }
       *[no] { $date }
    }
   *[wrong] wrong since { $guessed ->
        [yes] about { $date }
       *[no] { $date }
    }
}
stands-under = { $standing ->
    [right] right under { $rules }
    [wrong] wrong under { $rules }
    [undecided] no ruling under { $rules }
   *[not-applicable] not applicable under { $rules }
}
# A note on a claim that is wrong under every rule set that is shown.
right-elsewhere = It is right under { $rules }.
# Notes on a claim of a number that no rule set gives: the nearest numbers, and the change that would make it right.
nearest = { $points ->
    [one] The closest score under any rules is { $points }
   *[other] The closest scores under any rules are { $points }
}.
nearest-scored = It is worth { $claimed ->
    [one] 1 point
   *[other] { $claimed } points
}{ $only ->
    [yes] {""}
   *[no] {" "}under some rules
}{ $by ->
    [0] , but nobody scores it
    [one] , but only { $by } scores it
   *[other] , and { $by } each score that
}.
nearest-shared = Tied players score the full { $each ->
    [one] 1 point
   *[other] { $each } points
} each; points are not divided.
nearest-left-out = { $player }'s { $claimed } leaves out { $thing }.
nearest-finished = { $player } would be right ({ $claimed }) if the { $kind ->
    [city] city
    [road] road
    [garden] garden
   *[monastery] monastery
} were { $finished ->
    [yes] completed
   *[no] incomplete
}.
nearest-joined = { $player } would be right ({ $claimed }) if the triangular gap{ $enclosed ->
    [yes] {""}
   *[no] , which is not enclosed,
} joined the segments around it.
nearest-gaps = { $player } would be right ({ $claimed }) if { $count ->
    [one] the triangular gap
   *[other] { $count } triangular gaps
} counted.
nearest-without-halves = { $player }'s { $claimed } leaves out { $count ->
    [one] the half tile
   *[other] the { $count } half tiles
}.
nearest-halves-by-half = { $player } would be right ({ $claimed }) if each half tile counted only half.
nearest-pairs-as-one = { $player } would be right ({ $claimed }) if { $count ->
    [one] the two half tiles sharing a space
   *[other] the two half tiles on each of { $count } spaces
} counted as one.
nearest-coats-at = { $player } would be right ({ $claimed }) if each coat of arms counted { $each ->
    [one] 1 point
   *[other] { $each } points
}.
nearest-fairy = { $player } would be right ({ $claimed }) if the fairy were next to { $player }'s meeple.
nearest-each-segment = { $player } would be right ({ $claimed }) if { $count ->
    [one] the tile with two segments of the { $kind ->
        [city] city
       *[road] road
    } counted twice
   *[other] tiles with several segments of the { $kind ->
        [city] city
       *[road] road
    } counted once for each segment
}.
nearest-more = { $player } ({ $claimed }) may have counted { OR($things) } too many.
nearest-less = { $player } ({ $claimed }) may have counted { OR($things) } too few.
more-claims = { $count ->
    [one] 1 more claim: "oracle settle" judges them all.
   *[other] { $count } more claims: "oracle settle" judges them all.
}

## The table

same = { $labels ->
    [0] The same under { $rules }
   *[other] { $labels }: the same under { $rules }
}{ $existed ->
    [yes] {""}
   *[no] , where it applies
}{ $newer ->
    [0] .
   *[other] ; { $newer } did not exist before.
}
mark-means = { $mark ->
    [so] yes
    [maybe] maybe (no ruling)
    [contested] maybe (conflicting rulings)
    [not] no
   [barred] not allowed
   *[absent] not applicable
}
mark-shortly = { $mark ->
    [so] yes
    [maybe] maybe
    [contested] conflicting rulings
    [not] no
   [barred] not allowed
   *[absent] not applicable
}
# The meaning of a sign or of a short head.
head-means = { $head } = { $meaning }
# The authority (`$who`) for the reading that holds today.
today-by = today: { $who }
# The reason for several rows, for readers who do not know half tiles.
why-pairs = { $tiles ->
    [0] Two half tiles can share one space
    [one] The two half tiles { $tiles } share one space
   *[other] Half tiles { $tiles } share one space
}: one tile or two? The rules differ.
house-heads = { $heads } = house rules
house-heads-each = { $heads } = house rules ({ $names }{ $short ->
    [yes] {" "}ed.
   *[no] {""}
})
# The rule sets that only players agreed on, and another publisher's.
unofficial-rules = { $names } rules
# The caption above the picture of an outcome.
caption-so = { $rules }
caption-maybe = no ruling, but possible: { $rules }
caption-both = { $so }; no ruling, but possible: { $maybe }
outcome-headed = Outcome { $number }: { $answer } ({ $rules })
so-under = { $mark ->
    [so] under { $names }
    [maybe] possible (no ruling) under { $names }
    [contested] possible (conflicting rulings) under { $names }
    [not] not under { $names }
   [barred] not allowed under { $names }
   *[absent] not applicable under { $names }
}
more-asked = { $count ->
    [one] 1 more feature is answered but not shown
   *[other] { $count } more features are answered but not shown
}; to see one, name it under "claims" or "expect", or use "--format json".

# A note on fields with figures on them that are not asked about.
not-answered = Not answered: { $fields }. What the unknown tiles show could change { $count ->
    [one] its
   *[other] their
} points.

# A note on unoccupied features, on a board that has more of them than are answered.
too-many = Not answered: { $count ->
    [one] 1 more unoccupied feature
   *[other] { $count } more unoccupied features
}. Name one under "claims" or "expect" to get an answer.

# The reasons for the answer on a feature; `$label` names it if there are several.
how = Why{ $label ->
    [0] {""}
   *[other] {" "}{ $label }
}: { $why }

## The deciding rules

nobody-ruled = no ruling
silent = the sources are silent
nobody-says = no source says so
left-open = left open
none-of-these = none of these rules
who-first = { $who }; earlier: { $first }
no-ruling-under = no ruling under { $rules }
open-cited = { $open }: left open by { $documents }
conflict-under = conflicting rulings under { $rules }
# Other rules that settle something differently from today's.
otherwise-say = { $answer } under { $rules }
otherwise-another = another answer under { $rules }
otherwise-more = the table has more
# The values that may be claimed of whether something is allowed.
claim-yes = yes
claim-no = no
# A note after the readings of a question.
open-today = no ruling today
# The document behind a reading, in short form; `cited-there` is for a document that was just named.
cited-briefly = { $document }{ $date ->
    [0] {""}
   *[other] , { $date }
}
no-source = no source
inferred = inferred
cited-there = { $date ->
    [0] same
   *[other] same, { $date }
}
undated-there = same, undated
# The `$date` of a ruling, where an earlier one, of the date `$first`, said the same.
dated-earlier = { $first ->
    [0] { $date } and before
   *[other] { $first }, { $date }
}
sources = Sources: { $all }
still-printed = still in print
by-which = { $places ->
    [one] Rule: { $places }
   *[other] Rules: { $places }
}.
# A note after several answers between which no rule decides.
see = See { $places }.
# The rules behind something that is not disputed.
rules = { $count ->
    [one] Rule:
   *[other] Rules:
} { $rules }
rule-behind = { $asks } { $answer } ({ $place }).
undisputed-title = { $title }{ $document ->
    [0] {""}
   *[other] {" "}({ $document })
}
undisputed = Also relevant, but not disputed: { $titles }.
# `plain`: what adds to what is scored is among the documents.
basis = { $several ->
    [yes] Sources:
   *[no] Source:
} { $documents ->
    [0] the rules of the base game and of each expansion in play
   *[other] { $documents }
}{ $plain ->
    [yes] {""}
   *[no] , with the rules of the expansions involved
}.
more-law = --law shows { $rulings ->
    [one] the full ruling and its source
   *[other] rulings and sources in full
}.
more-steps = --steps shows the working{ $rule ->
    [0] {""}
   *[other] ; "oracle explain { $rule }" shows the rule
}.
more-both = --law shows { $rulings ->
    [one] the full ruling and its source
   *[other] rulings and sources in full
}; --steps shows the working.
nothing-asked = Nothing is asked: there is no meeple on the board, and nobody claims or expects anything. Add "meeples", or name a feature under "claims".
sum = { $sum } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sum-of = { $player }: { $sum } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Around the board

source = Source: { $source }
# The word before a note on standard error, with a colon after it.
notice-word = note
note = Note: { $text }
cut = The board is { $columns } by { $rows } spaces; only columns { $first-column } to { $last-column } and rows { $first-row } to { $last-row } are drawn.
cut-by-name = Only columns { $first-column } to { $last-column } and rows { $first-row } to { $last-row } are drawn.
left-out = Not drawn (no room): { $all }.
more-things = { $count } more
and-more-things = and { $count } more
decided-by = Depends on: { $question }
more = More: { $text }
more-flags = More: --law, --steps.
more-decide = { $count ->
    [one] 1 more disputed rule matters here: --law shows it.
   *[other] { $count } more disputed rules matter here: --law shows them.
}
superseded = superseded, but still in print

## A verdict in a phrase

phrase-barred = not applicable
# A heading and its result. If the heading is an `$account` of events, as of a turn, the result follows a full stop.
asked-shortly = { $heading }{ $account ->
    [yes] . Result:
   *[no] {" "}–
} { $said }
phrase-nothing = nothing
phrase-contested = conflicting rulings, either { $rows }
phrase-one-reading = { $rows } (no ruling, but the only interpretation)
phrase-open = no ruling, either { $rows }

## One line per file

brief-nothing = nothing is asked
brief-more = (+{ $count } more)
brief-under = { $rules }: { $said }
brief-all = all agree
brief-differ = differ: { $rules }
brief-open = no ruling: { $rules }
brief-absent = not applicable: { $rules }
brief-open-some = others have no ruling
brief-some = { $open ->
    [yes] others differ or have no ruling
   *[no] others differ
}
brief-ways = no ruling ({ $count } possible)

## In a conversation

nothing-asked-yet = Nothing to answer yet: place a meeple, as in "{ $tile } =r", or ask, as in "tower { $tile } 1".
others-say = under { $rules }: { $answer }.
others-more = { $count ->
    [one] 1 more answer
   *[other] { $count } more answers
}: "why" shows all.
# A note on tiles that keep their sides although the tiles next to them differ; `$line` is a line that joins them again.
kept = Kept as it was: { $tiles }.{ $line ->
    [0] {""}
   *[other] {" "}To reconnect: { $line }
}

## The settings of a configuration

configured = Set by { $file }: { $decided }. --no-config ignores it.
configured-rules = rules { $rules }
configured-house = house rules of { $files }
configured-no-board = no board
configured-board = a { $size } board
