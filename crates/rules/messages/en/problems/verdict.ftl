# Scenarios that are read, but cannot be judged.

feature-into-unknown-tile = { $directly ->
    [yes] this { $kind } runs into `#` (an unknown tile), so it cannot be judged
   *[no] this field touches a city that runs into `#` (an unknown tile), so it may or may not be completed
}
    .code = board::runs-into-hash
    .label = runs into `#`
    .related = this tile
    .also = the { $kind } reaches it from here
    .help = give the tile `#` a name and say what it shows; `#` is only for tiles whose edges do not matter
