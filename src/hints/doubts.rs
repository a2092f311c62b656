//! What a case speaks of that its board does not have.
//!
//! A half laid the wrong way round may be legal, and silently answer another question than the one
//! that was meant. A board shows that only by what is said of it: players who disagree where no rule
//! on halves bears on the matter, rule sets that are expected to differ where nothing makes them, a
//! question about a gap where there is none, castles that touch. That is told beside the answer; the
//! answer stands.

use std::collections::{BTreeMap, BTreeSet};

use super::alike::alike;
use super::implausible::implausible;
use super::missed::expected;
use super::nearest::MOST_NEAREST;
use crate::geometry::{Shape, Space};
use crate::landscape::Gaps;
use crate::mechanics::{Subject, SubjectIx, Table};
use crate::rulebook::{RuleSet, question_data};
use crate::scenario::{Ask, Board, By, Claim, Expectation, ExpectedRules, PlayerIx, Status, TileIx, Topic};
use crate::verdict::{Judgement, PointOfLaw, SubjectVerdicts, Verdict, heading};
use crate::wording::{Arg, Sentence, say};

/// What a case speaks of that its board does not have, one or two sentences each; none where all is well.
///
/// The judgement is that of the same table; it need have no more than what is [spoken of](crate::verdict::mentioned_subjects).
pub fn doubts(table: &Table<'_>, judgement: &Judgement<'_>) -> Vec<String> {
    let mut spoken: BTreeMap<SubjectIx, Spoken<'_>> = BTreeMap::new();
    for claim in &table.scenario.claims {
        if let Some(ix) = table.find_subject(claim.about) {
            spoken.entry(ix).or_default().claims.push(claim);
        }
    }
    for expect in &table.scenario.expect {
        if let Some(ix) = table.find_subject(expect.about) {
            spoken.entry(ix).or_default().expected.push(expect);
        }
    }
    let names = alike(table).into_iter();
    let mut doubts: Vec<Vec<Sentence>> = names.chain(unseen(table)).map(|one| vec![one]).collect();
    // Where no half lies, people differ about something else; and whether rules make a difference is seen under all of them.
    let is_asked = |set: &RuleSet| judgement.rule_sets.iter().any(|asked| asked.id() == set.id());
    let all_asked = || table.applicable_rule_sets(&RuleSet::all()).iter().all(is_asked);
    let is_seen = spoken.is_empty() || has_half(table.board()) && all_asked();
    if !is_seen {
        spoken.clear();
    }
    for (ix, spoken) in spoken {
        if judgement.verdicts_on(ix).is_none_or(bears) {
            continue;
        }
        // Where nothing else is answered, it is plain what is meant.
        let about = Arg::list(heading(table, ix).filter(|_| judgement.answered > 1));
        let differ = match (spoken.claims_differ(), spoken.rules_differ(table)) {
            (true, _) => say!(verdict::ClaimsDiffer { about: about }),
            (false, true) => say!(verdict::RulesAreToDiffer { about: about }),
            (false, false) => continue,
        };
        let look = if beside_open_gap(table, ix) { say!(verdict::GapIsOpen) } else { say!(verdict::LookAtHalves) };
        doubts.push(vec![differ, look]);
    }
    let others = apart(table).into_iter().chain(castles_that_touch(table));
    let others = others.chain(many_claims(table));
    doubts.extend(others.chain(implausible(table, judgement.rule_sets)).map(|one| vec![one]));
    let voice = table.voice();
    let in_words =
        |doubt: &Vec<Sentence>| doubt.iter().map(|said| voice.capitalized_sentence(said)).collect::<Vec<_>>().join(" ");
    doubts.iter().map(in_words).collect()
}

/// That not every wrong number is told the nearest, where there may be more than are.
fn many_claims(table: &Table<'_>) -> Option<Sentence> {
    let many = table.scenario.claims.len() > MOST_NEAREST;
    many.then(|| say!(verdict::ManyClaims { most: MOST_NEAREST }))
}

/// Whether any question of law came up about a subject that is told where it decides nothing, or decides.
fn bears(subject: &SubjectVerdicts<'_>) -> bool {
    let tells = |point: &PointOfLaw| !question_data(point.question).quiet;
    let played = subject.verdicts.iter().filter(|v| !v.is_older_than_board());
    let played: Vec<&Verdict<'_>> = played.collect();
    let turns = |v: &&Verdict<'_>| v.points_of_law.iter().any(tells) || v.status != Status::Settled;
    played.len() > 1 || played.iter().any(turns)
}

/// Whether a gap that is not enclosed lies beside a subject.
fn beside_open_gap(table: &Table<'_>, subject: SubjectIx) -> bool {
    let Some(Subject::Feature(subject)) = table.subject(subject) else { return false };
    let beside = |area| table.land.gaps_beside(table.board(), &[area]);
    subject.area.is_some_and(|area| beside(area).iter().any(|gap| !gap.enclosed))
}

fn has_half(board: &Board) -> bool {
    board.all().any(|tile| matches!(board.placed(tile).shape, Shape::Half(_)))
}

/// What is said of a subject.
#[derive(Default)]
struct Spoken<'s> {
    claims: Vec<&'s Claim>,
    expected: Vec<&'s Expectation>,
}

