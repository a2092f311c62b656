### De tekst van een HTML-pagina rond de delen van een antwoord.

may-be = Mogelijke uitkomsten
each-rule-set = Per set spelregels
answer = Antwoord
official = De officiële regels per jaar
agreed = Andere sets spelregels
dated = De regels op een dag
own = Jouw huisregels
who-is-right = Wie gelijk heeft
decides = Wat de doorslag geeft
read-decides = Wat de doorslag geeft, met elke uitspraak voluit
others = Andere regels die gelden
law = Wat de regels zeggen
comes-about = De berekening
board = Het speelveld

## Een boek met antwoorden

book = Antwoorden over de Halve tegels van Carcassonne
about = { $answers ->
    [one] 1 spelsituatie
   *[other] { $answers } spelsituaties, elk
} beoordeeld volgens alle sets spelregels die hier staan.
skip = Naar de antwoorden
contents = Inhoud
by-question = Per regelvraag
rulings = De uitspraken voluit
in-full = Voluit:
find = Zoeken
finds-nothing = Niets hier heeft al deze woorden.
rule-sets = De sets spelregels
sources = De bronnen
back = Inhoud
today = nu
from-date = , vanaf { $date }
# De titel van de spelsituaties zonder onderwerp.
other-topics = Overige
made = Gemaakt met { $program }, het regelorakel voor de Halve tegels (Halflings) van Carcassonne. Carcassonne is een spel van Klaus-Jürgen Wrede.
