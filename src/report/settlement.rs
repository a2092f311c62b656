//! The settlement: who is right, under which rules.

use std::collections::BTreeMap;

use serde_json::Value;

use super::answer::Page;
use super::format::Listing;
use super::json::settled;
use super::judged::Report;
use super::law::{LawPage, Paragraph};
use crate::hints::{WeighedClaim, doubts};
use crate::mechanics::SubjectIx;
use crate::text::sanitize_line;
use crate::verdict::Judgement;
use crate::wording::say;

/// Settles the claims of a report: of each thing that is claimed, who is right about it and what holds
/// today; then what decides.
pub fn settlement(report: &Report<'_>) -> Listing {
    Listing::new(page(report), settled(report))
}

/// The settlements of several files on one page, each under the name of its file where there are several of these.
pub fn together(files: Vec<(String, LawPage)>, several: bool) -> Listing {
    let mut page = LawPage::new();
    for (n, (file, settled)) in files.into_iter().enumerate() {
        if n > 0 {
            page.blank();
        }
        if several {
            page.head(sanitize_line(&file)).blank();
        }
        page.paragraphs.extend(settled.paragraphs);
    }
    Listing::new(page, Value::Null)
}

fn page(report: &Report<'_>) -> LawPage {
    let Report { table, claims, .. } = *report;
    let voice = table.voice();
    let rule_sets = report.judgement.rule_sets;
    let mut about: BTreeMap<SubjectIx, Vec<&WeighedClaim<'_>>> = BTreeMap::new();
    for claim in claims {
        if let Some(ix) = table.find_subject(claim.weighed.claim.about) {
            about.entry(ix).or_default().push(claim);
        }
    }
    // What a file expects is judged with it, and told by another command.
    let of_claims = report.judgement.subjects.iter().filter(|one| about.contains_key(&one.subject));
    let claimed = Judgement::new(rule_sets, of_claims.cloned());
    let whole = Page::of(&Report { judgement: &claimed, ..*report }, &[]);
    let mut law = LawPage::new();
    if let Some(question) = &whole.question {
        law.head(question).blank();
    }
    for line in &whole.read_back {
        law.text(line);
    }
    if !whole.read_back.is_empty() {
        law.blank();
    }
    for doubt in doubts(table, report.judgement) {
        law.text(voice.capitalized_sentence(&say!(report::Note { text: doubt }))).blank();
    }
    for one in claimed.subjects {
        let ix = one.subject;
        let alone = &Judgement::new(rule_sets, vec![one]);
        // What is claimed is told by itself, claim by claim.
        let of_one = Report { judgement: alone, claims: &[], ..*report };
        let told = Page::of_one(&of_one);
        for asked in &told.asked {
            law.text(&asked.heading);
        }
        for today in &told.today {
            for (_, said, _) in &today.said {
                law.text(format!("{}: {said}", today.by));
            }
        }
        for claim in about.remove(&ix).unwrap_or_default() {
            let of_one = Report { claims: std::slice::from_ref(claim), ..of_one };
            for claim in Page::claims_in_full(&of_one) {
                law.item("-", claim);
            }
        }
        law.blank();
    }
    for decision in &whole.decided {
        law.text(&decision.head);
        for way in &decision.readings {
            let parts = [&way.answer, &way.who, &way.place].map(String::as_str);
            let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            law.item("-", voice.join_semicolons(&parts));
        }
        if let Some(open) = &decision.open {
            law.item("-", open);
        }
    }
    if law.paragraphs.last() == Some(&Paragraph::Blank) {
        law.paragraphs.pop();
    }
    law
}
