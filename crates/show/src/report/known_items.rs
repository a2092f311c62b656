//! The items that `oracle explain` explains, found by their ids.

use carcassonne_law::{
    Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, Source, find_ruling, find_source, present_era, presets,
    question_data, questions, questions_meant, sources,
};
use carcassonne_position::wording::{Join, Sentence, Voice, say};
use carcassonne_rules::mechanics::{MECHANICS, Mechanic, forms, question_words};
use carcassonne_text::{Language, nearest_word, quoted_list};
use carcassonne_words::dictionary::in_english;

use super::answer::{is_another_print, rule_set_names};
use super::codes::{CODES, ProblemCode};
use super::notation::{TOPICS, Topic};

/// An item with an id.
#[derive(Debug)]
pub(super) enum KnownItem {
    /// A question of law.
    Question(QuestionId),
    /// A ruling, with its question.
    Ruling(QuestionId, &'static Ruling),
    /// A source.
    Source(&'static Source),
    /// A rule set, which may be a date.
    RuleSet(RuleSet),
    /// A column of an answer for several rule sets.
    Column(Column),
    /// A mechanic.
    Mechanic(&'static Mechanic),
    /// The word of a question that several mechanics share.
    Ask(&'static str),
    /// A page on the notation.
    Topic(&'static Topic),
    /// The code of a problem.
    Problem(&'static ProblemCode),
    /// The list of all codes of problems.
    Problems,
    /// The list of all mechanics.
    Mechanics,
}

impl KnownItem {
    /// Finds the item that an id names; house rule sets only if they are in the scope. Fails with a suggestion: the
    /// nearest ids, or the commands that list ids.
    pub(super) fn find(id: &str, scope: RuleSetScope<'_>) -> Result<Self, String> {
        if let Some(shared) = Column::from_varying_head(id) {
            return Ok(Self::Column(shared));
        }
        let id = if matches!(id, "now" | "today" | "present") { present_era().id } else { id };
        let house = scope.house(id).map(|house| Self::RuleSet(house.clone()));
        if let Some(item) = house.or_else(|| Self::from_id(id)) {
            return Ok(item);
        }
        if let Some(column) = Column::from_listing_head(id) {
            return match column.sets.as_slice() {
                [only] => Self::find(only.id(), scope),
                [..] => Ok(Self::Column(column)),
            };
        }
        // The name in answers, such as `Rio Grande`.
        let has_name = |set: &RuleSet| {
            Language::ALL.into_iter().any(|language| {
                let head = rule_set_names::era_head(set, Voice::in_language(language));
                [set.display_name(language), &head].iter().any(|name| name.eq_ignore_ascii_case(id))
            })
        };
        let by_name = || RuleSet::eras_and_presets().into_iter().find(has_name);
        let rule_set = RuleSet::from_word(id).ok().or_else(by_name).map(Self::RuleSet);
        // The head of a column with a hyphen in place of the dash: `2015-2020`.
        let column = || Column::from_listing_head(&id.replacen('-', "–", 1)).map(Self::Column);
        rule_set.or_else(column).ok_or_else(|| suggest(id))
    }

    /// Returns the item with an id; `None` if the id is that of a house rule set or of no item.
    fn from_id(id: &str) -> Option<Self> {
        let rule_set = || RuleSet::ids().find(|known| *known == id).and_then(|id| RuleSet::from_word(id).ok());
        let lists = || match id {
            "problems" => Some(Self::Problems),
            "mechanics" => Some(Self::Mechanics),
            _ => None,
        };
        QuestionId::from_word(id)
            .map(Self::Question)
            .or_else(|| find_ruling(id).map(|(question, ruling)| Self::Ruling(question, ruling)))
            .or_else(|| find_source(id).map(Self::Source))
            .or_else(|| rule_set().map(Self::RuleSet))
            .or_else(|| MECHANICS.iter().find(|m| m.name() == id).map(|mechanic| Self::Mechanic(mechanic)))
            .or_else(|| forms().find(|(_, form)| form.ask == id).map(|(_, form)| Self::Ask(form.ask)))
            .or_else(|| Topic::find(id).map(Self::Topic))
            .or_else(lists)
            .or_else(|| ProblemCode::find(id).map(Self::Problem))
    }
}

/// Returns `true` if the page of an id depends on the rule sets: of a question, a ruling, a mechanic with questions of law.
pub fn depends_on_rule_sets(id: &str) -> bool {
    match KnownItem::find(id, RuleSetScope::full(&[])) {
        Ok(KnownItem::Question(_) | KnownItem::Ruling(..)) => true,
        Ok(KnownItem::Mechanic(mechanic)) => !mechanic.questions.is_empty(),
        Ok(_) | Err(_) => false,
    }
}

/// A column of an answer that several rule sets may share.
#[derive(Debug)]
pub(super) struct Column {
    pub(super) head: String,
    /// A description in sentences.
    pub(super) about: Sentence,
    /// The rule sets that the column may have; none if they depend on the scenario.
    pub(super) sets: Vec<RuleSet>,
}

impl Column {
    /// Returns the column for a head whose rule sets depend on the answer, in any language: `others`, `unofficial`, `2015+`,
    /// `your table`.
    fn from_varying_head(head: &str) -> Option<Self> {
        let is_head = |said: Sentence| Language::ALL.into_iter().any(|of| head == Voice::in_language(of).say(&said));
        let is_others = is_head(say!(report::HeadOthers));
        let (about, sets) = if is_others || is_head(say!(report::HeadUnofficial)) {
            let all = presets().iter().filter_map(|preset| RuleSet::from_word(preset.id).ok());
            let all = all.filter(|set| is_others || !is_another_print(set)).collect();
            (say!(law_page::ColumnOthers), all)
        } else if is_head(say!(report::HeadYourTable)) {
            (say!(law_page::ColumnYourTable), Vec::new())
        } else {
            let first = RuleSet::from_word(head.strip_suffix('+')?).ok()?;
            (say!(law_page::ColumnFrom), vec![first])
        };
        Some(Self { head: head.to_owned(), about, sets })
    }

    /// Returns the column for a head that lists its rule sets: `2015–2020`, `2021–`, `com,h1` (formerly `com+h1`).
    fn from_listing_head(head: &str) -> Option<Self> {
        if !head.contains([',', '+', '–']) && !head.contains("..") {
            return None;
        }
        let parts: Result<Vec<Vec<RuleSet>>, String> =
            head.split([',', '+']).map(|part| RuleSet::parse_range(part.trim())).collect();
        let about = say!(law_page::ColumnSeveral);
        Some(Self { head: head.to_owned(), about, sets: parts.ok()?.concat() })
    }
}

/// The rule sets whose law a page shows.
#[derive(Debug, Clone, Copy)]
pub(super) struct RuleSetScope<'r> {
    pub(super) sets: &'r [RuleSet],
    /// Set for all rule sets: superseded rulings are included then.
    pub(super) is_full: bool,
}

impl<'r> RuleSetScope<'r> {
    pub(super) fn full(sets: &'r [RuleSet]) -> Self {
        Self { sets, is_full: true }
    }

    pub(super) fn partial(sets: &'r [RuleSet]) -> Self {
        Self { sets, is_full: false }
    }

    fn house(&self, name: &str) -> Option<&RuleSet> {
        self.sets.iter().find(|set| set.house().is_some() && set.id() == name)
    }

    /// Returns `true` if the scope is full, or a rule set follows a ruling on the question or has it still in print.
    pub(super) fn includes(&self, id: QuestionId, ruling: &Ruling) -> bool {
        let has = |set: &RuleSet| {
            let law = Law::new(set);
            let holding = law.holding(id);
            holding.rulings().iter().chain(holding.side_rulings()).any(|r| r.id() == ruling.id())
        };
        self.is_full || self.sets.iter().any(has)
    }
}

/// Returns the id of every item, each once.
fn every_id() -> impl Iterator<Item = &'static str> {
    let questions_and_rulings =
        questions().iter().flat_map(|q| std::iter::once(q.id).chain(q.rulings.iter().map(Ruling::id)));
    questions_and_rulings
        .chain(sources().iter().map(|s| s.id))
        .chain(RuleSet::ids())
        .chain(MECHANICS.iter().map(|m| m.name()))
        .chain(question_words().into_iter().filter(|word| MECHANICS.iter().all(|m| m.name() != *word)))
        .chain(TOPICS.iter().map(|topic| topic.word))
        .chain(CODES.iter().map(|code| code.word))
        .chain(["problems", "mechanics"])
}

/// The suggestion where no id is similar.
pub const LISTING_COMMANDS: &str = "`oracle rulings`, `oracle rules` and `oracle sources` list what is known; `oracle explain mechanics` lists the mechanics, and `oracle find WORD...` searches everything";

fn suggest(id: &str) -> String {
    let one = |near: &str| format!("did you mean `{near}`?");
    let several = |found: &[&str]| format!("perhaps {}?", quoted_list(found, "or"));
    let questions = questions_meant(id);
    if let [only] = questions.as_slice() {
        return one(only);
    }
    let lower = id.to_lowercase();
    let english = in_english(&lower);
    let words = || std::iter::once(english).chain(lower.split([' ', '-']));
    if let Some(known) = words().find_map(|word| every_id().find(|known| *known == word)) {
        return one(known);
    }
    let first_six = |fits: &dyn Fn(&str) -> bool| -> Vec<&'static str> {
        every_id().filter(|known| lower.len() > 2 && fits(known)).take(6).collect()
    };
    let longer = first_six(&|known| known.starts_with(&lower));
    if longer.len() > 1 {
        return several(&longer);
    }
    if let Some(near) = nearest_word(id, every_id()) {
        return one(near);
    }
    if let [_, _] | [_, _, _] = questions.as_slice() {
        return several(&questions);
    }
    match (RuleSet::suggest_words(id).as_slice(), RuleSet::from_word(id)) {
        ([only], _) => return one(only),
        ([], Err(which)) if which.contains('?') => return which,
        _ => {}
    }
    let containing = first_six(&|known| known.contains(&lower));
    if containing.is_empty() { LISTING_COMMANDS.to_owned() } else { several(&containing) }
}

/// Returns a holding in a phrase, with the words of the readings.
pub(super) fn holding_words(id: QuestionId, holding: &Holding<'_>, voice: Voice<'_>) -> String {
    let data = question_data(id);
    let join_readings = |readings: &[ReadingIx]| {
        let words: Vec<&str> = readings.iter().map(|r| data.reading(*r)).collect();
        voice.join(&words, Join::AnyOf)
    };
    voice.say(&match holding {
        Holding::Settled { reading, .. } => return data.reading(*reading).to_owned(),
        Holding::Open { readings, rulings, .. } => {
            say!(law::HeldOpen { readings: join_readings(readings), silent: rulings.is_empty() })
        }
        Holding::Contested { readings, .. } => {
            say!(law::HeldContested { readings: join_readings(readings) })
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
    fn no_two_items_share_an_id() {
        let mut ids: Vec<&str> = every_id().collect();
        ids.sort_unstable();
        let twice: Vec<&[&str]> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}
