//! The format `--brief`, one line per file: the first answer, and the rule sets with other answers.

use std::io;

use carcassonne_law::{RuleSet, SetKind};
use carcassonne_position::Status;
use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_rules::verdict::{SubjectVerdicts, Verdict, leading_rule_set};
use carcassonne_text::sanitize;

use super::answer::{Page, Unanswered, head_of_presets, rule_set_names};
use super::detail::Boards;
use super::format::{Format, Listing, Output, Run, Sheet};
use super::judged::Report;
use super::phrases::{outcome_phrases, verdict_phrase};
use super::style::{self, Style};

/// The format with one line per file.
#[derive(Debug)]
pub struct Brief;

/// The width in columns of the name of a file.
const NAME_WIDTH: usize = 24;
/// The width in columns that is reserved for the rule sets with other answers.
const OTHERS_WIDTH: usize = 20;
/// The width in columns up to which the rule sets with other answers are named in any case.
const LEAST_OTHERS_WIDTH: usize = 34;

impl Format for Brief {
    fn word(&self) -> &'static str {
        "brief"
    }

    fn help(&self, _: Output) -> &'static str {
        "One line per file"
    }

    fn can_show(&self, _: Boards) -> bool {
        false
    }

    fn is_config_shared(&self) -> bool {
        true
    }

    fn write_report(&self, report: &Report<'_>, _: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if let Some(read_back) = &report.table.scenario.read_back {
            for line in read_back.lines() {
                writeln!(sheet.out, "{}", sheet.style.wrap(line, "", "  "))?;
            }
        }
        writeln!(sheet.out, "{}", line(report, sheet.style))?;
        match Unanswered::from_table(report.table) {
            Some(unanswered) => {
                writeln!(sheet.out, "{}", sheet.style.wrap(&unanswered.text, "  ", "  "))
            }
            None => Ok(()),
        }
    }

    fn write_listing(&self, _: &Listing, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }
}

/// Returns a report in a line no wider than the style.
fn line(report: &Report<'_>, style: Style) -> String {
    let voice = report.table.voice();
    let file = std::path::Path::new(report.file);
    let name = file.file_stem().map_or(report.file.into(), |stem| stem.to_string_lossy());
    let subjects = &report.judgement.subjects;
    let all: Vec<SubjectPhrases<'_>> = subjects.iter().map(|judged| SubjectPhrases::new(report, judged)).collect();
    let first = Page::first_subject(report).map(|first| first.subject);
    let first = all.iter().find(|phrases| Some(phrases.judged.subject) == first);
    let others = first.map_or_else(String::new, |_| other_rule_sets(report, &all, style.width * 2 / 5, voice));
    let more = match report.judgement.answered.saturating_sub(1) {
        0 => String::new(),
        more => format!(" {}", voice.say(&say!(report::BriefMore { count: more }))),
    };
    let name = fit(&name, NAME_WIDTH);
    let used = NAME_WIDTH + 4 + style::width(&others).max(OTHERS_WIDTH) + style::width(&more);
    let room = style.width.saturating_sub(used).max(10);
    let answer = first.and_then(|phrases| answer(report, phrases, room, voice));
    let answer = answer.unwrap_or_else(|| voice.say(&say!(report::BriefNothing)));
    // The answer may be cut, but not the number of further answers after it.
    let answer = format!("{}{more}", fit(&answer, room).trim_end());
    let answer = fit(&answer, room + style::width(&more));
    let line = format!("{name}  {answer}  {others}");
    fit(line.trim_end(), style.width).trim_end().to_owned()
}

/// The verdicts on a subject in phrases.
struct SubjectPhrases<'r> {
    judged: &'r SubjectVerdicts<'r>,
    /// The phrase of each verdict, and the number of answers that it leaves open.
    phrases: Vec<(String, usize)>,
}

impl<'r> SubjectPhrases<'r> {
    fn new(report: &Report<'_>, judged: &'r SubjectVerdicts<'r>) -> Self {
        let table = report.table;
        let phrase = |verdict: &Verdict<'_>| {
            let rows = outcome_phrases(table, judged, verdict);
            let count = if verdict.status == Status::Settled { 1 } else { rows.len() };
            (verdict_phrase(rows, verdict.status, table.voice()), count)
        };
        Self { judged, phrases: judged.verdicts.iter().map(phrase).collect() }
    }

    /// Returns the status under a rule set, the phrase, and the number of possible answers.
    fn under_rule_set(&self, set: usize) -> Option<(Status, &str, usize)> {
        let mut all = self.judged.verdicts.iter().zip(&self.phrases);
        let (verdict, (phrase, count)) = all.find(|(v, _)| v.rule_sets.contains(&set))?;
        Some((verdict.status, phrase.as_str(), *count))
    }
}

