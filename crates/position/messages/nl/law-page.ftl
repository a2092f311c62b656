### De pagina's van `oracle explain`, en de lijsten van `oracle find`, `rulings`, `rules` en `sources`.

## Vragen

question-precision = Onze interpretatie van de details: { $precision }
question-since = Niet van toepassing vóór { $date }: { $because }
question-used-by = Gebruikt door: { $mechanics }.
question-waiting = Nog geen spelmechanisme gebruikt deze vraag: ze wacht op { $awaited }.
by-rule-set = Per set spelregels
history = Geschiedenis
followed = Wat ze volgen
no-ruling = Hierover is geen uitspraak.
silent = De bronnen zwijgen.
head-rule-set = regels
head-question = vraag
head-answer = antwoord
head-rulings = uitspraken
still-in-print = nog in druk: { $ruling }

## Uitspraken

left-open = opengelaten
ruling-on = { $ruling } — een uitspraak over { $question }
ruling-from = sinds { $date }: { $reading }{ $overlay ->
    [none] {""}
   *[other] {" "}(alleen in { $overlay })
} [{ $ruling }]
ruling-in-short = sinds { $date }: { $reading } ({ $rank }; { $place })
ruling-of-question = { $question }: { $reading }, sinds { $date } ({ $rank }) [{ $ruling }]
ruling-listed = { $reading }, sinds { $date }{ $overlay ->
    [none] {""}
   *[other] , alleen in { $overlay }
} ({ $rank }) [{ $ruling }]
supersedes = Vervangt { $rulings }{ $printed ->
    [yes] ; de eigen zin is achterhaald, maar nog in druk
   *[no] {""}
}.
superseded-by = Vervangen door { $rulings }.
superseded-in-print = Achterhaald volgens de regels van { $sets }, maar nog in druk.
in-force = Geldt volgens de regels van { $sets }.
not-in-force = Geldt { $sets ->
    [some] volgens geen van deze sets spelregels
    [all] volgens geen enkele set spelregels
   *[other] niet volgens de regels van { $sets }
}.
unmoved = Zonder deze uitspraak zou geen oordeel veranderen: { $because }.

## Bronnen

sources = Bronnen
source-listed = { $id }: { $title } ({ $publisher }, { $date })
source-facts = { $publisher }, { $edition }; { $language }; { $date }; gelezen: { $read }.
source-in-short = { $language }; { $date }; gelezen: { $read }
source-places = `oracle sources { $id } --places` gaat het document van boven naar beneden door: welke uitspraken elke plaats aanhalen, of waarom er geen is die dat doet.
source-rulings = Uitspraken
revision = versie: { $revision }
no-address = geen adres: { $because }

## Plaatsen in een bron

places = { $places } plaatsen in de volgorde van het document: { $cited } zijn aangehaald, { $headings } zijn alleen een kopje, en { $uncited } zijn niet aangehaald, met de reden. Elke plaats staat onder haar kopje of onder onze eigen naam (in het Engels), met haar soort, en tussen haken de id die uitspraken gebruiken.
place-continued = { $name } (vervolg)
place-kind = { $kind ->
    [heading] kopje
    [bullet] punt
    [part] deel
    [paragraph] alinea
    [example] voorbeeld
    [footnote] voetnoot
    [caption] bijschrift
    [row] rij
    [list] lijst
    [note] noot
    [remark] opmerking
    [document] document
    [question] vraag
    [imprint] colofon
   *[answer] antwoord
}
place-heads = { $kind } boven { $places ->
    [one] 1 plaats
   *[other] { $places } plaatsen
}
place-icon = met het teken { $icon ->
    [interpretation] interpretatie
    [official] officieel
    [translation] vertaling
    [unresolved] onbeslist
   *[variant] variant
}
place-dated = gedateerd { $date }
place-in-english = in het Engels{ $translated ->
    [yes] , onze vertaling
   *[no] {""}
}: { $name }
place-scenarios = nagespeeld in { $files }
not-cited = niet aangehaald: { $because }
    .leaves-out = rule
cited-in-rule-set = set spelregels: { $title } [{ $id }]
cited-in-warning = de waarschuwing dat andere uitbreidingen op eigen risico zijn

## Sets spelregels

house-rules = Huisregels
house-rules-of = { $set } — huisregels
house-rule-place = { $place }: { $because }
rules-as-of = De regels zoals ze gelden op { $date }.
rules-before-halves = Halve tegels kwamen later uit, net als bijna alles waar de andere vragen over gaan.
rule-sets = Sets spelregels
rule-sets-are = Een set met een jaar heeft de officiële regels van één dag; de andere voegen daar gemeenschapsspelregels of huisregels aan toe. Ook elke datum vanaf { $first } is een set (`--as-of`), net als een bestand met je eigen huisregels (`--house`).
rules-since = sinds { $called }; zoals op { $date }
rules-over = boven op { $base }
house-decisions = huisregels: { $count ->
    [one] 1 keuze
   *[other] { $count } keuzes
}
head-id = id
head-what = wat
head-title = titel
more-by-id = `oracle explain ID` vertelt meer over elke set.

