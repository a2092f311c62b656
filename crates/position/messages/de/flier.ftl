### Das Fluggerät.

heading = Flug { $figure ->
    [large] eines großen Meeples
    [abbot] eines Abts
    [mayor] eines Bürgermeisters
    [wagon] eines Wagens
    [ringmaster] eines Zirkusdirektors
    [acrobat] eines Artisten
    [phantom] eines Phantoms
   *[meeple] eines Meeples
}: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} nach { $to } von { DAT($from) } aus
# Der Name des Fluggeräts in der Legende einer Zeichnung.
landmark = Fluggerät

today-lands = { $places ->
    [one] Landeplatz
   *[other] Mögliche Landeplätze
}: { OR($places) }.
today-nowhere = { $barred ->
    [yes] Landen ist nicht möglich, denn eine dreieckige Lücke hält den Flug auf.
   *[no] Landen ist nicht möglich, denn dort liegt kein Plättchen.
}
today-nothing = Landen ist nicht möglich, denn auf { DAT($tiles) } gibt es kein erlaubtes Bauwerk, das nicht abgeschlossen ist.

row-lands = Landeplatz: { OR($places) }
row-nowhere = kann nicht landen
row-nothing = kann auf { DAT($tiles) } nicht landen

# Die Bauwerke zum Landen: "die Stadt oder die Straße auf b", "die Straße auf p oder q", "eine von 2 Straßen auf b".
landing = { OR($kinds) } auf { OR($tiles) }
kind = { $kind ->
    [city] { $count ->
        [one] die Stadt
       *[other] eine von { $count } Städten
    }
    [road] { $count ->
        [one] die Straße
       *[other] eine von { $count } Straßen
    }
    [field] die Wiese
    [monastery] das Kloster
    [castle] die Burg
   *[garden] der Garten
}

said-lands = { $said ->
    [yes] die Figur landet
   *[no] die Figur landet nicht
}
said-tiles = { $said ->
    [0] die Figur erreicht kein Plättchen
   *[other] die Figur erreicht { ACC($said) }
}
said-places = { $said ->
    [0] die Figur kann nirgends landen
   *[other] hier kann die Figur landen: { OR($said) }
}

step = { $tiles ->
    [0] Schritt { $number } führt auf ein leeres Feld.
   *[other] Schritt { $number } führt auf { ACC($tiles) }.
}
no-farther = Der nächste Schritt würde über die Seite einer dreieckigen Lücke führen, also ist Landen nicht möglich.
ends = { $tiles ->
    [0] Der Flug endet auf einem leeren Feld.
   *[other] Der Flug endet auf { DAT($tiles) }.
}
may-land = { $unfinished ->
    [yes] { $place } ist nicht abgeschlossen: Landen ist dort möglich.
   *[no] { $place } ist abgeschlossen: Landen ist dort nicht möglich.
}
goes-back = Landen ist nicht möglich, also kommt die Figur zurück in den Vorrat, und in diesem Zug wird kein anderer Meeple eingesetzt.
