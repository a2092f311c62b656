### De pest.

heading = De pest, met { $sources ->
    [one] de pestbron op { $sources }
   *[other] pestbronnen op { $sources }
}{ $eradicated ->
    [0] { $fleas ->
        [0] {""}
        [one] {" "}en een vlooienfiche op { $fleas }
       *[other] {" "}en vlooienfiches op { $fleas }
    }
   *[other] { $fleas ->
        [0] {""}
        [one] , een vlooienfiche op { $fleas }
       *[other] , vlooienfiches op { $fleas }
    }
}{ $eradicated ->
    [0] {""}
    [one] , en een uitgeroeide bron op { $eradicated }
   *[other] , en uitgeroeide bronnen op { $eradicated }
}
# De namen van bronnen in de legenda van een getekend speelveld.
source = pestbron
eradicated = uitgeroeide pestbron

go-home = { $meeples ->
    [0] Geen speelstuk gaat terug in de voorraad.
    [one] { $meeples } gaat terug in de voorraad.
   *[other] { $meeples } gaan terug in de voorraad.
}
next = { $tiles ->
    [0] Er is geen plaats voor nog een vlooienfiche.
   *[other] Het volgende vlooienfiche mag op { OR($tiles) }.
}
cut-off = { $tiles ->
    [one] Het vlooienfiche op { $tiles } is afgesneden van elke bron: het treft niemand en verspreidt de pest niet verder.
   *[other] De vlooienfiches op { $tiles } zijn afgesneden van elke bron: ze treffen niemand en verspreiden de pest niet verder.
}
several = Er zijn { $outbreaks } uitbraakgebieden.
# Een rij: de speelstukken die teruggaan, de plaatsen voor het volgende vlooienfiche, en de afgesneden vlooienfiches.
row = { $outbreaks ->
    [one] {""}
   *[other] { $outbreaks } uitbraakgebieden; {""}
}{ $hit ->
    [0] geen speelstuk terug
   *[other] { $hit } terug
}; { $tiles ->
    [0] geen plaats voor nog een vlooienfiche
   *[other] volgend vlooienfiche op { OR($tiles) }
}{ $cut-off ->
    [0] {""}
   *[other] ; afgesneden: { $cut-off }
}

said-outbreaks = { $said ->
    [0] er is geen uitbraakgebied
    [one] er is 1 uitbraakgebied
   *[other] er zijn { $said } uitbraakgebieden
}
said-cut-off = { $said ->
    [0] geen vlooienfiche is afgesneden
    [one] het vlooienfiche op { $said } is afgesneden
   *[other] de vlooienfiches op { $said } zijn afgesneden
}
said-meeples = { $said ->
    [0] er gaat geen speelstuk terug
    [one] alleen { $said } gaat terug
   *[other] alleen { $said } gaan terug
}
said-tiles = { $said ->
    [0] er is geen plaats voor nog een vlooienfiche
   *[other] het volgende vlooienfiche mag op { OR($said) }
}

by-half = Een vlooienfiche treft alleen zijn eigen halve tegel; de pest verspreidt zich per halve tegel.
by-space = Een vlooienfiche treft beide halve tegels in het vak; de pest verspreidt zich per vak.
double-is-one = Een dubbele tegel is één tegel: de pest verspreidt zich vanaf alle zijden ervan.
double-is-two = Een dubbele tegel is twee vakken: de pest verspreidt zich vanuit het vak met het vlooienfiche.
gap-passed = De pest verspreidt zich recht over een driehoekig gat.
gap-stops = De pest verspreidt zich niet over een driehoekig gat.
pair-passed = De pest verspreidt zich over twee driehoekige gaten tegenover elkaar.
pair-stops = De pest verspreidt zich niet over twee driehoekige gaten tegenover elkaar.
covers = Een uitbraakgebied omvat { $tiles }.
