### Straßen.

bridges = { $spans ->
    [one] Eine Brücke führt
   *[other] Brücken führen
} die Straße über { $squares ->
    [0] { $pairs ->
        [one] zwei Dreiecksplättchen auf einem Feld
       *[other] { $pairs } Felder mit je zwei Dreiecksplättchen
    }
    [one] { $pairs ->
        [0] ein quadratisches Plättchen
        [one] ein quadratisches Plättchen und zwei Dreiecksplättchen auf einem Feld
       *[other] ein quadratisches Plättchen und { $pairs } Felder mit je zwei Dreiecksplättchen
    }
   *[other] { $pairs ->
        [0] { $squares } quadratische Plättchen
        [one] { $squares } quadratische Plättchen und zwei Dreiecksplättchen auf einem Feld
       *[other] { $squares } quadratische Plättchen und { $pairs } Felder mit je zwei Dreiecksplättchen
    }
}: Das ergibt zusätzlich { ACC($pieces) }.

thing-bridge = { $count ->
    [one] 1 Brückenteil
   *[other] { $count } Brückenteile
}
    .dat = { $count ->
        [one] 1 Brückenteil
       *[other] { $count } Brückenteilen
    }
