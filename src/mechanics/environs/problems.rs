//! The problems of questions about the tiles around a tile, in words: one function for each problem.

use crate::text::{Code, Problem, Span, quoted_list};

// Pyramids and the circus.

/// Returns the problem of more acrobats than a pyramid has room for, in the pyramid asked about.
pub(super) fn pyramid_overfull(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "a pyramid has room for three acrobats")
        .label("too many")
        .help("two go below and one on top")
}

/// Returns the problem of more acrobats than a pyramid has room for, in a pyramid beside a circus.
pub(super) fn too_many_acrobats(count: usize, capacity: usize, at: Span) -> Problem {
    let message = format!("a pyramid of {count} acrobats: it is full with {capacity}");
    Problem::new(Code::ValueWrong, at, message)
        .label("too many")
        .help("name at most three players, one for each acrobat")
}

/// Returns the problem of a value that no animal token shows, with the values that the tokens show.
pub(super) fn no_token(value: u32, tokens: &[u32], at: Span) -> Problem {
    let texts: Vec<String> = tokens.iter().map(u32::to_string).collect();
    Problem::new(Code::ValueWrong, at, format!("no animal token shows {value}"))
        .label("no such token")
        .help(format!("the tokens show {}", quoted_list(&texts, "and")))
}

/// The reasons why a pyramid cannot be on a tile.
#[derive(Clone, Copy)]
pub(super) enum Misplacement {
    OnCircus,
    NotOnSquare,
    Repeated,
}

/// Returns the problem of a pyramid where none can be.
pub(super) fn pyramid_misplaced(misplacement: Misplacement, at: Span) -> Problem {
    let message = match misplacement {
        Misplacement::OnCircus => "a pyramid cannot be on the circus itself",
        Misplacement::NotOnSquare => "acrobats are placed on a square tile, not on a half tile or a double-size tile",
        Misplacement::Repeated => "a second pyramid on this tile",
    };
    Problem::new(Code::ValueWrong, at, message)
        .label("not here")
        .help("name each pyramid once, on a square tile of its own")
}

/// Returns the problem of a tile without a ringmaster.
pub(super) fn no_ringmaster(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there is no ringmaster there")
        .label("no ringmaster")
        .help("place one there: `meeples: { red: ringmaster a.city }`")
}

/// Returns the problem of a half or a double-size tile named as a circus or acrobat space; `shape` is the word for it.
pub(super) fn circus_on_no_square(shape: &str, at: Span) -> Problem {
    let message = format!("circus and acrobat spaces are only on square tiles, but this is {shape}");
    Problem::new(Code::ValueWrong, at, message).label("not a square").help("name a square tile")
}

// Castles.

/// Returns the problem of a castle on a city on which none can be placed.
pub(super) fn no_castle_site(name: &str, at: Span) -> Problem {
    let message = format!("a castle needs a completed city of two adjacent tiles, and the city at `{name}` is not one");
    Problem::new(Code::ValueWrong, at, message)
        .label("no castle can be placed there")
        .help("place the castle on a completed city of two tiles, one beside the other")
}

/// Returns the problem of a second castle on a city.
pub(super) fn second_castle(name: &str, at: Span, first: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("a second castle on the city at `{name}`"))
        .label("second castle")
        .with_related(first, "first castle")
        .help("keep one of them: a castle takes up the whole city")
}

/// Returns the problem of a question with the key `through`, but without the key `completed` for the other castle.
pub(super) fn through_without_castle(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "`through` needs `completed`")
        .label("what does it complete?")
        .help("name the other castle: `completed: b.city, through: r.road`")
}

/// Returns the problem of the key `through` if `completed` names the castle itself, or a place without a castle.
pub(super) fn no_other_castle(is_itself: bool, at: Span) -> Problem {
    let message = if is_itself {
        "a castle is not completed by itself"
    } else {
        "there is no castle there: `through` only names what completes another castle"
    };
    Problem::new(Code::ValueWrong, at, message)
        .label("no other castle")
        .help("name another castle, `completed: b.city, through: r.road`, or leave `through` out")
}

/// Returns the problem of several meeples on a castle.
pub(super) fn several_lords(lords: usize, name: &str, at: Span) -> Problem {
    let message = format!("there are {lords} meeples on the castle at `{name}`");
    Problem::new(Code::ValueWrong, at, message)
        .label("one lord at most")
        .help("leave one meeple there: a city with several meeples cannot become a castle")
}

/// Returns the problem of a place without a castle.
pub(super) fn no_castle(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there is no castle there")
        .label("no castle")
        .help("place one on a city of two tiles: `tokens: { castle: a.city }`")
}

/// Returns the problem of a tile with several castles, on the cities `names`.
pub(super) fn several_castles(names: &[String], at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there are several castles there")
        .label("which one?")
        .help(format!("name the city: {}", quoted_list(names, "or")))
}

/// Returns the problem of a feature that scores nothing for a castle, by `message`; `is_optional` if none is needed.
pub(super) fn completes_nothing(message: &str, is_optional: bool, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message).label("not this").help(if is_optional {
        "name a road, a city or another monastery, `completed: r.road`, or leave `completed` out to see just the fief"
    } else {
        "name a road, a city or another monastery: `completed: r.road`"
    })
}

/// Returns the problem of a question about all castles when there are none.
pub(super) fn no_castles(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "there is no castle on the board")
        .label("no castle")
        .help("place one on a city of two tiles: `tokens: { castle: a.city }`")
}

/// Returns the problem of a question that names no completed feature.
pub(super) fn nothing_completed(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "nothing is named that was completed")
        .label("nothing")
        .help("name what is completed: `completed: r.road`")
}

// Besieged cities.

/// Returns the problem of meeples that are to flee from a place that is no city.
pub(super) fn flight_from_no_city(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "meeples flee from a city, and this is none")
        .label("no city")
        .help("name the besieged city: `of: a.city`")
}

// The watchtower.

/// Returns the problem of a feature with which a watchtower is not scored; `is_elsewhere` if it is on another tile.
pub(super) fn not_watchtower_feature(is_elsewhere: bool, address: &str, at: Span) -> Problem {
    let message = if is_elsewhere {
        "the watchtower is scored with a road or city of its own tile"
    } else {
        "a watchtower is scored with roads and cities only"
    };
    Problem::new(Code::ValueWrong, at, message)
        .label("not this")
        .help(format!("name a road or city of the tile: `{address}.road`"))
}

/// Returns the problem of several features of the watchtower's tile with which it may be scored.
pub(super) fn several_watchtower_features(names: &[String], at: Span) -> Problem {
    let message = format!("there are meeples on {} of the watchtower's tile", quoted_list(names, "and"));
    Problem::new(Code::KeyMissing, at, message)
        .label("which is completed?")
        .help(format!("say which, or both: `completed: [{}]`", names.join(", ")))
}
