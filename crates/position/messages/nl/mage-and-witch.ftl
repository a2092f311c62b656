### De magiër en de heks.

mage = De magiër staat daar: { $points ->
    [one] 1 extra punt
   *[other] { $points } extra punten
}, 1 per tegel of vak.
witch = De heks halveert { $points ->
    [one] 1 punt
   *[other] de { $points } punten
} ({ $sum }){ $rounded ->
    [yes] , naar boven afgerond
   *[no] {""}
}: { $half }.
added = Wat kleine gebouwen of een tegel met een burcht toevoegen, wordt { $halved ->
    [yes] ook
   *[no] niet
} gehalveerd.
