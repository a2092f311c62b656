### Opmerkingen bij een oordeel: de waarden die van een verwachting afwijken, dingen die een geval noemt en die niet op
### het speelveld zijn, en een tijd die misschien niet bedoeld is.

## Waarden die afwijken: na "verwacht:" en "gevonden:"

status = { $status ->
    [settled] vastgelegd in de spelregels
    [open] geen uitspraak
    [contested] tegenstrijdige uitspraken
   *[not-applicable] niet van toepassing
}
finished = { $finished ->
    [yes] afgebouwd
   *[no] niet afgebouwd
}
# Voor een weide, in plaats van `finished`.
never-finished = een weide wordt nooit afgebouwd
points = { $scoring ->
    [0] niemand krijgt punten
   *[other] { $scoring }
}
worth = waarde: { OR($points) }
one-with = { $others ->
    [0] met geen ander project verbonden
   *[other] verbonden met { $others }
}
nothing-of-the-kind = niets van die soort

## Verschillende waarden

with = { $before }; { $next }
and = { $status }: { $first }
or = of { $other }
also = { $before }; { $next }

## Dingen die een geval noemt en die niet op het speelveld zijn

many-claims = Wat er het dichtst bij is, staat alleen bij de eerste { $most } beweringen die niet kloppen.

claims-differ = { $about ->
    [0] De spelers zijn het oneens, maar op dit speelveld maakt het niet uit welke regel over halve tegels geldt.
   *[other] { $about }: de spelers zijn het oneens, maar op dit speelveld maakt het niet uit welke regel over halve tegels geldt.
}
rules-are-to-differ = { $about ->
    [0] Volgens de verwachting verschillen de regels, maar op dit speelveld maakt geen regel over halve tegels verschil.
   *[other] { $about }: volgens de verwachting verschillen de regels, maar op dit speelveld maakt geen regel over halve tegels verschil.
}
gap-is-open = Het driehoekige gat is niet ingesloten: daarvoor moet aan beide buitenzijden een tegel liggen.
look-at-halves = Controleer of elke halve tegel goed ligt: loopt de lange zijde van zuidwest naar noordoost of van noordwest naar zuidoost?
never-one = Volgens de verwachting is { $other } verbonden met { $this }, maar daartussen is geen ingesloten gat.
# Een opmerking over twee namen die een lezer kan verwarren; `$what` is de soort dingen die zo heten.
alike = De namen { $one } en { $other } lijken op elkaar, maar horen bij twee verschillende { $what ->
    [players] spelers
    [tiles] tegels
   *[questions] vragen
}. Bedoel je er één, schrijf dan overal dezelfde naam.
alike-in-another-script = De namen { $one } en { $other } lijken op elkaar, maar horen bij twee verschillende { $what ->
    [players] spelers
    [tiles] tegels
   *[questions] vragen
}: de { $letter } in { $of } is { $script }. Bedoel je er één, schrijf dan overal dezelfde naam.
castles-touch = { $one } en { $other } zijn burchten die elkaar raken: geen regel staat dat toe.
more-castles-touch = { $count ->
    [one] Nog twee andere raken elkaar ook.
   *[other] Dat geldt nog { $count } keer voor twee burchten.
}
no-gap = De vraag noemt een gat, maar op dit speelveld ligt geen halve tegel alleen in een vak.
no-pair = De vraag noemt twee halve tegels in één vak, maar op dit speelveld is zo'n vak er niet.
no-half = De vraag noemt halve tegels, maar op dit speelveld liggen er geen.

## Dingen die bijna niet op één speelveld kunnen zijn

too-many-tiles = { $with ->
    [yes] Met de tegel die wordt aangelegd, zou { $id } { $count ->
        [2] twee keer
       *[other] { $count } keer
    } op dit speelveld liggen
   *[no] { $id } ligt { $count ->
        [2] twee keer
       *[other] { $count } keer
    } op dit speelveld{ $tiles ->
        [0] {""}
       *[other] , als { $tiles }
    }
}; het spel heeft er maar { $has ->
    [1] één
   *[other] { $has }
}.
too-many-figures = { $player } heeft { $count } { $figure ->
    [large] grote meeples
    [abbot] abten
    [mayor] burgemeesters
    [wagon] wagens
    [builder] bouwmeesters
    [pig] varkens
    [shepherd] herders
    [ringmaster] circusdirecteuren
    [barn] herenboerderijen
   *[phantom] spoken
} op dit speelveld; een speler heeft er maar één.
too-many-meeples = { $player } heeft { $count } meeples op dit speelveld; een speler heeft er zeven, en een achtste op het scorespoor.
long-side-apart = { $tile } heeft twee gescheiden steden, waarvan één aan de lange zijde. Is het één stad, schrijf de zijden dan in één woord.
helper-alone = { $helper } staat { $kind ->
    [city] in een stad
    [road] op een weg
   *[field] op een weide
} zonder meeple van { $player }: een bouwmeester of varken heeft er daar één nodig, en gaat met de laatste terug in de voorraad.

## De bedoelde tijd

read-as-day = "{ $word }" betekent hier de dag { $day }, niet de regels van { $word } (alle uitspraken tot en met { $until }).
read-as-era = "{ $word }" betekent hier de regels van { $word } (alle uitspraken tot en met { $until }), niet de dag { $day }.
elsewhen = { $teller ->
    [question] De vraag
    [source] De bron
   *[file] De naam van het bestand
} noemt { $time }, maar toen gold geen van deze sets spelregels.
otherwise = Met { $option } is het antwoord anders.
otherwise-for = Met { $option } { $count ->
    [one] is één antwoord
   *[other] zijn { $count } antwoorden
} anders: { $about }.
otherwise-many = Met { $option } zijn { $count } antwoorden anders.
