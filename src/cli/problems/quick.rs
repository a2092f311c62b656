//! The problems of a quick map as the shell passes it.

use crate::text::{Code, Refused, shortened};

/// Returns the error of a file in place of a map.
pub(in crate::cli) fn file_as_map(name: &str, map: &str) -> Refused {
    let file = shortened(map);
    let message = format!("{file} is a file, not a quick map");
    Refused::whole(name, Code::Usage, message, format!("`oracle score {file}` answers it"))
}

/// The argument that the shell split.
#[derive(Clone, Copy)]
pub(in crate::cli) enum Apart {
    Map,
    Question,
}

/// The command that the words probably are.
pub(in crate::cli) enum Meant {
    /// A command that is answered once its map is in quotes.
    Whole(String),
    /// A command that may have more mistakes: these are unknown until the map is whole.
    Perhaps(String),
}

/// Returns the error of a map or a question that the shell split into words.
pub(in crate::cli) fn split(name: &str, what: Apart, words: usize, meant: &Meant) -> Refused {
    let what = match what {
        Apart::Map => "map",
        Apart::Question => "question",
    };
    let help = match meant {
        Meant::Whole(command) => format!("put it in single quotes: `{command}`"),
        Meant::Perhaps(command) => {
            format!("put the map in single quotes, and each question too: `{command}`")
        }
    };
    let message = format!("the shell split the {what} into {words} words");
    Refused::whole(name, Code::Usage, message, help)
}

/// Returns the error of a map that is not text, as `message` says.
pub(in crate::cli) fn no_text(name: &str, message: &str) -> Refused {
    Refused::unreadable(name, format!("{name}: {message}"), "")
}
