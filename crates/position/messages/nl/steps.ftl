### De stappen naar een antwoord die bij verschillende vragen voorkomen.

gap-counts = Een aangrenzend driehoekig gat telt als open ruimte.
gap-ignored = Een aangrenzend driehoekig gat wordt genegeerd: { $pieces ->
    [one] daar is geen ander segment van dezelfde soort.
   *[other] de { $pieces } segmenten eromheen vormen één geheel.
}
open-sides = { $sides ->
    [0] Geen open zijden, dus afgebouwd.
    [one] 1 open zijde, dus niet afgebouwd.
   *[other] { $sides } open zijden, dus niet afgebouwd.
}
covers = Omvang: { $tiles }.
covers-alike = Omvang: { $tiles } in { $spaces }, dus het maakt niet uit of je tegels of vakken telt.
covers-and-counts = Omvang: { $tiles } in { $spaces }; hier tellen de { $by ->
    [space] vakken
   *[tile] tegels
}.
long-roads = Op een tegel van Leipzig telt de weg één keer, hoe lang die daar ook is.
doubles-apart = De dubbele tegels ({ $tiles } in { $spaces }) worden anders geteld: per { $by ->
    [space] vak
   *[tile] tegel
}.
cathedral = { $each ->
    [0] De stad heeft een kathedraal en is niet afgebouwd, dus de stad zelf is niets waard.
    [one] De stad heeft een kathedraal: 1 punt per tegel of vak en per wapen.
   *[other] De stad heeft een kathedraal: { $each } punten per tegel of vak en per wapen.
}
inn = { $each ->
    [0] De weg heeft een herberg en is niet afgebouwd, dus de weg zelf levert geen punten op.
   *[other] Aan de weg ligt een herberg: { $each } punten per tegel of vak.
}
gap-separates = Een aangrenzend driehoekig gat is een grens.
gap-joins = Een aangrenzend driehoekig gat { $pieces ->
    [one] voegt niets nieuws toe.
   *[other] verbindt { $pieces } weidesegmenten tot één.
}
touches = { $cities ->
    [0] De weide grenst aan geen enkele stad.
    [one] De weide grenst aan 1 stad, die { $finished ->
        [0] niet afgebouwd
       *[other] afgebouwd
    } is.
    [2] De weide grenst aan 2 steden; { $finished ->
        [0] geen ervan is
        [one] 1 ervan is
       *[other] allebei zijn ze
    } afgebouwd.
    [3] De weide grenst aan 3 steden; { $finished ->
        [0] geen ervan is
        [one] 1 ervan is
        [2] 2 ervan zijn
       *[other] alle 3 zijn ze
    } afgebouwd.
   *[other] De weide grenst aan { $cities } steden; { $finished ->
        [0] geen ervan is
        [one] 1 ervan is
       *[other] { $finished } ervan zijn
    } afgebouwd.
}
half-occupies = Een vak met één halve tegel en een driehoekig gat telt als bezet.
occupied = { $finished ->
    [yes] Alle { $all } vakken zijn bezet: afgebouwd.
   *[no] { $count } van de { $all } vakken { $count ->
        [one] is
       *[other] zijn
    } bezet: niet afgebouwd.
}
occupied-round = { $finished ->
    [yes] Alle { $all } omliggende vakken zijn bezet: afgebouwd.
   *[no] { $count } van de { $all } omliggende vakken { $count ->
        [one] is
       *[other] zijn
    } bezet: niet afgebouwd.
}
full = Een vak met één halve tegel en een driehoekig gat is niet geheel bezet. { $count } van de { $all } vakken { $count ->
    [one] is
   *[other] zijn
} geheel bezet: niet afgebouwd.
full-round = Een vak met één halve tegel en een driehoekig gat is niet geheel bezet. { $count } van de { $all } omliggende vakken { $count ->
    [one] is
   *[other] zijn
} geheel bezet: niet afgebouwd.
lie-there = { $count ->
    [one] Daar ligt { $tiles }
   *[other] Daar liggen { $tiles }
} in { $spaces }; hier tellen de { $by ->
    [space] vakken
   *[tile] tegels
}.
own-tile = 2 punten voor de eigen tegel van de burcht.
nobody = Onbezet. Het project zou { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
} waard zijn.
nobody-who-owns = Geen meeple daar telt mee. Het project zou { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
} waard zijn.
mayor = De burgemeester van { $player } heeft sterkte { $coats ->
    [0] 0: de stad heeft geen wapen
    [one] 1: de stad heeft 1 wapen
   *[other] { $coats }: 1 per wapen in de stad
}.
owns-nothing = { $figure ->
    [builder] De bouwmeester
    [pig] Het varken
    [shepherd] De herder
   *[other] Het speelstuk
} van { $player } telt niet mee voor de meerderheid.
alone = Alleen { $player } heeft hier een meeple.
strength = { $player } { $strength }
majority = Sterkte: { $strengths }{ $large ->
    [yes] {" "}(een grote meeple telt voor twee)
   *[no] {""}
}{ $outcome ->
    [one] , dus { $players } heeft de meerderheid.
    [hill] , een gelijkspel; een heuvel beslist.
   *[tie] , dus { $players } staan gelijk.
}
fairy = De fee staat naast { OR($by) }: 3 extra punten voor { $player } alleen, met of zonder meerderheid.
fairy-unsure = De fee staat naast { OR($by) }, maar naast welke is niet duidelijk, dus haar 3 punten zijn weggelaten.
field-apart-at-barn = Onder een herenboerderij raakt een andere weide deze, maar ze blijven gescheiden.
field-joined-at-barn = Onder een herenboerderij raakt een andere weide deze: zo zijn ze verbonden.
pig = { $pigs ->
    [one] Het varken van { $player } levert
   *[other] De { $pigs } varkens van { $player } leveren samen
} 1 extra punt per afgebouwde stad op.
sheep-stay = De schapen op de weide leveren alleen punten op als je ze naar de stal drijft, dus bij de eindtelling niets.
abbey-closes-nothing = Een abdij aan de andere zijde van een driehoekig gat sluit daar niets af.
abbey-closes = Een abdij aan de andere zijde van een driehoekig gat sluit het project daar af.
beneath-own-bridge = De weg loopt onder de eigen brug door: wat daar ligt, telt { $again ->
    [yes] zowel onder als op de brug.
   *[no] één keer, zoals alles op een weg.
}
step-half = Elke halve tegel is een aparte tegel, en een aparte stap.
step-space = Een stap gaat van vak naar vak en bereikt daar alles.
step-double-one = Een dubbele tegel is één stap.
step-double-two = Elk vak van een dubbele tegel is één stap.
step-gap-skipped = Een driehoekig gat wordt overgeslagen.
step-gap-blocks = Een stap kan niet over een zijde van een driehoekig gat.
building-on-other-half = Op de andere halve tegel van een vak staat een klein gebouw: het heeft { $reach ->
    [half] alleen effect op die halve tegel
   *[space] effect op beide halve tegels
}.
buildings = { $count ->
    [one] Er staat 1 klein gebouw: 1 extra punt.
   *[other] Er staan { $count } kleine gebouwen: elk 1 extra punt.
}
buildings-by-kind = { $count ->
    [one] Er staat 1 klein gebouw: { $points ->
        [one] 1 extra punt
       *[other] { $points } extra punten
    }.
   *[other] Er staan { $count } kleine gebouwen (schuur 1 punt, huis 2, toren 3): { $points } extra punten.
}
buildings-variant = In de variant met 2 punten voor een huis en 3 voor een toren { $count ->
    [one] zou het { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } opleveren.
   *[other] zouden ze samen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } opleveren.
}
hill-helps-none = Alle spelers die gelijkstaan, hebben een meeple op een heuvel: dat helpt dus niemand.
hill-of-half-helps-none = Op het project ligt de heuvel van een halve tegel, en alle spelers die gelijkstaan, hebben een meeple op het project: die heuvel helpt dus niemand.
hill-wins = { $players ->
    [one] Van de spelers die gelijkstaan, heeft alleen { $players } een meeple op een heuvel, en dus de meerderheid.
   *[other] Van de spelers die gelijkstaan, hebben alleen { $players } een meeple op een heuvel, en dus de meerderheid.
}
hill-is-played = De heuvel op { $hill } doet mee, want de spelsituatie toont de heuvel; eronder ligt gedekt een gewone landtegel.
hill-of-space = De heuvel op { $hill } geldt voor het hele vak, dus ook { $tile } ligt erop.
