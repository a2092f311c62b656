//! The settlement of claims: which player is right, under which rules.

use std::collections::BTreeMap;

use carcassonne_position::wording::{Join, say};
use carcassonne_rules::hints::{WeighedClaim, doubts};
use carcassonne_rules::mechanics::SubjectIx;
use carcassonne_rules::verdict::{Judgement, SubjectVerdicts};
use carcassonne_text::sanitize_line;
use serde_json::Value;

use super::answer::Page;
use super::format::Listing;
use super::json::settlement_json;
use super::judged::Report;
use super::law_page::{LawPage, Paragraph};

/// Settles the claims of a report: for each claimed subject the present answer and the weighed claims, then the points of law
/// that decide.
pub fn settlement(report: &Report<'_>) -> Listing {
    Listing::new(page(report), settlement_json(report))
}

/// Joins the settlements of several files on one page; with `has_names` each is under the name of its file.
pub fn join_settlements(files: Vec<(String, LawPage)>, has_names: bool) -> Listing {
    let mut page = LawPage::new();
    for (n, (file, settlement)) in files.into_iter().enumerate() {
        if n > 0 {
            page.blank();
        }
        if has_names {
            page.head(sanitize_line(&file)).blank();
        }
        page.paragraphs.extend(settlement.paragraphs);
    }
    Listing::new(page, Value::Null)
}

fn page(report: &Report<'_>) -> LawPage {
    let Report { table, claims, .. } = *report;
    let voice = table.voice();
    let rule_sets = report.judgement.rule_sets;
    let mut claims_by_subject: BTreeMap<SubjectIx, Vec<&WeighedClaim<'_>>> = BTreeMap::new();
    for claim in claims {
        if let Some(ix) = table.find_subject(claim.weighed.claim.about) {
            claims_by_subject.entry(ix).or_default().push(claim);
        }
    }
    // The subjects of expectations are judged too, but `oracle check` reports on them.
    let is_claimed = |judged: &&SubjectVerdicts<'_>| claims_by_subject.contains_key(&judged.subject);
    let claimed = Judgement::new(rule_sets, report.judgement.subjects.iter().filter(is_claimed).cloned());
    let answer = Page::new(&Report { judgement: &claimed, ..*report }, &[]);
    let mut page = LawPage::new();
    if let Some(question) = &answer.question {
        page.head(question).blank();
    }
    for line in &answer.read_back {
        page.text(line);
    }
    if !answer.read_back.is_empty() {
        page.blank();
    }
    for doubt in doubts(table, report.judgement) {
        page.text(voice.capitalized_sentence(&say!(report::Note { text: doubt }))).blank();
    }
    for judged in claimed.subjects {
        let claims = claims_by_subject.remove(&judged.subject).unwrap_or_default();
        let judgement = &Judgement::new(rule_sets, vec![judged]);
        add_subject(&mut page, &Report { judgement, claims: &[], ..*report }, &claims);
    }
    for decision in &answer.decisions {
        page.text(&decision.head);
        for reading in &decision.readings {
            let parts = [&reading.answer, &reading.authority, &reading.place].map(String::as_str);
            let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            page.item("-", voice.join(&parts, Join::Semicolons));
        }
        if let Some(open) = &decision.open {
            page.item("-", open);
        }
    }
    if page.paragraphs.last() == Some(&Paragraph::Blank) {
        page.paragraphs.pop();
    }
    page
}

/// Adds the heading and the present answer of a report on one subject, and an item for each claim.
fn add_subject(page: &mut LawPage, report: &Report<'_>, claims: &[&WeighedClaim<'_>]) {
    let answer = Page::with_answers_only(report);
    for subject in &answer.subjects {
        page.text(&subject.heading);
    }
    for today in &answer.today {
        for (_, sentence, _) in &today.answers {
            page.text(format!("{}: {sentence}", today.rules));
        }
    }
    for claim in claims {
        for text in Page::all_claims(&Report { claims: std::slice::from_ref(*claim), ..*report }) {
            page.item("-", text);
        }
    }
    page.blank();
}
