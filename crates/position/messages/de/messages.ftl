### Die Depeschen: Züge auf der Wertungstafel, und was die Depeschen wert sind.

thing-meeple = { $count ->
    [one] 1 Punkt mit dem Wertungsmeeple
   *[other] { $count } Punkte mit dem Wertungsmeeple
}
thing-messenger = { $count ->
    [one] 1 Punkt mit der Botin
   *[other] { $count } Punkte mit der Botin
}

## Ein Zug, nach dem gefragt ist.

heading = Zug von { $player } ({ $stands }): { $events }
heading-end = Das Spielende für { $player }
event-found = die abgeschlossenen Bauwerke werden gewertet
event-nothing = nichts wird gewertet
event-laid = { $tile } wird angelegt
event-round = { $scores } in Runde { $round }
# Eine `$figure` für alles, was in einem Zug gewertet wird. Die Meldungen danach nennen in Klammern die Figur, die vorrückt,
# oder ihren `$player`.
events-with = { $events }, alles mit { $figure ->
    [messenger] der Botin
   *[meeple] dem Wertungsmeeple
}
event-feature = { $what }{ $player ->
    [0] { $figure ->
        [meeple] {" "}(Wertungsmeeple)
        [messenger] {" "}(Botin)
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}(Wertungsmeeple von { $player })
        [messenger] {" "}(Botin von { $player })
       *[none] {" "}({ $player })
    }
}
# Ein Ereignis mit dem Namen, den die Datei ihm gibt.
event-named = „{ $name }“
    .leaves-out = article
event-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $what ->
    [0] {""}
   *[other] {" "}für { ACC($what) }
}{ $player ->
    [0] { $figure ->
        [meeple] {" "}(Wertungsmeeple)
        [messenger] {" "}(Botin)
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}(Wertungsmeeple von { $player })
        [messenger] {" "}(Botin von { $player })
       *[none] {" "}({ $player })
    }
}
event-payment = Zahlung von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}{ $what ->
    [0] {""}
   *[other] {" "}für { ACC($what) }
}{ $player ->
    [0] { $figure ->
        [meeple] {" "}(Wertungsmeeple)
        [messenger] {" "}(Botin)
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}(Wertungsmeeple von { $player })
        [messenger] {" "}(Botin von { $player })
       *[none] {" "}({ $player })
    }
}
event-message = wenn { $numbers ->
    [one] Depesche { $numbers } gezogen wird
   *[other] die Depeschen { $numbers } gezogen werden
}, { $take ->
    [message] { $numbers ->
        [one] wird sie
       *[other] werden sie
    }{ $figure ->
        [meeple] {" "}für den Wertungsmeeple
        [messenger] {" "}für die Botin
       *[none] {""}
    } ausgeführt
    [points] gibt es stattdessen { $numbers ->
        [one] 2 Punkte
       *[other] je 2 Punkte
    }{ $figure ->
        [meeple] {" "}für den Wertungsmeeple
        [messenger] {" "}für die Botin
       *[none] {""}
    }
   *[open] { $numbers ->
        [one] wird sie ausgeführt, oder es gibt 2 Punkte
       *[other] werden sie ausgeführt, oder es gibt je 2 Punkte
    }{ $figure ->
        [meeple] {" "}(für den Wertungsmeeple)
        [messenger] {" "}(für die Botin)
       *[none] {""}
    }
}
event-tile = wenn Depesche 4 gezogen wird, wird sie ausgeführt (noch ein Plättchen)
# Ein Zug im Zug, und Ereignisse in ihrer Reihenfolge.
event-builder = der Extrazug des Baumeisters
    .gen = des Extrazugs des Baumeisters
    .dat = dem Extrazug des Baumeisters
    .acc = den Extrazug des Baumeisters
event-turn = { $turn } – { $events }
event-then = { $before }; { $next }

## Die Ergebnisse eines Zugs.

# Eine Wahl von Figuren; `DAT` nach "mit".
choice-all = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} für alles
    .dat = { $figure ->
        [messenger] der Botin
       *[meeple] dem Wertungsmeeple
    } für alles
    .acc = { $figure ->
        [messenger] die Botin
       *[meeple] den Wertungsmeeple
    } für alles
