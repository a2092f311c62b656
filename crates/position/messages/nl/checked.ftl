### De uitkomsten van het controleren van de verwachtingen van scenario's.

## Eén scenario

file = { $file }: { $came }
valid = geldig
valid-expects-nothing = geldig; zonder verwachtingen
holds = ok ({ $expectations ->
    [one] 1 verwachting
   *[other] { $expectations } verwachtingen
})
checks-nothing = { $expectations ->
    [one] de verwachting controleert
   *[other] de { $expectations } verwachtingen controleren
} niets
# Over de verwachting op `$line`, als alle spelregels die daar staan, ouder zijn dan iets op het speelveld.
vacuous = regel { $line } controleert niets: wat op het speelveld ligt, is nieuwer dan de spelregels die daar staan
fails-alone = de verwachting klopt niet
fails-of = { $failed } van de { $expectations } verwachtingen { $failed ->
    [one] klopt
   *[other] kloppen
} niet
fails-all = geen van de { $expectations } verwachtingen klopt
left-out = { $came }; { $count ->
    [one] 1 verwachting
   *[other] { $count } verwachtingen
} weggelaten
more = nog { $count ->
    [one] 1 verwachting klopt niet
   *[other] { $count } verwachtingen kloppen niet
}; `--format json` toont ze allemaal

## Verwachtingen die niet kloppen

not-as-expected = { $about }: niet zoals verwacht
not-as-expected-under = { $about }: niet zoals verwacht volgens { $rules }
does-not-hold = dit klopt niet
under = Volgens { $rules }:
expected = verwacht:
found = gevonden:
answer = antwoord:
met = dat is wat regel { $line } verwacht; moet bij `under` daar { $rules } staan?
met-or = { $met } Of { $write }
write = schrijf `{ $entry }`
write-apart = schrijf voor { $rules } `{ $entry }`{ $here ->
    [left-out] , en laat die hier weg
    [rest] , en hier `under: rest`
   *[same] {""}
}

## Alle scenario's samen

sum-valid = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenario's
} geldig, geen verwachting gecontroleerd
sum-holds = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenario's
}, { $expectations ->
    [one] 1 verwachting: klopt
   *[other] { $expectations } verwachtingen: kloppen allemaal
}
sum = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenario's
}, { $expectations ->
    [one] 1 verwachting
   *[other] { $expectations } verwachtingen
}: { $ended }
sum-failed = { $count ->
    [one] 1 klopt niet
   *[other] { $count } kloppen niet
}, in { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenario's
}
sum-refused = { $count ->
    [one] 1 scenario
   *[other] { $count } scenario's
} geweigerd
sum-left-out = { $sum }. { $count ->
    [one] 1 verwachting is voor andere sets spelregels en is weggelaten
   *[other] { $count } verwachtingen zijn voor andere sets spelregels en zijn weggelaten
}
