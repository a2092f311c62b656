# Wie eine getippte Zeichnung gelesen ist, über ihrer Antwort, und Anmerkungen zu möglichen Versehen.

understood = Verstanden: { APART($tiles) }.
without-board = Verstanden: kein Spielfeld.
# Plättchen, die dasselbe zeigen (`$shown`).
tiles = { PHRASE($names) } { $shown }
unknown-tiles = { PHRASE($names) } unbekanntes Plättchen
# Ein gedrucktes Plättchen; `$shown` ist, was darauf ist.
printed = { PHRASE($id) }{ $shown ->
    [none] {""}
   *[other] {" "}({ PHRASE($shown) })
}
# Ein Teil eines Plättchens, mit den Buchstaben seiner Seiten.
part-of-tile = { $kind ->
    [german] deutsches Kloster
    [dutch] niederländisches Kloster
    [japanese] japanisches Gebäude
    [darmstadt] Darmstädter Kirche
    [city] Stadt
    [road] Straße
    [crossing] Kreuzung
    [gate] Stadttor
    [monastery] Kloster
    [abbey] Abtei
    [shrine] Kultstätte
    [field] Wiese
    [bridge] Brücke
    [garden] Garten
    [vineyard] Weinberg
   *[hill] Hügel
}{ $sides ->
    [none] {""}
   *[other] {" "}{ PHRASE($sides) }
}{ $coats ->
    [0] {""}
    [one] , 1 Wappen
   *[other] , { $coats } Wappen
}{ $building ->
    [none] {""}
    [inn] , Wirtshaus
   *[cathedral] , Kathedrale
}{ $figures ->
    [none] {""}
   *[other] , { PHRASE($figures) }
}
figure = { $figure ->
    [abbot] Abt von { PHRASE($player) }
    [large] großer Meeple von { PHRASE($player) }
   *[meeple] { PHRASE($player) }
}

# Wörter hinter einem Teil, die als Namen gelten, und wie die Farben geschrieben werden (`$colours`), die gemeint sein können.
taken-as-names = { $names ->
    [one] { QUOTED($names) } gilt als Spielername
   *[other] { QUOTED($names) } gelten als Spielernamen
}; { PHRASE($colours) }.
colour-is-typed = { $colour } wird `{ $typed }` geschrieben
two-meeples-are-typed = zwei Meeple von { $colour } werden `={ $letter }={ $letter }` geschrieben
single-row = Die Zeichnung ist eine einzige Zeile, die mit einem leeren Feld beginnt: Mit einem Komma beginnt die nächste Zeile{ $example ->
    [none] {""}
   *[other] , wie in `{ PHRASE($example) }`
}.
sides-joined = Städte und Straßen sind mit ihren Nachbarn verbunden, außer du gibst die Seiten an (`cN`).
