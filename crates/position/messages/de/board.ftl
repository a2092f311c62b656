### Das Spielfeld in Worten, für Vorleseprogramme.

square = { $tile } liegt in { $at }.
half = { $tile } ist ein Dreiecksplättchen in { $at }, rechter Winkel im { $corner }.
double = { $tile } ist ein Doppelplättchen: Es beginnt in { $at } und geht nach { $lies ->
    [across] Osten
   *[down] Süden
} weiter.
city = Stadt { $sides }{ $coats ->
    [0] {""}
    [one] , mit einem Wappen
   *[other] , mit { $coats } Wappen
}.
road = Straße { $sides }.
side = im { $to }
long-side = an der langen Seite
monastery = Ein Kloster.
castle = Eine Burg.
stands = { $figure ->
    [large] Der große Meeple
    [abbot] Der Abt
    [mayor] Der Bürgermeister
    [wagon] Der Wagen
    [builder] Der Baumeister
    [pig] Das Schwein
    [shepherd] Der Schäfer
    [ringmaster] Der Zirkusdirektor
    [acrobat] Ein Artist
    [phantom] Das Phantom
   *[meeple] Ein Meeple
} von { $player } { $kind ->
    [city] steht in der Stadt
    [road] steht auf der Straße
    [field] { $figure ->
        [pig] steht
        [shepherd] steht
       *[meeple] liegt
    } auf der Wiese
    [monastery] steht im Kloster
    [castle] steht auf der Burg
   *[garden] steht im Garten
}.
more-figures = Dort { $count ->
    [one] steht noch 1 Figur
   *[other] stehen noch { $count } Figuren
}.
bare = Nur Wiese: { $tiles }.
bare-at = { $tile } in { $at }
barn = Der Gutshof von { $player } steht an einer Ecke { GEN($tile) }.
more = Nicht aufgeführt: noch { $count } Plättchen.
