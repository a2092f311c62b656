### The tiles of German castles.

brings = The { $kind ->
    [city] city
   *[road] road
} is on { $tiles }: +3 points{ $count ->
    [one] {""}
   *[other] {" "}each
}.
brings-nothing = The { $kind ->
    [city] city
   *[road] road
} is on { $tiles }, but incomplete: no points for { $count ->
    [one] it
   *[other] them
}.

thing-castle-tile = { $count ->
    [one] 1 castle tile
   *[other] { $count } castle tiles
}
