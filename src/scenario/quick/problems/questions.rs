//! What may be wrong with a question beside a quick map. What a problem offers in place of the question as a whole, `ways`, is
//! made where it is found, of what is on the board.

use super::whose::PRINT;
use crate::scenario::quick::people::{EXAMPLES, colours};
use crate::text::{Code, Problem, Span, Suggestion, shorten, shorten_line};

/// A question of no words; `all` are the forms of those that there are.
pub(in crate::scenario::quick) fn asks_nothing(at: Span, all: &str) -> Problem {
    Problem::new(Code::ValueWrong, at, "this question asks nothing").label("nothing here").help(format!("write {all}"))
}

/// A key and the brace of its map, with no space between them; `rest` stands behind the brace.
pub(in crate::scenario::quick) fn no_space_after_colon(key: &str, rest: &str, at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, "there is no space after the colon")
        .label("a space is missing")
        .fix_by_writing(format!("{key}: {{{rest}"))
}

/// A key of `ask` and its map, with no colon between them.
pub(in crate::scenario::quick) fn no_colon(word: &str, at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, format!("there is no colon after `{word}`"))
        .label("a colon is missing")
        .fix_by_writing(format!("{word}:"))
}

/// A form to write instead, with examples of it.
fn of_form(problem: Problem, form: &str, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    problem.offer(format!("write {form}, like "), ways).with_fallback(format!("write `{form}`"))
}

/// A barn where a player is named.
pub(in crate::scenario::quick) fn barn_as_player(
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let problem = Problem::new(Code::PlayerUnknown, at, "`barn` is not a player");
    of_form(problem.label("to be placed?"), form, ways)
}

/// Something that would be laid, where a player is named.
pub(in crate::scenario::quick) fn laid_as_player(
    what: &str,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = format!("`{}` is not a player", shorten(what));
    Problem::new(Code::PlayerUnknown, at, message)
        .label("to be placed?")
        .offer("write it out: ", ways)
        .with_fallback("`oracle explain place` shows how it is written")
}

/// A question behind another.
pub(in crate::scenario::quick) fn second_question(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "a second question begins here")
        .label("another question")
        .help("ask each question separately, in its own quotes")
}

/// A question that ends too early; `lacks` is the word of its form that is missing.
pub(in crate::scenario::quick) fn says_too_little(
    lacks: &str,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = format!("the question has no {lacks}");
    let problem = Problem::new(Code::ValueWrong, at, message);
    of_form(problem.label("something is missing"), form, ways)
}

/// A word behind the last of its form.
pub(in crate::scenario::quick) fn word_too_many(
    word: &str,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = format!("`{}` is one word too many", shorten(word));
    of_form(Problem::new(Code::ValueWrong, at, message).label("too many"), form, ways)
}

/// A figure other than a meeple that would be placed, which the short question does not name; `written` is the question
/// written out.
pub(in crate::scenario::quick) fn figure_to_place(figure: &str, at: Span, written: Suggestion) -> Problem {
    let message = format!("`place WHO PLACE` asks about a meeple, not a {figure}");
    Problem::new(Code::ValueWrong, at, message).label("another figure").offer("write the question out: ", [written])
}

/// A figure where a player is named; `message` says what the word is.
pub(in crate::scenario::quick) fn figure_as_player(
    message: String,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    Problem::new(Code::PlayerUnknown, at, message).label("whose?").offer(format!("write {form}, like "), ways)
}

/// A player where a place is named.
pub(in crate::scenario::quick) fn player_as_place(
    word: &str,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = format!("`{}` is a player, not a place", shorten(word));
    of_form(Problem::new(Code::ValueWrong, at, message).label("where is that?"), form, ways)
}

/// A word that is no cell, where a place is named.
pub(in crate::scenario::quick) fn no_cell(
    word: &str,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = format!("`{}` is not a cell of the map", shorten(word));
    of_form(Problem::new(Code::ValueWrong, at, message).label("no such cell"), form, ways)
}

/// A word in the place of one that is typed as it stands: `set tower`, where the form has `barn`.
pub(in crate::scenario::quick) fn other_word(
    (said, own): (&str, &str),
    first: &str,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = format!("`{}` cannot be {first}", shorten(said));
    of_form(Problem::new(Code::ValueWrong, at, message).label(format!("not a {own}")), form, ways)
}

