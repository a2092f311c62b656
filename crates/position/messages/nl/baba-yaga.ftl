### De hut van Baba Yaga.

heading = De hut van Baba Yaga op { $tile }
heading-of = De hut van Baba Yaga op { $tile }, met de meeple van { $player } erop
landmark = hut van Baba Yaga

today-surrounded = De hut is omringd: de meeple van { $player } gaat terug in de voorraad en krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
today-end = Bij de eindtelling is de hut { $points } punten waard voor { $player }: { $empty ->
    [one] 1 voor het lege vak
   *[other] { $empty } voor de lege vakken
} en 1 voor de hut.
today-nobody = De hut is onbezet. De waarde zou { $points ->
    [one] 1 punt
   *[other] { $points } punten
} zijn.
row-surrounded = omringd, { $player } { $points }
row-end = { $player } { $points } bij de eindtelling
row-nobody = onbezet, { $points } waard

said-spaces = { $said ->
    [0] geen omliggend vak is leeg
    [one] { $said } is leeg
   *[other] { $said } zijn leeg
}

thing-empty-space = { $count ->
    [one] 1 leeg vak
   *[other] { $count } lege vakken
}
thing-hut = { $count ->
    [one] 1 hut
   *[other] { $count } hutten
}
