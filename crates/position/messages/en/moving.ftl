### Messages common to several things that move or spread.

# An end of a double-size tile: the space at its west or east, or at its north or south (`$to`).
end-of-double = the { $to } end of { $tile }
# A figure that is eaten or returned, by its player.
whose = { $player } on { $tile }
