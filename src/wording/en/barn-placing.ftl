### Whether a barn may be set, and what setting it does.

heading = Setting a barn { $spot }
heading-player = Setting { $player }'s barn { $spot }
# Where several spaces meet: by the tiles there, or by a corner or side of one of them.
meet = where { $tiles } meet
corner = at the { $to } corner of { $tile }
middle = in the middle of the { $to } side of { $tile }

today = { $fields ->
    [one] It may be set there.
   *[other] It may be set there, in { $fields } fields that stay apart.
}
today-scored = { $each ->
    [0] Nobody scores.
   *[other] { $each }.
}
gets = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
today-home = { $meeples ->
    [one] { $meeples } goes home.
   *[other] { $meeples } go home.
}
today-worth = { $points ->
    [0] At the end of the game the barn brings nothing, as the cities are now.
   *[other] At the end of the game the barn brings { $points } points, as the cities are now.
}
today-not = It may not be set there: { $because }.
row = { $fields ->
    [one] may
   *[other] may ({ $fields } fields)
}: { $each ->
    [0] nobody scores
   *[other] { $each }
}{ $home ->
    [0] {""}
    [one] , 1 goes home
   *[other] , { $home } go home
}; barn { $worth } at the end
# Why not, and why so, in the middle of a double-size tile's long side.
no-intersection = the long side of { $tile } runs through there, so it is no intersection of four tiles
long-side = The middle of a double-size tile's long side is an intersection, too.
# Where it moves nobody and nothing.
row-quiet = { $fields ->
    [one] may be set there
   *[other] may be set there, in { $fields } fields
}
row-points = { $player } { $points }
row-not = { $reason ->
    [nothing] may not: one space is empty
    [does-not-reach] may not: a gap at the corner
    [gap] may not: a gap at the corner
    [city] may not: city at the corner
    [abbey] may not: an abbey is there
    [two-fields] may not: two fields on a tile
    [set-already] may not: the barn is in play
    [no-intersection] may not: no intersection
   *[barn-there] may not: the field has a barn
}

said-allowed = { $said ->
    [yes] the barn may be set
   *[no] the barn may not be set
}
said-tiles = { $said ->
    [0] no tile reaches the corner
    [one] only { $said } reaches the corner
   *[other] { $said } meet at the corner
}
said-places = { $said ->
    [0] the barn stands in no field
   *[other] the barn stands in { $said }
}
said-meeples = { $said ->
    [0] nobody goes home
    [one] { $said } goes home
   *[other] { $said } go home
}
said-barn-worth = { $said ->
    [0] the barn brings nothing at the end of the game
    [one] the barn brings 1 point at the end of the game
   *[other] the barn brings { $said } points at the end of the game
}

nothing = nothing lies to the { $sides } of the corner
does-not-reach = { $tile } does not reach the corner, as a triangular gap lies to the { $to } of it
gap = { $sides ->
    [one] a triangular gap lies to the { $sides } of the corner
   *[other] triangular gaps lie to the { $sides } of the corner
}
city = { $tile } shows city at the corner
abbey = { $tile } is an abbey, which shows no field
two-fields = { $tile } shows two fields at the corner
set-already = { $player }'s barn stands on the board already
barn-there = { $player }'s barn stands in the field already

rules-agree = All rules on where a barn may stand say the same here.
ground = { $rule ->
    [four-tiles] A tile has to lie at each of the four corners that meet there.
    [stable] The ground has to be stable: none of the four spaces may be empty where they meet, and all that meets there has to be field.
    [full-corners] The four spaces have to be filled with field where they meet, without a gap.
   *[community-stable] Four right angles have to meet, each at least partly covered, with field alone.
}
apart = { $fields } fields meet at the corner and stay apart: the barn stands in each of them.
joined = { $fields } fields meet at the corner, and the barn makes them one.
field-of = For the field on { $tiles }:
at-the-end = At the end of the game the barn brings 4 points for each finished city: { $points } as the cities are now.

# Beside an answer, of a barn that stands.
disputed = Not all rules let { $player }'s barn stand at that corner of { $tile }.
not-today = Today's rules do not let { $player }'s barn stand at that corner of { $tile }.
