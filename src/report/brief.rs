//! One line a file: what holds today, and which rule sets say otherwise.

use std::io;

use super::answer::{Page, Unanswered, head_of_presets, named};
use super::detail::Boards;
use super::format::{Format, Listing, Output, Run, Sheet};
use super::judged::Report;
use super::style::{self, Style};
use super::words;
use crate::rulebook::{RuleSet, SetKind};
use crate::scenario::Status;
use crate::text::sanitize;
use crate::verdict::{SubjectVerdicts, Verdict, leading_rule_set};
use crate::wording::{Arg, Voice, say};

/// One line a file: the format behind `--brief`.
#[derive(Debug)]
pub struct Brief;

/// The columns that the name of a file takes.
const NAME: usize = 24;
/// The columns that are kept for which rule sets agree, and those that they may take in any case.
const STAND: usize = 20;
const LEAST_STAND: usize = 34;

impl Format for Brief {
    fn word(&self) -> &'static str {
        "brief"
    }

    fn help(&self, output: Output) -> &'static str {
        match output {
            Output::Answers => "One line per file",
            Output::Checks | Output::Listings | Output::Explanations => "",
        }
    }

    fn can_show(&self, _: Boards) -> bool {
        false
    }

    fn is_config_shared(&self) -> bool {
        true
    }

    fn write_report(&self, report: &Report<'_>, _: Run, sheet: &mut Sheet<'_>) -> io::Result<()> {
        if let Some(read) = &report.table.scenario.read_back {
            for line in read.lines() {
                writeln!(sheet.out, "{}", sheet.style.wrap(line, "", "  "))?;
            }
        }
        writeln!(sheet.out, "{}", line(report, sheet.style))?;
        match Unanswered::of(report.table) {
            Some(unanswered) => {
                writeln!(sheet.out, "{}", sheet.style.wrap(&unanswered.text, "  ", "  "))
            }
            None => Ok(()),
        }
    }

    fn close(&self, _: Run, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }

    fn write_listing(&self, _: &Listing, _: &mut Sheet<'_>) -> io::Result<()> {
        Ok(())
    }
}

/// A report in a line no wider than the style.
fn line(report: &Report<'_>, style: Style) -> String {
    let voice = report.table.voice();
    let file = std::path::Path::new(report.file);
    let name = file.file_stem().map_or(report.file.into(), |stem| stem.to_string_lossy());
    let subjects = &report.judgement.subjects;
    let all: Vec<InWords<'_>> = subjects.iter().map(|one| InWords::of(report, one)).collect();
    let first = Page::first(report).map(|first| first.subject);
    let first = all.iter().find(|one| Some(one.subject.subject) == first);
    let stand = first.map_or_else(String::new, |_| stand(report, &all, style.width * 2 / 5, voice));
    // How many more are answered is never what is cut.
    let more = report.judgement.answered.saturating_sub(1);
    let more = match more {
        0 => String::new(),
        more => format!(" {}", voice.say(&say!(report::BriefMore { count: more }))),
    };
    let name = fitted(&name, NAME);
    let taken = NAME + 4 + style::width(&stand).max(STAND) + style::width(&more);
    let room = style.width.saturating_sub(taken).max(10);
    let said = first.and_then(|one| said(report, one, room, voice));
    let said = said.unwrap_or_else(|| voice.say(&say!(report::BriefNothing)));
    let said = format!("{}{more}", fitted(&said, room).trim_end());
    let said = fitted(&said, room + style::width(&more));
    let line = format!("{name}  {said}  {stand}");
    fitted(line.trim_end(), style.width).trim_end().to_owned()
}

/// The verdicts on a subject, each once in a phrase.
struct InWords<'r> {
    subject: &'r SubjectVerdicts<'r>,
    /// The phrase of each verdict, and how many answers it leaves.
    phrases: Vec<(String, usize)>,
}

impl<'r> InWords<'r> {
    fn of(report: &Report<'_>, subject: &'r SubjectVerdicts<'r>) -> Self {
        let table = report.table;
        let phrase = |verdict: &Verdict<'_>| {
            let rows = words::rows(table, subject, verdict);
            let ways = if verdict.status == Status::Settled { 1 } else { rows.len() };
            (words::of_rows(rows, verdict.status, table.voice()), ways)
        };
        Self { subject, phrases: subject.verdicts.iter().map(phrase).collect() }
    }

    /// How it stands under a rule set, the phrase, and how many answers there may be.
    fn under(&self, set: usize) -> Option<(Status, &str, usize)> {
        let mut all = self.subject.verdicts.iter().zip(&self.phrases);
        let (verdict, (phrase, ways)) = all.find(|(v, _)| v.rule_sets.contains(&set))?;
        Some((verdict.status, phrase.as_str(), *ways))
    }
}

