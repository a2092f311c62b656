//! `oracle score`: the side-by-side answer.

use super::Ending;
use super::args::Score;
use super::input;
use super::output::Terminal;
use crate::report::{Detail, Report, Run};
use crate::verdict::{judge, weigh};

pub(super) fn run(args: &Score, terminal: &mut Terminal) -> std::io::Result<Ending> {
    let Some(sets) = input::rule_sets(&args.which, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut ending = Ending::Answered;
    let mut run = Run::over(args.files.len());
    for path in &args.files {
        let case = match input::case(path, terminal) {
            Ok(case) => case,
            Err(refused) => {
                terminal.refuse(&refused)?;
                ending = Ending::Refused;
                run.refused += 1;
                continue;
            }
        };
        let table = &case.table();
        let judgement = &judge(table, &sets);
        let claims = &weigh(table, judgement);
        let detail = if args.explain { Detail::Explain } else { Detail::Usual };
        let file = &path.display().to_string();
        let report = Report { file, table, judgement, claims, detail };
        terminal.tell(|sheet| args.format.report(&report, run, sheet))?;
        run.told += 1;
    }
    terminal.tell(|sheet| args.format.close(run, sheet))?;
    Ok(ending)
}
