//! The problems of a scenario as a whole, and of values that mechanics read, in words: one function for each problem.

use crate::text::{Code, Problem, Span, choice_help, nearest_word, shorten};

/// Returns the problem of a word that cannot be a name, for a reason; `better` is a similar name.
pub(super) fn no_name(word: &str, reason: String, better: Option<String>, at: Span) -> Problem {
    Problem::new(Code::NameForm, at, format!("`{}` cannot be a name", shorten(word)))
        .label("not a name")
        .help(reason)
        .edits(better.map(|better| (at, better)))
}

/// Returns the problem of a name without a space behind its colon; `rest` is the text behind the colon, and `end` the
/// span of name and rest.
pub(super) fn no_space_after_colon(name: &str, rest: &str, at: Span, end: Span) -> Problem {
    Problem::new(Code::NameForm, at, "there is no space after the colon")
        .label("a space is missing here")
        .help(format!("write `{}: {}`", shorten(name), shorten(rest)))
        .edit(end, format!("{name}: {rest}"))
}

/// Returns the problem of something that needs a board, where there is none; `help` says how a board is written.
pub(super) fn no_board(what: &str, help: &str, at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, format!("{what} needs a board, but there is none"))
        .label("needs a `board`")
        .help(help)
}

/// Returns the problem of the keys of `owner` that are not indented; `first` is the first of these keys, with its
/// value, and `strays` are the places to indent.
pub(super) fn not_indented(
    (owner, owner_at): (&str, Span),
    (first, value): (&str, &str),
    at: Span,
    strays: impl Iterator<Item = Span>,
) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("what belongs to `{owner}` is not indented"))
        .label("begins too far left")
        .with_related(owner_at, "belongs to this")
        .help(format!("begin each line below `{owner}:` with two spaces: `  {}: {}`", shorten(first), shorten(value)))
        .edits(strays.map(|at| {
            let start = at.range().start;
            (Span::new(start, start), "  ".to_owned())
        }))
}

/// Returns the problem of a quote on one side of a question.
pub(super) fn quote_left_open(sign: char, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("this `{sign}` is the only quote here"))
        .label("no other one")
        .help("leave it out, or write both")
        .edit(at, "")
}

/// Returns the problem of house rules in place of a scenario.
pub(super) fn house_rules(at: Span) -> Problem {
    Problem::new(Code::KeyMissing, at, "these are house rules, not a scenario")
        .label("rules, but no `board`")
        .help("use the file with `--house`")
}

/// Returns the problem of a quick map beside a board.
pub(super) fn two_boards(at: Span, other: Span) -> Problem {
    Problem::new(Code::KeyDuplicate, at, "both a quick map and a board")
        .label("this is a board with its tiles")
        .with_related(other, "so is this")
        .help("leave one of them out; `oracle quick --yaml` writes a quick map as `board` and `tiles`")
}

/// Returns the problem of a feature where a tile is needed.
pub(super) fn feature_as_tile(word: &str, tile: &str, at: Span) -> Problem {
    let message = format!("`{}` is a feature, but a tile is needed here", shorten(word));
    Problem::new(Code::ValueWrong, at, message).label("just the tile").fix_by_writing(tile)
}

/// Returns the problem of a name that is not one of the players.
pub(super) fn no_player(word: &str, players: &[String], at: Span) -> Problem {
    let message = format!("`{}` is not one of the players", shorten(word));
    let problem = Problem::new(Code::PlayerUnknown, at, message).label("no such player");
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    match nearest_word(word, players.iter().copied()) {
        Some(near) => problem.fix_by_writing(near),
        None if players.is_empty() => problem.help("list the players: `players: [red, blue]`"),
        None => problem.help(choice_help(word, &players)),
    }
}
