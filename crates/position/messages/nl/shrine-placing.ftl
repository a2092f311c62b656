### Cultusplaatsen en kloosters die er verschillende tegelijk zouden uitdagen.

challenges-several = { $kind ->
    [shrine] de cultusplaats zou meer dan één klooster uitdagen ({ $tiles })
    [abbey] de abdij zou meer dan één cultusplaats uitdagen ({ $tiles })
    [darmstadt] de kerk zou meer dan één cultusplaats uitdagen ({ $tiles })
   *[true] het klooster zou meer dan één cultusplaats uitdagen ({ $tiles })
}
beside-challenges-several = { $kind ->
    [shrine] { $tile } zou { $others } en deze cultusplaats uitdagen
    [abbey] { $tile } zou { $others } en deze abdij uitdagen
    [darmstadt] { $tile } zou { $others } en deze kerk uitdagen
   *[true] { $tile } zou { $others } en dit klooster uitdagen
}