choice-each = { $each }
    .dat = { DAT($each) }
    .acc = { ACC($each) }
# Die Bedingungen beginnen selbst mit "wenn".
choice-if = { $each }, { $conditions }
    .dat = { DAT($each) }, { $conditions }
    .acc = { ACC($each) }, { $conditions }
choice-only-if = { $conditions }
choice-for = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} für { ACC($what) }
    .dat = { $figure ->
        [messenger] der Botin
       *[meeple] dem Wertungsmeeple
    } für { ACC($what) }
    .acc = { $figure ->
        [messenger] die Botin
       *[meeple] den Wertungsmeeple
    } für { ACC($what) }
# Eine Wahl von Figuren, in einer Zeile.
row-choice-all = { $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
} für alles
row-choice-next = { $before }, { $next }
row-choice-for = { $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
} für { ACC($what) }
    .leaves-out = verb
choice-message = Depesche { $number }
choice-message-on = Depesche { $number } bei { DAT($at) }
choice-message-instead = 2 Punkte statt Depesche { $number }
choice-tile = noch ein Plättchen für Depesche 4
    .dat = noch einem Plättchen für Depesche 4
condition-figure = wenn { $player } für { ACC($what) } { $pays ->
    [yes] mit { $figure ->
        [messenger] der Botin
       *[meeple] dem Wertungsmeeple
    } bezahlt
   *[no] { $figure ->
        [messenger] die Botin
       *[meeple] den Wertungsmeeple
    } wählt
}
condition-same = wenn { $player } dafür { $figure ->
    [messenger] die Botin
   *[meeple] den Wertungsmeeple
} wählt
condition-free = wenn niemand sonst auf { $space } steht
condition-taken = wenn noch jemand auf { $space } steht
# Eine Zeile: die Wahl, die Felder, auf denen die Figuren zu stehen kommen (`$stands`), und die Ergebnisse der gezogenen
# Depeschen (`$drawn`).
row = { $choice ->
    [0] {""}
   *[other] { $choice }:{" "}
}{ $stands ->
    [0] {""}
   *[other] { $stands },{" "}
}{ $drawn ->
    [0] keine Depesche
   *[other] { $drawn }
}
row-stands = { $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
} auf { $at }
row-stands-both = { $at }
row-barred = { $choice }: nicht erlaubt
row-some = Depesche bei { $some } von { $all } Möglichkeiten
# Eine gezogene Depesche in einer Zeile: ihre Nummer, und die Punkte, die sie der `$figure` bringt.
row-drawn-printed = Depesche { $number } ({ $points ->
    [0] keine Punkte
    [one] 1 Punkt, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
   *[other] { $points } Punkte, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
})
row-drawn-for = Depesche { $number } für { ACC($at) } ({ $points ->
    [0] keine Punkte
    [one] 1 Punkt, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
   *[other] { $points } Punkte, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
})
row-drawn-instead = 2 Punkte statt Depesche { $number } ({ $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
})
row-drawn-tile = Depesche 4 (noch ein Plättchen)
row-drawn-untold = 1 Depesche
# Die höchste Summe beider Figuren, mit 2 für jede Depesche, die nicht angegeben ist.
row-most = { $lands ->
    [0] { $counted ->
        [0] { $figures ->
            [one] höchstens { $most } Punkte
           *[other] höchstens { $most } Punkte, beide Figuren zusammen
        }
        [2] höchstens { $most } Punkte (Depesche: 2)
       *[other] höchstens { $most } Punkte (jede Depesche: 2)
    }
   *[other] höchstens { $most } Punkte = { OR($lands) }{ $counted ->
        [0] {""}
        [2] {" "}+ 2 für die Depesche
       *[other] {" "}+ { $counted } für Depeschen
    }
}
# Ein Ergebnis von mehreren: die Möglichkeiten, und die beste davon nach der Summe beider Figuren.
rows-either = { $choices }; höchstens { $most } Punkte{ $counted ->
    [0] {""}
    [2] {" "}(Depesche: 2)
   *[other] {" "}(jede Depesche: 2)
}
rows-none = keine Depesche
outcome = { $moves }, { $drawn ->
    [0] keine Depesche
   *[other] { $drawn }
}
addend = { $points }
best-lands = { $before } + { $next }
best-lands-several = ({ OR($lands) })
row-not-allowed = nicht erlaubt
row-end = { $each }

