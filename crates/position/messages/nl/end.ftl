### Het einde van het spel.

heading = Einde van de beurt: { $tiles ->
    [0] geen gewone landtegels meer
    [one] nog 1 gewone landtegel
   *[other] nog { $tiles } gewone landtegels
}{ $held ->
    [0] {""}
   *[other] ; nog niet gelegd: { $held }
}
heading-passed = { $heading }; { $players } { $players ->
    [one] heeft
   *[other] hebben
} gepast
halves = { $count ->
    [one] 1 halve tegel
   *[other] { $count } halve tegels
} van { $player }
abbeys = { $count ->
    [one] 1 abdij
   *[other] { $count } abdijen
} van { $player }

today-goes-on = Het spel gaat door: nog { $tiles ->
    [one] 1 gewone landtegel
   *[other] { $tiles } gewone landtegels
} te trekken.
today-waits = { $players ->
    [one] Het spel is nog niet afgelopen, want { $players } heeft nog één beurt om een abdij te leggen waar dat kan, of te passen. Daarna is het spel afgelopen.
   *[other] Het spel is nog niet afgelopen, want { $players } hebben ieder nog één beurt om een abdij te leggen waar dat kan, of te passen, met de klok mee vanaf de linkerbuur van wie de laatste tegel heeft aangelegd. Daarna is het spel afgelopen.
}
today-over = Het spel is afgelopen.
lost = Niet meer aan te leggen: { $halves }.
row-goes-on = het spel gaat door
row-waits = { $lost ->
    [yes] nog niet afgelopen; halve tegels vervallen
   *[no] nog niet afgelopen
}
row-over = { $lost ->
    [yes] het spel is afgelopen; halve tegels vervallen
   *[no] het spel is afgelopen
}

said-over = { $said ->
    [yes] het spel is afgelopen
   *[no] het spel is niet afgelopen
}
said-lost = { $said ->
    [0] er vervalt geen halve tegel
   *[other] er vervallen halve tegels ({ $said })
}
said-abbeys = { $said ->
    [0] er mag geen abdij meer worden gelegd
   *[other] er mogen nog abdijen worden gelegd ({ $said })
}

last-tile = De laatste gewone landtegel is aangelegd: het spel is aan het einde van deze beurt afgelopen.
last-tile-passed = De laatste gewone landtegel is aangelegd, en { $players } { $players ->
    [one] heeft
   *[other] hebben
} gepast: het spel is afgelopen.
last-tile-but-abbeys = De laatste gewone landtegel is aangelegd. Wie nog een abdij heeft, krijgt nog één beurt om die te leggen waar dat kan, met de klok mee vanaf de linkerbuur van wie die tegel heeft aangelegd; daarna is het spel afgelopen.
tile-left = Er is nog een gewone landtegel te trekken: het spel gaat door.
halves-lost = Halve tegels die nog niet zijn aangelegd, vervallen.
