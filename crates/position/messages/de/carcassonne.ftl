### Die Stadt Carcassonne.

today = Das ist die Stadt Carcassonne, also bekommt niemand Punkte dafür.
row = keine Punkte: es ist die Stadt Carcassonne
counts = Die Stadt Carcassonne zählt als eine abgeschlossene Stadt.
counts-not = Die Stadt Carcassonne zählt nicht als Stadt.
