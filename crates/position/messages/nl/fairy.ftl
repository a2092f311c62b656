### De fee. Waar verschillende meeples staan, staat ze naast een ervan.

# De naam van de fee in de legenda van een tekening.
landmark = fee

heading-on-tile = De fee op { $tile }
heading-by-meeple = De fee op { $tile }, naast de meeple van { OR($players) } { $kind ->
    [city] in de stad
    [road] op de weg
    [field] op de weide
    [monastery] op het klooster
    [castle] op de burcht
   *[garden] in de tuin
}

today = { $meeples ->
    [0] De draak mag niet naar { OR($tiles) }; daar zijn geen meeples.
    [one] Ze houdt de draak weg van { $tiles }: { $meeples } is veilig.
   *[other] Ze houdt de draak weg van { $tiles }: { $meeples } zijn veilig.
}
row = beschermt { $tiles }
row-each = beschermt { $tiles }; punten voor elke meeple daar
phrase = { $row }; { $meeples ->
    [0] daar zijn geen meeples
    [one] { $meeples } is veilig
   *[other] { $meeples } zijn veilig
}

said-meeples = { $said ->
    [0] niemand is veilig voor de draak
    [one] alleen { $said } is veilig voor de draak
   *[other] alleen { $said } zijn veilig voor de draak
}
said-tiles = { $said ->
    [0] de draak mag overal heen
   *[other] de draak mag niet naar { OR($said) }
}
said-beside = { $said ->
    [0] ze staat naast niemand
   *[other] ze staat naast { OR($said) }
}

by-half = De fee beschermt haar eigen halve tegel, niet de andere.
by-space = De fee beschermt beide halve tegels in haar vak.
stands-by = { $meeples ->
    [0] Ze staat naast geen enkele meeple.
    [one] Ze kan alleen naast { $meeples } staan.
   *[other] Ze staat maar naast één van deze meeples: { OR($meeples) }.
}
pays-each = Haar 3 punten zijn voor elke meeple op haar tegel die wordt geteld: { $meeples }.
said-each = { $said ->
    [yes] elke meeple op haar tegel krijgt haar punten
   *[no] maar één meeple op haar tegel krijgt haar punten
}
adds-to = { $meeples ->
    [0] Ze staat naast geen enkele meeple: geen extra punten.
    [one] { $sure ->
        [yes] Ze staat naast { $meeples }: de eigenaar krijgt 1 punt aan het begin van elke eigen beurt, en 3 punten als het project wordt geteld, met of zonder meerderheid.
       *[no] Als ze naast { $meeples } staat, krijgt de eigenaar 1 punt aan het begin van elke eigen beurt, en 3 punten als het project wordt geteld, met of zonder meerderheid.
    }
   *[other] Ze staat maar naast één van deze meeples ({ OR($meeples) }): de eigenaar daarvan krijgt 1 punt aan het begin van elke eigen beurt, en 3 punten als het project wordt geteld, met of zonder meerderheid.
}
not-scored = De fee staat naast { OR($meeples) }, maar die wordt niet geteld: geen extra punten.
castle-not-scored = De fee staat naast { OR($meeples) }, maar de burcht daar wordt zelf niet geteld: geen extra punten.
on-tile = De fee staat op de tegel met { $meeples }: { $players ->
    [one] { $players } krijgt
   *[other] { $players } krijgen ieder
} 3 punten voor elke eigen meeple daarvan die op dit project staat.
