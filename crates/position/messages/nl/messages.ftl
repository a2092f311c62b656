### Nieuwsberichten: beurten op het scorespoor, en wat de nieuwsberichten waard zijn.

thing-meeple = { $count ->
    [one] 1 punt met de gewone scorepion
   *[other] { $count } punten met de gewone scorepion
}
thing-messenger = { $count ->
    [one] 1 punt met de vrouwelijke meeple
   *[other] { $count } punten met de vrouwelijke meeple
}

## Een beurt waarnaar gevraagd wordt.

heading = Beurt van { $player } ({ $stands }): { $events }
heading-end = Het einde van het spel voor { $player }
event-found = de afgebouwde projecten worden geteld
event-nothing = er wordt niets geteld
event-laid = { $tile } wordt aangelegd
event-round = { $scores } in ronde { $round }
events-with = { $events }, alles met de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
}
event-feature = { $what }{ $player ->
    [0] { $figure ->
        [meeple] {" "}met de gewone scorepion
        [messenger] {" "}met de vrouwelijke meeple
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}met de gewone scorepion van { $player }
        [messenger] {" "}met de vrouwelijke meeple van { $player }
       *[none] {" "}({ $player })
    }
}
# Een gebeurtenis met de naam die het bestand geeft.
event-named = "{ $name }"
    .leaves-out = article
event-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $what ->
    [0] {""}
   *[other] {" "}voor { $what }
}{ $player ->
    [0] { $figure ->
        [meeple] {" "}met de gewone scorepion
        [messenger] {" "}met de vrouwelijke meeple
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}met de gewone scorepion van { $player }
        [messenger] {" "}met de vrouwelijke meeple van { $player }
       *[none] {" "}({ $player })
    }
}
event-payment = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} betaald{ $what ->
    [0] {""}
   *[other] {" "}voor { $what }
}{ $player ->
    [0] { $figure ->
        [meeple] {" "}met de gewone scorepion
        [messenger] {" "}met de vrouwelijke meeple
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}met de gewone scorepion van { $player }
        [messenger] {" "}met de vrouwelijke meeple van { $player }
       *[none] {" "}({ $player })
    }
}
event-message = als { $numbers ->
    [one] nieuwsbericht { $numbers } wordt
   *[other] nieuwsberichten { $numbers } worden
} getrokken, { $take ->
    [message] { $numbers ->
        [one] wordt het uitgevoerd
       *[other] worden ze uitgevoerd
    }
    [points] { $numbers ->
        [one] neemt de speler in plaats daarvan 2 punten
       *[other] neemt de speler in plaats van elk 2 punten
    }
   *[open] { $numbers ->
        [one] wordt het uitgevoerd of neemt de speler 2 punten
       *[other] worden ze uitgevoerd of neemt de speler 2 punten
    }
}{ $figure ->
    [meeple] {" "}met de gewone scorepion
    [messenger] {" "}met de vrouwelijke meeple
   *[none] {""}
}
event-tile = als nieuwsbericht 4 wordt getrokken, wordt het uitgevoerd (nog een landtegel)
event-builder = de bouwmeesterbeurt
event-turn = in { $turn }: { $events }
event-then = { $before }; { $next }

## De uitkomsten van een beurt.

choice-all = { $figure ->
    [messenger] de vrouwelijke meeple
   *[meeple] de gewone scorepion
} voor alles
choice-each = { $each }
# De voorwaarden beginnen zelf met "als".
choice-if = { $each }, { $conditions }
choice-only-if = { $conditions }
choice-for = { $figure ->
    [messenger] de vrouwelijke meeple
   *[meeple] de gewone scorepion
} voor { $what }
row-choice-all = { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} voor alles
row-choice-next = { $before }, { $next }
row-choice-for = { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} voor { $what }
    .leaves-out = verb
