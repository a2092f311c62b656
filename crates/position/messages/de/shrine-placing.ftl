### Kultstätten und Klöster, die mehrere auf einmal herausfordern würden.

challenges-several = { $kind ->
    [shrine] die Kultstätte würde mehr als ein Kloster herausfordern ({ $tiles })
    [abbey] die Abtei würde mehr als eine Kultstätte herausfordern ({ $tiles })
    [darmstadt] die Kirche würde mehr als eine Kultstätte herausfordern ({ $tiles })
   *[true] das Kloster würde mehr als eine Kultstätte herausfordern ({ $tiles })
}
beside-challenges-several = { $kind ->
    [shrine] { $tile } würde { ACC($others) } und diese Kultstätte herausfordern
    [abbey] { $tile } würde { ACC($others) } und diese Abtei herausfordern
    [darmstadt] { $tile } würde { ACC($others) } und diese Kirche herausfordern
   *[true] { $tile } würde { ACC($others) } und dieses Kloster herausfordern
}
