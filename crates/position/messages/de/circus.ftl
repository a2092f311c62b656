### Das Zirkuszelt.

heading = Das Zirkuszelt auf { DAT($tile) } mit Tierplättchen { $value }{ $pyramids ->
    [0] {""}
    [one] {" "}und der Pyramide von { $pyramids }
   *[other] {" "}und den Pyramiden von { $pyramids }
}
pyramid = { $players } auf { DAT($tile) }
# Der Name des Zirkuszelts in der Legende einer Zeichnung.
landmark = Zirkuszelt

today = { $shares ->
    [0] Auf dem Plättchen des Zirkuszelts und darum herum steht kein Meeple, also bekommt niemand Punkte für das Tierplättchen.
   *[other] Das Tierplättchen bringt { $each ->
        [one] 1 Punkt
       *[other] { $each } Punkte
    } pro Meeple auf dem Plättchen des Zirkuszelts oder darum herum: { $shares }.
}
row = { $shares ->
    [0] niemand bekommt Punkte
   *[other] { $shares }
}

said-meeples = { $said ->
    [0] kein Meeple zählt mit
    [one] { $said } zählt mit
   *[other] { $said } zählen mit
}

each = Jeder Meeple dort bringt { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
}; ein großer Meeple zählt nur einmal.

thing-acrobat = { $count ->
    [one] 1 Artist
   *[other] { $count } Artisten
}
    .acc = { $count } Artisten
    .dat = { $count } Artisten