choice-message = nieuwsbericht { $number }
choice-message-on = nieuwsbericht { $number } bij { $at }
choice-message-instead = 2 punten in plaats van nieuwsbericht { $number }
choice-tile = nog een landtegel bij nieuwsbericht 4
condition-figure = als { $player } voor { $what } { $pays ->
    [yes] met de { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    } betaalt
   *[no] de { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    } kiest
}
condition-same = als { $player } daarvoor de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} kiest
condition-free = als geen andere speler op { $space } staat
condition-taken = als een andere speler op { $space } staat
row = { $choice ->
    [0] {""}
   *[other] { $choice }:{" "}
}{ $stands ->
    [0] {""}
   *[other] { $stands },{" "}
}{ $drawn ->
    [0] geen nieuwsbericht
   *[other] { $drawn }
}
row-stands = { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} op { $at }
row-stands-both = { $at }
row-barred = { $choice }: niet toegestaan
row-some = nieuwsbericht bij { $some } van de { $all } keuzes
row-drawn-printed = nieuwsbericht { $number } ({ $points ->
    [0] geen punten
    [one] 1 punt, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
   *[other] { $points } punten, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
})
row-drawn-for = nieuwsbericht { $number } voor { $at } ({ $points ->
    [0] geen punten
    [one] 1 punt, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
   *[other] { $points } punten, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
})
row-drawn-instead = 2 punten in plaats van nieuwsbericht { $number } ({ $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
})
row-drawn-tile = nieuwsbericht 4 (nog een landtegel)
row-drawn-untold = 1 nieuwsbericht
row-most = { $lands ->
    [0] { $counted ->
        [0] { $figures ->
            [one] hoogste totaal: { $most }
           *[other] hoogste totaal van beide scorepionnen: { $most }
        }
        [2] hoogste totaal: { $most } (nieuwsbericht: 2 punten)
       *[other] hoogste totaal: { $most } (elk nieuwsbericht: 2 punten)
    }
   *[other] hoogste totaal: { $most } = { OR($lands) }{ $counted ->
        [0] {""}
        [2] {" "}+ 2 voor het nieuwsbericht
       *[other] {" "}+ { $counted } voor nieuwsberichten
    }
}
rows-either = { $choices }; hoogste totaal: { $most }{ $counted ->
    [0] {""}
    [2] {" "}(nieuwsbericht: 2 punten)
   *[other] {" "}(elk nieuwsbericht: 2 punten)
}
rows-none = geen nieuwsbericht
outcome = { $moves }, { $drawn ->
    [0] geen nieuwsbericht
   *[other] { $drawn }
}
addend = { $points }
best-lands = { $before } + { $next }
best-lands-several = ({ OR($lands) })
row-not-allowed = niet toegestaan
row-end = { $each }

