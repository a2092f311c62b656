### Von wem die Regeln sind, und von wann.

## Kurze Formen, für eine halbe Zeile

# Eine offizielle Regel, mit ihrem Jahr.
rules-of = offizielle Regeln, { $year }
speaks = { $who ->
    [booklet] gedruckte Regeln, Jahr unbekannt
    [publisher] Antwort des Verlags
    [print] Wortlaut eines anderen Drucks
    [retelling] Spielerberichte
    [wiki] Auslegung des Wikis
    [interpretation] Auslegung
    [community] Community-Regel
    [house] Hausregel
    [table] eure Hausregel
   *[ourselves] abgeleitet
}
# Von wem (`$who`) etwas ist, mit dem Datum oder den Worten, die an seiner Stelle stehen.
speaks-when = { $who }, { $when }
undated = undatiert
month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
} { $year }
derived = abgeleitet

## Lange Formen

rank = { $rank ->
    [official-rule] offizielle Regel
    [official-clarification] offizielle Klarstellung
    [translation] Übersetzung
    [retelling] Spielerbericht
    [interpretation] Auslegung
    [community-rule] Community-Regel
   *[house-rule] Hausregel
}
authority = { $rank }{ $derived ->
    [yes] , abgeleitet
   *[no] {""}
}, { $dated }
source = { $id } ({ $title }, { $publisher })
# Statt des Datums der Regel eines Tisches.
your-own = eure eigene
# Eine Wiedergabe (`$says`), die es nur auf Englisch gibt.
in-english = (auf Englisch) { $says }
# Eine Aussage zu einer Regel (`$says`), mit den Stellen, an denen sie steht.
cited = { $says } ({ $places })
place = { $source }: { $place }

## Die Antwort auf eine Regelfrage

# In einer Tabelle.
held-open = ungeklärt: { $readings }{ $silent ->
    [yes] {" "}(die Quellen schweigen)
   *[no] {""}
}
held-contested = umstritten: { $readings }
held-not-before = entfällt vor { $date }
held-unknown = vor { $date } keine Regeln bekannt
# In einem Satz.
holds-today = Heute: { $what }.
holds-under = { $sets ->
    [one] Nach der Regelfassung { $sets }
   *[other] Nach den Regelfassungen { $sets }
}: { $what }.
holds-open = keine Regelung ({ $readings })
holds-contested = widersprüchliche Regelungen ({ $readings })
holds-not-before = Entfällt vor { $date }.
