### Eindtelling van een heel speelveld.

heading = Eindtelling{ $scores ->
    [0] {""}
   *[other] , tot nu toe { $scores }
}
today = { $each ->
    [0] Niets op het speelveld levert punten op.
   *[other] In totaal: { $each }.
}
today-won = Eindstand: { $each }. { $count ->
    [one] { $first } wint
   *[other] { $first } eindigen gelijk
}.
each = { $player } { $ends ->
    [yes] heeft
   *[no] krijgt
} { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}
each-range = { $player } { $ends ->
    [yes] heeft
   *[no] krijgt
} { $least } { $adjacent ->
    [yes] of
   *[no] tot
} { $most } punten
open = Over een deel is er geen uitspraak. In totaal: { $each }.
in-any-case = Hoe dan ook { $count ->
    [one] wint { $first }
   *[other] eindigen { $first } gelijk
}.
turns-on-it = Wie wint, hangt af van wat onbeslist is.
row = { $scores ->
    [0] niemand krijgt punten
   *[other] { $scores }
}
of-kind = { $kind ->
    [from-cities] Steden
    [from-roads] Wegen
    [from-monasteries] Kloosters
    [from-gardens] Tuinen
    [from-castles] Burchten
    [from-fields] Weiden
    [for-king] De koning
    [for-robber] De roofridder
    [for-goods] Goederen
   *[for-gold] Goud
}: { $scores }.
step = { $what }: { $scores ->
    [0] niemand krijgt punten
   *[other] { $scores }
}.
unruled = { $count ->
    [one] Een project
   *[other] { $count } projecten
} op { $tiles } { $count ->
    [one] telt
   *[other] tellen
} niet mee: daar is te veel onbeslist voor één totaal. Beoordeel { $count ->
    [one] het
   *[other] ze
} apart.

so-far = { $count } tot nu toe
from-cities = { $count } voor steden
from-roads = { $count } voor wegen
from-monasteries = { $count } voor kloosters
from-gardens = { $count } voor tuinen
from-castles = { $count } voor burchten
from-fields = { $count } voor weiden
for-king = { $count } voor de koning
for-robber = { $count } voor de roofridder
for-goods = { $count } voor goederen
for-gold = { $count } voor goud

said-total = in totaal { $said }
said-cities = voor steden { $said }
said-roads = voor wegen { $said }
said-monasteries = voor kloosters { $said }
said-gardens = voor tuinen { $said }
said-castles = voor burchten { $said }
said-fields = voor weiden { $said }
said-king = voor de koning { $said }
said-robber = voor de roofridder { $said }
said-goods = voor goederen { $said }
said-unruled = te veel onbeslist voor één totaal: { $said }
