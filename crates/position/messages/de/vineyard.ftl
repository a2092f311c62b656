### Weinberge.

brings = { $count ->
    [one] 1 benachbarter Weinberg: +3 Punkte.
   *[other] { $count } benachbarte Weinberge: je +3 Punkte.
}
unfinished = { $count ->
    [one] 1 benachbarter Weinberg, aber nicht abgeschlossen: keine Punkte dafür.
   *[other] { $count } benachbarte Weinberge, aber nicht abgeschlossen: keine Punkte dafür.
}
abbot = { $count ->
    [one] 1 benachbarter Weinberg: keine Punkte für einen Abt.
   *[other] { $count } benachbarte Weinberge: keine Punkte für einen Abt.
}
on-a-half = Der Weinberg auf einem Dreiecksplättchen zählt mit, denn so zeigt es die Spielsituation.

thing-vineyard = { $count ->
    [one] 1 Weinberg
   *[other] { $count } Weinberge
}

symbol-vineyard = Weinberg
