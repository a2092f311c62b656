### Das Setzen des Magiers oder der Hexe: ob es erlaubt ist.

heading = Setzen { $figure ->
    [mage] des Magiers
   *[witch] der Hexe
} { $kind ->
    [city] in
   *[other] auf
} { ACC($place) }

today = Das ist erlaubt{ $occupied ->
    [yes] , egal, wer dort Meeple hat
   *[no] {""}
}.
today-not = Das ist nicht erlaubt, denn { $because }.
today-unknown = Das hängt davon ab, { $unknown }.
row = erlaubt
row-not = { $reason ->
    [completed] nicht erlaubt: abgeschlossen
    [with-mage] nicht erlaubt: dort steht der Magier
    [with-witch] nicht erlaubt: dort steht die Hexe
   *[already] nicht erlaubt: schon dort
}
row-unknown = hängt davon ab, was dahinter liegt

said-allowed = { $said ->
    [yes] das Setzen ist dort erlaubt
   *[no] das Setzen ist dort nicht erlaubt
}
said-unknown = es hängt davon ab, { $said }

completed = { $kind ->
    [city] die Stadt ist abgeschlossen
   *[other] die Straße ist abgeschlossen
}
with-mage = { $kind ->
    [city] der Magier steht in dieser Stadt
   *[other] der Magier steht auf dieser Straße
}, und die beiden stehen nie auf demselben Bauwerk
with-witch = { $kind ->
    [city] die Hexe steht in dieser Stadt
   *[other] die Hexe steht auf dieser Straße
}, und die beiden stehen nie auf demselben Bauwerk
already = { $kind ->
    [city] die Figur steht schon in dieser Stadt
   *[other] die Figur steht schon auf dieser Straße
} und muss auf ein anderes Bauwerk
# Nach "hängt davon ab,".
beyond = was hinter { DAT($tile) } liegt { $kind ->
    [city] (dort geht die Stadt weiter)
   *[other] (dort geht die Straße weiter)
}
