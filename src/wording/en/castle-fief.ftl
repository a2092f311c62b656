### Castles on cities of two tiles, and their fiefs.

castle = the castle on { $tiles }

heading = The fief of { $castle }
heading-completed = { $castle }, and { $done }
heading-castle = { $castle }, once { $through } has scored
heading-through = { $castle }, once { $through } has scored for { $done }

today-fief = Its fief is { $tiles }.
row-fief = the fief is { $tiles }
today-castle = { $touches ->
    [yes] The other castle lies in its fief, so its lord gets the same points.
   *[no] The other castle does not lie in its fief, and brings it nothing.
}
row-castle = { $touches ->
    [yes] the lord gets the same
   *[no] the lord gets nothing
}
today-scores = { $done } is finished and reaches the fief: the lord brings { $player } { $points }.
today-scores-through = { $through } lies in the fief and scores: the lord brings { $player } { $points }.
row-scores = { $player } { $points }
today-no-lord = No lord stands on the castle, so nobody scores the { $points ->
    [one] 1 point
   *[other] { $points } points
}.
row-no-lord = nobody scores the { $points }
today-unfinished = { $done } is not finished, so the lord gets nothing.
row-unfinished = nothing, not finished yet
today-abbots = { $done } is scored at the end of the game alone, so the lord gets nothing.
row-abbots = nothing, scored at the end
today-far = { $done } is finished, but does not reach the fief, so the lord gets nothing.
row-far = nothing, beyond the fief
today-other-without-lord = No lord stands on { $through }, so it scores nothing, and this castle gets nothing either.
today-other-far = { $through } does not lie in the fief, so the lord gets nothing.
today-other-unreached = { $done } does not reach the fief of { $through }, so neither castle scores.

said-tiles = { $said ->
    [0] nothing lies in the fief
   *[other] the fief is { $said }
}
said-meeples = { $said ->
    [0] there is no lord
   *[other] the lord is { $said }
}
said-touches = { $said ->
    [yes] it reaches the fief
   *[no] it does not reach the fief
}
said-scores = { $said ->
    [yes] the lord scores
   *[no] the lord does not score
}

not-named = The other castle scores what finishes it, which is not named.
no-lord-there = No lord stands on { $castle }, so that scores no more.
beyond = { $done } does not reach the fief of { $castle }.
scores-too = { $done } lets { $castle } score, and that counts for every castle in whose fief it lies.
now = Now { $done } itself.
told = { $complete ->
    [yes] { $done } is finished, and { $touches ->
        [yes] has a part in the fief.
       *[no] does not reach the fief.
    }
    [no] { $done } is not finished, and { $touches ->
        [yes] has a part in the fief.
       *[no] does not reach the fief.
    }
   *[end] { $done } is scored at the end of the game alone, and { $touches ->
        [yes] has a part in the fief.
       *[no] does not reach the fief.
    }
}
no-lord = No lord stands on the castle: nobody scores.
