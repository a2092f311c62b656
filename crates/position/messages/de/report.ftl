### Der Text jeder Antwort um die Worte der Spielregeln herum.

## Heute

under = nach { DAT($rules) }
rules-of-today = die heutigen Regeln ({ $rules })
    .dat = den heutigen Regeln ({ $rules })
    .gen = der heutigen Regeln ({ $rules })
rules-today = die heutigen Regeln
    .dat = den heutigen Regeln
    .gen = der heutigen Regeln
rules-every = alle Regelfassungen
    .dat = allen Regelfassungen
    .gen = aller Regelfassungen
rules-from = alle Regelfassungen ab { $era }
    .dat = allen Regelfassungen ab { $era }
    .gen = aller Regelfassungen ab { $era }
rules-called = { $names ->
    [one] die Regelfassung { $names }
   *[other] die Regelfassungen { $names }
}
    .dat = { $names ->
        [one] der Regelfassung { $names }
       *[other] den Regelfassungen { $names }
    }
    .gen = { $names ->
        [one] der Regelfassung { $names }
       *[other] der Regelfassungen { $names }
    }
# Der Titel einer Erweiterung.
expansion = { $expansion ->
    [inns-and-cathedrals] Wirtshäuser und Kathedralen
    [traders-and-builders] Händler und Baumeister
    [princess-and-dragon] Burgfräulein und Drache
    [abbey-and-mayor] Abtei und Bürgermeister
    [bridges] Brücken, Burgen und Basare
    [hills-and-sheep] Schafe und Hügel
    [mage-and-witch] Magier & Hexe
    [cathars] Die Katharer
    [little-buildings] Die kleinen Gebäude
    [castles-in-germany] Burgen in Deutschland
    [darmstadt] Darmstadt
   *[wells] Die Brunnen
}
# Das Ende einer Reihe von Regelfassungen bis heute: `2021–heute`.
run-to-today = heute
# Die erste von zwei Regelfassungen eines Jahres (`$year`).
early-in-year = Anfang { $year }
# `$names` sind Namen ohne Artikel: "Hausregeln", "Hausregeln zur 1. Edition".
rules-of-houses = die { $names }
    .dat = den { $names }
    .gen = der { $names }
# Alle Hausregeln zusammen, in einer Liste von Namen der Regelfassungen.
house-rules-name = Hausregeln
# Die Köpfe der Spalten aller Regelfassungen, die kein Jahr haben.
head-your-table = euer Tisch
head-others = übrige
head-unofficial = inoffiziell
# Die Edition von Hausregeln.
edition-of-house = { $number }.{ $short ->
    [yes] {""}
   *[no] {" "}Edition
}
rules-of-days = die Regeln vom { $days }
    .dat = den Regeln vom { $days }
    .gen = der Regeln vom { $days }
rules-of-tables = die Hausregeln von { $tables }
    .dat = den Hausregeln von { $tables }
    .gen = der Hausregeln von { $tables }
rules-of-your-table = die Regeln an eurem Tisch
    .dat = den Regeln an eurem Tisch
    .gen = der Regeln an eurem Tisch
rules-together = { $rules }
    .dat = { DAT($rules) }
    .gen = { GEN($rules) }
# Ein `$day`, mit den Regeln, nach denen damals gespielt wurde.
day-listed = { $day } ({ $when })
rules-then = (Regeln von { $era })
day-then = ({ $when })
day-early = die Regeln von { $era }, wie sie damals waren
day-between = zwischen den Regeln von { $before } und { $after }
day-after = neuer als die Regeln von { $era }
not-before = { $what }: erst seit { $date }.
not-known = { $what }: Aus der Zeit vor { $date } kennen wir keine Regeln.
one-reading = Dazu gibt es keine Regelung, aber nur eine Auslegung ist bekannt.
open-ways = { $finished ->
    [yes] Abgeschlossen, aber zu den Punkten gibt es keine Regelung
    [no] Nicht abgeschlossen, und zu den Punkten gibt es keine Regelung
   *[none] Dazu gibt es keine Regelung
}. Möglich: { $rows }.
open-many-ways = Dazu gibt es keine Regelung – die Tabelle zeigt die { $count } möglichen Antworten.
contested = Die Regelungen widersprechen sich. Möglich: { $rows }.