impl Spoken<'_> {
    /// Whether two claims contradict one another.
    fn claims_differ(&self) -> bool {
        let mut each: BTreeSet<u32> = BTreeSet::new();
        let mut points: BTreeSet<&BTreeMap<PlayerIx, u32>> = BTreeSet::new();
        let mut complete: BTreeSet<bool> = BTreeSet::new();
        let mut replies: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for claim in &self.claims {
            each.extend(claim.each);
            points.extend(&claim.points);
            complete.extend(claim.complete);
            for said in &claim.reply {
                replies.entry(&said.key).or_default().insert(said.node.to_words());
            }
        }
        let replies = replies.values().any(|words| words.len() > 1);
        each.len() > 1 || points.len() > 1 || complete.len() > 1 || replies
    }

    /// Whether different things are expected under different rule sets, or several outcomes.
    fn rules_differ(&self, table: &Table<'_>) -> bool {
        let unsettled = |status: Option<Status>| match status {
            Some(Status::Open | Status::Contested | Status::NotApplicable) => true,
            Some(Status::Settled) | None => false,
        };
        let several =
            |e: &&Expectation| unsettled(e.status) || e.outcomes.as_ref().is_some_and(|outcomes| outcomes.len() > 1);
        let under = |e: &&Expectation| match &e.under {
            ExpectedRules::All => vec!["all".to_owned()],
            ExpectedRules::Rest => vec!["rest".to_owned()],
            ExpectedRules::Sets(sets) => sets.iter().map(|set| set.id().to_owned()).collect(),
        };
        let parts: BTreeSet<Vec<String>> = self.expected.iter().map(under).collect();
        let said: BTreeSet<Vec<String>> = self.expected.iter().map(|e| expected(table, e)).collect();
        self.expected.iter().any(several) || (parts.len() > 1 && said.len() > 1)
    }
}

/// Features that are expected to be one with another, but do not meet it at any gap.
fn apart(table: &Table<'_>) -> Vec<Sentence> {
    let (board, land) = (table.board(), table.land);
    let mut doubts: Vec<Sentence> = Vec::new();
    for expect in &table.scenario.expect {
        let Topic::Feature(place) = expect.about else { continue };
        let Some(area) = land.area(board, place) else { continue };
        let outcomes = std::iter::once(&expect.every).chain(expect.outcomes.iter().flatten());
        for other in outcomes.flat_map(|o| o.same_as.iter().flatten()) {
            let never = land
                .area(board, *other)
                .is_none_or(|other| !land.areas_joined_with(board, area, Gaps::Joined).contains(&other));
            if never && table.scenario.barns.is_empty() {
                let (other, this) = (Arg::Place(*other), Arg::Place(place));
                let doubt = say!(verdict::NeverOne { other: other, this: this });
                if !doubts.contains(&doubt) {
                    doubts.push(doubt);
                }
            }
        }
    }
    doubts
}

/// German castles that touch, which no rules let anybody lay so (*Castles in Germany*).
fn castles_that_touch(table: &Table<'_>) -> Vec<Sentence> {
    let board = table.board();
    let is_castle = |tile: TileIx| board.tile(tile).is_some_and(|tile| tile.castle);
    let (mut doubts, mut more) = (Vec::new(), 0);
    for castle in board.all().filter(|tile| is_castle(*tile)) {
        let placed = board.placed(castle);
        let round: BTreeSet<TileIx> = placed
            .shape
            .spaces(placed.at)
            .flat_map(Space::neighbors)
            .flat_map(|space| board.at(space))
            .filter(|other| *other > castle && is_castle(*other))
            .collect();
        let touch = |other: TileIx| say!(verdict::CastlesTouch { one: castle, other: other });
        more += round.len().saturating_sub(MOST_TOUCHING.saturating_sub(doubts.len()));
        let left = MOST_TOUCHING.saturating_sub(doubts.len());
        doubts.extend(round.into_iter().take(left).map(touch));
    }
    if more > 0 {
        doubts.push(say!(verdict::MoreCastlesTouch { count: more }));
    }
    doubts
}

/// How many pairs of castles that touch are told one by one.
const MOST_TOUCHING: usize = 20;

/// What the question names, and no space of the board has.
fn unseen(table: &Table<'_>) -> Vec<Sentence> {
    let (board, scenario) = (table.board(), table.scenario);
    let Some(question) = &scenario.question else { return Vec::new() };
    // What is only to be laid does not lie there yet.
    let is_placement = |ask: &Ask| ask.declaration().is_some_and(|asked| matches!(asked.by, By::Key(_)));
    let is_about_game = table.questions.iter().any(|posed| !posed.query.depends_on_board());
    if is_about_game || scenario.asks.iter().any(is_placement) {
        return Vec::new();
    }
    let words: Vec<String> =
        question.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).filter(|word| !word.is_empty()).collect();
    let speaks = |any: &[&str]| words.iter().any(|word| any.contains(&word.as_str()));
    let paired = || {
        board.all().any(|tile| {
            let placed = board.placed(tile);
            matches!(placed.shape, Shape::Half(_)) && board.at(placed.at).count() > 1
        })
    };
    let mut doubts = Vec::new();
    if speaks(&["gap", "gaps", "triangular"]) && table.land.gaps().is_empty() {
        doubts.push(say!(verdict::NoGap));
    }
    if speaks(&["pair", "pairs"]) && !paired() {
        doubts.push(say!(verdict::NoPair));
    }
    if speaks(&["half", "halves", "halfling", "halflings"]) && !has_half(board) {
        doubts.push(say!(verdict::NoHalf));
    }
    doubts
}

#[cfg(test)]
crate::case_runner::cases!("doubts.cases.yaml");
