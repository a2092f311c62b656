//! The problems of lines beside a quick map. `ways` are lines to write instead, with places of the board.

use super::meeple_slips::PRINT;
use crate::scenario::quick::named_players::{EXAMPLES, list_colours};
use crate::text::{Code, Problem, Span, Suggestion, shorten, shorten_line};

/// Returns the problem of a line without words; `all` lists the forms of lines.
pub(in crate::scenario::quick) fn asks_nothing(at: Span, all: &str) -> Problem {
    Problem::new(Code::ValueWrong, at, "this question asks nothing").label("nothing here").help(format!("write {all}"))
}

/// Returns the problem of a key and the brace of its map, with no space between them; `rest` stands behind the brace.
pub(in crate::scenario::quick) fn no_space_after_colon(key: &str, rest: &str, at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, "there is no space after the colon")
        .label("a space is missing")
        .fix_by_writing(format!("{key}: {{{rest}"))
}

/// Returns the problem of a key of `ask` and its map, with no colon between them.
pub(in crate::scenario::quick) fn no_colon(word: &str, at: Span) -> Problem {
    Problem::new(Code::YamlSyntax, at, format!("there is no colon after `{word}`"))
        .label("a colon is missing")
        .fix_by_writing(format!("{word}:"))
}

/// Adds a form to write instead to a problem, with examples of the form.
pub(in crate::scenario::quick) fn offer_form(problem: Problem, form: &str, ways: Vec<Suggestion>) -> Problem {
    problem.offer(format!("write {form}, like "), ways).with_fallback(format!("write `{form}`"))
}

/// Returns the problem of a barn where a player is named.
pub(in crate::scenario::quick) fn barn_as_player(at: Span) -> Problem {
    Problem::new(Code::PlayerUnknown, at, "`barn` is not a player").label("to be placed?")
}

/// Returns the problem of a thing to be placed where a player is named.
pub(in crate::scenario::quick) fn thing_as_player(what: &str, at: Span, ways: Vec<Suggestion>) -> Problem {
    let message = format!("`{}` is not a player", shorten(what));
    Problem::new(Code::PlayerUnknown, at, message)
        .label("to be placed?")
        .offer("write it out: ", ways)
        .with_fallback("`oracle explain place` shows how it is written")
}

/// Returns the problem of a question behind another.
pub(in crate::scenario::quick) fn second_question(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "a second question begins here")
        .label("another question")
        .help("ask each question separately, in its own quotes")
}

/// Returns the problem of a question with too few words; `lacks` is the missing word of its form.
pub(in crate::scenario::quick) fn says_too_little(lacks: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("the question has no {lacks}")).label("something is missing")
}

/// Returns the problem of a word behind the last of its form.
pub(in crate::scenario::quick) fn word_too_many(word: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` is one word too many", shorten(word))).label("too many")
}

/// Returns the problem of a figure other than a meeple in a short question to place it; `written` is the question in YAML.
pub(in crate::scenario::quick) fn figure_to_place(figure: &str, at: Span, written: Suggestion) -> Problem {
    let message = format!("`place WHO PLACE` asks about a meeple, not a {figure}");
    Problem::new(Code::ValueWrong, at, message).label("another figure").offer("write the question out: ", [written])
}

/// Returns the problem of a figure where a player is named; `message` describes the word.
pub(in crate::scenario::quick) fn figure_as_player(
    message: String,
    at: Span,
    form: &str,
    ways: Vec<Suggestion>,
) -> Problem {
    Problem::new(Code::PlayerUnknown, at, message).label("whose?").offer(format!("write {form}, like "), ways)
}

/// Returns the problem of a player where a place is named.
pub(in crate::scenario::quick) fn player_as_place(word: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` is a player, not a place", shorten(word))).label("where is that?")
}

