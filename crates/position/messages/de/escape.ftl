### Die Meeple, die aus einer belagerten Stadt fliehen können.

heading = Flucht aus { DAT($at) }

today = { $why ->
    [no-siege] Die Stadt ist nicht belagert, also flieht niemand.
    [no-monastery] Niemand kann fliehen, denn neben der Stadt liegt kein Kloster.
    [nobody] Neben der Stadt liegt ein Kloster, aber in der Stadt ist niemand, der fliehen kann.
   *[flee] { $meeples ->
        [one] { $meeples } kann
       *[other] { $meeples } können
    } fliehen: Wer am Zug ist, darf am Ende des Zugs einen eigenen Meeple aus der Stadt zurücknehmen.
}
row = { $meeples ->
    [0] niemand kann fliehen
    [one] { $meeples } kann fliehen
   *[other] { $meeples } können fliehen
}

said-tiles = { $said ->
    [0] es gibt kein Kloster für die Flucht
   *[other] die Flucht geht nach { DAT($said) }
}
said-meeples = { $said ->
    [0] niemand kann fliehen
    [one] { $said } kann fliehen
   *[other] { $said } können fliehen
}

besieged-on = { $tiles ->
    [0] Die Stadt ist nicht belagert.
   *[other] Die Stadt ist auf { DAT($tiles) } belagert.
}
next-to = { $rule ->
    [tile] Das Kloster muss neben einem belagerten Plättchen liegen.
   *[city] Das Kloster darf neben jedem Plättchen der Stadt liegen.
}
monasteries = { $tiles ->
    [0] Kein Kloster liegt daneben.
    [one] Das Kloster daneben liegt auf { DAT($tiles) }.
   *[other] Die Klöster daneben liegen auf { DAT($tiles) }.
}
lord = Ein Burgherr { $knight ->
    [yes] zählt als Ritter.
   *[no] ist kein Ritter, also kann er nicht fliehen.
}