/// A second question in words.
pub(in crate::scenario::quick) fn second_in_words(at: Span) -> Problem {
    Problem::new(Code::KeyDuplicate, at, "the players' question is there already")
        .label("a second one")
        .help("write both as one: `question 8 points or 10, and who gets them?`")
}

/// A half tile that is parted from its corner: `b1.sw`.
pub(in crate::scenario::quick) fn parted_half(text: &str, half: &str, at: Span) -> Problem {
    let message = format!("`{}` separates a half tile from its corner", shorten(text));
    Problem::new(Code::PlaceUnknown, at, message).label("should be one word").fix_by_writing(half)
}

/// A feature where a tile is named.
pub(in crate::scenario::quick) fn feature_as_tile(text: &str, tile: &str, at: Span) -> Problem {
    let message = format!("`{}` is a feature, but a tile is needed here", shorten(text));
    Problem::new(Code::ValueWrong, at, message).label("just the tile").fix_by_writing(tile)
}

/// A tile without a city where one is needed.
pub(in crate::scenario::quick) fn no_city(tile: &str, at: Span, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    let message = format!("there is no city on {tile}");
    Problem::new(Code::PlaceUnknown, at, message).label("no city").offer("write ", ways)
}

/// A player and a place that stand in each other's place, at `at`; `right` is the whole question, at `whole`.
pub(in crate::scenario::quick) fn swapped(right: String, form: &str, at: Span, whole: Span) -> Problem {
    let help = format!("write `{}`: the form is `{form}`", shorten_line(&right));
    Problem::new(Code::ValueWrong, at, "the place and the player are the wrong way round")
        .label("the other way round")
        .help(help)
        .edit(whole, right)
}

/// A space with two halves where one of them is meant; a walk may go over both.
pub(in crate::scenario::quick) fn one_of_two(
    space: &str,
    at: Span,
    walk: bool,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let lead = if walk { "write one of them, or both in the order of the move: " } else { "write " };
    let message = format!("there are two half tiles in `{}`", shorten(space));
    Problem::new(Code::PlaceUnknown, at, message).label("which of them?").offer(lead, ways)
}

/// What is said of a word that means everybody, or whoever is on a feature, and no player.
pub(in crate::scenario::quick) fn not_a_player(word: &str) -> String {
    format!("`{}` is not a player", shorten(word))
}

/// What is said of a word for a figure.
pub(in crate::scenario::quick) fn a_figure(word: &str) -> String {
    format!("`{}` is a figure, not a player", shorten(word))
}

/// A key of a file among the questions; without a board there is no map to be printed.
pub(in crate::scenario::quick) fn of_a_file(key: &str, at: Span, boardless: bool) -> Problem {
    let message = format!("`{key}` is not a question: it belongs in a file");
    let help = match key {
        "meeples" | "players" => "meeples are written in the map, after a part and `=`".to_owned(),
        _ if boardless => {
            let page = match key {
                "turn" | "track" | "rounds" => "turn",
                "board" | "tiles" | "meeples" | "figures" => key,
                _ => "notation",
            };
            format!("write it in a file, at the beginning of a line: `oracle explain {page}`")
        }
        _ => format!("{PRINT}, and write it there, at the beginning of a line"),
    };
    Problem::new(Code::AskUnknown, at, message).label("not here").help(help)
}

/// What would be laid, with a colon behind it, and a word that is no cell; if there is one.
pub(in crate::scenario::quick) fn laid_as_key(
    key: &str,
    stray: Option<&str>,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = match stray {
        Some(stray) => {
            format!("`{key}` is what would be placed, and `{}` is not a cell of the map", shorten(stray))
        }
        None => format!("`{key}` is what would be placed"),
    };
    Problem::new(Code::AskUnknown, at, message)
        .label("no such question")
        .offer("write ", ways)
        .with_fallback("`oracle explain place` shows how it is written")
}

/// The word of a short question with a colon behind it.
pub(in crate::scenario::quick) fn colon_after(
    key: &str,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let problem = Problem::new(Code::AskUnknown, at, format!("`{key}` has no colon after it"));
    of_form(problem.label("no such question"), form, ways)
}

