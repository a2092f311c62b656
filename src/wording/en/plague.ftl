### The plague.

heading = The plague with { $sources ->
    [one] its source on { $sources }
   *[other] sources on { $sources }
}{ $eradicated ->
    [0] { $fleas ->
        [0] {""}
        [one] {" "}and a flea on { $fleas }
       *[other] {" "}and fleas on { $fleas }
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

go-home = { $meeples ->
    [0] Nobody goes home.
    [one] { $meeples } goes home.
   *[other] { $meeples } go home.
}
next = { $tiles ->
    [0] There is no place for another flea.
   *[other] The next flea may go on { OR($tiles) }.
}
cut-off = { $tiles ->
    [one] The flea on { $tiles } is cut off from every source: it affects nobody and spreads no further.
   *[other] The fleas on { $tiles } are cut off from every source: they affect nobody and spread no further.
}
several = There are { $outbreaks } outbreaks.
# Whose figures go home, where the next flea may go, which are cut off.
row = { $outbreaks ->
    [one] {""}
   *[other] { $outbreaks } outbreaks; {""}
}{ $hit ->
    [0] hits nobody
   *[other] hits { $hit }
}, spreads { $tiles ->
    [0] no further
   *[other] to { OR($tiles) }
}{ $cut-off ->
    [0] {""}
   *[other] ; { $cut-off } cut off
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
    [0] nobody goes home
    [one] { $said } goes home
   *[other] { $said } go home
}
said-tiles = { $said ->
    [0] there is no place for another flea
   *[other] the next flea may go on { OR($said) }
}

by-half = A flea affects its own half, and spreads from half to half.
by-space = A flea affects both halves of its space, and spreads from space to space.
double-is-one = A double-size tile is one tile: the plague spreads from all round it.
double-is-two = A double-size tile is two spaces: the plague spreads from the one where the flea lies.
gap-passed = It spreads straight over a triangular gap.
gap-stops = It does not spread over a triangular gap.
pair-passed = It spreads over two triangular gaps that face one another.
pair-stops = It does not spread over two triangular gaps that face one another.
covers = One outbreak covers { $tiles }.
