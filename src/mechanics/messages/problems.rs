//! What may be wrong with a turn with messages, and with a question about them, in words: one function for each problem.

use crate::text::{Code, Problem, Span, Way, between, nearest, shortened};

// The turn as it is written.

/// A player without figures on the track, whose turn it is.
pub(super) fn not_on_the_track(player: &str, at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this player is not on the scoreboard")
        .label("no entry in `track`")
        .help(format!("say where: `track: {{ {player}: {{ meeple: 3, messenger: 12 }} }}`"))
}

/// A figure that is not on the track.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Absent {
    Player,
    Messenger,
}

/// Points for a figure that is not on the track.
pub(super) fn figure_not_there(who: Absent, at: Span) -> Problem {
    let message = match who {
        Absent::Player => "this player is not on the scoreboard",
        Absent::Messenger => "this player has no messenger",
    };
    Problem::new(Code::ValueWrong, at, message).label("this one").help(ON_TRACK)
}

/// What to write where a figure is missing on the track.
const ON_TRACK: &str = "give the figures under `track`: `red: { meeple: 3, messenger: 12 }`";

/// A key of a turn beside the end of the game.
pub(super) fn not_at_the_end(key: &str, at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, format!("at the end of the game there is no `{key}`"))
        .label("with `end`")
        .help(format!("leave `{key}` or `end` out"))
}

/// More figures to choose than are tried.
pub(super) fn too_many_choices(free: usize, most: usize, at: Span) -> Problem {
    let message = format!("{free} figures are left to choose: too many to try");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("more than {most} choices"))
        .help("say with which figure some of the points are taken: `by: meeple`")
}

/// A tile that is laid in two turns, by its address.
pub(super) fn laid_again(tile: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{tile}` is placed in two turns"))
        .label("placed again")
        .help("name the tile that is placed in this turn: `laid: p`")
}

/// More rounds than are followed.
pub(super) fn too_many_rounds(rounds: usize, most: usize, at: Span) -> Problem {
    let message = format!("a turn of {rounds} rounds: too many to follow");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("more than {most}"))
        .help("leave out what has nothing to do with the question")
}

/// The fairy's round in the second part of a double turn.
pub(super) fn no_round_1a(at: Span) -> Problem {
    let message = "the second part of a double turn has no round 1a: the fairy's point is left out";
    Problem::new(Code::ValueWrong, at, message).label("in a builder turn").help("leave this round out")
}

/// Turns within one another, deeper than are read.
pub(super) fn too_deep(deepest: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "too many turns within one another")
        .label("too deep")
        .help(format!("at most {deepest} turns can be nested"))
}

/// A second part of a double turn within another.
pub(super) fn builder_after_builder(at: Span) -> Problem {
    let message = "no other turn follows the second part of a double turn";
    Problem::new(Code::ValueWrong, at, message)
        .label("a builder turn in a builder turn")
        .help("only the turn of message 4 can give another builder turn")
}

/// A turn within a turn that nothing gives.
pub(super) fn turn_of_which(at: Span) -> Problem {
    let message = "a turn within the turn comes from message 4 or a builder";
    Problem::new(Code::KeyMissing, at, message)
        .label("of which?")
        .help("write `drew: 4` next to `then`, or `builder: true` in it")
}

/// More turns within a turn than there is a reason for.
pub(super) fn too_many_turns(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "more turns than message 4 and the builder give")
        .label("too many")
        .help("a turn has at most one builder turn, and one turn for each message 4 drawn")
}

/// A message that cannot have come where it is told, and why.
pub(super) fn cannot_come(why: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("this cannot come here: {why}"))
        .label("not now")
        .help("no message comes up again before the other seven: list them in the order in which they were drawn")
}

// Its rounds.

/// What to write in a round.
pub(super) const ROUND: &str = "write `points: 3` with `for: fairy` (a negative number is paid), or the features: `score: { a.city: messenger }`; `by: meeple` says with which figure, `player: blue` whose points they are";

/// A round with points and features.
pub(super) fn points_and_features(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this round has both `points` and `score`").label("which of them?").help(ROUND)
}

/// A round with neither.
pub(super) fn nothing_scored(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "a round in which nothing is scored")
        .label("neither `points` nor `score`")
        .help(ROUND)
}

/// A word for no round, of which there are these; `all` lists them.
pub(super) fn no_round(word: &str, words: &[&str], all: String, at: Span) -> Problem {
    let near = nearest(word, words.iter().copied()).map(|near| format!("did you mean `{near}`?"));
    Problem::new(Code::ValueWrong, at, format!("`{}` is not a scoring round", shortened(word)))
        .label("not a round")
        .help(near.unwrap_or(all))
}

/// A score of nothing.
pub(super) fn no_feature(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`score` names no feature")
        .label("nothing here")
        .help("name what is scored: `score: { a.city: messenger }`")
}

/// A field that would be scored in a turn.
pub(super) fn field_in_a_turn(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "a field is not scored in a turn")
        .label("a field")
        .help("fields are scored at final scoring; name a road, a city or a monastery")
}

// The turn as it is played.

/// A board with more meeples or tiles than a turn is played on.
pub(super) fn board_too_full(count: usize, stand: &str, most: usize, at: Span) -> Problem {
    let message = format!("a turn can be played with at most {most} {stand} on the board");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("there are {count}"))
        .help("leave out of the board what has nothing to do with the turn")
}

/// A feature that is scored twice.
pub(super) fn scored_already(called: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{called}` is already scored in this turn"))
        .label("second time")
        .help("all points of a feature go to one figure, once; name each feature only once")
}

