### De kerken van Darmstadt.

heading = De bonus voor de kerk van Darmstadt op { $tile }

today = { $players ->
    [0] Op de negen vakken van de kerk staan geen meeples, dus niemand krijgt de bonus.
    [one] { $players } heeft de meeste meeples op de negen vakken van de kerk: +3 punten.
   *[other] { $players } staan gelijk met de meeste meeples op de negen vakken van de kerk: ieder +3 punten.
}
today-unfinished = De kerk is niet afgebouwd, dus nog geen bonus.
row = { $players ->
    [0] niemand krijgt de bonus
    [one] +3 voor { $players }
   *[other] ieder +3 voor { $players }
}
row-unfinished = nog geen bonus: niet afgebouwd

said-meeples = { $said ->
    [0] er telt geen meeple mee
    [one] { $said } telt mee
   *[other] { $said } tellen mee
}

nobody = Op de negen vakken van de kerk staan geen meeples: geen bonus.
most = Meeples op de negen vakken van de kerk (elk telt één keer): { $heads }. Wie er de meeste heeft, ook bij gelijkspel, krijgt 3 punten.
unfinished = De kerk is niet afgebouwd: nog geen bonus.

thing-most-followers = { $count ->
    [one] 1 bonus
   *[other] { $count } bonussen
}