end-back = Die Botin kommt zurück in den Vorrat, und bei der Schlusswertung werden keine Depeschen gezogen.
today-end = Vor der Schlusswertung werden die Punkte von Wertungsmeeple und Botin zusammengezählt: { $each }. Der Wertungsmeeple zieht auf die Summe vor, die Botin kommt zurück in den Vorrat.
today-end-each = { $player } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $stands })
today-not-allowed = Der Zug ist so nicht erlaubt, denn { $reasons }.
today-one-figure = In einem Zug darf nur eine der beiden Figuren vorrücken.
today-left-out = { $player } kann nicht anders wählen, denn { $why }.
stands = { $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
} auf { $at }
# Die Bewegung einer Figur in einem Zug.
goes = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} zieht von { $from } auf { $to }
stays = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} bleibt auf { $at }
# `alternative`: welche von mehreren Möglichkeiten es ist.
today-lands = { $alternative ->
    [first] Entweder { $moves }
    [other] Oder { $moves }
   *[none] { $moves }
}; { $drawn ->
    [0] keine Depesche
   *[other] { $drawn }
}.
today-no-message = { $moves }; keine Depesche, denn { $why }.
today-choice = Mit { DAT($choice) }: { $moves }; { $drawn ->
    [0] keine Depesche
   *[other] { $drawn }
}.
today-if = { $conditions }: { $moves }; { $drawn ->
    [0] keine Depesche
   *[other] { $drawn }
}.
# Eine gezogene Depesche und was sie bringt; `$figure` ist die Figur, die die `$points` bekommt.
drawn-printed = Depesche { $number } ausgeführt ({ $points ->
    [0] keine Punkte
    [one] 1 Punkt, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
   *[other] { $points } Punkte, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
})
drawn-for = Depesche { $number } ausgeführt für { ACC($at) } ({ $points ->
    [0] keine Punkte
    [one] 1 Punkt, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
   *[other] { $points } Punkte, { $figure ->
        [messenger] Botin
       *[meeple] Wertungsmeeple
    }
})
drawn-instead = Depesche { $number } gegen 2 Punkte getauscht ({ $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
})
drawn-tile = Depesche 4 ausgeführt (noch ein Plättchen)
drawn-untold = eine Depesche
# Noch eine nicht angegebene Depesche, nach einer ersten.
drawn-another = noch eine Depesche
drawn-after = { $drawn } nach { DAT($moment) }
drawn-many = { $count } Depeschen ({ $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $untold ->
    [0] {""}
   *[other] ; { $untold ->
        [one] 1 Depesche unbekannt
       *[other] { $untold } Depeschen unbekannt
    }
})
today-many = { $some ->
    [0] Keine der { $all } Möglichkeiten bringt eine Depesche
    [one] Eine der { $all } Möglichkeiten bringt eine Depesche
   *[other] { $some } der { $all } Möglichkeiten bringen eine Depesche
}{ $which ->
    [0] {""}
   *[other] : { OR($which) }
}{ $more ->
    [0] {""}
    [one] ; bei 1 weiteren hängt es von der Wahl der anderen ab
   *[other] ; bei { $more } weiteren hängt es von der Wahl der anderen ab
}.
# Die beste Möglichkeit, nach der Summe beider Figuren.
today-best = { $choices ->
    [0] Mit der besten Wahl
   *[other] Die beste Wahl ist { OR($choices) } – so
} { $figures ->
    [one] hat der Wertungsmeeple
   *[other] haben beide Figuren zusammen
} { $most ->
    [one] 1 Punkt
   *[other] { $most } Punkte
} vor der Schlusswertung{ $lands ->
    [0] {""}
   *[other] {" "}({ OR($lands) })
}{ $counted ->
    [0] {""}
    [one] , mit 2 für die unbekannte Depesche
   *[other] , mit 2 für jede unbekannte Depesche
}.
today-all-alike = Bei jeder Wahl { $figures ->
    [one] hat der Wertungsmeeple
   *[other] haben beide Figuren zusammen
} { $most ->
    [one] 1 Punkt
   *[other] { $most } Punkte
} vor der Schlusswertung{ $counted ->
    [0] {""}
    [one] , mit 2 für die unbekannte Depesche
   *[other] , mit 2 für jede unbekannte Depesche
}.
today-follows = Darauf kann noch eine Depesche folgen: { $how }.

