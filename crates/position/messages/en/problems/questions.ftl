# Questions, claims and expectations.

too-many-entries = with a board of this size a scenario can { $kind ->
        [features] name
       *[other] have
    } at most { $most } { $kind }
    .code = list::too-long
    .label = one too many
    .help = put the others in another scenario

## Questions

too-many-questions = with { $count } { $things } on the board a scenario can ask at most { $most } { $most ->
        [one] question
       *[other] questions
    }
    .code = list::too-long
    .label = one too many
    .help = put the others in another scenario, or leave out what has nothing to do with them

unknown-question = the scenario has no question called `{ $word }`
    .code = ask::unknown
    .label = not asked
    .help = { $near ->
        [none] { $count ->
            [0] { $turn ->
                [none] the scenario asks nothing; put the question under `ask`
               *[other] write `{ $turn }`
            }
            [one] write its `id`, or `1`
           *[other] write its `id`, or its number from 1 to { $count }
        }
       *[other] write `{ $near }`
    }

hash-in-question = `#` is an unknown tile
    .code = value::not-a-tile
    .label = what does it show?
    .help = name a printed tile, `tile: D`, or write out what it shows: `tile: {"{"} city: N {"}"}`

## Claims

player-without-claims = `{ $name }` claims nothing
    .code = claim::form
    .label = empty
    .help = write `a.city: 10`, or leave the player out

claimed-twice = `{ $name }` claims this twice
    .code = key::duplicate
    .label = second time
    .related = first time
    .help = keep one of the claims

points-without-key = the points of each player go under `points`
    .code = claim::form
    .label = points of players

empty-claim = this claim has neither `points` nor `complete`
    .code = claim::form
    .label = neither of them
    .help = write the points, `a.city: 10`, or `{"{"} points: {"{"} red: 10 {"}"}, complete: true {"}"}`

complete-field = a field is never complete or incomplete
    .code = feature::kind
    .label = of a field
    .help = leave `complete` out; a field has `points`

no-space-before-number = `{ $word }` is one word: a key with no value
    .code = yaml::colon
    .label = no space after the colon

## Expectations

feature-and-question = an expectation is about a feature or a question, not both
    .code = key::unknown
    .label = both
    .help = split it into two entries

no-turn = the scenario has no turn
    .code = ask::unknown
    .label = which turn?
    .help = say what happens in it: `turn: {"{"} player: red, rounds: [...] {"}"}`

turn-of-another = it is the turn of `{ $player }`
    .code = turn::player
    .label = another player
    .help = write `turn: { $player }`

long-list = `{ $key }` lists { $count }, but at most { $most } are allowed
    .code = list::too-long
    .label = one too many
    .help = list fewer

question-with-same-as = a question is never the same as a feature
    .code = key::unknown
    .label = of a question
    .help = leave `same_as` out

feature-of-another-kind = a { $kind } and a { $other } are never the same feature
    .code = feature::kind
    .label = another kind
    .help = name a { $kind }

empty-expectation = this expectation expects nothing
    .code = expect::empty
    .label = empty
    .help = add `complete`, `points`, `worth`, `status` or `outcomes`

## The rule sets of an expectation

too-many-rule-sets = `under` lists more than { $most } rule sets
    .code = list::too-long
    .label = too many
    .help = list fewer, or write `rest`

rest-among-others = `rest` must stand alone
    .code = rule::unknown
    .label = here
    .help = write `under: rest`

rule-set-listed-twice = `{ PHRASE($id) }` is listed twice
    .code = rule::unknown
    .label = here
    .help = list each rule set once

no-rule-sets = `under` lists no rule sets
    .code = value::missing
    .label = empty
    .help = write `under: [2021.., community]` or `under: rest`

unknown-rule-set = `{ $word }` is neither a rule set nor a date
    .code = rule::unknown
    .label = here
    .help = { $remedy ->
        [own-table] write them in this file: `rules: {"{"} city.small: two {"}"}`
        [several] write `{ PHRASE($right) }`
       *[other] { PHRASE($remedy) }
    }