/// A feature that scores nothing for a player.
pub(super) fn scores_nothing(called: &str, player: &str, at: Span) -> Problem {
    let message =
        format!("`{called}` scores nothing for {player} under any rules: it is not complete, or others own it");
    Problem::new(Code::ValueWrong, at, message)
        .label("nothing to score")
        .help("name a feature that the board completes and that this player owns, or leave it out; an abbot is returned in round 2")
}

/// A payment that no figure can make, as the message says.
pub(super) fn cannot_be_paid(message: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message)
        .label("not to be paid")
        .help("a payment is taken in full from a figure that has enough: pay less, let the other figure pay, or say where the figures are under `track`")
}

/// A turn in which one of these tiles is laid, as the message says, but not which.
pub(super) fn which_tile(message: String, tiles: &[String], at: Span) -> Problem {
    let names: Vec<String> = tiles.iter().map(|tile| format!("`laid: {tile}`")).collect();
    Problem::new(Code::ValueWrong, at, message)
        .label("which tile is placed in it?")
        .help(format!("name it, {}: until it is placed, messages look at the board without it", between(&names, "or")))
}

/// A board that completes more features than are tried.
pub(super) fn completes_too_many(many: usize, most: usize, at: Span) -> Problem {
    let message = format!("the board completes {many} features: too many choices of figures to try");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("more than {most} choices"))
        .help("write the rounds, and with which figure some of the features are scored: `score: { a.city: meeple }`")
}

/// More choices of others than are tried, as the message says.
pub(super) fn too_many_others(message: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message)
        .label("too many choices of others")
        .help("say with which figure others score: `{ round: 3, score: a.city, player: blue, by: meeple }`")
}

/// More tiles than are looked at without the one that is laid, as the message says.
pub(super) fn too_many_tiles(message: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message)
        .label("too many tiles")
        .help("leave `laid` out if no message is drawn before the tile is placed")
}

/// More ways in which a turn can go than are told, `said` in a sentence.
pub(super) fn too_many_ways(said: &str, most: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("this turn: {said}"))
        .label(format!("more than {most} ways, or too much to tell of them"))
        .help("say with which figure points are taken, `by: meeple`, how messages are taken, `take: points`, or leave out rounds that decide nothing")
}

// Questions about messages.

/// A question about no message.
pub(super) fn no_message(at: Span, ways: impl IntoIterator<Item = Way>) -> Problem {
    Problem::new(Code::ValueWrong, at, "no message is named").label("which one?").offer("write ", ways)
}

/// A message twice.
pub(super) fn more_than_there_are(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "more messages than there are")
        .label("some are listed twice")
        .help("name each of the eight messages once, or write `message: all`")
}

/// A message of nobody.
pub(super) fn whose_message(at: Span, ways: impl IntoIterator<Item = Way>) -> Problem {
    Problem::new(Code::KeyMissing, at, "whose message is it?").label("no player here").offer("write ", ways)
}

/// More questions than are answered on a board with so many meeples.
pub(super) fn too_many_questions(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "too many questions about messages for a board with so many meeples")
        .label("one question too many")
        .help("ask about several messages at once, `message: all`, or put the question into another file")
}
