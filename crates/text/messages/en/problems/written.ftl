# Texts that any problem may have.

phrase = { PHRASE($text) }
    .code = part

# The remedy of a problem whose place should have another text.
write = write `{ LINE($text) }`
    .code = part

# The remedies of a problem if none of the alternatives to write helps.
nothing-helps = nothing written here fits what is next to it: change that, too
    .code = part
nothing-possible = nothing that could be written here is possible on this board as it is
    .code = part
