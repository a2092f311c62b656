# The remedies of values of a scenario that should be maps, and are words or lists.

map-to-write = write `{ LINE($map) }`
    .code = part
braces-not-brackets = write braces, not brackets: `{"{"} { LINE($entries) } {"}"}`
    .code = part
question-in-words = the dispute, in words, goes under `question`: `question: { $words }`; `oracle explain ask` says what `ask` is for
    .code = part
points-without-place = write in braces what the points are for: `{"{"} a.city: { $points } {"}"}`
    .code = part
points-without-player = say whose they are: `{"{"} red: { $points } {"}"}`
    .code = part
colon-after-player = put a colon and a space after the player: `{ $player }: { $place }`
    .code = part
players-without-places = write the player, a colon and the place, each player on a line of their own
    .code = part
place-without-player = say who is there: `red: { $place }`
    .code = part
