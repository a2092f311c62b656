### The Messages: turns at the score track, and what messages bring.

thing-meeple = { $count ->
    [one] 1 point with the scoring meeple
   *[other] { $count } points with the scoring meeple
}
thing-messenger = { $count ->
    [one] 1 point with the messenger
   *[other] { $count } points with the messenger
}

## A turn as it is asked about.

heading = { $player }'s turn ({ $stands }): { $events }
heading-end = The end of the game, for { $player }
event-found = scoring what the board completes
event-nothing = nothing is scored
event-laid = laying { $tile }
event-round = in round { $round } { $scores }
event-feature = { $player ->
    [0] {""}
   *[other] { $player }{" "}
}scoring { $what }{ $figure ->
    [meeple] {" "}with the scoring meeple
    [messenger] {" "}with the messenger
   *[none] {""}
}
event-points = { $player ->
    [0] {""}
   *[other] { $player }{" "}
}getting { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $what ->
    [0] {""}
   *[other] {" "}for { $what }
}{ $figure ->
    [meeple] {" "}with the scoring meeple
    [messenger] {" "}with the messenger
   *[none] {""}
}
event-payment = { $player ->
    [0] {""}
   *[other] { $player }{" "}
}paying { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $what ->
    [0] {""}
   *[other] {" "}for { $what }
}{ $figure ->
    [meeple] {" "}with the scoring meeple
    [messenger] {" "}with the messenger
   *[none] {""}
}
event-message = { $numbers ->
    [one] message
   *[other] messages
} { $numbers } (if drawn){ $take ->
    [message] {" "}resolved
    [points] {" "}for 2 points instead
   *[open] {""}
}{ $figure ->
    [meeple] {" "}with the scoring meeple
    [messenger] {" "}with the messenger
   *[none] {""}
}
event-tile = message 4 (if drawn) resolved as another tile
# A turn within the turn, and what comes after.
event-turn = { $turn }: { $events }
event-then = { $before }; { $next }

## What comes of a turn.

# A choice of figures, as in "With ..., red has ...".
choice-all = { $figure ->
    [messenger] the messenger
   *[meeple] the scoring meeple
} for everything scored
choice-each = { $each }
choice-if = { $each }, if { $conditions }
choice-only-if = if { $conditions }
choice-for = { $figure ->
    [messenger] the messenger
   *[meeple] the scoring meeple
} for { $what }
choice-message = message { $number }
choice-message-on = message { $number } on { $at }
choice-message-instead = 2 points instead of message { $number }
choice-tile = another tile for message 4
condition-figure = { $player }'s { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} { $pays ->
    [yes] pays
   *[no] takes
} { $what }
condition-same = { $player }'s { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} takes it
condition-free = nobody else is on { $space }
condition-taken = somebody else is on { $space }
# What was chosen, what becomes of what is drawn, and on which spaces the figures end.
row = { $choice ->
    [0] {""}
   *[other] { $choice }:{" "}
}{ $drawn ->
    [0] no message
   *[other] { $drawn }
}{ $stands ->
    [0] {""}
   *[other] , ends on { $stands }
}
row-barred = { $choice }: not allowed
row-some = { $some } of { $all } choices draw a message
row-most = best total of both: { $most }{ $lands ->
    [0] {""}
   *[other] {" "}({ OR($lands) })
}
rows-either = either { OR($choices) }{ $best ->
    [0] {""}
   *[other] {"; "}{ $best }
}
best-lands = { $each }
row-not-allowed = not allowed
row-end = { $each }

