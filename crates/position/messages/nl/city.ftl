### Steden.

besieged = De stad is belegerd: { $each ->
    [one] 1 punt
   *[other] { $each } punten
} per tegel of vak en per wapen.

small = Afgebouwd, met maar twee tegels: elk 1 punt.

all-gates = Op één tegel, met aan elke zijde een stadspoort als einde: in totaal 4 punten.

# Berichten voor een stad met een burcht erop; `$finished` is `yes` als de stad is afgebouwd.
castle = Er ligt een burcht op: de stad zelf levert geen punten op. Wat in het leengoed gebeurt, is een aparte vraag.
by-its-fief = levert punten op via het leengoed
today-castle = { $finished ->
    [yes] Afgebouwd, maar hier ligt een burcht: de stad zelf levert geen punten op. De heer van de burcht krijgt punten als een ander project in het leengoed wordt afgebouwd.
   *[no] Niet afgebouwd, en hier ligt een burcht: de stad zelf levert geen punten op.
}
row-castle = geen punten, er ligt een burcht op
