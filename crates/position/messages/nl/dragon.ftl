### De draak.

heading-walk = De draak, van { $from }{ $over ->
    [0] {""}
   *[other] {" "}via { $over }
} naar { $to }{ $used ->
    [0] {""}
    [one] , na 1 eerdere stap
   *[other] , na { $used } eerdere stappen
}{ $been ->
    [0] {""}
   *[other] , waarbij hij al op { $been } was
}
heading-next-step = De volgende stap van de draak vanaf { $from }{ $used ->
    [0] {""}
    [one] , na 1 eerdere stap
   *[other] , na { $used } eerdere stappen
}{ $been ->
    [0] {""}
   *[other] , waarbij hij al op { $been } was
}

today-goes = { $steps ->
    [0] De draak is er al: geen stap, en de draak verslindt niemand.
    [one] De draak bereikt { $to } in 1 stap en verslindt { $eaten ->
        [0] niemand op
       *[other] { $eaten }
    }.
   *[other] De draak bereikt { $to } in { $steps } stappen en verslindt { $eaten ->
        [0] niemand op
       *[other] { $eaten }
    }.
}
today-not = Zo mag de draak niet lopen: { $reason }.
besides = Bovendien: { $reason }.
today-next = { $left ->
    [one] De draak heeft nog 1 stap, naar { OR($tiles) }.
   *[other] De draak heeft nog { $left } stappen; de volgende kan naar { OR($tiles) }.
}

# Rijen, in weinig woorden. Een rij met veel opgegeten speelstukken noemt alleen hun tegels.
row-goes = { $steps ->
    [0] geen stap
    [one] 1 stap
   *[other] { $steps } stappen
}, { $eaten ->
    [0] niemand opgegeten
   *[other] opgegeten: { $eaten }
}
row-goes-eating-on = { $steps ->
    [0] geen stap
    [one] 1 stap
   *[other] { $steps } stappen
}, speelstukken opgegeten op { $tiles }
row-next = de draak kan naar { OR($tiles) }
row-no-step-left = geen stappen meer
row-no-step-open = geen stap mogelijk

# Redenen tegen een stap: bijzinnen, elk gevolgd door een rij met dezelfde delen.
been-before = de draak is in deze jacht al op { $to } geweest
row-been-before = niet toegestaan: twee keer op { $to }
gap-in-the-way = tussen { $from } en { $to } ligt een driehoekig gat in de weg
row-gap-in-the-way = niet toegestaan: gat tussen { $from } en { $to }
not-one-step = { $to } ligt niet op één stap van { $from }
row-not-one-step = niet toegestaan: { $to } ligt niet op één stap van { $from }
fairy-keeps-it = de fee houdt de draak weg van { $to }
row-fairy-keeps-it = niet toegestaan: de fee beschermt { $to }
too-far = dat kost { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}, en de draak heeft er { $left ->
    [0] geen
   *[other] maar { $left }
} over
row-too-far = niet toegestaan: { $count ->
    [one] 1 stap
   *[other] { $count } stappen
} met { $left ->
    [0] geen
   *[other] { $left }
} over

said-allowed = { $said ->
    [yes] zo mag de draak lopen
   *[no] zo mag de draak niet lopen
}
said-steps = { $said ->
    [0] de draak zet geen stap
    [one] de draak zet 1 stap
   *[other] de draak zet { $said } stappen
}
said-left = { $said ->
    [0] er zijn geen stappen over
    [one] er is 1 stap over
   *[other] er zijn { $said } stappen over
}
said-meeples = { $said ->
    [0] de draak verslindt niemand
   *[other] de draak verslindt { $said }
}
said-tiles = { $said ->
    [0] de draak kan nergens heen
   *[other] de draak kan naar { OR($said) }
}

by-half = Elke halve tegel is een aparte tegel, en een aparte stap.
by-space = De draak gaat van vak naar vak, en verslindt daar iedereen.
fairy-by-half = De fee houdt de draak weg van haar halve tegel, niet van de andere halve tegel.
fairy-by-space = De fee houdt de draak weg van beide halve tegels in haar vak.
double-is-one = Een dubbele tegel is één stap.
double-is-two = Elk vak van een dubbele tegel is één stap.
gap-passed = De draak gaat recht over een driehoekig gat heen: dat kost geen stap.
gap-bars = De draak kan niet over een zijde van een driehoekig gat stappen.
step = { $reasons ->
    [0] { $number ->
        [0] Naar { $to } is geen stap nodig.
       *[other] Stap { $number } gaat naar { $to }.
    }
   *[other] { $number ->
        [0] Naar { $to } is geen stap nodig, maar het mag niet: { $reasons }.
       *[other] Stap { $number }, naar { $to }, mag niet: { $reasons }.
    }
}
no-step-left = Alle zes stappen zijn gezet.
no-step-open = Er is geen stap mogelijk: de draak stopt.
