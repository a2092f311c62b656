### Burchten op steden van twee tegels, en hun leengoederen.

castle = de burcht op { $tiles }

heading = Het leengoed van { $castle }
heading-completed = { $castle }: punten voor { $done }
heading-castle = { $castle }, nadat { $through } is geteld
heading-through = { $castle }, nadat { $through } is geteld voor { $done }

today-fief = Het leengoed is { $tiles }.
row-fief = het leengoed is { $tiles }
today-castle = { $touches ->
    [yes] De andere burcht ligt in het leengoed, dus de burchtheer van deze burcht krijgt evenveel punten.
   *[no] De andere burcht ligt niet in het leengoed, dus de burchtheer van deze burcht krijgt er niets voor.
}
row-castle = { $touches ->
    [yes] de burchtheer krijgt evenveel punten
   *[no] de burchtheer krijgt niets
}
today-scores = { $done } is afgebouwd en raakt het leengoed, dus krijgt { $player } als heer van de burcht { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
today-scores-through = { $through } ligt in het leengoed en wordt geteld, dus krijgt { $player } als heer van de burcht { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
row-scores = { $player } { $points }
today-no-lord = Op de burcht staat geen heer, dus niemand krijgt { $points ->
    [one] het ene punt
   *[other] de { $points } punten
}.
row-no-lord = geen heer, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard
today-unfinished = { $done } is niet afgebouwd, dus de burchtheer krijgt niets.
row-unfinished = geen punten: niet afgebouwd
today-abbots = { $done } telt pas aan het einde van het spel, dus de burchtheer krijgt niets.
row-abbots = geen punten: telt pas aan het einde van het spel
today-far = { $done } is afgebouwd, maar raakt het leengoed niet, dus de burchtheer krijgt niets.
row-far = geen punten: buiten het leengoed
today-other-without-lord = Op { $through } staat geen heer: die burcht levert niets op, en deze dus ook niet.
today-other-far = { $through } ligt niet in het leengoed, dus de burchtheer krijgt niets.
today-other-unreached = { $done } raakt het leengoed van { $through } niet, dus geen van beide burchten levert punten op.

said-tiles = { $said ->
    [0] in het leengoed ligt niets
   *[other] het leengoed is { $said }
}
said-meeples = { $said ->
    [0] er is geen heer
   *[other] de burchtheer is { $said }
}
said-touches = { $said ->
    [yes] het project raakt het leengoed
   *[no] het project raakt het leengoed niet
}
said-scores = { $said ->
    [yes] de burchtheer krijgt punten
   *[no] de burchtheer krijgt geen punten
}

not-named = De vraag noemt niet door welk project de andere burcht telt.
no-lord-there = Op { $castle } staat geen heer, dus die burcht kan geen punten meer opleveren.
beyond = { $done } raakt het leengoed van { $castle } niet.
scores-too = Voor { $done } levert { $castle } punten op. Elke burcht met { $castle } in het leengoed levert er evenveel op.
now = Eerst { $done }:
told = { $complete ->
    [yes] { $done } is afgebouwd{ $touches ->
        [yes] {" "}en raakt het leengoed.
       *[no] , maar raakt het leengoed niet.
    }
    [no] { $done } is niet afgebouwd{ $touches ->
        [yes] , maar raakt het leengoed.
       *[no] {" "}en raakt het leengoed niet.
    }
   *[end] { $done } telt pas aan het einde van het spel{ $touches ->
        [yes] , maar raakt het leengoed.
       *[no] {" "}en raakt het leengoed niet.
    }
}
no-lord = Op de burcht staat geen heer: niemand krijgt punten.