end-back = De vrouwelijke meeple gaat terug in de voorraad, en bij de eindtelling worden geen nieuwsberichten getrokken.
today-end = Vóór de eindtelling worden de punten van beide scorepionnen bij elkaar opgeteld: { $each }. De gewone scorepion gaat naar het totaal, de vrouwelijke meeple gaat terug in de voorraad.
today-end-each = { $player } heeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
} ({ $stands })
today-not-allowed = Deze beurt is zo niet toegestaan: { $reasons }.
today-one-figure = In een beurt mag maar één van beide scorepionnen vooruit.
today-left-out = { $player } kan niet anders kiezen. Bij een andere keuze geldt: { $why }.
stands = { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} op { $at }
goes = de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} gaat van { $from } naar { $to }
stays = de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} blijft op { $at }
today-lands = { $alternative ->
    [first] Ofwel { $moves }
    [other] Ofwel { $moves }
   *[none] { $moves }
}; { $drawn ->
    [0] geen nieuwsbericht
   *[other] { $drawn }
}.
today-no-message = { $moves }; geen nieuwsbericht: { $why }.
today-choice = Met { $choice }: { $moves }; { $drawn ->
    [0] geen nieuwsbericht
   *[other] { $drawn }
}.
today-if = { $conditions }: { $moves }; { $drawn ->
    [0] geen nieuwsbericht
   *[other] { $drawn }
}.
drawn-printed = nieuwsbericht { $number } wordt uitgevoerd ({ $points ->
    [0] geen punten
    [one] 1 punt, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
   *[other] { $points } punten, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
})
drawn-for = nieuwsbericht { $number } wordt uitgevoerd voor { $at } ({ $points ->
    [0] geen punten
    [one] 1 punt, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
   *[other] { $points } punten, { $figure ->
        [messenger] vrouwelijke meeple
       *[meeple] gewone scorepion
    }
})
drawn-instead = nieuwsbericht { $number } wordt ingeruild voor 2 punten met de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
}
drawn-tile = nieuwsbericht 4 wordt uitgevoerd (nog een landtegel)
drawn-untold = één nieuwsbericht
drawn-another = nog een nieuwsbericht
drawn-after = { $drawn } na { $moment }
drawn-many = { $count } nieuwsberichten ({ $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}{ $untold ->
    [0] {""}
   *[other] ; { $untold ->
        [one] 1 nieuwsbericht onbekend
       *[other] { $untold } nieuwsberichten onbekend
    }
})
today-many = { $some ->
    [0] Geen van de { $all } keuzes levert een nieuwsbericht op
    [one] Eén van de { $all } keuzes levert een nieuwsbericht op
   *[other] { $some } van de { $all } keuzes leveren een nieuwsbericht op
}{ $which ->
    [0] {""}
   *[other] : { OR($which) }
}{ $more ->
    [0] {""}
    [one] ; of nog 1 dat doet, hangt af van wat de anderen kiezen
   *[other] ; of nog { $more } dat doen, hangt af van wat de anderen kiezen
}.
today-best = { $choices ->
    [0] Bij de beste keuze:
   *[other] De beste keuze is { OR($choices) }:
} { $figures ->
    [one] de gewone scorepion heeft
   *[other] beide scorepionnen hebben samen
} { $most ->
    [one] 1 punt
   *[other] { $most } punten
} vóór de eindtelling{ $lands ->
    [0] {""}
   *[other] {" "}({ OR($lands) })
}{ $counted ->
    [0] {""}
    [one] , met 2 voor het onbekende nieuwsbericht
   *[other] , met 2 voor elk onbekend nieuwsbericht
}.
today-all-alike = Bij elke keuze { $figures ->
    [one] heeft de gewone scorepion
   *[other] hebben beide scorepionnen samen
} { $most ->
    [one] 1 punt
   *[other] { $most } punten
} vóór de eindtelling{ $counted ->
    [0] {""}
    [one] , met 2 voor het onbekende nieuwsbericht
   *[other] , met 2 voor elk onbekend nieuwsbericht
}.
today-follows = Er kan nog een nieuwsbericht op volgen: { $how }.

said-choice = { $said ->
    [0] er is niets te kiezen
   *[other] de keuze is { $said }
}
said-lands = { $said ->
    [0] er wordt geen scorepion verzet
   *[other] de scorepionnen eindigen op { $said }
}
said-messages = { $said ->
    [0] er wordt geen nieuwsbericht getrokken
   *[other] er worden nieuwsberichten getrokken na { $said }
}
said-before = { $said ->
    [0] er staat geen scorepion op het scorespoor
   *[other] de scorepionnen beginnen op { $said }
}
said-drawn = { $said ->
    [0] er wordt geen nieuwsbericht getrokken
   *[other] dit wordt getrokken: { $said }
}
said-order = de volgorde is { $said }
said-why = { $said ->
    [0] er is geen reden gegeven
   *[other] reden: { $said }
}
said-message = { $said } wordt een nieuwsbericht getrokken
said-most = het hoogste totaal van beide scorepionnen is { $said }
said-best = de beste keuze is { OR($said) }
said-chain = { $said ->
    [0] er kan niets volgen
   *[other] dit kan volgen: { $said }
}
said-allowed = { $said ->
    [yes] het mag
   *[no] het mag niet
}

under-none = bij geen enkele keuze
under-every = bij elke keuze
under-some = bij { $some } van de { $all } keuzes
as-others-choose = afhankelijk van de anderen
under-some-others = bij { $some } van de { $all } keuzes (afhankelijk van de anderen)
under-some-more = bij { $some } van de { $all } keuzes (en bij nog { $more } afhankelijk van de anderen)

