### Das Einsetzen eines Meeples oder einer anderen Figur: ob es erlaubt ist.

heading = Einsetzen { $figure ->
    [large] des großen Meeples
    [abbot] des Abts
    [mayor] des Bürgermeisters
    [wagon] des Wagens
    [builder] des Baumeisters
    [pig] des Schweins
    [shepherd] des Schäfers
    [ringmaster] des Zirkusdirektors
    [phantom] des Phantoms
   *[meeple] eines Meeples
} von { $player } { $kind ->
    [city] in
    [monastery] in
    [garden] in
   *[other] auf
} { ACC($place) }{ $set ->
    [monk] , als Mönch (stehend)
    [abbot] , als Abt (liegend)
   *[unsaid] {""}
}

heading-top = Einsetzen { $figure ->
    [large] des großen Meeples
    [abbot] des Abts
    [mayor] des Bürgermeisters
    [wagon] des Wagens
    [builder] des Baumeisters
    [pig] des Schweins
    [shepherd] des Schäfers
    [ringmaster] des Zirkusdirektors
    [phantom] des Phantoms
   *[meeple] eines Meeples
} von { $player } oben auf den Turm auf { DAT($tile) }

# Die Antwort mit einer Bedingung: Eine Figur kommt auf das gerade angelegte Plättchen, das ein Spielfeld nicht zeigt.
today = Die Figur darf dort eingesetzt werden, wenn { $tile } das gerade angelegte Plättchen ist.
either = Die Figur darf ein Mönch (stehend) oder ein Abt (liegend) sein.
today-top = Die Figur darf dort eingesetzt werden, wenn der Turm auf { DAT($tile) } ein Stockwerk hat und oben kein Meeple steht. Sie schließt den Turm und bleibt dort bis zum Spielende. { $dangers ->
    [0] Weder Türme noch der Drache erreichen sie dort.
    [one] Türme können sie dort gefangen nehmen, aber der Drache kann sie nicht fressen.
   *[other] Türme können sie dort gefangen nehmen, und der Drache kann sie fressen.
}
today-top-open = Die Figur darf dort eingesetzt werden, wenn der Turm auf { DAT($tile) } ein Stockwerk hat und oben kein Meeple steht. Sie schließt den Turm und bleibt dort bis zum Spielende.
no-portal = Durch einen Zaubergang darf kein Meeple in ein abgeschlossenes Bauwerk eingesetzt werden.
today-not = Die Figur darf dort nicht eingesetzt werden, denn { $because }.
today-unknown = Das hängt davon ab, { $unknown }.
row = erlaubt
row-top = { $dangers ->
    [0] erlaubt; wird dort weder gefangen genommen noch gefressen
    [one] erlaubt; kann gefangen genommen, nicht gefressen werden
   *[other] erlaubt; kann gefangen genommen und gefressen werden
}
top-open = Ob Türme oder der Drache sie dort erreichen, dazu gibt es keine Regelung.
row-unknown = hängt davon ab, was dahinter liegt
row-taken = nicht erlaubt: dort { $meeples ->
    [one] steht
   *[other] stehen
} { $meeples }
row-shepherd = nicht erlaubt: dort { $meeples ->
    [one] steht
   *[other] stehen
} { $meeples }
row-not = { $reason ->
    [cannot-stand] nicht erlaubt: darf dort nicht stehen
    [not-on-top] nicht erlaubt: darf dort nicht stehen
    [no-abbot] nicht erlaubt: dort darf kein Abt sein
    [no-own-meeple] nicht erlaubt: { $player } hat dort keinen Meeple
    [volcano] nicht erlaubt: ein Vulkan
   *[barn] nicht erlaubt: dort ist ein Gutshof
}

said-allowed = { $said ->
    [yes] die Figur darf dort eingesetzt werden
   *[no] die Figur darf dort nicht eingesetzt werden
}
said-meeples = { $said ->
    [0] kein Meeple ist im Weg
    [one] { $said } ist im Weg
   *[other] { $said } sind im Weg
}
said-unknown = das hängt davon ab, { $said }
said-dangers = { $said ->
    [0] nichts erreicht die Figur dort
   *[other] { $said }
}
captured-on-top = ein Turm kann die Figur dort gefangen nehmen
eaten-on-top = der Drache kann die Figur dort fressen

