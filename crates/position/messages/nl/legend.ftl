### De legenda van een tekening: wat de tekens betekenen, en waarvoor de tekening geen plaats heeft.

player = speler { $number }
walk-begins = begin van de jacht
taken-as-closed = geldt als gesloten
stops = volgorde van stappen
would-stand = { $figure ->
    [large] hier zou de grote meeple van { $player } staan
    [abbot] hier zou de abt van { $player } staan
    [mayor] hier zou de burgemeester van { $player } staan
    [wagon] hier zou de wagen van { $player } staan
    [builder] hier zou de bouwmeester van { $player } staan
    [pig] hier zou het varken van { $player } staan
    [shepherd] hier zou de herder van { $player } staan
    [ringmaster] hier zou de circusdirecteur van { $player } staan
    [acrobat] hier zou de artiest van { $player } staan
    [phantom] hier zou het spook van { $player } staan
   *[meeple] hier zou { $player } staan
}
figure = { $figure ->
    [large] grote meeple van { $player }
    [abbot] abt van { $player }
    [mayor] burgemeester van { $player }
    [wagon] wagen van { $player }
    [builder] bouwmeester van { $player }
    [pig] varken van { $player }
    [shepherd] herder van { $player }
    [ringmaster] circusdirecteur van { $player }
    [acrobat] artiest van { $player }
    [phantom] spook van { $player }
   *[meeple] { $player }
}
struck = { $figure ->
    [large] grote meeple van { $player }, in het antwoord
    [abbot] abt van { $player }, in het antwoord
    [mayor] burgemeester van { $player }, in het antwoord
    [wagon] wagen van { $player }, in het antwoord
    [builder] bouwmeester van { $player }, in het antwoord
    [pig] varken van { $player }, in het antwoord
    [shepherd] herder van { $player }, in het antwoord
    [ringmaster] circusdirecteur van { $player }, in het antwoord
    [acrobat] artiest van { $player }, in het antwoord
    [phantom] spook van { $player }, in het antwoord
   *[meeple] { $player }, in het antwoord
}
points = punten van { $player }
points-at-the-end = punten van { $player } aan het einde van het spel
score-track = Boven: nu; onder: aan het einde van de beurt. Hoofdletter: gewone scorepion; kleine letter: vrouwelijke. [5]: donker veld.
more-drawn = het kan op { $count } manieren; de eerste { $drawn } zijn getekend
worth = waarde; niemand krijgt punten
pays = punten voor deze stad
counted = telt mee
allowed = toegestaan
not-allowed = niet toegestaan
here = hier
fits = past hier
fits-perhaps = hangt ervan af
barn = herenboerderij van { $player }
meeples = { $count ->
    [one] meeple
   *[other] meeples
}
tile = { $kind ->
    [square] tegel
    [half] halve tegel
   *[double] dubbele tegel
}

## Waarvoor een tekening geen plaats heeft

whose-barn = van wie de herenboerderij is ({ $player })
shows = wat op { $count ->
    [one] {""}
   *[other] elke {""}
}`{ $tile }` staat
more-reach = { $count ->
    [one] het bereik van nog 1 vraag
   *[other] het bereik van nog { $count } vragen
}
tile-name = de naam `{ $name }`, in kolom { $column }, rij { $row }
letter = de letter [{ $letter }]
stop = stap { $number }{ $questions ->
    [0] {" "}van de jacht
   *[other] {" "}van antwoord { $questions }
}
reach-mark = het teken { $mark }
one-meeple = de meeple van { $player }
on = { $what } op { $tile }
empty-space = leeg vak

## De tekens

city = stad
not-placed-yet = nog niet aangelegd
any-tile = onbekende tegel
triangular-gap = driehoekig gat
road = weg
end-of-road = einde van de weg
gate = stadspoort
bridge = brug
new-bridge = nieuwe brug
open-here = hier open
disputed-gap = omstreden gat
reached = bereikt
reached-by-some = alleen volgens sommige regels bereikt
asked-about = hierover gaat de vraag
flown-over = overvlogen
looked-at = vak dat meetelt
monastery = klooster
castle = burcht
coat-of-arms = wapen
cathedral = kathedraal
besieged = belegerd
carcassonne = Stad Carcassonne
ferry = veerpont
river = rivier
inn = herberg
well = waterput
new-barn = nieuwe herenboerderij
name-cut-short = naam ingekort

## Wat op een tegel staat of gedrukt is

german-monastery = Duits klooster
dutch-monastery = Nederlands klooster
japanese-building = Japans gebouw
abbey = abdij
shrine = cultusplaats
darmstadt-church = kerk van Darmstadt
castle-token = burchtfiche
sheep-token = schapenfiche
dragon = draak
mage = magiër
witch = heks
flea = vlooienfiche
little-building = klein gebouw
shed = schuur
house = huis
tower = toren (klein gebouw)
