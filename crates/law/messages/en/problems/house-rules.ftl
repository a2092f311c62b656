# The rules of a table, in a file or in a scenario, and words for rule sets.

rules-not-map = `rules` in a scenario says what your table plays, question by question
    .code = rule::form
    .label = no question
    .help = delete this line, and choose rule sets when you ask, with the option --rules

rules-empty = `rules` has no rule in it
    .code = rule::form
    .label = no rule
    .help = write what your table plays: `rules: {"{"} city.small: two {"}"}`, or leave `rules` out

unknown-question = `{ $word }` is not a question in the rulebook
    .code = rule::unknown
    .label = no such question
    .help = { $near ->
        [0] { $search }
       *[other] did you mean { ANY($near) }?
    }

# The ways to find a question.
list-of-questions = `oracle rulings` lists the questions
    .code = part
search-for-question = `oracle find { PHRASE($words) }` looks it up, and `oracle rulings` lists the questions
    .code = part

unknown-base-rules = `{ $word }` is not a rule set or a date
    .code = rule::unknown
    .label = no such rule set
    .help = { $help }

# The remedies of a word that names no rule set, or several.
base-of-several = these are several rule sets; write one: `over: { PHRASE($first) }`
    .code = part
date-before-law = the law begins on { PHRASE($first) }; write a later date
    .code = part
likely-rule-sets = did you mean { ANY($words) }?
    .code = part
several-rule-sets = did you mean { QUOTED($words) }?
    .code = part
no-rule-set = { PHRASE($examples) }; `oracle rules` lists all rule sets
    .code = part
example-rule-sets = write { ANY($words) }, or a date like 2018-05-01
    .code = part
rules-option = write `--rules { PHRASE($words) }`
    .code = part
end-not-era = a range goes from era to era: write `{ PHRASE($range) }`
    .code = part
range-backwards = a range begins with the earlier era: write `{ PHRASE($range) }`
    .code = part
which-edition = { $edition ->
    [first] the first edition of what? { $command } `2002` for the box of 2000 to 2013, `2000` for farmers by the city as in its first printing, `2015` for the first edition of Halflings, or `house-1e` for the house rules to that
    [second] the second edition of what? { $command } `2014` for the box of that year, `2001` for farmers by the field with each city once, `2020` for the second edition of Halflings, or `house-2e` for the house rules to that
    [third] the third edition of what? { $command } `now` for today's box, or `2002` for farmers by the field, each for itself
   *[old] which old rules? { $command } `2002` for the box of 2000 to 2013, `2001` or `2000` for its first printings, `rgg` for the English boxes of Rio Grande, or `2014` for the leaflet Half & Half
}
    .code = part

invalid-name = this cannot be a name for house rules
    .code = name::form
    .once = yes
    .label = name
    .help = use 1 to 40 letters, digits and spaces

name-taken = house rules cannot be called `{ $name }`: { $similar ->
        [none] that is
       *[other] that looks like `{ PHRASE($similar) }`,
    } { $meaning ->
        [rule-set] a rule set
        [word] a word for rule sets
        [scenario] what the rules in a scenario are called
       *[date] a date
    }
    .code = name::form
    .once = yes
    .label = name
    .help = choose another name: `name: Our kitchen table`

yaml-in-name = the name of the house rules has { $sign } in it
    .code = name::form
    .once = yes
    .label = name
    .help = write `name: { $plain }`

# The signs that mean something else in YAML.
yaml-sign = { $sign ->
    [colon] a colon
    [hash] a `#`
    [bracket] a bracket
    [quotation-mark] a quotation mark
   *[other] a sign of YAML
}
    .code = part

rule-without-reading = this house rule names no reading of { PHRASE($question) }
    .code = rule::unknown
    .label = in which way?
    .offer = { $words ->
        [long] say which, and why:{" "}
       *[short] with these words as the reason, write{" "}
    }

unknown-reading = `{ $word }` is not a reading of { PHRASE($question) }
    .code = rule::unknown
    .label = no such reading
    .help = { $near ->
        [0] write { ANY($readings) }
       *[other] did you mean { ANY($near) }?
    }

misspelled-reading = `{ $word }` is not a reading of { PHRASE($question) }
    .code = rule::unknown
    .label = no such reading
    .help = did you mean `{ $near }`, or with a reason `{"{"} reading: { $near }, because: agreed in 2019 {"}"}`?

sentence-on-question = { PHRASE($section) } must name questions of the rulebook, not `{ $text }`
    .code = rule::form
    .label = in a sentence
    .offer = { $words ->
        [long] say which, and why:{" "}
       *[short] with these words as the reason, write{" "}
    }

sentence-without-question = { PHRASE($section) } must name questions of the rulebook, not `{ $text }`
    .code = rule::form
    .label = in a sentence
    .help = { $search }; then write `rules: {"{"} gap.field: {"{"} reading: joins, because: agreed in 2019 {"}"} {"}"}` with that question

reason-without-key = the reason after `{ PHRASE($reading) }` needs a key of its own
    .code = rule::reason
    .label = the reading, and why

empty-reason = `because` says nothing
    .code = rule::reason
    .label = empty
    .help = write why, in a few words, so that the answer can cite it

yaml-in-reason = a reason with { $sign } in it needs quotes
    .code = rule::reason
    .label = the reason
    .help = put it in quotes: `because: { PHRASE($quoted) }`

comma-in-reason = a comma ends the reason, which goes on
    .code = key::unknown
    .label = the reason
    .help = put it in quotes: `because: { PHRASE($quoted) }`

missing-colon = a colon is missing
    .code = yaml::syntax
    .label = here
