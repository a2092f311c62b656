### De badhuizen.

heading = Het badhuis op { $tile }
heading-shows = Het badhuis op { $tile }, met een { $value } erop
# De naam van het badhuis in de legenda van een getekend speelveld.
landmark = badhuis

today-home = Alle omliggende vakken zijn bezet: een meeple in het badhuis gaat terug in de voorraad, zonder punten.
today-stays = { $empty ->
    [one] 1 omliggend vak is
   *[other] { $empty } omliggende vakken zijn
} nog leeg: een meeple in het badhuis blijft staan.
today-ransom = { $empty ->
    [one] 1 omliggend vak is
   *[other] { $empty } omliggende vakken zijn
} nog leeg: een meeple in het badhuis blijft staan, tenzij de speler hem vrijkoopt voor { $ransom ->
    [one] 1 punt
   *[other] { $ransom } punten
}.
row-home = een meeple erin gaat terug
row-stays = een meeple erin blijft staan

said-spaces = { $said ->
    [0] geen omliggend vak is leeg
    [one] { $said } is leeg
   *[other] { $said } zijn leeg
}
said-ransom = de meeple vrijkopen kost { $said } punten

goes-home = Een meeple in het badhuis gaat terug in de voorraad, zonder punten.
stays = Een meeple in het badhuis blijft staan, tenzij de speler hem vrijkoopt.