end-back = The messenger returns to its player's supply, and the final scoring brings no more messages.
today-end = Before final scoring both figures are added: { $each }. The scoring meeple moves to the sum, and the messenger is returned.
today-end-each = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $stands })
today-not-allowed = This is not allowed: { $reasons }.
today-one-figure = Only one of the two figures may advance in the turn.
today-left-out = { $player }'s other choices are not possible: { $why }.
stands = { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} on { $at }
# How a figure moves in a turn.
goes = { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} from { $from } to { $to }
stays = { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} still on { $at }
today-lands = { $moves }; { $drawn ->
    [0] no message
   *[other] { $drawn }
}.
today-no-message = { $moves }; no message: { $why }.
today-choice = With { $choice }: { $moves }; { $drawn ->
    [0] no message
   *[other] { $drawn }
}.
today-if = If { $conditions }: { $moves }; { $drawn ->
    [0] no message
   *[other] { $drawn }
}.
# A message that is drawn, and what becomes of it.
drawn-printed = message { $number } resolved ({ $points ->
    [0] nothing
    [one] 1 point, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
   *[other] { $points } points, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
})
drawn-for = message { $number } resolved on { $at } ({ $points ->
    [0] nothing
    [one] 1 point, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
   *[other] { $points } points, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
})
drawn-instead = message { $number } for 2 points instead ({ $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
})
drawn-tile = message 4 resolved (another tile)
drawn-untold = an unknown message
drawn-after = { $drawn } after { $moment }
drawn-many = { $count } messages ({ $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} for them{ $untold ->
    [0] {""}
   *[other] , and { $untold } unknown
})
today-many = { $some ->
    [0] None of the { $all } choices draws a message
    [one] One of the { $all } choices draws a message
   *[other] { $some } of the { $all } choices draw a message
}{ $which ->
    [0] {""}
   *[other] : { OR($which) }
}{ $more ->
    [0] {""}
    [one] ; whether 1 more does depends on what the others choose
   *[other] ; whether { $more } more do depends on what the others choose
}.
# The best choice is told by what it compares: both figures together.
today-best = { $choices ->
    [0] At best
   *[other] Best is { OR($choices) }:
} both figures together have { $most ->
    [one] 1 point
   *[other] { $most } points
} for final scoring{ $lands ->
    [0] {""}
   *[other] {" "}({ OR($lands) })
}{ $counted ->
    [0] {""}
    [one] , counting 2 for the unknown message
   *[other] , counting 2 for each unknown message
}.
today-all-alike = Whatever the choice, both figures together have { $most ->
    [one] 1 point
   *[other] { $most } points
} for final scoring{ $counted ->
    [0] {""}
    [one] , counting 2 for the unknown message
   *[other] , counting 2 for each unknown message
}.
today-follows = What the message brings may lead to another: { $how }.

said-choice = { $said ->
    [0] there is nothing to choose
   *[other] the choice is { $said }
}
said-lands = { $said ->
    [0] no figure moves
   *[other] the figures end on { $said }
}
said-messages = { $said ->
    [0] no message is drawn
   *[other] messages are drawn after { $said }
}
said-before = { $said ->
    [0] no figure stands on the scoreboard
   *[other] the figures begin on { $said }
}
said-drawn = { $said ->
    [0] no message is drawn
   *[other] what is drawn is { $said }
}
said-order = the order is { $said }
said-why = { $said ->
    [0] for no reason
   *[other] because { $said }
}
said-message = a message is drawn { $said }
said-most = at best both figures together come to { $said }
said-best = the best choice is { OR($said) }
said-chain = { $said ->
    [0] nothing may follow
   *[other] this may follow: { $said }
}
said-allowed = { $said ->
    [yes] it is allowed
   *[no] it is not allowed
}

under-none = under no choice
under-every = under every choice
under-some = under { $some } of { $all } choices
as-others-choose = as others choose
under-some-others = under { $some } of { $all } choices, as others choose
under-some-more = under { $some } of { $all } choices, and under { $more } more as others choose

## What was chosen, and when a message came.

