### All castles on cities of two tiles, and what is completed in one turn.

heading = Castle points for { $done }

today = { $each }.
each = { $player } scores { $most ->
    [yes] up to { $points } points
   *[no] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
today-home = { $meeples ->
    [one] { $meeples } is returned.
   *[other] { $meeples } are returned.
}
today-choice = { $players } can choose to score less.
today-partly = Not everything that is named is completed.
today-nobody = No castle scores: { $why ->
    [far] the fief of no castle with a lord has any part of { $done }.
    [unfinished] { $done } is incomplete.
   *[either] nothing that is completed has a part in the fief of a castle with a lord.
}
row = { $each }
phrase = { $row }; { $meeples ->
    [one] { $meeples } is returned
   *[other] { $meeples } are returned
}
row-each = { $player } { $most ->
    [yes] up to { $points }
   *[no] { $points }
}
row-nobody = no castle scores

said-meeples = { $said ->
    [0] no lord is returned
    [one] only { $said } is returned
   *[other] only { $said } are returned
}
said-cities = castle by castle: { APART($said) }
said-chooses = { $said ->
    [0] no lord has a choice
   *[other] { $said } can choose to score less
}

now = Now { $done } itself.
unfinished = { $done } is incomplete, so no castle scores for it.
at-the-end = { $done } is scored only at the end of the game, so no castle scores for it.
touches = The fief of { $castle } has part of { $done }.
passed-on = { $castle } has { $others } in its fief, so it can score the same.
choice = { $rule ->
    [own] A lord in whose own fief something is completed scores one of these, not what another castle scores.
   *[any] A castle that scores is one of the features from which a lord chooses.
}
