### Whether an abbey may be laid.

heading = Laying an abbey in { $space }

today = It may be laid there.
today-not = It may not be laid there: { $because }.
row = may be laid there
row-not = { $reason ->
    [taken] may not: the space is taken
    [half-taken] may not: half of it is taken
    [empty] may not: one side is empty
    [half] may not: a half lies beside it
    [gap] may not: a gap lies beside it
    [challenges-several] may not: near several shrines
   *[beside-challenges-several] may not: a shrine near it would challenge two
}

said-allowed = { $said ->
    [yes] an abbey may be laid there
   *[no] an abbey may not be laid there
}

taken = the space is taken by { $tile }
half-taken = half of the space is taken by { $tile }, and an abbey needs all of it
empty = nothing lies to its { $sides }
half = to its { $to } lies { $tile }, which is only a half
gap = to its { $to } lies the triangular gap beside { $tile }

lies = To its { $to } lies { $tile }{ $shape ->
    [half] , a half
    [double] , a double-size tile
   *[square] {""}
}.
lies-gap = To its { $to } lies the triangular gap beside { $tile }.
occupies = A half counts as a tile on that side, and the gap beside it is disregarded.
does-not-occupy = A half does not count as a tile on that side, and nor does the gap beside it.