choice = { $each }
taken-figure = { $called } { $figure ->
    [messenger] messenger
   *[meeple] meeple
}
taken-tile = { $called } another tile
taken-points = { $called } { $points ->
    [one] 1 point
   *[other] { $points } points
} { $figure ->
    [messenger] messenger
   *[meeple] meeple
}
taken-points-for = { $called } { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $at } { $figure ->
    [messenger] messenger
   *[meeple] meeple
}
taken-instead = { $called } { $points } points instead { $figure ->
    [messenger] messenger
   *[meeple] meeple
}
turn = the turn
turn-of-four = the turn of message 4
turn-of-four-in = the turn of message 4 in { $turn }
turn-of-builder = the builder's turn of the first tile
turn-of-builder-of = the builder's turn of { $turn }
# By what a message comes: a round by its number, or another message.
round = { $round }
round-in = { $round } in { $turn }
of-message = message { $number }
of-message-in = message { $number } in { $turn }
# The same in a sentence.
round-phrase = round { $round }
round-phrase-in = round { $round } of { $turn }

## Why a moment brings no message, or only one.

why-nothing = { $what } brings nothing here
why-moved-back = the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} was moved back onto a dark space, which brings nothing
why-fairy-unsure = the fairy's 3 points are not counted, as it is not told by which meeple she stands: name its place under `figures`, or tell them as 3 points in round 3, `for: fairy`
why-shared = after { $moment } another player's figure stands on the space of the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
}
why-one = after { $moment } both figures end on dark spaces, which brings one message
why-not-tested = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} ends on a dark space, but only the figure that moved last is looked at
why-not-now = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} stands on a dark space, but has not just moved there
why-not-forward = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} stands on a dark space, but has not moved forward onto it
why-not-dark = after { $moment } no figure ends on a dark space
why-not-their-turn = { $player }'s { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} ends on a dark space, but it is not their turn

## Why something cannot be played as it is told.

because-one-figure = only one figure may advance in the turn, and two are named
because-cannot-pay = no figure that may pay has { $points } points to pay, and no source says what happens then
because-next = eight messages have come and gone under the pile, and the next is message { $next } again
because-lower = message { $number } has gone under the pile, and comes again only after seven others
because-out = message { $number } is still being resolved: its own turn goes on
because-turn-told = the turn of message 4 is told, so message 4 is not taken as 2 points
because-other-advanced = message { $number } is told with the { $figure ->
    [messenger] messenger, but only the scoring meeple may still advance
   *[meeple] scoring meeple, but only the messenger may still advance
}
because-no-figure = no figure can take what is written
left-out = other choices are left out: { $why }
halt-not-yet = something in it did not exist yet
halt-found = the board completes too many features to try all choices of figures
halt-too-many = it can be played in too many ways to try them all
halt-others = the figures of others may stand in too many places to follow them
halt-boards = too many turns lay tiles in it to follow them
halt-laid = a message comes before the tile of the turn is laid, and it is not told which tile that is

## What may follow, and what no source says.

ahead = from { $from }, { $how }: another message
ahead-step = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $instead ->
    [yes] { $numbers ->
        [0] {" "}instead of a message
       *[other] {" "}(of message { OR($numbers) }, or instead of any)
    }
   *[no] {" "}of message { OR($numbers) }
} { $points ->
    [one] takes
   *[other] take
} the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} to { $at }
ahead-then = { $before }; then { $next }
ahead-more = there are more ways than are told here
ahead-depth = this looks { $depth } messages ahead, where the points of a message may bring the next
depth = What may follow on a message is looked at { $depth } messages deep.
each-brings = Message { $number } ({ $title }) would bring { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}: { $because }.
each-tile = Message { $number } would bring { $because }.
laid-unknown = It is not told which tile is laid in the turn, and no single tile completes all that the map shows complete: what comes before it is laid looks at the board as it is drawn.
laid-assumed = The tile laid in the turn is taken to be { $tile }: of the tiles without a meeple it is the only one that all finished features share.
laid-any-of = It is not told which tile is laid in the turn: it may be { OR($tiles) }. What is told here holds for each of them.
silent-unscored = No source says what a finished road or city is worth to messages 1, 2 and 8 before it is scored: here it counts as finished (as an unfinished one a city would count 1 for each tile and coat of arms).
silent-one-figure = No source says whether the turns within a turn are bound to the figure that has advanced in it: here they are (else either figure might advance in each of them).
silent-just-moved = No source says which figure has just moved where the other one paid after it: here it is the one that advanced last (else there would be no message).
silent-paid-after = No source says whether a figure brings a message that ended on a dark space and paid in the same round: here it counts where it stands at the end of the round (else there would be a message).
silent-two-at-once = No source says in which order two messages are obeyed that come at once: here the first is obeyed with all that follows on it, and then the second (else the second would be drawn before the first is obeyed).

