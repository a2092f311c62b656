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
# An event under the name that the file gives it, with the article that a short name wants.
event-named = { $article ->
    [yes] the { $name }
   *[no] { $name }
}
event-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $what ->
    [0] {""}
   *[other] {" "}for { $what }
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
   *[other] {" "}for { $what }
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
    .word = nobody-on
    .means = No figure of another player stands on the space.
    .data = space: number
condition-taken = another player is on { $space }
    .word = somebody-on
    .means = A figure of another player stands on the space.
    .data = space: number
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
    .word = resolved
    .means = The message is resolved, and a figure takes its points.
    .data = message: number of number, points: number, figure: figure
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
    .word = resolved-on
    .means = The message is resolved on that feature, and a figure takes its points.
    .data = message: number of number, place: place of at, points: number, figure: figure
drawn-instead = message { $number } exchanged for 2 points ({ $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
})
    .word = taken-as-points
    .means = 2 points are taken instead of the message.
    .data = message: number of number, figure: figure
drawn-tile = message 4 carried out (another tile)
    .word = resolved-as-tile
    .means = Message 4 is resolved: another tile is placed.
drawn-untold = one message
    .word = not-told
    .means = The scenario does not say which message is drawn.
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
    .word = under-none
    .means = Under no choice.
under-every = under every choice
    .word = under-every
    .means = Under every choice.
under-some = under { $some } of { $all } choices
    .word = under-some
    .means = Under some of all choices.
    .data = some: number, all: number
as-others-choose = as others choose
    .word = as-others-choose
    .means = If the other players choose so.
under-some-others = under { $some } of { $all } choices, as others choose
    .word = under-some-as-others-choose
    .means = Under some of all choices, if the other players choose so.
    .data = some: number, all: number
under-some-more = under { $some } of { $all } choices, and under { $more } more as others choose
    .word = under-some-and-more
    .means = Under some of all choices, and under more if the other players choose so.
    .data = some: number, all: number, more: number

## Choices, and the moments at which messages came.

choice = { $each }
    .word = choice
    .means = The choices of a turn, in order.
    .data = each: clauses
taken-figure = { $figure ->
    [messenger] the messenger
   *[meeple] the scoring meeple
} for { $called }
    .word = figure-moves
    .means = That figure moves for it.
    .data = of: named of called, figure: figure
taken-tile = another tile for { $called }
    .word = another-tile
    .means = It gives another tile.
    .data = of: named of called
taken-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $called } ({ $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
})
    .word = points
    .means = That figure takes so many points for it.
    .data = of: named of called, points: number, figure: figure
taken-points-for = { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $called } for { $at } ({ $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
})
    .word = points-for
    .means = That figure takes so many points for the pieces there.
    .data = of: named of called, points: number, for: named of at, figure: figure
taken-instead = { $points } points instead of { $called } ({ $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
})
    .word = points-instead
    .means = That figure takes so many points instead of it.
    .data = of: named of called, points: number, figure: figure
occasion-for = { $what } for { $player }
    .word = score-of
    .means = That score of another player.
    .data = what: named, player: player
occasion-again = { $what } ({ $time })
    .word = score-again
    .means = The score, payment or message that comes for that time.
    .data = what: named, time: number
turn = the turn
    .word = the-turn
    .means = The turn itself.
turn-of-four = the extra turn from message 4
    .word = turn-of-message-4
    .means = The turn of message 4.
turn-of-four-in = the extra turn from message 4 in { $turn }
    .word = turn-of-message-4-within
    .means = The turn of message 4 in a turn within the turn.
    .data = turn: clause
turn-of-builder = the extra turn from the builder
    .word = builders-turn
    .means = The builder's turn after the first tile.
turn-of-builder-of = the extra turn from the builder in { $turn }
    .word = builders-turn-within
    .means = The builder's turn of a turn within the turn.
    .data = turn: clause
# The occasion of a message: a round by its number, or another message.
of-message = message { $number }
    .word = message
    .means = After the points of that message.
    .data = message: number of number
of-message-in = message { $number } in { $turn }
    .word = message-within
    .means = After the points of that message in a turn within the turn.
    .data = message: number of number, turn: clause
round-phrase = round { $round }
    .word = round
    .means = After that scoring round.
    .data = round: round
round-phrase-in = round { $round } of { $turn }
    .word = round-within
    .means = After that scoring round of a turn within the turn.
    .data = round: round, turn: clause

## Reasons why no message is drawn at a moment, or only one.

why-nothing = { $what } scores nothing here
    .word = brings-nothing
    .means = It is worth nothing.
    .data = what: named
why-moved-back = the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} was moved back onto a dark space, so no message is drawn
    .word = moved-back
    .means = The figure was moved back onto a dark space.
    .data = figure: figure
