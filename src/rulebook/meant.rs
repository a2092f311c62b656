//! What was meant by a name that is none: of a question, of a reading, or of a rule set.

use super::{QuestionId, ReadingIx, question_data};
use crate::text::{Problem, listed, nearest, shortened};

/// The most questions that are named.
const MOST: usize = 3;
/// The longest name that is looked at.
const LONGEST: usize = 64;

/// The parts of a name, in small letters and in the singular.
fn parts(name: &str) -> Vec<String> {
    let parts = name.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    let one = |part: &str| {
        let part = part.to_lowercase();
        part.strip_suffix('s').filter(|rest| rest.len() > 2).unwrap_or(&part).to_owned()
    };
    parts.map(one).collect()
}

/// A problem with a name that is no question, with what was meant, if that can be told.
pub(super) fn question(word: &str, problem: Problem) -> Problem {
    let all = "`oracle rulings` lists the questions";
    if word.len() > LONGEST {
        return problem.help(all);
    }
    let wanted = parts(word);
    let ids = || QuestionId::ALL.iter().map(|question| question.word());
    let has_all = |id: &&str| {
        let own = parts(id);
        !wanted.is_empty() && wanted.iter().all(|part| own.contains(part))
    };
    let found: Vec<&str> = ids().filter(has_all).collect();
    let same: Vec<&str> =
        found.iter().copied().filter(|id| parts(id).len() == wanted.len()).collect();
    let at = problem.span;
    let one = |id: &str| format!("did you mean `{id}`?");
    match (same.as_slice(), found.as_slice()) {
        ([only], _) | ([], [only]) => problem.help(one(only)).edit(at, *only),
        (several @ [_, ..], _) | ([], several @ [_, ..]) if several.len() <= MOST => {
            problem.help(format!("did you mean {}?", listed(several, "or")))
        }
        (_, _) => match nearest(word, ids()) {
            Some(near) => problem.help(one(near)).edit(at, near),
            None if wanted.is_empty() => problem.help(all),
            None => {
                let words = shortened(&wanted.join(" "));
                problem.help(format!("`oracle find {words}` looks it up, and {all}"))
            }
        },
    }
}

/// The reading of a question that is called so in answers: `one` is `per-space`. `None` if none is, or more than one.
pub(super) fn reading(question: QuestionId, word: &str) -> Option<ReadingIx> {
    let data = question_data(question);
    let word = word.trim().to_lowercase();
    let is_so = |place: &ReadingIx| {
        let said = data.reading_shortly(*place).to_lowercase();
        said == word || said.split(',').next() == Some(word.as_str())
    };
    let mut found = ReadingIx::of(question.readings().len()).filter(is_so);
    found.next().filter(|_| found.next().is_none())
}

/// What people call rule sets, and the word for them.
const CALLED: &[(&str, &[&str])] = &[
    (
        "now",
        &["today", "present", "current", "currently", "latest", "newest", "heute", "jetzt", "nu"],
    ),
    ("zmg", &["zman", "zmangames"]),
    ("2014-10", &["102014", "october2014", "oct2014", "oktober2014", "okt2014", "201410"]),
    ("2015", &["102015", "october2015", "oct2015", "oktober2015", "okt2015"]),
    ("2021", &["12021", "012021", "january2021", "jan2021", "januar2021", "januari2021"]),
    ("2014..", &["official", "publisher", "hig", "offiziell"]),
    ("community", &["wiki", "wikicarpedia"]),
    ("house-1e", &["1e", "1sthouse"]),
    ("house-2e", &["2e", "2ndhouse"]),
];

