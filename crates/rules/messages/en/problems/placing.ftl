# Questions about placing, and barns.

abbey-as-tile = an abbey has its own rules for placement
    .code = abbey::as-tile
    .label = an abbey
    .help = ask `place: {"{"} abbey: { LINE($space) } {"}"}`

no-monastery = `{ $place }` is not a monastery
    .code = feature::kind
    .label = monks and abbots are placed on monasteries
    .help = leave `as` out

barn-site-at-unknown-tile = there is an unknown tile (`#`) at this intersection
    .code = board::runs-into-hash
    .label = here
    .related = this tile
    .help = give the tile `#` a name and say what it shows: whether a barn can be placed depends on it

barn-on-unknown-tile = the barn is on `#`, an unknown tile
    .code = board::runs-into-hash
    .label = here
    .related = this tile
    .help = give the tile `#` a name and say what it shows

barn-not-allowed = no rules allow a barn here: { PHRASE($because) }
    .code = barn::site
    .label = not allowed here
    .help = a barn goes where tiles reach the intersection from all four sides and show only field there

bridge-with-other-than-square = a bridge is placed together with a square tile only
    .code = bridge::site
    .label = no square tile
    .help = leave it out, or ask about the bridge by itself: `place: {"{"} bridge: {"{"} over: a, direction: ew {"}"} {"}"}`

bridge-over-double = a bridge spans one space, but a double-size tile covers two
    .code = bridge::site
    .label = over this
    .related = the tile
    .help = build it over a square tile or over half tiles

bridge-at-unknown-tile = there is an unknown tile (`#`) under the bridge or at one end of it
    .code = board::runs-into-hash
    .label = over this
    .related = the tile
    .help = give the tile `#` a name and say what it shows: whether the bridge fits depends on it
