### Het zetten van de magiër of de heks: of het mag.

heading = { $figure ->
    [mage] De magiër
   *[witch] De heks
} zetten { $kind ->
    [city] in
   *[other] op
} { $place }

today = Dat mag{ $occupied ->
    [yes] , ongeacht wie daar meeples heeft
   *[no] {""}
}.
today-not = Dat mag niet: { $because }.
today-unknown = Dat hangt af van { $unknown }.
row = toegestaan
row-not = { $reason ->
    [completed] niet toegestaan: afgebouwd
    [with-mage] niet toegestaan: daar staat de magiër
    [with-witch] niet toegestaan: daar staat de heks
   *[already] niet toegestaan: staat daar al
}
row-unknown = hangt af van wat erachter ligt

said-allowed = { $said ->
    [yes] zetten mag daar
   *[no] zetten mag daar niet
}
said-unknown = het hangt af van { $said }

completed = { $kind ->
    [city] de stad is afgebouwd
   *[other] de weg is afgebouwd
}
with-mage = { $kind ->
    [city] de magiër staat in die stad
   *[other] de magiër staat op die weg
}, en die twee staan nooit op hetzelfde project
with-witch = { $kind ->
    [city] de heks staat in die stad
   *[other] de heks staat op die weg
}, en die twee staan nooit op hetzelfde project
already = { $kind ->
    [city] het speelstuk staat al in die stad
   *[other] het speelstuk staat al op die weg
}, en moet naar een ander project
beyond = { $kind ->
    [city] wat er achter { $tile } ligt, waar de stad doorloopt
   *[other] wat er achter { $tile } ligt, waar de weg doorloopt
}