why-fairy-unsure = the fairy's 3 points are left out, as it is not clear which meeple she is next to: name its place under `figures`, or write them as 3 points in round 3, `for: fairy`
    .word = fairy-unsure
    .means = The scenario does not say which meeple the fairy protects; her 3 points are not counted.
why-shared = after { $moment } another player's figure is on the space of the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
}
    .word = space-shared
    .means = Another player's figure stands on the space.
    .data = after: clause of moment, figure: figure
why-one = after { $moment } both figures end on dark spaces, but only one message is drawn
    .word = one-for-both
    .means = Both figures end on dark spaces, for one message.
    .data = after: clause of moment
why-not-tested = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} ends on a dark space, but only the figure that moved last counts
    .word = not-looked-at
    .means = Only the figure that moved last is checked.
    .data = after: clause of moment, figure: figure
why-not-now = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} is on a dark space, but has not just moved there
    .word = not-just-moved
    .means = The figure on a dark space has not just moved there.
    .data = after: clause of moment, figure: figure
why-not-forward = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} is on a dark space, but has not moved forward onto it
    .word = not-moved-forward
    .means = The figure on a dark space has not moved forward onto it.
    .data = after: clause of moment, figure: figure
why-too-late = after { $moment } the { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} is on a dark space, but that counts only up to phase 3
    .word = after-scoring
    .means = The figure ends on a dark space after the check for messages.
    .data = after: clause of moment, figure: figure
why-not-dark = after { $moment } no figure ends on a dark space
    .word = not-on-dark
    .means = No figure ends on a dark space.
    .data = after: clause of moment
why-not-their-turn = { $player }'s { $figure ->
    [messenger] messenger
   *[meeple] scoring meeple
} ends on a dark space, but it is not their turn
    .word = not-their-turn
    .means = The player's figure ends on a dark space in another player's turn.
    .data = player: player, figure: figure

## Reasons why something cannot be played as it is written.

because-one-figure = only one figure may advance in a turn, and this turn moves both
    .word = only-one-figure
    .means = Only one figure may advance in the turn, and two are named.
because-cannot-pay = no figure that may pay has { $points } points to pay, and there is no ruling on what happens then
    .word = cannot-pay
    .means = No figure that may pay has that many points.
    .data = points: number
because-next = eight messages have been drawn and put under the pile, so the next is message { $next } again
    .word = other-message-next
    .means = All eight messages were drawn: the next is that one again.
    .data = message: number of next
because-lower = message { $number } is under the pile, and is drawn again only after seven others
    .word = message-gone
    .means = The message is under the pile.
    .data = message: number of number
because-out = message { $number } is still being carried out: its own turn is not over
    .word = message-obeyed
    .means = The message is still being performed.
    .data = message: number of number
because-turn-told = message 4 gave an extra turn, so it was not exchanged for 2 points
    .word = turn-told
    .means = The scenario describes the turn of message 4, so it was not exchanged for 2 points.
because-other-advanced = the points for message { $number } cannot go to the { $figure ->
    [messenger] messenger, since only the scoring meeple may still advance this turn
   *[meeple] scoring meeple, since only the messenger may still advance this turn
}
    .word = other-figure-advanced
    .means = The figure may not advance, since the other one has.
    .data = message: number of number, figure: figure
because-no-figure = no figure can do what is written
    .word = no-figure
    .means = No figure can do what the scenario says.
left-out = other choices are left out: { $why }
    .word = left-out
    .means = Other choices are left out, for a reason.
    .data = why: clause
halt-not-yet = part of it did not exist yet
    .word = not-yet
    .means = It uses something that did not exist yet.
halt-found = the board completes too many features to try all choices of figures
    .word = too-many-features
    .means = The board completes too many features to try all choices.
halt-too-many = it can be played in too many ways to try them all
    .word = too-many-ways
    .means = There are too many possibilities to try them all.
halt-others = other players' figures could end on too many different spaces
    .word = too-many-others
    .means = The other players' figures may be in too many places.
halt-boards = it places tiles in too many turns to follow them
    .word = too-many-tiles
    .means = Too many turns in it place tiles.
halt-laid = a message is drawn before the turn's tile is placed, and no tile is named
    .word = tile-not-told
    .means = A message is drawn before the tile of the turn is placed, and the scenario does not say which tile that is.

## Messages that may follow, and matters without a ruling.

ahead = from { $from }, { $how }: another message
    .word = another-message
    .means = From these spaces another message can be reached.
    .data = from: numbers, how: clause
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
    .word = step
    .means = So many points of one of these messages (or those instead of it) take the figure to a space.
    .data = points: number, instead: flag, messages: numbers of numbers, figure: figure, to: number of at
ahead-then = { $before }; then { $next }
    .word = then
    .means = One step and then another.
    .data = first: clause of before, next: clause
