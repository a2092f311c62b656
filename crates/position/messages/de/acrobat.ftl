### Die Artisten.

heading = Die Pyramide auf { DAT($tile) } { $players ->
    [0] ohne Artisten
   *[other] mit { $players }
}
heading-joining = Einsetzen in die Pyramide auf { DAT($tile) } { $players ->
    [0] ohne Artisten
   *[other] mit { $players }
} nach dem Anlegen von { DAT($laid) }
# Der Name des Platzes für Artisten in der Legende einer Zeichnung.
landmark = Platz für Artisten

today-full = Die Pyramide ist voll. Punkte bei der Wertung: { $shares }.
today-not-full = Die Pyramide ist nicht voll. { $shares ->
    [0] Niemand steht darin.
   *[other] Punkte bei der Schlusswertung, wenn es so bleibt: { $shares }.
}
row-full = voll, { $shares }
row-not-full = nicht voll, { $shares ->
    [0] keine Punkte
   *[other] { $shares } bei der Schlusswertung
}
today-may-join = In die Pyramide darf noch ein Meeple.
today-may-not-join = In die Pyramide darf kein Meeple, denn { $reasons }.
# Der Wert der Pyramide, nach einem Satz, ob noch ein Meeple hineindarf; `$shares` sind Punkte pro Person.
worth-full = Punkte für die Pyramide bei der Wertung: { $shares }.
worth-not-full = Punkte für die Pyramide bei der Schlusswertung, wenn es so bleibt: { $shares }.
row-may-join = noch ein Meeple darf hinein
row-may-not-join = { $why ->
    [both] nicht erlaubt: zu weit weg und voll
    [full] nicht erlaubt: die Pyramide ist voll
   *[far] nicht erlaubt: zu weit weg
}

said-allowed = { $said ->
    [yes] ein Meeple darf in die Pyramide
   *[no] kein Meeple darf in die Pyramide
}

far = { $tile } liegt nicht neben { DAT($laid) }
is-full = die Pyramide ist voll
full = Die Pyramide ist voll: Jeder Artist ist 5 Punkte wert.
not-full = Die Pyramide ist nicht voll: Jeder Artist ist bei der Schlusswertung 5 Punkte wert.

thing-acrobat = { $count ->
    [one] 1 Artist
   *[other] { $count } Artisten
}
    .acc = { $count } Artisten
    .dat = { $count } Artisten
