### The pages of `oracle explain`, and the listings of `oracle find`, `rulings`, `rules` and `sources`.

## Questions

question-precision = Our interpretation of the details: { $precision }
question-since = Not applicable before { $date }: { $because }
question-used-by = Used by: { $mechanics }.
question-waiting = No mechanic uses it yet: it is waiting for { $awaited }.
by-rule-set = Rule set by rule set
history = History
followed = What they follow
no-ruling = There is no ruling on it.
silent = The sources are silent.
head-rule-set = rule set
head-question = question
head-answer = answer
head-rulings = rulings
still-in-print = still in print: { $ruling }

## Rulings

left-open = open
ruling-on = { $ruling } — a ruling on { $question }
ruling-from = from { $date }: { $reading }{ $overlay ->
    [none] {""}
   *[other] {" "}(in the overlay { $overlay })
} [{ $ruling }]
ruling-in-short = from { $date }: { $reading } ({ $rank }; { $place })
ruling-of-question = { $question }: { $reading }, from { $date } ({ $rank }) [{ $ruling }]
ruling-listed = { $reading }, from { $date }{ $overlay ->
    [none] {""}
   *[other] , { $overlay }
} ({ $rank }) [{ $ruling }]
supersedes = Supersedes { $rulings }{ $printed ->
    [yes] ; its own sentence is superseded, but still in print
   *[no] {""}
}.
superseded-by = Superseded by { $rulings }.
superseded-in-print = Superseded under { $sets }, but still in print.
in-force = In force under { $sets }.
not-in-force = It is not in force under { $sets ->
    [some] any of these rule sets
    [all] any rule set
   *[other] { $sets }
}.
unmoved = Without it no verdict would change: { $because }.

## Sources

sources = Sources
source-listed = { $id }: { $title } ({ $publisher }, { $date })
source-facts = { $publisher }, { $edition }; { $language }; { $date }; read: { $read }.
source-in-short = { $language }; { $date }; read: { $read }
source-places = `oracle sources { $id } --places` goes through it from top to bottom: which rulings cite each place of it, or why none does.
source-rulings = Rulings
revision = revision: { $revision }
no-address = no address: { $because }

## Places of a source

places = { $places } passages in the order of the document: { $cited } are cited, { $headings } are only headings, and { $uncited } are not cited, with the reason. Each is listed under its heading or our own label, with its kind, and in brackets the id that rulings use.
place-continued = { $name } (continued)
place-kind = { $kind ->
    [heading] heading
    [bullet] bullet
    [part] part
    [paragraph] paragraph
    [example] example
    [footnote] footnote
    [caption] caption
    [row] row
    [list] list
    [note] note
    [remark] remark
    [document] document
    [question] question
    [imprint] imprint
   *[answer] answer
}
place-heads = { $kind } of { $places ->
    [one] 1 place
   *[other] { $places } places
}
place-icon = marked { $icon ->
    [interpretation] interpretation
    [official] official
    [translation] translation
    [unresolved] unresolved
   *[variant] variant
}
place-dated = dated { $date }
place-in-english = in English{ $translated ->
    [yes] , our translation
   *[no] {""}
}: { $name }
place-scenarios = reconstructed in { $files }
not-cited = not cited{ $rule ->
    [no] ,
   *[yes] :
} { $because }
cited-in-rule-set = rule set: { $title } [{ $id }]
cited-in-warning = the warning that other expansions are at one's own risk

## Rule sets

house-rules = House rules
house-rules-of = { $set } — house rules
house-rule-place = { $place }: { $because }
rules-as-of = The rules as of { $date }.
rules-before-halves = Half tiles came out later, and so did most of what the other questions are about.
rule-sets = Rule sets
rule-sets-are = An era is the official rules on a day; a preset is an era with community or house rules on top. Any date from { $first } on is a rule set too (`--as-of`), and so is a file with your house rules (`--house`).
rules-since = since { $called }; as of { $date }
rules-over = over { $base }
house-decisions = house rules: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
head-id = id
head-what = what
head-title = title
more-by-id = `oracle explain ID` says more about each.