/// What "edition" may mean, which is several things: words, and what to write for each of these.
const EDITIONS: [(&[&str], &str); 3] = [
    (
        &["firstedition", "1stedition", "edition1", "ersteauflage", "eersteeditie", "c1"],
        "the first edition of what? Write `2002` for the box of 2000 to 2013, `2000` for farmers by the city as in its first printing, `2015` for the first edition of Halflings, or `house-1e` for the house rules to that",
    ),
    (
        &["secondedition", "2ndedition", "edition2", "zweiteauflage", "tweedeeditie", "c2"],
        "the second edition of what? Write `2014` for the box of that year, `2001` for farmers by the field with each city once, `2020` for the second edition of Halflings, or `house-2e` for the house rules to that",
    ),
    (
        &["thirdedition", "3rdedition", "edition3", "dritteauflage", "derdeeditie", "c3"],
        "the third edition of what? Write `now` for today's box, or `2002` for farmers by the field, each for itself",
    ),
];

/// What to write for a word that names an edition; `None` if it names none.
pub(super) fn edition(word: &str) -> Option<&'static str> {
    let wanted = bare(word);
    EDITIONS.iter().find(|(words, _)| words.contains(&wanted.as_str())).map(|(_, help)| *help)
}

/// What parts two rule sets of a run, or of a list.
const RUN: [&str; 9] = ["....", "...", "..", "–", " to ", " until ", " bis ", " - ", "-"];
const LIST: [&str; 8] = [" and ", " und ", " en ", ",", ";", "+", "&", " "];

/// The letters and digits of a word, in small letters.
fn bare(word: &str) -> String {
    word.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The words for the rule sets that were meant by a word that is none: one, a run (`2015..2020`), or several. None if it
/// cannot be told. `names` are what rule sets are called, each with its id; `is_one` says whether a word is a rule set.
pub(super) fn rule_sets(
    word: &str,
    names: &[(&'static str, &'static str)],
    is_one: &dyn Fn(&str) -> bool,
) -> Vec<String> {
    let word = word.trim();
    if word.len() > LONGEST {
        return Vec::new();
    }
    let one = |word: &str| -> Option<String> {
        let word = word.trim();
        if is_one(word) {
            return Some(word.to_owned());
        }
        let wanted = bare(word);
        let same = |name: &str| bare(name) == wanted && !wanted.is_empty();
        let own = names.iter().find(|(name, _)| same(name)).map(|(_, id)| *id);
        let said = CALLED.iter().find(|(id, others)| same(id) || others.contains(&wanted.as_str()));
        own.or_else(|| said.map(|(id, _)| *id)).map(str::to_owned)
    };
    let end = |word: &str| if word.trim().is_empty() { Some(String::new()) } else { one(word) };
    let run = || {
        // `2014-10-2020`: the sign may stand in an id, too.
        let splits = RUN.iter().flat_map(|sign| word.match_indices(sign));
        splits.map(|(at, sign)| (&word[..at], &word[at + sign.len()..])).find_map(|(from, to)| {
            let (from, to) = (end(from)?, end(to)?);
            let to = if to == "now" { String::new() } else { to };
            let no_run = from.is_empty() && to.is_empty() || from.contains("..");
            (!no_run).then(|| vec![format!("{from}..{to}")])
        })
    };
    let list = || {
        LIST.iter().find_map(|sign| {
            let parts = word.split(sign).map(str::trim).filter(|part| !part.is_empty());
            let parts: Option<Vec<String>> = parts.map(one).collect();
            parts.filter(|parts| parts.len() > 1)
        })
    };
    one(word).map(|one| vec![one]).or_else(list).or_else(run).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Code, Span};

    #[test]
    fn short_words_keep_their_last_letter() {
        assert_eq!(parts("Gaps"), ["gap"]);
        assert_eq!(parts("count-roads.was_it"), ["count", "road", "was", "it"]);
        let problem = Problem::new(Code::ValueWrong, Span::default(), "no question");
        assert_eq!(
            question("was it so", problem).help,
            "`oracle find was it so` looks it up, and `oracle rulings` lists the questions"
        );
    }

    #[test]
    fn up_to_three_questions_are_named_and_more_are_not() {
        let help = |word: &str| {
            question(word, Problem::new(Code::ValueWrong, Span::default(), "no question")).help
        };
        assert_eq!(help("city road"), "did you mean `count.road-city` or `gap.city-road`?");
        let many = help("double");
        assert!(many.starts_with("`oracle find double` looks it up"), "{many}");
    }
}
