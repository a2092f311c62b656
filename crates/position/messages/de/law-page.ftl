### Die Seiten von `oracle explain`, und die Listen von `oracle find`, `rulings`, `rules` und `sources`.

## Fragen

question-precision = Unsere Auslegung der Einzelheiten: { $precision }
question-since = Entfällt vor { $date }: { $because }
question-used-by = Verwendet von: { $mechanics }.
question-waiting = Noch verwendet keine Spielmechanik diese Frage; sie wartet auf: { $awaited }.
by-rule-set = Nach Regelfassungen
history = Geschichte
followed = Welchen Regelungen sie folgen
no-ruling = Dazu gibt es keine Regelung.
silent = Die Quellen schweigen.
head-rule-set = Regelfassung
head-question = Frage
head-answer = Antwort
head-rulings = Regelungen
still-in-print = noch im Druck: { $ruling }

## Regelungen

left-open = offengelassen
ruling-on = { $ruling } — eine Regelung zu { $question }
ruling-from = seit { $date }: { $reading }{ $overlay ->
    [none] {""}
   *[other] {" "}(nur in { $overlay })
} [{ $ruling }]
ruling-in-short = seit { $date }: { $reading } ({ $rank }; { $place })
ruling-of-question = { $question }: { $reading }, seit { $date } ({ $rank }) [{ $ruling }]
ruling-listed = { $reading }, seit { $date }{ $overlay ->
    [none] {""}
   *[other] , nur in { $overlay }
} ({ $rank }) [{ $ruling }]
supersedes = Ersetzt { $rulings }{ $printed ->
    [yes] ; der eigene Satz ist überholt, aber noch im Druck
   *[no] {""}
}.
superseded-by = Ersetzt durch { $rulings }.
superseded-in-print = Überholt, aber noch im Druck, nach diesen Regeln: { $sets }.
in-force = Gilt nach diesen Regeln: { $sets }.
not-in-force = Gilt { $sets ->
    [some] nach keiner dieser Regelfassungen
    [all] nach keiner Regelfassung
   *[other] nicht nach der Regelfassung { $sets }
}.
unmoved = Ohne diese Regelung würde sich kein Ergebnis ändern – { $because }.

## Quellen

sources = Quellen
source-listed = { $id }: { $title } ({ $publisher }, { $date })
source-facts = { $publisher }, { $edition }; { $language }; { $date }; gelesen: { $read }.
source-in-short = { $language }; { $date }; gelesen: { $read }
source-places = `oracle sources { $id } --places` geht das Dokument von oben nach unten durch und sagt, welche Regelungen jede Stelle zitieren oder warum es keine tut.
source-rulings = Regelungen
revision = Version: { $revision }
no-address = keine Adresse: { $because }

## Stellen einer Quelle

places = { $places } Stellen in der Reihenfolge des Dokuments: { $cited } sind zitiert, { $headings } sind nur Überschriften, und { $uncited } sind nicht zitiert, mit dem Grund. Jede steht unter ihrer Überschrift oder unter unserem eigenen Namen (auf Englisch), mit ihrer Art und in Klammern der ID, die Regelungen verwenden.
place-continued = { $name } (Fortsetzung)
place-kind = { $kind ->
    [heading] Überschrift
    [bullet] Punkt
    [part] Teil
    [paragraph] Absatz
    [example] Beispiel
    [footnote] Fußnote
    [caption] Bildunterschrift
    [row] Zeile
    [list] Liste
    [note] Anmerkung
    [remark] Bemerkung
    [document] Dokument
    [question] Frage
    [imprint] Impressum
   *[answer] Antwort
}
place-heads = { $kind } über { $places ->
    [one] 1 Stelle
   *[other] { $places } Stellen
}
place-icon = mit dem Zeichen { $icon ->
    [interpretation] „Auslegung“
    [official] „offiziell“
    [translation] „Übersetzung“
    [unresolved] „ungeklärt“
   *[variant] „Variante“
}
place-dated = datiert { $date }
place-in-english = auf Englisch{ $translated ->
    [yes] , unsere Übersetzung
   *[no] {""}
}: { $name }
place-scenarios = nachgestellt in { $files }
not-cited = nicht zitiert: { $because }
    .leaves-out = rule
cited-in-rule-set = Regelfassung: { $title } [{ $id }]
cited-in-warning = die Warnung, dass andere Erweiterungen auf eigene Gefahr sind

## Regelfassungen

house-rules = Hausregeln
house-rules-of = { $set } — Hausregeln
house-rule-place = { $place }: { $because }
rules-as-of = Die Regeln mit Stand vom { $date }.
rules-before-halves = Dreiecksplättchen erschienen später, ebenso fast alles, worum es in den anderen Fragen geht.
rule-sets = Regelfassungen
rule-sets-are = Eine Regelfassung mit Jahr hat die offiziellen Regeln eines Tages; die anderen fügen Community-Regeln oder Hausregeln hinzu. Auch jeder Tag ab { $first } ist eine Regelfassung (`--as-of`), ebenso eine Datei mit euren Hausregeln (`--house`).
rules-since = seit { $called }; Stand: { $date }
rules-over = auf Grundlage von { $base }
house-decisions = Hausregeln: { $count ->
    [one] 1 Festlegung
   *[other] { $count } Festlegungen
}
head-id = ID
head-what = was
head-title = Titel
more-by-id = `oracle explain ID` sagt mehr über jede Regelfassung.

