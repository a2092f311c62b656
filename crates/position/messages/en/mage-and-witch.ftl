### The mage and the witch.

mage = The mage is on it: { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
}, 1 for each tile or space.
witch = The witch halves the { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $sum }){ $rounded ->
    [yes] , rounded up
   *[no] {""}
}: { $half }.
added = What little buildings or a castle tile add is { $halved ->
    [yes] halved too
   *[no] not halved
}.
