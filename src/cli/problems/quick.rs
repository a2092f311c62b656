//! What may be wrong with a quick map as the shell hands it on.

use crate::text::{Code, Refused, shortened};

/// A file in the place of a map.
pub(in crate::cli) fn file_as_map(name: &str, map: &str) -> Refused {
    let file = shortened(map);
    let message = format!("{file} is a file, not a quick map");
    Refused::whole(name, Code::Usage, message, format!("`oracle score {file}` answers it"))
}

/// What the shell took apart.
#[derive(Clone, Copy)]
pub(in crate::cli) enum Apart {
    /// The map.
    Map,
    /// A question.
    Question,
}

/// What was meant by the words, as a command.
pub(in crate::cli) enum Meant {
    /// Once it is in quotes, it is answered.
    Whole(String),
    /// Nobody knows what else is wrong before it comes whole.
    Perhaps(String),
}

/// A map or a question that came in so many words.
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

/// A map that is no text, as the message says.
pub(in crate::cli) fn no_text(name: &str, message: &str) -> Refused {
    Refused::unreadable(name, format!("{name}: {message}"), "")
}
