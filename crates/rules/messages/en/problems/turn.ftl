# Turns with messages, and questions about messages.

# The turn as it is written.

player-not-on-track = this player is not on the scoreboard
    .code = track::missing
    .label = no entry in `track`
    .help = say where: `track: {"{"} { LINE($player) }: {"{"} meeple: 3, messenger: 12 {"}"} {"}"}`

figure-not-on-track = { $absent ->
    [player] this player is not on the scoreboard
   *[messenger] this player has no messenger
}
    .code = track::missing
    .label = this one
    .help = give the figures under `track`: `red: {"{"} meeple: 3, messenger: 12 {"}"}`

key-beside-end = at the end of the game there is no `{ $key }`
    .code = key::unknown
    .label = with `end`
    .help = leave `{ $key }` or `end` out

too-many-choices = { $free } figures are left to choose: too many to try
    .code = turn::choices
    .label = more than { $most } choices
    .help = say with which figure some of the points are taken: `by: meeple`

tile-placed-again = `{ $tile }` is placed in two turns
    .code = turn::player
    .label = placed again
    .help = name the tile that is placed in this turn: `laid: p`

too-many-rounds = a turn of { $rounds } rounds: too many to follow
    .code = turn::choices
    .label = more than { $most }
    .help = leave out what has nothing to do with the question

round-of-fairy-in-builder-turn = the second part of a double turn has no round 1a: the fairy's point is left out
    .code = round::unknown
    .label = in a builder turn
    .help = leave this round out

turns-too-deep = too many turns within one another
    .code = turn::choices
    .label = too deep
    .help = at most { $most } turns can be nested

builder-turn-in-builder-turn = no other turn follows the second part of a double turn
    .code = turn::choices
    .label = a builder turn in a builder turn
    .help = only the turn of message 4 can give another builder turn

inner-turn-without-origin = a turn within the turn comes from message 4 or a builder
    .code = turn::choices
    .label = of which?
    .help = write `drew: 4` next to `then`, or `builder: true` in it

too-many-inner-turns = more turns than message 4 and the builder give
    .code = turn::choices
    .label = too many
    .help = a turn has at most one builder turn, and one turn for each message 4 drawn

message-out-of-order = this cannot come here: { PHRASE($reason) }
    .code = message::order
    .label = not now
    .help = no message comes up again before the other seven: list them in the order in which they were drawn

# The rounds of a turn.

unclear-round = { $both ->
    [yes] this round has both `points` and `score`
   *[no] a round in which nothing is scored
}
    .code = round::incomplete
    .label = { $both ->
        [yes] which of them?
       *[no] neither `points` nor `score`
    }
    .help = write `points: 3` with `for: fairy` (a negative number is paid), or the features: `score: {"{"} a.city: messenger {"}"}`; `by: meeple` says with which figure, `player: blue` whose points they are

unknown-round = `{ $word }` is not a scoring round
    .code = round::unknown
    .label = not a round
    .help = { $near ->
        [none] { PHRASE($rounds) }
       *[other] did you mean `{ $near }`?
    }

score-without-feature = `score` names no feature
    .code = round::incomplete
    .label = nothing here
    .help = name what is scored: `score: {"{"} a.city: messenger {"}"}`

field-in-turn = a field is not scored in a turn
    .code = round::feature
    .label = a field
    .help = fields are scored at final scoring; name a road, a city or a monastery

# The turn as it is played.

board-too-full = a turn can be played with at most { $most } { $things } on the board
    .code = turn::choices
    .label = there are { $count }
    .help = leave out of the board what has nothing to do with the turn

feature-scored-already = `{ $feature }` is already scored in this turn
    .code = round::feature
    .label = second time
    .help = all points of a feature go to one figure, once; name each feature only once

feature-scores-nothing = `{ $feature }` scores nothing for { $player } under any rules: it is not complete, or others own it
    .code = round::feature
    .label = nothing to score
    .help = name a feature that the board completes and that this player owns, or leave it out; an abbot is returned in round 2

payment-too-high = { PHRASE($reason) }
    .code = round::feature
    .label = not to be paid
    .help = a payment is taken in full from a figure that has enough: pay less, let the other figure pay, or say where the figures are under `track`

tile-not-named = { PHRASE($reason) }
    .code = turn::player
    .label = which tile is placed in it?
    .help = name it, { ANY($tiles) }: until it is placed, messages look at the board without it

too-many-completed = the board completes { $count } features: too many choices of figures to try
    .code = turn::choices
    .label = more than { $most } choices
    .help = write the rounds, and with which figure some of the features are scored: `score: {"{"} a.city: meeple {"}"}`

turn-too-long = { $limit ->
    [ways] this turn: { PHRASE($reason) }
   *[other] { PHRASE($reason) }
}
    .code = turn::choices
    .label = { $limit ->
        [others] too many choices of others
        [tiles] too many tiles
       *[ways] more than { $most } ways, or too much to tell of them
    }
    .help = { $limit ->
        [others] say with which figure others score: `{"{"} round: 3, score: a.city, player: blue, by: meeple {"}"}`
        [tiles] leave `laid` out if no message is drawn before the tile is placed
       *[ways] say with which figure points are taken, `by: meeple`, how messages are taken, `take: points`, or leave out rounds that decide nothing
    }

# Questions about messages.

no-message = no message is named
    .code = message::missing
    .label = which one?
    .offer = write{" "}

too-many-messages = more messages than there are
    .code = message::order
    .label = some are listed twice
    .help = name each of the eight messages once, or write `message: all`

message-without-player = whose message is it?
    .code = ask::incomplete
    .label = no player here
    .offer = write{" "}

too-many-message-questions = too many questions about messages for a board with so many meeples
    .code = message::order
    .label = one question too many
    .help = ask about several messages at once, `message: all`, or put the question into another file
