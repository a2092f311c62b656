# Questions about features, and figures on them.

farmers-of-no-city = farmers score cities
    .code = feature::kind
    .label = no city
    .offer = write{" "}

missing-church = the tile shows no Darmstadt church
    .code = church::missing
    .label = no church
    .help = name a tile with a church, which is written `{"{"} monastery: darmstadt {"}"}`

mage-beside-witch = the mage and the witch are { $kind ->
    [city] in one city
   *[road] on one road
}{ $by-gap ->
    [yes] {" "}where the gap joins what is beside it
   *[no] {""}
}
    .code = figure::misplaced
    .label = the witch
    .related = the mage
    .help = move one of them to another road or city, as has to be done before it is scored

figure-in-carcassonne = nobody stands on this city: it is the City of Carcassonne
    .code = figure::misplaced
    .label = the City of Carcassonne
    .help = leave out figures in its quarters, or put them on the feature to which they move
