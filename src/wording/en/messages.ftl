### The Messages: turns on the scoreboard, and the worth of messages.

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
event-found = the completed features are scored
event-nothing = nothing is scored
event-laid = placing { $tile }
event-round = in scoring round { $round }, { $scores }
# One `$figure` for everything that is scored in a turn. The messages after it name in brackets the figure that
# advances, or its `$player`.
events-with = with the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
}, { $events }
event-feature = { $what }{ $player ->
    [0] { $figure ->
        [meeple] {" "}(scoring meeple)
        [messenger] {" "}(messenger)
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}({ $player }'s scoring meeple)
        [messenger] {" "}({ $player }'s messenger)
       *[none] {" "}({ $player })
    }
}
event-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $what ->
    [0] {""}
   *[other] {" "}for { $bare ->
        [yes] the { $what }
       *[no] { $what }
    }
}{ $player ->
    [0] { $figure ->
        [meeple] {" "}(scoring meeple)
        [messenger] {" "}(messenger)
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}({ $player }'s scoring meeple)
        [messenger] {" "}({ $player }'s messenger)
       *[none] {" "}({ $player })
    }
}
event-payment = { $points ->
    [one] 1 point
   *[other] { $points } points
} paid{ $what ->
    [0] {""}
   *[other] {" "}for { $bare ->
        [yes] the { $what }
       *[no] { $what }
    }
}{ $player ->
    [0] { $figure ->
        [meeple] {" "}(scoring meeple)
        [messenger] {" "}(messenger)
       *[none] {""}
    }
   *[other] { $figure ->
        [meeple] {" "}({ $player }'s scoring meeple)
        [messenger] {" "}({ $player }'s messenger)
       *[none] {" "}({ $player })
    }
}
event-message = if { $numbers ->
    [one] message { $numbers } is
   *[other] messages { $numbers } are
} drawn, { $take ->
    [message] { $numbers ->
        [one] it is
       *[other] they are
    } carried out
    [points] { $numbers ->
        [one] 2 points are taken instead
       *[other] 2 points are taken instead of each
    }
   *[open] { $numbers ->
        [one] it is
       *[other] they are
    } carried out, or 2 points are taken
}{ $figure ->
    [meeple] {" "}(scoring meeple)
    [messenger] {" "}(messenger)
   *[none] {""}
}
event-tile = if message 4 is drawn, it is carried out (another tile)
# A turn within the turn, and events in their order.
event-builder = the extra turn from the builder
event-turn = { $turn }: { $events }
event-then = { $before }; { $next }

## The results of a turn.

# A choice of figures, as in "With ..., red has ...".
choice-all = { $figure ->
    [messenger] the messenger
   *[meeple] the scoring meeple
} for everything
choice-each = { $each }
choice-if = { $each }, if { $conditions }
choice-only-if = if { $conditions }
choice-for = { $figure ->
    [messenger] the messenger
   *[meeple] the scoring meeple
} for { $what }
# A choice of figures, in a row.
row-choice-all = { $figure } takes everything
row-choice-next = { $before }, { $next }
row-choice-for = { $figure }{ $verb ->
    [for] {" "}for
    [takes] {" "}takes
   *[none] {""}
} { $what }
choice-message = message { $number }
choice-message-on = message { $number } on { $at }
choice-message-instead = 2 points instead of message { $number }
choice-tile = another tile for message 4
condition-figure = { $player } { $pays ->
    [yes] pays
   *[no] takes
} { $what } with the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
}
condition-same = { $player } takes it with the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
}
condition-free = no other player is on { $space }
condition-taken = another player is on { $space }
# A row: the choice, the spaces on which the figures end (`$stands`), and the results of the drawn messages (`$drawn`).
row = { $choice ->
    [0] {""}
   *[other] { $choice }:{" "}
}{ $stands ->
    [0] {""}
   *[other] { $stands },{" "}
}{ $drawn ->
    [0] no message
   *[other] { $drawn }
}
# The space of a figure after a turn, in a row.
row-stands = { $figure ->
    [messenger] messenger
   *[meeple] meeple
} on { $at }
row-stands-both = { $at }
row-barred = { $choice }: not allowed
row-some = message drawn in { $some } of { $all } choices
# A drawn message in a row, which has little room: its number, and the points that it brings to `$figure`.
row-drawn-printed = message { $number } ({ $points ->
    [0] no points
    [one] 1 point, { $figure ->
        [messenger] messenger
       *[meeple] meeple
    }
   *[other] { $points } points, { $figure ->
        [messenger] messenger
       *[meeple] meeple
    }
})
row-drawn-for = message { $number } for { $at } ({ $points ->
    [0] no points
    [one] 1 point, { $figure ->
        [messenger] messenger
       *[meeple] meeple
    }
   *[other] { $points } points, { $figure ->
        [messenger] messenger
       *[meeple] meeple
    }
})
row-drawn-instead = 2 points instead of message { $number } ({ $figure ->
    [messenger] messenger
   *[meeple] meeple
})
row-drawn-tile = message 4 (another tile)
row-drawn-untold = 1 message
# The best total, which is that of both figures, with 2 for each message that is not specified.
row-most = { $lands ->
    [0] { $counted ->
        [0] { $figures ->
            [one] best total { $most }
           *[other] best total of both figures { $most }
        }
        [2] best total { $most } (message: 2 points)
       *[other] best total { $most } (each message: 2 points)
    }
   *[other] best total { $most } = { OR($lands) }{ $counted ->
        [0] {""}
        [2] {" "}+ 2 for the message
       *[other] {" "}+ { $counted } for messages
    }
}
# One outcome of several: the choices, and the best of them, compared by the sum of both figures.
rows-either = { $choices }; best total { $most }{ $counted ->
    [0] {""}
    [2] {" "}(message: 2 points)
   *[other] {" "}(each message: 2 points)
}
rows-none = no message
outcome = { $moves }, { $drawn ->
    [0] no message
   *[other] { $drawn }
}
addend = { $points }
best-lands = { $before } + { $next }
best-lands-several = ({ OR($lands) })
row-not-allowed = not allowed
row-end = { $each }

end-back = The messenger is returned to its player, and no messages are drawn at final scoring.
today-end = Before final scoring, the points of the scoring meeple and the messenger are added up: { $each }. The scoring meeple moves to the total, and the messenger is returned.
today-end-each = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $stands })
today-not-allowed = The turn as given is not allowed: { $reasons }.
today-one-figure = Only one of the two figures may advance in a turn.
today-left-out = { $player } cannot choose otherwise: { $why }.
stands = { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} on { $at }
# The movement of a figure in a turn.
goes = the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} moves from { $from } to { $to }
stays = the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} stays on { $at }
# `alternative`: which of several ways to go on it is.
today-lands = { $alternative ->
    [first] Either { $moves }
    [other] Or { $moves }
   *[none] { $moves }
}; { $drawn ->
    [0] no message
   *[other] { $drawn }
}.
today-no-message = { $moves }; no message: { $why }.
today-choice = Choosing { $choice }: { $moves }; { $drawn ->
    [0] no message
   *[other] { $drawn }
}.
today-if = If { $conditions }: { $moves }; { $drawn ->
    [0] no message
   *[other] { $drawn }
}.
# A message that was drawn, and its result; `$figure` is the figure that scores the `$points`.
drawn-printed = message { $number } carried out ({ $points ->
    [0] no points
    [one] 1 point, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
   *[other] { $points } points, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
})
drawn-for = message { $number } carried out for { $at } ({ $points ->
    [0] no points
    [one] 1 point, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
   *[other] { $points } points, { $figure ->
        [messenger] messenger
       *[meeple] scoring meeple
    }
})
drawn-instead = message { $number } exchanged for 2 points ({ $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
})
drawn-tile = message 4 carried out (another tile)
drawn-untold = one message
# A further message that is not specified, after a first one.
drawn-another = another message
drawn-after = { $drawn } after { $moment }
drawn-many = { $count } messages ({ $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}{ $untold ->
    [0] {""}
   *[other] ; { $untold ->
        [one] 1 message unknown
       *[other] { $untold } messages unknown
    }
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
# The best choice, compared by the sum of both figures.
today-best = { $choices ->
    [0] At best
   *[other] The best choice is { OR($choices) }:
} { $figures ->
    [one] the scoring meeple has
   *[other] both figures together have
} { $most ->
    [one] 1 point
   *[other] { $most } points
} before final scoring{ $lands ->
    [0] {""}
   *[other] {" "}({ OR($lands) })
}{ $counted ->
    [0] {""}
    [one] , counting 2 for the unknown message
   *[other] , counting 2 for each unknown message
}.
today-all-alike = Whatever the choice, { $figures ->
    [one] the scoring meeple has
   *[other] both figures together have
} { $most ->
    [one] 1 point
   *[other] { $most } points
} before final scoring{ $counted ->
    [0] {""}
    [one] , counting 2 for the unknown message
   *[other] , counting 2 for each unknown message
}.
today-follows = The message may lead to another: { $how }.

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
    [0] no figure is on the scoreboard
   *[other] the figures start on { $said }
}
said-drawn = { $said ->
    [0] no message is drawn
   *[other] this is drawn: { $said }
}
said-order = the order is { $said }
said-why = { $said ->
    [0] no reason is given
   *[other] because { $said }
}
said-message = a message is drawn { $said }
said-most = the best total of both figures is { $said }
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

## Choices, and the moments at which messages came.

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
turn-of-four = the extra turn from message 4
turn-of-four-in = the extra turn from message 4 in { $turn }
turn-of-builder = the extra turn from the builder
turn-of-builder-of = the extra turn from the builder in { $turn }
# The occasion of a message: a round by its number, or another message.
round = { $round }
round-in = { $round } in { $turn }
of-message = message { $number }
of-message-in = message { $number } in { $turn }
# The occasion of a message, in a sentence.
round-phrase = round { $round }
round-phrase-in = round { $round } of { $turn }

## Reasons why no message is drawn at a moment, or only one.

why-nothing = { $what } scores nothing here
why-moved-back = the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} was moved back onto a dark space, so no message is drawn
why-fairy-unsure = the fairy's 3 points are left out, as it is not clear which meeple she is next to: name its place under `figures`, or write them as 3 points in round 3, `for: fairy`
why-shared = after { $moment } another player's figure is on the space of the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
}
why-one = after { $moment } both figures end on dark spaces, but only one message is drawn
why-not-tested = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} ends on a dark space, but only the figure that moved last counts
why-not-now = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} is on a dark space, but has not just moved there
why-not-forward = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} is on a dark space, but has not moved forward onto it
why-too-late = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} is on a dark space, but that counts only up to phase 3
why-not-dark = after { $moment } no figure ends on a dark space
why-not-their-turn = { $player }'s { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} ends on a dark space, but it is not their turn

