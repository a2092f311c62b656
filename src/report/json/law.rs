//! The law behind verdicts: each kind of it is written once, and verdicts name it by its place.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use super::map::Map;
use crate::rulebook::{CitedRuling, QuestionId, RuleSet, question_data};
use crate::verdict::{Citation, PointOfLaw, Verdict};

/// The kinds of law behind verdicts, in the order of their first mention.
#[derive(Debug, Default)]
pub(super) struct Laws<'b> {
    kinds: Vec<Kind<'b>>,
    /// Every ruling cited, by its id.
    cited: BTreeMap<String, (QuestionId, CitedRuling<'b>)>,
}

/// The points of law that came up, and the rulings on them.
type Kind<'b> = (Arc<[PointOfLaw]>, Arc<[Citation<'b>]>);

/// What the law held.
#[derive(Debug, Serialize)]
pub(super) struct LawJson<'b> {
    readings: Map<&'static str, &'static str>,
    no_difference: Vec<&'static str>,
    citations: Vec<CitationJson<'b>>,
}

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
    /// The place of the law behind a verdict.
    pub(super) fn place(&mut self, verdict: &Verdict<'b>) -> usize {
        let (points, citations) = (&verdict.points_of_law, &verdict.citations);
        let same = |(known, cited): &Kind<'b>| {
            (Arc::ptr_eq(points, known) && Arc::ptr_eq(citations, cited))
                || (points == known && alike(citations, cited))
        };
        if let Some(place) = self.kinds.iter().position(same) {
            return place;
        }
        for citation in citations.iter() {
            let ruling = citation.ruling;
            self.cited.entry(ruling.id().to_owned()).or_insert((citation.question, ruling));
        }
        self.kinds.push((Arc::clone(points), Arc::clone(citations)));
        self.kinds.len() - 1
    }

    /// Each kind as data.
    pub(super) fn kinds<'s>(&'s self, sets: &'s [RuleSet]) -> Vec<LawJson<'s>> {
        let of = |(points, citations): &'s Kind<'b>| LawJson {
            readings: points.iter().map(|p| (p.question.word(), p.holding)).collect(),
            no_difference: points.iter().filter(|p| !p.matters).map(|p| p.question.word()).collect(),
            citations: citations.iter().map(|c| citation(c, sets)).collect(),
        };
        self.kinds.iter().map(of).collect()
    }

    /// Every ruling cited, in full.
    pub(super) fn cited(&self) -> Vec<RulingJson<'_>> {
        self.cited.values().map(|(question, ruling)| in_full(*question, ruling)).collect()
    }
}

/// Whether two lists cite the same for the same.
fn alike(a: &[Citation<'_>], b: &[Citation<'_>]) -> bool {
    let same = |(a, b): (&Citation<'_>, &Citation<'_>)| {
        a.ruling == b.ruling && a.question == b.question && a.role == b.role && a.rule_sets == b.rule_sets
    };
    a.len() == b.len() && a.iter().zip(b).all(same)
}

fn citation<'s>(c: &'s Citation<'_>, sets: &'s [RuleSet]) -> CitationJson<'s> {
    CitationJson {
        id: c.ruling.id(),
        question: c.question.word(),
        role: c.role.word(),
        rule_sets: c.rule_sets.iter().filter_map(|n| sets.get(*n)).map(RuleSet::id).collect(),
    }
}

fn in_full<'s>(question: QuestionId, r: &'s CitedRuling<'_>) -> RulingJson<'s> {
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
        dated: r.date_text(),
        authority: r.authority().word(),
        derived: r.is_derived(),
        says: r.says(),
    }
}
