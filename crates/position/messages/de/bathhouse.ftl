### Die Badehäuser.

heading = Das Badehaus auf { DAT($tile) }
heading-shows = Das Badehaus auf { DAT($tile) }, mit der Zahl { $value }
# Der Name des Badehauses in der Legende eines gezeichneten Spielfelds.
landmark = Badehaus

today-home = Alle umliegenden Felder sind belegt: Ein Meeple im Badehaus kommt zurück in den Vorrat, ohne Punkte.
today-stays = { $empty ->
    [one] 1 umliegendes Feld ist
   *[other] { $empty } umliegende Felder sind
} noch leer: Ein Meeple im Badehaus bleibt dort.
today-ransom = { $empty ->
    [one] 1 umliegendes Feld ist
   *[other] { $empty } umliegende Felder sind
} noch leer: Ein Meeple im Badehaus bleibt dort, wenn er nicht für { $ransom ->
    [one] 1 Punkt
   *[other] { $ransom } Punkte
} freigekauft wird.
row-home = ein Meeple darin kommt zurück
row-stays = ein Meeple darin bleibt dort

said-spaces = { $said ->
    [0] kein umliegendes Feld ist leer
    [one] { $said } ist leer
   *[other] { $said } sind leer
}
said-ransom = den Meeple freizukaufen kostet { $said ->
    [one] 1 Punkt
   *[other] { $said } Punkte
}

goes-home = Ein Meeple im Badehaus kommt zurück in den Vorrat, ohne Punkte.
stays = Ein Meeple im Badehaus bleibt dort, wenn er nicht freigekauft wird.
