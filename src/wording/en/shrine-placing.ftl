### Shrines and monasteries that would challenge several at once.

challenges-several = { $kind ->
    [shrine] the shrine would challenge more than one monastery, { $tiles }
    [abbey] the abbey would challenge more than one shrine, { $tiles }
    [darmstadt] the church would challenge more than one shrine, { $tiles }
   *[true] the monastery would challenge more than one shrine, { $tiles }
}
beside-challenges-several = { $kind ->
    [shrine] { $tile } would challenge { $others } and this shrine
    [abbey] { $tile } would challenge { $others } and this abbey
    [darmstadt] { $tile } would challenge { $others } and this church
   *[true] { $tile } would challenge { $others } and this monastery
}
