//! What may be wrong with a file or a folder, before anything in it is read.

use std::path::Path;

use crate::text::{Code, Refused, shortened, shortened_path};

// What is not there, or is no file.

/// No file where one is named, as it is shown; `help` says what to name instead.
pub(in crate::cli) fn no_such_file(name: &str, shown: &str, help: String) -> Refused {
    Refused::unreadable(name, format!("no such file: {shown}"), help)
}

/// No configuration where a variable says that there is one.
pub(in crate::cli) fn no_such_config(name: &str, variable: &str) -> Refused {
    let message = format!("no such file: {name}, named by {variable}");
    Refused::unreadable(name, message, format!("name an existing file, or none: `{variable}=`"))
}

/// A folder, as it is shown, where a file is named; `help` says what to name instead.
pub(in crate::cli) fn is_a_folder(name: &str, shown: &str, help: String) -> Refused {
    Refused::unreadable(name, format!("{shown} is a folder"), help)
}

/// A folder that turns out to be one when it is read.
pub(in crate::cli) fn read_as_a_file(name: &str) -> Refused {
    is_a_folder(name, &shortened_path(name), "name a file in it".to_owned())
}

/// A quick map where a file is named.
pub(in crate::cli) fn map_as_file(name: &str) -> Refused {
    let short = shortened(name);
    let message = format!("no such file: {short}, which looks like a quick map");
    Refused::unreadable(
        name,
        message,
        format!("`oracle quick '{short}'` answers it, `oracle draw --quick '{short}'` draws it"),
    )
}

/// A link that leads to nothing, as the message says.
pub(in crate::cli) fn link_astray(name: &str, message: String) -> Refused {
    Refused::unreadable(name, message, "fix the link, or name another file")
}

/// A pipe with a name, which nobody may ever write into.
pub(in crate::cli) fn is_a_pipe(name: &str) -> Refused {
    no_file(name, "a named pipe", format!("let the shell open it: `oracle score - < {name}`"))
}

/// A socket or a disk.
pub(in crate::cli) fn is_no_file(name: &str, what: &str) -> Refused {
    no_file(name, what, "name a file".to_owned())
}

fn no_file(name: &str, what: &str, help: String) -> Refused {
    let message = format!("{} is {what}, not a file", shortened_path(name));
    Refused::unreadable(name, message, help)
}

// What cannot be read.

/// A file that nobody but others may read.
pub(in crate::cli) fn no_permission_to_read(name: &str) -> Refused {
    let help = if cfg!(unix) {
        format!("`chmod u+r {name}` lets its owner read it")
    } else {
        "ask its owner, or name another file".to_owned()
    };
    Refused::unreadable(name, format!("no permission to read {}", shortened_path(name)), help)
}

/// A file in a folder that nobody but others may enter.
pub(in crate::cli) fn no_permission_to_enter(name: &str) -> Refused {
    let shown = shortened_path(name);
    let message = format!("cannot reach {shown}: no permission to enter its folder");
    Refused::unreadable(name, message, "ask its owner, or name a file in another folder")
}

/// A file that cannot be found out about.
pub(in crate::cli) fn cannot_be_found(name: &str, why: &str) -> Refused {
    let message = format!("cannot read {}: {why}", shortened(name));
    Refused::unreadable(name, message, "name another file")
}

/// A file that cannot be read.
pub(in crate::cli) fn cannot_be_read(name: &str, why: &str) -> Refused {
    Refused::unreadable(name, format!("cannot read {}: {why}", shortened_path(name)), "")
}

/// A file whose bytes are no text, as the message says; `called` is what it is called in answers.
pub(in crate::cli) fn no_text(called: &str, name: &str, message: &str) -> Refused {
    Refused::unreadable(called, format!("{}: {message}", shortened_path(name)), "")
}

/// A line of a conversation that is no text, as the message says.
pub(in crate::cli) fn line_is_no_text(name: &str, message: String) -> Refused {
    Refused::unreadable(name, message, "type it again")
}

// Folders that are searched.

/// A folder into which nobody but others may look.
pub(in crate::cli) fn no_permission_to_look(folder: &Path) -> Refused {
    let shown = folder.display();
    let help = if cfg!(unix) {
        format!("`chmod u+rx {shown}` lets its owner look into it")
    } else {
        "ask its owner, or name another folder".to_owned()
    };
    of_folder(folder, format!("no permission to look into the folder {shown}"), help)
}

/// A folder that cannot be searched.
pub(in crate::cli) fn cannot_be_searched(folder: &Path, why: &str) -> Refused {
    let message = format!("cannot search the folder {}: {why}", folder.display());
    of_folder(folder, message, "name another folder".to_owned())
}

/// A folder within more others than are searched.
pub(in crate::cli) fn too_deep(folder: &Path, most: usize) -> Refused {
    let shown = folder.display();
    let message = format!("{shown} is more than {most} folders deep");
    of_folder(folder, message, format!("name it on its own: `oracle score {shown}`"))
}

fn of_folder(folder: &Path, message: String, help: String) -> Refused {
    Refused::unreadable(&folder.display().to_string(), message, help)
}

// Sizes.

/// What reads a file that is too large.
pub(in crate::cli) enum Larger {
    /// A limit, as it is typed.
    Typed(String),
    /// Nothing: no more than this can be.
    Never(String),
}

/// A file that is larger than may be.
pub(in crate::cli) fn too_large(name: &str, size: &str, limit: &str, larger: Larger) -> Refused {
    let message = format!("{} is {size}; the limit is {limit}", shortened_path(name));
    let help = match larger {
        Larger::Typed(size) => format!("add `--max-size {size}` to read it"),
        Larger::Never(most) => {
            format!("split the board into several files: no more than {most} can be read")
        }
    };
    Refused::unreadable(name, message, help)
}

/// What goes on behind the last byte that is read.
pub(in crate::cli) fn goes_on(name: &str, limit: &str, larger: Larger) -> Refused {
    let message = format!("{} is larger than the limit of {limit}", shortened_path(name));
    let help = match larger {
        Larger::Typed(size) => format!("add `--max-size {size}` to read more"),
        Larger::Never(_) => "split the board into several files: no more can be read".to_owned(),
    };
    Refused::unreadable(name, message, help)
}

// What is in it.

/// A scenario without claims where they are to be weighed; `help` is how one is written.
pub(in crate::cli) fn no_claims(file: &str, help: String) -> Refused {
    Refused::whole(file, Code::KeyMissing, format!("{file} has no claims to weigh"), help)
}
