### The acrobats.

heading = The pyramid on { $tile }, with { $players ->
    [0] nobody
   *[other] { $players }
} in it
heading-joining = Joining the pyramid on { $tile }, with { $players ->
    [0] nobody
   *[other] { $players }
} in it, once { $laid } is laid

today-full = The pyramid is full. Scored, it brings { $shares }.
today-not-full = The pyramid is not full. { $shares ->
    [0] Nobody stands in it.
   *[other] At the end of the game it brings { $shares }, as it is.
}
row-full = full, { $shares }
row-not-full = not full, { $shares ->
    [0] nothing
   *[other] { $shares } at the end
}
today-may-join = A meeple may join the pyramid.
today-may-not-join = No meeple may join the pyramid: { $reasons }.
# What it is worth, after one of these.
worth-full = Scored, the pyramid brings { $shares }.
worth-not-full = As it is, the pyramid brings { $shares } at the end of the game.
row-may-join = a meeple may join
row-may-not-join = { $why ->
    [both] may not, far away and full
    [full] may not, it is full
   *[far] may not, too far away
}

said-allowed = { $said ->
    [yes] a meeple may join
   *[no] no meeple may join
}

far = { $tile } does not lie next to { $laid }
is-full = the pyramid is full
full = The pyramid is full: each acrobat brings 5.
not-full = The pyramid is not full: each acrobat brings 5 at the end of the game.

thing-acrobat = { $count ->
    [one] 1 acrobat
   *[other] { $count } acrobats
}
