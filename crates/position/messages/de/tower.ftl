### Der Turm.

heading = Der Turm auf { DAT($tile) }, { $floors ->
    [one] 1 Stockwerk hoch
   *[other] { $floors } Stockwerke hoch
}
# Der Name eines Turms in der Legende einer Zeichnung.
landmark = { $floors ->
    [one] Turm mit 1 Stockwerk
   *[other] Turm mit { $floors } Stockwerken
}

today = Der Turm erreicht { ACC($tiles) }. { $meeples ->
    [0] Dort steht kein Meeple.
   *[other] In Reichweite: { $meeples }.
}
# Eine Zeile: das fernste Plättchen in jeder Richtung, und danach die Meeple in Reichweite.
row = { $tiles ->
    [0] erreicht nur das eigene Plättchen
   *[other] reicht bis zu { DAT($tiles) }
}
phrase = { $row }; { $meeples ->
    [0] kein Meeple in Reichweite
   *[other] in Reichweite: { $meeples }
}

said-tiles = { $said ->
    [0] der Turm erreicht kein Plättchen
   *[other] der Turm erreicht { ACC($said) }
}
said-meeples = { $said ->
    [0] kein Meeple kann gefangen genommen werden
    [one] nur { $said } kann gefangen genommen werden
   *[other] nur { $said } können gefangen genommen werden
}

where-it-stands = Auf seinem eigenen Feld erreicht der Turm { ACC($tiles) }.
towards = Nach { $to } erreicht der Turm { $tiles ->
    [0] nichts
   *[other] { ACC($tiles) }
}.
