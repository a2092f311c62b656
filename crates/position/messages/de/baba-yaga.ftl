### Die Hütte der Baba Jaga.

heading = Die Hütte der Baba Jaga auf { DAT($tile) }
heading-of = Die Hütte der Baba Jaga auf { DAT($tile) }, darauf der Meeple von { $player }
# Der Name der Hütte in der Legende einer Zeichnung.
landmark = Hütte der Baba Jaga

today-surrounded = Alle umliegenden Felder sind belegt: Der Meeple von { $player } kommt zurück in den Vorrat und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
today-end = Bei der Schlusswertung bekommt { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $empty ->
    [one] 1 für das leere Feld
   *[other] { $empty } für die leeren Felder
} und 1 für die Hütte.
today-nobody = Die Hütte ist unbesetzt. Sie wäre { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
row-surrounded = rundum belegt, { $player } { $points }
row-end = { $player } { $points } bei der Schlusswertung
row-nobody = unbesetzt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert

said-spaces = { $said ->
    [0] kein umliegendes Feld ist leer
    [one] { $said } ist leer
   *[other] { $said } sind leer
}

thing-empty-space = { $count ->
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
}
    .dat = { $count ->
        [one] 1 leeren Feld
       *[other] { $count } leeren Feldern
    }
thing-hut = { $count ->
    [one] 1 Hütte
   *[other] { $count } Hütten
}
