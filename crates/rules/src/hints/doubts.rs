//! Doubts about a position: what its question, claims and expectations mention, and its board does not have.
//!
//! A half tile that is laid the wrong way round may be legal, and silently answer another question than the intended one.
//! Only statements about the board betray it: players who disagree where no rule on half tiles matters, rule sets that are
//! expected to differ for no reason, a question about a gap where there is none, castles that touch. Each doubt is a sentence
//! or two beside the answer, which stands.

use std::collections::BTreeSet;

use carcassonne_base::gathering::{collect_set, group_by_key, push_new};
use carcassonne_board::geometry::Space;
use carcassonne_law::{RuleSet, question_data};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Ask, By, Claim, Expectation, ExpectedRules, Status, TileIx, Topic};

use super::comparison::expected_lines;
use super::implausible_pieces::{half_tiles, implausible_pieces};
use super::lookalike_names::lookalike_names;
use super::nearest::MOST_NEAREST;
use crate::landscape::Gaps;
use crate::mechanics::{Subject, SubjectIx, Table};
use crate::verdict::{Judgement, PointOfLaw, SubjectVerdicts, Verdict, heading, mentioned_subjects};

/// The maximum number of pairs of castles that touch of which each gets a sentence.
const MOST_TOUCHING: usize = 20;

/// Returns the doubts about the position of a case, each in a sentence or two.
///
/// The judgement is that of the same table, and needs no other subjects than those of
/// [claims and expectations](crate::verdict::mentioned_subjects).
pub fn doubts(table: &Table<'_>, judgement: &Judgement<'_>) -> Vec<String> {
    let voice = table.voice();
    let text = |doubt: Sentence| voice.capitalized_sentence(&doubt);
    let mut doubts: Vec<String> = lookalike_names(table).into_iter().chain(absent_shapes(table)).map(text).collect();
    doubts.extend(unexplained_differences(table, judgement).into_iter().map(|pair| pair.map(text).join(" ")));
    let has_many_claims = table.scenario.claims.len() > MOST_NEAREST;
    let others = separate_features(table).into_iter().chain(touching_castles(table));
    let others = others.chain(has_many_claims.then(|| say!(verdict::ManyClaims { most: MOST_NEAREST })));
    doubts.extend(others.chain(implausible_pieces(table, judgement.rule_sets)).map(text));
    doubts
}

/// Returns two sentences for each subject on which claims contradict one another, or rule sets are expected to differ, though
/// no ruling matters there; none if the board has no half tile, which is what people overlook.
fn unexplained_differences(table: &Table<'_>, judgement: &Judgement<'_>) -> Vec<[Sentence; 2]> {
    let (scenario, mut differences) = (table.scenario, Vec::new());
    // Whether rules make a difference shows only under all of them.
    let is_judged = |set: &RuleSet| judgement.rule_sets.iter().any(|judged| judged.id() == set.id());
    if !has_half(table) || !table.applicable_rule_sets(&RuleSet::all()).iter().all(is_judged) {
        return differences;
    }
    let subject_of = |about| table.find_subject(about);
    let claims = group_by_key(scenario.claims.iter().filter_map(|claim| Some((subject_of(claim.about)?, claim))));
    let expected = scenario.expect.iter().filter_map(|expect| Some((subject_of(expect.about)?, expect)));
    let expected = group_by_key(expected);
    for ix in mentioned_subjects(table) {
        if judgement.verdicts_on(ix).is_none_or(has_matter_of_law) {
            continue;
        }
        // If there is only one answer, readers know what it is about.
        let about = Arg::list(heading(table, ix).filter(|_| judgement.answered > 1));
        let difference = if claims.get(&ix).is_some_and(|claims| claims_differ(claims)) {
            say!(verdict::ClaimsDiffer { about })
        } else if expected.get(&ix).is_some_and(|expected| rules_differ(table, expected)) {
            say!(verdict::RulesAreToDiffer { about })
        } else {
            continue;
        };
        let advice = if is_beside_open_gap(table, ix) { say!(verdict::GapIsOpen) } else { say!(verdict::LookAtHalves) };
        differences.push([difference, advice]);
    }
    differences
}

/// Returns `true` if the rule sets that are not older than the board have several verdicts on a subject, or one that is not
/// settled or touches a question of law that is not quiet.
fn has_matter_of_law(subject: &SubjectVerdicts<'_>) -> bool {
    let is_shown = |point: &PointOfLaw| !question_data(point.question).quiet;
    let has_matter = |v: &&Verdict<'_>| v.points_of_law.iter().any(is_shown) || v.status != Status::Settled;
    let applicable: Vec<&Verdict<'_>> = subject.verdicts.iter().filter(|v| !v.is_older_than_board()).collect();
    applicable.len() > 1 || applicable.iter().any(has_matter)
}

/// Returns `true` if a subject is a feature beside a gap that is not enclosed.
fn is_beside_open_gap(table: &Table<'_>, subject: SubjectIx) -> bool {
    let Some(Subject::Feature(feature)) = table.subject(subject) else { return false };
    table.land.gaps_beside(table.board(), feature.area.as_slice()).iter().any(|gap| !gap.enclosed)
}

