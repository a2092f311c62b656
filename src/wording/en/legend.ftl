### What is next to a drawn board: what its signs mean, and what it has no room for.

# A player whose name cannot be drawn.
player = player { $number }
walk-begins = start of the move
# An end that a quick map leaves unsaid.
taken-as-closed = taken as closed
stops = order of steps
would-stand = { $figure ->
    [meeple] { $player } would be here
    [large] { $player }'s large meeple would be here
   *[other] { $player }'s { $figure } would be here
}
figure = { $figure ->
    [meeple] { $player }
    [large] { $player }'s large meeple
   *[other] { $player }'s { $figure }
}
struck = { $figure ->
    [meeple] { $player }, in the answer
    [large] { $player }'s large meeple, in the answer
   *[other] { $player }'s { $figure }, in the answer
}
points = { $player }'s points
points-at-the-end = { $player }'s points at the end of the game
score-track = Above: now; below: at the end of the turn. Capital: scoring meeple; small letter: messenger. [5]: dark space.
more-drawn = there are { $count } ways to play it; the first { $drawn } are drawn
worth = worth; nobody scores
pays = points from this city
counted = counted
allowed = allowed
not-allowed = not allowed
here = here
fits = fits here
fits-perhaps = depends
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
letter = the label [{ $letter }]
stop = step { $number } of the move{ $questions ->
    [0] {""}
   *[other] {" "}in { $questions }
}
reach-mark = the mark { $mark }
one-meeple = { $player }'s meeple
on = { $what } on { $tile }
empty-space = empty space

## What a sign means

city = city
not-placed-yet = not placed yet
any-tile = any tile
triangular-gap = triangular gap
road = road
end-of-road = end of road
gate = gate
bridge = bridge
new-bridge = new bridge
open-here = open here
disputed-gap = disputed gap
reached = reached
reached-by-some = reached under some rules only
asked-about = asked about
flown-over = flown over
looked-at = looked at
monastery = monastery
castle = castle
coat-of-arms = coat of arms
cathedral = cathedral
besieged = besieged
carcassonne = City of Carcassonne
ferry = ferry
river = river
inn = inn
well = well
new-barn = new barn
name-cut-short = name cut short

## What stands on a tile, or is printed there

german-monastery = German monastery
dutch-monastery = Dutch monastery
japanese-building = Japanese building
abbey = abbey
shrine = shrine
darmstadt-church = Darmstadt church
castle-token = castle token
sheep-token = sheep token
dragon = dragon
mage = mage
witch = witch
flea = flea
# Of a kind that is not told.
little-building = little building
shed = shed
house = house
# A little building too.
tower = tower