## What messages bring.

heading-messages = { $numbers ->
    [one] Message { $numbers }
    [8] All eight messages
   *[other] Messages { $numbers }
} for { $player }
title = { $number ->
    [1] shortest road
    [2] smallest city
    [3] smallest monastery
    [4] another tile
    [5] 2 points a coat of arms
    [6] 2 points a knight
    [7] 2 points a farmer
   *[8] one meeple scored and taken back
}

row-points = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
row-tile = another tile, or 2 points
row-of-points = { $number }: { $points ->
    [0] nothing, so 2 instead
    [1] 1 point, so 2 instead
    [2] 2 points either way
   *[other] { $points } points
}
row-of-tile = { $number }: another tile, or 2 points
today-brings = Message { $number } brings { $player } { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}: { $because }.
today-tile = Message 4 brings { $player } a whole turn with another tile, or 2 points.
today-better = { $points ->
    [less] Taking 2 points instead is better.
    [more] That is better than the 2 points instead of it.
   *[alike] Taking 2 points instead is worth the same.
}
today-most = Most comes of { OR($most) }.
today-better-points = No message is better than the 2 points instead.
today-better-points-or-tile = No message is sure to be better than the 2 points instead; what the tile of message 4 brings is not known.
today-better-messages = { $numbers ->
    [one] Only message { $numbers } is better than the 2 points instead.
   *[other] Better than the 2 points instead are messages { $numbers }.
}

said-brings = it brings { $said ->
    [0] nothing
    [one] 1 point
   *[other] { $said } points
}
said-better = { $said } should be taken
said-because = because { $said }
said-most-of = most comes of { $said }
said-title = { $said }
said-gives = it gives { $said }
said-take = { $said } should be taken

better-points = 2 points
better-message = the message
better-either = either
better-points-or-tile = 2 points or another tile (4)
better-messages = { $numbers ->
    [one] message { $numbers }
   *[other] messages { $numbers }
}
most-of = message { $number } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
gives-points = { $points }
gives-turn = a turn

value-none = { $player } has no meeple on an unfinished { $kind ->
    [city] city
    [road] road
   *[monastery] monastery
}
value-nobody = { $player } has no meeple on an unfinished feature
value-least = { OR($features) } is worth { $points }{ $of ->
    [one] {""}
   *[other] , the least of { $of }
}
value-least-of-many = each of { $alike } features ({ $features } and others) is worth { $points }
value-tile = a whole turn with another tile, or 2 points
value-each = { $counted }, 2 points each
value-no-coats = { $player } has no meeple in an unfinished city with a coat of arms
heads = { $kind ->
    [city] { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
   *[field] { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
}
value-no-heads = { $player } has no { $kind ->
    [city] knight in an unfinished city
   *[field] farmer
}

## Message 8: one meeple scored and taken back.

eight-brings = { $at } brings { $points }
eight-lord = { $at } holds the lord of a castle, who scores nothing by himself
eight-mayor = { $at } has no coat of arms that the mayor there could count
eight-minority = { $at } brings nothing without the majority
eight-minority-brings = { $at } brings { $points } even without the majority
eight-no-city = { $at } touches no finished city
eight-inn = { $at } is unfinished and has an inn
eight-cathedral = { $at } is unfinished and has a cathedral
eight-besieged = { $at } is besieged
eight-ringmaster = { $because }; the ringmaster adds { $points }
eight-ringmaster-unknown = { $because }; what the ringmaster adds is not counted, since no question of the file says which tiles show a circus or acrobats
eight-fairy = { $because }; the fairy adds { $points }