## Reasons why something cannot be played as it is written.

because-one-figure = only one figure may advance in a turn, and this turn moves both
because-cannot-pay = no figure that may pay has { $points } points to pay, and there is no ruling on what happens then
because-next = eight messages have been drawn and put under the pile, so the next is message { $next } again
because-lower = message { $number } is under the pile, and is drawn again only after seven others
because-out = message { $number } is still being carried out: its own turn is not over
because-turn-told = message 4 gave an extra turn, so it was not exchanged for 2 points
because-other-advanced = the points for message { $number } cannot go to the { $figure ->
    [messenger] messenger, since only the scoring meeple may still advance this turn
   *[meeple] scoring meeple, since only the messenger may still advance this turn
}
because-no-figure = no figure can do what is written
left-out = other choices are left out: { $why }
halt-not-yet = part of it did not exist yet
halt-found = the board completes too many features to try all choices of figures
halt-too-many = it can be played in too many ways to try them all
halt-others = other players' figures could end on too many different spaces
halt-boards = it places tiles in too many turns to follow them
halt-laid = a message is drawn before the turn's tile is placed, and no tile is named

## Messages that may follow, and matters without a ruling.

ahead = from { $from }, { $how }: another message
ahead-step = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $instead ->
    [yes] { $numbers ->
        [0] {" "}instead of a message
       *[other] {" "}(from message { OR($numbers) }, or instead of any)
    }
   *[no] {" "}from message { OR($numbers) }
} { $points ->
    [one] takes
   *[other] take
} the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} to { $at }
ahead-then = { $before }; then { $next }
ahead-more = there are more ways than are shown here
ahead-depth = this looks { $depth } messages ahead, if the points of one message may lead to the next
depth = Chains of up to { $depth } more { $depth ->
    [one] message
   *[other] messages
} are followed.
each-brings = Message { $number } ({ $title }) would be worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}: { $because }.
each-tile = Message { $number } would give { $because }.
laid-unknown = The turn does not say which tile is placed, and no one tile completes everything here. Until then the board is taken as drawn; name the tile under `laid`.
laid-assumed = The tile placed in the turn is taken to be { $tile }: it is the only tile without a meeple that all completed features share.
laid-any-of = It is not clear which tile is placed in the turn: it could be { OR($tiles) }. The answer is the same for each.
silent-unscored = There is no ruling on what a completed road or city is worth to messages 1, 2 and 8 before it is scored. Here it counts as completed (an incomplete city would count 1 per tile and coat of arms).
silent-one-figure = No ruling says whether extra turns must use the figure that has already advanced. Here they must (otherwise either could advance in each).
silent-just-moved = There is no ruling on which figure has just moved if the other one paid after it. Here it is the one that advanced last (otherwise there would be no message).
silent-paid-after = There is no ruling on whether a message is drawn for a figure that reached a dark space and paid in the same round. Here its space at the end of the round counts (otherwise there would be a message).
silent-two-at-once = There is no ruling on the order of two messages drawn at once. Here the first is carried out with all that follows from it, and then the second (otherwise the second would be drawn before the first is carried out).

