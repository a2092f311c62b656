### Die Legende einer Zeichnung: was ihre Zeichen bedeuten, und wofür die Zeichnung keinen Platz hat.

# Ein Spieler, dessen Name sich nicht zeichnen lässt, nach der Nummer.
player = Spieler { $number }
walk-begins = Anfang des Zugs des Drachen
# Das Ende einer Straße oder Stadt, das eine schnelle Zeichnung nicht angibt.
taken-as-closed = gilt als geschlossen
stops = Reihenfolge der Schritte
would-stand = { $figure ->
    [large] hier stünde der große Meeple von { $player }
    [abbot] hier stünde der Abt von { $player }
    [mayor] hier stünde der Bürgermeister von { $player }
    [wagon] hier stünde der Wagen von { $player }
    [builder] hier stünde der Baumeister von { $player }
    [pig] hier stünde das Schwein von { $player }
    [shepherd] hier stünde der Schäfer von { $player }
    [ringmaster] hier stünde der Zirkusdirektor von { $player }
    [acrobat] hier stünde der Artist von { $player }
    [phantom] hier stünde das Phantom von { $player }
   *[meeple] hier stünde { $player }
}
figure = { $figure ->
    [large] großer Meeple von { $player }
    [abbot] Abt von { $player }
    [mayor] Bürgermeister von { $player }
    [wagon] Wagen von { $player }
    [builder] Baumeister von { $player }
    [pig] Schwein von { $player }
    [shepherd] Schäfer von { $player }
    [ringmaster] Zirkusdirektor von { $player }
    [acrobat] Artist von { $player }
    [phantom] Phantom von { $player }
   *[meeple] { $player }
}
struck = { $figure ->
    [large] großer Meeple von { $player }, in der Antwort
    [abbot] Abt von { $player }, in der Antwort
    [mayor] Bürgermeister von { $player }, in der Antwort
    [wagon] Wagen von { $player }, in der Antwort
    [builder] Baumeister von { $player }, in der Antwort
    [pig] Schwein von { $player }, in der Antwort
    [shepherd] Schäfer von { $player }, in der Antwort
    [ringmaster] Zirkusdirektor von { $player }, in der Antwort
    [acrobat] Artist von { $player }, in der Antwort
    [phantom] Phantom von { $player }, in der Antwort
   *[meeple] { $player }, in der Antwort
}
points = Punkte von { $player }
points-at-the-end = Punkte von { $player } am Spielende
score-track = Oben: jetzt; unten: am Ende des Zugs. Großbuchstabe: Wertungsmeeple; Kleinbuchstabe: Botin. [5]: dunkles Feld.
more-drawn = es gibt { $count } Möglichkeiten; die ersten { $drawn } sind gezeichnet
worth = Wert; niemand bekommt Punkte
pays = Punkte für diese Stadt
counted = zählt mit
allowed = erlaubt
not-allowed = nicht erlaubt
here = hier
fits = passt hier
fits-perhaps = hängt davon ab
barn = Gutshof von { $player }
# Die Bedeutung der Zeichen für Meeple; das Wort ist in der Mehrzahl gleich.
meeples = Meeple
    .leaves-out = count
# Die Bedeutung des Namens eines Plättchens.
tile = { $kind ->
    [square] Plättchen
    [half] Dreiecksplättchen
   *[double] Doppelplättchen
}

## Wofür eine Zeichnung keinen Platz hat

whose-barn = wem der Gutshof gehört ({ $player })
shows = was { $count ->
    [one] {""}
   *[other] jedes {""}
}`{ $tile }` zeigt
more-reach = { $count ->
    [one] was 1 weitere Frage erreicht
   *[other] was { $count } weitere Fragen erreichen
}
tile-name = der Name `{ $name }`, in Spalte { $column }, Zeile { $row }
letter = der Buchstabe [{ $letter }]
stop = Schritt { $number }{ $questions ->
    [0] {" "}des Drachen
   *[other] {" "}in { $questions }
}
reach-mark = das Zeichen { $mark }
one-meeple = der Meeple von { $player }
    .gen = des Meeples von { $player }
    .dat = dem Meeple von { $player }
    .acc = den Meeple von { $player }
on = { $what } auf { $tile }
empty-space = leeres Feld

## Die Zeichen

city = Stadt
not-placed-yet = noch nicht angelegt
any-tile = unbekanntes Plättchen
triangular-gap = dreieckige Lücke
road = Straße
end-of-road = Ende der Straße
gate = Stadttor
bridge = Brücke
new-bridge = neue Brücke
open-here = hier offen
disputed-gap = umstrittene Lücke
reached = erreicht
reached-by-some = nur nach manchen Regeln erreicht
asked-about = danach wird gefragt
flown-over = überflogen
looked-at = zählt mit
monastery = Kloster
castle = Burg
coat-of-arms = Wappen
cathedral = Kathedrale
besieged = belagert
carcassonne = Stadt Carcassonne
ferry = Fähre
river = Fluss
inn = Wirtshaus
well = Brunnen
new-barn = neuer Gutshof
name-cut-short = Name gekürzt

## Was auf einem Plättchen liegt oder aufgedruckt ist

german-monastery = deutsches Kloster
dutch-monastery = niederländisches Kloster
japanese-building = japanisches Gebäude
abbey = Abtei
shrine = Kultstätte
darmstadt-church = Darmstädter Kirche
castle-token = Burgplättchen
sheep-token = Schaf-Chip
dragon = Drache
mage = Magier
witch = Hexe
flea = Flohplättchen
# Ein kleines Gebäude, dessen Art nicht angegeben ist.
little-building = kleines Gebäude
shed = Schuppen
house = Haus
# Eine Art von kleinem Gebäude.
tower = Turm (kleines Gebäude)
