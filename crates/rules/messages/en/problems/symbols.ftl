# Questions about symbols: crop circles and flocks.

circle-without-players = a crop circle concerns players, but there are none
    .code = key::missing
    .label = for whom?
    .help = give the players in the order of their turns: `players: [red, blue]`

missing-circle = the tile is { $shape } without a crop circle
    .code = crop-circle::missing
    .label = no crop circle
    .help = name the half tile II-04, or write a tile of your own with `crop-circle: true`

circle-on-double = the tile is { $shape }: no crop circle is on one
    .code = crop-circle::missing
    .label = not a square or half tile
    .help = name a square or half tile with `crop-circle: true`

circle-without-sign = the crop circle on a square tile shows a sign, which is not said
    .code = key::missing
    .label = no `kind` here
    .help = write `kind: knight` for a shield, `kind: highwayman` for a club, or `kind: farmer` for a pitchfork

flock-on-no-field = a flock is on a field, not on a { $kind }
    .code = feature::kind
    .label = a { $kind }
    .help = write a field: `at: f.field`
