### The placing of a barn: whether it is allowed, and its effects.

heading = Placing a barn { $spot }
heading-player = Placing { $player }'s barn { $spot }
# An intersection of several spaces: by the `$tiles` there, or by a corner or side (`$to`) of one `$tile`.
meet = where { $tiles } meet
corner = at the { $to } corner of { $tile }
middle = in the middle of the { $to } side of { $tile }

today = { $fields ->
    [one] It can be placed there.
   *[other] It can be placed there, in { $fields } fields that stay separate.
}
today-scored = { $each ->
    [0] No points now.
   *[other] { $each }.
}
gets = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
today-home = { $meeples ->
    [one] { $meeples } is returned.
   *[other] { $meeples } are returned.
}
today-worth = { $points ->
    [0] At final scoring the barn is worth nothing if the cities stay as they are.
   *[other] At final scoring the barn is worth { $points } points if the cities stay as they are.
}
today-not = It cannot be placed there: { $because }.
row = { $fields ->
    [one] allowed
   *[other] allowed ({ $fields } fields)
}: { $each ->
    [0] no points now
   *[other] { $each } now
}{ $home ->
    [0] {""}
    [one] , 1 figure returned
   *[other] , { $home } figures returned
}; barn worth { $worth }
phrase = { $fields ->
    [one] allowed
   *[other] allowed ({ $fields } fields)
}: { $each ->
    [0] no points now
   *[other] { $each } now
}; { $home ->
    [one] { $home } is returned
   *[other] { $home } are returned
}; barn worth { $worth }
# Clauses on the middle of a double-size tile's long side: against a barn there, and for it.
no-intersection = the long side of { $tile } runs through there, so it is not an intersection of four tiles
    .word = no-intersection
    .means = The long side of a double-size tile runs through there.
    .data = tile: tile
long-side = The middle of a double-size tile's long side is an intersection, too.
# The row of a barn that scores nothing, returns no figure and is worth nothing; `$fields` is the number of fields.
row-quiet = { $fields ->
    [one] allowed
   *[other] allowed, in { $fields } fields
}
row-points = { $player } { $points }
row-not = { $reason ->
    [nothing] not allowed: one space is empty
    [does-not-reach] not allowed: a gap there
    [gap] not allowed: a gap there
    [city] not allowed: city at the intersection
    [abbey] not allowed: there is an abbey
    [two-fields] not allowed: two fields on one tile
    [set-already] not allowed: the barn is already in play
    [no-intersection] not allowed: not an intersection
   *[barn-there] not allowed: the field has a barn
}

said-allowed = { $said ->
    [yes] the barn can be placed
   *[no] the barn cannot be placed
}
said-tiles = { $said ->
    [0] no tile reaches the intersection
    [one] only { $said } reaches the intersection
   *[other] { $said } meet at the intersection
}
said-places = { $said ->
    [0] the barn is in no field
   *[other] the barn is in { $said }
}
said-meeples = { $said ->
    [0] no figure is returned
    [one] only { $said } is returned
   *[other] only { $said } are returned
}
said-barn-worth = { $said ->
    [0] the barn is worth nothing at final scoring
    [one] the barn is worth 1 point at final scoring
   *[other] the barn is worth { $said } points at final scoring
}

nothing = there is no tile to the { $sides } of the intersection
    .word = nothing-at-corner
    .means = There is no tile on these sides of the corner.
    .data = directions: directions of sides
does-not-reach = { $tile } does not reach the intersection, because of the triangular gap to the { $to } of it
    .word = does-not-reach-corner
    .means = A gap keeps that half from the corner.
    .data = tile: tile, direction: direction of to
gap = { $sides ->
    [one] there is a triangular gap to the { $sides } of the intersection
   *[other] there are triangular gaps to the { $sides } of the intersection
}
    .word = gap-at-corner
    .means = There are gaps at the corner.
    .data = directions: directions of sides
city = { $tile } has a city at the intersection
    .word = city-at-corner
    .means = That tile shows city at the corner.
    .data = tile: tile
abbey = { $tile } is an abbey, which has no field
    .word = abbey-at-corner
    .means = That tile is an abbey.
    .data = tile: tile
two-fields = { $tile } shows two fields at the intersection
    .word = two-fields-at-corner
    .means = That tile shows two fields at the corner.
    .data = tile: tile
set-already = { $player }'s barn is already on the board
    .word = barn-in-play
    .means = The player's barn stands on the board already.
    .data = player: player
barn-there = { $player }'s barn is already in the field
    .word = barn-in-field
    .means = That player's barn stands in the field.
    .data = player: player

rules-agree = All rules on placing barns say the same here.
ground = { $rule ->
    [four-tiles] There has to be a tile at each of the four corners that meet there.
    [stable] The ground has to be stable: none of the four spaces may be empty where they meet, and everything that meets there has to be field.
    [full-corners] The four spaces have to be filled with field where they meet, without a gap.
   *[community-stable] Four right angles have to meet, each at least partly covered, with field only.
}
apart = { $fields } fields meet at the intersection and stay separate: the barn is in each of them.
joined = { $fields } fields meet at the intersection, and the barn joins them into one.
field-of = For the field on { $tiles }:
at-the-end = At final scoring the barn is worth 4 points per completed city: { $points } points if the cities stay as they are.

# A note next to an answer, on a `$player`'s barn that is on the board, at `$spot`.
disputed = Not all rules allow { $player }'s barn { $spot }.
not-today = Today's rules do not allow { $player }'s barn { $spot }.
