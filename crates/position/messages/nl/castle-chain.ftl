### Alle burchten op steden van twee tegels, en wat in één beurt wordt afgebouwd.

heading = Burchtpunten voor { $done }

today = { $each }.
each = { $player } krijgt { $most ->
    [yes] hooguit { $points } punten
   *[no] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
today-home = { $meeples ->
    [one] { $meeples } gaat terug in de voorraad.
   *[other] { $meeples } gaan terug in de voorraad.
}
today-choice = { $players ->
    [one] { $players } mag voor minder punten kiezen.
   *[other] { $players } mogen voor minder punten kiezen.
}
today-partly = Niet alles wat genoemd is, is afgebouwd.
today-nobody = Geen burcht levert punten op: { $why ->
    [far] niets van { $done } ligt in het leengoed van een burcht met een heer.
    [unfinished] { $done } is niet afgebouwd.
   *[either] niets wat afgebouwd is, ligt in het leengoed van een burcht met een heer.
}
row = { $each }
phrase = { $row }; { $meeples ->
    [one] { $meeples } gaat terug in de voorraad
   *[other] { $meeples } gaan terug in de voorraad
}
row-each = { $player } { $most ->
    [yes] hooguit { $points }
   *[no] { $points }
}
row-nobody = geen burchtpunten

said-meeples = { $said ->
    [0] geen heer gaat terug in de voorraad
    [one] alleen { $said } gaat terug in de voorraad
   *[other] alleen { $said } gaan terug in de voorraad
}
said-cities = per burcht: { APART($said) }
said-chooses = { $said ->
    [0] geen burchtheer heeft een keuze
    [one] { $said } mag voor minder punten kiezen
   *[other] { $said } mogen voor minder punten kiezen
}

now = Eerst { $done }:
unfinished = { $done } is niet afgebouwd, dus geen burcht levert daarvoor punten op.
at-the-end = { $done } wordt pas aan het einde van het spel geteld, dus geen burcht levert daarvoor punten op.
touches = Een deel van { $done } ligt in het leengoed van { $castle }.
passed-on = { $castle } heeft { $others } in het eigen leengoed en kan dus dezelfde punten opleveren.
choice = { $rule ->
    [own] Is in het eigen leengoed iets afgebouwd, dan kiest de burchtheer daaruit, niet uit wat een andere burcht oplevert.
   *[any] Een burcht die punten oplevert, is een van de projecten waaruit een heer kiest.
}
