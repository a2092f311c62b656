### Sätze für alles, was die Plättchen um ein Plättchen betrachtet.

# Eine Person mit Punkten, als Teil einer Liste: „Punkte: Rot 6 und Blau 3“.
share = { $player } { $points }

said-tiles = { $said ->
    [0] kein Plättchen gehört dazu
    [one] dazu gehört { $said }
   *[other] dazu gehören { $said }
}

lie-there = { $count ->
    [0] Dort liegt kein Plättchen.
    [one] Dort liegt { $tiles } auf { DAT($spaces) }.
   *[other] Dort liegen { $tiles } auf { DAT($spaces) }.
}
pairs-lie-there = { $tiles } auf { DAT($spaces) }. Liegen zwei Dreiecksplättchen auf einem Feld, gehören beide dazu, gleich, ob Plättchen oder Felder zählen.
half-occupies = Ein Feld mit einem Dreiecksplättchen und einer dreieckigen Lücke zählt als belegt, wie um ein Kloster; dass das auch hier gilt, haben wir abgeleitet.
occupied = { $count } der { $all } umliegenden Felder { $count ->
    [one] ist
   *[other] sind
} belegt.
