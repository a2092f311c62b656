### Die Darmstädter Kirchen.

heading = Der Bonus für die Darmstädter Kirche auf { DAT($tile) }

today = { $players ->
    [0] Auf den neun Feldern der Kirche steht kein Meeple, also bekommt niemand den Bonus.
    [one] { $players } hat die meisten Meeple auf den neun Feldern der Kirche: +3 Punkte.
   *[other] { $players } sind gleichauf mit den meisten Meeple auf den neun Feldern der Kirche: je +3 Punkte.
}
today-unfinished = Die Kirche ist nicht abgeschlossen, also gibt es noch keinen Bonus.
row = { $players ->
    [0] niemand bekommt den Bonus
    [one] +3 für { $players }
   *[other] je +3 für { $players }
}
row-unfinished = noch kein Bonus: nicht abgeschlossen

said-meeples = { $said ->
    [0] kein Meeple zählt mit
    [one] { $said } zählt mit
   *[other] { $said } zählen mit
}

nobody = Auf den neun Feldern der Kirche steht kein Meeple: kein Bonus.
most = Meeple auf den neun Feldern der Kirche (jeder zählt einmal): { $heads }. Wer die meisten hat, auch bei Gleichstand, bekommt 3 Punkte.
unfinished = Die Kirche ist nicht abgeschlossen: noch kein Bonus.

thing-most-followers = { $count ->
    [one] 1 Bonus
   *[other] { $count } Boni
}
