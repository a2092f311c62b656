### Straßen, Städte, Wiesen, Klöster, Burgen und Gärten: ihre Namen und ihre Punkte.

# Überschriften; in den Fällen stehen sie mitten im Satz, also mit kleinem Anfang.
heading = { $owners ->
    [0] { $kind ->
        [city] Unbesetzte Stadt
        [road] Unbesetzte Straße
        [field] Unbesetzte Wiese
        [monastery] Unbesetztes Kloster
        [german-monastery] Unbesetztes deutsches Kloster
        [dutch-monastery] Unbesetztes niederländisches oder belgisches Kloster
        [japanese-building] Unbesetztes japanisches Gebäude
        [abbey] Unbesetzte Abtei
        [shrine] Unbesetzte Kultstätte
        [darmstadt] Unbesetzte Darmstädter Kirche
        [castle] Unbesetzte Burg
       *[garden] Unbesetzter Garten
    } auf { DAT($tiles) }
   *[other] { $kind ->
        [city] Die Stadt
        [road] Die Straße
        [field] Die Wiese
        [monastery] Das Kloster
        [german-monastery] Das deutsche Kloster
        [dutch-monastery] Das niederländische oder belgische Kloster
        [japanese-building] Das japanische Gebäude
        [abbey] Die Abtei
        [shrine] Die Kultstätte
        [darmstadt] Die Darmstädter Kirche
        [castle] Die Burg
       *[garden] Der Garten
    } von { $owners } auf { DAT($tiles) }
}
    .acc = { $owners ->
        [0] { $kind ->
            [city] unbesetzte Stadt
            [road] unbesetzte Straße
            [field] unbesetzte Wiese
            [monastery] unbesetztes Kloster
            [german-monastery] unbesetztes deutsches Kloster
            [dutch-monastery] unbesetztes niederländisches oder belgisches Kloster
            [japanese-building] unbesetztes japanisches Gebäude
            [abbey] unbesetzte Abtei
            [shrine] unbesetzte Kultstätte
            [darmstadt] unbesetzte Darmstädter Kirche
            [castle] unbesetzte Burg
           *[garden] unbesetzten Garten
        } auf { DAT($tiles) }
       *[other] { $kind ->
            [city] die Stadt
            [road] die Straße
            [field] die Wiese
            [monastery] das Kloster
            [german-monastery] das deutsche Kloster
            [dutch-monastery] das niederländische oder belgische Kloster
            [japanese-building] das japanische Gebäude
            [abbey] die Abtei
            [shrine] die Kultstätte
            [darmstadt] die Darmstädter Kirche
            [castle] die Burg
           *[garden] den Garten
        } von { $owners } auf { DAT($tiles) }
    }
    .dat = { $owners ->
        [0] { $kind ->
            [city] unbesetzter Stadt
            [road] unbesetzter Straße
            [field] unbesetzter Wiese
            [monastery] unbesetztem Kloster
            [german-monastery] unbesetztem deutschem Kloster
            [dutch-monastery] unbesetztem niederländischem oder belgischem Kloster
            [japanese-building] unbesetztem japanischem Gebäude
            [abbey] unbesetzter Abtei
            [shrine] unbesetzter Kultstätte
            [darmstadt] unbesetzter Darmstädter Kirche
            [castle] unbesetzter Burg
           *[garden] unbesetztem Garten
        } auf { DAT($tiles) }
       *[other] { $kind ->
            [city] der Stadt
            [road] der Straße
            [field] der Wiese
            [monastery] dem Kloster
            [german-monastery] dem deutschen Kloster
            [dutch-monastery] dem niederländischen oder belgischen Kloster
            [japanese-building] dem japanischen Gebäude
            [abbey] der Abtei
            [shrine] der Kultstätte
            [darmstadt] der Darmstädter Kirche
            [castle] der Burg
           *[garden] dem Garten
        } von { $owners } auf { DAT($tiles) }
    }
heading-of-field = Die Wiese auf { DAT($tiles) }
    .acc = die Wiese auf { DAT($tiles) }
    .dat = der Wiese auf { DAT($tiles) }