## Keuzes, en de momenten waarop nieuwsberichten kwamen.

choice = { $each }
taken-figure = { $figure ->
    [messenger] de vrouwelijke meeple
   *[meeple] de gewone scorepion
} voor { $called }
taken-tile = nog een landtegel bij { $called }
taken-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $called } ({ $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
})
taken-points-for = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} van { $called } voor { $at } ({ $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
})
taken-instead = { $points } punten in plaats van { $called } ({ $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
})
occasion-for = { $what } voor { $player }
occasion-again = { $what } ({ $time })
turn = de beurt
turn-of-four = de extra beurt van nieuwsbericht 4
turn-of-four-in = de extra beurt van nieuwsbericht 4 in { $turn }
turn-of-builder = de bouwmeesterbeurt
turn-of-builder-of = de bouwmeesterbeurt in { $turn }
of-message = nieuwsbericht { $number }
of-message-in = nieuwsbericht { $number } in { $turn }
round-phrase = ronde { $round }
round-phrase-in = ronde { $round } van { $turn }

## Redenen waarom er op een moment geen nieuwsbericht wordt getrokken, of maar één.

why-nothing = { $what } levert hier niets op
why-moved-back = de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} ging achteruit naar een donker veld, dus er wordt geen nieuwsbericht getrokken
why-fairy-unsure = de 3 punten van de fee tellen niet mee, want bij welke meeple ze staat is niet duidelijk: noem haar plaats onder `figures`, of schrijf de punten als 3 punten in ronde 3, `for: fairy`
why-shared = na { $moment } staat een scorepion van een andere speler op het veld van de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
}
why-one = na { $moment } eindigen beide scorepionnen op een donker veld, maar je trekt maar één nieuwsbericht
why-not-tested = na { $moment } eindigt de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} op een donker veld, maar alleen de laatst verzette scorepion telt
why-not-now = na { $moment } staat de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} op een donker veld, maar is daar niet net aangekomen
why-not-forward = na { $moment } staat de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} op een donker veld, maar hij kwam daar niet door vooruit te gaan
why-too-late = na { $moment } staat de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} op een donker veld, maar dat telt alleen tot en met fase 3
why-not-dark = na { $moment } eindigt geen scorepion op een donker veld
why-not-their-turn = de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} van { $player } eindigt op een donker veld, maar { $player } is niet aan de beurt

## Redenen waarom iets niet gespeeld kan worden zoals het er staat.

because-one-figure = in een beurt mag maar één scorepion vooruit, en hier gaan ze allebei vooruit
because-cannot-pay = geen scorepion die mag betalen heeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, en daarover is geen uitspraak
because-next = alle acht nieuwsberichten zijn getrokken en onder de stapel geschoven, dus het volgende is weer nieuwsbericht { $next }
because-lower = nieuwsbericht { $number } ligt onder de stapel en komt pas na zeven andere weer
because-out = nieuwsbericht { $number } wordt nog uitgevoerd: de beurt ervan is nog niet voorbij
because-turn-told = nieuwsbericht 4 gaf een extra beurt, dus het is niet ingeruild voor 2 punten
because-other-advanced = de punten voor nieuwsbericht { $number } kunnen niet naar de { $figure ->
    [messenger] vrouwelijke meeple, want in deze beurt mag alleen de gewone scorepion nog vooruit
   *[meeple] gewone scorepion, want in deze beurt mag alleen de vrouwelijke meeple nog vooruit
}
because-no-figure = geen scorepion kan doen wat er staat
left-out = andere keuzes vallen af: { $why }
halt-not-yet = een deel ervan bestond nog niet
halt-found = er worden te veel projecten afgebouwd om alle keuzes van scorepionnen na te gaan
halt-too-many = het kan op te veel manieren om ze allemaal na te gaan
halt-others = scorepionnen van andere spelers kunnen op te veel verschillende velden eindigen
halt-boards = er worden in te veel beurten tegels aangelegd om ze te volgen
halt-laid = er wordt een nieuwsbericht getrokken vóór het aanleggen, en de tegel van de beurt is niet genoemd