said-choice = { $said ->
    [0] es gibt nichts zu wählen
   *[other] die Wahl ist { $said }
}
said-lands = { $said ->
    [0] keine Figur bewegt sich
   *[other] die Figuren kommen auf { $said } zu stehen
}
said-messages = { $said ->
    [0] keine Depesche wird gezogen
   *[other] Depeschen werden nach { DAT($said) } gezogen
}
said-before = { $said ->
    [0] keine Figur steht auf der Wertungstafel
   *[other] die Figuren beginnen auf { $said }
}
said-drawn = { $said ->
    [0] keine Depesche wird gezogen
   *[other] gezogen wird { $said }
}
said-order = die Reihenfolge ist { $said }
said-why = { $said ->
    [0] kein Grund ist angegeben
   *[other] Grund: { $said }
}
said-message = { $said } wird eine Depesche gezogen
said-most = die höchste Summe beider Figuren ist { $said }
said-best = die beste Wahl ist { OR($said) }
said-chain = { $said ->
    [0] nichts kann folgen
   *[other] das kann folgen: { $said }
}
said-allowed = { $said ->
    [yes] es ist erlaubt
   *[no] es ist nicht erlaubt
}

under-none = bei keiner Wahl
under-every = bei jeder Wahl
under-some = bei { $some } von { $all } Möglichkeiten
as-others-choose = je nach der Wahl der anderen
under-some-others = bei { $some } von { $all } Möglichkeiten (je nach der Wahl der anderen)
under-some-more = bei { $some } von { $all } Möglichkeiten (bei { $more } weiteren je nach der Wahl der anderen)

## Möglichkeiten, und die Momente, in denen Depeschen kamen.

choice = { $each }
    .dat = { DAT($each) }
    .acc = { ACC($each) }
taken-figure = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} für { ACC($called) }
    .dat = { $figure ->
        [messenger] der Botin
       *[meeple] dem Wertungsmeeple
    } für { ACC($called) }
    .acc = { $figure ->
        [messenger] die Botin
       *[meeple] den Wertungsmeeple
    } für { ACC($called) }
taken-tile = noch ein Plättchen für { ACC($called) }
    .dat = noch einem Plättchen für { ACC($called) }
taken-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { ACC($called) } ({ $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
})
taken-points-for = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von { DAT($called) } für { ACC($at) } ({ $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
})
taken-instead = { $points } Punkte statt { DAT($called) } ({ $figure ->
    [messenger] Botin
   *[meeple] Wertungsmeeple
})
occasion-for = { $what } für { $player }
    .gen = { GEN($what) } für { $player }
    .dat = { DAT($what) } für { $player }
    .acc = { ACC($what) } für { $player }
occasion-again = { $what } ({ $time })
    .gen = { GEN($what) } ({ $time })
    .dat = { DAT($what) } ({ $time })
    .acc = { ACC($what) } ({ $time })
turn = der Zug
    .gen = des Zugs
    .dat = dem Zug
    .acc = den Zug
turn-of-four = der Extrazug von Depesche 4
    .gen = des Extrazugs von Depesche 4
    .dat = dem Extrazug von Depesche 4
    .acc = den Extrazug von Depesche 4
turn-of-four-in = der Extrazug von Depesche 4 während { GEN($turn) }
    .gen = des Extrazugs von Depesche 4 während { GEN($turn) }
    .dat = dem Extrazug von Depesche 4 während { GEN($turn) }
    .acc = den Extrazug von Depesche 4 während { GEN($turn) }
turn-of-builder = der Extrazug des Baumeisters
    .gen = des Extrazugs des Baumeisters
    .dat = dem Extrazug des Baumeisters
    .acc = den Extrazug des Baumeisters
turn-of-builder-of = der Extrazug des Baumeisters während { GEN($turn) }
    .gen = des Extrazugs des Baumeisters während { GEN($turn) }
    .dat = dem Extrazug des Baumeisters während { GEN($turn) }
    .acc = den Extrazug des Baumeisters während { GEN($turn) }
