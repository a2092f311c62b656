### Anmerkungen zu einem Ergebnis: Werte, die von einer Erwartung abweichen, Dinge, die ein Fall erwähnt und sein
### Spielfeld nicht hat, und eine Zeit, die vielleicht nicht gemeint ist.

## Werte, die von einer Erwartung abweichen: nach "erwartet:" und "gefunden:"

status = { $status ->
    [settled] in den Regeln festgelegt
    [open] keine Regelung
    [contested] widersprüchliche Regelungen
   *[not-applicable] entfällt
}
finished = { $finished ->
    [yes] abgeschlossen
   *[no] nicht abgeschlossen
}
# Bei einer Wiese, statt `finished`.
never-finished = eine Wiese wird nie abgeschlossen
points = { $scoring ->
    [0] niemand bekommt Punkte
   *[other] { $scoring }
}
worth = Wert { OR($points) }
one-with = { $others ->
    [0] mit keinem anderen Bauwerk verbunden
   *[other] verbunden mit { DAT($others) }
}
nothing-of-the-kind = nichts von dieser Art

## Mehrere Werte

# Zwei Werte desselben Ergebnisses.
with = { $before }; { $next }
# Der Stand eines Urteils, und die Werte seines ersten Ergebnisses.
and = { $status }: { $first }
# Die Werte eines anderen Ergebnisses, auf einer eigenen Zeile.
or = oder { $other }
# Mehrere Überschriften.
also = { $before }; { $next }

## Dinge, die ein Fall erwähnt und sein Spielfeld nicht hat

many-claims = Was am nächsten liegt, steht nur bei den ersten { $most } falschen Behauptungen.

claims-differ = { $about ->
    [0] Die Behauptungen sind verschieden, aber auf diesem Spielfeld macht keine Regel zu Dreiecksplättchen einen Unterschied.
   *[other] { $about }: Die Behauptungen sind verschieden, aber auf diesem Spielfeld macht keine Regel zu Dreiecksplättchen einen Unterschied.
}
rules-are-to-differ = { $about ->
    [0] Nach der Erwartung unterscheiden sich die Regelfassungen, aber auf diesem Spielfeld macht keine Regel zu Dreiecksplättchen einen Unterschied.
   *[other] { $about }: Nach der Erwartung unterscheiden sich die Regelfassungen, aber auf diesem Spielfeld macht keine Regel zu Dreiecksplättchen einen Unterschied.
}
gap-is-open = Die dreieckige Lücke ist nicht eingeschlossen: Dafür muss an ihren beiden äußeren Seiten ein Plättchen liegen.
look-at-halves = Prüf, ob jedes Dreiecksplättchen richtig liegt: Geht seine lange Seite von Südwesten nach Nordosten oder von Nordwesten nach Südosten?
never-one = Nach der Erwartung ist { $other } mit { DAT($this) } verbunden, aber dazwischen ist keine eingeschlossene Lücke.
# Zwei Namen, die sich verwechseln lassen; `$what` ist die Art der Dinge, die so heißen.
alike = Die Namen { $one } und { $other } sehen gleich aus, gehören aber zu zwei verschiedenen { $what ->
    [players] Spielern
    [tiles] Plättchen
   *[questions] Fragen
}. Ist nur einer gemeint, schreib überall denselben Namen.
alike-in-another-script = Die Namen { $one } und { $other } sehen gleich aus, gehören aber zu zwei verschiedenen { $what ->
    [players] Spielern
    [tiles] Plättchen
   *[questions] Fragen
}, denn das { $letter } in { $of } ist { $script }. Ist nur einer gemeint, schreib überall denselben Namen.
castles-touch = { $one } und { $other } sind Burgen, die sich berühren: Das erlauben keine Regeln.
more-castles-touch = { $count ->
    [one] Zwei weitere berühren sich auch.
   *[other] Das gilt noch { $count }-mal für zwei Burgen.
}
no-gap = Die Frage erwähnt eine Lücke, aber auf diesem Spielfeld liegt kein Dreiecksplättchen allein auf seinem Feld.
no-pair = Die Frage erwähnt zwei Dreiecksplättchen auf einem Feld, aber so ein Feld gibt es auf diesem Spielfeld nicht.
no-half = Die Frage erwähnt Dreiecksplättchen, aber auf diesem Spielfeld liegen keine.

## Dinge, die kaum auf einem Spielfeld sein können

# Ein Plättchen, das öfter auf dem Spielfeld liegt, als es im Spiel ist; `$with` ist `yes`, wenn eine Frage eines davon anlegt.
too-many-tiles = { $with ->
    [yes] Mit dem Plättchen, das angelegt werden soll, läge { $id } { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } auf diesem Spielfeld
   *[no] { $id } liegt { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } auf diesem Spielfeld{ $tiles ->
        [0] {""}
       *[other] , als { $tiles }
    }
}; im Spiel gibt es das Plättchen nur { $has ->
    [1] einmal
    [2] zweimal
   *[other] { $has }-mal
}.
too-many-figures = { $player } hat { $count } { $figure ->
    [large] große Meeple
    [abbot] Äbte
    [mayor] Bürgermeister
    [wagon] Wagen
    [builder] Baumeister
    [pig] Schweine
    [shepherd] Schäfer
    [ringmaster] Zirkusdirektoren
    [barn] Gutshöfe
   *[phantom] Phantome
} auf diesem Spielfeld; im Spiel hat jede Person nur 1.
too-many-meeples = { $player } hat { $count } Meeple auf diesem Spielfeld; jede Person hat sieben, und einen achten auf der Wertungstafel.
long-side-apart = { $tile } hat zwei getrennte Städte, eine davon an der langen Seite. Ist es nur eine Stadt, schreib ihre Seiten in einem Wort.
helper-alone = { $helper } steht { $kind ->
    [city] in einer Stadt
    [road] auf einer Straße
   *[field] auf einer Wiese
} ohne Meeple von { $player }: Ein Baumeister oder Schwein braucht dort einen und kommt mit dem letzten zurück in den Vorrat.

## Die gemeinte Zeit

read-as-day = „{ $word }“ ist hier der Tag { $day }, nicht die Regeln von { $word } (alle Regelungen bis { $until }).
read-as-era = „{ $word }“ sind hier die Regeln von { $word } (alle Regelungen bis { $until }), nicht der Tag { $day }.
elsewhen = { $teller ->
    [question] Die Frage
    [source] Die Quelle
   *[file] Der Name der Datei
} erwähnt { $time }, aber damals galt keine dieser Regelfassungen.
# Die `$option` für den Befehl, und die Antworten, die mit ihr anders sind.
otherwise = Mit { $option } ist die Antwort anders.
otherwise-for = Mit { $option } { $count ->
    [one] ist eine Antwort
   *[other] sind { $count } Antworten
} anders: { $about }.
otherwise-many = Mit { $option } sind { $count } Antworten anders.
