### Het leggen van een abdij: of het mag.

heading = Een abdij leggen in { $space }

today = De abdij mag daar liggen.
today-not = De abdij mag daar niet liggen: { $because }.
row = toegestaan
row-not = { $reason ->
    [taken] niet toegestaan: het vak is bezet
    [half-taken] niet toegestaan: het vak is half bezet
    [empty] niet toegestaan: een zijde zonder tegel
    [half] niet toegestaan: naast een halve tegel
    [gap] niet toegestaan: naast een gat
    [challenges-several] niet toegestaan: bij meerdere cultusplaatsen
   *[beside-challenges-several] niet toegestaan: een cultusplaats ernaast zou er twee uitdagen
}

said-allowed = { $said ->
    [yes] een abdij mag daar liggen
   *[no] een abdij mag daar niet liggen
}

taken = in het vak ligt al { $tile }
half-taken = op de helft van het vak ligt { $tile }, en een abdij heeft het hele vak nodig
empty = in het { $sides } ligt geen tegel
half = in het { $to } ligt { $tile }, en dat is maar een halve tegel
gap = in het { $to } is het driehoekige gat naast { $tile }

lies = In het { $to } ligt { $tile }{ $shape ->
    [half] , een halve tegel
    [double] , een dubbele tegel
   *[square] {""}
}.
lies-gap = In het { $to } is het driehoekige gat naast { $tile }.
occupies = Een halve tegel telt als een tegel aan die zijde, en het gat ernaast wordt genegeerd.
does-not-occupy = Een halve tegel telt niet als een tegel aan die zijde, en het gat ernaast ook niet.