cannot-stand = { $figure ->
    [large] ein großer Meeple
    [abbot] ein Abt
    [mayor] ein Bürgermeister
    [wagon] ein Wagen
    [builder] ein Baumeister
    [pig] ein Schwein
    [shepherd] ein Schäfer
    [ringmaster] ein Zirkusdirektor
    [phantom] ein Phantom
   *[meeple] ein Meeple
} darf nicht { $kind ->
    [city] in eine Stadt
    [road] auf eine Straße
    [field] auf eine Wiese
    [monastery] in ein Kloster
    [castle] auf eine Burg
   *[garden] in einen Garten
} eingesetzt werden
not-on-top = { $figure ->
    [abbot] ein Abt
    [mayor] ein Bürgermeister
    [wagon] ein Wagen
    [builder] ein Baumeister
    [pig] ein Schwein
   *[shepherd] ein Schäfer
} darf nicht oben auf einen Turm eingesetzt werden
closes-the-tower = Ein Meeple oben auf dem Turm schließt ihn: Es kommen keine Stockwerke mehr dazu.
volcano = der Drache ist auf { DAT($tile) }, und auf das gerade angelegte Plättchen kommt er nur, wenn es ein Vulkan ist
no-abbot = als Abt darf ein Meeple nur in ein deutsches, niederländisches oder belgisches Kloster oder in ein japanisches Gebäude eingesetzt werden
no-own-meeple = { $player } hat keinen Meeple { $kind ->
    [city] in der Stadt
    [road] auf der Straße
    [field] auf der Wiese
    [monastery] im Kloster
    [castle] auf der Burg
   *[garden] im Garten
}
taken = { $kind ->
    [city] die Stadt ist von { DAT($meeples) } besetzt
    [road] die Straße ist von { DAT($meeples) } besetzt
    [field] die Wiese ist von { DAT($meeples) } besetzt
    [monastery] das Kloster ist von { DAT($meeples) } besetzt
    [castle] die Burg ist von { DAT($meeples) } besetzt
   *[garden] der Garten ist von { DAT($meeples) } besetzt
}
shepherd = { $meeples ->
    [one] auf der Wiese steht schon { $meeples }
   *[other] auf der Wiese stehen schon { $meeples }
}
barn = auf der Wiese ist der Gutshof von { $player }
beyond = { $kind ->
    [city] was hinter { DAT($tile) } liegt, wo die Stadt weitergeht
    [road] was hinter { DAT($tile) } liegt, wo die Straße weitergeht
    [field] was hinter { DAT($tile) } liegt, wo die Wiese weitergeht
    [monastery] was hinter { DAT($tile) } liegt, wo das Kloster weitergeht
    [castle] was hinter { DAT($tile) } liegt, wo die Burg weitergeht
   *[garden] was hinter { DAT($tile) } liegt, wo der Garten weitergeht
}

own-meeple = { $kind ->
    [city] { $player } hat einen Meeple in der Stadt.
    [road] { $player } hat einen Meeple auf der Straße.
    [field] { $player } hat einen Meeple auf der Wiese.
    [monastery] { $player } hat einen Meeple im Kloster.
    [castle] { $player } hat einen Meeple auf der Burg.
   *[garden] { $player } hat einen Meeple im Garten.
}
no-shepherd = Auf der Wiese steht kein Schäfer.
free = { $kind ->
    [city] Die Stadt ist unbesetzt.
    [road] Die Straße ist unbesetzt.
    [field] Die Wiese ist unbesetzt.
    [monastery] Das Kloster ist unbesetzt.
    [castle] Die Burg ist unbesetzt.
   *[garden] Der Garten ist unbesetzt.
}
as-abbot = Ein Abt (liegend) bleibt bis zur Schlusswertung und bringt Punkte für Zeile und Spalte.
as-monk = Ein Mönch bringt Punkte für das Kloster, wenn es abgeschlossen wird.
beside = { $meeples ->
    [one] Auf dem Dreiecksplättchen daneben steht { $meeples }: Jedes Dreiecksplättchen darf einen eigenen Meeple haben.
   *[other] Auf Dreiecksplättchen daneben stehen { $meeples }: Jedes Dreiecksplättchen darf einen eigenen Meeple haben.
}
finished = { $kind ->
    [city] Die Stadt
    [road] Die Straße
    [field] Die Wiese
    [monastery] Das Kloster
    [castle] Die Burg
   *[garden] Der Garten
} ist { $condition ->
    [half-fills] nur abgeschlossen, wenn ein einzelnes Dreiecksplättchen ein Feld belegt
    [gaps-ignored] nur abgeschlossen, wenn die dreieckige Lücke nicht beachtet wird
    [abbey-closes] nur abgeschlossen, wenn eine Abtei das Bauwerk über eine Lücke hinweg abschließt
   *[none] abgeschlossen
}: Ein Meeple, der dort eingesetzt wird, wird sofort gewertet.
