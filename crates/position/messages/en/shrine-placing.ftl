### Shrines and monasteries that would challenge several at once.

challenges-several = { $kind ->
    [shrine] the shrine would challenge more than one monastery, { $tiles }
    [abbey] the abbey would challenge more than one shrine, { $tiles }
    [darmstadt] the church would challenge more than one shrine, { $tiles }
   *[true] the monastery would challenge more than one shrine, { $tiles }
}
    .word = challenges-several
    .means = The new building would challenge several.
    .data = building: building of kind, tiles: tiles
beside-challenges-several = { $kind ->
    [shrine] { $tile } would challenge { $others } and this shrine
    [abbey] { $tile } would challenge { $others } and this abbey
    [darmstadt] { $tile } would challenge { $others } and this church
   *[true] { $tile } would challenge { $others } and this monastery
}
    .word = other-challenges-several
    .means = The building there would challenge the new one and others.
    .data = building: building of kind, tile: tile, others: tiles
