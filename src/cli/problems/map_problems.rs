//! The problems of a quick map, as the shell passes the map to the program.

use crate::text::{Code, RefusedText, shorten};

/// Returns the error of a file name `map` where a quick map is expected.
pub(in crate::cli) fn file_instead_of_map(name: &str, map: &str) -> RefusedText {
    let file = shorten(map);
    let message = format!("{file} is a file, not a quick map");
    RefusedText::for_whole_text(name, Code::Usage, message, format!("`oracle score {file}` answers it"))
}

/// The command that was probably meant by the words that the shell passed.
pub(in crate::cli) enum ProbableCommand {
    /// A command that is answered once its map or question is in quotes.
    Certain(String),
    /// A command that may have more mistakes, unknown until the map is whole.
    Possible(String),
}

/// Returns the error of a `map` or a `question`, as `part` says, that the shell split into `words` words.
pub(in crate::cli) fn split_by_shell(
    name: &str,
    part: &str,
    words: usize,
    suggestion: &ProbableCommand,
) -> RefusedText {
    let help = match suggestion {
        ProbableCommand::Certain(command) => format!("put it in single quotes: `{command}`"),
        ProbableCommand::Possible(command) => {
            format!("put the map in single quotes, and each question too: `{command}`")
        }
    };
    let message = format!("the shell split the {part} into {words} words");
    RefusedText::for_whole_text(name, Code::Usage, message, help)
}

/// Returns the error of a map that is not text, as `message` says.
pub(in crate::cli) fn not_text(name: &str, message: &str) -> RefusedText {
    RefusedText::unreadable(name, format!("{name}: {message}"), "")
}
