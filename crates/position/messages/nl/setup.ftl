### De voorbereiding van een spel met halve tegels.

heading = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
} met { $copies ->
    [one] { $sets ->
        [both] set I en II
        [second] set II
       *[first] set I
    }
   *[other] { $copies } exemplaren van { $sets ->
        [both] set I en II
        [second] set II
       *[first] set I
    }
}{ $first ->
    [yes] , eerste spel met halve tegels
   *[no] {""}
}

today = Elke speler krijgt { $halves ->
    [one] 1 halve tegel
   *[other] { $halves } halve tegels
}; { $left ->
    [0] er blijft er geen
    [one] er blijft 1
   *[other] er blijven { $left }
}{ $mixed ->
    [0] {""}
   *[other] {" "}van de { $mixed }
} over.
today-not = Dat kan niet: { $reason }.
besides = Bovendien: { $reason }.
note = { $note }.
row = ieder { $halves }; { $left ->
    [0] niets
   *[other] nog { $left }
}{ $mixed ->
    [0] {""}
   *[other] {" "}van de { $mixed }
} over

# Redenen waarom een voorbereiding niet kan: bijzinnen, elk met een rij die met dezelfde delen begint.
one-set-serves = een set halve tegels is voor hooguit { $served } spelers
row-one-set-serves = een set is voor hooguit { $served } spelers
too-few = voor { $players ->
    [one] 1 speler met
   *[other] { $players } spelers met elk
} { $each }{ $of-a-set ->
    [yes] {" "}van elke set
   *[no] {""}
} zijn { $wanted } halve tegels nodig, maar { $of-a-set ->
    [yes] een set heeft er maar { $pile }
   *[no] er zijn er maar { $pile }
}
row-too-few = niet genoeg voor { $each } { $of-a-set ->
    [yes] van elke set
   *[no] per speler
}

said-allowed = { $said ->
    [yes] dat kan
   *[no] dat kan niet
}
said-halves = elke speler krijgt { $said ->
    [one] 1 halve tegel
   *[other] { $said } halve tegels
}
said-mixed = { $said ->
    [one] er wordt 1 halve tegel geschud
   *[other] er worden { $said } halve tegels geschud
}
said-left = { $said ->
    [0] er blijft geen halve tegel over
    [one] er blijft 1 halve tegel over
   *[other] er blijven { $said } halve tegels over
}
said-notes = { $said ->
    [0] er is niets op te merken
   *[other] { $said }
}

of-each-set = Het aantal geldt per set.
in-all = Het aantal geldt voor beide sets samen.
each-gets = Elke speler krijgt { $halves ->
    [one] 1 halve tegel
   *[other] { $halves } halve tegels
}.
variant-for-fewer = De variant is voor minder dan { $served } spelers, dus elke speler krijgt { $halves } halve tegels.
dealt-alike = { $mixed } halve tegels worden gelijk verdeeld onder { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}: ieder { $halves }.
more-can-play = Meer dan { $served } spelers kan ook, met extra exemplaren of versies.
back-to-the-box = { $left ->
    [one] De overgebleven halve tegel gaat terug in de doos.
   *[other] De andere { $left } gaan terug in de doos.
}
left-over = { $left ->
    [one] Er blijft er één over.
   *[other] De andere { $left } blijven over.
}
how-dealt = { $first ->
    [yes] Bij een eerste spel worden de halve tegels gedekt uitgedeeld.
   *[no] De halve tegels worden gedekt uitgedeeld; of ze liggen allemaal open, en elke speler neemt er telkens één, tegen de klok in vanaf de laatste speler.
}
more-each = elke speler mag er meer krijgen, als alle spelers het daarmee eens zijn
symbols-stay-out = de vier halve tegels met symbolen van andere uitbreidingen doen niet mee in een eerste spel