/// Returns the answer under the leading rule set, with the name of that rule set if it is not today's and others differ.
/// Several answers wider than `room` columns are replaced by their number.
fn answer(report: &Report<'_>, phrases: &SubjectPhrases<'_>, room: usize, voice: Voice<'_>) -> Option<String> {
    let sets = report.judgement.rule_sets;
    let leading = leading_rule_set(&report.judgement.subjects, sets)?;
    let (_, phrase, count) = phrases.under_rule_set(leading)?;
    let all_agree = (0..sets.len()).all(|n| phrases.under_rule_set(n).is_some_and(|(_, other, _)| other == phrase));
    let answer = if count > 1 && style::width(phrase) > room {
        voice.say(&say!(report::BriefWays { count: count }))
    } else {
        phrase.to_owned()
    };
    match sets.get(leading).filter(|set| !all_agree && !set.is_present()) {
        Some(set) => Some(voice.say(&say!(report::BriefUnder { rules: set.id().to_owned(), said: answer }))),
        None => Some(answer),
    }
}

/// Returns the rule sets that disagree with the leading one on some subject, by the status of their answer; only that there are
/// some if the names are wider than `room` columns.
fn other_rule_sets(report: &Report<'_>, all: &[SubjectPhrases<'_>], room: usize, voice: Voice<'_>) -> String {
    let sets = report.judgement.rule_sets;
    let Some(leading) = leading_rule_set(&report.judgement.subjects, sets).filter(|_| sets.len() > 1) else {
        return String::new();
    };
    let [mut differ, mut open, mut absent] = [const { Vec::new() }; 3];
    for (n, set) in sets.iter().enumerate() {
        let pairs =
            all.iter().filter_map(|phrases| Some((phrases.under_rule_set(n)?, phrases.under_rule_set(leading)?)));
        let differing = pairs.filter(|((_, a, _), (_, b, _))| a != b).map(|((status, _, _), _)| status);
        let statuses: Vec<Status> = differing.collect();
        if statuses.contains(&Status::Settled) {
            differ.push(set);
        } else if statuses.iter().any(|status| [Status::Open, Status::Contested].contains(status)) {
            open.push(set);
        } else if !statuses.is_empty() {
            absent.push(set);
        }
    }
    // That a subject is newer than a rule set is of interest only if the user has chosen the rule set.
    if RuleSet::is_full_list(sets) {
        absent.clear();
    }
    if differ.is_empty() && open.is_empty() && absent.is_empty() {
        return voice.say(&say!(report::BriefAll));
    }
    let names = |some: &[&RuleSet]| short_names(some, sets, voice);
    let parts = [
        (!differ.is_empty()).then(|| say!(report::BriefDiffer { rules: names(&differ) })),
        (!open.is_empty()).then(|| say!(report::BriefOpen { rules: names(&open) })),
        (!absent.is_empty()).then(|| say!(report::BriefAbsent { rules: names(&absent) })),
    ];
    let parts: Vec<String> = parts.iter().flatten().map(|part| voice.say(part)).collect();
    let line = voice.join(&parts, Join::Semicolons);
    if style::width(&line) <= room.max(LEAST_OTHERS_WIDTH) {
        return line;
    }
    let some = if differ.is_empty() {
        say!(report::BriefOpenSome)
    } else {
        say!(report::BriefSome { open: !open.is_empty() })
    };
    voice.say(&some)
}

/// Returns the names of some rule sets as in the heads of columns; all presets of the report have one name.
fn short_names(some: &[&RuleSet], all: &[RuleSet], voice: Voice<'_>) -> Arg {
    let (presets, others): (Vec<&RuleSet>, Vec<&RuleSet>) = some.iter().partition(|set| set.kind() == SetKind::Preset);
    let preset_count = all.iter().filter(|set| set.kind() == SetKind::Preset).count();
    let mut names = rule_set_names::list(&others, voice);
    if presets.len() > 1 && presets.len() == preset_count {
        names.push(head_of_presets(&presets, voice));
    } else {
        names.extend(presets.iter().map(|set| set.short_name(voice.language()).to_owned()));
    }
    Arg::list([names.join(" ")])
}

/// Returns a text of a width in columns, padded with spaces or cut.
fn fit(text: &str, columns: usize) -> String {
    let text = &sanitize(text);
    let mut out = String::new();
    for c in text.chars() {
        if style::width(&out) + 2 > columns && style::width(text) > columns {
            out.push('…');
            break;
        }
        out.push(c);
    }
    let pad = columns.saturating_sub(style::width(&out));
    out.push_str(&" ".repeat(pad));
    out
}
