//! A judgement laid out for reading: what every format for people shows, in order.

use std::collections::BTreeSet;

use crate::mechanics::{Matter, Mechanic, Subject, Table, mechanic_of};
use crate::rulebook::{RuleSet, question_data, source};
use crate::scenario::{FeatureKind, Figure, Status};
use crate::verdict::{
    Citation, Judgement, Outcome, PointOfLaw, Role, Standing, SubjectVerdicts, Verdict, Weighed,
    doubts,
};

use super::words;
use crate::text::capitalised;

/// How much is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// What was asked for; features that nobody stands on, each in a line.
    Usual,
    /// The reasoning step by step, and every ruling.
    Explain,
}

/// A judgement laid out.
#[derive(Debug)]
pub struct Page {
    /// The question of the scenario.
    pub question: Option<String>,
    /// What it reconstructs.
    pub source: Option<String>,
    /// What the case speaks of that its board does not have.
    pub doubts: Vec<String>,
    /// The features in full.
    pub sections: Vec<Section>,
    /// Features that nobody stands on or mentions, each in a line.
    pub asides: Vec<String>,
    /// The claims.
    pub claims: Vec<ClaimLine>,
    /// The questions of law that were asked, each with its words.
    pub questions: Vec<(&'static str, String)>,
    /// The rulings cited, by number.
    pub notes: Vec<Note>,
}

/// A feature with its verdicts.
#[derive(Debug)]
pub struct Section {
    /// The feature's id: `a.city`.
    pub id: String,
    /// What it is: `City a.city`.
    pub title: String,
    /// Its tiles and meeples.
    pub about: String,
    /// The answer under the present rules, and whether others differ.
    pub headline: String,
    /// Whether the headline is a settled answer.
    pub settled: bool,
    /// The verdicts.
    pub rows: Vec<Row>,
}

/// A verdict and who shares it.
#[derive(Debug)]
pub struct Row {
    /// The verdict, line by line: completion, then points.
    pub verdict: Vec<String>,
    /// The verdict in a phrase.
    pub phrase: String,
    /// Whether it is settled.
    pub settled: bool,
    /// The rule sets.
    pub under: Vec<String>,
    /// Whether the present law is among them, beside others.
    pub now: bool,
    /// The sum, and the questions with the numbers of the rulings.
    pub because: Vec<String>,
    /// The reasoning, where it was asked for.
    pub steps: Vec<String>,
}

/// A claim, and how it stands.
#[derive(Debug)]
pub struct ClaimLine {
    /// The id of the feature it is about.
    pub subject: String,
    /// What is claimed: `red claims 10 for a.city`.
    pub claim: String,
    /// How it stands under the present rules, if these are among the rule sets.
    pub now: Option<Standing>,
    /// How it stands, with the rule sets that say so.
    pub standings: Vec<(Standing, Vec<String>)>,
}

/// A ruling, numbered.
#[derive(Debug)]
pub struct Note {
    /// Its number.
    pub number: usize,
    /// The question and the reading: `count.road-city: per-space`.
    pub answer: String,
    /// Who says so and when: `official clarification, 1/2021`.
    pub authority: String,
    /// The source by name.
    pub source: String,
    /// The place in it.
    pub place: String,
    /// What it says.
    pub says: String,
    /// The rule sets in which it answers; none if it is only printed beside what superseded it.
    pub under: Vec<String>,
    id: String,
}

impl Page {
    /// Lays a judgement out.
    pub fn of(
        table: &Table<'_>,
        judgement: &Judgement<'_>,
        claims: &[Weighed<'_>],
        detail: Detail,
    ) -> Self {
        let mut page = Self {
            question: table.scenario.question.clone(),
            source: table.scenario.source.clone(),
            doubts: doubts(table, judgement),
            sections: Vec::new(),
            asides: Vec::new(),
            claims: claims.iter().map(|c| claim_line(table, c, judgement.rule_sets)).collect(),
            questions: Vec::new(),
            notes: Vec::new(),
        };
        let mut named: BTreeSet<_> = table
            .scenario
            .named_places()
            .filter_map(|(place, _)| table.subject_of(place))
            .collect();
        let asked = table.matters().filter(|(_, m)| matches!(m, Matter::Ask(_))).map(|(ix, _)| ix);
        named.extend(asked);
        // What was asked comes first.
        let is_ask = |ix| matches!(table.matter(ix), Some(Matter::Ask(_)));
        let (asks, features): (Vec<_>, Vec<_>) =
            judgement.subjects.iter().partition(|s| is_ask(s.subject));
        for subject in asks.into_iter().chain(features) {
            let spoken_of = named.contains(&subject.subject);
            let of_one_tile = |m| matches!(m, Matter::Feature(of) if of.area.is_none());
            let monastic =
                named.is_empty() && table.matter(subject.subject).is_some_and(of_one_tile);
            if spoken_of || monastic || detail == Detail::Explain {
                let section = section(table, judgement.rule_sets, subject, detail, &mut page.notes);
                page.sections.push(section);
                page.ask(subject);
            } else {
                page.asides.push(aside(table, judgement.rule_sets, subject));
            }
        }
        let all: Vec<_> = judgement.subjects.iter().flat_map(|s| &s.verdicts).collect();
        for note in &mut page.notes {
            let places = all
                .iter()
                .flat_map(|v| v.citations.iter())
                .filter(|c| c.ruling.id() == note.id && c.role != Role::Beside);
            let mut places: Vec<usize> = places.flat_map(|c| &c.rule_sets).copied().collect();
            places.sort_unstable();
            places.dedup();
            note.under =
                places.into_iter().map(|n| judgement.rule_sets[n].id().to_owned()).collect();
        }
        page
    }

    /// Notes the questions that were asked for a subject.
    fn ask(&mut self, subject: &SubjectVerdicts<'_>) {
        for point in subject.verdicts.iter().flat_map(|v| v.points_of_law.iter()) {
            let data = question_data(point.question);
            if !self.questions.iter().any(|(id, _)| *id == data.id) {
                let readings: Vec<String> = data
                    .readings
                    .iter()
                    .map(|(word, meaning)| format!("{word}: {meaning}"))
                    .collect();
                self.questions.push((data.id, format!("{} ({})", data.asks, readings.join("; "))));
            }
        }
    }
}

impl Note {
    /// What it answers, where, and who says so, in a line.
    pub fn head(&self) -> String {
        let under = if self.under.is_empty() {
            "overtaken, but still printed".to_owned()
        } else {
            self.under.join(", ")
        };
        format!("{} ({under}), {}", self.answer, self.authority)
    }
}

fn title(table: &Table<'_>, subject: &SubjectVerdicts<'_>) -> String {
    let id = table.id(subject.subject);
    match table.matter(subject.subject) {
        Some(Matter::Feature(of)) => {
            let of_kind = match of.kind {
                FeatureKind::Monastery => mechanic_of(table, of).map(Mechanic::title),
                FeatureKind::City
                | FeatureKind::Road
                | FeatureKind::Field
                | FeatureKind::Castle
                | FeatureKind::Garden => None,
            };
            format!("{} {id}", of_kind.unwrap_or_else(|| capitalised(of.kind.word())))
        }
        Some(Matter::Ask(posed)) => {
            let question = posed.query.title(table.scenario);
            format!("{} {question} ({id})", posed.card.title())
        }
        None => id,
    }
}

fn aside(table: &Table<'_>, sets: &[RuleSet], subject: &SubjectVerdicts<'_>) -> String {
    let mut answers: Vec<(String, Vec<usize>)> = Vec::new();
    for verdict in &subject.verdicts {
        let answer = words::phrase(table, verdict, false);
        match answers.iter_mut().find(|(known, _)| *known == answer) {
            Some((_, under)) => under.extend(&verdict.rule_sets),
            None => answers.push((answer, verdict.rule_sets.clone())),
        }
    }
    let several = answers.len() > 1;
    let answers = answers.into_iter().map(|(answer, mut under)| {
        under.sort_unstable();
        let ids: Vec<&str> = under.into_iter().map(|n| sets[n].id()).collect();
        if several { format!("{answer} under {}", ids.join(", ")) } else { answer }
    });
    format!("{}: {}", title(table, subject), answers.collect::<Vec<_>>().join("; "))
}

fn section(
    table: &Table<'_>,
    sets: &[RuleSet],
    subject: &SubjectVerdicts<'_>,
    detail: Detail,
    notes: &mut Vec<Note>,
) -> Section {
    let anybody = words::anybody(table, subject);
    let about = match table.matter(subject.subject) {
        Some(Matter::Feature(of)) => about(table, of),
        Some(Matter::Ask(posed)) => format!("asked: {}", posed.form.ask),
        None => String::new(),
    };
    let rows =
        subject.verdicts.iter().map(|v| row(table, sets, v, anybody, detail, notes)).collect();
    let (headline, settled) = headline(table, sets, subject, anybody);
    Section {
        id: table.id(subject.subject),
        title: title(table, subject),
        about,
        headline,
        settled,
        rows,
    }
}

/// The tiles of a feature, and who stands there.
fn about(table: &Table<'_>, of: &Subject) -> String {
    let meeples = table.meeples_of(of);
    let tiles = table.tile_names(of);
    let word = if tiles.len() == 1 { "tile" } else { "tiles" };
    let mut tiles = format!("{word}: {}", words::few(&tiles));
    let barns = table.barns_of(of);
    if !barns.is_empty() {
        let whose: Vec<String> =
            barns.iter().map(|b| table.scenario.player(b.player).to_owned()).collect();
        let word = if whose.len() == 1 { "barn" } else { "barns" };
        tiles = format!("{tiles}; {word}: {}", words::few(&whose));
    }
    if meeples.is_empty() {
        return if barns.is_empty() { format!("{tiles}; nobody stands there") } else { tiles };
    }
    let who: Vec<String> = meeples
        .iter()
        .map(|m| {
            let who = table.scenario.player(m.player);
            match m.figure {
                Figure::Meeple => who.to_owned(),
                other => format!("{who} ({})", other.word()),
            }
        })
        .collect();
    let word = if who.len() == 1 { "meeple" } else { "meeples" };
    format!("{tiles}; {word}: {}", words::few(&who))
}

/// The answer at this table and today, and what others answer.
fn headline(
    table: &Table<'_>,
    sets: &[RuleSet],
    subject: &SubjectVerdicts<'_>,
    anybody: bool,
) -> (String, bool) {
    let answer = |v: &Verdict<'_>| words::phrase(table, v, anybody);
    let mut answers: Vec<String> = Vec::new();
    for verdict in &subject.verdicts {
        let one = answer(verdict);
        if !answers.contains(&one) {
            answers.push(one);
        }
    }
    if let [one] = answers.as_slice() {
        let settled = subject.verdicts.iter().all(|v| v.status == Status::Settled);
        return match sets {
            [set] => (format!("Under {}: {one}.", set.id()), settled),
            _ => (format!("Under all {} rule sets: {one}.", sets.len()), settled),
        };
    }
    let present = RuleSet::present();
    let mut parts = Vec::new();
    let mut said: Vec<String> = Vec::new();
    let mut settled = true;
    for (n, set) in sets.iter().enumerate() {
        let now = set.id() == present.id();
        if !now && set.house().is_none() {
            continue;
        }
        let Some(verdict) = subject.under(n) else { continue };
        let name = if now { format!("Now ({})", set.id()) } else { set.id().to_owned() };
        parts.push(format!("{name}: {}.", answer(verdict)));
        said.push(answer(verdict));
        settled &= verdict.status == Status::Settled;
    }
    let others: Vec<&str> = answers
        .iter()
        .map(String::as_str)
        .filter(|a| !said.iter().any(|s| s == a) && *a != "not applicable")
        .collect();
    match (parts.is_empty(), others.as_slice()) {
        (_, []) => {}
        (false, several) => parts.push(format!("Under other rules: {}.", several.join("; or "))),
        (true, several) => {
            settled = false;
            parts.push(format!("It depends on the rules: {}.", several.join("; or ")));
        }
    }
    (parts.join(" "), settled)
}

fn row(
    table: &Table<'_>,
    sets: &[RuleSet],
    verdict: &Verdict<'_>,
    anybody: bool,
    detail: Detail,
    notes: &mut Vec<Note>,
) -> Row {
    let present = RuleSet::present();
    let now = |id: &str| id == present.id() && sets.len() > 1;
    let ids = || verdict.rule_sets.iter().map(|n| sets[*n].id());
    let mut row = Row {
        verdict: Vec::new(),
        phrase: words::phrase(table, verdict, anybody),
        settled: verdict.status == Status::Settled,
        now: ids().any(now),
        under: ids()
            .map(|id| if now(id) { format!("{id} (now)") } else { id.to_owned() })
            .collect(),
        because: Vec::new(),
        steps: Vec::new(),
    };
    if row.under.len() == sets.len() && sets.len() > 1 {
        row.under = vec![format!("all {} rule sets", sets.len())];
    }
    if let Some(not) = verdict.not_applicable {
        row.verdict.push("not applicable".to_owned());
        row.because.push(format!("{}: not before {}", not.question.word(), not.since.date));
        return row;
    }
    match verdict.only() {
        Some(only) => {
            if verdict.status != Status::Settled {
                row.verdict.push(verdict.status.word().to_owned());
            }
            only_row(table, only, anybody, &mut row);
        }
        None => unsettled_row(table, verdict, anybody, &mut row),
    }
    if verdict.points_of_law.is_empty() {
        row.because.push("no ruling on halves is needed".to_owned());
    }
    row.because.extend(
        verdict.points_of_law.iter().map(|point| point_line(verdict, point, detail, notes)),
    );
    if detail == Detail::Explain {
        for (n, outcome) in verdict.outcomes.iter().enumerate() {
            let several = verdict.outcomes.len() > 1;
            let mark = if several { format!("{}) ", words::letter(n)) } else { String::new() };
            row.steps
                .extend(outcome.steps().iter().map(|s| format!("{mark}{}", s.say(table.scenario))));
        }
    }
    row
}

/// The one outcome of a verdict: settled, or open with no other reading known.
fn only_row(table: &Table<'_>, only: &Outcome, anybody: bool, row: &mut Row) {
    row.verdict.extend(words::completion(only).map(str::to_owned));
    row.verdict.extend(words::reply(table, only));
    row.verdict.extend(words::points(table, only, anybody));
    row.because.extend(words::details(table, only));
    row.because.extend(words::sums(table, only));
    row.because.extend(same_as(table, only));
    let first = only.ways.first().cloned().unwrap_or_default();
    let mut told: Vec<u32> = Vec::new();
    for (worth, way) in &only.other_worths {
        if !told.contains(worth) {
            told.push(*worth);
            let other: Vec<_> = way.iter().copied().filter(|w| !first.contains(w)).collect();
            row.because.push(format!("worth {worth} if {}", words::way(&other, |_| true)));
        }
    }
}

/// Every outcome of an open or contested verdict, by letter.
fn unsettled_row(table: &Table<'_>, verdict: &Verdict<'_>, anybody: bool, row: &mut Row) {
    row.verdict.push(verdict.status.word().to_owned());
    let matters = |q| verdict.points_of_law.iter().any(|a| a.question == q && a.matters);
    for (n, outcome) in verdict.outcomes.iter().enumerate() {
        let letter = words::letter(n);
        let lines = words::completion(outcome).map(str::to_owned).into_iter();
        let lines = lines.chain(words::reply(table, outcome));
        let lines = lines.chain(words::points(table, outcome, anybody));
        row.verdict.extend(lines.enumerate().map(|(n, line)| match n {
            0 => format!("{letter}) {line}"),
            _ => format!("   {line}"),
        }));
        let mut ways: Vec<String> = Vec::new();
        for way in &outcome.ways {
            let way = words::way(way, matters);
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        let mut line = format!("{letter}) if {}", ways.join(", or "));
        let sums = words::sums(table, outcome);
        if !sums.is_empty() {
            line = format!("{line}: {}", sums.join("; "));
        }
        if let Some(same) = same_as(table, outcome) {
            line = format!("{line}; {same}");
        }
        row.because.push(line);
        row.because.extend(words::details(table, outcome).iter().map(|line| format!("   {line}")));
    }
}

/// A point of law, what the law holds on it, and the numbers of the rulings.
fn point_line(
    verdict: &Verdict<'_>,
    point: &PointOfLaw,
    detail: Detail,
    notes: &mut Vec<Note>,
) -> String {
    let cited = chosen(verdict, point.question, detail);
    let mut numbers = |beside: bool| {
        let mut text = String::new();
        for citation in cited.iter().filter(|c| (c.role == Role::Beside) == beside) {
            text.push('[');
            text.push_str(&note(citation, notes).to_string());
            text.push(']');
        }
        text
    };
    let mut line = format!("{}: {}", point.question.word(), point.holding);
    if !point.matters {
        let worths = verdict.outcomes.iter().any(|o| !o.other_worths.is_empty());
        line.push_str(if worths {
            ", but nobody's points turn on it"
        } else {
            ", but it makes no difference here"
        });
    }
    let deciding = numbers(false);
    if !deciding.is_empty() {
        line = format!("{line} {deciding}");
    } else if point.holding == "open" {
        line.push_str(" (the sources are silent)");
    }
    if point.holding == "open" && question_data(point.question).readings.len() == 1 {
        line.push_str("; no other reading is known");
    }
    let beside = numbers(true);
    if beside.is_empty() { line } else { format!("{line}; still printed beside it: {beside}") }
}

fn same_as(table: &Table<'_>, outcome: &Outcome) -> Option<String> {
    let mut ids: Vec<String> = outcome.same_as().take(12).map(|s| table.id(s)).collect();
    let more = outcome.same_as().skip(12).count();
    if more > 0 {
        ids.push(format!("{more} more"));
    }
    let Some(Matter::Feature(of)) = table.matter(outcome.this()) else {
        return None;
    };
    let kind = of.kind.word();
    (!ids.is_empty()).then(|| format!("the same {kind} as {}, scored once", ids.join(", ")))
}

/// The rulings that are shown for a question: for each rule set the weightiest (the last of equals), and
/// what is still printed beside it; if the reasoning is shown, all of them.
fn chosen<'v, 'b>(
    verdict: &'v Verdict<'b>,
    question: crate::rulebook::QuestionId,
    detail: Detail,
) -> Vec<&'v Citation<'b>> {
    let all: Vec<&Citation<'b>> =
        verdict.citations.iter().filter(|c| c.question == question).collect();
    if detail == Detail::Explain {
        return all;
    }
    let mut shown: Vec<&Citation<'b>> = Vec::new();
    for role in [Role::Decides, Role::LeavesOpen, Role::Beside] {
        for set in &verdict.rule_sets {
            let best = all
                .iter()
                .filter(|c| c.role == role && c.rule_sets.contains(set))
                .min_by_key(|c| (c.ruling.authority(), std::cmp::Reverse(c.ruling.from())));
            if let Some(best) = best
                && !shown.iter().any(|s| s.ruling == best.ruling && s.role == best.role)
            {
                shown.push(best);
            }
        }
    }
    shown
}

/// The number of a ruling, given at its first mention.
fn note(citation: &Citation<'_>, notes: &mut Vec<Note>) -> usize {
    let ruling = citation.ruling;
    if let Some(note) = notes.iter().find(|n| n.id == ruling.id()) {
        return note.number;
    }
    let number = notes.len() + 1;
    let data = question_data(citation.question);
    let reading = ruling.reading().map_or("open", |r| data.reading(r));
    let derived = if ruling.derived() { ", derived by us" } else { "" };
    notes.push(Note {
        number,
        answer: format!("{}: {reading}", citation.question.word()),
        authority: format!("{}{derived}, {}", ruling.authority(), ruling.dated()),
        source: source(ruling.source()).map_or_else(
            || ruling.source().to_owned(),
            |s| format!("{} ({}, {})", s.id, s.title, s.publisher),
        ),
        place: ruling.place().to_owned(),
        says: ruling.says().to_owned(),
        under: Vec::new(),
        id: ruling.id().to_owned(),
    });
    number
}

fn claim_line(table: &Table<'_>, weighed: &Weighed<'_>, sets: &[RuleSet]) -> ClaimLine {
    let claim = weighed.claim;
    let mut what = Vec::new();
    what.extend(claim.each.map(|n| format!("{n} points")));
    what.extend(claim.points.as_ref().map(|points| {
        let all: Vec<String> =
            points.iter().map(|(p, n)| format!("{n} for {}", table.scenario.player(*p))).collect();
        if all.is_empty() { "that nobody scores".to_owned() } else { all.join(" and ") }
    }));
    what.extend(claim.reply.iter().map(|said| format!("{}: {}", said.key, said.node.in_words())));
    what.extend(
        claim
            .complete
            .map(|c| format!("that it is {}", if c { "complete" } else { "not complete" })),
    );
    let mut standings: Vec<(Standing, Vec<String>)> = Vec::new();
    for (set, standing) in sets.iter().zip(&weighed.standings) {
        match standings.iter_mut().find(|(s, _)| s == standing) {
            Some((_, ids)) => ids.push(set.id().to_owned()),
            None => standings.push((*standing, vec![set.id().to_owned()])),
        }
    }
    standings.sort_by_key(|(s, _)| *s);
    let present = RuleSet::present();
    let now = sets
        .iter()
        .position(|s| s.id() == present.id())
        .and_then(|n| weighed.standings.get(n))
        .copied();
    ClaimLine {
        subject: weighed.subject.clone(),
        claim: format!(
            "{} claims {}, {}",
            table.scenario.player(claim.player),
            claim.written,
            what.join(", ")
        ),
        now,
        standings,
    }
}
