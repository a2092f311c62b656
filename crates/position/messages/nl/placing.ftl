### Zijden, vakken en redenen, voor alles wat gelegd, gezet of gebouwd wordt.

# Een zijde van de tegel waar de zin over gaat.
own-side = de { GEN($to) }
own-long-side = de lange zijde
own-end = het { DAT($end) } uiteinde van de { GEN($to) }
# Een zijde van een andere tegel.
side = de { GEN($to) } van { $tile }
long-side = de lange zijde van { $tile }
end = het { DAT($half) } uiteinde van de { GEN($to) } van { $tile }
# Wat een zijde toont.
edge = { $edge ->
    [city] een stad
    [cities] twee steden
    [road] een weg
    [gate] een stadspoort
    [river] een rivier
    [abbey] een abdij
   *[field] een weide
}

# Een vak, na "in".
with = het vak met { $tiles }
beside = het vak ten { $to } van { $tile }
alone = het vak in { $space }
both = { $space } en het vak ten { $to } daarvan

# De redenen waarom iets niet mag, na een dubbele punt.
because = { $first }
because-both = { $first }; { $second }
because-more = { $first }; { $second }; en nog { $more ->
    [one] 1 reden
   *[other] { $more } redenen
}
