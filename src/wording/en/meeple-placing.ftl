### Whether a meeple or another figure may be placed.

heading = Placing { $player }'s { $figure ->
    [large] large meeple
    [abbot] abbot
    [mayor] mayor
    [wagon] wagon
    [builder] builder
    [pig] pig
    [shepherd] shepherd
    [ringmaster] ringmaster
    [phantom] phantom
   *[meeple] meeple
} { $kind ->
    [city] in
    [field] in
    [garden] in
   *[other] on
} { $place }{ $set ->
    [monk] , standing as a monk
    [abbot] , laid down as abbot
   *[unsaid] {""}
}

today = It may be placed there.
either = It may stand as a monk or be laid down as abbot.
today-not = It may not be placed there: { $because }.
today-unknown = It depends on { $unknown }.
row = may be placed there
row-unknown = depends on what lies beyond
row-taken = may not: taken by { $meeples }
row-shepherd = may not: { $meeples } is there
row-not = { $reason ->
    [cannot-stand] may not: cannot stand there
    [no-abbot] may not: takes no abbot
    [no-own-meeple] may not: { $player } has no meeple there
   *[barn] may not: a barn stands there
}

said-allowed = { $said ->
    [yes] it may be placed there
   *[no] it may not be placed there
}
said-meeples = { $said ->
    [0] nobody is in the way
    [one] { $said } is in the way
   *[other] { $said } are in the way
}
said-unknown = it depends on { $said }

cannot-stand = { $figure ->
    [large] a large meeple
    [abbot] an abbot
    [mayor] a mayor
    [wagon] a wagon
    [builder] a builder
    [pig] a pig
    [shepherd] a shepherd
    [ringmaster] a ringmaster
    [phantom] a phantom
   *[meeple] a meeple
} cannot stand { $kind ->
    [city] in a city
    [road] on a road
    [field] in a field
    [monastery] on a monastery
    [castle] on a castle
   *[garden] in a garden
}
no-abbot = a meeple is laid down as abbot only on a German, Dutch or Japanese monastery
no-own-meeple = { $player } has no meeple { $kind ->
    [city] in the city
    [road] on the road
    [field] in the field
    [monastery] on the monastery
    [castle] on the castle
   *[garden] in the garden
}
taken = { $kind ->
    [city] the city is taken by { $meeples }
    [road] the road is taken by { $meeples }
    [field] the field is taken by { $meeples }
    [monastery] the monastery is taken by { $meeples }
    [castle] the castle is taken by { $meeples }
   *[garden] the garden is taken by { $meeples }
}
shepherd = { $meeples ->
    [one] { $meeples } is in the field already
   *[other] { $meeples } are in the field already
}
barn = { $player }'s barn stands in the field
beyond = { $kind ->
    [city] what stands beyond { $tile }, into which the city runs
    [road] what stands beyond { $tile }, into which the road runs
    [field] what stands beyond { $tile }, into which the field runs
    [monastery] what stands beyond { $tile }, into which the monastery runs
    [castle] what stands beyond { $tile }, into which the castle runs
   *[garden] what stands beyond { $tile }, into which the garden runs
}

own-meeple = { $kind ->
    [city] { $player } has a meeple in the city.
    [road] { $player } has a meeple on the road.
    [field] { $player } has a meeple in the field.
    [monastery] { $player } has a meeple on the monastery.
    [castle] { $player } has a meeple on the castle.
   *[garden] { $player } has a meeple in the garden.
}
no-shepherd = No shepherd stands in the field.
free = { $kind ->
    [city] The city is free.
    [road] The road is free.
    [field] The field is free.
    [monastery] The monastery is free.
    [castle] The castle is free.
   *[garden] The garden is free.
}
as-abbot = Laid down as abbot, it stays to the end of the game and scores row and column.
as-monk = As a monk, it scores the monastery once that is finished.
beside = { $meeples ->
    [one] On a half beside it stands { $meeples }: each half may have a meeple of its own.
   *[other] On halves beside it stand { $meeples }: each half may have a meeple of its own.
}
finished = { $kind ->
    [city] The city is finished
    [road] The road is finished
    [field] The field is finished
    [monastery] The monastery is finished
    [castle] The castle is finished
   *[garden] The garden is finished
}{ $condition ->
    [half-fills] {""} where one half fills a space
    [gaps-ignored] {""} where the gaps beside it are ignored
    [abbey-closes] {""} where an abbey closes it across a gap
   *[none] {""}
}: the meeple may be placed all the same, and is scored at once.
