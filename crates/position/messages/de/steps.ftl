### Die Schritte zu einer Antwort, die in mehreren Fragen vorkommen.

gap-counts = Eine dreieckige Lücke daneben zählt als offen.
gap-ignored = Eine dreieckige Lücke daneben wird nicht beachtet: { $pieces ->
    [one] Dort trifft kein anderer Abschnitt derselben Art auf sie.
   *[other] Die { $pieces } Abschnitte um sie herum bilden einen.
}
open-sides = { $sides ->
    [0] Keine offenen Seiten, also abgeschlossen.
    [one] 1 offene Seite, also nicht abgeschlossen.
   *[other] { $sides } offene Seiten, also nicht abgeschlossen.
}
covers = Größe: { $tiles }.
covers-alike = Größe: { $tiles } auf { DAT($spaces) }, also ergibt beides dieselbe Zahl.
covers-and-counts = Größe: { $tiles } auf { DAT($spaces) }; nach diesen Regeln zählen die { $by ->
    [space] Felder
   *[tile] Plättchen
}.
long-roads = Auf einem Plättchen von Leipzig zählt die Straße einmal, wie lang sie dort auch ist.
doubles-apart = Die Doppelplättchen ({ $tiles } auf { DAT($spaces) }) werden anders gezählt: pro { $by ->
    [space] Feld
   *[tile] Plättchen
}.
cathedral = { $each ->
    [0] Die Stadt hat eine Kathedrale und ist nicht abgeschlossen, also ist sie selbst nichts wert.
    [one] Die Stadt hat eine Kathedrale: 1 Punkt pro Plättchen oder Feld und pro Wappen.
   *[other] Die Stadt hat eine Kathedrale: { $each } Punkte pro Plättchen oder Feld und pro Wappen.
}
inn = { $each ->
    [0] Die Straße hat ein Wirtshaus und ist nicht abgeschlossen, also bringt sie selbst keine Punkte.
    [one] An der Straße liegt ein Wirtshaus: 1 Punkt pro Plättchen oder Feld.
   *[other] An der Straße liegt ein Wirtshaus: { $each } Punkte pro Plättchen oder Feld.
}
gap-separates = Eine dreieckige Lücke daneben ist eine Grenze.
gap-joins = Eine dreieckige Lücke daneben verbindet { $pieces ->
    [one] nichts Neues.
   *[other] { $pieces } Wiesenstücke zu einem.
}
touches = { $cities ->
    [0] Die Wiese berührt keine Stadt.
    [one] Die Wiese berührt 1 Stadt; sie ist { $finished ->
        [0] nicht abgeschlossen
       *[other] abgeschlossen
    }.
    [2] Die Wiese berührt 2 Städte; { $finished ->
        [0] keine davon ist
        [one] 1 davon ist
       *[other] beide sind
    } abgeschlossen.
    [3] Die Wiese berührt 3 Städte; { $finished ->
        [0] keine davon ist
        [one] 1 davon ist
        [2] 2 davon sind
       *[other] alle 3 sind
    } abgeschlossen.
   *[other] Die Wiese berührt { $cities } Städte; { $finished ->
        [0] keine davon ist
        [one] 1 davon ist
       *[other] { $finished } davon sind
    } abgeschlossen.
}
half-occupies = Ein Feld mit einem Dreiecksplättchen und einer dreieckigen Lücke zählt als belegt.
occupied = { $finished ->
    [yes] Alle { $all } Felder sind belegt, also abgeschlossen.
   *[no] { $count } der { $all } Felder { $count ->
        [one] ist
       *[other] sind
    } belegt, also nicht abgeschlossen.
}
occupied-round = { $finished ->
    [yes] Alle { $all } umliegenden Felder sind belegt, also abgeschlossen.
   *[no] { $count } der { $all } umliegenden Felder { $count ->
        [one] ist
       *[other] sind
    } belegt, also nicht abgeschlossen.
}
full = Ein Feld mit einem Dreiecksplättchen und einer dreieckigen Lücke ist nicht ganz belegt. { $count } der { $all } Felder { $count ->
    [one] ist
   *[other] sind
} ganz belegt, also nicht abgeschlossen.
full-round = Ein Feld mit einem Dreiecksplättchen und einer dreieckigen Lücke ist nicht ganz belegt. { $count } der { $all } umliegenden Felder { $count ->
    [one] ist
   *[other] sind
} ganz belegt, also nicht abgeschlossen.
lie-there = { $count ->
    [one] Dort liegt { $tiles }
   *[other] Dort liegen { $tiles }
} auf { DAT($spaces) }; nach diesen Regeln zählen die { $by ->
    [space] Felder
   *[tile] Plättchen
}.
own-tile = 2 Punkte für das Plättchen mit der Burg.
nobody = Unbesetzt. Das Bauwerk wäre { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
nobody-who-owns = Keine Figur dort kann dafür Punkte bekommen. Das Bauwerk wäre { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
mayor = Der Bürgermeister von { $player } hat Stärke { $coats ->
    [0] 0: Die Stadt hat kein Wappen
    [one] 1: Die Stadt hat 1 Wappen
   *[other] { $coats }: 1 pro Wappen in der Stadt
}.
owns-nothing = { $figure ->
    [builder] Der Baumeister
    [pig] Das Schwein
    [shepherd] Der Schäfer
   *[other] Die Figur
} von { $player } zählt nicht für die Mehrheit.
alone = Nur { $player } hat dort einen Meeple.
strength = { $player } { $strength }
majority = Stärke: { $strengths }{ $large ->
    [yes] {" "}(ein großer Meeple zählt als zwei)
   *[no] {""}
}{ $outcome ->
    [one] , also hat { $players } die Mehrheit.
    [hill] , gleichauf; ein Hügel entscheidet.
   *[tie] , also sind { $players } gleichauf.
}
fairy = Neben der Fee { $by ->
    [one] steht
   *[other] stehen
} { OR($by) }: 3 zusätzliche Punkte nur für { $player }, mit oder ohne Mehrheit.
fairy-unsure = Neben der Fee { $by ->
    [one] steht
   *[other] stehen
} { OR($by) }, aber welche Figur, ist nicht klar, also fehlen hier ihre 3 Punkte.
field-apart-at-barn = Unter einem Gutshof trifft eine andere Wiese auf diese und bleibt getrennt.
field-joined-at-barn = Unter einem Gutshof trifft eine andere Wiese auf diese: Er verbindet beide.
pig = { $pigs ->
    [one] Das Schwein von { $player } bringt
   *[other] Die { $pigs } Schweine von { $player } bringen zusammen
} 1 zusätzlichen Punkt pro abgeschlossene Stadt.
sheep-stay = Die Schafe auf der Wiese bringen nur Punkte, wenn sie in den Stall getrieben werden, also keine bei der Schlusswertung.
abbey-closes-nothing = Eine Abtei auf der anderen Seite einer dreieckigen Lücke schließt dort nichts ab.
abbey-closes = Eine Abtei auf der anderen Seite einer dreieckigen Lücke schließt das Bauwerk dort ab.
beneath-own-bridge = Die Straße führt unter ihrer eigenen Brücke durch: Was dort liegt, zählt { $again ->
    [yes] unter der Brücke und noch einmal auf ihr.
   *[no] einmal, wie alles auf einer Straße.
}
step-half = Jedes Dreiecksplättchen ist ein eigenes Plättchen und ein eigener Schritt.
step-space = Ein Schritt geht von Feld zu Feld und erreicht dort alles.
step-double-one = Ein Doppelplättchen ist ein Schritt.
step-double-two = Jedes Feld eines Doppelplättchens ist ein Schritt.
step-gap-skipped = Eine dreieckige Lücke wird übersprungen.
step-gap-blocks = Kein Schritt geht über eine Seite einer dreieckigen Lücke.
building-on-other-half = Auf dem anderen Dreiecksplättchen eines Felds steht ein kleines Gebäude: Es wirkt { $reach ->
    [half] nur auf dieses Dreiecksplättchen
   *[space] auf beide Dreiecksplättchen
}.
buildings = { $count ->
    [one] 1 kleines Gebäude: 1 zusätzlicher Punkt.
   *[other] { $count } kleine Gebäude: je 1 zusätzlicher Punkt.
}
buildings-by-kind = { $count ->
    [one] 1 kleines Gebäude: { $points ->
        [one] 1 zusätzlicher Punkt
       *[other] { $points } zusätzliche Punkte
    }.
   *[other] { $count } kleine Gebäude (Schuppen 1 Punkt, Haus 2, Turm 3): { $points } zusätzliche Punkte.
}
buildings-variant = In der Variante mit 2 Punkten für ein Haus und 3 für einen Turm { $count ->
    [one] würde es { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringen.
   *[other] würden sie zusammen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringen.
}
hill-helps-none = Alle, die gleichauf sind, stehen auf einem Hügel: Das hilft also niemandem.
hill-of-half-helps-none = Auf dem Bauwerk liegt der Hügel eines Dreiecksplättchens, und alle, die gleichauf sind, haben einen Meeple auf dem Bauwerk: Der Hügel hilft also niemandem.
hill-wins = { $players ->
    [one] Von denen, die gleichauf sind, steht nur { $players } auf einem Hügel
   *[other] Von denen, die gleichauf sind, stehen nur { $players } auf einem Hügel
}: Das entscheidet.
hill-is-played = Der Hügel auf { DAT($hill) } ist im Spiel, denn die Spielsituation zeigt ihn; darunter liegt verdeckt ein normales Plättchen.
hill-of-space = Der Hügel auf { DAT($hill) } gilt für das ganze Feld, also liegt auch { $tile } darauf.
