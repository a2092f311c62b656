//! What can be explained: everything that has an id, found by it once for whoever tells of it.

use super::answer::{OTHERS, UNOFFICIAL, is_another_print, named};
use super::notation::{TOPICS, Topic};
use crate::hints::in_english;
use crate::mechanics::{MECHANICS, Mechanic, forms, question_words};
use crate::rulebook::{
    Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, Source, YOUR_TABLE, find_ruling, find_source, present_era,
    presets, question_data, questions, questions_meant, sources,
};
use crate::text::{Code, Language, nearest_word, quoted_list};
use crate::wording::say;

/// What an id names.
#[derive(Debug)]
pub(super) enum Known {
    /// A question of law.
    Question(QuestionId),
    /// A ruling, with the question on which it is.
    Ruling(QuestionId, &'static Ruling),
    /// A source.
    Source(&'static Source),
    /// A rule set, a day among them.
    RuleSet(RuleSet),
    /// A column of an answer that stands for several rule sets.
    Column(Column),
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
        if let Some(shared) = Column::shared(id) {
            return Ok(Self::Column(shared));
        }
        let id = head(id);
        if let Some(house) = under.house(id) {
            return Ok(Self::RuleSet(house.clone()));
        }
        if let Some(question) = QuestionId::from_word(id) {
            return Ok(Self::Question(question));
        }
        if let Some((question, ruling)) = find_ruling(id) {
            return Ok(Self::Ruling(question, ruling));
        }
        if let Some(source) = find_source(id) {
            return Ok(Self::Source(source));
        }
        if RuleSet::ids().any(|known| known == id) {
            return RuleSet::from_word(id).map(Self::RuleSet);
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
        if let Some(column) = Column::headed(id) {
            return match column.sets.as_slice() {
                [only] => Self::of(only.id(), under),
                [..] => Ok(Self::Column(column)),
            };
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
        let called = |set: &RuleSet| {
            [set.display_name(), &named::beside_the_next(set)].iter().any(|name| name.eq_ignore_ascii_case(id))
        };
        let by_name = || RuleSet::eras_and_presets().into_iter().find(called);
        let known = RuleSet::from_word(id).ok().or_else(by_name).map(Self::RuleSet);
        // As the head of a column is typed: `2015-2020`.
        let run = || Column::headed(&id.replacen('-', "–", 1)).map(Self::Column);
        known.or_else(run).ok_or_else(|| near(id))
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
            | Known::Column(_)
            | Known::Ask(_)
            | Known::Topic(_)
            | Known::Problem(_)
            | Known::Problems
            | Known::Mechanics,
        )
        | Err(_) => false,
    }
}

/// What is meant by an id: today's rules go by the word for them, too.
fn head(id: &str) -> &str {
    if matches!(id, "now" | "today" | "present") { present_era().id } else { id }
}

/// A column of an answer that several rule sets may share, by its head.
#[derive(Debug)]
pub(super) struct Column {
    pub(super) head: String,
    /// What it stands for.
    pub(super) about: &'static str,
    /// The rule sets that it stands for, or may stand for; none where only a scenario says which.
    pub(super) sets: Vec<RuleSet>,
}

impl Column {
    /// By a head that means something else in each answer: `others`, `unofficial`, `2015+`, `your table`.
    fn shared(head: &str) -> Option<Self> {
        let (about, sets) = if head == OTHERS || head == UNOFFICIAL {
            let all = presets().iter().filter_map(|preset| RuleSet::from_word(preset.id).ok());
            let all = all.filter(|set| head == OTHERS || !is_another_print(set)).collect();
            (
                "A column for the rule sets that are not eras. It holds those of the following that agree in everything the answer shows; the line under the table names them.",
                all,
            )
        } else if head == YOUR_TABLE {
            (
                "The rules that the scenario itself names under `rules:`, over today's or over those that its `over:` names.",
                Vec::new(),
            )
        } else {
            let first = RuleSet::from_word(head.strip_suffix('+')?).ok()?;
            (
                "A column that starts with this rule set. The line under its table names the others that agree with it in everything that the answer shows.",
                vec![first],
            )
        };
        Some(Self { head: head.to_owned(), about, sets })
    }

    /// By a head that says for which rule sets it stands: `2015–2020`, `2021–`, `com,h1` (once `com+h1`).
    fn headed(head: &str) -> Option<Self> {
        if !head.contains([',', '+', '–']) && !head.contains("..") {
            return None;
        }
        let parts: Result<Vec<Vec<RuleSet>>, String> =
            head.split([',', '+']).map(|part| RuleSet::parse_range(part.trim())).collect();
        let about = "A column for several rule sets: these agree in everything that the answer shows.";
        Some(Self { head: head.to_owned(), about, sets: parts.ok()?.concat() })
    }
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
            let law = Law::new(set);
            let holding = law.holding(id);
            holding.rulings().iter().chain(holding.side_rulings()).any(|r| r.id() == ruling.id())
        };
        self.all || self.sets.iter().any(has)
    }
}

/// Every id that can be explained, each once.
fn every_id() -> impl Iterator<Item = &'static str> {
    let questions_and_rulings =
        questions().iter().flat_map(|q| std::iter::once(q.id).chain(q.rulings.iter().map(Ruling::id)));
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
pub const LISTS: &str = "`oracle rulings`, `oracle rules` and `oracle sources` list what is known; `oracle explain mechanics` lists the mechanics, and `oracle find WORD...` searches everything";

fn near(id: &str) -> String {
    let one = |near: &str| format!("did you mean `{near}`?");
    let several = |found: &[&str]| format!("perhaps {}?", quoted_list(found, "or"));
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
    if let Some(near) = nearest_word(id, every_id()) {
        return one(near);
    }
    if let [_, _] | [_, _, _] = asked.as_slice() {
        return several(&asked);
    }
    // A rule set by what people call it.
    match (RuleSet::suggest_words(id).as_slice(), RuleSet::from_word(id)) {
        ([only], _) => return one(only),
        ([], Err(which)) if which.contains('?') => return which,
        _ => {}
    }
    let within = has(&|known| known.contains(&lower));
    if within.is_empty() { LISTS.to_owned() } else { several(&within) }
}

/// The words of questions that are not the name of a mechanic, each once.
fn shared_words() -> impl Iterator<Item = &'static str> {
    question_words().into_iter().filter(|word| MECHANICS.iter().all(|m| m.name() != *word))
}

/// What is held on a question, in words.
pub(super) fn holding_words(id: QuestionId, holding: &Holding<'_>) -> String {
    let voice = Language::ENGLISH.voice();
    let data = question_data(id);
    let each = |readings: &[ReadingIx]| {
        let words: Vec<&str> = readings.iter().map(|r| data.reading(*r)).collect();
        voice.join_or_between(&words)
    };
    voice.say(&match holding {
        Holding::Settled { reading, .. } => return data.reading(*reading).to_owned(),
        Holding::Open { readings, rulings, .. } => {
            say!(law::HeldOpen { readings: each(readings), silent: rulings.is_empty() })
        }
        Holding::Contested { readings, .. } => {
            say!(law::HeldContested { readings: each(readings) })
        }
        Holding::NotApplicable(since) => match since.known {
            Some(known) => say!(law::HeldUnknown { date: known.to_string() }),
            None => say!(law::HeldNotBefore { date: since.date.to_string() }),
        },
    })
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
