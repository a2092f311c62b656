### De tekst van elk antwoord rond de woorden van de spelregels.

## Nu

under = volgens { $rules }
rules-of-today = de regels van nu ({ $rules })
rules-today = de regels van nu
rules-every = alle regels
rules-from = alle regels vanaf { $era }
rules-called = de regels van { $names }
expansion = { $expansion ->
    [inns-and-cathedrals] Kathedralen en Herbergen
    [traders-and-builders] Kooplieden en Bouwmeesters
    [princess-and-dragon] De Draak, de Fee en de Jonkvrouw
    [abbey-and-mayor] Burgemeesters en Abdijen
    [bridges] Bruggen, Burchten en Bazaars
    [hills-and-sheep] Schapen en Heuvels
    [mage-and-witch] Magiër en Heks
    [cathars] Katharen
    [little-buildings] Kleine gebouwen
    [castles-in-germany] Burchten in Duitsland
    [darmstadt] Darmstadt
   *[wells] De Waterputten
}
run-to-today = nu
early-in-year = jan. { $year }
rules-of-houses = { $names }
house-rules-name = de huisregels
head-your-table = jullie tafel
head-others = overige
head-unofficial = onofficieel
edition-of-house = { $number }e{ $short ->
    [yes] {""}
   *[no] {" "}editie
}
rules-of-days = de regels van { $days }
rules-of-tables = de huisregels van { $tables }
rules-of-your-table = jullie eigen regels
rules-together = { $rules }
# Een `$day`, met de regels waarmee toen gespeeld werd.
day-listed = { $day } ({ $when })
rules-then = (regels van { $era })
day-then = ({ $when })
day-early = de regels van { $era } zoals ze toen waren
day-between = tussen de regels van { $before } en { $after }
day-after = na de regels van { $era }
not-before = { $what }: pas sinds { $date }.
not-known = Van vóór { $date } kennen we geen regels over { $what }.
one-reading = Hierover is geen uitspraak, maar er is maar één interpretatie bekend.
open-ways = { $finished ->
    [yes] Afgebouwd, maar over de punten is geen uitspraak
    [no] Niet afgebouwd, en over de punten is geen uitspraak
   *[none] Hierover is geen uitspraak
} – { $rows }.
open-many-ways = Hierover is geen uitspraak: de tabel toont de { $count } mogelijke antwoorden.
contested = De uitspraken spreken elkaar tegen – { $rows }.

## Open zijden van een project

open = { $each ->
    [yes] Elk ervan is open
   *[no] Open
} { $count ->
    [one] { $sides }
   *[other] op { $count } plaatsen: { $sides }
}.
open-many = { $each ->
    [yes] Elk ervan is open
   *[no] Open
} aan { $count } zijden: zie de pijlen op de tekening.
open-at = aan de { GEN($sides) } van { $tile } (daar ligt niets)
    .leaves-out = count
open-at-long = aan de lange zijde van { $tile }
open-at-gap = bij het gat naast { $tile }
open-towards = aan de { GEN($side) } van { $tile } (de volgende tegel sluit niet aan)
open-towards-long = aan de lange zijde van { $tile } (de volgende tegel sluit niet aan)
# Een opmerking over een weg of stad waarvan een snelle tekening de zijden niet noemt; `$typed` is wat je schrijft als het doorloopt.
taken-as-closed = Op { $tiles } opgevat als gesloten; loopt het landschap door, schrijf dan { $typed } bij { $tile }.

## Beweringen

