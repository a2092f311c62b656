### Der Drache.

heading-walk = Der Zug des Drachen von { DAT($from) }{ $over ->
    [0] {""}
   *[other] {" "}über { ACC($over) }
} nach { DAT($to) }{ $used ->
    [0] {""}
    [one] , nach 1 Schritt
   *[other] , nach { $used } Schritten
}{ $been ->
    [0] {""}
   *[other] , schon gewesen auf { DAT($been) }
}
heading-next-step = Der nächste Schritt des Drachen von { DAT($from) } aus{ $used ->
    [0] {""}
    [one] , nach 1 Schritt
   *[other] , nach { $used } Schritten
}{ $been ->
    [0] {""}
   *[other] , schon gewesen auf { DAT($been) }
}

today-goes = { $steps ->
    [0] Der Drache ist schon dort: kein Schritt, und er frisst niemanden.
    [one] Der Drache erreicht { ACC($to) } in 1 Schritt und frisst { $eaten ->
        [0] niemanden
       *[other] { ACC($eaten) }
    }.
   *[other] Der Drache erreicht { ACC($to) } in { $steps } Schritten und frisst { $eaten ->
        [0] niemanden
       *[other] { ACC($eaten) }
    }.
}
today-not = So darf der Drache nicht ziehen, denn { $reason }.
besides = Außerdem: { $reason }.
today-next = { $left ->
    [one] Der Drache hat noch 1 Schritt; möglich: { OR($tiles) }.
   *[other] Der Drache hat noch { $left } Schritte; als nächster möglich: { OR($tiles) }.
}

# Zeilen, in wenigen Worten. Eine Zeile mit vielen gefressenen Figuren nennt nur deren Plättchen.
row-goes = { $steps ->
    [0] kein Schritt
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, frisst { $eaten ->
    [0] niemanden
   *[other] { ACC($eaten) }
}
row-goes-eating-on = { $steps ->
    [0] kein Schritt
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, frisst Figuren auf { DAT($tiles) }
row-next = nächster Schritt: { OR($tiles) }
row-no-step-left = kein Schritt mehr
row-no-step-open = kein Schritt möglich

# Gründe gegen einen Schritt: Hauptsätze, jeder mit einer Zeile mit denselben Teilen danach.
been-before = der Drache ist in diesem Zug schon auf { DAT($to) } gewesen
row-been-before = nicht erlaubt: zweimal auf { DAT($to) }
gap-in-the-way = zwischen { DAT($from) } und { DAT($to) } ist eine dreieckige Lücke im Weg
row-gap-in-the-way = nicht erlaubt: Lücke zwischen { DAT($from) } und { DAT($to) }
not-one-step = { $to } ist nicht einen Schritt von { DAT($from) } entfernt
row-not-one-step = nicht erlaubt: { $to } ist nicht einen Schritt von { DAT($from) } entfernt
fairy-keeps-it = die Fee hält den Drachen von { DAT($to) } fern
row-fairy-keeps-it = nicht erlaubt: die Fee schützt { ACC($to) }
too-far = das kostet { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}, und der Drache hat { $left ->
    [0] keinen mehr
   *[other] nur noch { $left }
}
row-too-far = nicht erlaubt: { $count ->
    [one] 1 Schritt nötig
   *[other] { $count } Schritte nötig
}, { $left ->
    [0] keiner
   *[other] nur { $left }
} übrig

said-allowed = { $said ->
    [yes] so darf der Drache ziehen
   *[no] so darf der Drache nicht ziehen
}
said-steps = { $said ->
    [0] der Drache macht keinen Schritt
    [one] der Drache macht 1 Schritt
   *[other] der Drache macht { $said } Schritte
}
said-left = { $said ->
    [0] kein Schritt ist übrig
    [one] 1 Schritt ist übrig
   *[other] { $said } Schritte sind übrig
}
said-meeples = { $said ->
    [0] der Drache frisst niemanden
   *[other] der Drache frisst { ACC($said) }
}
said-tiles = { $said ->
    [0] der Drache kann nicht ziehen
   *[other] nächster Schritt des Drachen: { OR($said) }
}

by-half = Jedes Dreiecksplättchen ist ein eigenes Plättchen und ein eigener Schritt.
by-space = Der Drache zieht von Feld zu Feld und frisst dort alle.
fairy-by-half = Die Fee hält den Drachen von ihrem Dreiecksplättchen fern, nicht von dem anderen.
fairy-by-space = Die Fee hält den Drachen von beiden Dreiecksplättchen auf ihrem Feld fern.
double-is-one = Ein Doppelplättchen ist ein Schritt.
double-is-two = Jedes Feld eines Doppelplättchens ist ein Schritt.
gap-passed = Der Drache überspringt eine dreieckige Lücke; das kostet keinen Schritt.
gap-bars = Der Drache kann nicht über eine Seite einer dreieckigen Lücke ziehen.
step = { $reasons ->
    [0] { $number ->
        [0] Nach { DAT($to) } ist kein Schritt nötig.
       *[other] Schritt { $number } führt nach { DAT($to) }.
    }
   *[other] { $number ->
        [0] Nach { DAT($to) } ist kein Schritt nötig, aber es ist nicht erlaubt, denn { $reasons }.
       *[other] Schritt { $number } nach { DAT($to) } ist nicht erlaubt, denn { $reasons }.
    }
}
no-step-left = Der Drache hat alle sechs Schritte gemacht.
no-step-open = Kein Schritt ist möglich, also hält der Drache an.
