### Die Fee. Wo mehrere Meeple stehen, steht sie neben einem davon.

# Der Name der Fee in der Legende einer Zeichnung.
landmark = Fee

heading-on-tile = Die Fee auf { DAT($tile) }
heading-by-meeple = Die Fee auf { DAT($tile) }, neben dem Meeple von { OR($players) } { $kind ->
    [city] in der Stadt
    [road] auf der Straße
    [field] auf der Wiese
    [monastery] im Kloster
    [castle] auf der Burg
   *[garden] im Garten
}

today = { $meeples ->
    [0] Der Drache darf nicht auf { OR($tiles) } ziehen; dort sind keine Meeple.
    [one] Sie hält den Drachen von { DAT($tiles) } fern: { $meeples } ist sicher.
   *[other] Sie hält den Drachen von { DAT($tiles) } fern: { $meeples } sind sicher.
}
row = schützt { ACC($tiles) }
row-each = schützt { ACC($tiles) }; Punkte für jeden Meeple dort
phrase = { $row }; { $meeples ->
    [0] dort sind keine Meeple
    [one] { $meeples } ist sicher
   *[other] { $meeples } sind sicher
}

said-meeples = { $said ->
    [0] niemand ist vor dem Drachen sicher
    [one] nur { $said } ist vor dem Drachen sicher
   *[other] nur { $said } sind vor dem Drachen sicher
}
said-tiles = { $said ->
    [0] der Drache darf überallhin ziehen
   *[other] der Drache darf nicht auf { OR($said) } ziehen
}
said-beside = { $said ->
    [0] sie steht neben niemandem
    [one] sie steht neben { DAT($said) }
   *[other] eine dieser Figuren hat sie neben sich: { OR($said) }
}

by-half = Die Fee schützt ihr eigenes Dreiecksplättchen, nicht das andere.
by-space = Die Fee schützt beide Dreiecksplättchen auf ihrem Feld.
stands-by = { $meeples ->
    [0] Sie steht neben keinem Meeple.
    [one] Sie kann nur neben { DAT($meeples) } stehen.
   *[other] Nur eine dieser Figuren hat sie neben sich: { OR($meeples) }.
}
pays-each = Ihre 3 Punkte gibt es für jeden Meeple auf ihrem Plättchen, der gewertet wird: { ACC($meeples) }.
said-each = { $said ->
    [yes] jeder Meeple auf ihrem Plättchen bekommt ihre Punkte
   *[no] nur ein Meeple auf ihrem Plättchen bekommt ihre Punkte
}
adds-to = { $meeples ->
    [0] Sie steht neben keinem Meeple: keine zusätzlichen Punkte.
    [one] { $sure ->
        [yes] Sie steht neben { DAT($meeples) }: Dafür gibt es 1 Punkt am Anfang jedes eigenen Zugs und 3 Punkte, wenn das Bauwerk gewertet wird, mit oder ohne Mehrheit.
       *[no] Wenn sie neben { DAT($meeples) } steht, gibt es dafür 1 Punkt am Anfang jedes eigenen Zugs und 3 Punkte, wenn das Bauwerk gewertet wird, mit oder ohne Mehrheit.
    }
   *[other] Nur eine dieser Figuren hat sie neben sich ({ OR($meeples) }): Dafür gibt es 1 Punkt am Anfang jedes eigenen Zugs und 3 Punkte, wenn das Bauwerk gewertet wird, mit oder ohne Mehrheit.
}
not-scored = Der Meeple neben der Fee wird nicht gewertet ({ OR($meeples) }): keine zusätzlichen Punkte.
castle-not-scored = Der Meeple neben der Fee ({ OR($meeples) }) steht auf einer Burg, die selbst nicht gewertet wird: keine zusätzlichen Punkte.
on-tile = Die Fee steht auf dem Plättchen mit { DAT($meeples) }: 3 Punkte für jeden davon auf diesem Bauwerk, für { $players }.
