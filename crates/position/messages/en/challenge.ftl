### Challenges between shrines and monasteries.

rival = { $kind ->
    [shrine] the shrine
    [abbey] the abbey
   *[monastery] the monastery
} on { $tile }
    .word = rival
    .means = A shrine, an abbey or a monastery that was challenged.
    .data = building: building of kind, tile: tile

same-tile = It was completed by the same tile as { $rival }: both score.
first = It was completed before { $rival }, and wins the challenge.
second = { $rival } was completed first, and wins the challenge: nobody scores here.
beats = It is completed and beats { $rival }, unless that was completed first. If the same tile completed both, both score.
undecided = It challenges { $rival }, and neither is completed: nothing is decided yet.
beaten = { $rival } is completed and this is not: nobody scores here.

lost = lost to { $rivals }
    .word = lost-to
    .means = The challenge is lost to these.
    .data = rivals: clauses
today-lost = { $finished ->
    [yes] It is completed, but
   *[no] It is incomplete, and
} { $rivals ->
    [one] { $rivals } has won the challenge against it
   *[other] { $rivals } have won their challenges against it
}: nobody scores it.
row-lost = no points: challenge lost
