//! `oracle settle`: who is right.

use super::Ending;
use super::args::Settle;
use super::input;
use super::output::Terminal;
use crate::report::{self, Detail, Report};
use crate::verdict::{judge, weigh};

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
    let table = &case.table();
    let judgement = &judge(table, &sets);
    let claims = &weigh(table, judgement);
    let report = Report { file: &name, table, judgement, claims, detail: Detail::Usual };
    terminal.tell(|sheet| args.format.listing(&report::settlement(&report), sheet))?;
    Ok(Ending::Answered)
}
