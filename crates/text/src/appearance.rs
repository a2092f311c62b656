//! The recognition of names that look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::invisible::is_invisible;

/// Returns two normal forms of a name's appearance.
///
/// The forms have no accents, width and case, and (with the feature `lookalikes`) one letter stands for all that look
/// like it, of any script. Two forms, since some letters are alike only as capitals, and some only as small letters;
/// two names look alike if their first forms are equal, or their second.
pub fn appearance_forms(name: &str) -> [String; 2] {
    let bare: String = name.nfkd().filter(|c| !is_combining_mark(*c) && !is_invisible(*c)).collect();
    [scripts::unify_scripts(&bare.to_lowercase()), scripts::unify_scripts(&bare).to_lowercase()]
}

/// Returns `true` if two names look alike.
pub fn are_lookalikes(one: &str, other: &str) -> bool {
    appearance_forms(one).iter().zip(appearance_forms(other)).any(|(one, other)| *one == other)
}

/// Returns a name with each accent as part of its letter, as most keyboards type it; some file systems and programs
/// write the two as separate characters.
pub fn compose_accents(name: &str) -> String {
    name.nfc().collect()
}

/// Returns the first characters in which two names differ; `None` if one name is the beginning of the other.
pub fn first_difference(one: &str, other: &str) -> Option<(char, char)> {
    one.nfc().zip(other.nfc()).find(|(one, other)| one != other)
}

pub use scripts::foreign_script;

#[cfg(feature = "lookalikes")]
mod scripts {
    use unicode_normalization::char::is_combining_mark;
    use unicode_script::{Script, UnicodeScript};
    use unicode_security::skeleton;

    /// Replaces letters that look alike, of any script, by the same letter, and removes strokes through letters.
    pub(super) fn unify_scripts(name: &str) -> String {
        skeleton(name).filter(|c| !is_combining_mark(*c)).collect()
    }

    /// Returns the name of a letter's script; `None` for the scripts of English, and for what is not a letter.
    pub fn foreign_script(letter: char) -> Option<&'static str> {
        match letter.script() {
            Script::Latin | Script::Common | Script::Inherited | Script::Unknown => None,
            script => Some(script.full_name()),
        }
    }
}

#[cfg(not(feature = "lookalikes"))]
mod scripts {
    /// Returns the letters unchanged: without the feature `lookalikes`, other scripts are not known.
    pub(super) fn unify_scripts(name: &str) -> String {
        name.to_owned()
    }

    /// Returns `None`: without the feature `lookalikes`, no script is known.
    pub fn foreign_script(_: char) -> Option<&'static str> {
        None
    }
}

#[cfg(all(test, feature = "lookalikes"))]
mod tests {
    use super::*;

    #[test]
    fn names_that_a_reader_takes_for_one_another_look_alike() {
        for (one, other) in [
            ("Anna", "Аnna"),
            ("Anna", "аnnа"),
            ("Bob", "Воb"),
            ("Pho", "Ρho"),
            ("Zoe", "Zoë"),
            ("Zoe\u{308}", "Zoë"),
            ("Łukasz", "Lukasz"),
            ("Anna", "Ａｎｎａ"),
            ("aB", "ab"),
            ("Ida", "ida"),
        ] {
            assert!(are_lookalikes(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("red", "blue"), ("a1", "a2"), ("李", "王")] {
            assert!(!are_lookalikes(one, other), "{one} {other}");
        }
        assert_eq!(first_difference("Anna", "Аnna"), Some(('A', 'А')));
        assert_eq!((foreign_script('А'), foreign_script('A')), (Some("Cyrillic"), None));
        assert_eq!(compose_accents("Zoe\u{308}"), "Zoë");
    }
}