/// Returns the problem of a word that is no cell, where a place is named.
pub(in crate::scenario::quick) fn no_cell(word: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` is not a cell of the map", shorten(word))).label("no such cell")
}

/// Returns the problem of a word in the place of a fixed word of the form: `set tower`, where the form has `barn`.
pub(in crate::scenario::quick) fn other_word((said, own): (&str, &str), first: &str, at: Span) -> Problem {
    let message = format!("`{}` cannot be {first}", shorten(said));
    Problem::new(Code::ValueWrong, at, message).label(format!("not a {own}"))
}

/// Returns the problem of a second question of the players in their words.
pub(in crate::scenario::quick) fn second_in_words(at: Span) -> Problem {
    Problem::new(Code::KeyDuplicate, at, "the players' question is there already")
        .label("a second one")
        .help("write both as one: `question 8 points or 10, and who gets them?`")
}

/// Returns the problem of a half tile that is separated from its corner: `b1.sw`.
pub(in crate::scenario::quick) fn parted_half(text: &str, half: &str, at: Span) -> Problem {
    let message = format!("`{}` separates a half tile from its corner", shorten(text));
    Problem::new(Code::PlaceUnknown, at, message).label("should be one word").fix_by_writing(half)
}

/// Returns the problem of a tile without a city where one is needed.
pub(in crate::scenario::quick) fn no_city(tile: &str, at: Span, ways: Vec<Suggestion>) -> Problem {
    let message = format!("there is no city on {tile}");
    Problem::new(Code::PlaceUnknown, at, message).label("no city").offer("write ", ways)
}

/// Returns the problem of a player and a place that have changed places, at `at`; `right` is the whole question, at
/// `whole`.
pub(in crate::scenario::quick) fn swapped_words(right: String, form: &str, at: Span, whole: Span) -> Problem {
    let help = format!("write `{}`: the form is `{form}`", shorten_line(&right));
    Problem::new(Code::ValueWrong, at, "the place and the player are the wrong way round")
        .label("the other way round")
        .help(help)
        .edit(whole, right)
}

/// Returns the problem of a space with two halves where one is meant; `walk` is set if a move may go over both.
pub(in crate::scenario::quick) fn one_of_two(space: &str, at: Span, walk: bool, ways: Vec<Suggestion>) -> Problem {
    let lead = if walk { "write one of them, or both in the order of the move: " } else { "write " };
    let message = format!("there are two half tiles in `{}`", shorten(space));
    Problem::new(Code::PlaceUnknown, at, message).label("which of them?").offer(lead, ways)
}

/// Returns the message on a word that means everybody, or the owner of a feature, and no player.
pub(in crate::scenario::quick) fn no_player_message(word: &str) -> String {
    format!("`{}` is not a player", shorten(word))
}

/// Returns the message on a word for a figure.
pub(in crate::scenario::quick) fn figure_message(word: &str) -> String {
    format!("`{}` is a figure, not a player", shorten(word))
}

/// Returns the problem of a key of a file among the questions; `boardless` is set if there is no map to print.
pub(in crate::scenario::quick) fn key_of_file(key: &str, at: Span, boardless: bool) -> Problem {
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

/// Returns the problem of the word for a thing to be placed, with a colon behind it; `stray` is a word behind it that is no
/// cell.
pub(in crate::scenario::quick) fn thing_as_key(
    key: &str,
    stray: Option<&str>,
    at: Span,
    ways: Vec<Suggestion>,
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

/// Returns the problem of the first word of a form with a colon behind it.
pub(in crate::scenario::quick) fn colon_after(key: &str, at: Span) -> Problem {
    Problem::new(Code::AskUnknown, at, format!("`{key}` has no colon after it")).label("no such question")
}

/// Returns the problem of a word with which no question begins.
fn no_question(first: &str, at: Span) -> Problem {
    let message = format!("`{}` is not a question", shorten(first));
    Problem::new(Code::AskUnknown, at, message).label("no such question")
}

/// Returns the problem of a line that asks for all farmers in other words; `whole` is the place of the line.
pub(in crate::scenario::quick) fn all_farmers(first: &str, at: Span, whole: Span) -> Problem {
    no_question(first, at).offer("write ", [Suggestion::new(whole, "farmers all")])
}

/// Returns the problem of a figure in the place of a question.
pub(in crate::scenario::quick) fn asks_of_figure(first: &str, at: Span, ways: Vec<Suggestion>) -> Problem {
    no_question(first, at)
        .offer("who is already there is written in the map, after `=`; to ask whether one can be placed, write ", ways)
}

/// Returns the problem of a meeple in the place of a question: `farmer=r`.
pub(in crate::scenario::quick) fn says_who_stands(first: &str, at: Span, ways: Vec<Suggestion>) -> Problem {
    no_question(first, at)
        .offer("who is already there is written in the map; to ask whether one can be placed, write ", ways)
        .with_fallback("who is already there is written in the map")
}

/// Returns the problem of a question that has no short form.
pub(in crate::scenario::quick) fn long_form_only(first: &str, lower: &str, at: Span) -> Problem {
    no_question(first, at).help(format!("it is written out, with a colon: `oracle explain {lower}` shows how"))
}

/// Returns the problem of rule sets in the place of a question.
pub(in crate::scenario::quick) fn names_rules(first: &str, rules: &str, at: Span) -> Problem {
    no_question(first, at)
        .help(format!("choose rule sets with an option after the map, --rules {rules}; `oracle rules` lists them"))
}

/// Returns the problem of the word for a thing to be placed in the place of a question.
pub(in crate::scenario::quick) fn asks_of_placing(first: &str, at: Span, ways: Vec<Suggestion>) -> Problem {
    no_question(first, at)
        .offer("to ask whether it can be placed, write ", ways)
        .with_fallback("`oracle explain place` shows how it is asked")
}

/// Returns the problem of a sentence with the first word of a form.
pub(in crate::scenario::quick) fn speaks_of(first: &str, at: Span, form: &str, ways: Vec<Suggestion>) -> Problem {
    let form = format!("write `{form}`");
    no_question(first, at).offer(format!("{form}, like "), ways).with_fallback(form)
}

/// Returns the problem of a question about scores, which are always answered.
pub(in crate::scenario::quick) fn asks_of_scores(first: &str, at: Span) -> Problem {
    no_question(first, at)
        .help("what is completed and who scores is always told, for every feature: leave the question out")
}

/// Returns the problem of the first word of a question with a slip in it.
pub(in crate::scenario::quick) fn misspelled_word(first: &str, near: &str, at: Span) -> Problem {
    no_question(first, at).fix_by_writing(near)
}

/// Returns the problem of a word that resembles no question; `all` lists the forms, and `tile` is an example.
pub(in crate::scenario::quick) fn unknown_word(first: &str, all: &str, tile: &str, at: Span) -> Problem {
    no_question(first, at).help(format!(
        "write {all}, or a question as under `ask`, like `plague: {{ sources: {tile} }}` (`oracle explain mechanics` lists all)"
    ))
}

/// Returns the problem of a letter of no colour where a player is named.
pub(in crate::scenario::quick) fn no_colour(text: &str, at: Span) -> Problem {
    Problem::new(Code::PlayerUnknown, at, format!("`{}` is not a colour", shorten(text)))
        .label("unknown colour")
        .offer(
            "write the letter of a colour, or a whole name: ",
            EXAMPLES.map(|(who, means)| Suggestion::new(at, who).with_meaning(means)),
        )
        .with_fallback(format!("the letters of colours are {}", list_colours()))
}

/// Returns the problem of a word in place of a player that names none; `message` describes the word.
pub(in crate::scenario::quick) fn no_player(message: String, at: Span) -> Problem {
    Problem::new(Code::PlayerUnknown, at, message)
        .label("whose?")
        .offer("write ", EXAMPLES.map(|(who, means)| Suggestion::new(at, who).with_meaning(means)))
}

/// Returns the problem of a key that another line already has.
pub(in crate::scenario::quick) fn repeated_key(key: &str, at: Span) -> Problem {
    Problem::new(Code::KeyDuplicate, at, format!("`{key}` is already named"))
        .label("again")
        .help("leave one of them out")
}
