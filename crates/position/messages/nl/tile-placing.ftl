### Een tegel aanleggen: of dat mag.

heading = Aanleggen van { $what } in { $space }
heading-half = Aanleggen van { $what } in { $space }, rechte hoek in het { $corner }
heading-bridge = Aanleggen van { $what } in { $space }, met een brug van { $axis ->
    [ns] noord naar zuid
   *[ew] west naar oost
}
heading-search = Waar { $what } mag liggen{ $turned ->
    [0] {""}
   *[other] , { $turned }° gedraaid
}
named = { $name }
shown = { $shape ->
    [half] een halve tegel
    [double] een dubbele tegel
   *[square] een vierkante tegel
} { $shows ->
    [0] met alleen weide
   *[other] met { $shows }
}
city = een stad aan { $sides }
road = een weg aan { $sides }
river = een rivier aan { $sides }
monastery = { $kind ->
    [german] een Duits klooster
    [dutch] een Nederlands of Belgisch klooster
    [japanese] een Japans gebouw
    [shrine] een cultusplaats
    [darmstadt] de kerk van Darmstadt
   *[true] een klooster
}
castle = een burcht
hill = een heuvel

today = Aanleggen mag daar.
under-the-hill = Trek een tegel en leg die gedekt onder de tegel met de heuvel.
under-the-half = Trek een gewone landtegel en leg die gedekt onder de halve tegel met de heuvel. Later mag in dat vak nog een halve tegel worden aangelegd.
today-not = Aanleggen mag daar niet: { $because }.
fitting-turns = { $turns ->
    [0] De tegel past daar niet, hoe je hem ook draait.
   *[other] De tegel past daar als { OR($turns) }.
}
today-spaces = Aanleggen mag in { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}: { $spaces }.
space-turns = { $space } ({ OR($turns) } gedraaid)
space-any-turn = { $space } (in elke stand)
space-corners = { $space } (rechte hoek in het { $corners })
degrees = { $degrees }°
more-spaces = { $count ->
    [one] nog 1 vak
   *[other] nog { $count } vakken
}
today-nowhere = Aanleggen mag nergens. De tegel gaat uit het spel, en de speler trekt een andere.
today-no-half = Aanleggen mag nergens: de speler houdt de tegel en trekt een gewone landtegel.
today-uncertain = Of aanleggen mag, hangt af van wat op de onbekende tegels staat.
uncertain = Afhankelijk van een onbekende tegel mag het { $certain ->
    [0] misschien
   *[other] misschien ook
} in { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}: { $spaces }.
today-unknown = Het hangt ervan af { $unknown }.
row = toegestaan
row-unknown = hangt af van de onbekende tegel
row-spaces = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}
row-spaces-ways = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}, { $ways } manieren
phrase-spaces = { $spaces }{ $count ->
    [0] {""}
   *[other] ; afhankelijk van een onbekende tegel ook { $uncertain }
}
phrase-uncertain = afhankelijk van een onbekende tegel: { $spaces }
row-nowhere = nergens
row-not = { $reason ->
    [taken] niet toegestaan: het vak is bezet
    [half-taken] niet toegestaan: die helft is bezet
    [overlaps] niet toegestaan: overlapt een halve tegel
    [filled] niet toegestaan: er ligt een halve tegel
    [touches-nothing] niet toegestaan: geen zijde raakt een tegel
    [no-short-side] niet toegestaan: geen korte zijde raakt een tegel
    [differs] niet toegestaan: een zijde sluit niet aan
    [no-river] niet toegestaan: de rivier loopt niet door
    [turns-back] niet toegestaan: de rivier keert terug
    [castles] niet toegestaan: raakt een burcht
    [bridge-ends] niet toegestaan: de brug eindigt niet op weide
    [challenges-several] niet toegestaan: zou er meer dan één uitdagen
   *[beside-challenges-several] niet toegestaan: de tegel ernaast zou er twee uitdagen
}

said-allowed = { $said ->
    [yes] aanleggen mag daar
   *[no] aanleggen mag daar niet
}
said-unknown = het hangt ervan af { $said }
said-placements = { $said ->
    [0] aanleggen mag nergens
   *[other] aanleggen mag in { $said }
}
said-uncertain = { $said ->
    [0] het hangt van geen onbekende tegel af
   *[other] afhankelijk van een onbekende tegel, in { $said }
}

taken = het vak is bezet door { $tile }
no-river = de rivier loopt niet door
turns-back = de rivier zou na { $tile } meteen terugbuigen
half-taken = die helft van het vak is bezet door { $tile }
overlaps = de tegel zou { $tile } overlappen
long-side-against = de lange zijde van de nieuwe tegel zou tegen { $tile } liggen, en dat is geen halve tegel
filled = de helft van het vak is bezet door { $tile }
long-side-within = de lange zijde van { $tile } zou tegen de nieuwe tegel liggen
bridge-ends = { $own }, waar de brug zou eindigen, heeft { $edge }
touches-nothing = geen zijde raakt een tegel, en hoek-tot-hoek is niet genoeg
no-short-side = geen korte zijde raakt een tegel, en de lange zijde tegen { $tile } is niet genoeg
differs = { $own } heeft { $mine }, maar { $side } heeft { $theirs }
castles = { $tiles ->
    [one] de tegel zou de burcht op { $tiles } raken, en burchten mogen elkaar niet raken, ook niet met een hoek
   *[other] de tegel zou de burchten op { $tiles } raken, en burchten mogen elkaar niet raken, ook niet met een hoek
}
unknown-castle = of op { $tile } een burcht staat
unknown-sacred = of op { $tile } een klooster of cultusplaats staat
unknown = wat { $side } heeft: die moet aansluiten op { $edge }

open-river = Maar de rivier heeft een open einde: zijn er nog riviertegels, dan gaan die voor.
every-space = Aanleggen mag in { $spaces }.
tried = { $count ->
    [one] Het enige vak naast een tegel is geprobeerd
   *[other] Alle { $count } vakken naast een tegel zijn geprobeerd
}, in elke stand die nog mogelijk is.
out-of-the-game = Een tegel die nergens past, gaat uit het spel, en de speler trekt een andere.
instead = Een halve tegel leg je aan in plaats van een gewone landtegel te trekken en aan te leggen.
across-a-gap = Tegenover { $own } ligt het driehoekige gat naast { $tile }: daar raakt de tegel niets.
abbey = { $own } raakt { $tile }, een abdij, en die sluit op alles aan.
matches = { $own } sluit aan op { $side }: beide hebben { $edge }.
long-side-is-not-enough = Alleen de lange zijde raakt een tegel, namelijk de lange zijde van { $tile }: dat is niet genoeg.
long-side-touches = Alleen de lange zijde raakt een tegel, namelijk de lange zijde van { $tile }: dat is genoeg.
