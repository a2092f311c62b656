### De meeples die uit een belegerde stad kunnen vluchten.

heading = Vluchten uit { $at }

today = { $why ->
    [no-siege] De stad is niet belegerd, dus niemand vlucht.
    [no-monastery] Niemand kan vluchten: er ligt geen klooster naast.
    [nobody] Er ligt een klooster naast, maar in de stad staat niemand die kan vluchten.
   *[flee] { $meeples ->
        [one] { $meeples } kan
       *[other] { $meeples } kunnen
    } vluchten: aan het einde van de eigen beurt mag een speler één eigen meeple uit de stad terugnemen.
}
row = { $meeples ->
    [0] niemand kan vluchten
    [one] { $meeples } kan vluchten
   *[other] { $meeples } kunnen vluchten
}

said-tiles = { $said ->
    [0] er is geen klooster om naar te vluchten
   *[other] vluchten kan naar { $said }
}
said-meeples = { $said ->
    [0] niemand kan vluchten
    [one] { $said } kan vluchten
   *[other] { $said } kunnen vluchten
}

besieged-on = { $tiles ->
    [0] De stad is niet belegerd.
   *[other] De stad is belegerd op { $tiles }.
}
next-to = { $rule ->
    [tile] Het klooster moet naast een belegerde tegel liggen.
   *[city] Het klooster mag naast elke tegel van de stad liggen.
}
monasteries = { $tiles ->
    [0] Er ligt geen klooster naast.
    [one] Het klooster of de abdij ernaast ligt op { $tiles }.
   *[other] De kloosters en abdijen ernaast liggen op { $tiles }.
}
lord = De heer van een burcht { $knight ->
    [yes] geldt als ridder.
   *[no] is geen ridder, dus hij kan niet vluchten.
}
