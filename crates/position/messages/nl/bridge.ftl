### Het bouwen van een brug: of het mag.

heading = Een brug bouwen over { $tiles }, { $axis ->
    [ew] van west naar oost
   *[ns] van noord naar zuid
}

today = De brug mag daar gebouwd worden.
today-not = De brug mag daar niet gebouwd worden: { $because }.
row = toegestaan
row-not = { $reason ->
    [bridge-there] niet toegestaan: daar ligt al een brug
    [ends] niet toegestaan: aan één uiteinde geen weide
    [stops] niet toegestaan: aan één uiteinde geen weg
    [lone-half] niet toegestaan: één uiteinde boven een gat
   *[pair] niet toegestaan: op twee halve tegels
}

said-allowed = { $said ->
    [yes] de brug mag gebouwd worden
   *[no] de brug mag niet gebouwd worden
}
said-tiles = { $said ->
    [0] de brug ligt over geen enkele tegel
   *[other] de brug ligt over { $said }
}

bridge-there = over dat vak ligt al een brug
ends = { $side }, waar de brug zou eindigen, heeft { $edge } in plaats van een weide
stops = { $side }, waar de weg zou doorlopen, heeft { $edge }
lone-half = { $tile } is een losse halve tegel, en één uiteinde van de brug zou boven het gat liggen
pair = de brug zou op twee halve tegels liggen: { $tiles }

fits = Beide uiteinden van een brug moeten op een weide liggen, grenzend aan een weg of een leeg vak.
may-stand-over-a-gap = De brug mag op een losse halve tegel, met één uiteinde boven het gat.
may-not-stand-over-a-gap = De brug mag niet op een losse halve tegel, met één uiteinde boven het gat.
may-not-stand-on-both = De brug mag niet op twee halve tegels.
may-stand-on-both = De brug mag op twee halve tegels; een meeple erop hoort dan bij één van de twee.
