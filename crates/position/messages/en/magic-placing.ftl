### The placing of the mage or the witch: whether it is allowed.

heading = Placing the { $figure ->
    [mage] mage
   *[witch] witch
} { $kind ->
    [city] in
   *[other] on
} { $place }

today = It can be placed there{ $occupied ->
    [yes] , whoever has meeples there
   *[no] {""}
}.
today-not = It cannot be placed there: { $because }.
today-unknown = It depends on { $unknown }.
row = allowed
row-not = { $reason ->
    [completed] not allowed: completed
    [with-mage] not allowed: the mage is there
    [with-witch] not allowed: the witch is there
   *[already] not allowed: it is there already
}
row-unknown = depends on what is beyond

said-allowed = { $said ->
    [yes] it can be placed there
   *[no] it cannot be placed there
}
said-unknown = it depends on { $said }

completed = { $kind ->
    [city] the city is completed
   *[other] the road is completed
}
    .word = completed
    .means = The road or city is completed.
    .data = kind: kind
with-mage = { $kind ->
    [city] the mage is in that city
   *[other] the mage is on that road
}, and the two are never on the same feature
    .word = mage-there
    .means = The mage is on the road or in the city.
    .data = kind: kind
with-witch = { $kind ->
    [city] the witch is in that city
   *[other] the witch is on that road
}, and the two are never on the same feature
    .word = witch-there
    .means = The witch is on the road or in the city.
    .data = kind: kind
already = { $kind ->
    [city] it is in that city already
   *[other] it is on that road already
}, and has to move to another feature
    .word = already-there
    .means = The mage or witch is there already and has to move elsewhere.
    .data = kind: kind
beyond = { $kind ->
    [city] what is beyond { $tile }, where the city continues
   *[other] what is beyond { $tile }, where the road continues
}
    .word = unknown-beyond-for-magic
    .means = It is not known what is beyond that tile, where the feature continues.
    .data = kind: kind, tile: tile
