### Das Anlegen eines Plättchens: ob es erlaubt ist.

heading = Anlegen { GEN($what) } auf { DAT($space) }
heading-half = Anlegen { GEN($what) } auf { DAT($space) }, rechter Winkel im { $corner }
heading-bridge = Anlegen { GEN($what) } auf { DAT($space) }, mit einer Brücke von { $axis ->
    [ns] Norden nach Süden
   *[ew] Westen nach Osten
}
heading-search = Wo { $what } angelegt werden darf{ $turned ->
    [0] {""}
   *[other] , um { $turned }° gedreht
}
# Ein Plättchen mit Namen.
named = { $name }
    .gen = von { $name }
# Ein Plättchen ohne Namen: seine Form (`$shape`) und was darauf ist (`$shows`).
shown = { $shape ->
    [half] ein Dreiecksplättchen
    [double] ein Doppelplättchen
   *[square] ein quadratisches Plättchen
} { $shows ->
    [0] nur mit Wiese
   *[other] mit { DAT($shows) }
}
    .dat = { $shape ->
        [half] einem Dreiecksplättchen
        [double] einem Doppelplättchen
       *[square] einem quadratischen Plättchen
    } { $shows ->
        [0] nur mit Wiese
       *[other] mit { DAT($shows) }
    }
    .gen = { $shape ->
        [half] eines Dreiecksplättchens
        [double] eines Doppelplättchens
       *[square] eines quadratischen Plättchens
    } { $shows ->
        [0] nur mit Wiese
       *[other] mit { DAT($shows) }
    }
city = eine Stadt an { DAT($sides) }
    .dat = einer Stadt an { DAT($sides) }
    .gen = einer Stadt an { DAT($sides) }
road = eine Straße an { DAT($sides) }
    .dat = einer Straße an { DAT($sides) }
    .gen = einer Straße an { DAT($sides) }
river = ein Fluss an { DAT($sides) }
    .acc = einen Fluss an { DAT($sides) }
    .dat = einem Fluss an { DAT($sides) }
    .gen = eines Flusses an { DAT($sides) }
monastery = { $kind ->
    [german] ein deutsches Kloster
    [dutch] ein niederländisches oder belgisches Kloster
    [japanese] ein japanisches Gebäude
    [shrine] eine Kultstätte
    [darmstadt] die Darmstädter Kirche
   *[true] ein Kloster
}
    .dat = { $kind ->
        [german] einem deutschen Kloster
        [dutch] einem niederländischen oder belgischen Kloster
        [japanese] einem japanischen Gebäude
        [shrine] einer Kultstätte
        [darmstadt] der Darmstädter Kirche
       *[true] einem Kloster
    }
    .gen = { $kind ->
        [german] eines deutschen Klosters
        [dutch] eines niederländischen oder belgischen Klosters
        [japanese] eines japanischen Gebäudes
        [shrine] einer Kultstätte
        [darmstadt] der Darmstädter Kirche
       *[true] eines Klosters
    }
castle = eine Burg
    .dat = einer Burg
    .gen = einer Burg
hill = ein Hügel
    .acc = einen Hügel
    .dat = einem Hügel
    .gen = eines Hügels

today = Das Plättchen darf dort angelegt werden.
under-the-hill = Zieh ein Plättchen und leg es verdeckt unter das Plättchen mit dem Hügel.
under-the-half = Zieh ein normales Plättchen und leg es verdeckt unter das Dreiecksplättchen mit dem Hügel. Später darf auf dieses Feld noch ein Dreiecksplättchen gelegt werden.
today-not = Das Plättchen darf dort nicht angelegt werden, denn { $because }.
# Eine Anmerkung zu einem gedruckten Plättchen, das so gedreht nicht passt; `$turns` sind die Ausrichtungen, in denen es passt.
fitting-turns = { $turns ->
    [0] Das Plättchen passt dort nicht, wie du es auch drehst.
   *[other] Das Plättchen passt dort als { OR($turns) }.
}
today-spaces = Das Plättchen darf auf { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
} angelegt werden: { DAT($spaces) }.
space-turns = { $space } (um { OR($turns) } gedreht)
    .dat = { DAT($space) } (um { OR($turns) } gedreht)
    .gen = { GEN($space) } (um { OR($turns) } gedreht)
space-any-turn = { $space } (in jeder Ausrichtung)
    .dat = { DAT($space) } (in jeder Ausrichtung)
    .gen = { GEN($space) } (in jeder Ausrichtung)
space-corners = { $space } (rechter Winkel im { $corners })
    .dat = { DAT($space) } (rechter Winkel im { $corners })
    .gen = { GEN($space) } (rechter Winkel im { $corners })
degrees = { $degrees }°
more-spaces = { $count ->
    [one] noch 1 Feld
   *[other] noch { $count } Felder
}
    .dat = { $count ->
        [one] noch 1 Feld
       *[other] noch { $count } Feldern
    }
