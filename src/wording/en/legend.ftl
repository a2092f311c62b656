### What stands beside a drawn board: what its signs mean, and what it has no room for.

# A player whose name cannot be drawn.
player = player { $number }
walk-begins = the walk begins
stops = its stops
would-stand = { $figure ->
    [meeple] { $player } would stand here
    [large] large meeple of { $player } would stand here
   *[other] { $figure } of { $player } would stand here
}
figure = { $figure ->
    [meeple] { $player }
    [large] { $player }, large meeple
   *[other] { $player }, { $figure }
}
barn = barn of { $player }

## For want of room

whose-barn = whose barn it is: { $player }
shows = what `{ $tile }` shows
more-reach = { $count ->
    [one] what one more question reaches
   *[other] what { $count } more questions reach
}
tile-name = the name `{ $name }`, at column { $column }, row { $row }
letter = the letter { $letter }
stop = stop { $stop }
on = { $what } on { $tile }
