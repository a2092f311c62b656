### Wegen, steden, weiden, kloosters, burchten en tuinen: hun namen en hun punten.

heading = { $owners ->
    [0] { $kind ->
        [city] Onbezette stad
        [road] Onbezette weg
        [field] Onbezette weide
        [monastery] Onbezet klooster
        [german-monastery] Onbezet Duits klooster
        [dutch-monastery] Onbezet Nederlands of Belgisch klooster
        [japanese-building] Onbezet Japans gebouw
        [abbey] Onbezette abdij
        [shrine] Onbezette cultusplaats
        [darmstadt] Onbezette kerk van Darmstadt
        [castle] Onbezette burcht
       *[garden] Onbezette tuin
    } op { $tiles }
   *[other] { $kind ->
        [city] De stad
        [road] De weg
        [field] De weide
        [monastery] Het klooster
        [german-monastery] Het Duitse klooster
        [dutch-monastery] Het Nederlandse of Belgische klooster
        [japanese-building] Het Japanse gebouw
        [abbey] De abdij
        [shrine] De cultusplaats
        [darmstadt] De kerk van Darmstadt
        [castle] De burcht
       *[garden] De tuin
    } van { $owners } op { $tiles }
}
heading-of-field = De weide op { $tiles }
# De kop van een project zonder eigenaar: daar staan alleen `$figures`, die niets bezitten.
heading-with-only = { $kind ->
    [city] De stad
    [road] De weg
    [field] De weide
    [monastery] Het klooster
    [german-monastery] Het Duitse klooster
    [dutch-monastery] Het Nederlandse of Belgische klooster
    [japanese-building] Het Japanse gebouw
    [abbey] De abdij
    [shrine] De cultusplaats
    [darmstadt] De kerk van Darmstadt
    [castle] De burcht
   *[garden] De tuin
} op { $tiles }, met alleen { $figures } { $kind ->
    [city] erin
    [garden] erin
   *[other] erop
}
figures-of = { $count ->
    [one] { $figure ->
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
    } van { $player }
   *[other] de { $count } { $figure ->
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
    } van { $player }
}
more-figures = { $count ->
    [one] nog 1 speelstuk
   *[other] nog { $count } speelstukken
}
tiles-in-all = { $names } (in totaal { $count } tegels)
other-tiles = andere
more-tiles = { $count ->
    [one] nog 1 tegel
   *[other] nog { $count } tegels
}

scores = { $player } { $points }
points = { $each }

