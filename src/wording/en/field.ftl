### Fields.

barn = { $players ->
    [one] The barn of { $players } stands in it: at the end of the game it brings 4 points for each finished city, farmers or no farmers.
   *[other] The barns of { $players } stand in it: at the end of the game each of them gets 4 points for each finished city.
}
joined-farmers = Farmers who stand beside a barn came there by a tile that joined the fields: in that turn they are scored, 1 point for each finished city, and go home.

thing-joined-city = { $count ->
    [one] 1 city for farmers
   *[other] { $count } cities for farmers
}