## The worth of messages.

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
    [5] 2 points per coat of arms
    [6] 2 points per knight
    [7] 2 points per farmer
   *[8] one meeple scored and returned
}

row-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
row-tile = another tile, or 2 points
row-of-points = { $number }: { $points ->
    [0] no points, so 2 instead
    [1] 1 point, so 2 instead
    [2] 2 points either way
   *[other] { $points } points
}
row-of-tile = { $number }: another tile, or 2 points
today-brings = Message { $number } is worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} to { $player }: { $because }.
phrase-brings = { $row }: { $because }
because-any-of = { OR($because) }
today-tile = Message 4 gives { $player } a whole turn with another tile, or 2 points.
today-better = { $points ->
    [less] Taking 2 points instead is better.
    [more] That is better than taking 2 points instead.
   *[alike] Taking 2 points instead is worth the same.
}
today-most = The most points come from { OR($most) }.
today-better-points = No message is worth more than the 2 points you may take instead.
today-better-points-or-tile = No message is sure to be better than 2 points; what the tile of message 4 will score is unknown.
today-better-messages = { $numbers ->
    [one] Only message { $numbers } is worth more than the 2 points you may take instead.
   *[other] Messages { $numbers } are each worth more than the 2 points you may take instead.
}

said-brings = it is worth { $said ->
    [0] nothing
    [one] 1 point
   *[other] { $said } points
}
said-better = { $said } should be taken
said-because = because { $said }
said-most-of = the most points come from { $said }
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

