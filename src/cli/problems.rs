//! Problems of the command line, of files and of a configuration.

/// A configuration, and the files that it names.
pub(super) mod config {
    carcassonne_text::problem_messages!("config");
}

/// Files and folders.
pub(super) mod files {
    carcassonne_text::problem_messages!("files");
}

/// The command line, and lines that are typed.
pub(super) mod command_line {
    carcassonne_text::problem_messages!("command_line");
}

/// Builds the refusal of a text as a whole: `refusal!(name, files::NoSuchFile { file, help })`.
macro_rules! refusal {
    ($name:expr, $($message:tt)+) => {
        ::carcassonne_text::RefusedText::of_whole_text($name, ::carcassonne_text::phrase!($($message)+))
    };
}

pub(super) use refusal;
