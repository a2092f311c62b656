### Alle Bäuerinnen, oder die an einer Stadt.

heading-all = Alle Bäuerinnen
heading-city = Die Bäuerinnen an der Stadt auf { DAT($tiles) }

open = Dazu gibt es keine Regelung. Insgesamt gibt das { $each }.
each-open = { OR($points) } Punkte für { $player }
today = { $players ->
    [0] Keine Bäuerin bringt Punkte.
   *[other] Insgesamt gibt das { $each }.
}
each = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $player }
by-city = Stadt für Stadt: { APART($paid) }.
by-field = Wiese für Wiese: { APART($paid) }.
row = { $scores ->
    [0] niemand bekommt Punkte
   *[other] insgesamt { $scores }
}
unfinished = Die Stadt ist nicht abgeschlossen, also ist sie für Bäuerinnen nichts wert.
row-unfinished = nichts, nicht abgeschlossen
beyond = Bäuerinnen auf { $count ->
    [one] dieser Wiese
   *[other] diesen Wiesen
} außerhalb der Zeichnung würden auch mitzählen.
unseen = Werden Bäuerinnen Stadt für Stadt gewertet, können Bäuerinnen hinter `#` auf anderen Wiesen an der Stadt ändern, wer Punkte bekommt.
unseen-edge = Werden Bäuerinnen Stadt für Stadt gewertet, können Bäuerinnen außerhalb der Zeichnung auf anderen Wiesen an der Stadt das Ergebnis ändern.
left-out = { $count ->
    [one] Die Wiese
   *[other] Die Wiesen
} auf { DAT($tiles) } { $count ->
    [one] geht in `#` weiter und zählt
   *[other] gehen in `#` weiter und zählen
} nicht mit: Wer dort Bäuerinnen hat, bekommt vielleicht mehr.
unseen-in = Bäuerinnen hinter `#`, auf { $count ->
    [one] der Wiese
   *[other] den Wiesen
} auf { DAT($tiles) }, können ändern, wer Punkte bekommt.
without-fairy = Die Punkte der Fee sind nicht dabei.
more-paid = noch { $count }

said-cities = Stadt für Stadt: { APART($said) }
said-fields = Wiese für Wiese: { APART($said) }
said-left-out = nicht mitgezählt: { $said }
said-unseen = diese Wiesen gehen außerhalb der Zeichnung weiter: { $said }

paid-by-city = Die Stadt auf { DAT($tiles) } bringt { $scores ->
    [0] niemandem Punkte
   *[other] { $scores }
}.
