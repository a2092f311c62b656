### Der Bau einer Brücke: ob er erlaubt ist.

heading = Bau einer Brücke über { ACC($tiles) }, { $axis ->
    [ew] von Westen nach Osten
   *[ns] von Norden nach Süden
}

today = Die Brücke darf dort gebaut werden.
today-not = Die Brücke darf dort nicht gebaut werden, denn { $because }.
row = erlaubt
row-not = { $reason ->
    [bridge-there] nicht erlaubt: dort ist schon eine Brücke
    [ends] nicht erlaubt: keine Wiese an einem Ende
    [stops] nicht erlaubt: keine Straße an einem Ende
    [lone-half] nicht erlaubt: ein Ende über einer Lücke
   *[pair] nicht erlaubt: auf zwei Dreiecksplättchen
}

said-allowed = { $said ->
    [yes] die Brücke darf gebaut werden
   *[no] die Brücke darf nicht gebaut werden
}
said-tiles = { $said ->
    [0] die Brücke führt über kein Plättchen
   *[other] die Brücke führt über { ACC($said) }
}

bridge-there = über dieses Feld führt schon eine Brücke
ends = { $side }, wo die Brücke enden würde, zeigt { ACC($edge) } statt einer Wiese
stops = { $side }, wo die Straße weitergehen würde, zeigt { ACC($edge) }
lone-half = { $tile } ist ein einzelnes Dreiecksplättchen, und ein Ende der Brücke wäre über der Lücke
pair = die Brücke wäre auf zwei Dreiecksplättchen ({ $tiles })

fits = Beide Enden einer Brücke müssen auf einer Wiese liegen, gegenüber einer Straße oder einem leeren Feld.
may-stand-over-a-gap = Auf einem einzelnen Dreiecksplättchen darf eine Brücke gebaut werden, mit einem Ende über der Lücke.
may-not-stand-over-a-gap = Auf einem einzelnen Dreiecksplättchen, mit einem Ende über der Lücke, darf keine Brücke gebaut werden.
may-not-stand-on-both = Auf zwei Dreiecksplättchen darf keine Brücke gebaut werden.
may-stand-on-both = Auf zwei Dreiecksplättchen darf eine Brücke gebaut werden; ein Meeple darauf gehört dann zu einem der beiden.
