//! What a table may have meant by a name that is none: of a question, or of a reading.

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
