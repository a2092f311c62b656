### Das Spielende.

heading = Ende des Zugs: { $tiles ->
    [0] keine normalen Plättchen mehr
    [one] noch 1 normales Plättchen
   *[other] noch { $tiles } normale Plättchen
}{ $held ->
    [0] {""}
   *[other] ; noch nicht angelegt: { $held }
}
heading-passed = { $heading }; { $players } { $players ->
    [one] hat
   *[other] haben
} gepasst
halves = { $count ->
    [one] 1 Dreiecksplättchen
   *[other] { $count } Dreiecksplättchen
} von { $player }
abbeys = { $count ->
    [one] 1 Abtei
   *[other] { $count } Abteien
} von { $player }

today-goes-on = Das Spiel geht weiter, denn { $tiles ->
    [one] es ist noch 1 normales Plättchen
   *[other] es sind noch { $tiles } normale Plättchen
} zu ziehen.
today-waits = { $players ->
    [one] Das Spiel ist noch nicht zu Ende, denn { $players } hat noch einen Zug, um eine Abtei anzulegen, sofern das möglich ist, oder zu passen. Danach ist es zu Ende.
   *[other] Das Spiel ist noch nicht zu Ende, denn { $players } haben je noch einen Zug, um eine Abtei anzulegen, sofern das möglich ist, oder zu passen – im Uhrzeigersinn, zuerst die Person links von der, die das letzte Plättchen angelegt hat. Danach ist es zu Ende.
}
today-over = Das Spiel ist zu Ende.
lost = Nicht mehr angelegt werden darf: { $halves }.
row-goes-on = das Spiel geht weiter
row-waits = { $lost ->
    [yes] noch nicht zu Ende; Dreiecksplättchen verfallen
   *[no] noch nicht zu Ende
}
row-over = { $lost ->
    [yes] das Spiel ist zu Ende; Dreiecksplättchen verfallen
   *[no] das Spiel ist zu Ende
}

said-over = { $said ->
    [yes] das Spiel ist zu Ende
   *[no] das Spiel ist nicht zu Ende
}
said-lost = { $said ->
    [0] kein Dreiecksplättchen verfällt
   *[other] Dreiecksplättchen verfallen ({ $said })
}
said-abbeys = { $said ->
    [0] keine Abtei darf mehr angelegt werden
   *[other] noch dürfen Abteien angelegt werden ({ $said })
}

last-tile = Das letzte normale Plättchen ist angelegt: Am Ende dieses Zugs ist das Spiel zu Ende.
last-tile-passed = Das letzte normale Plättchen ist angelegt, und { $players } { $players ->
    [one] hat
   *[other] haben
} gepasst: Das Spiel ist zu Ende.
last-tile-but-abbeys = Das letzte normale Plättchen ist angelegt. Wer noch eine Abtei hat, hat noch einen Zug, um sie anzulegen, sofern das möglich ist – im Uhrzeigersinn, zuerst die Person links von der, die dieses Plättchen angelegt hat. Danach ist das Spiel zu Ende.
tile-left = Es ist noch ein normales Plättchen zu ziehen, also geht das Spiel weiter.
halves-lost = Noch nicht angelegte Dreiecksplättchen verfallen.
