# A configuration, and the files that it names.

repeated-toml-key = this key appears twice
    .code = toml::syntax
    .label = here
    .help = keep one of them

not-toml = this is not valid TOML
    .code = toml::syntax
    .label = here
    .help = { $remedy }

# The remedies of a line that is not TOML.
toml-line = write `{ PHRASE($line) }`
    .code = part
toml-form = each line is a key, `=` and a value: { $example }
    .code = part
key-example = { $key ->
    [house] write `house = ["kitchen.yaml"]`
    [board] write `board = "small"`
    [language] write `language = "nl"`
   *[rules] write `rules = ["2021", "community"]`
}
    .code = part

unknown-config-key = unknown key `{ $key }` in the configuration
    .code = key::unknown
    .label = unknown
    .help = { $near ->
        [none] { $kind ->
            [date] a date goes into `rules`: `rules = ["2018-05-01"]`
           *[other] a configuration can have { QUOTED($keys) }
        }
       *[other] did you mean `{ $near }`?
    }

no-rules-in-list = `rules` is empty
    .code = toml::value
    .label = empty
    .help = name one, or leave the key out

wrong-toml-value = { $key ->
        [board] `board` must be a word
        [language] `language` must be a word
        [house] `house` must list files
       *[rules] `rules` must list rule sets
    }, not { $kind ->
        [number] a number
        [flag] true or false
        [date] a date
        [list] a list
       *[table] a table
    }
    .code = toml::value
    .label = { $key ->
        [board] expected a size
        [language] expected a language
        [house] expected a file
       *[rules] expected a rule set
    }
    .help = { $example }

unknown-configured-rules = `{ $word }` is not a rule set or a date
    .code = rule::unknown
    .label = unknown
    .help = { PHRASE($help) }

unknown-size = `{ $word }` is not a board size
    .code = toml::value
    .label = unknown
    .help = { $choice }

unknown-language = `{ $word }` is not a language of the answers
    .code = toml::value
    .label = unknown
    .help = { $choice }

unreadable-named-file = { PHRASE($message) }
    .code = file::unreadable
    .label = named here
    .help = { PHRASE($help) }

similar-house-name = { PHRASE($file) } has house rules called `{ $name }`, too
    .code = name::ambiguous
    .label = each set of house rules needs a name of its own
    .help = give one of them another name: `name: { $name } 2`

scenario-instead-of-house = this is a scenario, not house rules
    .code = key::unknown
    .label = a board, but no `rules`
    .help = name the scenario without `--house`; `--house` takes a file with `name: Our kitchen table`, `over: 2021` and `rules:`
