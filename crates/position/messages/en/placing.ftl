### Sides, spaces and reasons, for everything that is placed or built.

# A side of the tile that is the subject of the sentence.
own-side = its { $to } side
own-long-side = its long side
own-end = the { $end } end of its { $to } side
# A side of another tile.
side = the { $to } side of { $tile }
long-side = the long side of { $tile }
end = the { $half } end of the { $to } side of { $tile }
# The thing that a side shows.
edge = { $edge ->
    [city] a city
    [cities] two cities
    [road] a road
    [gate] a city gate
    [river] a river
    [abbey] an abbey
   *[field] a field
}

# A space, to follow "in".
with = the space occupied by { $tiles }
beside = the space { $to } of { $tile }
alone = the space in { $space }
both = { $space } and the one { $to } of that

# The reasons why something is not allowed, after a colon.
because = { $first }
because-both = { $first }; { $second }
because-more = { $first }; { $second }; and for { $more ->
    [one] 1 more reason
   *[other] { $more } more reasons
}