## Offene Seiten eines Bauwerks

open = { $each ->
    [yes] Jeweils offen
   *[no] Offen
}{ $count ->
    [one] : { $sides }
   *[other] {" "}an { $count } Stellen: { $sides }
}.
open-many = { $each ->
    [yes] Jeweils offen
   *[no] Offen
} an { $count } Seiten (siehe die Pfeile in der Zeichnung).
open-at = an der { GEN($sides) } { GEN($tile) } (dort liegt nichts)
    .leaves-out = count
open-at-long = an der langen Seite { GEN($tile) }
open-at-gap = an der Lücke neben { DAT($tile) }
open-towards = an der { GEN($side) } { GEN($tile) } (auf dem nächsten Plättchen geht es nicht weiter)
open-towards-long = an der langen Seite { GEN($tile) } (auf dem nächsten Plättchen geht es nicht weiter)
# Eine Anmerkung zu einer Straße oder Stadt, deren Seiten eine schnelle Zeichnung nicht nennt; `$typed` ist, was man schreibt, wenn sie weitergeht.
taken-as-closed = Auf { DAT($tiles) } als geschlossen verstanden; geht es dort weiter, schreib { $typed } bei { DAT($tile) }.

## Behauptungen

said = { $player }{ $label ->
    [0] {""}
   *[other] {" "}({ $label })
}: „{ $what }“
said-each = { $how ->
    [worth] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
    [each] je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[one] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}{ $by ->
    [0] {""}
   *[other] {" "}für { $by }
}
said-points = { $scores ->
    [0] niemand bekommt Punkte
   *[other] { $alone ->
        [yes] nur {""}
       *[no] {""}
    }{ $scores }
}
said-finished = { $finished ->
    [yes] abgeschlossen
   *[no] nicht abgeschlossen
}
claims = Wer hat was gesagt:
said-nothing = nichts
said-and = { $said }, { $next }
stands-and = { $said }; { $next }
stands-always = { $said } – { $standing ->
    [right] stimmt nach { DAT($rules) }
    [wrong] falsch nach { DAT($rules) }
    [undecided] keine Regelung
   *[not-applicable] entfällt
}.
stands = { $said } – { $stands }.
stands-today = { $standing ->
    [right] stimmt heute
    [wrong] heute falsch
    [undecided] heute keine Regelung
   *[not-applicable] entfällt heute
}
stands-since = { $standing ->
    [right] stimmt seit { $guessed ->
        [yes] etwa { $date }
       *[no] { $date }
    }
   *[wrong] falsch seit { $guessed ->
        [yes] etwa { $date }
       *[no] { $date }
    }
}
stands-under = { $standing ->
    [right] richtig nach { DAT($rules) }
    [wrong] falsch nach { DAT($rules) }
    [undecided] nicht geregelt in { DAT($rules) }
   *[not-applicable] entfällt nach { DAT($rules) }
}
# Eine Anmerkung zu einer Behauptung, die nach allen gezeigten Regelfassungen falsch ist.
right-elsewhere = Das stimmt nach { DAT($rules) }.
# Anmerkungen zu einer Behauptung mit einer Zahl, die keine Regelfassung ergibt: die nächsten Zahlen, und die Änderung, mit der sie stimmen würde.
nearest = Von allen Ergebnissen { $points ->
    [one] kommt
   *[other] kommen
} { $points } dem am nächsten.
nearest-scored = Es geht { $only ->
    [yes] um
   *[no] nach manchen Regeln um
} { $claimed ->
    [one] 1 Punkt
   *[other] { $claimed } Punkte
}{ $by ->
    [0] , aber niemand bekommt Punkte
    [one] , aber nur { $by } bekommt Punkte
   *[other] , und { $by } bekommen je { $claimed }
}.
nearest-shared = Bei Gleichstand bekommen alle { $each ->
    [one] den vollen Punkt
   *[other] die vollen { $each } Punkte
}; Punkte werden nicht geteilt.
nearest-left-out = { $player } ({ $claimed }) zählt { ACC($thing) } nicht mit.
nearest-finished = { $player } hätte recht ({ $claimed }), wenn { $kind ->
    [city] die Stadt
    [road] die Straße
    [garden] der Garten
   *[monastery] das Kloster
} { $finished ->
    [yes] abgeschlossen
   *[no] nicht abgeschlossen
} wäre.
nearest-joined = { $player } hätte recht ({ $claimed }), wenn die dreieckige Lücke{ $enclosed ->
    [yes] {""}
   *[no] {" "}(nicht eingeschlossen)
} die Abschnitte an ihr verbinden würde.
nearest-gaps = { $player } hätte recht ({ $claimed }), wenn { $count ->
    [one] die dreieckige Lücke mitzählen würde
   *[other] { $count } dreieckige Lücken mitzählen würden
}.
nearest-without-halves = { $player } ({ $claimed }) zählt { $count ->
    [one] das Dreiecksplättchen
   *[other] die { $count } Dreiecksplättchen
} nicht mit.
nearest-halves-by-half = { $player } hätte recht ({ $claimed }), wenn jedes Dreiecksplättchen nur halb zählen würde.
nearest-pairs-as-one = { $player } hätte recht ({ $claimed }), wenn { $count ->
    [one] die zwei Dreiecksplättchen auf einem Feld
   *[other] auf { $count } Feldern je zwei Dreiecksplättchen
} als ein Plättchen zählen würden.
nearest-coats-at = { $player } hätte recht ({ $claimed }), wenn jedes Wappen { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} wert wäre.
nearest-fairy = { $player } hätte recht ({ $claimed }), wenn die Fee neben dem Meeple von { $player } stehen würde.
nearest-each-segment = { $player } hätte recht ({ $claimed }), wenn { $count ->
    [one] das Plättchen mit zwei Abschnitten { $kind ->
        [city] der Stadt
       *[road] der Straße
    } doppelt zählen würde
   *[other] Plättchen mit mehreren Abschnitten { $kind ->
        [city] der Stadt
       *[road] der Straße
    } für jeden Abschnitt zählen würden
}.
nearest-more = Vielleicht hat { $player } etwas zu viel gezählt ({ OR($things) }) und kommt so auf { $claimed }.
nearest-less = Vielleicht hat { $player } etwas nicht gezählt ({ OR($things) }) und kommt so auf { $claimed }.
more-claims = Noch { $count ->
    [one] 1 Behauptung
   *[other] { $count } Behauptungen
}: "oracle settle" beurteilt alle.

