### Het zetten van een herenboerderij: of het mag, en de gevolgen.

heading = Een herenboerderij zetten { $spot }
heading-player = De herenboerderij van { $player } zetten { $spot }
# Een kruispunt van meerdere vakken: met de `$tiles` daar, of met een hoek of zijde (`$to`) van één `$tile`.
meet = waar { $tiles } elkaar raken
corner = op de hoek in het { $to } van { $tile }
middle = in het midden van de { GEN($to) } van { $tile }

today = { $fields ->
    [one] De herenboerderij mag daar staan.
   *[other] De herenboerderij mag daar staan, op { $fields } weiden die gescheiden blijven.
}
today-scored = { $each ->
    [0] Nu geen punten.
   *[other] { $each }.
}
gets = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
today-home = { $meeples ->
    [one] { $meeples } gaat terug in de voorraad.
   *[other] { $meeples } gaan terug in de voorraad.
}
today-worth = { $points ->
    [0] Bij de eindtelling is de herenboerderij niets waard als de steden zo blijven.
    [one] Bij de eindtelling is de herenboerderij 1 punt waard als de steden zo blijven.
   *[other] Bij de eindtelling is de herenboerderij { $points } punten waard als de steden zo blijven.
}
today-not = De herenboerderij mag daar niet staan: { $because }.
row = { $fields ->
    [one] toegestaan
   *[other] toegestaan ({ $fields } weiden)
}: { $each ->
    [0] nu geen punten
   *[other] nu { $each }
}{ $home ->
    [0] {""}
    [one] , 1 speelstuk terug
   *[other] , { $home } speelstukken terug
}; herenboerderij { $worth ->
    [0] niets
    [one] 1 punt
   *[other] { $worth } punten
} waard
phrase = { $fields ->
    [one] toegestaan
   *[other] toegestaan ({ $fields } weiden)
}: { $each ->
    [0] nu geen punten
   *[other] nu { $each }
}; { $home ->
    [one] { $home } gaat terug
   *[other] { $home } gaan terug
}; herenboerderij { $worth ->
    [0] niets
    [one] 1 punt
   *[other] { $worth } punten
} waard
# Over het midden van de lange zijde van een dubbele tegel: tegen een herenboerderij daar, en ervoor.
no-intersection = de lange zijde van { $tile } loopt daar doorheen, dus het is geen kruispunt van vier tegels
long-side = Het midden van de lange zijde van een dubbele tegel is ook een kruispunt.
# De rij van een herenboerderij die niets oplevert, geen speelstuk terugstuurt en niets waard is; `$fields` is het aantal weiden.
row-quiet = { $fields ->
    [one] toegestaan
   *[other] toegestaan, op { $fields } weiden
}
row-points = { $player } { $points }
row-not = { $reason ->
    [nothing] niet toegestaan: een vak is leeg
    [does-not-reach] niet toegestaan: daar is een gat
    [gap] niet toegestaan: daar is een gat
    [city] niet toegestaan: stad op het kruispunt
    [abbey] niet toegestaan: daar ligt een abdij
    [two-fields] niet toegestaan: twee weiden op één tegel
    [set-already] niet toegestaan: de herenboerderij is al gezet
    [no-intersection] niet toegestaan: geen kruispunt
   *[barn-there] niet toegestaan: de weide heeft al een herenboerderij
}

said-allowed = { $said ->
    [yes] de herenboerderij mag worden gezet
   *[no] de herenboerderij mag niet worden gezet
}
said-tiles = { $said ->
    [0] geen tegel reikt tot het kruispunt
    [one] alleen { $said } reikt tot het kruispunt
   *[other] { $said } raken elkaar op het kruispunt
}
said-places = { $said ->
    [0] de herenboerderij staat op geen weide
   *[other] de herenboerderij staat op { $said }
}
said-meeples = { $said ->
    [0] geen speelstuk gaat terug
    [one] alleen { $said } gaat terug
   *[other] alleen { $said } gaan terug
}
said-barn-worth = { $said ->
    [0] de herenboerderij is bij de eindtelling niets waard
    [one] de herenboerderij is bij de eindtelling 1 punt waard
   *[other] de herenboerderij is bij de eindtelling { $said } punten waard
}

nothing = ten { $sides } van het kruispunt ligt geen tegel
does-not-reach = { $tile } reikt niet tot het kruispunt, door het driehoekige gat ten { $to } van het kruispunt
gap = { $sides ->
    [one] ten { $sides } van het kruispunt is een driehoekig gat
   *[other] ten { $sides } van het kruispunt zijn driehoekige gaten
}
city = { $tile } heeft een stad op het kruispunt
abbey = { $tile } is een abdij, en die heeft geen weide
two-fields = { $tile } heeft twee weiden op het kruispunt
set-already = de herenboerderij van { $player } staat al op het speelveld
barn-there = de herenboerderij van { $player } staat al op de weide

rules-agree = Alle regels voor herenboerderijen zeggen hier hetzelfde.
ground = { $rule ->
    [four-tiles] Op elk van de vier hoeken die daar samenkomen, moet een tegel liggen.
    [stable] De ondergrond moet stabiel zijn: geen van de vier vakken mag in het midden leeg zijn, en alles wat daar samenkomt, moet weide zijn.
    [full-corners] De vier vakken moeten, waar ze samenkomen, geheel met weide bezet zijn, zonder gat.
   *[community-stable] Vier rechte hoeken moeten samenkomen, elk minstens deels bezet, met alleen weide.
}
apart = { $fields } weiden raken het kruispunt en blijven gescheiden: de herenboerderij staat op elke weide.
joined = { $fields } weiden raken het kruispunt, en de herenboerderij voegt ze samen tot één.
field-of = Voor de weide op { $tiles }:
at-the-end = Bij de eindtelling is de herenboerderij 4 punten per afgebouwde stad waard: { $points } punten als de steden zo blijven.

# Een opmerking bij een antwoord, over een herenboerderij van een `$player` op het speelveld, op `$spot`.
disputed = Niet alle regels laten de herenboerderij van { $player } toe { $spot }.
not-today = De regels van nu laten de herenboerderij van { $player } niet toe { $spot }.
