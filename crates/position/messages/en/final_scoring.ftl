### Final scoring of a whole board.

heading = Final scoring{ $scores ->
    [0] {""}
   *[other] , with { $scores } so far
}
today = { $each ->
    [0] Nobody scores from anything on the board.
   *[other] In all, { $each }.
}
today-won = In the end, { $each }: { $count ->
    [one] { $first } wins
   *[other] { $first } tie
}.
each = { $player } { $ends ->
    [yes] has
   *[no] scores
} { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
each-range = { $player } { $ends ->
    [yes] has
   *[no] scores
} { $least } { $adjacent ->
    [yes] or
   *[no] to
} { $most } points
open = There is no ruling on part of this: in the end, { $each }.
in-any-case = Either way, { $count ->
    [one] { $first } wins
   *[other] { $first } tie
}.
turns-on-it = Who wins depends on what is open.
row = { $scores ->
    [0] nobody scores
   *[other] { $scores }
}
of-kind = { $kind ->
    [from-cities] Cities
    [from-roads] Roads
    [from-monasteries] Monasteries
    [from-gardens] Gardens
    [from-castles] Castles
    [from-fields] Fields
    [for-king] The king
    [for-robber] The robber baron
    [for-goods] Goods
   *[for-gold] Gold
}: { $scores }.
step = { $what }: { $scores ->
    [0] nobody scores
   *[other] { $scores }
}.
unruled = { $count ->
    [one] A feature
   *[other] { $count } features
} on { $tiles } { $count ->
    [one] is
   *[other] are
} left out: too much is open there for one sum. Judge { $count ->
    [one] it
   *[other] them
} separately.

so-far = { $count } so far
from-cities = { $count } from cities
from-roads = { $count } from roads
from-monasteries = { $count } from monasteries
from-gardens = { $count } from gardens
from-castles = { $count } from castles
from-fields = { $count } from fields
for-king = { $count } for the king
for-robber = { $count } for the robber baron
for-goods = { $count } for goods
for-gold = { $count } for gold

said-total = in total { $said }
said-cities = from cities { $said }
said-roads = from roads { $said }
said-monasteries = from monasteries { $said }
said-gardens = from gardens { $said }
said-castles = from castles { $said }
said-fields = from fields { $said }
said-king = for the king { $said }
said-robber = for the robber baron { $said }
said-goods = for goods { $said }
said-unruled = too open for one sum: { $said }
