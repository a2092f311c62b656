### Die Wachtürme.

heading = Der Wachturm auf { DAT($tile) } ({ $counts ->
    [meeples] Meeple
    [coats] Wappen
    [roads] Straßen
    [monasteries] Klöster
   *[cities] Städte
}){ $finished ->
    [0] {""}
   *[other] , wenn { $finished } abgeschlossen { $finished ->
        [one] ist
       *[other] sind
    }
}
# Der Name des Wachturms in der Legende eines gezeichneten Spielfelds.
landmark = Wachturm

today = { $shares ->
    [0] Der Wachturm bringt keine Punkte: Er zählt { ACC($counted) }.
   *[other] Punkte für den Wachturm: { $shares }, für { ACC($counted) }.
}
row = { $shares ->
    [0] niemand bekommt Punkte
   *[other] { $shares }, für { ACC($counted) }
}
today-nobody = Auf seinem Plättchen hat keine abgeschlossene Straße oder Stadt einen Meeple, also bekommt niemand Punkte für den Wachturm. Er wäre { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
} wert.
row-nobody = niemand bekommt Punkte

said-meeples = { $said ->
    [0] kein Meeple bekommt Punkte dafür
    [one] { $said } bekommt Punkte dafür
   *[other] { $said } bekommen Punkte dafür
}

nobody = Auf seinem Plättchen hat keine abgeschlossene Straße oder Stadt einen Meeple, also wird der Wachturm nicht gewertet.
show-road = Mit einer Straße: { $tiles } auf { DAT($spaces) }; nach diesen Regeln zählen die { $by ->
    [space] Felder
   *[tile] Plättchen
}.
show-city = Mit einer Stadt: { $tiles } auf { DAT($spaces) }; nach diesen Regeln zählen die { $by ->
    [space] Felder
   *[tile] Plättchen
}.

thing-monastery = { $count ->
    [one] 1 Kloster
   *[other] { $count } Klöster
}
    .dat = { $count ->
        [one] 1 Kloster
       *[other] { $count } Klöstern
    }
thing-road-tile = { $count } Plättchen mit einer Straße
thing-road-space = { $count ->
    [one] 1 Feld mit einer Straße
   *[other] { $count } Felder mit einer Straße
}
    .dat = { $count ->
        [one] 1 Feld mit einer Straße
       *[other] { $count } Feldern mit einer Straße
    }
thing-city-tile = { $count } Plättchen mit einer Stadt
thing-city-space = { $count ->
    [one] 1 Feld mit einer Stadt
   *[other] { $count } Felder mit einer Stadt
}
    .dat = { $count ->
        [one] 1 Feld mit einer Stadt
       *[other] { $count } Feldern mit einer Stadt
    }
