//! `oracle settle`: who is right.

use super::Ending;
use super::args::{Format, Settle};
use super::input;
use super::output::Terminal;
use crate::report::{self, ClaimLine, Detail, LawPage, Page};
use crate::rulebook::RuleSet;
use crate::verdict::{Standing, judge, weigh};

pub(super) fn run(args: &Settle, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(sets) = input::rule_sets(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let case = match input::case(&args.file, terminal) {
        Ok(case) => case,
        Err(refused) => {
            terminal.refuse(&refused)?;
            return Ok(Ending::Refused);
        }
    };
    let name = args.file.display().to_string();
    if case.scenario.claims.is_empty() {
        terminal.complain(
            &format!("{name} has no claims to weigh"),
            "say who claims what: `claims: { red: { a.city: 10 }, blue: { a.city: 8 } }`",
        )?;
        return Ok(Ending::Refused);
    }
    let table = case.table();
    let judgement = judge(&table, &sets);
    let claims = weigh(&table, &judgement);
    if args.format == Format::Json {
        terminal.json(&report::json_settled(&name, &table, &claims, &sets))?;
        return Ok(Ending::Answered);
    }
    let page = Page::of(&table, &judgement, &claims, Detail::Usual);
    let law = settled(&page, &sets);
    terminal.law(&law, args.format == Format::Markdown)?;
    Ok(Ending::Answered)
}

fn settled(page: &Page, sets: &[RuleSet]) -> LawPage {
    let mut law = LawPage::new();
    if let Some(question) = &page.question {
        law.head(question).blank();
    }
    let present = RuleSet::present();
    for ClaimLine { subject, claim, now, standings } in &page.claims {
        let verdict = match (standings.as_slice(), now) {
            ([(standing, _)], _) => format!("{} under {}", say(*standing), everyone(sets)),
            (_, Some(standing)) => {
                let section = page.sections.iter().find(|s| s.id == *subject);
                let row = section.and_then(|s| {
                    s.rows.iter().find(|r| r.under.iter().any(|u| u.ends_with("(now)")))
                });
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
