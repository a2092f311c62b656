### Die Pest.

heading = Die Pest mit { $sources ->
    [one] dem Pestherd auf { DAT($sources) }
   *[other] Pestherden auf { DAT($sources) }
}{ $eradicated ->
    [0] { $fleas ->
        [0] {""}
        [one] {" "}und einem Flohplättchen auf { DAT($fleas) }
       *[other] {" "}und Flohplättchen auf { DAT($fleas) }
    }
   *[other] { $fleas ->
        [0] {""}
        [one] , einem Flohplättchen auf { DAT($fleas) }
       *[other] , Flohplättchen auf { DAT($fleas) }
    }
}{ $eradicated ->
    [0] {""}
    [one] {" "}und einem ausgerotteten Pestherd auf { DAT($eradicated) }
   *[other] {" "}und ausgerotteten Pestherden auf { DAT($eradicated) }
}
# Die Namen der Pestherde in der Legende eines gezeichneten Spielfelds.
source = Pestherd
eradicated = ausgerotteter Pestherd

go-home = { $meeples ->
    [0] Keine Figur kommt zurück in den Vorrat.
    [one] { $meeples } kommt zurück in den Vorrat.
   *[other] { $meeples } kommen zurück in den Vorrat.
}
next = { $tiles ->
    [0] Für ein weiteres Flohplättchen ist kein Platz.
   *[other] Das nächste Flohplättchen darf auf { OR($tiles) } gelegt werden.
}
cut-off = { $tiles ->
    [one] Das Flohplättchen auf { DAT($tiles) } ist von jedem Pestherd abgeschnitten: Es trifft niemanden, und von ihm breitet sich die Pest nicht weiter aus.
   *[other] Die Flohplättchen auf { DAT($tiles) } sind von jedem Pestherd abgeschnitten: Sie treffen niemanden, und von ihnen breitet sich die Pest nicht weiter aus.
}
several = Es gibt { $outbreaks } Pestgebiete.
# Eine Zeile: die Figuren, die zurückkommen, die Plätze für das nächste Flohplättchen und die abgeschnittenen Flohplättchen.
row = { $outbreaks ->
    [one] {""}
   *[other] { $outbreaks } Pestgebiete; {""}
}{ $hit ->
    [0] keine Figur zurück
   *[other] { $hit } zurück
}; { $tiles ->
    [0] kein Platz für ein weiteres Flohplättchen
   *[other] nächstes Flohplättchen auf { OR($tiles) }
}{ $cut-off ->
    [0] {""}
   *[other] ; abgeschnitten: { $cut-off }
}

said-outbreaks = { $said ->
    [0] es gibt kein Pestgebiet
    [one] es gibt 1 Pestgebiet
   *[other] es gibt { $said } Pestgebiete
}
said-cut-off = { $said ->
    [0] kein Flohplättchen ist abgeschnitten
    [one] das Flohplättchen auf { DAT($said) } ist abgeschnitten
   *[other] die Flohplättchen auf { DAT($said) } sind abgeschnitten
}
said-meeples = { $said ->
    [0] keine Figur kommt zurück
    [one] nur { $said } kommt zurück
   *[other] nur { $said } kommen zurück
}
said-tiles = { $said ->
    [0] für ein weiteres Flohplättchen ist kein Platz
   *[other] das nächste Flohplättchen darf auf { OR($said) } gelegt werden
}

by-half = Ein Flohplättchen trifft nur das eigene Dreiecksplättchen, und die Pest breitet sich von Dreiecksplättchen zu Dreiecksplättchen aus.
by-space = Ein Flohplättchen trifft beide Dreiecksplättchen auf seinem Feld, und die Pest breitet sich von Feld zu Feld aus.
double-is-one = Ein Doppelplättchen ist ein Plättchen: Die Pest breitet sich von allen seinen Seiten aus.
double-is-two = Ein Doppelplättchen belegt zwei Felder: Die Pest breitet sich von dem Feld mit dem Flohplättchen aus.
gap-passed = Die Pest breitet sich gerade über eine dreieckige Lücke hinweg aus.
gap-stops = Die Pest breitet sich nicht über eine dreieckige Lücke hinweg aus.
pair-passed = Die Pest breitet sich über zwei dreieckige Lücken hinweg aus, die einander gegenüberliegen.
pair-stops = Die Pest breitet sich nicht über zwei dreieckige Lücken hinweg aus, die einander gegenüberliegen.
covers = Ein Pestgebiet umfasst { ACC($tiles) }.
