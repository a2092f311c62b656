//! The problems of a turn with messages, and of a question about messages: one function for each.

use crate::text::{Code, Problem, Span, Suggestion, join_with, nearest_word, shorten};

// Problems of the turn as it is written.

/// Returns the problem of a turn of a player who has no figures on the track.
pub(super) fn not_on_the_track(player: &str, at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this player is not on the scoreboard")
        .label("no entry in `track`")
        .help(format!("say where: `track: {{ {player}: {{ meeple: 3, messenger: 12 }} }}`"))
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Absent {
    Player,
    Messenger,
}

/// Returns the problem of points that go to a figure that is not on the track.
pub(super) fn figure_missing(absent: Absent, at: Span) -> Problem {
    let message = match absent {
        Absent::Player => "this player is not on the scoreboard",
        Absent::Messenger => "this player has no messenger",
    };
    Problem::new(Code::ValueWrong, at, message).label("this one").help(ON_TRACK)
}

/// The help text for the problem of a figure that is missing on the track.
const ON_TRACK: &str = "give the figures under `track`: `red: { meeple: 3, messenger: 12 }`";

/// Returns the problem of a key of a turn that cannot be written beside `end`, for the end of the game.
pub(super) fn not_at_the_end(key: &str, at: Span) -> Problem {
    Problem::new(Code::KeyUnknown, at, format!("at the end of the game there is no `{key}`"))
        .label("with `end`")
        .help(format!("leave `{key}` or `end` out"))
}

/// Returns the problem of a turn that leaves `free` choices of figures open, more than `most`, which are tried.
pub(super) fn too_many_choices(free: usize, most: usize, at: Span) -> Problem {
    let message = format!("{free} figures are left to choose: too many to try");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("more than {most} choices"))
        .help("say with which figure some of the points are taken: `by: meeple`")
}

/// Returns the problem of a tile, by its address, that is laid in two turns.
pub(super) fn laid_again(tile: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{tile}` is placed in two turns"))
        .label("placed again")
        .help("name the tile that is placed in this turn: `laid: p`")
}

/// Returns the problem of a turn with more scoring rounds than `most`, which are followed.
pub(super) fn too_many_rounds(rounds: usize, most: usize, at: Span) -> Problem {
    let message = format!("a turn of {rounds} rounds: too many to follow");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("more than {most}"))
        .help("leave out what has nothing to do with the question")
}

/// Returns the problem of a round 1a, that of the fairy, in the second part of a double turn.
pub(super) fn no_round_1a(at: Span) -> Problem {
    let message = "the second part of a double turn has no round 1a: the fairy's point is left out";
    Problem::new(Code::ValueWrong, at, message).label("in a builder turn").help("leave this round out")
}

/// Returns the problem of turns nested in one another deeper than `deepest`, the depth that is read.
pub(super) fn too_deep(deepest: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "too many turns within one another")
        .label("too deep")
        .help(format!("at most {deepest} turns can be nested"))
}

/// Returns the problem of a second part of a double turn within another second part.
pub(super) fn builder_after_builder(at: Span) -> Problem {
    let message = "no other turn follows the second part of a double turn";
    Problem::new(Code::ValueWrong, at, message)
        .label("a builder turn in a builder turn")
        .help("only the turn of message 4 can give another builder turn")
}

/// Returns the problem of a turn within a turn that neither message 4 nor a builder gives.
pub(super) fn turn_without_origin(at: Span) -> Problem {
    let message = "a turn within the turn comes from message 4 or a builder";
    Problem::new(Code::KeyMissing, at, message)
        .label("of which?")
        .help("write `drew: 4` next to `then`, or `builder: true` in it")
}

/// Returns the problem of more turns within a turn than message 4 and the builder give.
pub(super) fn too_many_turns(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "more turns than message 4 and the builder give")
        .label("too many")
        .help("a turn has at most one builder turn, and one turn for each message 4 drawn")
}

/// Returns the problem of a message that cannot have been drawn where it is written, with the reason.
pub(super) fn message_impossible(reason: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("this cannot come here: {reason}"))
        .label("not now")
        .help("no message comes up again before the other seven: list them in the order in which they were drawn")
}

// Problems of the rounds of a turn.

/// The help text that shows which keys a scoring round is written with.
pub(super) const ROUND: &str = "write `points: 3` with `for: fairy` (a negative number is paid), or the features: `score: { a.city: messenger }`; `by: meeple` says with which figure, `player: blue` whose points they are";

/// Returns the problem of a scoring round that is written with both points and features.
pub(super) fn points_and_features(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "this round has both `points` and `score`").label("which of them?").help(ROUND)
}

/// Returns the problem of a scoring round that is written with neither points nor features.
pub(super) fn nothing_scored(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "a round in which nothing is scored")
        .label("neither `points` nor `score`")
        .help(ROUND)
}

/// Returns the problem of a word that names no scoring round; `words` name rounds, and `rounds_help` lists all of them.
pub(super) fn unknown_round(word: &str, words: &[&str], rounds_help: String, at: Span) -> Problem {
    let near = nearest_word(word, words.iter().copied()).map(|near| format!("did you mean `{near}`?"));
    Problem::new(Code::ValueWrong, at, format!("`{}` is not a scoring round", shorten(word)))
        .label("not a round")
        .help(near.unwrap_or(rounds_help))
}

/// Returns the problem of a `score` without a feature.
pub(super) fn no_feature(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`score` names no feature")
        .label("nothing here")
        .help("name what is scored: `score: { a.city: messenger }`")
}

/// Returns the problem of a field that is scored in a turn.
pub(super) fn field_in_a_turn(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "a field is not scored in a turn")
        .label("a field")
        .help("fields are scored at final scoring; name a road, a city or a monastery")
}

// Problems of the turn as it is played.

/// Returns the problem of a board with too many meeples or tiles for a turn; `stand` is the word for either.
pub(super) fn board_too_full(count: usize, stand: &str, most: usize, at: Span) -> Problem {
    let message = format!("a turn can be played with at most {most} {stand} on the board");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("there are {count}"))
        .help("leave out of the board what has nothing to do with the turn")
}

/// Returns the problem of a feature that is scored twice for a player.
pub(super) fn scored_already(name: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{name}` is already scored in this turn"))
        .label("second time")
        .help("all points of a feature go to one figure, once; name each feature only once")
}

