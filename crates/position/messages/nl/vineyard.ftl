### Wijngaarden.

brings = { $count ->
    [one] 1 aangrenzende wijngaard: +3 punten.
   *[other] { $count } aangrenzende wijngaarden: elk +3 punten.
}
unfinished = { $count ->
    [one] Niet afgebouwd: geen punten voor de aangrenzende wijngaard.
   *[other] Niet afgebouwd: geen punten voor { $count } aangrenzende wijngaarden.
}
abbot = { $count ->
    [one] 1 aangrenzende wijngaard: geen punten voor een abt.
   *[other] { $count } aangrenzende wijngaarden: geen punten voor een abt.
}
on-a-half = Er speelt een wijngaard op een halve tegel mee: zo staat het in de spelsituatie.

thing-vineyard = { $count ->
    [one] 1 wijngaard
   *[other] { $count } wijngaarden
}

symbol-vineyard = wijngaard
