//! The problems of a configuration, and of the files that it or the command line names.

use crate::text::{Code, Problem, RefusedText, Span, choice_help, nearest_word, quoted_list, shorten};

// The lines of a configuration.

/// Returns the help with an example of a key of a configuration; for an unknown key, of the key `rules`.
pub(in crate::cli) fn key_example(key: &str) -> &'static str {
    match key {
        "house" => "write `house = [\"kitchen.yaml\"]`",
        "board" => "write `board = \"small\"`",
        _ => "write `rules = [\"2021\", \"community\"]`",
    }
}

/// Returns the problem of a line that is not TOML, with `help`, or, if `is_duplicate`, that repeats a key.
pub(in crate::cli) fn invalid_toml(is_duplicate: bool, help: String, span: Span) -> Problem {
    let (message, help) = if is_duplicate {
        ("this key appears twice", "keep one of them".to_owned())
    } else {
        ("this is not valid TOML", help)
    };
    Problem::new(Code::TomlSyntax, span, message).label("here").help(help)
}

/// Returns the problem of a key that is none of `keys`.
pub(in crate::cli) fn unknown_key(key: &str, keys: &[&str], span: Span) -> Problem {
    let help = match (nearest_word(key, keys.iter().copied()), key) {
        (Some(near), _) => format!("did you mean `{near}`?"),
        (None, "as_of" | "as-of" | "date" | "era" | "under") => {
            "a date goes into `rules`: `rules = [\"2018-05-01\"]`".to_owned()
        }
        (None, "size") => "did you mean `board`?".to_owned(),
        (None, _) => format!("a configuration can have {}", quoted_list(keys, "and")),
    };
    let message = format!("unknown key `{}` in the configuration", shorten(key));
    Problem::new(Code::KeyUnknown, span, message).label("unknown").help(help)
}

/// Returns the problem of an empty list of rule sets.
pub(in crate::cli) fn empty_rules(span: Span) -> Problem {
    Problem::new(Code::ValueWrong, span, "`rules` is empty").label("empty").help("name one, or leave the key out")
}

/// Returns the problem of a value of the wrong kind for `key`; `kind` names it, such as `a number`.
pub(in crate::cli) fn wrong_kind(key: &str, kind: &str, span: Span) -> Problem {
    let (message, label) = match key {
        "board" => (format!("`board` must be a word, not {kind}"), "expected a size"),
        "house" => (format!("`house` must list files, not {kind}"), "expected a file"),
        _ => (format!("`{key}` must list rule sets, not {kind}"), "expected a rule set"),
    };
    Problem::new(Code::ValueWrong, span, message).label(label).help(key_example(key))
}

/// Returns the problem of a word that is no rule set.
pub(in crate::cli) fn unknown_rule_set(word: &str, help: String, span: Span) -> Problem {
    let message = format!("`{}` is not a rule set or a date", shorten(word));
    Problem::new(Code::RuleUnknown, span, message).label("unknown").help(help)
}

/// Returns the problem of a board size that is none of `sizes`.
pub(in crate::cli) fn unknown_size(text: &str, sizes: &[&str], span: Span) -> Problem {
    Problem::new(Code::ValueWrong, span, format!("`{}` is not a board size", shorten(text)))
        .label("unknown")
        .help(choice_help(text, sizes))
}

// The files that a configuration names.

/// Returns the problem of a file named in a configuration, at that name: its first problem, or that it is unreadable.
pub(in crate::cli) fn named_file_problem(refused: &RefusedText, span: Span) -> Problem {
    let (code, message, help) = match refused.problems().next() {
        Some(first) => (first.code(), first.message(), first.help_text()),
        None => (Code::TextUnreadable, format!("{} cannot be read", refused.name()), String::new()),
    };
    Problem::new(code, span, message).label("named here").help(help)
}

/// Returns the problem of house rules whose `name` is, or looks like, that of other house rules; `other` is their file.
pub(in crate::cli) fn similar_house_name(name: &str, other: &str, span: Span) -> Problem {
    let message = format!("{other} has house rules called `{name}`, too");
    Problem::new(Code::NameAmbiguous, span, message)
        .label("each set of house rules needs a name of its own")
        .help(format!("give one of them another name: `name: {name} 2`"))
}

/// Returns the problem of a scenario in place of house rules.
pub(in crate::cli) fn scenario_instead_of_house(span: Span) -> Problem {
    Problem::new(Code::KeyUnknown, span, "this is a scenario, not house rules")
        .label("a board, but no `rules`")
        .help("name the scenario without `--house`; `--house` takes a file with `name: Our kitchen table`, `over: 2021` and `rules:`")
}
