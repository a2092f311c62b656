### Alle boeren, of die rond één stad.

heading-all = Alle boeren
heading-city = De boeren rond de stad op { $tiles }

open = Hierover is geen uitspraak – in totaal: { $each }.
each-open = { $player } krijgt { OR($points) } punten
today = { $players ->
    [0] Geen boer levert punten op.
   *[other] In totaal: { $each }.
}
each = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
by-city = Per stad: { APART($paid) }.
by-field = Per weide: { APART($paid) }.
row = { $scores ->
    [0] niemand krijgt punten
   *[other] in totaal { $scores }
}
unfinished = De stad is niet afgebouwd en levert boeren dus niets op.
row-unfinished = niets, niet afgebouwd
beyond = Boeren op { $count ->
    [one] deze weide
   *[other] deze weiden
} buiten de tekening zouden ook meetellen.
unseen = Waar boeren per stad worden geteld, kunnen boeren voorbij `#`, op andere weiden die aan de stad grenzen, veranderen wie punten krijgt.
unseen-edge = Als boeren per stad worden geteld, kunnen boeren buiten de tekening op andere weiden die aan de stad grenzen de uitkomst veranderen.
left-out = De { $count ->
    [one] weide
   *[other] weiden
} op { $tiles } { $count ->
    [one] loopt
   *[other] lopen
} door in `#` en { $count ->
    [one] telt
   *[other] tellen
} niet mee waar per weide wordt geteld: wie daar boeren heeft, krijgt misschien meer.
unseen-in = Boeren voorbij `#`, op de { $count ->
    [one] weide
   *[other] weiden
} op { $tiles }, kunnen veranderen wie punten krijgt.
without-fairy = De punten voor de fee zitten daar niet bij.
more-paid = nog { $count }

said-cities = per stad: { APART($said) }
said-fields = per weide: { APART($said) }
said-left-out = niet meegeteld: { $said }
said-unseen = deze weiden lopen door buiten de tekening: { $said }

paid-by-city = Voor de stad op { $tiles } krijgt { $scores ->
    [0] niemand punten
   *[other] { $scores }
}.
