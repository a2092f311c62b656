### Burgen auf Städten aus zwei Plättchen, und ihre Lehen.

castle = die Burg auf { DAT($tiles) }
    .dat = der Burg auf { DAT($tiles) }
    .gen = der Burg auf { DAT($tiles) }

heading = Das Lehen { GEN($castle) }
heading-completed = { $castle }: Punkte für { ACC($done) }
heading-castle = { $castle }, nach der Wertung { GEN($through) }
heading-through = { $castle }, nach der Wertung { GEN($through) } für { ACC($done) }

today-fief = Das Lehen umfasst { ACC($tiles) }.
row-fief = das Lehen umfasst { ACC($tiles) }
today-castle = { $touches ->
    [yes] Die andere Burg liegt im Lehen, also bekommt der Burgherr dieser Burg ebenso viele Punkte.
   *[no] Die andere Burg liegt nicht im Lehen, also bekommt der Burgherr dieser Burg nichts dafür.
}
row-castle = { $touches ->
    [yes] der Burgherr bekommt ebenso viele Punkte
   *[no] der Burgherr bekommt nichts
}
today-scores = { $done } ist abgeschlossen und berührt das Lehen: Der Burgherr von { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
today-scores-through = { $through } liegt im Lehen und wird gewertet: Der Burgherr von { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
row-scores = { $player } { $points }
today-no-lord = Auf der Burg steht kein Burgherr, also bekommt niemand { $points ->
    [one] den 1 Punkt
   *[other] die { $points } Punkte
}.
row-no-lord = kein Burgherr, Wert: { $points }
today-unfinished = { $done } ist nicht abgeschlossen, also bekommt der Burgherr nichts.
row-unfinished = keine Punkte: nicht abgeschlossen
today-abbots = { $done } wird erst am Spielende gewertet, also bekommt der Burgherr nichts.
row-abbots = keine Punkte: wird erst am Spielende gewertet
today-far = { $done } ist abgeschlossen, berührt aber das Lehen nicht, also bekommt der Burgherr nichts.
row-far = keine Punkte: außerhalb des Lehens
today-other-without-lord = Auf { DAT($through) } steht kein Burgherr: Sie bringt nichts, diese Burg also auch nicht.
today-other-far = { $through } liegt nicht im Lehen, also bekommt der Burgherr nichts.
today-other-unreached = { $done } berührt das Lehen { GEN($through) } nicht, also bringt keine der beiden Burgen Punkte.

said-tiles = { $said ->
    [0] im Lehen liegt nichts
   *[other] das Lehen umfasst { ACC($said) }
}
said-meeples = { $said ->
    [0] es gibt keinen Burgherrn
   *[other] der Burgherr ist { $said }
}
said-touches = { $said ->
    [yes] das Bauwerk berührt das Lehen
   *[no] das Bauwerk berührt das Lehen nicht
}
said-scores = { $said ->
    [yes] der Burgherr bekommt Punkte
   *[no] der Burgherr bekommt keine Punkte
}

not-named = Die Frage sagt nicht, durch welches Bauwerk die andere Burg gewertet wird.
no-lord-there = Auf { DAT($castle) } steht kein Burgherr, also kann sie nicht mehr gewertet werden.
beyond = { $done } berührt das Lehen { GEN($castle) } nicht.
scores-too = Durch { ACC($done) } wird { $castle } gewertet, und das zählt für jede Burg, in deren Lehen sie liegt.
now = Jetzt { $done } selbst.
told = { $complete ->
    [yes] { $touches ->
        [yes] { $done } ist abgeschlossen und berührt das Lehen.
       *[no] { $done } ist abgeschlossen, berührt aber das Lehen nicht.
    }
    [no] { $touches ->
        [yes] { $done } ist nicht abgeschlossen, berührt aber das Lehen.
       *[no] { $done } ist nicht abgeschlossen und berührt das Lehen nicht.
    }
   *[end] { $touches ->
        [yes] { $done } wird erst am Spielende gewertet, berührt aber das Lehen.
       *[no] { $done } wird erst am Spielende gewertet und berührt das Lehen nicht.
    }
}
no-lord = Auf der Burg steht kein Burgherr, also bekommt niemand Punkte.