## Die Tabelle

same = { $labels ->
    [0] Dasselbe nach { DAT($rules) }
   *[other] { $labels }: dasselbe nach { DAT($rules) }
}{ $existed ->
    [yes] {""}
   *[no] , soweit es nicht entfällt
}{ $newer ->
    [0] .
   *[other] ; davor noch ohne { $newer }.
}
mark-means = { $mark ->
    [so] ja
    [maybe] vielleicht (keine Regelung)
    [contested] vielleicht (widersprüchliche Regelungen)
    [not] nein
    [barred] nicht erlaubt
   *[absent] entfällt
}
mark-shortly = { $mark ->
    [so] ja
    [maybe] vielleicht
    [contested] widersprüchliche Regelungen
    [not] nein
    [barred] nicht erlaubt
   *[absent] entfällt
}
# Die Bedeutung eines Zeichens oder eines kurzen Kopfes.
head-means = { $head } = { $meaning }
# Von wem (`$who`) die Auslegung ist, die heute gilt.
today-by = heute: { $who }
# Der Grund für mehrere Zeilen, für alle, die Dreiecksplättchen nicht kennen.
why-pairs = { $tiles ->
    [0] Zwei Dreiecksplättchen können auf einem Feld liegen
    [one] Auf einem Feld liegen zwei Dreiecksplättchen, { $tiles }
   *[other] Auf einem Feld liegen { $tiles }
}: ein Plättchen oder zwei? Das ist umstritten.
house-heads = { $heads } = Hausregeln
house-heads-each = { $heads } = Hausregeln ({ $names }{ $short ->
    [yes] {" "}Edition
   *[no] {""}
})
# Die Regelfassungen, auf die sich nur Spieler geeinigt haben, und die eines anderen Verlags.
unofficial-rules = { $names }
# Die Zeile über der Zeichnung eines Ergebnisses.
caption-so = { $rules }
caption-maybe = keine Regelung, aber möglich: { $rules }
caption-both = { $so }; keine Regelung, aber möglich: { $maybe }
outcome-headed = Ergebnis { $number }: { $answer } ({ $rules })
so-under = { $mark ->
    [so] nach den Regeln von { $names }
    [maybe] möglich (keine Regelung) nach den Regeln von { $names }
    [contested] möglich (widersprüchliche Regelungen) nach den Regeln von { $names }
    [not] nicht nach den Regeln von { $names }
    [barred] nicht erlaubt nach den Regeln von { $names }
   *[absent] entfällt nach den Regeln von { $names }
}
more-asked = Noch { $count ->
    [one] 1 Bauwerk ist beantwortet, aber nicht gezeigt
   *[other] { $count } Bauwerke sind beantwortet, aber nicht gezeigt
}; um eines zu sehen, gib es unter "claims" oder "expect" an, oder nutze "--format json".

