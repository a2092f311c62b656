### Challenges between shrines and monasteries.

rival = { $kind ->
    [shrine] the shrine
    [abbey] the abbey
   *[monastery] the monastery
} on { $tile }

same-tile = It was finished by the same tile as { $rival }: both score.
first = It was finished before { $rival }, and wins the challenge.
second = { $rival } was finished first, and wins the challenge: nobody scores here.
beats = It is finished and beats { $rival }, unless that was finished first. Had one tile finished both, both would score.
undecided = It challenges { $rival }, and neither is finished: nothing is decided.
beaten = { $rival } is finished and this is not: nobody scores here.

lost = lost to { $rivals }
today-lost = { $finished ->
    [yes] It is finished, but
   *[no] It is not finished, and
} { $rivals ->
    [one] { $rivals } has won the challenge against it
   *[other] { $rivals } have won their challenges against it
}: nobody scores it.
row-lost = nothing, challenge lost
