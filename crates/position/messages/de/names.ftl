### Die Namen von Plättchen, Feldern, Meeple, Personen und Bauwerken.

tile = { $name }
    .gen = von { $name }
tile-of-several = { $name } ({ $at })
    .gen = von { $name } ({ $at })
nameless = das unbekannte Plättchen in { $at }
    .dat = dem unbekannten Plättchen in { $at }
    .gen = des unbekannten Plättchens in { $at }
nameless-half = das unbekannte Dreiecksplättchen im { $to } von { $at }
    .dat = dem unbekannten Dreiecksplättchen im { $to } von { $at }
    .gen = des unbekannten Dreiecksplättchens im { $to } von { $at }
space = Spalte { $column }, Zeile { $row }
# Eine Richtung, nach "im" oder "nach"; `GEN` gibt die Seite dort, nach "der", `DAT` und `ACC` das Wort vor einem Ding.
direction = { $to ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}
    .gen = { $to ->
        [n] Nordseite
        [ne] Nordostseite
        [e] Ostseite
        [se] Südostseite
        [s] Südseite
        [sw] Südwestseite
        [w] Westseite
       *[nw] Nordwestseite
    }
    .dat = { $to ->
        [n] nördlichen
        [ne] nordöstlichen
        [e] östlichen
        [se] südöstlichen
        [s] südlichen
        [sw] südwestlichen
        [w] westlichen
       *[nw] nordwestlichen
    }
    .acc = { $to ->
        [n] nördliche
        [ne] nordöstliche
        [e] östliche
        [se] südöstliche
        [s] südliche
        [sw] südwestliche
        [w] westliche
       *[nw] nordwestliche
    }
meeple = { $figure ->
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
} von { $player } auf { DAT($tile) }
    .acc = { $figure ->
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
    } von { $player } auf { DAT($tile) }
    .dat = { $figure ->
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
    } von { $player } auf { DAT($tile) }
    .gen = { $figure ->
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
    } von { $player } auf { DAT($tile) }
meeples = die { $count } { $figure ->
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
} von { $player } auf { DAT($tiles) }
    .dat = den { $count } { $figure ->
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
    } von { $player } auf { DAT($tiles) }
    .gen = der { $count } { $figure ->
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
    } von { $player } auf { DAT($tiles) }
place = { $kind ->
    [city] die Stadt
    [road] die Straße
    [field] die Wiese
    [monastery] das Kloster
    [castle] die Burg
   *[garden] der Garten
} auf { DAT($tile) }
    .acc = { $kind ->
        [city] die Stadt
        [road] die Straße
        [field] die Wiese
        [monastery] das Kloster
        [castle] die Burg
       *[garden] den Garten
    } auf { DAT($tile) }
    .dat = { $kind ->
        [city] der Stadt
        [road] der Straße
        [field] der Wiese
        [monastery] dem Kloster
        [castle] der Burg
       *[garden] dem Garten
    } auf { DAT($tile) }
    .gen = { $kind ->
        [city] der Stadt
        [road] der Straße
        [field] der Wiese
        [monastery] des Klosters
        [castle] der Burg
       *[garden] des Gartens
    } auf { DAT($tile) }
count-of-player = { $player } { $count }
anyones = ein Meeple von { $player }
    .acc = einen Meeple von { $player }
    .dat = einem Meeple von { $player }
    .gen = eines Meeples von { $player }
# Ein Feld, mit der Ausrichtung des Plättchens, das dort angelegt wird.
turned = { $at } (um { $degrees }° gedreht)
cornered = { $at } (rechter Winkel im { $corner ->
    [nw] Nordwesten
    [ne] Nordosten
    [se] Südosten
   *[sw] Südwesten
})
meeple-at = der Meeple von { $player } auf { DAT($tile) }
    .acc = den Meeple von { $player } auf { DAT($tile) }
    .dat = dem Meeple von { $player } auf { DAT($tile) }
    .gen = des Meeples von { $player } auf { DAT($tile) }
anyone-at = der Meeple auf { DAT($tile) }
    .acc = den Meeple auf { DAT($tile) }
    .dat = dem Meeple auf { DAT($tile) }
    .gen = des Meeples auf { DAT($tile) }
anyone-at-all = irgendein Meeple
    .acc = irgendeinen Meeple
    .dat = irgendeinem Meeple
    .gen = irgendeines Meeples
place-towards = { $kind ->
    [city] die Stadt
    [road] die Straße
    [field] die Wiese
    [monastery] das Kloster
    [castle] die Burg
   *[garden] der Garten
} im { $to } { GEN($tile) }
    .acc = { $kind ->
        [city] die Stadt
        [road] die Straße
        [field] die Wiese
        [monastery] das Kloster
        [castle] die Burg
       *[garden] den Garten
    } im { $to } { GEN($tile) }
    .dat = { $kind ->
        [city] der Stadt
        [road] der Straße
        [field] der Wiese
        [monastery] dem Kloster
        [castle] der Burg
       *[garden] dem Garten
    } im { $to } { GEN($tile) }
    .gen = { $kind ->
        [city] der Stadt
        [road] der Straße
        [field] der Wiese
        [monastery] des Klosters
        [castle] der Burg
       *[garden] des Gartens
    } im { $to } { GEN($tile) }
place-at-long-side = { $kind ->
    [city] die Stadt
    [road] die Straße
    [field] die Wiese
    [monastery] das Kloster
    [castle] die Burg
   *[garden] der Garten
} an der langen Seite { GEN($tile) }
    .acc = { $kind ->
        [city] die Stadt
        [road] die Straße
        [field] die Wiese
        [monastery] das Kloster
        [castle] die Burg
       *[garden] den Garten
    } an der langen Seite { GEN($tile) }
    .dat = { $kind ->
        [city] der Stadt
        [road] der Straße
        [field] der Wiese
        [monastery] dem Kloster
        [castle] der Burg
       *[garden] dem Garten
    } an der langen Seite { GEN($tile) }
    .gen = { $kind ->
        [city] der Stadt
        [road] der Straße
        [field] der Wiese
        [monastery] des Klosters
        [castle] der Burg
       *[garden] des Gartens
    } an der langen Seite { GEN($tile) }
place-within = { $kind ->
    [city] die innere Stadt
    [road] die innere Straße
    [field] die innere Wiese
    [monastery] das innere Kloster
    [castle] die innere Burg
   *[garden] der innere Garten
} { GEN($tile) }
    .acc = { $kind ->
        [city] die innere Stadt
        [road] die innere Straße
        [field] die innere Wiese
        [monastery] das innere Kloster
        [castle] die innere Burg
       *[garden] den inneren Garten
    } { GEN($tile) }
    .dat = { $kind ->
        [city] der inneren Stadt
        [road] der inneren Straße
        [field] der inneren Wiese
        [monastery] dem inneren Kloster
        [castle] der inneren Burg
       *[garden] dem inneren Garten
    } { GEN($tile) }
    .gen = { $kind ->
        [city] der inneren Stadt
        [road] der inneren Straße
        [field] der inneren Wiese
        [monastery] des inneren Klosters
        [castle] der inneren Burg
       *[garden] des inneren Gartens
    } { GEN($tile) }
paid-on = auf { DAT($tile) } { $points ->
    [0] nichts
   *[other] { $points }
}
