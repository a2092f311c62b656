### Uitdagingen tussen cultusplaatsen en kloosters.

rival = { $kind ->
    [shrine] de cultusplaats
    [abbey] de abdij
   *[monastery] het klooster
} op { $tile }

same-tile = Dezelfde tegel heeft ook { $rival } afgebouwd: beide leveren punten op.
first = Eerder afgebouwd dan { $rival }, dus de uitdaging is gewonnen.
second = { $rival } is eerder afgebouwd en wint de uitdaging: niemand krijgt hier punten.
beats = Afgebouwd, dus gewonnen, behalve als { $rival } eerder is afgebouwd. Heeft dezelfde tegel beide afgebouwd, dan leveren beide punten op.
undecided = Er is een uitdaging met { $rival }, en geen van beide is afgebouwd: nog is niets beslist.
beaten = { $rival } is afgebouwd en dit project niet: niemand krijgt hier punten.

lost = verloren van { $rivals }
today-lost = { $finished ->
    [yes] Afgebouwd, maar
   *[no] Niet afgebouwd, en
} { $rivals ->
    [one] { $rivals } heeft de uitdaging gewonnen
   *[other] { $rivals } hebben hun uitdaging gewonnen
}: niemand krijgt hier punten.
row-lost = geen punten: uitdaging verloren
