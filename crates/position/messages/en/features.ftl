### Roads, cities, fields, monasteries, castles and gardens: their names and their scores.

heading = { $owners ->
    [0] Unoccupied { $kind ->
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
heading-of-field = The field on { $tiles }
# The heading of a feature without an owner: only `$figures` that own nothing are there.
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
other-tiles = others
more-tiles = { $count ->
    [one] 1 more tile
   *[other] { $count } more tiles
}

scores = { $player } { $points }
points = { $each }

today = { $state ->
    [finished] Completed. { $scoring }.
    [unfinished] Incomplete. { $scoring } at final scoring.
    [joined] { $scoring }: the farmers now, the barn at final scoring.
   *[field] { $scoring } at final scoring.
}
scoring = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
today-each = { $state ->
    [finished] Completed. { $players } score { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
    [unfinished] Incomplete. { $players } score { $points ->
        [one] 1 point
       *[other] { $points } points
    } each at final scoring.
    [joined] { $players } score { $points ->
        [one] 1 point
       *[other] { $points } points
    } each: the farmers now, the barn at final scoring.
   *[field] { $players } score { $points ->
        [one] 1 point
       *[other] { $points } points
    } each at final scoring.
}
nobody-today = { $stands ->
    [yes] { $state ->
        [finished] Completed, but nobody scores.
        [unfinished] Incomplete, and nobody scores at final scoring.
       *[field] Nobody scores at final scoring.
    }
   *[no] { $state ->
        [finished] Completed but unoccupied (worth { OR($worth) }).
        [unfinished] Incomplete and unoccupied (worth { OR($worth) } at final scoring).
       *[field] Unoccupied (worth { OR($worth) } at final scoring).
    }
}

row = { $state ->
    [finished] completed, { $scores }
    [unfinished] incomplete, { $scores } at final scoring
    [joined] { $scores } (farmers now, barn at the end)
   *[field] { $scores } at final scoring
}
nobody-row = { $state ->
    [finished] completed, { $stands ->
        [yes] nobody scores
       *[no] { $worth ->
            [0] worth nothing
           *[other] worth { $worth }
        }
    }
    [unfinished] incomplete, { $stands ->
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

# The score of a `$kind` of feature, where nothing on it changes that number; `$by` is the unit that counts, if any.
rule = { $kind ->
    [city] { $finished ->
        [yes] A completed city scores 2 points
       *[no] An incomplete city scores 1 point
    } per { $by ->
        [space] space
       *[tile] tile
    } and per coat of arms
    [road] A road scores 1 point per { $by ->
        [space] space
       *[tile] tile
    }
    [field] A field scores 3 points per completed city next to it
   *[other] { $kind ->
        [garden] A garden
        [monastery] A monastery
       *[other] It
    } scores 1 point for its own { $by ->
        [space] space and for each occupied space around it
       *[tile] tile and for each tile around it
    }
}.
# A row with points and their sum. "at final scoring" is omitted if all rows are, and the answer above says so.
row-sum = { $points } = { $sum }{ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(farmers now, barn at the end)
   *[other] {" "}at final scoring
}
# The content of `row-sum`, in a sentence.
sum-in-a-sentence = { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $sum }){ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(farmers now, barn at the end)
   *[other] {" "}at final scoring
}
# A row of points that are scored once, together with other fields; these are on `$tiles`.
row-shared = { $row } (once, with the field on { $tiles })
shared-once = It is not scored again for the field on { $tiles }.
row-points = { $scores }
row-points-then = { $scores }{ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(farmers now, barn at the end)
   *[other] {" "}at final scoring
}
times = { $counted } × { $each }
for-the-fairy = { $points } for the fairy
ones = { $counted }
plus = { $sum } + { $term }
worth = { $worth ->
    [0] no points
   *[other] worth { $worth }
}
of-label = { $label }: { $brings }
today-several = { $state ->
    [finished] Completed – { $each }.
    [unfinished] Incomplete – { $each } at final scoring.
    [joined] The farmers now, the barn at final scoring – { $each }.
   *[field] At final scoring – { $each }.
}
together-row = joined, { $row }
rows-of-several = { $each }
next-label = { $before }; { $next }
row-of-several = { $state ->
    [finished] { $how ->
        [together] joined, completed
        [apart] separate, completed
       *[each] completed
    } – { $each }{ $alike ->
        [yes] {" "}each
       *[no] {""}
    }
    [unfinished] { $how ->
        [together] joined, incomplete
        [apart] separate, incomplete
       *[each] incomplete
    } – { $each }{ $alike ->
        [yes] {" "}each
       *[no] {""}
    } at final scoring
    [joined] { $how ->
        [together] joined –{" "}
        [apart] separate –{" "}
       *[each] {""}
    }{ $each }{ $alike ->
        [yes] {" "}each
       *[no] {""}
    } (farmers now, barn at the end)
   *[field] { $how ->
        [together] joined –{" "}
        [apart] separate –{" "}
       *[each] {""}
    }{ $each }{ $alike ->
        [yes] {" "}each
       *[no] {""}
    } at final scoring
}

symbol-garden = garden
symbol-hill = hill