# Eine Anmerkung zu Wiesen mit Figuren, nach denen nicht gefragt ist.
not-answered = Nicht beantwortet: { ACC($fields) }. Was die unbekannten Plättchen zeigen, kann { $count ->
    [one] die Punkte dieser Wiese
   *[other] die Punkte dieser Wiesen
} ändern.

# Eine Anmerkung zu unbesetzten Bauwerken, auf einem Spielfeld mit mehr davon, als beantwortet sind.
too-many = Nicht beantwortet: noch { $count ->
    [one] 1 unbesetztes Bauwerk
   *[other] { $count } unbesetzte Bauwerke
}. Gib eines unter "claims" oder "expect" an, um eine Antwort zu bekommen.

# Die Gründe der Antwort zu einem Bauwerk; `$label` nennt es, wenn es mehrere gibt.
how = Warum{ $label ->
    [0] {""}
   *[other] {" "}{ $label }
}: { $why }

## Die entscheidenden Regeln

nobody-ruled = keine Regelung
silent = die Quellen schweigen
nobody-says = keine Quelle sagt das
left-open = offengelassen
none-of-these = keine dieser Regeln
who-first = { $who }; früher: { $first }
no-ruling-under = nicht geregelt in { DAT($rules) }
open-cited = { $open }: offengelassen in { $documents }
conflict-under = widersprüchliche Regelungen nach { DAT($rules) }
# Andere Regeln, die etwas anderes festlegen als die heutigen.
otherwise-say = { $answer } nach { DAT($rules) }
otherwise-another = eine andere Antwort nach { DAT($rules) }
otherwise-more = mehr steht in der Tabelle
# Was man behaupten kann, wenn es darum geht, ob etwas erlaubt ist.
claim-yes = ja
claim-no = nein
# Eine Anmerkung nach den Auslegungen einer Frage.
open-today = heute keine Regelung
# Das Dokument hinter einer Auslegung, kurz; `cited-there` ist für ein Dokument, das eben genannt wurde.
cited-briefly = { $document }{ $date ->
    [0] {""}
   *[other] , { $date }
}
no-source = keine Quelle
inferred = abgeleitet
cited-there = { $date ->
    [0] ebenda
   *[other] ebenda, { $date }
}
undated-there = ebenda, undatiert
# Das `$date` einer Regelung, wo eine frühere, vom Datum `$first`, dasselbe sagte.
dated-earlier = { $first ->
    [0] { $date } und davor
   *[other] { $first }, { $date }
}
sources = Quellen: { $all }
still-printed = noch im Druck
by-which = { $places ->
    [one] Regel: { $places }
   *[other] Regeln: { $places }
}.
# Eine Anmerkung nach mehreren Antworten, zwischen denen keine Regel entscheidet.
see = Siehe { $places }.
# Die Regeln hinter etwas, das nicht umstritten ist.
rules = { $count ->
    [one] Regel:
   *[other] Regeln:
} { $rules }
rule-behind = { $asks } { $answer } ({ $place }).
undisputed-title = { $title }{ $document ->
    [0] {""}
   *[other] {" "}({ $document })
}
undisputed = Auch wichtig, aber nicht umstritten: { $titles }.
# `plain`: was zu dem, was gewertet wird, dazukommt, steht in den Dokumenten.
basis = { $several ->
    [yes] Quellen:
   *[no] Quelle:
} { $documents ->
    [0] die Regeln des Grundspiels und aller Erweiterungen im Spiel
   *[other] { $documents }
}{ $plain ->
    [yes] {""}
   *[no] , mit den Regeln der beteiligten Erweiterungen
}.
more-law = --law zeigt { $rulings ->
    [one] die ganze Regelung und ihre Quelle
   *[other] alle Regelungen und Quellen im Wortlaut
}.
more-steps = --steps zeigt die Rechnung{ $rule ->
    [0] {""}
   *[other] ; "oracle explain { $rule }" zeigt die Regel
}.
more-both = --law zeigt { $rulings ->
    [one] die ganze Regelung und ihre Quelle
   *[other] alle Regelungen und Quellen
}; --steps zeigt die Rechnung.
nothing-asked = Nichts ist gefragt: Auf dem Spielfeld steht kein Meeple, und niemand behauptet oder erwartet etwas. Ergänze "meeples", oder gib ein Bauwerk unter "claims" an.
sum = { $sum } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
sum-of = { $player }: { $sum } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Um das Spielfeld herum

