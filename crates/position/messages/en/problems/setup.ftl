# The form of a setup: its tokens and questions.

## Tokens

no-tokens = `tokens` has no value
    .code = value::missing
    .label = nothing here
    .help = write `tokens: [{"{"} flea: a {"}"}]`, or leave the key out

token-as-value = a token must be `key: value`, not { PHRASE($found) }
    .code = token::form
    .label = expected `{"{"} … {"}"}`
    .help = write what it is and where: `{"{"} { $token }: a {"}"}`

two-tokens = one token cannot be both { $first } and { $second }
    .code = token::form
    .label = this one too
    .related = this one
    .help = write them as two tokens: `tokens: [{"{"} … {"}"}, {"{"} … {"}"}]`

unknown-token = `{ $word }` is not a token
    .code = key::unknown
    .label = unknown token
    .help = { $near ->
        [none] write { ANY($tokens) }
       *[other] did you mean `{ $near }`?
    }

kindless-token = this token does not say what it is
    .code = key::missing
    .label = which token?
    .help = write { ANY($tokens) }

## Questions

too-many-questions = a scenario can ask at most { $most } questions
    .code = list::too-long
    .label = one too many
    .help = put the others in another scenario

no-questions = `ask` asks nothing
    .code = value::missing
    .label = nothing here
    .help = write a question, `- place: {"{"} abbey: [2, 0] {"}"}`, or leave the key out

two-questions-of-one-name = two questions are called `{ $id }`
    .code = key::duplicate
    .label = second time
    .related = first time
    .help = give one of them another name

turn-under-ask = a turn is written outside `ask`, not in it
    .code = key::unknown
    .label = not here
    .help = write `turn:` at the beginning of a line

empty-question = this question asks nothing
    .code = ask::incomplete
    .label = what is asked?
    .help = write what is asked: `- dragon: {"{"} from: a {"}"}` (`oracle explain mechanics` lists all)

key-beside-question = `{ $key }` is not inside `{ $word }`
    .code = key::unknown
    .label = too far to the left
    .help = indent what belongs to `{ $word }` further: `- { $word }: {"{"} { $key }: ... {"}"}`

name-of-question = unknown key `{ $word }` in a question
    .code = key::unknown
    .label = no such key
    .help = name a question with `id`

several-questions = an entry asks one thing, and this one already asks `{ $word }`
    .code = key::unknown
    .label = { $count ->
        [one] one thing too many
       *[other] from here on
    }
    .help = { $count ->
        [one] begin another entry: { PHRASE($entries) }
       *[other] { $last ->
            [none] begin an entry for each: { PHRASE($entries) }
           *[other] begin an entry for each of the { $count }: from { PHRASE($entries) } to { PHRASE($last) }
        }
    }