# Die Überschrift eines Bauwerks ohne Besitzer: Dort sind nur `$figures`, denen nichts gehört.
heading-with-only = { $kind ->
    [city] Die Stadt
    [road] Die Straße
    [field] Die Wiese
    [monastery] Das Kloster
    [german-monastery] Das deutsche Kloster
    [dutch-monastery] Das niederländische oder belgische Kloster
    [japanese-building] Das japanische Gebäude
    [abbey] Die Abtei
    [shrine] Die Kultstätte
    [darmstadt] Die Darmstädter Kirche
    [castle] Die Burg
   *[garden] Der Garten
} auf { DAT($tiles) }, { $kind ->
    [road] darauf
    [field] darauf
    [castle] darauf
    [shrine] darauf
   *[garden] darin
} nur { $figures }
    .acc = { $kind ->
        [city] die Stadt
        [road] die Straße
        [field] die Wiese
        [monastery] das Kloster
        [german-monastery] das deutsche Kloster
        [dutch-monastery] das niederländische oder belgische Kloster
        [japanese-building] das japanische Gebäude
        [abbey] die Abtei
        [shrine] die Kultstätte
        [darmstadt] die Darmstädter Kirche
        [castle] die Burg
       *[garden] den Garten
    } auf { DAT($tiles) }, { $kind ->
        [road] darauf
        [field] darauf
        [castle] darauf
        [shrine] darauf
       *[garden] darin
    } nur { $figures }
    .dat = { $kind ->
        [city] der Stadt
        [road] der Straße
        [field] der Wiese
        [monastery] dem Kloster
        [german-monastery] dem deutschen Kloster
        [dutch-monastery] dem niederländischen oder belgischen Kloster
        [japanese-building] dem japanischen Gebäude
        [abbey] der Abtei
        [shrine] der Kultstätte
        [darmstadt] der Darmstädter Kirche
        [castle] der Burg
       *[garden] dem Garten
    } auf { DAT($tiles) }, { $kind ->
        [road] darauf
        [field] darauf
        [castle] darauf
        [shrine] darauf
       *[garden] darin
    } nur { $figures }
figures-of = { $count ->
    [one] { $figure ->
        [large] der große Meeple
        [abbot] der Abt
        [mayor] der Bürgermeister
        [wagon] der Wagen
        [builder] der Baumeister
        [pig] das Schwein
        [shepherd] der Schäfer
        [ringmaster] der Zirkusdirektor
        [acrobat] der Artist
        [phantom] das Phantom
       *[meeple] der Meeple
    } von { $player }
   *[other] die { $count } { $figure ->
        [large] großen Meeple
        [abbot] Äbte
        [mayor] Bürgermeister
        [wagon] Wagen
        [builder] Baumeister
        [pig] Schweine
        [shepherd] Schäfer
        [ringmaster] Zirkusdirektoren
        [acrobat] Artisten
        [phantom] Phantome
       *[meeple] Meeple
    } von { $player }
}
    .acc = { $count ->
        [one] { $figure ->
            [large] den großen Meeple
            [abbot] den Abt
            [mayor] den Bürgermeister
            [wagon] den Wagen
            [builder] den Baumeister
            [pig] das Schwein
            [shepherd] den Schäfer
            [ringmaster] den Zirkusdirektor
            [acrobat] den Artisten
            [phantom] das Phantom
           *[meeple] den Meeple
        } von { $player }
       *[other] die { $count } { $figure ->
            [large] großen Meeple
            [abbot] Äbte
            [mayor] Bürgermeister
            [wagon] Wagen
            [builder] Baumeister
            [pig] Schweine
            [shepherd] Schäfer
            [ringmaster] Zirkusdirektoren
            [acrobat] Artisten
            [phantom] Phantome
           *[meeple] Meeple
        } von { $player }
    }
    .dat = { $count ->
        [one] { $figure ->
            [large] dem großen Meeple
            [abbot] dem Abt
            [mayor] dem Bürgermeister
            [wagon] dem Wagen
            [builder] dem Baumeister
            [pig] dem Schwein
            [shepherd] dem Schäfer
            [ringmaster] dem Zirkusdirektor
            [acrobat] dem Artisten
            [phantom] dem Phantom
           *[meeple] dem Meeple
        } von { $player }
       *[other] den { $count } { $figure ->
            [large] großen Meeple
            [abbot] Äbten
            [mayor] Bürgermeistern
            [wagon] Wagen
            [builder] Baumeistern
            [pig] Schweinen
            [shepherd] Schäfern
            [ringmaster] Zirkusdirektoren
            [acrobat] Artisten
            [phantom] Phantomen
           *[meeple] Meeple
        } von { $player }
    }
    .gen = { $count ->
        [one] { $figure ->
            [large] des großen Meeples
            [abbot] des Abts
            [mayor] des Bürgermeisters
            [wagon] des Wagens
            [builder] des Baumeisters
            [pig] des Schweins
            [shepherd] des Schäfers
            [ringmaster] des Zirkusdirektors
            [acrobat] des Artisten
            [phantom] des Phantoms
           *[meeple] des Meeples
        } von { $player }
       *[other] der { $count } { $figure ->
            [large] großen Meeple
            [abbot] Äbte
            [mayor] Bürgermeister
            [wagon] Wagen
            [builder] Baumeister
            [pig] Schweine
            [shepherd] Schäfer
            [ringmaster] Zirkusdirektoren
            [acrobat] Artisten
            [phantom] Phantome
           *[meeple] Meeple
        } von { $player }
    }
