//! What can be explained: everything that has an id, found by it once for whoever tells of it.

use super::answer::{OTHERS, UNOFFICIAL, is_another_print};
use super::notation::{TOPICS, Topic};
use crate::hints::in_english;
use crate::mechanics::{MECHANICS, Mechanic, asked_words, forms};
use crate::rulebook::{
    Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, Source, present_era, presets,
    question_data, questions, questions_meant, ruling, source, sources,
};
use crate::text::{Code, listed, nearest};

/// What an id names.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub(super) enum Known {
    /// A question of law.
    Question(QuestionId),
    /// A ruling, with the question on which it is.
    Ruling(QuestionId, &'static Ruling),
    /// A source.
    Source(&'static Source),
    /// A rule set, a day among them.
    RuleSet(RuleSet),
    /// A mechanic.
    Mechanic(&'static Mechanic),
    /// The word of a question that several mechanics share.
    Ask(&'static str),
    /// A page on the notation.
    Topic(&'static Topic),
    /// What can be wrong with a file.
    Problem(Code),
    /// All that can be wrong with one.
    Problems,
    /// All mechanics.
    Mechanics,
}

impl Known {
    /// What an id names, for those who ask under some rule sets.
    ///
    /// # Errors
    ///
    /// What to write instead: the nearest ids, or how to find one.
    pub(super) fn of(id: &str, under: Under<'_>) -> Result<Self, String> {
        let id = head(id);
        if let Some(house) = under.house(id) {
            return Ok(Self::RuleSet(house.clone()));
        }
        if let Some(question) = QuestionId::from_word(id) {
            return Ok(Self::Question(question));
        }
        if let Some((question, ruling)) = ruling(id) {
            return Ok(Self::Ruling(question, ruling));
        }
        if let Some(source) = source(id) {
            return Ok(Self::Source(source));
        }
        if RuleSet::ids().any(|known| known == id) {
            return RuleSet::named(id).map(Self::RuleSet);
        }
        if let Some(mechanic) = MECHANICS.iter().find(|m| m.name() == id) {
            return Ok(Self::Mechanic(mechanic));
        }
        if let Some((_, form)) = forms().find(|(_, form)| form.ask == id) {
            return Ok(Self::Ask(form.ask));
        }
        if let Some(topic) = Topic::named(id) {
            return Ok(Self::Topic(topic));
        }
        if let Some(sets) = column(id) {
            return Self::only(&sets, under);
        }
        match id {
            "problems" => return Ok(Self::Problems),
            "mechanics" => return Ok(Self::Mechanics),
            _ => {}
        }
        if let Some(code) = Code::ALL.iter().find(|c| c.word() == id) {
            return Ok(Self::Problem(*code));
        }
        // By what answers call it: `Rio Grande`.
        let called = |set: &RuleSet| set.called().eq_ignore_ascii_case(id);
        let by_name = || RuleSet::every().into_iter().find(called);
        RuleSet::named(id).ok().or_else(by_name).map(Self::RuleSet).ok_or_else(|| near(id))
    }

    /// The rule set of a column, if it has only one.
    fn only(column: &[RuleSet], under: Under<'_>) -> Result<Self, String> {
        let ids: Vec<&str> = column.iter().map(RuleSet::id).collect();
        if let [only] = ids.as_slice() {
            return Self::of(only, under);
        }
        let each = ids.iter().map(|id| format!("oracle explain {id}")).collect::<Vec<_>>();
        Err(format!(
            "that column stands for {}, which agree: {}",
            listed(&ids, "and"),
            listed(&each, "or")
        ))
    }
}

/// Whether what an id names is another under other rule sets: a question, a ruling, a mechanic that asks the law.
pub fn turns_on_rules(id: &str) -> bool {
    match Known::of(id, Under::all(&[])) {
        Ok(Known::Question(_) | Known::Ruling(..)) => true,
        Ok(Known::Mechanic(mechanic)) => !mechanic.questions.is_empty(),
        Ok(
            Known::Source(_)
            | Known::RuleSet(_)
            | Known::Ask(_)
            | Known::Topic(_)
            | Known::Problem(_)
            | Known::Problems
            | Known::Mechanics,
        )
        | Err(_) => false,
    }
}

/// What is meant by what stands above a column of an answer: one that several rule sets share is headed by the first,
/// `2015+`. Today's rules go by the word for them, too.
fn head(id: &str) -> &str {
    if matches!(id, "now" | "today" | "present") {
        return present_era().id;
    }
    id.strip_suffix('+').filter(|head| RuleSet::named(head).is_ok()).unwrap_or(id)
}

/// The rule sets that are asked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Under<'r> {
    pub(super) sets: &'r [RuleSet],
    /// Whether that is all there are: then what none of them goes by any more is told, too.
    pub(super) all: bool,
}

impl<'r> Under<'r> {
    /// All there are.
    pub(super) fn all(sets: &'r [RuleSet]) -> Self {
        Self { sets, all: true }
    }

    /// Some of them.
    pub(super) fn some(sets: &'r [RuleSet]) -> Self {
        Self { sets, all: false }
    }

    /// The rule set of a table that has this name.
    fn house(&self, name: &str) -> Option<&RuleSet> {
        self.sets.iter().find(|set| set.house().is_some() && set.id() == name)
    }

    /// Whether any of them goes by a ruling on a question, or has it beside what it goes by.
    pub(super) fn goes_by(&self, id: QuestionId, ruling: &Ruling) -> bool {
        let has = |set: &RuleSet| {
            let law = Law::of(set);
            let holding = law.holding(id);
            holding.rulings().iter().chain(holding.beside()).any(|r| r.id() == ruling.id())
        };
        self.all || self.sets.iter().any(has)
    }
}

/// The rule sets of a column that several share, by its head: `2015–2020`, `com,h1` (once `com+h1`), `others`,
/// `unofficial`.
fn column(head: &str) -> Option<Vec<RuleSet>> {
    if head == OTHERS || head == UNOFFICIAL {
        let all = presets().iter().filter_map(|preset| RuleSet::named(preset.id).ok());
        return Some(all.filter(|set| head == OTHERS || !is_another_print(set)).collect());
    }
    if !head.contains([',', '+', '–']) && !head.contains("..") {
        return None;
    }
    let parts: Result<Vec<Vec<RuleSet>>, String> =
        head.split([',', '+']).map(RuleSet::several).collect();
    parts.ok().map(|parts| parts.concat())
}

/// Every id that can be explained, each once.
fn every_id() -> impl Iterator<Item = &'static str> {
    let questions_and_rulings = questions()
        .iter()
        .flat_map(|q| std::iter::once(q.id).chain(q.rulings.iter().map(Ruling::id)));
    questions_and_rulings
        .chain(sources().iter().map(|s| s.id))
        .chain(RuleSet::ids())
        .chain(MECHANICS.iter().map(|m| m.name()))
        .chain(shared_words())
        .chain(TOPICS.iter().map(|topic| topic.word))
        .chain(Code::ALL.iter().map(|c| c.word()))
        .chain(["problems", "mechanics"])
}

/// What is said where nothing is known that is near.
pub const LISTS: &str = "`oracle rulings`, `oracle rules` and `oracle sources` list what is known; `oracle explain mechanics` lists the mechanics, and `oracle find WORD...` looks among all of it";

fn near(id: &str) -> String {
    let one = |near: &str| format!("did you mean `{near}`?");
    let several = |found: &[&str]| format!("perhaps {}?", listed(found, "or"));
    let asked = questions_meant(id);
    if let [only] = asked.as_slice() {
        return one(only);
    }
    let lower = id.to_lowercase();
    let english = in_english(&lower);
    let words = || std::iter::once(english).chain(lower.split([' ', '-']));
    if let Some(known) = words().find_map(|word| every_id().find(|known| *known == word)) {
        return one(known);
    }
    let has = |fits: &dyn Fn(&str) -> bool| -> Vec<&'static str> {
        every_id().filter(|known| lower.len() > 2 && fits(known)).take(6).collect()
    };
    let begin = has(&|known| known.starts_with(&lower));
    if begin.len() > 1 {
        return several(&begin);
    }
    if let Some(near) = nearest(id, every_id()) {
        return one(near);
    }
    if let [_, _] | [_, _, _] = asked.as_slice() {
        return several(&asked);
    }
    // A rule set by what people call it.
    match (RuleSet::meant(id).as_slice(), RuleSet::named(id)) {
        ([only], _) => return one(only),
        ([], Err(which)) if which.contains('?') => return which,
        _ => {}
    }
    let within = has(&|known| known.contains(&lower));
    if within.is_empty() { LISTS.to_owned() } else { several(&within) }
}

/// The words of questions that are not the name of a mechanic, each once.
fn shared_words() -> impl Iterator<Item = &'static str> {
    asked_words().into_iter().filter(|word| MECHANICS.iter().all(|m| m.name() != *word))
}

/// What is held on a question, in words.
pub(super) fn holding_words(id: QuestionId, holding: &Holding<'_>) -> String {
    let data = question_data(id);
    let words = |readings: &[ReadingIx]| {
        readings.iter().map(|r| data.reading(*r)).collect::<Vec<_>>().join(" or ")
    };
    match holding {
        Holding::Settled { reading, .. } => data.reading(*reading).to_owned(),
        Holding::Open { readings, rulings, .. } => {
            let silent = if rulings.is_empty() { " (the sources are silent)" } else { "" };
            format!("open: {}{silent}", words(readings))
        }
        Holding::Contested { readings, .. } => format!("contested: {}", words(readings)),
        Holding::NotApplicable(since) => since.known.map_or_else(
            || format!("not applicable before {}", since.date),
            |known| format!("no rules known from before {known}"),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_things_that_can_be_explained_share_an_id() {
        let mut ids: Vec<&str> = every_id().collect();
        ids.sort_unstable();
        let twice: Vec<&[&str]> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}
