### Meeples die als abt gezet zijn.

today-both = Afgebouwd: de monniken tellen nu, de abten bij de eindtelling. In totaal: { $shares }.
row-both = afgebouwd, in totaal { $shares }
# Het antwoord voor een klooster waarop geen speler zowel een monnik als een abt heeft: `$now` voor monniken, `$later` voor abten.
today-apart = Afgebouwd: nu { $now } voor de monniken, en bij de eindtelling { $later } voor de abten.
row-apart = afgebouwd, nu { $now }; bij de eindtelling { $later }

monks = Monniken strijden alleen onderling; voor hen telt het als klooster.
abbots = Abten strijden alleen onderling; voor hen tellen rij en kolom.
gap-passed = Een driehoekig gat onderbreekt de rij of kolom niet.
gap-ends = Bij een driehoekig gat eindigt de rij of kolom.
own = In het eigen vak van de abt: { $tiles }.
towards = Naar het { $to }: { $tiles ->
    [0] niets
   *[other] { $tiles }
}.
towards-far = Naar het { $to }: { $tiles }, en nog { $more }.
no-buildings = Kleine gebouwen rond het klooster voegen niets toe aan rij en kolom.

# De tegels of vakken die in de rij en de kolom meetellen.
thing-row-tile = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
thing-row-space = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}
# Het aantal waar tegels en vakken hetzelfde getal geven.
thing-row-tile-or-space = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