# Der Anlass einer Depesche: eine Runde mit ihrer Nummer, oder eine andere Depesche.
of-message = Depesche { $number }
of-message-in = Depesche { $number } während { GEN($turn) }
round-phrase = Runde { $round }
round-phrase-in = Runde { $round } während { GEN($turn) }

## Gründe, warum in einem Moment keine Depesche gezogen wird, oder nur eine: Hauptsätze, nach "denn".

why-nothing = { $what } bringt hier nichts
why-moved-back = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} ist auf ein dunkles Feld zurückgegangen, also wird keine Depesche gezogen
why-fairy-unsure = die 3 Punkte der Fee zählen nicht mit, denn es ist nicht klar, neben welchem Meeple sie steht: Gib ihren Ort unter `figures` an, oder schreib die Punkte als 3 Punkte in Runde 3, `for: fairy`
why-shared = nach { DAT($moment) } steht eine fremde Figur auf dem Feld { $figure ->
    [messenger] der Botin
   *[meeple] des Wertungsmeeples
}
why-one = nach { DAT($moment) } kommen beide Figuren auf dunklen Feldern zu stehen, aber es wird nur eine Depesche gezogen
why-not-tested = nach { DAT($moment) } kommt { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} auf einem dunklen Feld zu stehen, aber nur die zuletzt bewegte Figur zählt
why-not-now = nach { DAT($moment) } steht { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} auf einem dunklen Feld, ist aber nicht gerade erst dorthin gekommen
why-not-forward = nach { DAT($moment) } steht { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} auf einem dunklen Feld, ist aber nicht dorthin vorgerückt
why-too-late = nach { DAT($moment) } steht { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} auf einem dunklen Feld, aber das zählt nur bis Phase 3
why-not-dark = nach { DAT($moment) } kommt keine Figur auf einem dunklen Feld zu stehen
why-not-their-turn = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} von { $player } kommt auf einem dunklen Feld zu stehen, aber { $player } ist nicht am Zug

## Gründe, warum etwas nicht so gespielt werden kann, wie es geschrieben ist: Hauptsätze, nach "denn".

because-one-figure = in einem Zug darf nur eine Figur vorrücken, und in diesem Zug rücken beide vor
because-cannot-pay = keine Figur, die bezahlen darf, hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und dazu gibt es keine Regelung
because-next = alle acht Depeschen sind gezogen und unter den Stapel gelegt, also ist die nächste wieder Depesche { $next }
because-lower = Depesche { $number } liegt unter dem Stapel und wird erst nach sieben anderen wieder gezogen
because-out = Depesche { $number } wird noch ausgeführt, und ihr eigener Zug ist nicht vorbei
because-turn-told = Depesche 4 hat einen Extrazug gebracht, also wurde sie nicht gegen 2 Punkte getauscht
because-other-advanced = { $figure ->
    [messenger] die Botin
   *[meeple] der Wertungsmeeple
} kann die Punkte für Depesche { $number } nicht bekommen, wenn in diesem Zug nur noch { $figure ->
    [messenger] der Wertungsmeeple
   *[meeple] die Botin
} vorrücken darf
because-no-figure = keine Figur kann tun, was geschrieben ist
left-out = andere Möglichkeiten fallen weg, denn { $why }
halt-not-yet = ein Teil davon hat es noch nicht gegeben
halt-found = es werden zu viele Bauwerke abgeschlossen, um alle Möglichkeiten für die Figuren zu prüfen
halt-too-many = es gibt zu viele Möglichkeiten, um sie alle zu prüfen
halt-others = fremde Figuren können auf zu vielen verschiedenen Feldern zu stehen kommen
halt-boards = in zu vielen Zügen werden Plättchen angelegt, um sie alle zu verfolgen
halt-laid = eine Depesche wird gezogen, bevor das Plättchen des Zugs angelegt ist, und dieses Plättchen ist nicht genannt

## Depeschen, die folgen können, und wozu es keine Regelung gibt.

