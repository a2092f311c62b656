//! The settlement: who is right, under which rules.

use super::format::{Listing, Report};
use super::json;
use super::law::LawPage;
use super::page::ClaimLine;
use crate::rulebook::RuleSet;
use crate::verdict::Standing;

/// Settles the claims of a report: each with how it stands, then the verdicts on what is claimed and
/// their rulings.
pub fn settlement(report: &Report<'_>) -> Listing {
    Listing::new(page(report), json::settled(report))
}

fn page(report: &Report<'_>) -> LawPage {
    let (page, sets) = (report.page(), report.judgement.rule_sets);
    let mut law = LawPage::new();
    if let Some(question) = &page.question {
        law.head(question).blank();
    }
    for doubt in &page.doubts {
        law.text(format!("Note: {doubt}")).blank();
    }
    let present = RuleSet::present();
    for ClaimLine { subject, claim, now, standings } in &page.claims {
        let verdict = match (standings.as_slice(), now) {
            ([(standing, _)], _) => format!("{} under {}", say(*standing), everyone(sets)),
            (_, Some(standing)) => {
                let section = page.sections.iter().find(|s| s.id == *subject);
                let row = section.and_then(|s| s.rows.iter().find(|r| r.now));
                let gives = row.map_or(String::new(), |r| format!(", which give {}", r.phrase));
                format!(
                    "{} by the present official rules ({}){gives}",
                    say(*standing),
                    present.id()
                )
            }
            (_, None) => "it depends on the rules".to_owned(),
        };
        law.head(format!("{claim}: {verdict}."));
        if standings.len() > 1 {
            for (standing, ids) in standings {
                law.item("-", format!("{}: {}", standing.word(), ids.join(", ")));
            }
        }
        law.blank();
    }
    let claimed = |id: &str| page.claims.iter().any(|c| c.subject == id);
    for section in page.sections.iter().filter(|s| claimed(&s.id)) {
        law.text(format!("{}. {}", section.title, section.headline));
        for row in &section.rows {
            law.item(
                "-",
                format!(
                    "{}, under {}: {}",
                    row.phrase,
                    row.under.join(", "),
                    row.because.join("; ")
                ),
            );
        }
        law.blank();
    }
    for note in &page.notes {
        law.item(
            format!("[{}]", note.number),
            format!("{}. {}: {}", note.head(), note.source, note.place),
        );
        law.aside(&note.says);
    }
    law
}

fn everyone(sets: &[RuleSet]) -> String {
    match sets {
        [one] => one.id().to_owned(),
        many => format!("all {} rule sets", many.len()),
    }
}

fn say(standing: Standing) -> &'static str {
    match standing {
        Standing::Right => "right",
        Standing::Wrong => "wrong",
        Standing::Undecided => "undecided (the rules leave it open or contradict one another)",
        Standing::NotApplicable => "not applicable",
    }
}