today = { $state ->
    [finished] Afgebouwd. { $scoring }.
    [unfinished] Niet afgebouwd. { $scoring } bij de eindtelling.
    [joined] { $scoring }: de boeren nu, de herenboerderij bij de eindtelling.
   *[field] { $scoring } bij de eindtelling.
}
scoring = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
today-each = { $state ->
    [finished] Afgebouwd. { $players } krijgen ieder { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    [unfinished] Niet afgebouwd. { $players } krijgen ieder { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } bij de eindtelling.
    [joined] { $players } krijgen ieder { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: de boeren nu, de herenboerderij bij de eindtelling.
   *[field] { $players } krijgen ieder { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } bij de eindtelling.
}
nobody-today = { $stands ->
    [yes] { $state ->
        [finished] Afgebouwd, maar niemand krijgt punten.
        [unfinished] Niet afgebouwd, en niemand krijgt punten bij de eindtelling.
       *[field] Niemand krijgt punten bij de eindtelling.
    }
   *[no] { $state ->
        [finished] Afgebouwd, maar onbezet (waarde: { OR($worth) }).
        [unfinished] Niet afgebouwd en onbezet (waarde bij de eindtelling: { OR($worth) }).
       *[field] Onbezet (waarde bij de eindtelling: { OR($worth) }).
    }
}

row = { $state ->
    [finished] afgebouwd, { $scores }
    [unfinished] niet afgebouwd, { $scores } bij de eindtelling
    [joined] { $scores } (boeren nu, herenboerderij aan het einde)
   *[field] { $scores } bij de eindtelling
}
nobody-row = { $state ->
    [finished] afgebouwd, { $stands ->
        [yes] niemand krijgt punten
       *[no] { $worth ->
            [0] niets waard
            [one] 1 punt waard
           *[other] { $worth } punten waard
        }
    }
    [unfinished] niet afgebouwd, { $stands ->
        [yes] niemand krijgt punten
       *[no] { $worth ->
            [0] niets waard
            [one] 1 punt waard
           *[other] { $worth } punten waard
        }
    }
   *[field] { $stands ->
        [yes] niemand krijgt punten
       *[no] { $worth ->
            [0] niets waard
            [one] 1 punt waard
           *[other] { $worth } punten waard
        }
    }
}

# De punten van een soort project (`$kind`), waar niets erop dat getal verandert; `$by` is de eenheid die telt, als die er is.
rule = { $kind ->
    [city] { $finished ->
        [yes] Een afgebouwde stad levert 2 punten op
       *[no] Een onafgebouwde stad levert 1 punt op
    } per { $by ->
        [space] vak
       *[tile] tegel
    } en per wapen
    [road] Een weg levert 1 punt op per { $by ->
        [space] vak
       *[tile] tegel
    }
    [field] Een weide levert 3 punten op per aangrenzende afgebouwde stad
   *[other] { $kind ->
        [garden] Een tuin
        [monastery] Een klooster
       *[other] Dit
    } levert 1 punt op voor { $by ->
        [space] het eigen vak en voor elk bezet vak eromheen
       *[tile] de eigen tegel en voor elke tegel eromheen
    }
}.
# Een rij met punten en hun som. "bij de eindtelling" vervalt als het voor alle rijen geldt en het antwoord erboven het zegt.
row-sum = { $points } = { $sum }{ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(boeren nu, herenboerderij aan het einde)
   *[other] {" "}bij de eindtelling
}
# De inhoud van `row-sum`, in een zin.
sum-in-a-sentence = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} ({ $sum }){ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(boeren nu, herenboerderij aan het einde)
   *[other] {" "}bij de eindtelling
}
# Een rij punten die één keer worden geteld, samen met andere weiden; die liggen op `$tiles`.
row-shared = { $row } (één keer, samen met de weide op { $tiles })
shared-once = Voor de weide op { $tiles } wordt dit niet nog eens geteld.
row-points = { $scores }
row-points-then = { $scores }{ $state ->
    [finished] {""}
    [told] {""}
    [joined] {" "}(boeren nu, herenboerderij aan het einde)
   *[other] {" "}bij de eindtelling
}
times = { $counted } × { $each }
for-the-fairy = { $points } voor de fee
ones = { $counted }
plus = { $sum } + { $term }
worth = { $worth ->
    [0] geen punten
    [one] 1 punt waard
   *[other] { $worth } punten waard
}
of-label = { $label }: { $brings }
today-several = { $state ->
    [finished] Afgebouwd – { $each }.
    [unfinished] Niet afgebouwd – { $each } bij de eindtelling.
    [joined] De boeren nu, de herenboerderij bij de eindtelling – { $each }.
   *[field] Bij de eindtelling – { $each }.
}
together-row = verbonden, { $row }
rows-of-several = { $each }
next-label = { $before }; { $next }
row-of-several = { $state ->
    [finished] { $how ->
        [together] verbonden, afgebouwd
        [apart] gescheiden, afgebouwd
       *[each] afgebouwd
    } – { $each }{ $alike ->
        [yes] {" "}elk
       *[no] {""}
    }
    [unfinished] { $how ->
        [together] verbonden, niet afgebouwd
        [apart] gescheiden, niet afgebouwd
       *[each] niet afgebouwd
    } – { $each }{ $alike ->
        [yes] {" "}elk
       *[no] {""}
    } bij de eindtelling
    [joined] { $how ->
        [together] verbonden –{" "}
        [apart] gescheiden –{" "}
       *[each] {""}
    }{ $each }{ $alike ->
        [yes] {" "}elk
       *[no] {""}
    } (boeren nu, herenboerderij aan het einde)
   *[field] { $how ->
        [together] verbonden –{" "}
        [apart] gescheiden –{" "}
       *[each] {""}
    }{ $each }{ $alike ->
        [yes] {" "}elk
       *[no] {""}
    } bij de eindtelling
}

symbol-garden = tuin
symbol-hill = heuvel