/// Returns the problem of a feature that scores nothing for a player under any rules.
pub(super) fn scores_nothing(name: &str, player: &str, at: Span) -> Problem {
    let message = format!("`{name}` scores nothing for {player} under any rules: it is not complete, or others own it");
    Problem::new(Code::ValueWrong, at, message)
        .label("nothing to score")
        .help("name a feature that the board completes and that this player owns, or leave it out; an abbot is returned in round 2")
}

/// Returns the problem of a payment that no figure can make; `message` describes it.
pub(super) fn cannot_be_paid(message: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message)
        .label("not to be paid")
        .help("a payment is taken in full from a figure that has enough: pay less, let the other figure pay, or say where the figures are under `track`")
}

/// Returns the problem of a turn that has to name which of `tiles` is laid in it; `message` gives the reason.
pub(super) fn tile_not_named(message: String, tiles: &[String], at: Span) -> Problem {
    let names: Vec<String> = tiles.iter().map(|tile| format!("`laid: {tile}`")).collect();
    Problem::new(Code::ValueWrong, at, message).label("which tile is placed in it?").help(format!(
        "name it, {}: until it is placed, messages look at the board without it",
        join_with(&names, "or")
    ))
}

/// Returns the problem of a board that completes too many features to try every choice of figures.
pub(super) fn completes_too_many(many: usize, most: usize, at: Span) -> Problem {
    let message = format!("the board completes {many} features: too many choices of figures to try");
    Problem::new(Code::ValueWrong, at, message)
        .label(format!("more than {most} choices"))
        .help("write the rounds, and with which figure some of the features are scored: `score: { a.city: meeple }`")
}

/// Returns the problem of a turn in which other players have too many choices to follow; `message` describes it.
pub(super) fn too_many_others(message: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message)
        .label("too many choices of others")
        .help("say with which figure others score: `{ round: 3, score: a.city, player: blue, by: meeple }`")
}

/// Returns the problem of a turn for which too many boards without later tiles are needed; `message` describes it.
pub(super) fn too_many_tiles(message: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message)
        .label("too many tiles")
        .help("leave `laid` out if no message is drawn before the tile is placed")
}

/// Returns the problem of a turn that is not played to its end, mostly for too many ways to play it; `reason` says why.
pub(super) fn too_many_ways(reason: &str, most: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("this turn: {reason}"))
        .label(format!("more than {most} ways, or too much to tell of them"))
        .help("say with which figure points are taken, `by: meeple`, how messages are taken, `take: points`, or leave out rounds that decide nothing")
}

// Problems of questions about messages.

/// Returns the problem of a question `message` that names no message; `ways` are suggestions how to write it.
pub(super) fn message_missing(at: Span, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    Problem::new(Code::ValueWrong, at, "no message is named").label("which one?").offer("write ", ways)
}

/// Returns the problem of a question `message` that lists more messages than there are.
pub(super) fn too_many_messages(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "more messages than there are")
        .label("some are listed twice")
        .help("name each of the eight messages once, or write `message: all`")
}

/// Returns the problem of a question `message` that names no player, where the file does not determine one.
pub(super) fn player_missing(at: Span, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    Problem::new(Code::KeyMissing, at, "whose message is it?").label("no player here").offer("write ", ways)
}

/// Returns the problem of more questions `message` than are answered on a board with so many meeples.
pub(super) fn too_many_questions(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "too many questions about messages for a board with so many meeples")
        .label("one question too many")
        .help("ask about several messages at once, `message: all`, or put the question into another file")
}