source = Quelle: { $source }
# Das Wort vor einer Anmerkung in der Fehlerausgabe, mit einem Doppelpunkt danach.
notice-word = Anmerkung
note = Anmerkung: { $text }
cut = Das Spielfeld hat { $columns } × { $rows } Felder; nur Spalten { $first-column }–{ $last-column } und Zeilen { $first-row }–{ $last-row } sind gezeichnet.
cut-by-name = Nur Spalten { $first-column }–{ $last-column } und Zeilen { $first-row }–{ $last-row } sind gezeichnet.
left-out = Nicht gezeichnet (kein Platz): { $all }.
more-things = noch { $count }
and-more-things = und noch { $count }
decided-by = Hängt davon ab: { $question }
more = Mehr: { $text }
more-flags = Mehr: --law, --steps.
more-decide = { $count ->
    [one] Noch 1 umstrittene Regel ist hier wichtig: --law zeigt sie.
   *[other] Noch { $count } umstrittene Regeln sind hier wichtig: --law zeigt sie.
}
superseded = überholt, aber noch im Druck

## Eine Antwort als Satzteil

phrase-barred = entfällt
# Eine Überschrift und ihr Ergebnis. Ist die Überschrift ein Bericht (`$account`) von Ereignissen, wie von einem Zug, folgt das Ergebnis nach einem Punkt.
asked-shortly = { $heading }{ $account ->
    [yes] . Ergebnis:
   *[no] {" "}–
} { $said }
phrase-nothing = nichts
phrase-contested = widersprüchliche Regelungen, entweder { $rows }
phrase-one-reading = { $rows } (keine Regelung, aber die einzige Auslegung)
phrase-open = keine Regelung, entweder { $rows }

## Eine Zeile pro Datei

brief-nothing = nichts ist gefragt
brief-more = (noch { $count })
brief-under = { $rules }: { $said }
brief-all = alle gleich
brief-differ = anders: { $rules }
brief-open = keine Regelung: { $rules }
brief-absent = entfällt: { $rules }
brief-open-some = übrige ohne Regelung
brief-some = { $open ->
    [yes] übrige anders oder ohne Regelung
   *[no] übrige anders
}
brief-ways = keine Regelung ({ $count } möglich)

## In einem Gespräch

nothing-asked-yet = Noch ist nichts gefragt: Setz einen Meeple ein, wie in "{ $tile } =r", oder frag etwas, wie in "tower { $tile } 1".
others-say = nach { DAT($rules) }: { $answer }.
others-more = noch { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}: "why" zeigt alle.
# Eine Anmerkung zu Plättchen, die ihre Seiten behalten, obwohl die Plättchen daneben anders sind; `$line` ist eine Zeile, die sie wieder verbindet.
kept = Unverändert: { $tiles }.{ $line ->
    [0] {""}
   *[other] {" "}Wieder verbinden: { $line }
}

## Die Einstellungen einer Konfiguration

configured = Festgelegt in { $file }: { $decided }. Mit --no-config gilt das nicht.
configured-rules = Regeln { $rules }
configured-house = Hausregeln aus { $files }
configured-no-board = keine Zeichnung
configured-board = Zeichnung: { $size }
