### Der Text einer HTML-Seite um die Teile einer Antwort.

may-be = Mögliche Ergebnisse
each-rule-set = Nach jeder Regelfassung
answer = Antwort
official = Die offiziellen Regeln nach Jahren
agreed = Andere Regelfassungen
dated = Die Regeln an einem Tag
own = Eure Hausregeln
who-is-right = Wer recht hat
decides = Was den Ausschlag gibt
read-decides = Was den Ausschlag gibt, mit jeder Regelung in voller Länge
others = Andere Regeln, die gelten
law = Was die Regeln sagen
comes-about = Die Rechnung
board = Das Spielfeld

## Ein Buch mit Antworten

book = Antworten zu „Halb so Wild“ für Carcassonne
about = { $answers ->
    [one] 1 Spielsituation,
   *[other] { $answers } Spielsituationen, jede
} beurteilt nach allen Regelfassungen, die hier stehen.
skip = Zu den Antworten
contents = Inhalt
by-question = Nach Regelfragen
rulings = Die Regelungen in voller Länge
in-full = In voller Länge:
find = Suchen
finds-nothing = Nichts hier enthält alle diese Wörter.
rule-sets = Die Regelfassungen
sources = Die Quellen
back = Inhalt
today = heute
from-date = , ab { $date }
# Der Titel der Spielsituationen ohne Thema.
other-topics = Übrige
made = Erstellt mit { $program }, dem Regelorakel zu „Halb so Wild“ für Carcassonne. Carcassonne ist ein Spiel von Klaus-Jürgen Wrede.