/// A word with which no question begins.
fn no_question(first: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a question", shorten(first));
    Problem::new(Code::AskUnknown, at, message).label("no such question")
}

/// All farmers, asked for in other words than those of the `whole` question that is written instead.
pub(in crate::scenario::quick) fn all_farmers(first: &str, at: Span, whole: Span) -> Problem {
    no_question(first, at).offer("write ", [Suggestion::new(whole, "farmers all")])
}

/// A figure in the place of a question.
pub(in crate::scenario::quick) fn asks_of_figure(
    first: &str,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    no_question(first, at)
        .offer("who is already there is written in the map, after `=`; to ask whether one can be placed, write ", ways)
}

/// Somebody who stands there, in the place of a question: `farmer=r`.
pub(in crate::scenario::quick) fn says_who_stands(
    first: &str,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    no_question(first, at)
        .offer("who is already there is written in the map; to ask whether one can be placed, write ", ways)
        .with_fallback("who is already there is written in the map")
}

/// A question that is only asked as a file asks it.
pub(in crate::scenario::quick) fn written_out(first: &str, lower: &str, at: Span) -> Problem {
    no_question(first, at).help(format!("it is written out, with a colon: `oracle explain {lower}` shows how"))
}

/// Rule sets in the place of a question.
pub(in crate::scenario::quick) fn names_rules(first: &str, rules: &str, at: Span) -> Problem {
    no_question(first, at)
        .help(format!("choose rule sets with an option after the map, --rules {rules}; `oracle rules` lists them"))
}

/// What would be laid, in the place of a question.
pub(in crate::scenario::quick) fn asks_of_laid(
    first: &str,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    no_question(first, at)
        .offer("to ask whether it can be placed, write ", ways)
        .with_fallback("`oracle explain place` shows how it is asked")
}

/// A sentence that speaks of a short question further on.
pub(in crate::scenario::quick) fn speaks_of(
    first: &str,
    at: Span,
    form: &str,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let form = format!("write `{form}`");
    no_question(first, at).offer(format!("{form}, like "), ways).with_fallback(form)
}

/// A question for what is told without one.
pub(in crate::scenario::quick) fn told_anyway(first: &str, at: Span) -> Problem {
    no_question(first, at)
        .help("what is completed and who scores is always told, for every feature: leave the question out")
}

/// The word of a question with a slip in it.
pub(in crate::scenario::quick) fn nearly(first: &str, near: &str, at: Span) -> Problem {
    no_question(first, at).fix_by_writing(near)
}

/// A word that is like none; `all` are the forms of the short questions, `tile` is one for an example.
pub(in crate::scenario::quick) fn unknown(first: &str, all: &str, tile: &str, at: Span) -> Problem {
    no_question(first, at).help(format!(
        "write {all}, or a question as under `ask`, like `plague: {{ sources: {tile} }}` (`oracle explain mechanics` lists all)"
    ))
}

/// A letter of no colour where a player is named.
pub(in crate::scenario::quick) fn no_colour(text: &str, at: Span) -> Problem {
    Problem::new(Code::PlayerUnknown, at, format!("`{}` is not a colour", shorten(text)))
        .label("unknown colour")
        .offer(
            "write the letter of a colour, or a whole name: ",
            EXAMPLES.map(|(who, means)| Suggestion::new(at, who).with_meaning(means)),
        )
        .with_fallback(format!("the letters of colours are {}", colours()))
}

/// A word in place of a player that names none; `message` says what it is.
pub(in crate::scenario::quick) fn nobody(message: String, at: Span) -> Problem {
    Problem::new(Code::PlayerUnknown, at, message)
        .label("whose?")
        .offer("write ", EXAMPLES.map(|(who, means)| Suggestion::new(at, who).with_meaning(means)))
}

/// A player whom a map of YAML names twice, in whatever words; `typed` is the second.
pub(in crate::scenario::quick) fn named_before(typed: &str, at: Span) -> Problem {
    Problem::new(Code::KeyDuplicate, at, format!("`{typed}` is already named"))
        .label("again")
        .help("leave one of them out")
}
