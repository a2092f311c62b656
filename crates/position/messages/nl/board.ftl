### Het speelveld in woorden, voor schermlezers.

square = { $tile } ligt in { $at }.
half = { $tile } is een halve tegel in { $at }, rechte hoek in het { $corner }.
double = { $tile } is een dubbele tegel die begint in { $at } en doorloopt naar het { $lies ->
    [across] oosten
   *[down] zuiden
}.
city = Stad { $sides }{ $coats ->
    [0] {""}
    [one] , met een wapen
   *[other] , met { $coats } wapens
}.
road = Weg { $sides }.
side = in het { $to }
long-side = aan de lange zijde
monastery = Een klooster.
castle = Een burcht.
stands = { $figure ->
    [large] De grote meeple
    [abbot] De abt
    [mayor] De burgemeester
    [wagon] De wagen
    [builder] De bouwmeester
    [pig] Het varken
    [shepherd] De herder
    [ringmaster] De circusdirecteur
    [acrobat] Een artiest
    [phantom] Het spook
   *[meeple] Een meeple
} van { $player } { $kind ->
    [city] staat in de stad
    [road] staat op de weg
    [field] { $figure ->
        [pig] staat
        [shepherd] staat
       *[meeple] ligt
    } op de weide
    [monastery] staat op het klooster
    [castle] staat op de burcht
   *[garden] staat in de tuin
}.
more-figures = Er { $count ->
    [one] staat nog 1 speelstuk
   *[other] staan nog { $count } speelstukken
}.
bare = Alleen weide: { $tiles }.
bare-at = { $tile } in { $at }
barn = De herenboerderij van { $player } staat op een hoek van { $tile }.
more = Niet genoemd: nog { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}.
