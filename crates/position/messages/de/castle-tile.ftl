### Die Plättchen der deutschen Burgen.

brings = Die { $kind ->
    [city] Stadt
   *[road] Straße
} liegt auf { DAT($tiles) }: +3 Punkte{ $count ->
    [one] {""}
   *[other] {" "}pro Plättchen
}.
brings-nothing = Die { $kind ->
    [city] Stadt
   *[road] Straße
} liegt auf { DAT($tiles) }, ist aber nicht abgeschlossen: keine Punkte dafür.
    .leaves-out = count

thing-castle-tile = { $count ->
    [one] 1 Plättchen mit der Burg
   *[other] { $count } Plättchen mit einer Burg
}