said = { $player }{ $label ->
    [0] {""}
   *[other] {" "}({ $label })
}: "{ $what }"
said-each = { $how ->
    [worth] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
    [each] ieder { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[one] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}{ $by ->
    [0] {""}
   *[other] {" "}voor { $by }
}
said-points = { $scores ->
    [0] niemand krijgt punten
   *[other] { $alone ->
        [yes] alleen {""}
       *[no] {""}
    }{ $scores }
}
said-finished = { $finished ->
    [yes] afgebouwd
   *[no] niet afgebouwd
}
claims = Wie zei wat:
said-nothing = niets
said-and = { $said }, { $next }
stands-and = { $said }; { $next }
stands-always = { $said } – { $standing ->
    [right] klopt volgens { $rules }
    [wrong] onjuist volgens { $rules }
    [undecided] geen uitspraak
   *[not-applicable] niet van toepassing
}.
stands = { $said } – { $stands }.
stands-today = { $standing ->
    [right] klopt nu
    [wrong] nu onjuist
    [undecided] nu geen uitspraak
   *[not-applicable] nu niet van toepassing
}
stands-since = { $standing ->
    [right] klopt sinds { $guessed ->
        [yes] ongeveer { $date }
       *[no] { $date }
    }
   *[wrong] onjuist sinds { $guessed ->
        [yes] ongeveer { $date }
       *[no] { $date }
    }
}
stands-under = { $standing ->
    [right] juist volgens { $rules }
    [wrong] onjuist volgens { $rules }
    [undecided] geen uitspraak in { $rules }
   *[not-applicable] niet van toepassing volgens { $rules }
}
# Een opmerking over een bewering die volgens alle getoonde regels niet klopt.
right-elsewhere = Klopt wel volgens { $rules }.
# Opmerkingen over een bewering van een getal dat geen enkele set regels geeft: de naaste getallen, en de wijziging die haar waar maakt.
nearest = Van alle getoonde uitkomsten komt { $points } het dichtst in de buurt.
nearest-scored = Het project is { $claimed ->
    [one] 1 punt
   *[other] { $claimed } punten
} waard{ $only ->
    [yes] {""}
   *[no] {" "}volgens sommige regels
}{ $by ->
    [0] , maar niemand krijgt punten
    [one] , maar alleen { $by } krijgt punten
   *[other] , en { $by } krijgen die allebei
}.
nearest-shared = Bij gelijkspel krijgt ieder { $each ->
    [one] het volle punt
   *[other] de volle { $each } punten
}; punten worden niet gedeeld.
nearest-left-out = { $player } ({ $claimed }) telt { $thing } niet mee.
nearest-finished = { $player } zou gelijk hebben ({ $claimed }) als { $kind ->
    [city] de stad
    [road] de weg
    [garden] de tuin
   *[monastery] het klooster
} { $finished ->
    [yes] afgebouwd
   *[no] niet afgebouwd
} was.
nearest-joined = { $player } zou gelijk hebben ({ $claimed }) als het driehoekige gat{ $enclosed ->
    [yes] {""}
   *[no] {" "}(niet ingesloten)
} de segmenten eromheen verbond.
nearest-gaps = { $player } zou gelijk hebben ({ $claimed }) als { $count ->
    [one] het driehoekige gat meetelde
   *[other] { $count } driehoekige gaten meetelden
}.
nearest-without-halves = { $player } ({ $claimed }) telt { $count ->
    [one] de halve tegel
   *[other] de { $count } halve tegels
} niet mee.
nearest-halves-by-half = { $player } zou gelijk hebben ({ $claimed }) als elke halve tegel maar voor de helft telde.
nearest-pairs-as-one = { $player } zou gelijk hebben ({ $claimed }) als { $count ->
    [one] de twee halve tegels in één vak
   *[other] de twee halve tegels in elk van { $count } vakken
} als één tegel telden.
nearest-coats-at = { $player } zou gelijk hebben ({ $claimed }) als elk wapen { $each ->
    [one] 1 punt
   *[other] { $each } punten
} waard was.
nearest-fairy = { $player } zou gelijk hebben ({ $claimed }) als de fee naast de meeple van { $player } stond.
nearest-each-segment = { $player } zou gelijk hebben ({ $claimed }) als { $count ->
    [one] de tegel met twee segmenten van { $kind ->
        [city] de stad
       *[road] de weg
    } dubbel telde
   *[other] tegels met meer segmenten van { $kind ->
        [city] de stad
       *[road] de weg
    } per segment telden
}.
nearest-more = { $player } ({ $claimed }) heeft misschien { OR($things) } te veel geteld.
nearest-less = { $player } ({ $claimed }) heeft misschien { OR($things) } te weinig geteld.
more-claims = Nog { $count ->
    [one] 1 bewering
   *[other] { $count } beweringen
}: "oracle settle" beoordeelt ze allemaal.

## De tabel

same = { $labels ->
    [0] Hetzelfde volgens { $rules }
   *[other] { $labels }: hetzelfde volgens { $rules }
}{ $existed ->
    [yes] {""}
   *[no] , waar van toepassing
}{ $newer ->
    [0] .
   *[other] ; daarvoor werd nog zonder { $newer } gespeeld.
}
mark-means = { $mark ->
    [so] ja
    [maybe] misschien (geen uitspraak)
    [contested] misschien (tegenstrijdige uitspraken)
    [not] nee
    [barred] niet toegestaan
   *[absent] niet van toepassing
}
mark-shortly = { $mark ->
    [so] ja
    [maybe] misschien
    [contested] tegenstrijdige uitspraken
    [not] nee
    [barred] niet toegestaan
   *[absent] n.v.t.
}
# De betekenis van een teken of van een kort kopje.
head-means = { $head } = { $meaning }
# De instantie (`$who`) achter de interpretatie die nu geldt.
today-by = nu: { $who }
# De reden van verschillende rijen, voor wie halve tegels niet kent.
why-pairs = { $tiles ->
    [0] Twee halve tegels kunnen in één vak liggen
    [one] De twee halve tegels { $tiles } liggen in één vak
   *[other] De halve tegels { $tiles } delen een vak
}: één tegel of twee? De regels verschillen.
house-heads = { $heads } = huisregels
house-heads-each = { $heads } = huisregels ({ $names }{ $short ->
    [yes] {" "}editie
   *[no] {""}
})
# Regels die alleen spelers hebben afgesproken, en die van een andere uitgever.
unofficial-rules = { $names }
# Het bijschrift boven de tekening van een uitkomst.
caption-so = { $rules }
caption-maybe = geen uitspraak, maar mogelijk: { $rules }
caption-both = { $so }; geen uitspraak, maar mogelijk: { $maybe }
outcome-headed = Uitkomst { $number }: { $answer } ({ $rules })
so-under = { $mark ->
    [so] volgens de regels van { $names }
    [maybe] mogelijk (geen uitspraak) volgens de regels van { $names }
    [contested] mogelijk (tegenstrijdige uitspraken) volgens de regels van { $names }
    [not] niet volgens de regels van { $names }
    [barred] niet toegestaan volgens de regels van { $names }
   *[absent] niet van toepassing volgens de regels van { $names }
}
more-asked = Nog { $count ->
    [one] 1 project is beantwoord maar niet getoond
   *[other] { $count } projecten zijn beantwoord maar niet getoond
}; noem er een onder "claims" of "expect" om het te zien, of gebruik "--format json".

# Een opmerking over weiden met speelstukken waarnaar niet gevraagd is.
not-answered = Niet beantwoord: { $fields }. Wat de onbekende tegels tonen, kan { $count ->
    [one] de punten ervan
   *[other] hun punten
} veranderen.

# Een opmerking over onbezette projecten, op een speelveld met meer dan er beantwoord zijn.
too-many = Niet beantwoord: nog { $count ->
    [one] 1 onbezet project
   *[other] { $count } onbezette projecten
}. Noem er een onder "claims" of "expect" voor een antwoord.

# De redenen van het antwoord over een project; `$label` noemt het als er meer zijn.
how = Waarom{ $label ->
    [0] {""}
   *[other] {" "}{ $label }
}: { $why }

## De beslissende regels

nobody-ruled = geen uitspraak
silent = de bronnen zwijgen
nobody-says = geen bron
left-open = opengelaten
none-of-these = geen van deze regels
who-first = { $who }; eerder: { $first }
no-ruling-under = geen uitspraak volgens { $rules }
open-cited = { $open }: opengelaten in { $documents }
conflict-under = tegenstrijdige uitspraken volgens { $rules }
# Andere regels die iets anders bepalen dan die van nu.
otherwise-say = { $answer } volgens { $rules }
otherwise-another = een ander antwoord volgens { $rules }
otherwise-more = meer staat in de tabel
# Wat beweerd kan worden over of iets mag.
claim-yes = ja
claim-no = nee
# Een opmerking na de interpretaties van een vraag.
open-today = nu geen uitspraak
# Het document achter een interpretatie, kort; `cited-there` is voor een document dat net genoemd is.
cited-briefly = { $document }{ $date ->
    [0] {""}
   *[other] , { $date }
}
no-source = geen bron
inferred = afgeleid
cited-there = { $date ->
    [0] idem
   *[other] idem, { $date }
}
undated-there = idem, ongedateerd
# De `$date` van een uitspraak, waar een eerdere, van de datum `$first`, hetzelfde zei.
dated-earlier = { $first ->
    [0] { $date } en eerder
   *[other] { $first }, { $date }
}
sources = Bronnen: { $all }
still-printed = nog in druk
by-which = { $places ->
    [one] Regel: { $places }
   *[other] Regels: { $places }
}.
# Een opmerking na antwoorden waartussen geen regel beslist.
see = Zie { $places }.
# De regels achter iets dat niet omstreden is.
rules = { $count ->
    [one] Regel:
   *[other] Regels:
} { $rules }
rule-behind = { $asks } { $answer } ({ $place }).
undisputed-title = { $title }{ $document ->
    [0] {""}
   *[other] {" "}({ $document })
}
undisputed = Ook van belang, maar niet omstreden: { $titles }.
# `plain`: wat iets toevoegt aan wat geteld wordt, staat in de documenten.
basis = { $several ->
    [yes] Bronnen:
   *[no] Bron:
} { $documents ->
    [0] de regels van het basisspel en van elke gebruikte uitbreiding
   *[other] { $documents }
}{ $plain ->
    [yes] {""}
   *[no] , met de regels van de betrokken uitbreidingen
}.
more-law = --law toont { $rulings ->
    [one] de volledige uitspraak en haar bron
   *[other] alle uitspraken en bronnen volledig
}.
more-steps = --steps toont de berekening{ $rule ->
    [0] {""}
   *[other] ; "oracle explain { $rule }" toont de regel
}.
more-both = --law toont { $rulings ->
    [one] de volledige uitspraak en haar bron
   *[other] alle uitspraken en bronnen
}; --steps toont de berekening.
nothing-asked = Er is niets gevraagd: er staat geen meeple op het speelveld, en niemand beweert of verwacht iets. Voeg "meeples" toe, of noem een project onder "claims".
sum = { $sum } = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
sum-of = { $player }: { $sum } = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

## Rond het speelveld

source = Bron: { $source }
notice-word = opmerking
note = Opmerking: { $text }
cut = Het speelveld is { $columns } bij { $rows } vakken; alleen kolom { $first-column } t/m { $last-column } en rij { $first-row } t/m { $last-row } zijn getekend.
cut-by-name = Alleen kolom { $first-column } t/m { $last-column } en rij { $first-row } t/m { $last-row } zijn getekend.
left-out = Niet getekend (geen plaats): { $all }.
more-things = nog { $count }
and-more-things = en nog { $count }
decided-by = Hangt af van: { $question }
more = Meer: { $text }
more-flags = Meer: --law, --steps.
more-decide = { $count ->
    [one] Nog 1 omstreden regel is hier van belang: --law toont hem.
   *[other] Nog { $count } omstreden regels zijn hier van belang: --law toont ze.
}
superseded = achterhaald, maar nog in druk

## Een antwoord in een zinsdeel

phrase-barred = niet van toepassing
# Een kopje en de uitkomst ervan. Is het kopje een verslag (`$account`) van gebeurtenissen, zoals van een beurt, dan volgt de uitkomst na een punt.
asked-shortly = { $heading }{ $account ->
    [yes] . Uitkomst:
   *[no] {" "}–
} { $said }
phrase-nothing = niets
phrase-contested = tegenstrijdige uitspraken: { $rows }
phrase-one-reading = { $rows } (geen uitspraak, maar de enige interpretatie)
phrase-open = geen uitspraak: { $rows }

## Eén regel per bestand

brief-nothing = er is niets gevraagd
brief-more = (nog { $count })
brief-under = { $rules }: { $said }
brief-all = alle gelijk
brief-differ = anders: { $rules }
brief-open = geen uitspraak: { $rules }
brief-absent = n.v.t.: { $rules }
brief-open-some = bij andere geen uitspraak
brief-some = { $open ->
    [yes] andere verschillen of zijn zonder uitspraak
   *[no] andere verschillen
}
brief-ways = geen uitspraak ({ $count } mogelijk)

## In een gesprek

nothing-asked-yet = Nog niets te beantwoorden: zet een meeple, zoals in "{ $tile } =r", of vraag iets, zoals in "tower { $tile } 1".
others-say = volgens { $rules }: { $answer }.
others-more = nog { $count ->
    [one] 1 antwoord
   *[other] { $count } antwoorden
}: "why" toont alles.
# Een opmerking over tegels die hun zijden houden, al zijn de tegels ernaast anders; `$line` is een regel die ze weer verbindt.
kept = Ongewijzigd: { $tiles }.{ $line ->
    [0] {""}
   *[other] {" "}Opnieuw verbinden: { $line }
}

## De instellingen van een configuratie

configured = Ingesteld door { $file }: { $decided }. --no-config negeert het.
configured-rules = regels { $rules }
configured-house = huisregels van { $files }
configured-no-board = geen speelveld
configured-board = speelveld: { $size }
