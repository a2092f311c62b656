### The end of the game.

heading = The end of a turn with { $tiles ->
    [0] no normal tile
    [one] 1 normal tile
   *[other] { $tiles } normal tiles
} left{ $held ->
    [0] {""}
   *[other] , and { $held } still in hand
}
halves = { $player }'s { $count ->
    [one] half
   *[other] { $count } halves
}
abbeys = { $player }'s { $count ->
    [one] abbey
   *[other] { $count } abbeys
}

today-goes-on = The game goes on: { $tiles ->
    [one] 1 normal tile is
   *[other] { $tiles } normal tiles are
} still to be drawn.
today-waits = The game is not over yet: { $abbeys } may still be laid where one fits.
today-over = The game is over.
lost = It is too late to lay { $halves }.
row-goes-on = the game goes on
row-waits = { $lost ->
    [yes] not over yet, halves lost
   *[no] not over yet
}
row-over = { $lost ->
    [yes] over, halves lost
   *[no] the game is over
}

said-over = { $said ->
    [yes] the game is over
   *[no] the game is not over
}
said-lost = { $said ->
    [0] no half is lost
   *[other] halves are lost, { $said }
}
said-abbeys = { $said ->
    [0] no abbey may still be laid
   *[other] abbeys may still be laid, { $said }
}

last-tile = The last normal tile is laid: the game is over at the end of this turn.
last-tile-but-abbeys = The last normal tile is laid. Abbeys in hand may still be laid where one fits, clockwise from the left of whoever laid it; then the game is over.
tile-left = A normal tile is left to be drawn: the game goes on.
halves-lost = Halves in hand can no longer be laid.
