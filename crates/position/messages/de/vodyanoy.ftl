### Der Wodjanoi.

heading = Der Wodjanoi auf { DAT($tile) }
heading-caught = Der Wodjanoi auf { DAT($tile) }, mit { DAT($caught) } schon darauf
# Die Meeple, die eine Person dort hat.
meeples-of = { $count ->
    [one] ein Meeple
   *[other] { $count } Meeple
} von { $player }
    .gen = { $count ->
        [one] eines Meeples
       *[other] { $count } Meeple
    } von { $player }
    .dat = { $count ->
        [one] einem Meeple
       *[other] { $count } Meeple
    } von { $player }
    .acc = { $count ->
        [one] einen Meeple
       *[other] { $count } Meeple
    } von { $player }
# Der Name des Wodjanoi in der Legende einer Zeichnung.
landmark = Wodjanoi

today = Er fängt { $meeples ->
    [0] niemanden
   *[other] { ACC($meeples) }
}. { $losses ->
    [0] Niemand verliert Punkte.
   *[other] Verlorene Punkte bei der Schlusswertung: { $losses }.
}
row = { $meeples ->
    [0] fängt niemanden
   *[other] verlorene Punkte: { $losses }
}

said-meeples = { $said ->
    [0] er fängt niemanden
   *[other] er fängt { ACC($said) }
}
said-losses = { $said ->
    [0] er kostet niemanden Punkte
   *[other] er kostet { $said }
}

costs = Jeder Meeple auf dem Wodjanoi kostet bei der Schlusswertung { $points } Punkte.
