### Die Spielvorbereitung mit Dreiecksplättchen.

heading = { $players } Spieler mit { $copies ->
    [one] { $sets ->
        [both] Halb so Wild 1 und 2
        [second] Halb so Wild 2
       *[first] Halb so Wild 1
    }
   *[other] { $copies } Exemplaren von { $sets ->
        [both] Halb so Wild 1 und 2
        [second] Halb so Wild 2
       *[first] Halb so Wild 1
    }
}{ $first ->
    [yes] , im ersten Spiel mit Dreiecksplättchen
   *[no] {""}
}

today = Jede Person bekommt { $halves } Dreiecksplättchen; { $mixed ->
    [0] { $left ->
        [0] keines bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    }
   *[other] von { $mixed } { $left ->
        [0] bleibt keines
        [one] bleibt 1
       *[other] bleiben { $left }
    }
} übrig.
today-not = Das ist nicht möglich, denn { $reason }.
besides = Außerdem: { $reason }.
note = { $note }.
row = je { $halves }, { $left ->
    [0] keines
   *[other] { $left }
}{ $mixed ->
    [0] {""}
   *[other] {" "}von { $mixed }
} übrig

# Gründe, warum eine Spielvorbereitung nicht geht: Sätze, jeder mit einer Zeile, die mit denselben Teilen beginnt.
one-set-serves = ein Teil mit Dreiecksplättchen ist für höchstens { $served } Personen
row-one-set-serves = ein Teil ist für höchstens { $served } Personen
too-few = für { $players ->
    [one] 1 Person mit { $each }
   *[other] { $players } Personen mit je { $each }
}{ $of-a-set ->
    [yes] {" "}aus jedem Teil
   *[no] {""}
} sind { $wanted } Dreiecksplättchen nötig, aber { $of-a-set ->
    [yes] ein Teil hat nur { $pile }
   *[no] es gibt nur { $pile }
}
row-too-few = nicht genug für { $each } { $of-a-set ->
    [yes] aus jedem Teil
   *[no] pro Person
}

said-allowed = { $said ->
    [yes] das ist möglich
   *[no] das ist nicht möglich
}
said-halves = jede Person bekommt { $said } Dreiecksplättchen
said-mixed = { $said ->
    [one] 1 Dreiecksplättchen wird gemischt
   *[other] { $said } Dreiecksplättchen werden gemischt
}
said-left = { $said ->
    [0] kein Dreiecksplättchen bleibt übrig
    [one] 1 Dreiecksplättchen bleibt übrig
   *[other] { $said } Dreiecksplättchen bleiben übrig
}
said-notes = { $said ->
    [0] es ist nichts anzumerken
   *[other] { $said }
}

of-each-set = Die Zahl gilt pro Teil.
in-all = Die Zahl gilt für beide Teile zusammen.
each-gets = Jede Person bekommt { $halves } Dreiecksplättchen.
variant-for-fewer = Die Variante ist für weniger als { $served } Personen, also bekommt jede Person { $halves } Dreiecksplättchen.
dealt-alike = { $mixed } Dreiecksplättchen werden gleichmäßig an { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} verteilt: je { $halves }.
more-can-play = Mehr als { $served } Personen können mit weiteren Exemplaren oder Ausgaben spielen.
back-to-the-box = { $left ->
    [one] Das übrige Dreiecksplättchen kommt zurück in die Schachtel.
   *[other] Die anderen { $left } kommen zurück in die Schachtel.
}
left-over = { $left ->
    [one] Eines bleibt übrig.
   *[other] Die anderen { $left } bleiben übrig.
}
how-dealt = { $first ->
    [yes] Im ersten Spiel werden die Dreiecksplättchen verdeckt verteilt.
   *[no] Die Dreiecksplättchen werden verdeckt verteilt; oder alle liegen offen, und jede Person nimmt reihum eines, gegen den Uhrzeigersinn ab der letzten Person.
}
more-each = jede Person darf mehr bekommen, wenn alle einverstanden sind
symbols-stay-out = die vier Dreiecksplättchen mit Symbolen anderer Erweiterungen bleiben im ersten Spiel weg
