### De tegels van Duitse burchten.

brings = De { $kind ->
    [city] stad
   *[road] weg
} ligt op { $tiles }: +3 punten{ $count ->
    [one] {""}
   *[other] {" "}per tegel
}.
brings-nothing = De { $kind ->
    [city] stad
   *[road] weg
} ligt op { $tiles }, maar is niet afgebouwd: daarvoor geen punten.
    .leaves-out = count

thing-castle-tile = { $count ->
    [one] 1 tegel met een burcht
   *[other] { $count } tegels met een burcht
}