/// What a subject comes to under the rule set for which an answer speaks first; which that is, where it is not
/// today's and others say otherwise. Of several answers that do not fit how many they are.
fn said(report: &Report<'_>, one: &InWords<'_>, room: usize, voice: Voice<'_>) -> Option<String> {
    let sets = report.judgement.rule_sets;
    let speaking = leading_rule_set(&report.judgement.subjects, sets)?;
    let (_, phrase, ways) = one.under(speaking)?;
    let alike = (0..sets.len()).all(|n| one.under(n).is_some_and(|(_, other, _)| other == phrase));
    let said = if ways > 1 && style::width(phrase) > room {
        voice.say(&say!(report::BriefWays { count: ways }))
    } else {
        phrase.to_owned()
    };
    match sets.get(speaking).filter(|set| !alike && !set.is_present()) {
        Some(set) => {
            let rules = set.id().to_owned();
            Some(voice.say(&say!(report::BriefUnder { rules: rules, said: said })))
        }
        None => Some(said),
    }
}

/// Which rule sets do not agree with the one for which the answer speaks on everything that is answered, and how they
/// stand.
fn stand(report: &Report<'_>, all: &[InWords<'_>], room: usize, voice: Voice<'_>) -> String {
    let sets = report.judgement.rule_sets;
    let Some(speaking) = leading_rule_set(&report.judgement.subjects, sets).filter(|_| sets.len() > 1) else {
        return String::new();
    };
    let [mut differ, mut open, mut absent] = [const { Vec::new() }; 3];
    for (n, set) in sets.iter().enumerate() {
        let apart = || {
            let each = all.iter().filter_map(|one| Some((one.under(n)?, one.under(speaking)?)));
            each.filter(|((_, a, _), (_, b, _))| a != b).map(|((status, _, _), _)| status)
        };
        let is = |some: &[Status]| apart().any(|status| some.contains(&status));
        if is(&[Status::Settled]) {
            differ.push(set);
        } else if is(&[Status::Open, Status::Contested]) {
            open.push(set);
        } else if apart().next().is_some() {
            absent.push(set);
        }
    }
    // What did not exist yet is told of those that were asked for by name.
    if RuleSet::is_full_list(sets) {
        absent.clear();
    }
    if differ.is_empty() && open.is_empty() && absent.is_empty() {
        return voice.say(&say!(report::BriefAll));
    }
    let names = |of: &[&RuleSet]| shortly(of, sets, voice);
    let parts = [
        (!differ.is_empty()).then(|| say!(report::BriefDiffer { rules: names(&differ) })),
        (!open.is_empty()).then(|| say!(report::BriefOpen { rules: names(&open) })),
        (!absent.is_empty()).then(|| say!(report::BriefAbsent { rules: names(&absent) })),
    ];
    let parts: Vec<String> = parts.iter().flatten().map(|part| voice.say(part)).collect();
    let told = voice.join_semicolons(&parts);
    if style::width(&told) <= room.max(LEAST_STAND) {
        return told;
    }
    let some = if differ.is_empty() {
        say!(report::BriefOpenSome)
    } else {
        say!(report::BriefSome { open: !open.is_empty() })
    };
    voice.say(&some)
}

/// Rule sets as the heads of columns name them.
fn shortly(of: &[&RuleSet], asked: &[RuleSet], voice: Voice<'_>) -> Arg {
    let (unofficial, others): (Vec<&RuleSet>, Vec<&RuleSet>) = of.iter().partition(|set| set.kind() == SetKind::Preset);
    let all = asked.iter().filter(|set| set.kind() == SetKind::Preset).count();
    let mut names = named::list(&others, voice);
    if unofficial.len() > 1 && unofficial.len() == all {
        names.push(head_of_presets(&unofficial).to_owned());
    } else {
        names.extend(unofficial.iter().map(|set| set.short_name().to_owned()));
    }
    Arg::list([names.join(" ")])
}

/// A text in so many columns, cut if it is longer.
fn fitted(text: &str, columns: usize) -> String {
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
