### Kornkreise.

heading = Der Kornkreis auf { DAT($tile) }{ $player ->
    [0] {""}
   *[other] {" "}(angelegt von { $player })
}: Jede Person { $deed ->
    [take-back] muss
   *[either] darf
} { $sort ->
    [knight] einen Ritter
    [highwayman] eine Reisende
    [farmer] eine Bäuerin
   *[any] einen Ritter, eine Reisende oder eine Bäuerin
} { $deed ->
    [add] dazusetzen
    [take-back] entfernen
   *[either] dazusetzen oder muss { $sort ->
        [knight] einen
        [highwayman] eine
        [farmer] eine
       *[any] eine dieser Figuren
    } entfernen
}

today = { $clauses }.
today-nothing = { $players ->
    [one] { $players } hat
   *[other] { $players } haben
} { $sort ->
    [knight] keinen Ritter
    [highwayman] keine Reisende
   *[farmer] keine Bäuerin
} und { $players ->
    [one] tut
   *[other] tun
} nichts.
row-add = { $places ->
    [0] niemand darf einen Meeple dazusetzen
   *[other] ein Meeple { $duty ->
        [yes] muss
       *[no] darf
    } dazugesetzt werden (möglich: { OR($places) })
}
row-take-back = { $players ->
    [0] niemand entfernt einen Meeple
    [one] { $players } entfernt einen Meeple
   *[other] { $players } entfernen je einen Meeple
}
row-either = { $add }, oder { $take_back }

# Was ein `$player` tut, mit einem Meeple der Art `$sort` in einem der Bauwerke `$places`.
may-add = { $player } darf { $places ->
    [one] { $sort ->
        [knight] in { ACC($places) } einen Ritter
        [highwayman] auf { ACC($places) } eine Reisende
       *[farmer] auf { ACC($places) } eine Bäuerin
    } dazusetzen
   *[other] { $sort ->
        [knight] einen Ritter
        [highwayman] eine Reisende
       *[farmer] eine Bäuerin
    } dazusetzen (möglich: { OR($places) })
}
must-add = { $player } muss { $places ->
    [one] { $sort ->
        [knight] in { ACC($places) } einen Ritter
        [highwayman] auf { ACC($places) } eine Reisende
       *[farmer] auf { ACC($places) } eine Bäuerin
    } dazusetzen
   *[other] { $sort ->
        [knight] einen Ritter
        [highwayman] eine Reisende
       *[farmer] eine Bäuerin
    } dazusetzen (möglich: { OR($places) })
}
must-take-back = { $player } muss { $places ->
    [one] { $sort ->
        [knight] aus { DAT($places) } einen Ritter
        [highwayman] von { DAT($places) } eine Reisende
       *[farmer] von { DAT($places) } eine Bäuerin
    } entfernen
   *[other] { $sort ->
        [knight] einen Ritter
        [highwayman] eine Reisende
       *[farmer] eine Bäuerin
    } entfernen (möglich: { OR($places) })
}
does-nothing = { $player } hat { $sort ->
    [knight] keinen Ritter
    [highwayman] keine Reisende
   *[farmer] keine Bäuerin
} und tut nichts

# Das Zeichen, als das ein Joker dienen kann, mit seinen Meeple; und die Meeple, die ein Kornkreis nennen kann.
kinds-of-joker = { $sort ->
    [knight] Schild: Ritter
    [highwayman] Keule: Reisende
   *[farmer] Heugabel: Bäuerinnen
}
kinds-named = { $sort ->
    [knight] Ritter
    [highwayman] Reisende
   *[farmer] Bäuerinnen
}

said-kinds = { $said ->
    [0] gilt für niemanden
   *[other] gilt für { OR($said) }
}
said-players = { $said ->
    [0] niemand tut etwas
   *[other] { $said }
}
said-meeples = { $said ->
    [0] gilt für keinen Meeple
   *[other] gilt für { ACC($said) }
}
said-places = { $said ->
    [0] kein Meeple darf dazugesetzt werden
   *[other] ein Meeple darf dazugesetzt werden (möglich: { OR($said) })
}

signed = Es gilt das Zeichen auf dem Plättchen.
joker = Es ist ein Joker: Wer das Plättchen angelegt hat, nutzt es als Schild, Keule oder Heugabel.
choose-kind = Wer das Plättchen angelegt hat, nennt eine Art Meeple.
each-may-add = Wird das Einsetzen gewählt, darf jede Person einen Meeple aus ihrem Vorrat dazusetzen, falls sie noch einen hat.
each-must-add = Wird das Einsetzen gewählt, muss jede Person einen Meeple aus ihrem Vorrat dazusetzen, falls sie noch einen hat.
where-added = { $rule ->
    [same-tile] Er darf nur dorthin, wo die Person schon einen Meeple dieser Art hat: auf dasselbe Plättchen und in dasselbe Bauwerk.
   *[any-tile] Er darf auf jedes Plättchen des Bauwerks.
}
each-must-take-back = Wird das Entfernen gewählt, muss jede Person einen Meeple dieser Art in ihren Vorrat zurücknehmen.
lord-passed-by = Für den Burgherrn gilt das nicht.
lord-is-knight = Der Burgherr zählt als Ritter.
halves-apart = Zwei Dreiecksplättchen auf einem Feld sind zwei Plättchen.
halves-together = Zwei Dreiecksplättchen auf einem Feld sind ein Plättchen.
order = Alle kommen der Reihe nach dran, zuerst die Person links von der, die das Plättchen angelegt hat: { $players }.
order-unknown = Alle kommen der Reihe nach dran, zuerst die Person links von der, die das Plättchen angelegt hat.

symbol-crop-circle = Kornkreis