value-none = { $player } has no meeple { $kind ->
    [city] in an incomplete city
    [road] on an incomplete road
   *[monastery] on an incomplete monastery
}
value-nobody = { $player } has no meeple on an incomplete feature
value-least = { OR($features) } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $of ->
    [one] {""}
   [2] , the lower of the two
   *[other] , the lowest of { $of }
}
value-least-of-many = each of { $alike } features ({ $features } and others) is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
value-tile = a whole turn with another tile, or 2 points
value-each = { $counted }, 2 points each
value-no-coats = { $player } has no meeple in an incomplete city with a coat of arms
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
    [city] knight in an incomplete city
   *[field] farmer
}

## Message 8: one meeple scored and returned.

eight-brings = { $at } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
eight-lord = { $at } is occupied by the lord of a castle, who scores nothing himself
eight-mayor = { $at } has no coat of arms for the mayor there to count
eight-minority = { $at } scores nothing without the majority
eight-minority-brings = { $at } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} even without the majority
eight-no-city = { $at } touches no completed city
eight-inn = { $at } is incomplete and has an inn
eight-cathedral = { $at } is incomplete and has a cathedral
eight-besieged = { $at } is besieged
eight-ringmaster = { $because }; the ringmaster adds { $points ->
    [one] 1 point
   *[other] { $points } points
}
eight-ringmaster-unknown = { $because }; what the ringmaster adds is left out, since no question of the file says which tiles show a circus or acrobats
eight-fairy = { $because }; the fairy adds { $points ->
    [one] 1 point
   *[other] { $points } points
}
