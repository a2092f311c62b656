### Fields.

barn = { $players ->
    [one] { $players } has a barn there: 4 points per completed city at final scoring, whether or not there are farmers.
   *[other] { $players } have barns there: each scores 4 points per completed city at final scoring.
}
joined-farmers = Farmers connected to a barn's field by a tile that joined the fields score 1 point per completed city that turn and are returned.

thing-joined-city = { $count ->
    [one] 1 completed city for farmers
   *[other] { $count } completed cities for farmers
}
