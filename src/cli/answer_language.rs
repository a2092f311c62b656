//! The language of answers: that of `--lang`, or of the terminal.

use carcassonne_text::{LANGUAGES, Language};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// The environment variables that name a locale; the first that is set decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Returns a parser for the values of `--lang`: the codes of the languages.
pub(super) fn parser() -> impl TypedValueParser<Value = Language> {
    let values = LANGUAGES.into_iter().map(|code| {
        // Nobody is offered answers of which a part is in another language.
        PossibleValue::new(code).hide(!Language::from_code(code).is_some_and(Language::is_whole))
    });
    PossibleValuesParser::new(values).try_map(|code| Language::from_code(&code).ok_or("no such language"))
}

/// Returns the language of the terminal; English if that is none in which the program says everything.
pub(super) fn of_terminal() -> Language {
    of_locales(VARIABLES.into_iter().filter_map(|variable| std::env::var(variable).ok()))
}

/// Returns the language of the first locale that is not empty.
fn of_locales(mut locales: impl Iterator<Item = String>) -> Language {
    let locale = locales.find(|locale| !locale.is_empty());
    locale.and_then(|locale| Language::from_locale(&locale)).filter(|language| language.is_whole()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_that_is_set_decides() {
        let code = |locales: &[&str]| of_locales(locales.iter().map(|locale| (*locale).to_owned())).code();
        assert_eq!(code(&[]), "en");
        assert_eq!(code(&["", "C.UTF-8", "nl_NL.UTF-8"]), "en");
        assert_eq!(code(&["en_GB.UTF-8", "nl"]), "en");
        assert_eq!(code(&["tlh_XX", "en"]), "en");
        for whole in LANGUAGES.into_iter().filter(|code| Language::from_code(code).is_some_and(Language::is_whole)) {
            assert_eq!(code(&["", &format!("{whole}_XX.UTF-8"), "C"]), whole);
            assert_eq!(code(&[&format!("{whole}@euro")]), whole);
        }
    }
}
