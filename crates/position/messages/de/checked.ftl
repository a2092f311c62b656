### Die Ergebnisse, wenn die Erwartungen von Szenarien geprüft werden.

## Ein Szenario

file = { $file }: { $came }
valid = gültig
valid-expects-nothing = gültig; ohne Erwartungen
holds = ok ({ $expectations ->
    [one] 1 Erwartung
   *[other] { $expectations } Erwartungen
})
checks-nothing = { $expectations ->
    [one] die Erwartung prüft
   *[other] die { $expectations } Erwartungen prüfen
} nichts
# Zur Erwartung in `$line`, wenn alle Regelfassungen, die sie nennt, älter sind als etwas auf dem Spielfeld.
vacuous = Zeile { $line } prüft nichts, denn was auf dem Spielfeld liegt, ist neuer als die Regeln, die dort stehen
fails-alone = die Erwartung stimmt nicht
fails-of = { $failed } von { $expectations } Erwartungen { $failed ->
    [one] stimmt
   *[other] stimmen
} nicht
fails-all = keine der { $expectations } Erwartungen stimmt
left-out = { $came }; { $count ->
    [one] 1 Erwartung
   *[other] { $count } Erwartungen
} ausgelassen
# Die Zahl derer, die nicht stimmen, außer denen, die einzeln genannt sind.
more = noch { $count ->
    [one] 1 Erwartung stimmt
   *[other] { $count } Erwartungen stimmen
} nicht; `--format json` nennt alle

## Erwartungen, die nicht stimmen

not-as-expected = { $about }: nicht wie erwartet
# `$rules` steht hier nur im Nominativ.
not-as-expected-under = { $about }: nicht wie erwartet ({ $rules })
does-not-hold = das stimmt nicht
under = Es gelten { $rules }:
expected = erwartet:
found = gefunden:
answer = Antwort:
met = das erwartet Zeile { $line }; gehört dort { $rules } zu `under`?
met-or = { $met } Oder { $write }
write = schreib `{ $entry }`
write-apart = schreib für { ACC($rules) } `{ $entry }`{ $here ->
    [left-out] , und lass sie hier weg
    [rest] , und hier `under: rest`
   *[same] {""}
}

## Alle Szenarien zusammen

sum-valid = { $scenarios ->
    [one] 1 Szenario
   *[other] { $scenarios } Szenarien
} gültig, keine Erwartung geprüft
sum-holds = { $scenarios ->
    [one] 1 Szenario
   *[other] { $scenarios } Szenarien
}, { $expectations ->
    [one] 1 Erwartung: sie stimmt
   *[other] { $expectations } Erwartungen: alle stimmen
}
sum = { $scenarios ->
    [one] 1 Szenario
   *[other] { $scenarios } Szenarien
}, { $expectations ->
    [one] 1 Erwartung
   *[other] { $expectations } Erwartungen
}: { $ended }
sum-failed = { $count ->
    [one] 1 stimmt
   *[other] { $count } stimmen
} nicht, in { $scenarios ->
    [one] 1 Szenario
   *[other] { $scenarios } Szenarien
}
sum-refused = { $count ->
    [one] 1 Szenario
   *[other] { $count } Szenarien
} abgelehnt
sum-left-out = { $sum }. { $count ->
    [one] 1 Erwartung ist für andere Regelfassungen und wurde ausgelassen
   *[other] { $count } Erwartungen sind für andere Regelfassungen und wurden ausgelassen
}
