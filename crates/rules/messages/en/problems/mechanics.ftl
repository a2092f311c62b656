# The choice of a question, and claims about its answer.

unknown-key = the answer to this question has no `{ $key }`
    .code = key::unknown
    .label = no such key
    .help = { $near ->
        [none] write { ANY($keys) }
       *[other] did you mean `{ $near }`?
    }

claim-without-key = `{ $text }` does not say which part of the answer is claimed
    .code = claim::form
    .label = which key?
    .help = { $choices ->
        [0] write {"{"} key: value {"}"}; the answer has { $keys ->
            [0] nothing
           *[other] { QUOTED($keys) }
        }
       *[other] write { ANY($choices) }
    }

feature-as-question = `{ $word }` is part of a tile, not a question
    .code = ask::unknown
    .label = no such question
    .help = every feature is answered without a question: leave it out, and write in the map what is there

question-in-words-under-ask = a question in words does not go under `ask`
    .code = ask::unknown
    .label = no such question
    .help = write `question: ...` at the left edge of the file, where the answer quotes it; every feature is answered without a question

unknown-question = `{ $word }` is not a question that can be asked
    .code = ask::unknown
    .label = no such question
    .offer = write{" "}
    .help = { $near ->
        [none] ask one of { PHRASE($words) } (`oracle explain mechanics` shows how each is written)
       *[other] write `{ $near }:`
    }

misnamed-key = unknown key `{ $key }` in `{ $ask }`
    .code = key::unknown
    .label = no such key
    .help = write `{ $near }:`

missing-key-choice = `{ $ask }` needs one of the keys { ANY($keys) }
    .code = ask::incomplete
    .label = which of them?
    .help = `oracle explain { $ask }` shows an example of each

unknown-survey = nothing called `{ $word }` looks around a tile
    .code = ask::unknown
    .label = unknown
    .help = write { $near ->
        [none] { ANY($words) }
       *[other] `{ $near }`
    }
