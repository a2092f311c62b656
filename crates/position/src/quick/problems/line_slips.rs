//! The problems of lines beside a quick map.

use carcassonne_text::{Problem, Span, problem, problem_messages};

use super::map_form::print_file;

problem_messages!("quick_line_slips");

/// Returns the problem of a key of a file among the questions; `boardless` is set if there is no map to print.
pub(crate) fn key_of_file(key: &str, at: Span, boardless: bool) -> Problem {
    let page = boardless.then_some(match key {
        "turn" | "track" | "rounds" => "turn",
        "board" => "board",
        "tiles" => "tiles",
        "figures" => "figures",
        _ => "notation",
    });
    problem!(at, KeyOfFile { key: key.to_owned(), page, print: print_file() })
}
