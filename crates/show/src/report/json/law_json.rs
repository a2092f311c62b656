//! The law behind verdicts as JSON. Verdicts with the same law refer to one entry of a list by its index.

use std::collections::BTreeMap;
use std::sync::Arc;

use carcassonne_law::{CitedRuling, QuestionId, RuleSet, question_data};
use carcassonne_position::wording::Voice;
use carcassonne_rules::verdict::{Citation, PointOfLaw, Verdict};
use serde::Serialize;

use super::map::Map;
use crate::report::author_phrases::date_text_phrase;

/// The distinct laws behind the verdicts of a report.
#[derive(Debug, Default)]
pub(super) struct Laws<'b> {
    /// The laws in the order of their first verdicts.
    laws: Vec<VerdictLaw<'b>>,
    /// The cited rulings by id, each with its question.
    cited: BTreeMap<String, (QuestionId, CitedRuling<'b>)>,
}

/// The points of law that a verdict depends on, and the rulings on them.
type VerdictLaw<'b> = (Arc<[PointOfLaw]>, Arc<[Citation<'b>]>);

/// The law behind a verdict.
#[derive(Debug, Serialize)]
pub(super) struct LawJson<'b> {
    /// The holdings by question.
    readings: Map<&'static str, &'static str>,
    /// The questions on which the answer does not depend.
    no_difference: Vec<&'static str>,
    citations: Vec<CitationJson<'b>>,
}

/// A cited ruling, by id.
#[derive(Debug, Serialize)]
struct CitationJson<'b> {
    id: &'b str,
    question: &'static str,
    role: &'static str,
    rule_sets: Vec<&'b str>,
}

/// A ruling in full.
#[derive(Debug, Serialize)]
pub(super) struct RulingJson<'b> {
    id: &'b str,
    question: &'static str,
    reading: &'static str,
    source: &'b str,
    place: &'b str,
    place_english: Option<&'static str>,
    place_translated: bool,
    address: Option<&'b str>,
    from: Option<String>,
    dated: String,
    authority: &'static str,
    derived: bool,
    says: &'b str,
}

impl<'b> Laws<'b> {
    /// Returns the index of the law behind a verdict, which is added if it is new.
    pub(super) fn index_of(&mut self, verdict: &Verdict<'b>) -> usize {
        let (points, citations) = (&verdict.points_of_law, &verdict.citations);
        let is_equal = |(known, cited): &VerdictLaw<'b>| {
            // Most verdicts share the lists of another one, which is quicker to find out than that they are equal.
            (Arc::ptr_eq(points, known) && Arc::ptr_eq(citations, cited))
                || (points == known && are_equal(citations, cited))
        };
        if let Some(index) = self.laws.iter().position(is_equal) {
            return index;
        }
        for citation in citations.iter() {
            let ruling = citation.ruling;
            self.cited.entry(ruling.id().to_owned()).or_insert((citation.question, ruling));
        }
        self.laws.push((Arc::clone(points), Arc::clone(citations)));
        self.laws.len() - 1
    }

    /// Returns the laws in the order of their indices.
    pub(super) fn to_json<'s>(&'s self, sets: &'s [RuleSet]) -> Vec<LawJson<'s>> {
        let law_json = |(points, citations): &'s VerdictLaw<'b>| LawJson {
            readings: points.iter().map(|p| (p.question.word(), p.holding)).collect(),
            no_difference: points.iter().filter(|p| !p.matters).map(|p| p.question.word()).collect(),
            citations: citations.iter().map(|c| citation_json(c, sets)).collect(),
        };
        self.laws.iter().map(law_json).collect()
    }

    pub(super) fn cited_rulings(&self, voice: Voice<'_>) -> Vec<RulingJson<'_>> {
        self.cited.values().map(|(question, ruling)| ruling_json(*question, ruling, voice)).collect()
    }
}

/// Returns `true` if two lists have equal citations in the same order.
fn are_equal(a: &[Citation<'_>], b: &[Citation<'_>]) -> bool {
    let is_equal = |(a, b): (&Citation<'_>, &Citation<'_>)| {
        a.ruling == b.ruling && a.question == b.question && a.role == b.role && a.rule_sets == b.rule_sets
    };
    a.len() == b.len() && a.iter().zip(b).all(is_equal)
}

fn citation_json<'s>(c: &'s Citation<'_>, sets: &'s [RuleSet]) -> CitationJson<'s> {
    CitationJson {
        id: c.ruling.id(),
        question: c.question.word(),
        role: c.role.word(),
        rule_sets: c.rule_sets.iter().filter_map(|n| sets.get(*n)).map(RuleSet::id).collect(),
    }
}

fn ruling_json<'s>(question: QuestionId, r: &'s CitedRuling<'_>, voice: Voice<'_>) -> RulingJson<'s> {
    RulingJson {
        id: r.id(),
        question: question.word(),
        reading: question_data(question).reading_or_open(r.reading()),
        source: r.source(),
        place: r.place(),
        place_english: r.place_english().map(|(english, _)| english),
        place_translated: r.place_english().is_some_and(|(_, translated)| translated),
        address: r.link().map(|link| link.address),
        from: r.in_force_from().map(|d| d.to_string()),
        dated: voice.say(&date_text_phrase(r, voice.language())),
        authority: r.authority().word(),
        derived: r.is_derived(),
        says: match r {
            CitedRuling::Book(ruling) => ruling.says_in(voice.language()).unwrap_or_else(|| ruling.says()),
            CitedRuling::House(rule) => &rule.because,
        },
    }
}
