### Het vliegtuig.

heading = Vlucht van { $figure ->
    [large] een grote meeple
    [abbot] een abt
    [mayor] een burgemeester
    [wagon] een wagen
    [ringmaster] een circusdirecteur
    [acrobat] een artiest
    [phantom] een spook
   *[meeple] een meeple
}: { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} naar het { $to } vanaf { $from }
# De naam van het vliegtuig in de legenda van een tekening.
landmark = vliegtuig

today-lands = Landen kan { OR($places) }.
today-nowhere = { $barred ->
    [yes] Landen kan niet: een driehoekig gat houdt de vlucht tegen.
   *[no] Landen kan niet: daar ligt geen tegel.
}
today-nothing = Landen kan niet: op { OR($tiles) } is geen onafgebouwd project waar dat mag.

row-lands = landt { OR($places) }
row-nowhere = kan niet landen
row-nothing = kan niet landen op { OR($tiles) }

# De projecten waar het kan landen: "in de stad of op de weg op b", "op de weg op p of q", "op één van 2 wegen op b".
landing = { OR($kinds) } op { OR($tiles) }
kind = { $kind ->
    [city] { $count ->
        [one] in de stad
       *[other] in één van { $count } steden
    }
    [road] { $count ->
        [one] op de weg
       *[other] op één van { $count } wegen
    }
    [field] op de weide
    [monastery] op het klooster
    [castle] op de burcht
   *[garden] in de tuin
}

said-lands = { $said ->
    [yes] het speelstuk landt
   *[no] het speelstuk landt niet
}
said-tiles = { $said ->
    [0] het speelstuk bereikt geen tegel
   *[other] het speelstuk bereikt { $said }
}
said-places = { $said ->
    [0] er is geen plek om te landen
   *[other] de plek om te landen is { OR($said) }
}

step = { $tiles ->
    [0] Stap { $number } gaat naar een leeg vak.
   *[other] Stap { $number } gaat naar { $tiles }.
}
no-farther = De volgende stap zou een zijde van een driehoekig gat passeren: landen kan niet.
ends = { $tiles ->
    [0] De vlucht eindigt op een leeg vak.
   *[other] De vlucht eindigt op { $tiles }.
}
may-land = { $unfinished ->
    [yes] { $place } is niet afgebouwd: landen mag daar.
   *[no] { $place } is afgebouwd: landen mag daar niet.
}
goes-back = Landen kan niet: het speelstuk gaat terug naar de speler, en deze beurt wordt geen andere meeple gezet.