## Nieuwsberichten die kunnen volgen, en zaken zonder uitspraak.

ahead = vanaf { $from }: { $how }, dus nog een nieuwsbericht
ahead-step = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $instead ->
    [yes] { $numbers ->
        [0] {" "}in plaats van een nieuwsbericht
       *[other] {" "}(van nieuwsbericht { OR($numbers) }, of in plaats van een nieuwsbericht)
    }
   *[no] {" "}van nieuwsbericht { OR($numbers) }
} { $points ->
    [one] brengt
   *[other] brengen
} de { $figure ->
    [messenger] vrouwelijke meeple
   *[meeple] gewone scorepion
} naar { $at }
ahead-then = { $before }; daarna: { $next }
ahead-more = er zijn meer manieren dan hier staan
ahead-depth = dit kijkt { $depth ->
    [one] 1 nieuwsbericht
   *[other] { $depth } nieuwsberichten
} vooruit, als de punten van het ene tot het volgende kunnen leiden
depth = Een reeks nieuwsberichten is hier tot en met { $depth } { $depth ->
    [one] nieuwsbericht
   *[other] nieuwsberichten
} doorgerekend.
each-brings = Nieuwsbericht { $number } ({ $title }) zou { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
} waard zijn: { $because }.
each-tile = Nieuwsbericht { $number } zou dit opleveren: { $because }.
laid-unknown = De beurt zegt niet welke tegel wordt aangelegd, en geen enkele tegel bouwt hier alles af. Tot dan geldt het speelveld zoals getekend; noem de tegel onder `laid`.
laid-assumed = Als aangelegde tegel van de beurt geldt { $tile }: de enige tegel zonder meeple die alle afgebouwde projecten delen.
laid-any-of = Het is niet duidelijk welke tegel in de beurt wordt aangelegd: het kan { OR($tiles) } zijn. Het antwoord is voor elk hetzelfde.
silent-unscored = Er is geen uitspraak over wat een afgebouwde weg of stad vóór de telling waard is voor nieuwsbericht 1, 2 en 8. Hier telt die als afgebouwd (een onafgebouwde stad zou 1 punt per tegel en wapen waard zijn).
silent-one-figure = Er is geen uitspraak over of in extra beurten dezelfde scorepion vooruit moet. Hier moet dat (anders zou in elke beurt een van beide vooruit mogen).
silent-just-moved = Er is geen uitspraak over welke scorepion net verzet is als de andere daarna betaalde. Hier is dat de scorepion die het laatst vooruitging (anders zou er geen nieuwsbericht zijn).
silent-paid-after = Er is geen uitspraak over een nieuwsbericht voor een scorepion die in dezelfde ronde een donker veld bereikte en betaalde. Hier telt het veld aan het einde van de ronde (anders zou er een nieuwsbericht zijn).
silent-two-at-once = Er is geen uitspraak over de volgorde van twee nieuwsberichten die tegelijk getrokken worden. Hier wordt het eerste uitgevoerd met alles wat erop volgt, en dan het tweede (anders zou het tweede worden getrokken voordat het eerste is uitgevoerd).

## Wat de nieuwsberichten waard zijn.

heading-messages = { $numbers ->
    [one] Nieuwsbericht { $numbers }
    [8] Alle acht nieuwsberichten
   *[other] Nieuwsberichten { $numbers }
} voor { $player }
title = { $number ->
    [1] kortste weg
    [2] kleinste stad
    [3] kleinste klooster
    [4] nog een landtegel
    [5] 2 punten per wapen
    [6] 2 punten per ridder
    [7] 2 punten per boer
   *[8] de punten voor een meeple, die terug in de voorraad gaat
}

