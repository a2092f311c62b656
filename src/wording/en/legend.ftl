### What is next to a drawn board: what its signs mean, and what it has no room for.

# A player whose name cannot be drawn.
player = player { $number }
walk-begins = start of the move
stops = stops on the way
would-stand = { $figure ->
    [meeple] { $player } would be here
    [large] { $player }'s large meeple would be here
   *[other] { $player }'s { $figure } would be here
}
figure = { $figure ->
    [meeple] { $player }
    [large] { $player }, large meeple
   *[other] { $player }, { $figure }
}
barn = { $player }'s barn
# After how a meeple of each player is written.
meeples = { $count ->
    [one] meeple
   *[other] meeples
}
# After the name of one.
tile = { $kind ->
    [square] tile
    [half] half tile
   *[double] double-size tile
}

## For want of room

whose-barn = whose barn it is ({ $player })
shows = what `{ $tile }` shows
more-reach = { $count ->
    [one] the reach of 1 more question
   *[other] the reach of { $count } more questions
}
tile-name = the name `{ $name }`, at column { $column }, row { $row }
letter = the letter { $letter }
stop = stop { $stop }
on = { $what } on { $tile }
empty-space = empty space
