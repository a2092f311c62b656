//! The problems of a file or a folder, before anything in it is understood.

use std::path::Path;

use crate::text::{Code, Refused, shortened, shortened_path};

// Paths that do not exist, or are no file.

/// Returns the error of a file that does not exist, named as `shown`; `help` suggests what to name instead.
pub(in crate::cli) fn no_such_file(name: &str, shown: &str, help: String) -> Refused {
    Refused::unreadable(name, format!("no such file: {shown}"), help)
}

/// Returns the error of a variable that names a configuration that does not exist.
pub(in crate::cli) fn no_such_config(name: &str, variable: &str) -> Refused {
    let message = format!("no such file: {name}, named by {variable}");
    Refused::unreadable(name, message, format!("name an existing file, or none: `{variable}=`"))
}

/// Returns the error of a folder in place of a file, named as `shown`; `help` suggests what to name instead.
pub(in crate::cli) fn is_a_folder(name: &str, shown: &str, help: String) -> Refused {
    Refused::unreadable(name, format!("{shown} is a folder"), help)
}

/// Returns the error of a folder that was recognized only when it was read.
pub(in crate::cli) fn read_as_a_file(name: &str) -> Refused {
    is_a_folder(name, &shortened_path(name), "name a file in it".to_owned())
}

/// Returns the error of a quick map in place of a file.
pub(in crate::cli) fn map_as_file(name: &str) -> Refused {
    let short = shortened(name);
    let message = format!("no such file: {short}, which looks like a quick map");
    Refused::unreadable(
        name,
        message,
        format!("`oracle quick '{short}'` answers it, `oracle draw --quick '{short}'` draws it"),
    )
}

/// Returns the error of a broken link, as `message` says.
pub(in crate::cli) fn link_astray(name: &str, message: String) -> Refused {
    Refused::unreadable(name, message, "fix the link, or name another file")
}

/// Returns the error of a named pipe, which may never have a writer.
pub(in crate::cli) fn is_a_pipe(name: &str) -> Refused {
    no_file(name, "a named pipe", format!("let the shell open it: `oracle score - < {name}`"))
}

/// Returns the error of a socket or a disk.
pub(in crate::cli) fn is_no_file(name: &str, what: &str) -> Refused {
    no_file(name, what, "name a file".to_owned())
}

fn no_file(name: &str, what: &str, help: String) -> Refused {
    let message = format!("{} is {what}, not a file", shortened_path(name));
    Refused::unreadable(name, message, help)
}

// Files that cannot be read.

/// Returns the error of a file without permission to read it.
pub(in crate::cli) fn no_permission_to_read(name: &str) -> Refused {
    let help = if cfg!(unix) {
        format!("`chmod u+r {name}` lets its owner read it")
    } else {
        "ask its owner, or name another file".to_owned()
    };
    Refused::unreadable(name, format!("no permission to read {}", shortened_path(name)), help)
}

/// Returns the error of a file in a folder without permission to enter it.
pub(in crate::cli) fn no_permission_to_enter(name: &str) -> Refused {
    let shown = shortened_path(name);
    let message = format!("cannot reach {shown}: no permission to enter its folder");
    Refused::unreadable(name, message, "ask its owner, or name a file in another folder")
}

/// Returns the error of a file whose metadata cannot be read.
pub(in crate::cli) fn cannot_be_found(name: &str, why: &str) -> Refused {
    let message = format!("cannot read {}: {why}", shortened(name));
    Refused::unreadable(name, message, "name another file")
}

/// Returns the error of a file that cannot be read.
pub(in crate::cli) fn cannot_be_read(name: &str, why: &str) -> Refused {
    Refused::unreadable(name, format!("cannot read {}: {why}", shortened_path(name)), "")
}

/// Returns the error of a file that is not text, as `message` says; `called` is its name in answers.
pub(in crate::cli) fn no_text(called: &str, name: &str, message: &str) -> Refused {
    Refused::unreadable(called, format!("{}: {message}", shortened_path(name)), "")
}

/// Returns the error of a line of a conversation that is not text, as `message` says.
pub(in crate::cli) fn line_is_no_text(name: &str, message: String) -> Refused {
    Refused::unreadable(name, message, "type it again")
}

// Folders that are searched.

/// Returns the error of a folder without permission to look into it.
pub(in crate::cli) fn no_permission_to_look(folder: &Path) -> Refused {
    let shown = folder.display();
    let help = if cfg!(unix) {
        format!("`chmod u+rx {shown}` lets its owner look into it")
    } else {
        "ask its owner, or name another folder".to_owned()
    };
    of_folder(folder, format!("no permission to look into the folder {shown}"), help)
}

/// Returns the error of a folder that cannot be searched.
pub(in crate::cli) fn cannot_be_searched(folder: &Path, why: &str) -> Refused {
    let message = format!("cannot search the folder {}: {why}", folder.display());
    of_folder(folder, message, "name another folder".to_owned())
}

/// Returns the error of a folder that is nested too deep to be searched.
pub(in crate::cli) fn too_deep(folder: &Path, most: usize) -> Refused {
    let shown = folder.display();
    let message = format!("{shown} is more than {most} folders deep");
    of_folder(folder, message, format!("name it on its own: `oracle score {shown}`"))
}

fn of_folder(folder: &Path, message: String, help: String) -> Refused {
    Refused::unreadable(&folder.display().to_string(), message, help)
}

// Sizes.

/// The remedy for a file that is too large.
pub(in crate::cli) enum SizeRemedy {
    /// A higher limit, as it is typed.
    Typed(String),
    /// No remedy: the most that can be read.
    Never(String),
}

/// Returns the error of a file that is larger than the limit.
pub(in crate::cli) fn too_large(name: &str, size: &str, limit: &str, larger: SizeRemedy) -> Refused {
    let message = format!("{} is {size}; the limit is {limit}", shortened_path(name));
    let help = match larger {
        SizeRemedy::Typed(size) => format!("add `--max-size {size}` to read it"),
        SizeRemedy::Never(most) => {
            format!("split the board into several files: no more than {most} can be read")
        }
    };
    Refused::unreadable(name, message, help)
}

/// Returns the error of a stream that does not end within the limit.
pub(in crate::cli) fn goes_on(name: &str, limit: &str, larger: SizeRemedy) -> Refused {
    let message = format!("{} is larger than the limit of {limit}", shortened_path(name));
    let help = match larger {
        SizeRemedy::Typed(size) => format!("add `--max-size {size}` to read more"),
        SizeRemedy::Never(_) => "split the board into several files: no more can be read".to_owned(),
    };
    Refused::unreadable(name, message, help)
}

// The contents of a file.

/// Returns the error of a scenario without claims where they are to be weighed; `help` shows how to write one.
pub(in crate::cli) fn no_claims(file: &str, help: String) -> Refused {
    Refused::whole(file, Code::KeyMissing, format!("{file} has no claims to weigh"), help)
}
