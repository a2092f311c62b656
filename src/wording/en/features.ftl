### Roads, cities, fields, monasteries, castles and gardens: what they are called and what they bring.

heading = { $owners ->
    [0] The { $kind ->
        [city] city
        [road] road
        [field] field
        [monastery] monastery
        [german-monastery] German monastery
        [dutch-monastery] Dutch monastery
        [japanese-building] Japanese building
        [abbey] abbey
        [shrine] shrine
        [darmstadt] Darmstadt church
        [castle] castle
       *[garden] garden
    } on { $tiles }, where nobody stands
   *[other] { $owners }'s { $kind ->
        [city] city
        [road] road
        [field] field
        [monastery] monastery
        [german-monastery] German monastery
        [dutch-monastery] Dutch monastery
        [japanese-building] Japanese building
        [abbey] abbey
        [shrine] shrine
        [darmstadt] Darmstadt church
        [castle] castle
       *[garden] garden
    } on { $tiles }
}
# Nobody's: only figures that own nothing are there.
heading-with-only = The { $kind ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [german-monastery] German monastery
    [dutch-monastery] Dutch monastery
    [japanese-building] Japanese building
    [abbey] abbey
    [shrine] shrine
    [darmstadt] Darmstadt church
    [castle] castle
   *[garden] garden
} on { $tiles }, with only { $figures } { $kind ->
    [city] in it
    [field] in it
    [garden] in it
   *[other] on it
}
figures-of = { $player }'s { $count ->
    [one] { $figure ->
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
    }
   *[other] { $count } { $figure ->
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
    }
}
more-figures = { $count ->
    [one] 1 more figure
   *[other] { $count } more figures
}
tiles-in-all = { $names } ({ $count } tiles in all)
more-tiles = { $count ->
    [one] 1 more tile
   *[other] { $count } more tiles
}

scores = { $player } { $points }
points = { $each }

today = { $state ->
    [finished] It is finished: { $scoring }.
    [unfinished] It is not finished; at the end of the game it brings { $scores }.
   *[field] At the end of the game it brings { $scores }.
}
scoring = { $player } scores { $points }
today-each = { $state ->
    [finished] It is finished: { $players } score { $points } each.
    [unfinished] It is not finished; at the end of the game it brings { $players } { $points } each.
   *[field] At the end of the game it brings { $players } { $points } each.
}
nobody-today = { $stands ->
    [yes] { $state ->
        [finished] It is finished, but nobody scores.
        [unfinished] It is not finished, and nobody scores for it at the end of the game.
       *[field] Nobody scores for it at the end of the game.
    }
   *[no] { $state ->
        [finished] It is finished; nobody stands there (it is worth { OR($worth) }).
        [unfinished] It is not finished; nobody stands there (worth { OR($worth) } at the end of the game).
       *[field] Nobody stands there (worth { OR($worth) } at the end of the game).
    }
}

row = { $state ->
    [finished] finished: { $scores }
    [unfinished] not finished: { $scores } at the end
   *[field] { $scores } at the end
}
nobody-row = { $state ->
    [finished] finished, { $stands ->
        [yes] nobody scores
       *[no] { $worth ->
            [0] worth nothing
           *[other] worth { $worth }
        }
    }
    [unfinished] not finished, { $stands ->
        [yes] nobody scores
       *[no] { $worth ->
            [0] worth nothing
           *[other] worth { $worth }
        }
    }
   *[field] { $stands ->
        [yes] nobody scores
       *[no] { $worth ->
            [0] worth nothing
           *[other] worth { $worth }
        }
    }
}

row-sum = { $points } = { $sum }{ $state ->
    [finished] {""}
   *[other] {" "}at the end
}
row-points = { $scores }
row-points-then = { $scores }{ $state ->
    [finished] {""}
   *[other] {" "}at the end
}
times = { $counted } x { $each }
ones = { $counted }
plus = { $sum } + { $term }
worth = { $worth ->
    [0] brings nothing
   *[other] worth { $worth }
}
of-label = { $label }: { $brings }
today-several = { $state ->
    [finished] Finished – { $each }.
    [unfinished] Not finished; at the end of the game – { $each }.
   *[field] At the end of the game – { $each }.
}
together-row = together, { $row }
rows-of-several = { $each }
next-label = { $before }; { $next }
row-of-several = { $how ->
    [together] together,{" "}
    [apart] apart,{" "}
   *[each] {""}
}{ $state ->
    [finished] finished – { $each }
    [unfinished] not finished – { $each } at the end
   *[field] { $each } at the end
}
