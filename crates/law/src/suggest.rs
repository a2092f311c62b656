//! Suggestions for unknown names of questions, readings and rule sets.

use carcassonne_text::{Problem, Span, nearest_word, phrase, problem, shorten};
use carcassonne_words::messages::plain::{self, Arg};

use super::data::{Preset, presets};
use super::{Date, QuestionId, ReadingIx, problems, question_data};

/// The maximum number of questions that a help message names.
const MAX_QUESTIONS: usize = 3;
/// The longest name for which suggestions are sought, in bytes; below it, the longest sentence.
const MAX_NAME_LEN: usize = 64;
const MAX_SENTENCE_LEN: usize = 200;
/// The fewest letters at the start that words of one stem have in common.
const MIN_STEM: usize = 4;
/// The maximum number of words of a sentence in a suggested search.
const MAX_SEARCH_WORDS: usize = 6;

/// Returns the parts of a name (letters and digits between other signs), in lower case and in the singular.
fn name_parts(name: &str) -> Vec<String> {
    let to_singular = |part: String| match part.strip_suffix("ies") {
        Some(rest) => format!("{rest}y"),
        None => part.strip_suffix('s').filter(|rest| rest.len() > 2).unwrap_or(&part).to_owned(),
    };
    lower_words(name).into_iter().map(to_singular).collect()
}

/// Returns the ids of questions with all parts of a name, if possible without more; else with words of the same stems.
pub fn suggest_questions(word: &str) -> Vec<&'static str> {
    if word.len() > MAX_NAME_LEN {
        return Vec::new();
    }
    let query_parts = name_parts(word);
    let ids = || QuestionId::ALL.iter().map(|question| question.word());
    let has_all = |id: &&str| {
        let id_parts = name_parts(id);
        !query_parts.is_empty() && query_parts.iter().all(|part| id_parts.contains(part))
    };
    let found: Vec<&str> = ids().filter(has_all).collect();
    if found.is_empty() && query_parts.len() > 1 {
        // Words of one stem: `fields.score` for `fields.scoring`.
        let is_alike = |part: &String, other: &String| {
            let common = part.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
            part == other || common >= MIN_STEM.max(part.chars().count().saturating_sub(1))
        };
        let has_alike = |id: &&str| {
            let id_parts = name_parts(id);
            id_parts.len() == query_parts.len()
                && query_parts.iter().all(|part| id_parts.iter().any(|own| is_alike(part, own)))
        };
        return ids().filter(has_alike).collect();
    }
    let exact: Vec<&str> = found.iter().copied().filter(|id| name_parts(id).len() == query_parts.len()).collect();
    if exact.is_empty() { found } else { exact }
}

/// Returns the ids of questions whose parts are all among the words of a sentence, [`MAX_QUESTIONS`] at most.
pub(super) fn questions_in_sentence(sentence: &str) -> Vec<&'static str> {
    if sentence.len() > MAX_SENTENCE_LEN {
        return Vec::new();
    }
    let sentence_parts = name_parts(sentence);
    let ids = QuestionId::ALL.iter().map(|question| question.word());
    ids.filter(|id| name_parts(id).iter().all(|part| sentence_parts.contains(part))).take(MAX_QUESTIONS).collect()
}

/// Returns the remedy of a sentence that names no question: a search for its first words.
pub(super) fn search_help(sentence: &str) -> plain::Sentence {
    let words: Vec<&str> =
        sentence.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(MAX_SEARCH_WORDS).collect();
    let words = shorten(&words.join(" "));
    phrase!(problems::SearchForQuestion { words: words.trim_end_matches('…').to_owned() })
}

/// Returns the problem of a key that is no question of the rulebook, with the likely questions or a way to find it.
pub(super) fn unknown_question(word: &str, at: Span) -> Problem {
    let is_long = word.len() > MAX_NAME_LEN;
    let mut near = suggest_questions(word);
    if near.is_empty() || near.len() > MAX_QUESTIONS {
        near = nearest_word(word, QuestionId::ALL.iter().map(|question| question.word())).into_iter().collect();
    }
    if near.is_empty() && !is_long {
        near = questions_in_sentence(word);
        near.truncate(usize::from(near.len() == 1));
    }
    let search =
        if is_long || name_parts(word).is_empty() { phrase!(problems::ListOfQuestions) } else { search_help(word) };
    question_or(word, &near, search, at)
}

