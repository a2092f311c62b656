### The legend of a drawn board: the meanings of its signs, and the things that the drawing has no room for.

# A player whose name cannot be drawn, by number.
player = player { $number }
walk-begins = start of the move
# The end of a road or city that a quick map does not state.
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
# The meaning of the signs of meeples, after one sign for each player; `$count` is the number of signs.
meeples = { $count ->
    [one] meeple
   *[other] meeples
}
# The meaning of a tile's name, after the name of one tile.
tile = { $kind ->
    [square] tile
    [half] half tile
   *[double] double-size tile
}

## Things that a drawing has no room for

whose-barn = whose barn it is ({ $player })
shows = what { $count ->
    [one] {""}
   *[other] each {""}
}`{ $tile }` shows
more-reach = { $count ->
    [one] the reach of 1 more question
   *[other] the reach of { $count } more questions
}
tile-name = the name `{ $name }`, at column { $column }, row { $row }
letter = the label [{ $letter }]
stop = step { $number }{ $questions ->
    [0] {" "}of the move
   *[other] {" "}in { $questions }
}
reach-mark = the mark { $mark }
one-meeple = { $player }'s meeple
on = { $what } on { $tile }
empty-space = empty space

## The meanings of signs

city = city
not-placed-yet = not placed yet
any-tile = unknown tile
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

## Things on a tile, or printed there

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
# A little building whose kind is not given.
little-building = little building
shed = shed
house = house
# A kind of little building.
tower = tower
