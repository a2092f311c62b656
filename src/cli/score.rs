//! `oracle score`: the side-by-side answer.

use super::Ending;
use super::args::{Format, Score};
use super::input;
use super::output::Terminal;
use crate::report::{self, Detail, Page};
use crate::verdict::{judge, weigh};

pub(super) fn run(args: &Score, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(sets) = input::rule_sets(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut ending = Ending::Answered;
    let mut objects = Vec::new();
    for (n, path) in args.files.iter().enumerate() {
        let case = match input::case(path, terminal) {
            Ok(case) => case,
            Err(refused) => {
                terminal.refuse(&refused)?;
                ending = Ending::Refused;
                continue;
            }
        };
        let table = case.table();
        let judgement = judge(&table, &sets);
        let claims = weigh(&table, &judgement);
        let detail = if args.explain { Detail::Explain } else { Detail::Usual };
        let name = path.display().to_string();
        let style = terminal.style();
        let page = || Page::of(&table, &judgement, &claims, detail);
        let text = match args.format {
            Format::Table => report::table(&page(), style),
            Format::List => report::list(&page(), style),
            Format::Markdown => report::markdown(&page()),
            Format::Json => {
                objects.push(report::json(&name, &table, &judgement, &claims, args.explain));
                continue;
            }
        };
        if args.files.len() > 1 {
            let rule = if n > 0 { "\n" } else { "" };
            let mark = if args.format == Format::Markdown { "# " } else { "" };
            terminal.print(&format!("{rule}{mark}{name}\n\n"))?;
        }
        terminal.print(&text)?;
    }
    if args.format == Format::Json && !objects.is_empty() {
        let value = if args.files.len() == 1 { objects.remove(0) } else { objects.into() };
        terminal.json(&value)?;
    }
    Ok(ending)
}
