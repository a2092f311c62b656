### The plague.

heading = The plague, with { $sources ->
    [one] its source on { $sources }
   *[other] sources on { $sources }
}{ $eradicated ->
    [0] { $fleas ->
        [0] {""}
        [one] {" "}and with a flea on { $fleas }
       *[other] {" "}and with fleas on { $fleas }
    }
   *[other] { $fleas ->
        [0] {""}
        [one] , a flea on { $fleas }
       *[other] , fleas on { $fleas }
    }
}{ $eradicated ->
    [0] {""}
    [one] , and an eradicated source on { $eradicated }
   *[other] , and eradicated sources on { $eradicated }
}
# The names of sources in the legend of a drawn board.
source = source of the plague
eradicated = eradicated source

go-home = { $meeples ->
    [0] No figure is returned.
    [one] { $meeples } is returned.
   *[other] { $meeples } are returned.
}
next = { $tiles ->
    [0] There is no place for another flea.
   *[other] The next flea can be placed on { OR($tiles) }.
}
cut-off = { $tiles ->
    [one] The flea on { $tiles } is cut off from every source: it affects nobody and spreads no further.
   *[other] The fleas on { $tiles } are cut off from every source: they affect nobody and spread no further.
}
several = There are { $outbreaks } outbreaks.
# A row: the figures that are returned, the places for the next flea, and the fleas that are cut off.
row = { $outbreaks ->
    [one] {""}
   *[other] { $outbreaks } outbreaks; {""}
}{ $hit ->
    [0] no figure returned
   *[other] { $hit } returned
}; { $tiles ->
    [0] no place for another flea
   *[other] next flea on { OR($tiles) }
}{ $cut-off ->
    [0] {""}
   *[other] ; cut off: { $cut-off }
}

said-outbreaks = { $said ->
    [0] there is no outbreak
    [one] there is 1 outbreak
   *[other] there are { $said } outbreaks
}
said-cut-off = { $said ->
    [0] no flea is cut off
    [one] the flea on { $said } is cut off
   *[other] the fleas on { $said } are cut off
}
said-meeples = { $said ->
    [0] no figure is returned
    [one] only { $said } is returned
   *[other] only { $said } are returned
}
said-tiles = { $said ->
    [0] there is no place for another flea
   *[other] the next flea can be placed on { OR($said) }
}

by-half = A flea affects its own half tile, and spreads from half to half.
by-space = A flea affects both half tiles in its space, and spreads from space to space.
double-is-one = A double-size tile is one tile: the plague spreads from all sides of it.
double-is-two = A double-size tile is two spaces: the plague spreads from the one with the flea.
gap-passed = It spreads straight across a triangular gap.
gap-stops = It does not spread across a triangular gap.
pair-passed = It spreads across two triangular gaps that face each other.
pair-stops = It does not spread across two triangular gaps that face each other.
covers = One outbreak covers { $tiles }.
