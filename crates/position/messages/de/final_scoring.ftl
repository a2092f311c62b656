### Die Schlusswertung eines ganzen Spielfelds.

heading = Schlusswertung{ $scores ->
    [0] {""}
   *[other] , bisher { $scores }
}
today = { $each ->
    [0] Nichts auf dem Spielfeld bringt Punkte.
   *[other] Insgesamt gibt das { $each }.
}
today-won = Endstand: { $each }. { $count ->
    [one] { $first } gewinnt
   *[other] { $first } sind gleichauf
}.
each = { $ends ->
    [yes] { $player } hat{" "}
   *[no] {""}
}{ $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $ends ->
    [yes] {""}
   *[no] {" "}für { $player }
}
each-range = { $ends ->
    [yes] { $player } hat{" "}
   *[no] {""}
}{ $least } { $adjacent ->
    [yes] oder
   *[no] bis
} { $most } Punkte{ $ends ->
    [yes] {""}
   *[no] {" "}für { $player }
}
open = Zu einem Teil gibt es keine Regelung. Endstand: { $each }.
in-any-case = In jedem Fall { $count ->
    [one] gewinnt { $first }
   *[other] sind { $first } gleichauf
}.
turns-on-it = Wer gewinnt, hängt von dem ab, was ungeklärt ist.
row = { $scores ->
    [0] niemand bekommt Punkte
   *[other] { $scores }
}
of-kind = { $kind ->
    [from-cities] Städte
    [from-roads] Straßen
    [from-monasteries] Klöster
    [from-gardens] Gärten
    [from-castles] Burgen
    [from-fields] Wiesen
    [for-king] Der König
    [for-robber] Der Raubritter
    [for-goods] Waren
   *[for-gold] Gold
}: { $scores }.
step = { $what }: { $scores ->
    [0] niemand bekommt Punkte
   *[other] { $scores }
}.
unruled = { $count ->
    [one] Ein Bauwerk
   *[other] { $count } Bauwerke
} auf { DAT($tiles) } { $count ->
    [one] ist
   *[other] sind
} nicht dabei: Dort ist zu viel ungeklärt für eine Summe. Frag einzeln nach { $count ->
    [one] diesem Bauwerk
   *[other] diesen Bauwerken
}.

so-far = { $count } bisher
from-cities = { $count } für Städte
from-roads = { $count } für Straßen
from-monasteries = { $count } für Klöster
from-gardens = { $count } für Gärten
from-castles = { $count } für Burgen
from-fields = { $count } für Wiesen
for-king = { $count } für den König
for-robber = { $count } für den Raubritter
for-goods = { $count } für Waren
for-gold = { $count } für Gold

said-total = insgesamt { $said }
said-cities = für Städte { $said }
said-roads = für Straßen { $said }
said-monasteries = für Klöster { $said }
said-gardens = für Gärten { $said }
said-castles = für Burgen { $said }
said-fields = für Wiesen { $said }
said-king = für den König { $said }
said-robber = für den Raubritter { $said }
said-goods = für Waren { $said }
said-unruled = zu viel ungeklärt für eine Summe: { $said }
