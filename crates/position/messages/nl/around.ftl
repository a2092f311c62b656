### Zinnen voor alle onderdelen die naar de tegels rond een tegel kijken.

# Een speler met punten, als deel van een lijst: "Punten: Rood 6 en Blauw 3".
share = { $player } { $points }

said-tiles = { $said ->
    [0] het bereik omvat geen tegel
   *[other] het bereik omvat { $said }
}

lie-there = { $count ->
    [0] Er liggen geen tegels.
    [one] Er ligt { $tiles } in { $spaces }.
   *[other] Er liggen { $tiles } in { $spaces }.
}
pairs-lie-there = { $tiles } in { $spaces }. Alles op de halve tegels telt mee, ook waar er twee in één vak liggen.
half-occupies = Een vak met één halve tegel en een driehoekig gat telt als bezet, zoals rond een klooster; dat dit ook hier geldt, hebben we zelf afgeleid.
occupied = { $count } van de { $all } omliggende vakken { $count ->
    [one] is
   *[other] zijn
} bezet.
