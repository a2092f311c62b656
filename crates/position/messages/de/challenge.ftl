### Herausforderungen zwischen Kultstätten und Klöstern.

rival = { $kind ->
    [shrine] die Kultstätte
    [abbey] die Abtei
   *[monastery] das Kloster
} auf { DAT($tile) }
    .gen = { $kind ->
        [shrine] der Kultstätte
        [abbey] der Abtei
       *[monastery] des Klosters
    } auf { DAT($tile) }
    .dat = { $kind ->
        [shrine] der Kultstätte
        [abbey] der Abtei
       *[monastery] dem Kloster
    } auf { DAT($tile) }

same-tile = Dasselbe Plättchen hat auch { ACC($rival) } abgeschlossen: Beide werden gewertet.
first = Früher abgeschlossen als { $rival }, also ist die Herausforderung gewonnen.
second = { $rival } wurde früher abgeschlossen und gewinnt die Herausforderung: Niemand bekommt hier Punkte.
beats = Abgeschlossen, also gewonnen, außer { $rival } wurde früher abgeschlossen. Hat dasselbe Plättchen beide abgeschlossen, werden beide gewertet.
undecided = Die Herausforderung mit { DAT($rival) } ist noch nicht entschieden, denn beide sind nicht abgeschlossen.
beaten = { $rival } ist abgeschlossen und dieses Bauwerk nicht: Niemand bekommt hier Punkte.

lost = verloren gegen { ACC($rivals) }
today-lost = { $finished ->
    [yes] Abgeschlossen, aber
   *[no] Nicht abgeschlossen, und
} { $rivals ->
    [one] { $rivals } hat die Herausforderung gewonnen
   *[other] { $rivals } haben ihre Herausforderungen gewonnen
}: Niemand bekommt hier Punkte.
row-lost = keine Punkte: Herausforderung verloren
