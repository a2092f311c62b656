# Texts that are not in files yet, and those that any problem may have.

problem = { PHRASE($message) }
    .code = written
    .label = { PHRASE($label) }
    .help = { PHRASE($help) }
    .offer = { PHRASE($offer) }
    .related = { PHRASE($related) }

phrase = { PHRASE($text) }
    .code = written

# The remedy of a problem whose place should have another text.
write = write `{ LINE($text) }`
    .code = written

# The remedies of a problem if none of the alternatives to write helps.
nothing-helps = nothing written here fits what is next to it: change that, too
    .code = written
nothing-possible = nothing that could be written here is possible on this board as it is
    .code = written
