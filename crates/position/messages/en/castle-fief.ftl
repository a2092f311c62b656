### Castles on cities of two tiles, and their fiefs.

castle = the castle on { $tiles }

heading = The fief of { $castle }
heading-completed = { $castle }: points for { $done }
heading-castle = { $castle }, after { $through } has scored
heading-through = { $castle }, after { $through } has scored for { $done }

today-fief = Its fief is { $tiles }.
row-fief = the fief is { $tiles }
today-castle = { $touches ->
    [yes] The other castle is in its fief, so its lord scores the same points.
   *[no] The other castle is not in its fief, so its lord scores nothing for it.
}
row-castle = { $touches ->
    [yes] the lord scores the same points
   *[no] the lord scores nothing
}
today-scores = { $done } is completed and touches the fief: { $player }'s lord scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
today-scores-through = { $through } is in the fief and scores: { $player }'s lord scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
row-scores = { $player } { $points }
today-no-lord = There is no lord on the castle, so nobody scores the { $points ->
    [one] 1 point
   *[other] { $points } points
}.
row-no-lord = no lord, worth { $points }
today-unfinished = { $done } is incomplete, so the lord scores nothing.
row-unfinished = no points: incomplete
today-abbots = { $done } is scored only at the end of the game, so the lord scores nothing.
row-abbots = no points: only scored at the end of the game
today-far = { $done } is completed, but does not touch the fief, so the lord scores nothing.
row-far = no points: outside the fief
today-other-without-lord = There is no lord on { $through }, so it scores nothing, and neither does this castle.
today-other-far = { $through } is not in the fief, so the lord scores nothing.
today-other-unreached = { $done } does not touch the fief of { $through }, so neither castle scores.

said-tiles = { $said ->
    [0] there is nothing in the fief
   *[other] the fief is { $said }
}
said-meeples = { $said ->
    [0] there is no lord
   *[other] the lord is { $said }
}
said-touches = { $said ->
    [yes] it touches the fief
   *[no] it does not touch the fief
}
said-scores = { $said ->
    [yes] the lord scores
   *[no] the lord does not score
}

not-named = The question does not say which feature makes the other castle score.
no-lord-there = There is no lord on { $castle }, so it can no longer score.
beyond = { $done } does not touch the fief of { $castle }.
scores-too = { $done } makes { $castle } score, which counts for every castle that has it in its fief.
now = Now { $done } itself.
told = { $complete ->
    [yes] { $done } is completed { $touches ->
        [yes] and touches the fief.
       *[no] but does not touch the fief.
    }
    [no] { $done } is incomplete, { $touches ->
        [yes] but touches the fief.
       *[no] and does not touch the fief.
    }
   *[end] { $done } is scored only at the end of the game, { $touches ->
        [yes] but touches the fief.
       *[no] and does not touch the fief.
    }
}
no-lord = There is no lord on the castle: nobody scores.
