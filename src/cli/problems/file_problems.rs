//! The problems of a file or a folder that are found before its contents are read as a scenario.

use std::path::Path;

use crate::text::{Code, RefusedText, shorten, shorten_path};

// Paths that do not exist, or are no file.

/// Returns the error of a file that does not exist, called `short_name`; `help` suggests what to name instead.
pub(in crate::cli) fn no_such_file(name: &str, short_name: &str, help: String) -> RefusedText {
    RefusedText::unreadable(name, format!("no such file: {short_name}"), help)
}

/// Returns the error of an environment variable that names a configuration file that does not exist.
pub(in crate::cli) fn no_such_config(name: &str, variable: &str) -> RefusedText {
    let message = format!("no such file: {name}, named by {variable}");
    RefusedText::unreadable(name, message, format!("name an existing file, or none: `{variable}=`"))
}

/// Returns the error of a folder in place of a file, called `short_name`; `help` suggests what to name instead.
pub(in crate::cli) fn folder_not_file(name: &str, short_name: &str, help: String) -> RefusedText {
    RefusedText::unreadable(name, format!("{short_name} is a folder"), help)
}

/// Returns the error of a folder that was recognized only when it was read.
pub(in crate::cli) fn folder_read_as_file(name: &str) -> RefusedText {
    folder_not_file(name, &shorten_path(name), "name a file in it".to_owned())
}

/// Returns the error of a quick map in place of a file.
pub(in crate::cli) fn map_instead_of_file(name: &str) -> RefusedText {
    let short = shorten(name);
    let message = format!("no such file: {short}, which looks like a quick map");
    RefusedText::unreadable(
        name,
        message,
        format!("`oracle quick '{short}'` answers it, `oracle draw --quick '{short}'` draws it"),
    )
}

/// Returns the error of a path that is a broken link, as `message` says.
pub(in crate::cli) fn broken_link(name: &str, message: String) -> RefusedText {
    RefusedText::unreadable(name, message, "fix the link, or name another file")
}

/// Returns the error of a named pipe in place of a file: it may never have a writer.
pub(in crate::cli) fn pipe_not_file(name: &str) -> RefusedText {
    wrong_file_kind(name, "a named pipe", format!("let the shell open it: `oracle score - < {name}`"))
}

/// Returns the error of a socket or a disk (`kind`) in place of a file.
pub(in crate::cli) fn device_not_file(name: &str, kind: &str) -> RefusedText {
    wrong_file_kind(name, kind, "name a file".to_owned())
}

fn wrong_file_kind(name: &str, kind: &str, help: String) -> RefusedText {
    let message = format!("{} is {kind}, not a file", shorten_path(name));
    RefusedText::unreadable(name, message, help)
}

// Files that cannot be read.

/// Returns the error of a file without permission to read it.
pub(in crate::cli) fn no_permission_to_read(name: &str) -> RefusedText {
    let help = if cfg!(unix) {
        format!("`chmod u+r {name}` lets its owner read it")
    } else {
        "ask its owner, or name another file".to_owned()
    };
    RefusedText::unreadable(name, format!("no permission to read {}", shorten_path(name)), help)
}

/// Returns the error of a file in a folder without permission to enter it.
pub(in crate::cli) fn no_permission_to_enter(name: &str) -> RefusedText {
    let short_name = shorten_path(name);
    let message = format!("cannot reach {short_name}: no permission to enter its folder");
    RefusedText::unreadable(name, message, "ask its owner, or name a file in another folder")
}

/// Returns the error of a file whose metadata cannot be read.
pub(in crate::cli) fn cannot_be_found(name: &str, reason: &str) -> RefusedText {
    let message = format!("cannot read {}: {reason}", shorten(name));
    RefusedText::unreadable(name, message, "name another file")
}

/// Returns the error of a file that cannot be read.
pub(in crate::cli) fn cannot_be_read(name: &str, reason: &str) -> RefusedText {
    RefusedText::unreadable(name, format!("cannot read {}: {reason}", shorten_path(name)), "")
}

/// Returns the error of a file that is not text, as `message` says; `shown_name` is its name in answers.
pub(in crate::cli) fn not_text(shown_name: &str, name: &str, message: &str) -> RefusedText {
    RefusedText::unreadable(shown_name, format!("{}: {message}", shorten_path(name)), "")
}

/// Returns the error of a line typed in `oracle ask` that is not text, as `message` says.
pub(in crate::cli) fn line_not_text(name: &str, message: String) -> RefusedText {
    RefusedText::unreadable(name, message, "type it again")
}

// Folders that are searched.

/// Returns the error of a folder without permission to look into it.
pub(in crate::cli) fn no_permission_to_look(folder: &Path) -> RefusedText {
    let display = folder.display();
    let help = if cfg!(unix) {
        format!("`chmod u+rx {display}` lets its owner look into it")
    } else {
        "ask its owner, or name another folder".to_owned()
    };
    unreadable_folder(folder, format!("no permission to look into the folder {display}"), help)
}

/// Returns the error of a folder that cannot be searched.
pub(in crate::cli) fn cannot_be_searched(folder: &Path, reason: &str) -> RefusedText {
    let message = format!("cannot search the folder {}: {reason}", folder.display());
    unreadable_folder(folder, message, "name another folder".to_owned())
}

/// Returns the error of a folder that is nested too deep to be searched.
pub(in crate::cli) fn too_deep(folder: &Path, max_depth: usize) -> RefusedText {
    let display = folder.display();
    let message = format!("{display} is more than {max_depth} folders deep");
    unreadable_folder(folder, message, format!("name it on its own: `oracle score {display}`"))
}

fn unreadable_folder(folder: &Path, message: String, help: String) -> RefusedText {
    RefusedText::unreadable(&folder.display().to_string(), message, help)
}

// Sizes.

/// The remedy for a file or stream that is too large.
pub(in crate::cli) enum SizeRemedy {
    /// A higher limit, as it is typed after `--max-size`.
    HigherLimit(String),
    /// No higher limit, since the highest is exceeded: the most that can be read, such as `64 MiB`.
    NoHigherLimit(String),
}

/// Returns the error of a file that is larger than the limit.
pub(in crate::cli) fn too_large(name: &str, size: &str, limit: &str, remedy: SizeRemedy) -> RefusedText {
    let message = format!("{} is {size}; the limit is {limit}", shorten_path(name));
    let help = match remedy {
        SizeRemedy::HigherLimit(size) => format!("add `--max-size {size}` to read it"),
        SizeRemedy::NoHigherLimit(most) => {
            format!("split the board into several files: no more than {most} can be read")
        }
    };
    RefusedText::unreadable(name, message, help)
}

/// Returns the error of a stream that does not end within the limit.
pub(in crate::cli) fn stream_too_large(name: &str, limit: &str, remedy: SizeRemedy) -> RefusedText {
    let message = format!("{} is larger than the limit of {limit}", shorten_path(name));
    let help = match remedy {
        SizeRemedy::HigherLimit(size) => format!("add `--max-size {size}` to read more"),
        SizeRemedy::NoHigherLimit(_) => "split the board into several files: no more can be read".to_owned(),
    };
    RefusedText::unreadable(name, message, help)
}

// The contents of a file.

/// Returns the error of a scenario without claims in `oracle settle`; `help` shows how to write a claim.
pub(in crate::cli) fn no_claims(file: &str, help: String) -> RefusedText {
    RefusedText::for_whole_text(file, Code::KeyMissing, format!("{file} has no claims to weigh"), help)
}