fn has_half(table: &Table<'_>) -> bool {
    half_tiles(table.board()).next().is_some()
}

fn differ<T: PartialEq>(items: impl IntoIterator<Item = T>) -> bool {
    let mut items = items.into_iter();
    items.next().is_some_and(|first| items.any(|item| item != first))
}

/// Returns `true` if two claims about one subject contradict one another.
fn claims_differ(claims: &[&Claim]) -> bool {
    let values = claims.iter().flat_map(|claim| &claim.reply);
    differ(claims.iter().filter_map(|claim| claim.each))
        || differ(claims.iter().filter_map(|claim| claim.points.as_ref()))
        || differ(claims.iter().filter_map(|claim| claim.complete))
        || group_by_key(values.map(|value| (&value.key, value.node.to_words()))).into_values().any(differ)
}

/// Returns `true` if expectations about one subject differ by rule sets, or if one expects several outcomes.
fn rules_differ(table: &Table<'_>, expected: &[&Expectation]) -> bool {
    let allows_several = |e: &&Expectation| {
        e.status.is_some_and(|status| status != Status::Settled) || e.outcomes.as_ref().is_some_and(|all| all.len() > 1)
    };
    let rules = expected.iter().map(|expect| match &expect.under {
        ExpectedRules::All => vec!["all"],
        ExpectedRules::Rest => vec!["rest"],
        ExpectedRules::Sets(sets) => sets.iter().map(RuleSet::id).collect(),
    });
    expected.iter().any(allows_several)
        || (differ(rules) && differ(expected.iter().map(|expect| expected_lines(table, expect))))
}

/// Returns a sentence for each feature that is expected to be one with another, but meets it at no gap.
fn separate_features(table: &Table<'_>) -> Vec<Sentence> {
    let (board, land, mut doubts) = (table.board(), table.land, Vec::new());
    // Barns join fields without a gap.
    if !table.scenario.barns.is_empty() {
        return doubts;
    }
    for expect in &table.scenario.expect {
        let Topic::Feature(this) = expect.about else { continue };
        let Some(area) = land.area(board, this) else { continue };
        let is_separate = |other| !land.areas_joined_with(board, area, Gaps::Joined).contains(&other);
        let outcomes = std::iter::once(&expect.every).chain(expect.outcomes.iter().flatten());
        for other in outcomes.flat_map(|outcome| outcome.same_as.iter().flatten()) {
            if land.area(board, *other).is_none_or(is_separate) {
                push_new(&mut doubts, say!(verdict::NeverOne { other, this }));
            }
        }
    }
    doubts
}

/// Returns a sentence for each of the first pairs of German castles that touch, which the rules of *Castles in Germany* forbid,
/// and one for the number of the others.
fn touching_castles(table: &Table<'_>) -> Vec<Sentence> {
    let board = table.board();
    let is_castle = |tile: &TileIx| board.tile(*tile).is_some_and(|tile| tile.castle);
    let mut pairs = board.all().filter(is_castle).flat_map(|castle| {
        let placed = board.placed(castle);
        let neighbors = placed.shape.spaces(placed.at).flat_map(Space::neighbors).flat_map(|space| board.at(space));
        let others: BTreeSet<TileIx> = collect_set(neighbors.filter(|other| *other > castle && is_castle(other)));
        others.into_iter().map(move |other| (castle, other))
    });
    let first_pairs = pairs.by_ref().take(MOST_TOUCHING);
    let mut doubts: Vec<Sentence> =
        first_pairs.map(|(one, other)| say!(verdict::CastlesTouch { one, other })).collect();
    let count = pairs.count();
    doubts.extend((count > 0).then(|| say!(verdict::MoreCastlesTouch { count })));
    doubts
}

/// Returns a sentence for gaps, pairs and half tiles, if the question of the scenario mentions them and the board has none.
fn absent_shapes(table: &Table<'_>) -> Vec<Sentence> {
    let (board, scenario) = (table.board(), table.scenario);
    let Some(question) = &scenario.question else { return Vec::new() };
    // A tile that a question lays is not on the board yet.
    let is_placement = |ask: &Ask| ask.declaration().is_some_and(|asked| matches!(asked.by, By::Key(_)));
    let is_about_game = table.questions.iter().any(|posed| !posed.query.depends_on_board());
    if is_about_game || scenario.asks.iter().any(is_placement) {
        return Vec::new();
    }
    let words: Vec<String> = question.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).collect();
    let mentions = |any: &[&str]| words.iter().any(|word| any.contains(&word.as_str()));
    let has_pair = || half_tiles(board).any(|half| board.at(board.placed(half).at).count() > 1);
    let mut doubts = Vec::new();
    if mentions(&["gap", "gaps", "triangular"]) && table.land.gaps().is_empty() {
        doubts.push(say!(verdict::NoGap));
    }
    if mentions(&["pair", "pairs"]) && !has_pair() {
        doubts.push(say!(verdict::NoPair));
    }
    if mentions(&["half", "halves", "halfling", "halflings"]) && !has_half(table) {
        doubts.push(say!(verdict::NoHalf));
    }
    doubts
}