today-nowhere = Das Plättchen darf nirgends angelegt werden. Es wird aus dem Spiel genommen; wer am Zug ist, zieht ein anderes.
today-no-half = Das Dreiecksplättchen darf nirgends angelegt werden: Wer am Zug ist, behält es und zieht ein normales Plättchen.
today-uncertain = Ob das Plättchen angelegt werden darf, hängt davon ab, was die unbekannten Plättchen zeigen.
uncertain = Je nach unbekanntem Plättchen passt es { $certain ->
    [0] vielleicht
   *[other] vielleicht auch
} auf { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}: { $spaces }.
today-unknown = Das hängt davon ab, { $unknown }.
row = erlaubt
row-unknown = hängt vom unbekannten Plättchen ab
row-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
row-spaces-ways = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, { $ways } Möglichkeiten
phrase-spaces = { $spaces }{ $count ->
    [0] {""}
   *[other] ; je nach unbekanntem Plättchen auch { $uncertain }
}
phrase-uncertain = je nach unbekanntem Plättchen: { $spaces }
row-nowhere = nirgends
row-not = { $reason ->
    [taken] nicht erlaubt: das Feld ist belegt
    [half-taken] nicht erlaubt: diese Hälfte ist belegt
    [overlaps] nicht erlaubt: überschneidet sich mit einem Dreiecksplättchen
    [filled] nicht erlaubt: dort liegt ein Dreiecksplättchen
    [touches-nothing] nicht erlaubt: keine Seite berührt ein Plättchen
    [no-short-side] nicht erlaubt: keine kurze Seite berührt ein Plättchen
    [differs] nicht erlaubt: eine Seite passt nicht
    [no-river] nicht erlaubt: setzt den Fluss nicht fort
    [turns-back] nicht erlaubt: der Fluss kehrt um
    [castles] nicht erlaubt: berührt eine Burg
    [bridge-ends] nicht erlaubt: die Brücke endet nicht auf einer Wiese
    [challenges-several] nicht erlaubt: würde mehrere herausfordern
   *[beside-challenges-several] nicht erlaubt: das Plättchen daneben würde zwei herausfordern
}

said-allowed = { $said ->
    [yes] das Plättchen darf dort angelegt werden
   *[no] das Plättchen darf dort nicht angelegt werden
}
said-unknown = das hängt davon ab, { $said }
said-placements = { $said ->
    [0] das Plättchen darf nirgends angelegt werden
   *[other] das Plättchen darf hier angelegt werden: { $said }
}
said-uncertain = { $said ->
    [0] das hängt von keinem unbekannten Plättchen ab
   *[other] je nach unbekanntem Plättchen: { $said }
}

taken = das Feld ist von { DAT($tile) } belegt
no-river = das Plättchen setzt den Fluss nicht fort
turns-back = der Fluss würde gleich hinter { DAT($tile) } umkehren
half-taken = diese Hälfte des Felds ist von { DAT($tile) } belegt
overlaps = das Plättchen würde sich mit { DAT($tile) } überschneiden
long-side-against = die lange Seite des neuen Plättchens würde an { DAT($tile) } liegen, und das ist kein Dreiecksplättchen
filled = die Hälfte des Felds ist von { DAT($tile) } belegt
long-side-within = die lange Seite { GEN($tile) } würde am neuen Plättchen liegen
bridge-ends = { $own }, wo die Brücke enden würde, zeigt { ACC($edge) }
touches-nothing = keine Seite berührt ein Plättchen, und Ecke an Ecke reicht nicht
no-short-side = keine kurze Seite berührt ein Plättchen, und die lange Seite an { DAT($tile) } reicht nicht
differs = { $own } zeigt { ACC($mine) }, aber { $side } zeigt { ACC($theirs) }
castles = { $tiles ->
    [one] das Plättchen würde die Burg auf { DAT($tiles) } berühren, und Burgen dürfen sich nicht berühren, auch nicht an einer Ecke
   *[other] das Plättchen würde die Burgen auf { DAT($tiles) } berühren, und Burgen dürfen sich nicht berühren, auch nicht an einer Ecke
}
unknown-castle = ob { $tile } eine Burg zeigt
unknown-sacred = ob { $tile } ein Kloster oder eine Kultstätte zeigt
unknown = was { $side } zeigt (es muss zu { DAT($edge) } passen)

open-river = Aber der Fluss hat ein offenes Ende: Sind noch Flussplättchen übrig, werden sie zuerst angelegt.
every-space = Das Plättchen darf angelegt werden auf { DAT($spaces) }.
tried = { $count ->
    [one] Geprüft ist das einzige Feld
   *[other] Geprüft sind alle { $count } Felder
} neben einem Plättchen, mit dem neuen Plättchen in jeder noch möglichen Ausrichtung.
out-of-the-game = Ein Plättchen, das nirgends passt, wird aus dem Spiel genommen; wer am Zug ist, zieht ein anderes.
instead = Ein Dreiecksplättchen wird angelegt, statt dass ein normales Plättchen gezogen und angelegt wird.
across-a-gap = Gegenüber { DAT($own) } ist die dreieckige Lücke neben { DAT($tile) }: Dort berührt das Plättchen nichts.
abbey = { $own } berührt { ACC($tile) }, eine Abtei, und die passt zu allem.
matches = { $own } passt zu { DAT($side) }: Beide zeigen { ACC($edge) }.
long-side-is-not-enough = Nur die lange Seite berührt ein Plättchen, und zwar die lange Seite { GEN($tile) }: Das reicht nicht.
long-side-touches = Nur die lange Seite berührt ein Plättchen, und zwar die lange Seite { GEN($tile) }: Das reicht.