## Zwei Regelfassungen

rules-compared = { $one } gegenüber { $other }
head-about = worüber
rules-alike = Sie geben auf jede Frage dieselbe Antwort.
rulings-by-question = `oracle explain FRAGE` nennt die Regelungen.
scenarios-affected = Betroffene Szenarien
none-affected = Keines der angegebenen Szenarien.
same-rules = { $one } und { $other } sind dieselbe Regelfassung.
same-rules-called = { $one } und { $other } sind dieselbe Regelfassung: { $id } ({ $title }).

## Spalten einer Antwort

column = { $head } — eine Spalte einer Antwort
column-others = Eine Spalte für die Regelfassungen, die nicht nach ihrer Zeit heißen. Sie steht für die folgenden, soweit sie in allem übereinstimmen, was die Antwort zeigt; die Zeile unter der Tabelle nennt sie.
column-your-table = Die Regeln, die das Szenario selbst unter `rules:` nennt, auf Grundlage der heutigen oder derer, die sein `over:` nennt.
column-from = Eine Spalte, die mit dieser Regelfassung beginnt. Die Zeile unter der Tabelle nennt die anderen, die mit ihr in allem übereinstimmen, was die Antwort zeigt.
column-several = Eine Spalte für mehrere Regelfassungen: Sie stimmen in allem überein, was die Antwort zeigt.

## Spielmechaniken

mechanics = Spielmechaniken: wie du nach ihnen fragst und welche umstrittenen Regeln sie verwenden
mechanic-rules = { $mechanic }: { $questions ->
    [none] keine umstrittenen Regeln
   *[other] { $questions }
}
mechanic = { $mechanic } — eine Spielmechanik
mechanic-halves = Dreiecksplättchen: { $text }
mechanic-source = Quelle: { $text }
mechanic-unverified = Nicht geprüft: { $text }
how-to-ask = So fragst du danach
asked-of-several = { $word } — eine Frage
which-mechanic = Ein Schlüssel, oder `for`, sagt, welche Spielmechanik antwortet. `oracle explain MECHANIC` sagt mehr über jede.
answered-with = Antwort: { $keys }
feature-rules-too = Dabei werden auch Bauwerke gewertet, also gelten auch die umstrittenen Regeln dazu.
no-disputed-rules = Keine umstrittenen Regeln.

## Was eine Suche findet

found = { $query }: { $total } gefunden{ $shown ->
    [all] {""}
   *[other] , die besten { $shown } (--all zeigt alle)
}
found-instead = Nichts gefunden für `{ $word }`; das hier ist für `{ $near }`.
found-nothing = Nichts gefunden für `{ $word }`; das Wort wird nicht beachtet.
found-notation = Wie es getippt wird, mit Beispielen.
found-rule-set = Die Regelfassung { $id }: { $title }
found-present = { $present ->
    [yes] Die heutigen Regeln.
   *[no] Nicht die heutigen Regeln.
}
found-ruling = { $author }, { $id }: { $question } { $reading }.
found-in-force = { $sets ->
    [today] Gilt heute.
   *[other] Gilt nach diesen Regeln: { $sets }.
}
found-not-in-force = { $today ->
    [yes] Gilt heute nicht.
   *[no] Gilt nicht nach diesen Regeln.
} { $holding }
found-mechanic = Die Spielmechanik `{ $id }`
    .leaves-out = name
found-term = { $term ->
    [knight] Ritter: ein Meeple in einer Stadt
    [highwayman] Reisende: ein Meeple auf einer Straße
    [farmer] Bäuerin: ein Meeple auf einer Wiese
    [monk] Mönch: ein Meeple in einem Kloster
    [lord] Burgherr: ein Meeple auf einer Burg
    [coat-of-arms] Wappen: das Zeichen in einer Stadt
    [triangular-gap] Dreieckige Lücke: die leere Hälfte eines Felds mit einem Dreiecksplättchen
    [pair] Zwei Dreiecksplättchen, die zusammen ein Feld füllen
    [gold-mines] Die Goldminen, Goldbarren auf Plättchen: eine Erweiterung, die nicht beurteilt wird
    [robbers] Die Räuber, eine Erweiterung, die nicht beurteilt wird
    [festival] Das Fest, zum zehnten Jubiläum: eine Erweiterung, die nicht beurteilt wird
    [labyrinth] Das Labyrinth, ein Plättchen mit Straßen: eine Erweiterung, die nicht beurteilt wird
   *[anniversary] Die Plättchen und Ausgaben zu Jubiläen: Ihre zusätzlichen Regeln werden nicht beurteilt
}
term-means = { $term ->
    [knight] Er wird mit seiner Stadt gewertet.
    [highwayman] Sie wird mit ihrer Straße gewertet.
    [farmer] Sie wird bei der Schlusswertung gewertet, für die abgeschlossenen Städte an ihrer Wiese.
    [monk] Er wird für das Kloster und die Plättchen um das Kloster gewertet.
    [lord] Er wird mit einem Bauwerk im Lehen um seine Burg gewertet.
    [coat-of-arms] Es bringt seiner Stadt zusätzliche Punkte.
    [triangular-gap] Sie ist eingeschlossen, wenn an ihren beiden Außenseiten ein Plättchen liegt.
    [pair] Ob sie als ein Plättchen zählen oder als zwei, hängt vom Bauwerk ab.
   *[other] Nicht beurteilt: `oracle` hat keine Regeln dafür.
}
