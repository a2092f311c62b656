### Städte.

besieged = Die Stadt ist belagert: { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} pro Plättchen oder Feld und pro Wappen.

small = Abgeschlossen, aber nur zwei groß: je 1 Punkt.

all-gates = Sie liegt auf einem Plättchen und endet an jeder Seite an einem Stadttor: insgesamt 4 Punkte.

# Für eine Stadt mit einer Burg darauf; `$finished` ist `yes`, wenn die Stadt abgeschlossen ist.
castle = Auf der Stadt steht eine Burg: Die Stadt selbst bringt keine Punkte. Was im Lehen geschieht, ist eine andere Frage.
by-its-fief = bringt Punkte durch das Lehen
today-castle = { $finished ->
    [yes] Abgeschlossen, aber hier ist eine Burg: Die Stadt selbst bringt keine Punkte. Der Burgherr bekommt Punkte, wenn ein anderes Bauwerk im Lehen abgeschlossen wird.
   *[no] Nicht abgeschlossen, und hier ist eine Burg: Die Stadt selbst bringt keine Punkte.
}
row-castle = keine Punkte, denn darauf steht eine Burg
