### Seiten, Felder und Gründe, für alles, was angelegt, eingesetzt, gesetzt oder gebaut wird.

# Eine Seite des Plättchens, um das es im Satz geht.
own-side = die { GEN($to) }
    .gen = der { GEN($to) }
    .dat = der { GEN($to) }
own-long-side = die lange Seite
    .gen = der langen Seite
    .dat = der langen Seite
own-end = das { ACC($end) } Ende der { GEN($to) }
    .gen = des { DAT($end) } Endes der { GEN($to) }
    .dat = dem { DAT($end) } Ende der { GEN($to) }
# Eine Seite eines anderen Plättchens.
side = die { GEN($to) } { GEN($tile) }
    .gen = der { GEN($to) } { GEN($tile) }
    .dat = der { GEN($to) } { GEN($tile) }
long-side = die lange Seite { GEN($tile) }
    .gen = der langen Seite { GEN($tile) }
    .dat = der langen Seite { GEN($tile) }
end = das { ACC($half) } Ende der { GEN($to) } { GEN($tile) }
    .gen = des { DAT($half) } Endes der { GEN($to) } { GEN($tile) }
    .dat = dem { DAT($half) } Ende der { GEN($to) } { GEN($tile) }
# Was eine Seite zeigt.
edge = { $edge ->
    [city] eine Stadt
    [cities] zwei Städte
    [road] eine Straße
    [gate] ein Stadttor
    [river] ein Fluss
    [abbey] eine Abtei
   *[field] eine Wiese
}
    .gen = { $edge ->
        [city] einer Stadt
        [cities] zweier Städte
        [road] einer Straße
        [gate] eines Stadttors
        [river] eines Flusses
        [abbey] einer Abtei
       *[field] einer Wiese
    }
    .dat = { $edge ->
        [city] einer Stadt
        [cities] zwei Städten
        [road] einer Straße
        [gate] einem Stadttor
        [river] einem Fluss
        [abbey] einer Abtei
       *[field] einer Wiese
    }
    .acc = { $edge ->
        [city] eine Stadt
        [cities] zwei Städte
        [road] eine Straße
        [gate] ein Stadttor
        [river] einen Fluss
        [abbey] eine Abtei
       *[field] eine Wiese
    }

# Ein Feld; nach "auf" mit `DAT` (liegt) oder `ACC` (legt).
with = das Feld mit { DAT($tiles) }
    .gen = des Felds mit { DAT($tiles) }
    .dat = dem Feld mit { DAT($tiles) }
beside = das Feld an der { GEN($to) } { GEN($tile) }
    .gen = des Felds an der { GEN($to) } { GEN($tile) }
    .dat = dem Feld an der { GEN($to) } { GEN($tile) }
alone = das Feld in { $space }
    .gen = des Felds in { $space }
    .dat = dem Feld in { $space }
both = { $space } und das Feld im { $to } davon
    .gen = { GEN($space) } und des Felds im { $to } davon
    .dat = { DAT($space) } und dem Feld im { $to } davon

# Die Gründe, warum etwas nicht erlaubt ist: Hauptsätze, nach "denn".
because = { $first }
because-both = { $first }; { $second }
because-more = { $first }; { $second }; dazu { $more ->
    [one] kommt noch 1 Grund
   *[other] kommen noch { $more } Gründe
}
