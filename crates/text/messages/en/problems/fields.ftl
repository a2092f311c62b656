# Keys of a map and their values, whatever they mean. `$what` names the value that is read, `$found` the value there.

keys-in-capitals = keys are in lower case, unlike { QUOTED($typed) }
    .code = key::unknown
    .label = a capital
    .help = write { QUOTED($legal) }

unknown-key = unknown key `{ $key }` in { PHRASE($what) }
    .code = key::unknown
    .label = no such key
    .help = { PHRASE($what) } can have { QUOTED($legal) }

# The remedies of an unknown key.
space-after-key = put { $sign ->
        [colon] a space after the colon
       *[other] a colon and a space after the key
    }: `{ $key }: { $value }`
    .code = part
key-present = `{ $key }` is there already; leave one of them out
    .code = part
no-comma-between-sides = leave out the comma between the sides: `{ $key }: { PHRASE($sides) }`
    .code = part

key-not-word = a key of { PHRASE($what) } must be a word, not { $found }
    .code = key::form
    .label = not a word
    .help = write a word before the colon

repeated-key = the key `{ $key }` appears twice in { PHRASE($what) }
    .code = key::duplicate
    .label = second time
    .related = first time
    .help = keep one of them

missing-key = { PHRASE($what) } needs the key `{ $key }`
    .code = key::missing
    .label = no `{ $key }` here
    .offer = { PHRASE($lead) }
    .help = { PHRASE($help) }

empty-map = { PHRASE($what) } must be `key: value`, but it is empty
    .code = value::keys
    .label = nothing here
    .offer = write its keys below it, further to the right, or leave it out; for none write{" "}
    .help = write its keys below it, further to the right, or leave it out

not-map = { PHRASE($what) } must be `key: value`, not { $found }
    .code = value::keys
    .label = expected `key: value`
    .help = { $legal ->
        [0] write its keys, each with a value, in braces, or on lines of their own further to the right
       *[other] write its keys in braces, or on lines of their own further to the right: it can have { QUOTED($legal) }
    }

# The remedies of a value that is no map.
remedy = { PHRASE($help) }
    .code = part
space-after-colon = put a space after the colon: `{ $key }: { $value }`
    .code = part
entries-in-list = leave out the dash before each line, and the brackets: each key with its value on a line of its own
    .code = part

not-text = { PHRASE($what) } must be a word or text, not { $found }
    .code = value::word
    .label = expected a word
    .help = { PHRASE($help) }

word-not-allowed = { PHRASE($what) } cannot be `{ $word }`
    .code = value::word
    .label = not allowed here
    .help = { $choice }

# The remedies of a word that is none of the legal ones.
did-you-mean = did you mean `{ PHRASE($near) }`?
    .code = part
one-of = { $legal ->
    [0] there are none to choose from
   *[other] write { ANY($legal) }
}
    .code = part

# A value, as it is named where another is needed.
found-value = { $kind ->
    [list] a list
    [map] a map
    [nothing] nothing
   *[text] `{ $text }`
}
    .code = part

number-out-of-range = { PHRASE($what) } must be from { $least } to { $most }
    .code = number::range
    .label = out of range
    .help = write a number from { $least } to { $most }

not-whole-number = { PHRASE($what) } must be a whole number, not { $found }
    .code = number::form
    .label = expected { $least } to { $most }
    .help = { $number ->
        [none] write a number from { $least } to { $most }
       *[other] write just the number: `{ $number }`
    }

number-in-quotes = { PHRASE($what) } must be a number, but this is text
    .code = number::form
    .label = expected { $least } to { $most }
    .help = leave out the quotes: `{ $number }`

neither-true-nor-false = { PHRASE($what) } must be true or false, not { $found }
    .code = value::true-or-false
    .label = expected true or false
    .help = { $quoted ->
        [none] write `true` or `false`
       *[other] write `{ $quoted }`, in lower case and without quotes
    }

