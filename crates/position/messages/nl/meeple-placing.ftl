### Het zetten van een meeple of een ander speelstuk: of het mag.

heading = { $figure ->
    [large] De grote meeple
    [abbot] De abt
    [mayor] De burgemeester
    [wagon] De wagen
    [builder] De bouwmeester
    [pig] Het varken
    [shepherd] De herder
    [ringmaster] De circusdirecteur
    [phantom] Het spook
   *[meeple] Een meeple
} van { $player } { $kind ->
    [city] in
    [field] op
    [garden] in
   *[other] op
} { $place } zetten{ $set ->
    [monk] , als monnik (staand)
    [abbot] , als abt (liggend)
   *[unsaid] {""}
}

heading-top = { $figure ->
    [large] De grote meeple
    [abbot] De abt
    [mayor] De burgemeester
    [wagon] De wagen
    [builder] De bouwmeester
    [pig] Het varken
    [shepherd] De herder
    [ringmaster] De circusdirecteur
    [phantom] Het spook
   *[meeple] Een meeple
} van { $player } boven op de toren op { $tile } zetten

# Het antwoord met een voorwaarde: een speelstuk komt op de net aangelegde tegel, die een speelveld niet toont.
today = Zetten mag daar, als { $tile } de net aangelegde tegel is.
either = Het mag een monnik (staand) of een abt (liggend) zijn.
today-top = Zetten mag daar, als de toren op { $tile } een verdieping heeft en er geen meeple op staat. Het speelstuk sluit de toren af en blijft daar tot het einde van het spel. { $dangers ->
    [0] Torens en de draak bereiken het daar niet.
    [one] Torens kunnen het daar gevangennemen, maar de draak kan het niet opeten.
   *[other] Torens kunnen het daar gevangennemen, en de draak kan het opeten.
}
today-top-open = Zetten mag daar, als de toren op { $tile } een verdieping heeft en er geen meeple op staat. Het speelstuk sluit de toren af en blijft daar tot het einde van het spel.
no-portal = Via een magisch portaal mag je geen meeple op een afgebouwd project zetten.
today-not = Zetten mag daar niet: { $because }.
today-unknown = Dat hangt af van { $unknown }.
row = toegestaan
row-top = { $dangers ->
    [0] toegestaan; daar niet gevangengenomen of opgegeten
    [one] toegestaan; wel gevangen te nemen, niet op te eten
   *[other] toegestaan; gevangen te nemen en op te eten
}
top-open = Er is geen uitspraak over wat het speelstuk daar kan bereiken.
row-unknown = hangt af van wat erachter ligt
row-taken = niet toegestaan: bezet door { $meeples }
row-shepherd = niet toegestaan: daar { $meeples ->
    [one] staat
   *[other] staan
} { $meeples }
row-not = { $reason ->
    [cannot-stand] niet toegestaan: mag daar niet staan
    [not-on-top] niet toegestaan: mag daar niet staan
    [no-abbot] niet toegestaan: daar mag geen abt
    [no-own-meeple] niet toegestaan: { $player } heeft daar geen meeple
    [volcano] niet toegestaan: een vulkaan
   *[barn] niet toegestaan: daar staat een herenboerderij
}

said-allowed = { $said ->
    [yes] zetten mag daar
   *[no] zetten mag daar niet
}
said-meeples = { $said ->
    [0] er staat geen meeple in de weg
    [one] { $said } staat in de weg
   *[other] { $said } staan in de weg
}
said-unknown = het hangt af van { $said }
said-dangers = { $said ->
    [0] niets bereikt het speelstuk daar
   *[other] { $said }
}
captured-on-top = een toren kan het daar gevangennemen
eaten-on-top = de draak kan het daar opeten

cannot-stand = { $figure ->
    [large] een grote meeple
    [abbot] een abt
    [mayor] een burgemeester
    [wagon] een wagen
    [builder] een bouwmeester
    [pig] een varken
    [shepherd] een herder
    [ringmaster] een circusdirecteur
    [phantom] een spook
   *[meeple] een meeple
} mag niet { $kind ->
    [city] in een stad
    [road] op een weg
    [field] op een weide
    [monastery] op een klooster
    [castle] op een burcht
   *[garden] in een tuin
}
not-on-top = { $figure ->
    [abbot] een abt
    [mayor] een burgemeester
    [wagon] een wagen
    [builder] een bouwmeester
    [pig] een varken
   *[shepherd] een herder
} mag niet boven op een toren
closes-the-tower = Een meeple boven op de toren sluit die af: er komen geen verdiepingen meer bij.
volcano = de draak staat op { $tile }, en komt alleen naar de net aangelegde tegel als dat een vulkaan is
no-abbot = een meeple mag alleen als abt op een Duits, Nederlands of Japans klooster
no-own-meeple = { $player } heeft geen meeple { $kind ->
    [city] in de stad
    [road] op de weg
    [field] op de weide
    [monastery] op het klooster
    [castle] op de burcht
   *[garden] in de tuin
}
taken = { $kind ->
    [city] de stad is bezet door { $meeples }
    [road] de weg is bezet door { $meeples }
    [field] de weide is bezet door { $meeples }
    [monastery] het klooster is bezet door { $meeples }
    [castle] de burcht is bezet door { $meeples }
   *[garden] de tuin is bezet door { $meeples }
}
shepherd = { $meeples ->
    [one] op de weide staat al { $meeples }
   *[other] op de weide staan al { $meeples }
}
barn = op de weide staat de herenboerderij van { $player }
beyond = { $kind ->
    [city] wat er achter { $tile } ligt, waar de stad doorloopt
    [road] wat er achter { $tile } ligt, waar de weg doorloopt
    [field] wat er achter { $tile } ligt, waar de weide doorloopt
    [monastery] wat er achter { $tile } ligt, waar het klooster doorloopt
    [castle] wat er achter { $tile } ligt, waar de burcht doorloopt
   *[garden] wat er achter { $tile } ligt, waar de tuin doorloopt
}

own-meeple = { $kind ->
    [city] { $player } heeft een meeple in de stad.
    [road] { $player } heeft een meeple op de weg.
    [field] { $player } heeft een meeple op de weide.
    [monastery] { $player } heeft een meeple op het klooster.
    [castle] { $player } heeft een meeple op de burcht.
   *[garden] { $player } heeft een meeple in de tuin.
}
no-shepherd = Op de weide staat geen herder.
free = { $kind ->
    [city] De stad is onbezet.
    [road] De weg is onbezet.
    [field] De weide is onbezet.
    [monastery] Het klooster is onbezet.
    [castle] De burcht is onbezet.
   *[garden] De tuin is onbezet.
}
as-abbot = Een abt (liggend) blijft tot de eindtelling en krijgt punten voor rij en kolom.
as-monk = Een monnik krijgt punten voor het klooster als het is afgebouwd.
beside = { $meeples ->
    [one] Op de halve tegel ernaast staat { $meeples }: op elke halve tegel mag een eigen meeple.
   *[other] Op halve tegels ernaast staan { $meeples }: op elke halve tegel mag een eigen meeple.
}
finished = { $kind ->
    [city] De stad
    [road] De weg
    [field] De weide
    [monastery] Het klooster
    [castle] De burcht
   *[garden] De tuin
} is { $condition ->
    [half-fills] alleen afgebouwd als één halve tegel een vak vult
    [gaps-ignored] alleen afgebouwd als het driehoekige gat wordt genegeerd
    [abbey-closes] alleen afgebouwd als een abdij het project over een gat heen afsluit
   *[none] afgebouwd
}; dan wordt hij meteen geteld als daar een meeple wordt gezet.
