### Weiden.

barn = { $players ->
    [one] Daar staat een herenboerderij van { $players }: bij de eindtelling 4 punten per afgebouwde stad, met of zonder boeren.
   *[other] Daar staan herenboerderijen van { $players }: ieder krijgt bij de eindtelling 4 punten per afgebouwde stad.
}
several-barns = { $rule ->
    [once] Meerdere herenboerderijen van één speler op een weide leveren evenveel op als één.
    [each] Meerdere herenboerderijen van één speler op een weide leveren elk 4 punten per afgebouwde stad op.
   *[most] Alleen de speler met de meeste herenboerderijen op de weide krijgt er punten voor, en niet meer dan voor één.
}
joined-farmers = Verbindt een tegel een weide met boeren met een weide met herenboerderij, dan leveren die boeren in die beurt 1 punt per afgebouwde stad op en gaan ze terug in de voorraad.

# Boeren per stad geteld; en per weide, met elke stad één keer voor een speler.
around-city = { $fields ->
    [one] Aan de afgebouwde stad grenst 1 weide: wie daar de meeste boeren heeft, krijgt 4 punten.
   *[other] Aan de afgebouwde stad grenzen { $fields } weiden: wie daar in totaal de meeste boeren heeft, krijgt 4 punten.
}
once = Een stad waarbij dezelfde speler ook op de weide op { $tiles } de meerderheid heeft, telt maar één keer.

thing-joined-city = { $count ->
    [one] 1 afgebouwde stad aan de weide
   *[other] { $count } afgebouwde steden aan de weide
}
