### Fields.

barn = { $players ->
    [one] { $players } has a barn there: 4 points per completed city at final scoring, whether or not there are farmers.
   *[other] { $players } have barns there: each scores 4 points per completed city at final scoring.
}
several-barns = { $rule ->
    [once] Several barns of one player in a field score as much as one.
    [each] Several barns of one player in a field score 4 points per completed city each.
   *[most] Only the player with the most barns in the field scores for them, and as much as for one.
}
joined-farmers = When a tile joins a field with farmers to a field with a barn, those farmers score 1 point per completed city that turn, and are returned.

# Farmers scored by the city; and by the field, with each city once for a player.
around-city = { $fields ->
    [one] 1 field is next to a completed city: whoever has the most farmers there gets 4 points.
   *[other] { $fields } fields are next to a completed city: whoever has the most farmers in all of them gets 4 points.
}
once = A city around which the same player also has the majority from the field on { $tiles } counts only once.

thing-joined-city = { $count ->
    [one] 1 completed city for farmers
   *[other] { $count } completed cities for farmers
}
