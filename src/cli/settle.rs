//! `oracle settle`: the claims in a dispute, judged.

use std::path::PathBuf;

use carcassonne_position::Meeple;
use carcassonne_rules::hints::weigh;
use carcassonne_rules::mechanics::Kind;
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_show::report::{self, Detail, Format, Output, Report, Run};
use carcassonne_text::RefusedText;
use clap::Args;

use super::args::{RuleSetArgs, format_parser};
use super::choice::Choice;
use super::command_error::{CommandError, mistake};
use super::config::Config;
use super::ending::Ending;
use super::input::{self, Candidate};
use super::output::Terminal;
use super::problems::{files as problems, refusal};

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/settle.txt"))]
pub(super) struct Settle {
    /// Scenario files with `claims`, or folders to search for such files; `-` reads standard input.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    which: RuleSetArgs,
    /// Output format.
    #[arg(long, value_parser = format_parser(Output::Answers), default_value = "table", value_name = "FORMAT")]
    format: &'static dyn Format,
}

pub(super) fn run(args: &Settle, config: &Config, terminal: &mut Terminal) -> Result<Ending, CommandError> {
    terminal.set_format(args.format);
    let choice = Choice::with_config(&args.which, config, terminal)?;
    let files = input::find_scenarios_or_missing(&args.paths, terminal)?;
    // In a folder, only scenarios with claims count.
    let files: Vec<_> = files.into_iter().filter(Candidate::may_have_claims).collect();
    if files.is_empty() {
        return Err(mistake!(problems::NoClaimsFound));
    }
    let (mut settled, mut notes) = (Vec::new(), Vec::new());
    let mut run = Run::new(files.len());
    for candidate in &files {
        let path = &candidate.display_path;
        let file = candidate.name();
        let case = match open_with_claims(candidate, &file, terminal)? {
            None => continue,
            Some(Ok(case)) => case,
            Some(Err(refused)) => {
                terminal.write_sheet(|sheet| args.format.write_refusal(&refused, run, sheet))?;
                run.refused += 1;
                continue;
            }
        };
        let (table, sets) = &case.table_with_sets(&choice.sets);
        let judgement = &judge(table, sets, Scope::Mentioned);
        let claims = &weigh(table, judgement);
        let report = Report { file: &file, table, judgement, claims, detail: Detail::USUAL };
        let settlement = report::settlement(&report).with_config(choice.configured());
        terminal.write_sheet(|sheet| args.format.write_settlement(&settlement, run, sheet))?;
        let notices = choice.notices(table, path);
        notes.extend(notices.into_iter().map(|notice| (file.clone(), notice)));
        settled.push((file, settlement.page));
        run.reported += 1;
    }
    if run.reported > 0 {
        let all = report::join_settlements(settled, run.files > 1);
        terminal.write_sheet(|sheet| args.format.write_settlements(&all, choice.configured(), sheet))?;
    }
    terminal.write_sheet(|sheet| args.format.close(run, sheet))?;
    for (file, note) in notes {
        terminal.note_on_file(&file, &note)?;
    }
    Ok(if run.refused > 0 { Ending::Refused } else { Ending::Answered })
}

/// Reads a scenario with claims; reports a refusal, also for want of claims. `None` for house rules found in a folder.
fn open_with_claims(
    candidate: &Candidate,
    file: &str,
    terminal: &mut Terminal,
) -> std::io::Result<Option<Result<Case, RefusedText>>> {
    let Some(opened) = candidate.open_announced(terminal) else { return Ok(None) };
    Ok(Some(match opened {
        Ok((_, case)) if !case.scenario.claims.is_empty() => Ok(case),
        Ok((_, case)) => {
            let (player, claim) = example_claim(&case);
            let refused = refusal!(file, problems::NoClaims { file: file.to_owned(), player, claim });
            terminal.report_briefly(&refused)?;
            Err(refused)
        }
        Err(refused) => {
            terminal.report_problems(&refused)?;
            Err(refused)
        }
    }))
}

/// Returns an example of a claim, a player and their claim: on a question of the scenario whose answer has a suitable
/// key, else on the first feature with a meeple, if there is one.
fn example_claim(case: &Case) -> (String, Option<String>) {
    let player = case.scenario.players.first().map_or("red", String::as_str);
    let question_claim = case.posed.iter().find_map(|posed| {
        let ix = posed.ask?;
        let ask = case.scenario.ask(ix);
        let id = ask.id.clone().or_else(|| (ask.word == "turn").then(|| ask.word.clone()));
        let name = id.unwrap_or_else(|| (ix.index() + 1).to_string());
        let example_value = |kind| match kind {
            Kind::Flag => Some("true"),
            Kind::Count => Some("2"),
            _ => None,
        };
        let first = posed.form.reply_keys.iter().find_map(|key| Some((key.word, example_value(key.kind)?)));
        first.map(|(key, value)| format!("{name}: {{ {key}: {value} }}"))
    });
    let meeple_claim = || {
        let has_subject = |meeple: &&Meeple| case.table().subject_of(meeple.place).is_some();
        case.scenario.meeples.iter().find(has_subject).map(|meeple| format!("{}: 10", meeple.written))
    };
    (player.to_owned(), question_claim.or_else(meeple_claim))
}
