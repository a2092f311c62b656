### Das Einsetzen eines Gutshofs: ob es erlaubt ist, und die Folgen.

heading = Einsetzen eines Gutshofs { $spot }
heading-player = Einsetzen des Gutshofs von { $player } { $spot }
# Ein Schnittpunkt mehrerer Felder: mit den `$tiles` dort, oder mit einer Ecke oder Seite (`$to`) eines `$tile`.
meet = am Schnittpunkt von { DAT($tiles) }
corner = an der { DAT($to) } Ecke { GEN($tile) }
middle = in der Mitte der { GEN($to) } { GEN($tile) }

today = { $fields ->
    [one] Der Gutshof darf dort eingesetzt werden.
   *[other] Der Gutshof darf dort eingesetzt werden, auf { $fields } Wiesen, die getrennt bleiben.
}
today-scored = { $each ->
    [0] Jetzt keine Punkte.
   *[other] { $each }.
}
gets = { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
today-home = { $meeples ->
    [one] { $meeples } kommt zurück in den Vorrat.
   *[other] { $meeples } kommen zurück in den Vorrat.
}
today-worth = { $points ->
    [0] Bei der Schlusswertung ist der Gutshof nichts wert, wenn die Städte so bleiben.
    [one] Bei der Schlusswertung ist der Gutshof 1 Punkt wert, wenn die Städte so bleiben.
   *[other] Bei der Schlusswertung ist der Gutshof { $points } Punkte wert, wenn die Städte so bleiben.
}
today-not = Der Gutshof darf dort nicht eingesetzt werden, denn { $because }.
row = { $fields ->
    [one] erlaubt
   *[other] erlaubt ({ $fields } Wiesen)
}: { $each ->
    [0] jetzt keine Punkte
   *[other] jetzt { $each }
}{ $home ->
    [0] {""}
    [one] , 1 Figur zurück
   *[other] , { $home } Figuren zurück
}; Gutshof { $worth ->
    [0] nichts wert
    [one] 1 Punkt wert
   *[other] { $worth } Punkte wert
}
phrase = { $fields ->
    [one] erlaubt
   *[other] erlaubt ({ $fields } Wiesen)
}: { $each ->
    [0] jetzt keine Punkte
   *[other] jetzt { $each }
}; { $home ->
    [one] { $home } kommt zurück
   *[other] { $home } kommen zurück
}; Gutshof { $worth ->
    [0] nichts wert
    [one] 1 Punkt wert
   *[other] { $worth } Punkte wert
}
# Über die Mitte der langen Seite eines Doppelplättchens: gegen einen Gutshof dort, und dafür.
no-intersection = die lange Seite { GEN($tile) } läuft dort durch, also ist es kein Schnittpunkt von vier Plättchen
long-side = Die Mitte der langen Seite eines Doppelplättchens ist auch ein Schnittpunkt.
# Die Zeile eines Gutshofs, der nichts bringt, keine Figur zurückschickt und nichts wert ist; `$fields` ist die Zahl der Wiesen.
row-quiet = { $fields ->
    [one] erlaubt
   *[other] erlaubt, auf { $fields } Wiesen
}
row-points = { $player } { $points }
row-not = { $reason ->
    [nothing] nicht erlaubt: ein Feld ist leer
    [does-not-reach] nicht erlaubt: dort ist eine Lücke
    [gap] nicht erlaubt: dort ist eine Lücke
    [city] nicht erlaubt: Stadt am Schnittpunkt
    [abbey] nicht erlaubt: dort liegt eine Abtei
    [two-fields] nicht erlaubt: zwei Wiesen auf einem Plättchen
    [set-already] nicht erlaubt: der Gutshof ist schon im Spiel
    [no-intersection] nicht erlaubt: kein Schnittpunkt
   *[barn-there] nicht erlaubt: auf der Wiese ist ein Gutshof
}

said-allowed = { $said ->
    [yes] der Gutshof darf eingesetzt werden
   *[no] der Gutshof darf nicht eingesetzt werden
}
said-tiles = { $said ->
    [0] kein Plättchen reicht an den Schnittpunkt
    [one] nur { $said } reicht an den Schnittpunkt
   *[other] { $said } treffen sich am Schnittpunkt
}
said-places = { $said ->
    [0] der Gutshof ist auf keiner Wiese
   *[other] der Gutshof ist auf { DAT($said) }
}
said-meeples = { $said ->
    [0] keine Figur kommt zurück
    [one] nur { $said } kommt zurück
   *[other] nur { $said } kommen zurück
}
said-barn-worth = { $said ->
    [0] der Gutshof ist bei der Schlusswertung nichts wert
    [one] der Gutshof ist bei der Schlusswertung 1 Punkt wert
   *[other] der Gutshof ist bei der Schlusswertung { $said } Punkte wert
}

nothing = im { $sides } des Schnittpunkts liegt kein Plättchen
does-not-reach = { $tile } reicht wegen der dreieckigen Lücke im { $to } nicht an den Schnittpunkt
gap = { $sides ->
    [one] im { $sides } des Schnittpunkts ist eine dreieckige Lücke
   *[other] im { $sides } des Schnittpunkts sind dreieckige Lücken
}
city = { $tile } hat eine Stadt am Schnittpunkt
abbey = { $tile } ist eine Abtei, und die hat keine Wiese
two-fields = { $tile } hat zwei Wiesen am Schnittpunkt
set-already = der Gutshof von { $player } ist schon auf dem Spielfeld
barn-there = auf der Wiese ist schon der Gutshof von { $player }

rules-agree = Alle Regeln zum Einsetzen eines Gutshofs sagen hier dasselbe.
ground = { $rule ->
    [four-tiles] An jeder der vier Ecken, die dort zusammenkommen, muss ein Plättchen liegen.
    [stable] Der Untergrund muss fest sein: Keines der vier Felder darf am Schnittpunkt leer sein, und alles, was dort zusammenkommt, muss Wiese sein.
    [full-corners] Die vier Felder müssen am Schnittpunkt ganz mit Wiese belegt sein, ohne Lücke.
   *[community-stable] Vier rechte Winkel müssen zusammenkommen, jeder mindestens zum Teil belegt, und nur mit Wiese.
}
apart = { $fields } Wiesen treffen sich am Schnittpunkt und bleiben getrennt: Der Gutshof ist auf jeder davon.
joined = { $fields } Wiesen treffen sich am Schnittpunkt, und der Gutshof verbindet sie zu einer.
field-of = Für die Wiese auf { DAT($tiles) }:
at-the-end = Bei der Schlusswertung bringt der Gutshof 4 Punkte pro abgeschlossene Stadt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn die Städte so bleiben.

# Eine Anmerkung bei einer Antwort, über den Gutshof eines `$player` auf dem Spielfeld, bei `$spot`.
disputed = Nicht alle Regeln erlauben den Gutshof von { $player } { $spot }.
not-today = Die heutigen Regeln erlauben den Gutshof von { $player } { $spot } nicht.
