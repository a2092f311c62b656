### The names of tiles, spaces, meeples, players and features.

tile = { $name }
tile-of-several = { $name } ({ $at })
nameless = the unknown tile in { $at }
nameless-half = the unknown { $to } half in { $at }
space = column { $column }, row { $row }
# A direction, to follow "to the" or "towards the".
direction = { $to ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
meeple = { $player }'s { $figure ->
    [large] large meeple
    [abbot] abbot
    [mayor] mayor
    [wagon] wagon
    [builder] builder
    [pig] pig
    [shepherd] shepherd
    [ringmaster] ringmaster
    [acrobat] acrobat
    [phantom] phantom
   *[meeple] meeple
} on { $tile }
meeples = { $player }'s { $count } { $figure ->
    [large] large meeples
    [abbot] abbots
    [mayor] mayors
    [wagon] wagons
    [builder] builders
    [pig] pigs
    [shepherd] shepherds
    [ringmaster] ringmasters
    [acrobat] acrobats
    [phantom] phantoms
   *[meeple] meeples
} on { $tiles }
place = the { $kind ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [castle] castle
   *[garden] garden
} on { $tile }
count-of-player = { $player } { $count }
anyones = { $player }'s meeple
# A space, with the orientation of the tile that is placed there.
turned = { $at } (turned { $degrees }°)
cornered = { $at } (right angle to the { $corner ->
    [nw] north-west
    [ne] north-east
    [se] south-east
   *[sw] south-west
})
meeple-at = { $player }'s meeple on { $tile }
anyone-at = the meeple on { $tile }
anyone-at-all = any meeple
place-towards = the { $kind ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [castle] castle
   *[garden] garden
} in the { $to } of { $tile }
place-at-long-side = the { $kind ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [castle] castle
   *[garden] garden
} on the long side of { $tile }
place-within = the inner { $kind ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [castle] castle
   *[garden] garden
} of { $tile }
paid-on = on { $tile }, { $points ->
    [0] nothing
   *[other] { $points }
}
