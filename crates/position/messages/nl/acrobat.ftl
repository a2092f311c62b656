### De artiesten.

heading = De artiestenpiramide op { $tile }, met { $players ->
    [0] niemand
   *[other] { $players }
} erin
heading-joining = Een meeple erbij zetten in de piramide op { $tile }, met { $players ->
    [0] niemand
   *[other] { $players }
} erin, na het aanleggen van { $laid }
# De naam van de plaats voor artiesten in de legenda van een tekening.
landmark = plaats voor artiesten

today-full = De piramide is vol. Punten bij het tellen: { $shares }.
today-not-full = De piramide is niet vol. { $shares ->
    [0] Er staat niemand in.
   *[other] Punten bij de eindtelling, zoals het nu is: { $shares }.
}
row-full = vol, { $shares }
row-not-full = niet vol, { $shares ->
    [0] geen punten
   *[other] { $shares } bij de eindtelling
}
today-may-join = Er mag een meeple bij in de piramide.
today-may-not-join = Er mag geen meeple bij in de piramide: { $reasons }.
# Wat de piramide waard is, na een zin of er een meeple bij mag; `$shares` zijn punten per speler.
worth-full = Punten voor de piramide bij het tellen: { $shares }.
worth-not-full = Punten voor de piramide bij de eindtelling, zoals het nu is: { $shares }.
row-may-join = er mag een meeple bij
row-may-not-join = { $why ->
    [both] niet toegestaan (te ver weg, en vol)
    [full] niet toegestaan (de piramide is vol)
   *[far] niet toegestaan (te ver weg)
}

said-allowed = { $said ->
    [yes] er mag een meeple bij
   *[no] er mag geen meeple bij
}

far = { $tile } ligt niet naast { $laid }
is-full = de piramide is vol
full = De piramide is vol: elke artiest is 5 punten waard.
not-full = De piramide is niet vol: elke artiest is bij de eindtelling 5 punten waard.

thing-acrobat = { $count ->
    [one] 1 artiest
   *[other] { $count } artiesten
}