/// Returns the problem of a key that is no question of the rulebook: `near` may be meant; else `search` finds it.
pub(super) fn question_or(word: &str, near: &[&'static str], search: plain::Sentence, at: Span) -> Problem {
    let only = if let [only] = near { Some((at, (*only).to_owned())) } else { None };
    let near = Arg::texts(near);
    problem!(at, problems::UnknownQuestion { word: word.to_owned(), near, search }).edits(only)
}

/// Returns `true` if a name is that of a question except for a typo or the separators between its parts.
pub(super) fn is_near_question(word: &str) -> bool {
    let query_parts = name_parts(word.get(..MAX_NAME_LEN).unwrap_or(word));
    let mut ids = QuestionId::ALL.iter().map(|question| question.word());
    let is_same = |id: &str| name_parts(id) == query_parts;
    query_parts.len() > 1 && ids.clone().any(is_same) || nearest_word(word, ids.by_ref()).is_some()
}

/// Returns the question that has this reading, if just one has. For `yes` and `no` the question must share a part
/// with `name`.
pub(super) fn question_with_reading(reading: &str, name: &str) -> Option<QuestionId> {
    let mut candidates = QuestionId::ALL.iter().filter(|question| question.readings().contains(&reading));
    let unique = candidates.next().copied().filter(|_| candidates.next().is_none())?;
    let is_shared = || {
        let id_parts = name_parts(unique.word());
        name.len() <= MAX_NAME_LEN && name_parts(name).iter().any(|part| id_parts.contains(part))
    };
    (!matches!(reading, "yes" | "no") || is_shared()).then_some(unique)
}

/// Returns the only reading with the short form `word` (`one` for `per-space`), else the only one with all parts of it.
pub(super) fn find_reading(question: QuestionId, word: &str) -> Option<ReadingIx> {
    let data = question_data(question);
    let word = word.trim().to_lowercase();
    let is_named = |place: &ReadingIx| {
        let short_form = data.reading_shortly(*place).to_lowercase();
        short_form == word || short_form.split(',').next() == Some(word.as_str())
    };
    let (words, query_parts) = (question.readings(), name_parts(&word));
    let has_all = |place: &ReadingIx| {
        let reading_parts = words.get(place.index()).map_or(Vec::new(), |own| name_parts(own));
        !query_parts.is_empty() && query_parts.iter().all(|part| reading_parts.contains(part))
    };
    find_unique_reading(question, is_named).or_else(|| find_unique_reading(question, has_all))
}

/// Returns the only reading whose name has no parts but those of `word`, if `word` has three parts at most.
pub(super) fn find_reading_contained_in(question: QuestionId, word: &str) -> Option<ReadingIx> {
    let (words, query_parts) = (question.readings(), name_parts(&word.to_lowercase()));
    let is_within = |place: &ReadingIx| {
        let reading_parts = words.get(place.index()).map_or(Vec::new(), |own| name_parts(own));
        reading_parts.iter().all(|part| query_parts.contains(part))
    };
    find_unique_reading(question, is_within).filter(|_| query_parts.len() < 4)
}

/// Returns the only reading of a question that fits; `None` if there is none, or more than one.
fn find_unique_reading(question: QuestionId, fits: impl Fn(&ReadingIx) -> bool) -> Option<ReadingIx> {
    let mut found = ReadingIx::first(question.readings().len()).filter(fits);
    found.next().filter(|_| found.next().is_none())
}

/// Returns the only reading that begins with the same two letters as a single word and has about its length.
pub(super) fn find_reading_by_beginning(word: &str, readings: &[&'static str]) -> Option<&'static str> {
    let length = word.chars().count();
    if !(3..=MAX_NAME_LEN).contains(&length) || !word.chars().all(char::is_alphabetic) {
        return None;
    }
    let common_prefix = |reading: &str| {
        let typed = word.chars().flat_map(char::to_lowercase);
        reading.chars().zip(typed).take_while(|(a, b)| a == b).count()
    };
    let is_close = |own: &&&str| common_prefix(own) > 1 && own.chars().count().abs_diff(length) < 3;
    let mut found = readings.iter().filter(is_close);
    found.next().copied().filter(|_| found.next().is_none())
}

/// The common names of rule sets, by the word for the rule set.
const COMMON_NAMES: &[(&str, &[&str])] = &[
    ("now", &["today", "present", "current", "currently", "latest", "newest", "heute", "jetzt", "nu"]),
    ("zmg", &["zman", "zmangames"]),
    ("2014-10", &["102014", "october2014", "oct2014", "oktober2014", "okt2014", "201410"]),
    ("2015", &["102015", "october2015", "oct2015", "oktober2015", "okt2015"]),
    ("2021", &["12021", "20211", "012021", "january2021", "jan2021", "januar2021", "januari2021"]),
    ("2014..", &["official", "publisher", "hig", "offiziell"]),
    ("community", &["wiki", "wikicarpedia"]),
    ("house-1e", &["1e", "1sthouse"]),
    ("house-2e", &["2e", "2ndhouse"]),
];

/// The editions and the old rules, of which there are several: the word that selects the remedy, and the words for each.
const EDITIONS: [(&str, &[&str]); 4] = [
    ("first", &["first", "1st", "1", "1e", "1ste", "erste", "eerste", "c1"]),
    ("second", &["second", "2nd", "2", "2e", "2de", "zweite", "tweede", "c2"]),
    ("third", &["third", "3rd", "3", "3e", "3de", "dritte", "derde", "c3"]),
    ("old", &["old", "older", "oldest", "original", "classic", "early", "alt", "alte", "alten", "oud", "oude"]),
];

/// Words in the name of a rule set that do not distinguish it from others.
const NOISE: &str = "a as auflage ausgabe box boxes carcassonne das de der die ed edition editie edn from game games of \
    official print printing regel regeln regels rule rules s the under version";

fn is_noise(word: &str) -> bool {
    NOISE.split(' ').any(|noise| noise == word)
}

fn lower_words(name: &str) -> Vec<String> {
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Returns the remedy of a word that names an edition or old rules, which begins with a command such as `Write`; `None` if
/// it names neither.
pub(super) fn edition_help(word: &str, command: &'static str) -> Option<plain::Sentence> {
    if word.len() > MAX_NAME_LEN {
        return None;
    }
    let all_words = lower_words(word);
    let is_edition = |word: &&str| nearest_word(word, ["edition", "editie", "auflage"]).is_some();
    let significant: Vec<&str> =
        all_words.iter().map(String::as_str).filter(|word| !is_noise(word) && !is_edition(word)).collect();
    let [number] = significant.as_slice() else { return None };
    // A number alone does not name an edition.
    let is_named = all_words.len() > 1 || number.contains(|c: char| c.is_alphabetic());
    let found = EDITIONS.iter().find(|(_, words)| words.contains(number)).filter(|_| is_named);
    found.map(|(edition, _)| phrase!(problems::WhichEdition { edition: *edition, command }))
}

/// Returns the ids of the presets whose names have all distinctive words of `word`; empty if it has no such word.
pub(super) fn find_presets_by_name(word: &str) -> Vec<&'static str> {
    let words = lower_words(word);
    let significant: Vec<&String> = words.iter().filter(|word| !is_noise(word)).collect();
    let has_all = |preset: &&Preset| {
        let name_words = lower_words(preset.called);
        // A year names a rule set of its own, so it does not count as part of another name.
        let has_word = |word: &&String| name_words.contains(word) && !word.starts_with(|c: char| c.is_ascii_digit());
        !significant.is_empty() && significant.iter().all(has_word)
    };
    presets().iter().filter(has_all).map(|preset| preset.id).collect()
}

/// The months: the beginnings of their names in English, German and Dutch.
const MONTHS: [&[&str]; 12] = [
    &["jan"],
    &["feb"],
    &["mar", "mär", "maer", "maa", "mrt"],
    &["apr"],
    &["may", "mai", "mei"],
    &["jun"],
    &["jul"],
    &["aug"],
    &["sep"],
    &["oct", "okt"],
    &["nov"],
    &["dec", "dez"],
];

/// Returns the dates that a word in another form than `2021-01-05` may mean: `1/2021`, `Jan 2021`, `5. Januar 2021`.
/// There are two if day and month are ambiguous.
pub(super) fn guess_dates(word: &str) -> Vec<String> {
    if word.len() > MAX_NAME_LEN {
        return Vec::new();
    }
    // An ordinal, such as `5th`.
    let parse_number = |word: &str| {
        let digits = ["st", "nd", "rd", "th"].iter().find_map(|end| word.strip_suffix(end));
        let digits = digits.unwrap_or(word);
        let is_short = digits.len() < 5 && digits.bytes().all(|b| b.is_ascii_digit());
        digits.parse::<u16>().ok().filter(|_| is_short).map(|n| (n, digits.len()))
    };
    let is_month =
        |word: &str, begins: &[&str]| word.chars().count() < 10 && begins.iter().any(|begin| word.starts_with(begin));
    let (mut numbers, mut month) = (Vec::new(), None);
    for word in lower_words(word) {
        let month_index = MONTHS.iter().position(|begins| is_month(&word, begins));
        match (parse_number(&word), month_index) {
            (Some(number), _) => numbers.push(number),
            (None, Some(n)) if month.is_none() => month = Some(n + 1),
            (None, _) if ["the", "of", "in", "den", "der", "vom"].contains(&word.as_str()) => {}
            (None, _) => return Vec::new(),
        }
    }
    let month = month.and_then(|n| u16::try_from(n).ok());
    let format_date = |year: u16, month: u16, day: Option<u16>| {
        let day = day.map_or(String::new(), |day| format!("-{day:02}"));
        let date = format!("{year:04}-{month:02}{day}");
        Date::parse(&date).map(|_| date)
    };
    let found = match (numbers.as_slice(), month) {
        (&[(year, 4)], Some(month)) | (&[(month, 1 | 2), (year, 4)] | &[(year, 4), (month, 1 | 2)], None) => {
            [format_date(year, month, None), None]
        }
        (&[(day, 1 | 2), (year, 4)] | &[(year, 4), (day, 1 | 2)], Some(month))
        | (&[(year, 4), (month, 1 | 2), (day, 1 | 2)], None) => [format_date(year, month, Some(day)), None],
        (&[(first, 1 | 2), (second, 1 | 2), (year, 4)], None) => {
            // With dots the day comes first; with slashes either order is in use.
            let day_first = format_date(year, second, Some(first));
            let other = format_date(year, first, Some(second)).filter(|_| !word.contains('.'));
            let other = other.filter(|other| Some(other) != day_first.as_ref());
            [day_first, other]
        }
        _ => [None, None],
    };
    found.into_iter().flatten().filter(|date| date != word.trim()).collect()
}

/// The separators between the ends of a run, and between the rule sets of a list.
const RANGE_SEPARATORS: [&str; 9] = ["....", "...", "..", "–", " to ", " until ", " bis ", " - ", "-"];
const LIST_SEPARATORS: [&str; 8] = [" and ", " und ", " en ", ",", ";", "+", "&", " "];

/// Returns the letters and digits of a word, in lower case.
fn normalize(word: &str) -> String {
    word.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns the words for the rule sets that an unknown `word` may mean: one, a run (`2015..2020`), or several; empty if
/// there are none. `names` has the names of rule sets with their ids; `is_rule_set` tells if a word names a rule set.
pub(super) fn guess_rule_sets(
    word: &str,
    names: &[(&'static str, &'static str)],
    is_rule_set: &dyn Fn(&str) -> bool,
) -> Vec<String> {
    let word = word.trim();
    if word.len() > MAX_NAME_LEN {
        return Vec::new();
    }
    let guess_one = |word: &str| -> Option<String> {
        let word = word.trim();
        if is_rule_set(word) {
            return Some(word.to_owned());
        }
        let find_id = |bare_name: &str| -> Option<String> {
            let is_same = |name: &str| normalize(name) == bare_name && !bare_name.is_empty();
            let exact = names.iter().find(|(name, _)| is_same(name)).map(|(_, id)| *id);
            let common = COMMON_NAMES.iter().find(|(id, others)| is_same(id) || others.contains(&bare_name));
            exact.or_else(|| common.map(|(id, _)| *id)).map(str::to_owned)
        };
        // `the 2015 rules`. An edition is left alone, since it may mean several rule sets.
        let significant = lower_words(word).into_iter().filter(|word| !is_noise(word));
        let significant = significant.collect::<Vec<String>>();
        find_id(&normalize(word)).or_else(|| {
            let [only_word] = significant.as_slice() else { return None };
            let is_year = only_word.len() == 4 && is_rule_set(only_word);
            (edition_help(word, "").is_none())
                .then(|| find_id(only_word).or(is_year.then(|| only_word.clone())))
                .flatten()
        })
    };
    let parse_end = |word: &str| if word.trim().is_empty() { Some(String::new()) } else { guess_one(word) };
    let guess_range = || {
        // The separator may also occur in an id, as in `2014-10-2020`.
        let splits = RANGE_SEPARATORS.iter().flat_map(|sign| word.match_indices(sign));
        splits.map(|(at, sign)| (&word[..at], &word[at + sign.len()..])).find_map(|(from, to)| {
            let (from, to) = (parse_end(from)?, parse_end(to)?);
            let to = if matches!(to.as_str(), "now" | "today") { String::new() } else { to };
            let is_no_range = from.is_empty() && to.is_empty() || from.contains("..");
            (!is_no_range).then(|| vec![format!("{from}..{to}")])
        })
    };
    let guess_list = || {
        LIST_SEPARATORS.iter().find_map(|sign| {
            let parts = word.split(sign).map(str::trim).filter(|part| !part.is_empty());
            let parts: Option<Vec<String>> = parts.map(guess_one).collect();
            parts.filter(|parts| parts.len() > 1)
        })
    };
    guess_one(word).map(|one| vec![one]).or_else(guess_list).or_else(guess_range).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use carcassonne_base::case_table::table_rows;
    use carcassonne_text::phrase_text;

    use super::*;

    #[test]
    fn short_words_keep_their_last_letter() {
        assert_eq!(name_parts("Gaps"), ["gap"]);
        assert_eq!(name_parts("count-roads.was_it"), ["count", "road", "was", "it"]);
        assert_eq!(
            unknown_question("was it so", Span::default()).help(),
            "`oracle find was it so` looks it up, and `oracle rulings` lists the questions"
        );
    }

    #[test]
    fn dates_are_understood_as_people_write_them() {
        for [word, expected] in table_rows(include_str!("suggest.dates.tsv")) {
            assert_eq!(guess_dates(word).join(" "), expected, "{word}");
        }
    }

    #[test]
    fn an_edition_is_asked_for_and_a_number_is_not() {
        for word in ["first edition", "1st ed", "1. Auflage", "eerste editie", "C1", "First rules"] {
            assert!(
                edition_help(word, "Write").is_some_and(|which| phrase_text(&which).starts_with("the first")),
                "{word}"
            );
        }
        assert!(
            edition_help("old rules", "Write").is_some_and(|which| phrase_text(&which).starts_with("which old rules"))
        );
        for word in ["1", "edition", "1e house", "2015 rules", ""] {
            assert_eq!(edition_help(word, "Write"), None, "{word}");
        }
    }

    #[test]
    fn questions_are_found_by_names_that_are_near() {
        for (word, found) in [
            ("small city", "city.small"),
            ("cities.small", "city.small"),
            ("fields.score", "fields.scoring"),
            ("field.pigs", "fields.pig"),
        ] {
            assert_eq!(suggest_questions(word), [found], "{word}");
        }
        assert_eq!(questions_in_sentence("small cities score 2"), ["city.small"]);
    }

    #[test]
    fn up_to_three_questions_are_named_and_more_are_not() {
        let help = |word: &str| unknown_question(word, Span::default()).help();
        assert_eq!(help("city road"), "did you mean `count.road-city` or `gap.city-road`?");
        let many = help("double");
        assert!(many.starts_with("`oracle find double` looks it up"), "{many}");
    }
}