ahead = von { $from } aus: { $how }, also noch eine Depesche
ahead-step = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $instead ->
    [yes] { $numbers ->
        [0] {" "}statt einer Depesche
       *[other] {" "}(von Depesche { OR($numbers) }, oder statt einer Depesche)
    }
   *[no] {" "}von Depesche { OR($numbers) }
} { $points ->
    [one] bringt
   *[other] bringen
} { $figure ->
    [messenger] die Botin
   *[meeple] den Wertungsmeeple
} auf { $at }
ahead-then = { $before }, und { $next }
ahead-more = es gibt mehr Möglichkeiten, als hier stehen
ahead-depth = verfolgt { $depth ->
    [one] wird 1 Depesche
   *[other] werden bis zu { $depth } Depeschen nacheinander
}, wenn die Punkte der einen zur nächsten führen können
depth = Durchgerechnet werden Ketten von höchstens { $depth } { $depth ->
    [one] weiteren Depesche
   *[other] weiteren Depeschen
}.
each-brings = Depesche { $number } ({ $title }) wäre { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert – { $because }.
each-tile = Depesche { $number } würde { ACC($because) } bringen.
laid-unknown = Der Zug sagt nicht, welches Plättchen angelegt wird, und kein einzelnes Plättchen schließt hier alles ab. Bis dahin gilt das Spielfeld wie gezeichnet; gib das Plättchen unter `laid` an.
laid-assumed = Als angelegtes Plättchen des Zugs gilt { $tile }: das einzige Plättchen ohne Meeple, das alle abgeschlossenen Bauwerke gemeinsam haben.
laid-any-of = Es ist nicht klar, welches Plättchen in diesem Zug angelegt wird: Infrage kommt { OR($tiles) }. Die Antwort ist bei jedem dieselbe.
silent-unscored = Es gibt keine Regelung dazu, was eine abgeschlossene Straße oder Stadt vor ihrer Wertung für die Depeschen 1, 2 und 8 wert ist. Hier zählt sie als abgeschlossen (eine nicht abgeschlossene Stadt wäre 1 Punkt pro Plättchen und Wappen wert).
silent-one-figure = Es gibt keine Regelung dazu, ob in Extrazügen die Figur vorrücken muss, die schon vorgerückt ist. Hier muss sie es (sonst dürfte in jedem eine der beiden vorrücken).
silent-just-moved = Es gibt keine Regelung dazu, welche Figur zuletzt bewegt wurde, wenn die andere danach bezahlt hat. Hier ist es die, die zuletzt vorgerückt ist (sonst gäbe es keine Depesche).
silent-paid-after = Es gibt keine Regelung zu einer Depesche für eine Figur, die in derselben Runde ein dunkles Feld erreicht und bezahlt hat. Hier zählt ihr Feld am Ende der Runde (sonst gäbe es eine Depesche).
silent-two-at-once = Es gibt keine Regelung zur Reihenfolge von zwei zugleich gezogenen Depeschen. Hier wird die erste mit allem ausgeführt, was aus ihr folgt, und dann die zweite (sonst würde die zweite gezogen, bevor die erste ausgeführt ist).

## Was die Depeschen wert sind.

heading-messages = { $numbers ->
    [one] Depesche { $numbers }
    [8] Alle acht Depeschen
   *[other] Die Depeschen { $numbers }
} für { $player }
title = { $number ->
    [1] kürzeste Straße
    [2] kleinste Stadt
    [3] kleinstes Kloster
    [4] noch ein Plättchen
    [5] 2 Punkte pro Wappen
    [6] 2 Punkte pro Ritter
    [7] 2 Punkte pro Bäuerin
   *[8] einen Meeple werten und zurücknehmen
}

row-points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
row-tile = noch ein Plättchen, oder 2 Punkte
row-of-points = { $number }: { $points ->
    [0] keine Punkte, also stattdessen 2
    [1] 1 Punkt, also stattdessen 2
    [2] so oder so 2 Punkte
   *[other] { $points } Punkte
}
row-of-tile = { $number }: noch ein Plättchen, oder 2 Punkte
today-brings = Depesche { $number } ist für { $player } { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert – { $because }.
phrase-brings = { $row } – { $because }
because-any-of = { OR($because) }
today-tile = Depesche 4 gibt { $player } einen ganzen Zug mit noch einem Plättchen, oder 2 Punkte.
today-better = { $points ->
    [less] Besser ist es, stattdessen 2 Punkte zu nehmen.
    [more] Das ist besser, als stattdessen 2 Punkte zu nehmen.
   *[alike] Stattdessen 2 Punkte zu nehmen, bringt genauso viel.
}
today-most = Die meisten Punkte { $most ->
    [one] bringt
   *[other] bringen
} { $most }.
today-better-points = Keine Depesche ist mehr wert als die 2 Punkte, die du stattdessen nehmen darfst.
today-better-points-or-tile = Keine Depesche ist sicher besser als 2 Punkte; was das Plättchen von Depesche 4 bringt, ist unbekannt.
today-better-messages = { $numbers ->
    [one] Nur Depesche { $numbers } ist mehr wert als die 2 Punkte, die du stattdessen nehmen darfst.
   *[other] Die Depeschen { $numbers } sind jeweils mehr wert als die 2 Punkte, die du stattdessen nehmen darfst.
}

said-brings = die Depesche ist { $said ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $said } Punkte
} wert
said-better = { $said } als beste Wahl
said-because = Grund: { $said }
said-most-of = die meisten Punkte bringt { $said }
said-title = { $said }
said-gives = die Depesche bringt { ACC($said) }
said-take = { $said } als beste Wahl

better-points = 2 Punkte
better-message = die Depesche
better-either = eines von beiden
better-points-or-tile = 2 Punkte oder noch ein Plättchen (4)
better-messages = { $numbers ->
    [one] Depesche { $numbers }
   *[other] die Depeschen { $numbers }
}
most-of = Depesche { $number } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
gives-points = { $points }
gives-turn = ein Zug
    .gen = eines Zugs
    .dat = einem Zug
    .acc = einen Zug

value-none = { $player } hat keinen Meeple { $kind ->
    [city] in einer nicht abgeschlossenen Stadt
    [road] auf einer nicht abgeschlossenen Straße
   *[monastery] in einem nicht abgeschlossenen Kloster
}
value-nobody = { $player } hat keinen Meeple auf einem nicht abgeschlossenen Bauwerk
value-least = { $features } { $features ->
    [one] ist
   *[other] sind je
} { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert{ $of ->
    [one] {""}
    [2] , am wenigsten von den beiden
   *[other] , am wenigsten von allen { $of }
}
value-least-of-many = { $alike } Bauwerke ({ $features } und andere) sind je { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
value-tile = ein ganzer Zug mit noch einem Plättchen, oder 2 Punkte
    .acc = einen ganzen Zug mit noch einem Plättchen oder 2 Punkte
value-each = { $counted }, je 2 Punkte
value-no-coats = { $player } hat keinen Meeple in einer nicht abgeschlossenen Stadt mit einem Wappen
heads = { $kind ->
    [city] { $count ->
        [one] 1 Ritter
       *[other] { $count } Ritter
    }
   *[field] { $count ->
        [one] 1 Bäuerin
       *[other] { $count } Bäuerinnen
    }
}
value-no-heads = { $player } hat { $kind ->
    [city] keinen Ritter in einer nicht abgeschlossenen Stadt
   *[field] keine Bäuerin
}

## Depesche 8: einen Meeple werten und zurücknehmen.

eight-brings = { $at } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
eight-lord = { $at } ist von einem Burgherrn besetzt, der selbst nichts bekommt
eight-mayor = { $at } hat kein Wappen, das für den Bürgermeister dort zählt
eight-minority = { $at } bringt ohne Mehrheit nichts
eight-minority-brings = { $at } bringt auch ohne Mehrheit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
eight-no-city = { $at } berührt keine abgeschlossene Stadt
eight-inn = { $at } ist nicht abgeschlossen und hat ein Wirtshaus
eight-cathedral = { $at } ist nicht abgeschlossen und hat eine Kathedrale
eight-besieged = { $at } ist belagert
eight-ringmaster = { $because }; der Zirkusdirektor bringt { $points ->
    [one] 1 zusätzlichen Punkt
   *[other] { $points } zusätzliche Punkte
}
eight-ringmaster-unknown = { $because }; die Punkte des Zirkusdirektors zählen nicht mit, denn keine Frage der Datei sagt, welche Plättchen ein Zirkuszelt oder Artisten zeigen
eight-fairy = { $because }; die Fee bringt { $points ->
    [one] 1 zusätzlichen Punkt
   *[other] { $points } zusätzliche Punkte
}
