### What several things that move or spread have in common.

# A double-size tile has two ends: the space at its west or east, or at its north or south.
end-of-double = the { $to } end of { $tile }
# Of figures that are eaten or returned: whose they are.
whose = { $player } on { $tile }
