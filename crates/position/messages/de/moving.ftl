### Sätze für einiges, was sich bewegt oder ausbreitet.

# Ein Ende eines Doppelplättchens: das Feld im Westen oder Osten, oder im Norden oder Süden (`$to`).
end-of-double = das { ACC($to) } Ende von { DAT($tile) }
    .dat = dem { DAT($to) } Ende von { DAT($tile) }
    .gen = des { DAT($to) } Endes von { DAT($tile) }
# Eine Figur, die gefressen wird oder zurückkommt, mit der Person, der sie gehört.
whose = { $player } auf { DAT($tile) }
