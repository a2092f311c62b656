### Meeple, die als Äbte eingesetzt sind.

today-both = Abgeschlossen. Die Mönche werden jetzt gewertet, die Äbte bei der Schlusswertung. Insgesamt: { $shares }.
row-both = abgeschlossen, insgesamt { $shares }
# Die Antwort für ein Kloster, in dem niemand sowohl einen Mönch als auch einen Abt hat: `$now` für Mönche, `$later` für Äbte.
today-apart = Abgeschlossen: jetzt { $now } für die Mönche, bei der Schlusswertung { $later } für die Äbte.
row-apart = abgeschlossen, jetzt { $now }; bei der Schlusswertung { $later }

monks = Mönche konkurrieren nur untereinander; für sie wird das Kloster gewertet.
abbots = Äbte konkurrieren nur untereinander; für sie werden Zeile und Spalte gewertet.
gap-passed = Eine dreieckige Lücke unterbricht die Zeile oder Spalte nicht.
gap-ends = An einer dreieckigen Lücke endet die Zeile oder Spalte.
own = Auf dem eigenen Feld des Abts: { $tiles }.
towards = Nach { $to }: { $tiles ->
    [0] nichts
   *[other] { $tiles }
}.
towards-far = Nach { $to }: { $tiles }, und noch { $more }.
no-buildings = Kleine Gebäude um das Kloster bringen nichts für Zeile und Spalte.

# Die Plättchen oder die Felder, die in Zeile und Spalte zählen.
thing-row-tile = { $count } Plättchen
thing-row-space = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
    .dat = { $count ->
        [one] 1 Feld
       *[other] { $count } Feldern
    }
# Die Anzahl, wo Plättchen und Felder dieselbe Zahl geben.
thing-row-tile-or-space = { $count } Plättchen