## Twee sets spelregels

rules-compared = { $one } tegenover { $other }
head-about = waarover
rules-alike = Ze geven op elke vraag hetzelfde antwoord.
rulings-by-question = `oracle explain VRAAG` noemt de uitspraken.
scenarios-affected = Scenario's waarin het uitmaakt
none-affected = Geen van de opgegeven scenario's.
same-rules = { $one } en { $other } zijn dezelfde set spelregels.
same-rules-called = { $one } en { $other } zijn dezelfde set spelregels: { $id } ({ $title }).

## Kolommen van een antwoord

column = { $head } — een kolom van een antwoord
column-others = Een kolom voor de regels die niet naar hun tijd heten. Ze staat voor die van de volgende sets die het eens zijn over alles wat het antwoord laat zien; de regel onder de tabel noemt ze.
column-your-table = De regels die het scenario zelf noemt onder `rules:`, boven op die van nu of op die van `over:`.
column-from = Een kolom die met deze set begint. De regel onder de tabel noemt de andere sets die het ermee eens zijn over alles wat het antwoord laat zien.
column-several = Een kolom voor meerdere sets spelregels: ze zijn het eens over alles wat het antwoord laat zien.

## Spelmechanismen

mechanics = Spelmechanismen: hoe je ernaar vraagt, en welke omstreden regels ze gebruiken
mechanic-rules = { $mechanic }: { $questions ->
    [none] geen omstreden regels
   *[other] { $questions }
}
mechanic = { $mechanic } — een spelmechanisme
mechanic-halves = Halve tegels: { $text }
mechanic-source = Bron: { $text }
mechanic-unverified = Niet nagegaan: { $text }
how-to-ask = Zo vraag je ernaar
asked-of-several = { $word } — een vraag
which-mechanic = Een sleutel, of `for`, bepaalt welk spelmechanisme antwoordt. `oracle explain MECHANIC` vertelt meer over elk.
answered-with = antwoord: { $keys }
feature-rules-too = Hierbij worden ook projecten geteld, dus de omstreden regels daarover gelden ook.
no-disputed-rules = Geen omstreden regels.

## Wat een zoekopdracht vindt

found = { $query }: { $total } gevonden{ $shown ->
    [all] {""}
   *[other] , de beste { $shown } getoond (--all toont alles)
}
found-instead = Niets gevonden voor `{ $word }`; dit is voor `{ $near }`.
found-nothing = Niets gevonden voor `{ $word }`; dat woord telt niet mee.
found-notation = Hoe je het typt, met voorbeelden.
found-rule-set = De set spelregels { $id }: { $title }
found-present = { $present ->
    [yes] De regels van nu.
   *[no] Niet de regels van nu.
}
found-ruling = { $author }, { $id }: { $question } { $reading }.
found-in-force = { $sets ->
    [today] Geldt nu.
   *[other] Geldt volgens de regels van { $sets }.
}
found-not-in-force = { $today ->
    [yes] Geldt nu niet.
   *[no] Geldt niet volgens deze regels.
} { $holding }
found-mechanic = Het spelmechanisme `{ $id }`
    .leaves-out = name
found-term = { $term ->
    [knight] Ridder: een meeple in een stad
    [highwayman] Struikrover: een meeple op een weg
    [farmer] Boer: een meeple op een weide
    [monk] Monnik: een meeple op een klooster
    [lord] Heer: een meeple op een burcht
    [coat-of-arms] Wapen: het schild in een stad
    [triangular-gap] Driehoekig gat: de lege helft van een vak met één halve tegel
    [pair] Twee halve tegels die samen één vak bezetten
    [gold-mines] The Gold Mines, goudstaven op tegels: een uitbreiding die niet wordt beoordeeld
    [robbers] The Robbers, een uitbreiding die niet wordt beoordeeld
    [festival] The Festival, van het tienjarig jubileum: een uitbreiding die niet wordt beoordeeld
    [labyrinth] The Labyrinth, een tegel met wegen: een uitbreiding die niet wordt beoordeeld
   *[anniversary] De jubileumtegels en jubileumedities: hun extra regels worden niet beoordeeld
}
term-means = { $term ->
    [knight] Hij telt met zijn stad mee.
    [highwayman] Hij telt met zijn weg mee.
    [farmer] Hij telt bij de eindtelling, voor de afgebouwde steden aan zijn weide.
    [monk] Hij telt voor het klooster en de tegels eromheen.
    [lord] Hij telt met een project in het leengoed rond zijn burcht mee.
    [coat-of-arms] Het levert zijn stad extra punten op.
    [triangular-gap] Het is ingesloten als er aan beide buitenzijden een tegel ligt.
    [pair] Of ze als één tegel tellen of als twee, hangt van het project af.
   *[other] Niet beoordeeld: `oracle` heeft er geen regels voor.
}
