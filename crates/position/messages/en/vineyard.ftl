### Vineyards.

brings = { $count ->
    [one] 1 adjacent vineyard: +3 points.
   *[other] { $count } adjacent vineyards: +3 points each.
}
unfinished = { $count ->
    [one] 1 adjacent vineyard, but incomplete: no points for it.
   *[other] { $count } adjacent vineyards, but incomplete: no points for them.
}
abbot = { $count ->
    [one] 1 adjacent vineyard: no points for an abbot.
   *[other] { $count } adjacent vineyards: no points for an abbot.
}
on-a-half = A vineyard on a half tile is in play, since the position shows it.

thing-vineyard = { $count ->
    [one] 1 vineyard
   *[other] { $count } vineyards
}

symbol-vineyard = vineyard
