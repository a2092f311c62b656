### Alle Burgen auf Städten aus zwei Plättchen, und was in einem Zug abgeschlossen wird.

heading = Burgpunkte für { ACC($done) }

today = { $each }.
each = { $player } bekommt { $most ->
    [yes] bis zu { $points } Punkte
   *[no] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
today-home = { $meeples ->
    [one] { $meeples } kommt zurück in den Vorrat.
   *[other] { $meeples } kommen zurück in den Vorrat.
}
today-choice = { $players ->
    [one] { $players } darf weniger Punkte wählen.
   *[other] { $players } dürfen weniger Punkte wählen.
}
today-partly = Nicht alles, was genannt ist, ist abgeschlossen.
today-nobody = Keine Burg bringt Punkte, denn { $why ->
    [far] nichts von { DAT($done) } liegt im Lehen einer Burg mit einem Burgherrn.
    [unfinished] { $done } ist nicht abgeschlossen.
   *[either] nichts, was abgeschlossen ist, liegt im Lehen einer Burg mit einem Burgherrn.
}
row = { $each }
phrase = { $row }; { $meeples ->
    [one] { $meeples } kommt zurück
   *[other] { $meeples } kommen zurück
}
row-each = { $player } { $most ->
    [yes] bis zu { $points }
   *[no] { $points }
}
row-nobody = keine Burgpunkte

said-meeples = { $said ->
    [0] kein Burgherr kommt zurück
    [one] nur { $said } kommt zurück
   *[other] nur { $said } kommen zurück
}
said-cities = Burg für Burg: { APART($said) }
said-chooses = { $said ->
    [0] kein Burgherr hat die Wahl
    [one] { $said } darf weniger Punkte wählen
   *[other] { $said } dürfen weniger Punkte wählen
}

now = Jetzt { $done } selbst.
unfinished = { $done } ist nicht abgeschlossen, also bringt dafür keine Burg Punkte.
at-the-end = { $done } wird erst am Spielende gewertet, also bringt dafür keine Burg Punkte.
touches = Im Lehen { GEN($castle) } liegt ein Teil von { DAT($done) }.
passed-on = { $castle } hat { ACC($others) } im eigenen Lehen und kann also dieselben Punkte bringen.
choice = { $rule ->
    [own] Ist im eigenen Lehen etwas abgeschlossen, wählt der Burgherr daraus, nicht aus dem, was eine andere Burg bringt.
   *[any] Eine Burg, die Punkte bringt, ist eines der Bauwerke, aus denen ein Burgherr wählt.
}