## Two rule sets

rules-compared = { $one } against { $other }
head-about = about
rules-alike = They give the same answer to every question.
rulings-by-question = `oracle explain QUESTION` cites the rulings.
scenarios-affected = Scenarios affected
none-affected = None of those given.
same-rules = { $one } and { $other } are the same rule set.
same-rules-called = { $one } and { $other } are the same rule set: { $id } ({ $title }).

## Columns of an answer

column = { $head } — a column of an answer
column-others = A column for the rule sets that are not eras. It holds those of the following that agree in everything the answer shows; the line under the table names them.
column-your-table = The rules that the scenario itself names under `rules:`, over today's or over those that its `over:` names.
column-from = A column that starts with this rule set. The line under its table names the others that agree with it in everything that the answer shows.
column-several = A column for several rule sets: these agree in everything that the answer shows.

## Mechanics

mechanics = Mechanics: how to ask about them, and the disputed rules they use
mechanic-rules = { $mechanic }: { $questions ->
    [none] no disputed rules
   *[other] { $questions }
}
mechanic = { $mechanic } — a mechanic
mechanic-halves = Half tiles: { $text }
mechanic-source = Source: { $text }
mechanic-unverified = Not verified: { $text }
how-to-ask = How to ask
asked-of-several = { $word } — a question
which-mechanic = A key, or `for`, says which mechanic answers. `oracle explain MECHANIC` says more about each.
answered-with = answered with { $keys }
feature-rules-too = It also scores features, so the disputed rules on these apply too.
no-disputed-rules = No disputed rules.

## What a search finds

found = { $query }: { $total } found{ $shown ->
    [all] {""}
   *[other] , the best { $shown } shown (--all shows all)
}
found-instead = Nothing found for `{ $word }`; this is for `{ $near }`.
found-nothing = Nothing found for `{ $word }`; it was ignored.
found-notation = How it is typed, with examples.
found-rule-set = The rule set { $id }: { $title }
found-present = { $present ->
    [yes] Today's rules.
   *[no] Not today's rules.
}
found-ruling = { $author }, { $id }: { $question } { $reading }.
found-in-force = { $sets ->
    [today] In force today.
   *[other] In force under { $sets }.
}
found-not-in-force = { $today ->
    [yes] Not in force today.
   *[no] Not in force under these rules.
} { $holding }
found-mechanic = { $name }, a mechanic
found-term = { $term ->
    [knight] Knight: a meeple in a city
    [highwayman] Highwayman: a meeple on a road
    [farmer] Farmer: a meeple in a field
    [monk] Monk: a meeple in a monastery
    [lord] Lord: a meeple in a castle
    [coat-of-arms] Coat of arms: the shield in a city
    [triangular-gap] Triangular gap: the empty half of a space with one half tile
    [pair] Pair of half tiles: two that fill one space
    [gold-mines] The Gold Mines, gold bars on tiles: an expansion that is not judged
    [robbers] The Robbers, an expansion that is not judged
    [festival] The Festival, of the tenth anniversary: an expansion that is not judged
    [labyrinth] The Labyrinth, a tile of roads: an expansion that is not judged
   *[anniversary] The anniversary tiles and editions: their extra rules are not judged
}
term-means = { $term ->
    [knight] It scores with its city.
    [highwayman] It scores with its road.
    [farmer] It scores at final scoring, for the completed cities of its field.
    [monk] It scores for the monastery and the tiles around it.
    [lord] It scores with a feature of the fief around its castle.
    [coat-of-arms] It adds points to its city.
    [triangular-gap] It is enclosed if there is a tile on both of its outer sides.
    [pair] Whether they count as one tile or two depends on the feature.
   *[other] Not judged: `oracle` has no rules for it.
}
