### The board in words, for screen readers.

square = { $tile } is in { $at }.
half = { $tile } is a half tile in { $at }, right angle to the { $corner }.
double = { $tile } is a double-size tile that begins in { $at } and { $lies ->
    [across] continues to the east
   *[down] continues to the south
}.
city = City { $sides }{ $coats ->
    [0] {""}
    [one] , with a coat of arms
   *[other] , with { $coats } coats of arms
}.
road = Road { $sides }.
side = to the { $to }
long-side = on the long side
monastery = A monastery.
castle = A castle.
stands = { $player }'s { $figure ->
    [large] large meeple
    [abbot] abbot
    [mayor] mayor
    [wagon] wagon
    [builder] builder
    [pig] pig
    [shepherd] shepherd
    [ringmaster] ringmaster
    [acrobat] acrobat
    [phantom] phantom
   *[meeple] meeple
} is { $kind ->
    [city] in the city
    [road] on the road
    [field] in the field
    [monastery] on the monastery
    [castle] in the castle
   *[garden] in the garden
}.
more-figures = { $count ->
    [one] 1 more figure is
   *[other] { $count } more figures are
} there.
bare = Field only: { $tiles }.
bare-at = { $tile } in { $at }
barn = { $player }'s barn is on a corner of { $tile }.
more = { $count } more tiles are not listed.
