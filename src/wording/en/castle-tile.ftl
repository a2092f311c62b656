### The tiles of German castles.

brings = The { $kind ->
    [city] city
   *[road] road
} lies on { $tiles }: 3 points more{ $count ->
    [one] {""}
   *[other] {" "}for each
}.
brings-nothing = The { $kind ->
    [city] city
   *[road] road
} lies on { $tiles }, which { $count ->
    [one] brings
   *[other] bring
} nothing: it is not finished.

thing-castle-tile = { $count ->
    [one] 1 castle tile
   *[other] { $count } castle tiles
}
