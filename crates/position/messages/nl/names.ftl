### De namen van tegels, vakken, meeples, spelers en projecten.

tile = { $name }
tile-of-several = { $name } ({ $at })
nameless = de onbekende tegel in { $at }
nameless-half = de onbekende halve tegel in het { $to } van { $at }
space = kolom { $column }, rij { $row }
# Een richting, na "in het", "naar het" of "ten"; `GEN` geeft de zijde daar, na "de", en `DAT` het woord vóór een ding.
direction = { $to ->
    [n] noorden
    [ne] noordoosten
    [e] oosten
    [se] zuidoosten
    [s] zuiden
    [sw] zuidwesten
    [w] westen
   *[nw] noordwesten
}
    .gen = { $to ->
        [n] noordzijde
        [ne] noordoostzijde
        [e] oostzijde
        [se] zuidoostzijde
        [s] zuidzijde
        [sw] zuidwestzijde
        [w] westzijde
       *[nw] noordwestzijde
    }
    .dat = { $to ->
        [n] noordelijke
        [ne] noordoostelijke
        [e] oostelijke
        [se] zuidoostelijke
        [s] zuidelijke
        [sw] zuidwestelijke
        [w] westelijke
       *[nw] noordwestelijke
    }
meeple = { $figure ->
    [large] de grote meeple
    [abbot] de abt
    [mayor] de burgemeester
    [wagon] de wagen
    [builder] de bouwmeester
    [pig] het varken
    [shepherd] de herder
    [ringmaster] de circusdirecteur
    [acrobat] de artiest
    [phantom] het spook
   *[meeple] de meeple
} van { $player } op { $tile }
meeples = de { $count } { $figure ->
    [large] grote meeples
    [abbot] abten
    [mayor] burgemeesters
    [wagon] wagens
    [builder] bouwmeesters
    [pig] varkens
    [shepherd] herders
    [ringmaster] circusdirecteuren
    [acrobat] artiesten
    [phantom] spoken
   *[meeple] meeples
} van { $player } op { $tiles }
place = { $kind ->
    [city] de stad
    [road] de weg
    [field] de weide
    [monastery] het klooster
    [castle] de burcht
   *[garden] de tuin
} op { $tile }
count-of-player = { $player } { $count }
anyones = een meeple van { $player }
# Een vak, met de stand van de tegel die daar gelegd wordt.
turned = { $at } ({ $degrees }° gedraaid)
cornered = { $at } (rechte hoek in het { $corner ->
    [nw] noordwesten
    [ne] noordoosten
    [se] zuidoosten
   *[sw] zuidwesten
})
meeple-at = de meeple van { $player } op { $tile }
anyone-at = de meeple op { $tile }
anyone-at-all = een meeple
place-towards = { $kind ->
    [city] de stad
    [road] de weg
    [field] de weide
    [monastery] het klooster
    [castle] de burcht
   *[garden] de tuin
} in het { $to } van { $tile }
place-at-long-side = { $kind ->
    [city] de stad
    [road] de weg
    [field] de weide
    [monastery] het klooster
    [castle] de burcht
   *[garden] de tuin
} aan de lange zijde van { $tile }
place-within = { $kind ->
    [city] de binnenste stad
    [road] de binnenste weg
    [field] de binnenste weide
    [monastery] het binnenste klooster
    [castle] de binnenste burcht
   *[garden] de binnenste tuin
} van { $tile }
paid-on = op { $tile }, { $points ->
    [0] niets
   *[other] { $points }
}
