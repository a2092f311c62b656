### Schafherden auf Wiesen.

thing-sheep = { $count ->
    [one] 1 Schaf
   *[other] { $count } Schafe
}
thing-printed-sheep = { $count ->
    [one] 1 Plättchen mit aufgedruckten Schafen
   *[other] { $count } Plättchen mit aufgedruckten Schafen
}

heading = Die Schafherde auf { DAT($at) }, { $player ->
    [0] {""}
   *[other] von { $player }{" "}
}in den Stall getrieben
heading-wolf = Die Schafherde auf { DAT($at) }, wenn { $player ->
    [0] ein Wolf gezogen wird
   *[other] { $player } einen Wolf zieht
}

today = { $players ->
    [0] Niemand bekommt Punkte.
    [one] { $players } treibt die Schafherde in den Stall und bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] Die Schafherde wird in den Stall getrieben, und { $players } bekommen je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
today-printed = Die aufgedruckten Schafe auf { DAT($tiles) } zählen mit.
row = { $players ->
    [0] niemand bekommt Punkte
    [one] { $players } { $points }
   *[other] { $players } je { $points }
}
today-wolf = { $shepherds ->
    [0] Die Chips kommen zurück in den Beutel, und niemand bekommt Punkte.
    [one] { $shepherds } kommt zurück in den Vorrat, die Chips kommen in den Beutel, und niemand bekommt Punkte.
   *[other] { $shepherds } kommen zurück in den Vorrat, die Chips in den Beutel, und niemand bekommt Punkte.
}
today-wolf-printed = { $tiles ->
    [0] Auf der Wiese bleiben keine Schafe.
   *[other] Die aufgedruckten Schafe auf { DAT($tiles) } bleiben.
}
row-wolf = { $tiles ->
    [0] keine Schafe bleiben
   *[other] die Schafe auf { DAT($tiles) } bleiben
}
today-not-theirs = { $player } hat keinen Schäfer auf dieser Wiese und darf die Schafherde nicht in den Stall treiben.
row-not-theirs = nicht erlaubt: kein eigener Schäfer auf dieser Wiese
no-shepherd = { $player } hat keinen Schäfer auf dieser Wiese

said-allowed = { $said ->
    [yes] der Schäfer darf die Schafherde in den Stall treiben
   *[no] der Schäfer darf die Schafherde nicht in den Stall treiben
}
said-meeples = { $said ->
    [0] dort steht kein Schäfer
    [one] { $said } steht dort
   *[other] { $said } stehen dort
}
said-tiles = { $said ->
    [0] aufgedruckte Schafe zählen nicht mit
   *[other] die aufgedruckten Schafe auf { DAT($said) } zählen mit
}

shepherds = { $players ->
    [0] Dort steht kein Schäfer.
    [one] { $players } hat dort einen Schäfer.
   *[other] { $players } haben dort Schäfer.
}
tokens = Die Chips zeigen { $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafe
}.
printed = Die aufgedruckten Schafe auf { DAT($tiles) } zählen als ein Schaf-Chip, der liegen bleibt, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
driven-home = { $players ->
    [0] Niemand bekommt Punkte.
    [one] Die Schafherde wird in den Stall getrieben.
   *[other] Die Schafherde wird in den Stall getrieben: Alle diese bekommen Punkte für jedes Schaf auf der Wiese.
}
wolf = Ein Wolf wird gezogen: Die Chips und die Schäfer kommen zurück, und niemand bekommt Punkte.
wolf-leaves = Die aufgedruckten Schafe auf { DAT($tiles) } bleiben.
wolf-takes = Diese Schafherde verliert auch die aufgedruckten Schafe auf { DAT($tiles) }.

symbol-sheep = Schafe
