### Die Dinge, die in einer Summe gezählt werden.

tile = { $count } Plättchen
tile-or-space = { $count } Plättchen
space = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
    .dat = { $count ->
        [one] 1 Feld
       *[other] { $count } Feldern
    }
own-tile = { $count ->
    [one] 1 Plättchen mit der Burg
   *[other] { $count } Plättchen mit einer Burg
}
coat = { $count } Wappen
city = { $count ->
    [one] 1 abgeschlossene Stadt
   *[other] { $count } abgeschlossene Städte
}
    .dat = { $count ->
        [one] 1 abgeschlossenen Stadt
       *[other] { $count } abgeschlossenen Städten
    }
meeple = { $count } Meeple
barn-city = { $count ->
    [one] 1 abgeschlossene Stadt
   *[other] { $count } abgeschlossene Städte
}
    .dat = { $count ->
        [one] 1 abgeschlossenen Stadt
       *[other] { $count } abgeschlossenen Städten
    }
besieged = { $count ->
    [one] 1 belagerte Stadt
   *[other] { $count } belagerte Städte
}
castle = { $count ->
    [one] 1 Burg
   *[other] { $count } Burgen
}
fairy = { $count ->
    [one] 1 Fee
   *[other] { $count } Feen
}
little-building = { $count ->
    [one] 1 kleines Gebäude
   *[other] { $count } kleine Gebäude
}
    .dat = { $count ->
        [one] 1 kleinen Gebäude
       *[other] { $count } kleinen Gebäuden
    }
mage = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} vom Magier
    .dat = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    } vom Magier
# Punkte, von denen nur die Hälfte zählt.
halved = die Hälfte von { $count }
    .dat = der Hälfte von { $count }
halved-up = die Hälfte von { $count } (aufgerundet)
    .dat = der Hälfte von { $count } (aufgerundet)
