### The end of the game.

heading = End of turn: { $tiles ->
    [0] no regular tiles
    [one] 1 regular tile
   *[other] { $tiles } regular tiles
} left{ $held ->
    [0] {""}
   *[other] ; { $held } still in hand
}
heading-passed = { $heading }; { $players } passed
halves = { $player }'s { $count ->
    [one] half tile
   *[other] { $count } half tiles
}
abbeys = { $player }'s { $count ->
    [one] abbey
   *[other] { $count } abbeys
}

today-goes-on = The game continues: { $tiles ->
    [one] 1 regular tile is
   *[other] { $tiles } regular tiles are
} still to be drawn.
today-waits = { $players ->
    [one] The game is not over yet: { $players } has one more turn, to place an abbey where it fits or pass. Then it is over.
   *[other] The game is not over yet: { $players } each have one more turn, to place an abbey where it fits or pass, clockwise from the left of whoever placed the last tile. Then it is over.
}
today-over = The game is over.
lost = { $halves } can no longer be placed.
row-goes-on = the game continues
row-waits = { $lost ->
    [yes] not over yet; half tiles lost
   *[no] not over yet
}
row-over = { $lost ->
    [yes] the game is over; half tiles lost
   *[no] the game is over
}

said-over = { $said ->
    [yes] the game is over
   *[no] the game is not over
}
said-lost = { $said ->
    [0] no half tile is lost
   *[other] half tiles are lost, { $said }
}
said-abbeys = { $said ->
    [0] no abbey can still be placed
   *[other] abbeys can still be placed, { $said }
}

last-tile = The last regular tile has been placed: the game is over at the end of this turn.
last-tile-passed = The last regular tile has been placed, and { $players } passed: the game is over.
last-tile-but-abbeys = The last regular tile has been placed. Whoever still has an abbey has one more turn to place it where it fits, clockwise from the left of whoever placed that tile; then the game is over.
tile-left = A regular tile is still to be drawn: the game continues.
halves-lost = Half tiles in hand can no longer be placed.
