### Vineyards.

brings = { $count ->
    [one] 1 vineyard lies round it: 3 points more.
   *[other] { $count } vineyards lie round it: 3 points more for each.
}
unfinished = { $count ->
    [one] 1 vineyard lies round it, which brings nothing: it is not finished.
   *[other] { $count } vineyards lie round it, which bring nothing: it is not finished.
}
abbot = { $count ->
    [one] 1 vineyard lies round it, which brings an abbot nothing.
   *[other] { $count } vineyards lie round it, which bring an abbot nothing.
}
on-a-half = A vineyard on a half is played with, since the position shows it.

thing-vineyard = { $count ->
    [one] 1 vineyard
   *[other] { $count } vineyards
}