ahead-more = there are more ways than are shown here
    .word = more-ways
    .means = There are more possibilities.
ahead-depth = this looks { $depth } messages ahead, if the points of one message may lead to the next
    .word = looks-ahead
    .means = The number of messages that were followed.
    .data = messages: number of depth
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
    .word = take-points
    .means = The 2 points instead of a message are better.
better-message = the message
    .word = take-message
    .means = The message is better.
better-either = either
    .word = take-either
    .means = Both are worth the same, or their worth is not known.
better-points-or-tile = 2 points or another tile (4)
    .word = take-points-or-tile
    .means = The 2 points are better, or the tile of message 4.
better-messages = { $numbers ->
    [one] message { $numbers }
   *[other] messages { $numbers }
}
    .word = take-messages
    .means = These messages are better than the 2 points.
    .data = messages: numbers of numbers
most-of = message { $number } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
    .word = message-brings
    .means = That message is worth so many points.
    .data = message: number of number, points: number
gives-points = { $points }
    .word = gives-points
    .means = It gives so many points.
    .data = points: number
gives-turn = a turn
    .word = gives-turn
    .means = It gives a whole turn.

value-none = { $player } has no meeple { $kind ->
    [city] in an incomplete city
    [road] on an incomplete road
   *[monastery] on an incomplete monastery
}
    .word = none-on-unfinished
    .means = The player has no meeple on an incomplete feature of that kind.
    .data = player: player, kind: kind
value-nobody = { $player } has no meeple on an incomplete feature
    .word = none-on-any-unfinished
    .means = The player has no meeple on an incomplete feature.
    .data = player: player
value-least = { OR($features) } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $of ->
    [one] {""}
   [2] , the lower of the two
   *[other] , the lowest of { $of }
}
    .word = least
    .means = One of these features is worth the least, of that many.
    .data = places: places of features, points: number, of: number
value-least-of-many = each of { $alike } features ({ $features } and others) is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .word = least-of-many
    .means = These features and others are worth the least; `alike` is the number of them.
    .data = alike: number, places: places of features, points: number
value-tile = a whole turn with another tile, or 2 points
    .word = turn-or-points
    .means = A whole turn with another tile, or 2 points.
value-each = { $counted }, 2 points each
    .word = two-each
    .means = The number of things that score 2 points each.
    .data = counted: clause
value-no-coats = { $player } has no meeple in an incomplete city with a coat of arms
    .word = no-coats
    .means = The player has no meeple in an incomplete city with a coat of arms.
    .data = player: player
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
    .word = meeples
    .means = So many meeples on features of that kind.
    .data = count: number, kind: kind
value-no-heads = { $player } has no { $kind ->
    [city] knight in an incomplete city
   *[field] farmer
}
    .word = no-such-meeple
    .means = The player has no knight in an incomplete city, or no farmer.
    .data = player: player, kind: kind

## Message 8: one meeple scored and returned.

eight-brings = { $at } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .word = brings
    .means = The feature is worth so many points.
    .data = place: place of at, points: number
eight-lord = { $at } is occupied by the lord of a castle, who scores nothing himself
    .word = lord-of-castle
    .means = The lord of a castle stands there, who scores nothing.
    .data = place: place of at
eight-mayor = { $at } has no coat of arms for the mayor there to count
    .word = mayor-without-coats
    .means = The mayor there has no coat of arms to count.
    .data = place: place of at
eight-minority = { $at } scores nothing without the majority
    .word = no-majority
    .means = Without the majority the feature is worth nothing.
    .data = place: place of at
eight-minority-brings = { $at } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} even without the majority
    .word = brings-without-majority
    .means = The feature is worth so many points even without the majority.
    .data = place: place of at, points: number
eight-no-city = { $at } touches no completed city
    .word = no-finished-city
    .means = The field touches no completed city.
    .data = place: place of at
eight-inn = { $at } is incomplete and has an inn
    .word = unfinished-with-inn
    .means = The road is incomplete and has an inn.
    .data = place: place of at
eight-cathedral = { $at } is incomplete and has a cathedral
    .word = unfinished-with-cathedral
    .means = The city is incomplete and has a cathedral.
    .data = place: place of at
eight-besieged = { $at } is besieged
    .word = besieged
    .means = The city is besieged.
    .data = place: place of at
eight-ringmaster = { $because }; the ringmaster adds { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .word = and-ringmaster
    .means = The ringmaster adds so many points.
    .data = because: clause, points: number
eight-ringmaster-unknown = { $because }; what the ringmaster adds is left out, since no question of the file says which tiles show a circus or acrobats
    .word = and-ringmaster-unknown
    .means = The points that the ringmaster adds are not known.
    .data = because: clause
eight-fairy = { $because }; the fairy adds { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .word = and-fairy
    .means = The fairy adds so many points.
    .data = because: clause, points: number