row-points = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}
row-tile = nog een landtegel, of 2 punten
row-of-points = { $number }: { $points ->
    [0] geen punten, dus in plaats daarvan 2
    [1] 1 punt, dus in plaats daarvan 2
    [2] hoe dan ook 2 punten
   *[other] { $points } punten
}
row-of-tile = { $number }: nog een landtegel, of 2 punten
today-brings = Nieuwsbericht { $number } is voor { $player } { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
} waard: { $because }.
phrase-brings = { $row }: { $because }
because-any-of = { OR($because) }
today-tile = Nieuwsbericht 4 geeft { $player } een hele beurt met nog een landtegel, of 2 punten.
today-better = { $points ->
    [less] In plaats daarvan 2 punten nemen is beter.
    [more] Dat is meer dan de 2 punten die je anders mag nemen.
   *[alike] In plaats daarvan 2 punten nemen is evenveel waard.
}
today-most = De meeste punten levert { OR($most) } op.
today-better-points = Geen nieuwsbericht is meer waard dan de 2 punten die je in plaats daarvan mag nemen.
today-better-points-or-tile = Geen nieuwsbericht is zeker beter dan 2 punten; wat de tegel van nieuwsbericht 4 oplevert, is onbekend.
today-better-messages = { $numbers ->
    [one] Alleen nieuwsbericht { $numbers } is meer waard dan de 2 punten die je in plaats daarvan mag nemen.
   *[other] Nieuwsberichten { $numbers } zijn elk meer waard dan de 2 punten die je in plaats daarvan mag nemen.
}

said-brings = het is { $said ->
    [0] niets
    [one] 1 punt
   *[other] { $said } punten
} waard
said-better = de beste keuze is { $said }
said-because = reden: { $said }
said-most-of = de meeste punten komen van { $said }
said-title = { $said }
said-gives = het levert { $said } op
said-take = de beste keuze is { $said }

better-points = 2 punten
better-message = het nieuwsbericht
better-either = een van beide
better-points-or-tile = 2 punten of nog een landtegel (4)
better-messages = { $numbers ->
    [one] nieuwsbericht { $numbers }
   *[other] nieuwsberichten { $numbers }
}
most-of = nieuwsbericht { $number } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
})
gives-points = { $points }
gives-turn = een beurt

value-none = { $player } heeft geen meeple { $kind ->
    [city] in een onafgebouwde stad
    [road] op een onafgebouwde weg
   *[monastery] op een onafgebouwd klooster
}
value-nobody = { $player } heeft geen meeple op een onafgebouwd project
value-least = { OR($features) } is { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard{ $of ->
    [one] {""}
    [2] , het minst van de twee
   *[other] , het minst van alle { $of }
}
value-least-of-many = { $alike } projecten ({ $features } en andere) zijn elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard
value-tile = een hele beurt met nog een landtegel, of 2 punten
value-each = { $counted }, elk 2 punten
value-no-coats = { $player } heeft geen meeple in een onafgebouwde stad met een wapen
heads = { $kind ->
    [city] { $count ->
        [one] 1 ridder
       *[other] { $count } ridders
    }
   *[field] { $count ->
        [one] 1 boer
       *[other] { $count } boeren
    }
}
value-no-heads = { $player } heeft geen { $kind ->
    [city] ridder in een onafgebouwde stad
   *[field] boer
}

## Nieuwsbericht 8: een meeple tellen en terug in de voorraad.

eight-brings = { $at } levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
eight-lord = { $at } is bezet door de heer van een burcht, die zelf niets krijgt
eight-mayor = { $at } heeft geen wapen dat voor de burgemeester daar telt
eight-minority = { $at } levert zonder meerderheid niets op
eight-minority-brings = { $at } levert ook zonder meerderheid { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
eight-no-city = { $at } raakt geen afgebouwde stad
eight-inn = { $at } is niet afgebouwd en heeft een herberg
eight-cathedral = { $at } is niet afgebouwd en heeft een kathedraal
eight-besieged = { $at } is belegerd
eight-ringmaster = { $because }; de circusdirecteur geeft { $points ->
    [one] 1 extra punt
   *[other] { $points } extra punten
}
eight-ringmaster-unknown = { $because }; de punten van de circusdirecteur tellen niet mee, want geen vraag in het bestand zegt welke tegels een circus of artiesten tonen
eight-fairy = { $because }; de fee geeft { $points ->
    [one] 1 extra punt
   *[other] { $points } extra punten
}
