### Sätze für einiges, was sich bewegt oder ausbreitet.

# Ein Ende eines Doppelplättchens: das Feld im Westen oder Osten, oder im Norden oder Süden (`$to`).
end-of-double = das { ACC($to) } Ende { GEN($tile) }
    .dat = dem { DAT($to) } Ende { GEN($tile) }
    .gen = des { DAT($to) } Endes { GEN($tile) }
# Eine Figur, die gefressen wird oder zurückkommt, mit der Person, der sie gehört.
whose = { $player } auf { DAT($tile) }