more-figures = { $count ->
    [one] noch 1 Figur
   *[other] noch { $count } Figuren
}
tiles-in-all = { $names } (insgesamt { $count } Plättchen)
    .dat = { DAT($names) } (insgesamt { $count } Plättchen)
other-tiles = andere
    .dat = anderen
more-tiles = noch { $count } Plättchen

scores = { $player } { $points }
points = { $each }

today = { $state ->
    [finished] Abgeschlossen. { $scoring }.
    [unfinished] Nicht abgeschlossen. { $scoring } bei der Schlusswertung.
    [joined] { $scoring }: die Bäuerinnen jetzt, der Gutshof bei der Schlusswertung.
   *[field] { $scoring } bei der Schlusswertung.
}
scoring = { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
today-each = { $state ->
    [finished] Abgeschlossen. { $players } bekommen je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    [unfinished] Nicht abgeschlossen. { $players } bekommen je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei der Schlusswertung.
    [joined] { $players } bekommen je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: die Bäuerinnen jetzt, der Gutshof bei der Schlusswertung.
   *[field] { $players } bekommen je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei der Schlusswertung.
}
nobody-today = { $stands ->
    [yes] { $state ->
        [finished] Abgeschlossen, aber niemand bekommt Punkte.
        [unfinished] Nicht abgeschlossen, und niemand bekommt Punkte bei der Schlusswertung.
       *[field] Niemand bekommt Punkte bei der Schlusswertung.
    }
   *[no] { $state ->
        [finished] Abgeschlossen, aber unbesetzt (Wert: { OR($worth) }).
        [unfinished] Nicht abgeschlossen und unbesetzt (Wert bei der Schlusswertung: { OR($worth) }).
       *[field] Unbesetzt (Wert bei der Schlusswertung: { OR($worth) }).
    }
}

row = { $state ->
    [finished] abgeschlossen, { $scores }
    [unfinished] nicht abgeschlossen, { $scores } bei der Schlusswertung
    [joined] { $scores } (Bäuerinnen jetzt, Gutshof am Spielende)
   *[field] { $scores } bei der Schlusswertung
}
nobody-row = { $state ->
    [finished] abgeschlossen, { $stands ->
        [yes] niemand bekommt Punkte
       *[no] { $worth ->
            [0] nichts wert
            [one] 1 Punkt wert
           *[other] { $worth } Punkte wert
        }
    }
    [unfinished] nicht abgeschlossen, { $stands ->
        [yes] niemand bekommt Punkte
       *[no] { $worth ->
            [0] nichts wert
            [one] 1 Punkt wert
           *[other] { $worth } Punkte wert
        }
    }
   *[field] { $stands ->
        [yes] niemand bekommt Punkte
       *[no] { $worth ->
            [0] nichts wert
            [one] 1 Punkt wert
           *[other] { $worth } Punkte wert
        }
    }
}

# Die Punkte einer Art von Bauwerk (`$kind`), wo nichts darauf diese Zahl ändert; `$by` ist die Einheit, die zählt, wenn es eine gibt.
rule = { $kind ->
    [city] { $finished ->
        [yes] Eine abgeschlossene Stadt bringt 2 Punkte
       *[no] Eine nicht abgeschlossene Stadt bringt 1 Punkt
    } pro { $by ->
        [space] belegtes Feld
       *[tile] Plättchen
    } und pro Wappen
    [road] Eine Straße bringt 1 Punkt pro { $by ->
        [space] belegtes Feld
       *[tile] Plättchen
    }
    [field] Eine Wiese bringt 3 Punkte für jede abgeschlossene Stadt, an die sie grenzt
   *[other] { $kind ->
        [garden] Ein Garten
        [monastery] Ein Kloster
       *[other] Das Bauwerk
    } bringt je 1 Punkt für das eigene { $by ->
        [space] Feld und für jedes belegte Feld
       *[tile] Plättchen und für jedes Plättchen
    } ringsum
}.
# Eine Zeile mit Punkten und ihrer Summe. "bei der Schlusswertung" fehlt, wenn es für alle Zeilen gilt und die Antwort darüber es sagt.
row-sum = { $points } = { $sum }{ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(Bäuerinnen jetzt, Gutshof am Spielende)
   *[other] {" "}bei der Schlusswertung
}
# Der Inhalt von `row-sum`, in einem Satz.
sum-in-a-sentence = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $sum }){ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(Bäuerinnen jetzt, Gutshof am Spielende)
   *[other] {" "}bei der Schlusswertung
}
# Eine Zeile mit Punkten, die nur einmal gewertet werden, zusammen mit anderen Wiesen; diese liegen auf `$tiles`.
row-shared = { $row } (einmal, zusammen mit der Wiese auf { DAT($tiles) })
shared-once = Für die Wiese auf { DAT($tiles) } wird das nicht noch einmal gewertet.
row-points = { $scores }
row-points-then = { $scores }{ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(Bäuerinnen jetzt, Gutshof am Spielende)
   *[other] {" "}bei der Schlusswertung
}
times = { $counted } × { $each }
for-the-fairy = { $points } für die Fee
ones = { $counted }
plus = { $sum } + { $term }
worth = { $worth ->
    [0] keine Punkte
    [one] 1 Punkt wert
   *[other] { $worth } Punkte wert
}
of-label = { $label }: { $brings }
today-several = { $state ->
    [finished] Abgeschlossen – { $each }.
    [unfinished] Nicht abgeschlossen – { $each } bei der Schlusswertung.
    [joined] Die Bäuerinnen jetzt, der Gutshof bei der Schlusswertung – { $each }.
   *[field] Bei der Schlusswertung – { $each }.
}
together-row = verbunden, { $row }
rows-of-several = { $each }
next-label = { $before }; { $next }
row-of-several = { $state ->
    [finished] { $how ->
        [together] verbunden, abgeschlossen
        [apart] getrennt, abgeschlossen
       *[each] abgeschlossen
    } – { $alike ->
        [yes] je {""}
       *[no] {""}
    }{ $each }
    [unfinished] { $how ->
        [together] verbunden, nicht abgeschlossen
        [apart] getrennt, nicht abgeschlossen
       *[each] nicht abgeschlossen
    } – { $alike ->
        [yes] je {""}
       *[no] {""}
    }{ $each } bei der Schlusswertung
    [joined] { $how ->
        [together] verbunden –{" "}
        [apart] getrennt –{" "}
       *[each] {""}
    }{ $alike ->
        [yes] je {""}
       *[no] {""}
    }{ $each } (Bäuerinnen jetzt, Gutshof am Spielende)
   *[field] { $how ->
        [together] verbunden –{" "}
        [apart] getrennt –{" "}
       *[each] {""}
    }{ $alike ->
        [yes] je {""}
       *[no] {""}
    }{ $each } bei der Schlusswertung
}

symbol-garden = Garten
symbol-hill = Hügel
