//! The numbers nearest to claimed ones that no rule set gives, and the steps in which they differ.
//!
//! A step is derived and never guessed: it changes one thing, after which the sum of a verdict is exactly the claimed number.
//! Without such a step only the nearest number is given. Claims of different points for several players, and claims about a
//! question other than of points, have no nearest number.

use carcassonne_base::sorting::{sort_by_key, sorted_unique};
use carcassonne_law::RuleSet;
use carcassonne_position::{Claim, FeatureKind, PlayerIx};

use super::turning_days::{TurningDay, turning_days};
use crate::mechanics::{BESIDE_FAIRY, Item, Subject, SubjectIx, Supposition, Table, Thing, points_by_supposition};
use crate::verdict::{self, ClaimStandings, Judgement, Outcome, Scope, Standing, SubjectVerdicts, judge, standing};

/// The maximum number of wrong claims for which the nearest number is sought: for each the board is judged several times.
pub(super) const MOST_NEAREST: usize = 200;

/// A claim with its standings, and the hints on it.
#[derive(Debug)]
pub struct WeighedClaim<'a> {
    /// The claim and its standings.
    pub weighed: ClaimStandings<'a>,
    /// The other rule sets under which the claim is right, if it is wrong under every judged one.
    pub right_elsewhere: Vec<RuleSet>,
    /// The number nearest to the claimed one; `None` if some rule set gives the claimed one.
    pub nearest: Option<NearestNumber>,
    /// The day since which the claim stands as today; `None` if it never stood otherwise.
    pub since: Option<TurningDay>,
}

/// Weighs every claim of a case, and looks for the number nearest to each of the first 200 wrong claims.
pub fn weigh<'a>(table: &Table<'a>, judgement: &Judgement<'_>) -> Vec<WeighedClaim<'a>> {
    let mut wrong_count = 0;
    let all = verdict::weigh_claims(table, judgement);
    let days = turning_days(table, &all, judgement);
    let other_sets = right_elsewhere(table, &all, judgement);
    let with_hints = |((weighed, since), right_elsewhere): ((ClaimStandings<'a>, _), Vec<RuleSet>)| {
        wrong_count += usize::from(weighed.is_wrong());
        // A number that other rules give needs no other explanation.
        let needs_hint = weighed.is_wrong() && right_elsewhere.is_empty() && wrong_count <= MOST_NEAREST;
        let about = table.find_subject(weighed.claim.about).filter(|_| needs_hint);
        let subject = about.and_then(|ix| judgement.verdicts_on(ix));
        let nearest = subject.and_then(|subject| nearest_number(table, weighed.claim, subject, judgement));
        WeighedClaim { weighed, right_elsewhere, nearest, since }
    };
    all.into_iter().zip(days).zip(other_sets).map(with_hints).collect()
}

/// Returns, for each claim that is wrong under every judged rule set, the other rule sets under which it is right. Judges only
/// the subjects of the first 200 wrong claims.
fn right_elsewhere(table: &Table<'_>, weighed: &[ClaimStandings<'_>], judgement: &Judgement<'_>) -> Vec<Vec<RuleSet>> {
    let is_judged = |set: &RuleSet| judgement.rule_sets.iter().any(|judged| judged.id() == set.id());
    let others: Vec<RuleSet> = RuleSet::all().into_iter().filter(|set| !is_judged(set)).collect();
    let wrong = weighed.iter().filter(|claim| claim.is_wrong()).take(MOST_NEAREST);
    let subjects = sorted_unique(wrong.filter_map(|claim| table.find_subject(claim.claim.about)));
    if others.is_empty() || subjects.is_empty() {
        return vec![Vec::new(); weighed.len()];
    }
    let is_wanted = |ix: SubjectIx| subjects.contains(&ix);
    let judged = judge(table, &others, Scope::Selected(&is_wanted));
    let right_sets = |claim: &ClaimStandings<'_>| {
        let ix = table.find_subject(claim.claim.about).filter(|_| claim.is_wrong());
        let subject = ix.and_then(|ix| judged.verdicts_on(ix));
        let is_right = |place: usize| {
            let verdict = subject.and_then(|subject| subject.verdict_under(place));
            verdict.is_some_and(|verdict| standing(table, claim.claim, verdict) == Standing::Right)
        };
        others.iter().enumerate().filter(|(place, _)| is_right(*place)).map(|(_, set)| set.clone()).collect()
    };
    weighed.iter().map(right_sets).collect()
}

/// The number nearest to a claimed one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NearestNumber {
    /// The claimed number.
    pub claimed: u32,
    /// The nearest number that a rule set gives; two if one is as much more as the other is less.
    pub points: Vec<u32>,
    /// Set if rule sets give no other number.
    pub is_only_number: bool,
    /// The step that leads to the claimed number; `None` if none was found.
    pub step: Option<Step>,
}

/// A change of one thing after which a claimed number is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Other players for the claimed number: those who score it, or nobody.
    ScoredBy(Vec<PlayerIx>),
    /// A division among the players who tie, each of whom gets this number of points undivided.
    Shared(u32),
    /// The omission of a number of things.
    LeftOut(Thing, u32),
    /// Another number of points for each coat of arms.
    CoatsAt(u32),
    /// The points for the fairy beside one of the player's meeples there.
    Fairy,
    /// A supposition that people may make.
    Supposed(Supposition),
    /// Some more of one of these things, with their numbers.
    More(Vec<(Thing, u32)>),
    /// Some less of one of these things, with their numbers.
    Less(Vec<(Thing, u32)>),
}

/// The points for a coat of arms in most completed cities.
const COAT: u32 = 2;
/// The points for the fairy beside a meeple.
const FAIRY: u32 = 3;
/// The maximum number of things that people may miscount.
const MOST_MISCOUNTED: u32 = 2;

/// The sum of a feature in an outcome under some rule set.
struct Sum<'o> {
    points: u32,
    items: &'o [Item],
    outcome: &'o Outcome,
}

/// Returns the number nearest to the points that a claim gives a subject; `None` if the claim is right in some outcome, or if
/// there is nothing to say but the only number.
fn nearest_number(
    table: &Table<'_>,
    claim: &Claim,
    subject: &SubjectVerdicts<'_>,
    judgement: &Judgement<'_>,
) -> Option<NearestNumber> {
    let (claimed, players) = claimed_number(claim)?;
    let sums = sums(subject, &players, judgement);
    let distance = |sum: &&Sum<'_>| sum.points.abs_diff(claimed);
    let least = sums.iter().map(|sum| distance(&sum)).min()?;
    let is_nearest = |sum: &&Sum<'_>| distance(sum) == least;
    let points = sorted_unique(sums.iter().filter(is_nearest).map(|sum| sum.points));
    let is_only_number = points.len() == 1 && sums.iter().all(|sum| is_nearest(&sum));
    let step = if let Some(right) = sums.iter().find(|sum| sum.points == claimed) {
        let scoring = right.outcome.points().iter().filter(|(_, points)| **points == claimed);
        let scoring: Vec<PlayerIx> = scoring.map(|(player, _)| *player).collect();
        // The number is right, so the claim is wrong about the players who score, or about something other than points.
        Some((!players.is_empty() && players != scoring).then_some(Step::ScoredBy(scoring))?)
    } else {
        let matter = table.subject(subject.subject)?;
        let mut by_distance: Vec<&Sum<'_>> = sums.iter().collect();
        sort_by_key(&mut by_distance, distance);
        let special = by_distance.iter().find_map(|sum| special_step(table, matter, sum, claim, claimed));
        special.or_else(|| {
            let mut nearest = by_distance.iter().copied().filter(is_nearest);
            nearest.find_map(|sum| miscount(matter, sum, claimed).filter(|_| claims_completion_of(claim, sum)))
        })
    };
    (!is_only_number || step.is_some()).then_some(NearestNumber { claimed, points, is_only_number, step })
}

/// Returns the number that a claim gives every player who scores, and these players if it names them; `None` if it gives
/// none, 0, or several numbers.
fn claimed_number(claim: &Claim) -> Option<(u32, Vec<PlayerIx>)> {
    if let Some(each) = claim.each {
        return (each > 0).then(|| (each, Vec::new()));
    }
    let points = claim.points.as_ref()?;
    let (_, first) = points.first_key_value()?;
    let is_single = *first > 0 && points.values().all(|points| points == first);
    is_single.then(|| (*first, points.keys().copied().collect()))
}

/// Returns every sum of a subject, today's first. If players have sums of their own, these are those of `players`, or of all
/// who score if none of `players` does.
fn sums<'o>(subject: &'o SubjectVerdicts<'_>, players: &[PlayerIx], judgement: &Judgement<'_>) -> Vec<Sum<'o>> {
    let present = RuleSet::find_present(judgement.rule_sets).and_then(|n| subject.verdict_under(n));
    let mut sums = Vec::new();
    for outcome in present.into_iter().chain(&subject.verdicts).flat_map(|verdict| &verdict.outcomes) {
        let sum = |points, items| Sum { points, items, outcome };
        if outcome.points().is_empty() {
            sums.push(sum(outcome.worth(), outcome.items()));
            // Of other worths in the same outcome only the number is known.
            sums.extend(outcome.other_worths.iter().map(|(worth, _)| sum(*worth, &[])));
            continue;
        }
        let is_any_named = outcome.points().keys().any(|player| players.contains(player));
        for (player, points) in outcome.points() {
            if !is_any_named || players.contains(player) {
                sums.push(sum(*points, outcome.shares().get(player).map_or(outcome.items(), Vec::as_slice)));
            }
        }
    }
    sums
}

/// Returns `true` if a claim says of completion what the outcome of a sum has, or nothing.
fn claims_completion_of(claim: &Claim, sum: &Sum<'_>) -> bool {
    claim.complete.is_none() || claim.complete == sum.outcome.completion()
}

/// Returns the step, other than a miscount, that leads from a sum to a claimed number.
fn special_step(table: &Table<'_>, matter: Subject<'_>, sum: &Sum<'_>, claim: &Claim, claimed: u32) -> Option<Step> {
    let Subject::Feature(_) = matter else { return None };
    let is_as_claimed = claims_completion_of(claim, sum);
    let suppositions = points_by_supposition(table, matter, &sum.outcome.finding, sum.items);
    let find_supposition = |is_possible: &dyn Fn(&Supposition) -> bool| {
        let found = suppositions.iter().find(|(supposition, points)| *points == claimed && is_possible(supposition));
        found.map(|(supposition, _)| Step::Supposed(*supposition))
    };
    let step = || {
        // Pairs of halves come first, since people disagree about them most.
        let pairs = || find_supposition(&|supposition| matches!(supposition, Supposition::PairsAsOne(_)));
        let other = || omission(sum, claimed).or_else(|| coats_at_two(sum, claimed));
        shared_points(sum, claimed).or_else(pairs).or_else(other).or_else(|| fairy(table, sum, claim, claimed))
    };
    is_as_claimed.then(step).flatten().or_else(|| {
        find_supposition(&|supposition| match supposition {
            Supposition::Finished(complete) | Supposition::GapJoined { finished: complete, .. } => {
                claim.complete.is_none_or(|claimed| claimed == *complete)
            }
            Supposition::GapsCounted(_)
            | Supposition::WithoutHalves(_)
            | Supposition::HalvesByHalf
            | Supposition::PairsAsOne(_)
            | Supposition::EachSegment(_) => is_as_claimed,
        })
    })
}

/// Returns the division of a sum among the players who tie, if it gives a claimed number.
fn shared_points(sum: &Sum<'_>, claimed: u32) -> Option<Step> {
    let points = sum.outcome.points();
    let tied = u32::try_from(points.len()).ok().filter(|tied| *tied > 1)?;
    let is_share = sum.points.div_ceil(tied) == claimed || sum.points / tied == claimed;
    (is_share && points.values().all(|each| *each == sum.points)).then_some(Step::Shared(sum.points))
}

/// Returns the omission of an item other than tiles that leads from a sum to a claimed number.
fn omission(sum: &Sum<'_>, claimed: u32) -> Option<Step> {
    let mut others = sum.items.iter().filter(|item| !is_tile(item.thing) && item.points() > 0);
    let is_omitted = |item: &&Item| sum.points.checked_sub(item.points()) == Some(claimed);
    let omitted = others.find(is_omitted).filter(|_| sum.items.len() > 1)?;
    Some(Step::LeftOut(omitted.thing, omitted.count))
}

/// Returns the step that gives coats of arms the points of a completed city without inn, siege or cathedral.
fn coats_at_two(sum: &Sum<'_>, claimed: u32) -> Option<Step> {
    let coats = sum.items.iter().find(|item| item.thing == Thing::COAT && item.points_each != COAT)?;
    let points = sum.points.checked_sub(coats.points())?.checked_add(coats.count.checked_mul(COAT)?)?;
    (points == claimed).then_some(Step::CoatsAt(COAT))
}

/// Returns the step that adds the points for a fairy on the board, if the claim gives points to the claimant only.
fn fairy(table: &Table<'_>, sum: &Sum<'_>, claim: &Claim, claimed: u32) -> Option<Step> {
    let is_counted = sum.items.iter().any(|item| item.thing == BESIDE_FAIRY);
    let is_own = claim.points.as_ref().is_none_or(|points| points.keys().all(|player| *player == claim.player));
    let has_fairy = table.scenario.figures.fairy.is_some();
    (is_own && has_fairy && !is_counted && sum.points.checked_add(FAIRY) == Some(claimed)).then_some(Step::Fairy)
}

/// Returns the step that counts one or two things more or less, if it leads from a sum to a claimed number.
fn miscount(matter: Subject<'_>, sum: &Sum<'_>, claimed: u32) -> Option<Step> {
    let Subject::Feature(subject) = matter else { return None };
    let mut items = sum.items.to_vec();
    let is_city = subject.kind == FeatureKind::City;
    // A city of two tiles with a number of its own would have the usual one with another tile.
    let is_small = |item: &Item| is_tile(item.thing) && (item.count, item.points_each) == (2, 1);
    if is_city && sum.outcome.completion() == Some(true) && items.iter().any(is_small) {
        return None;
    }
    // The position may lack a coat of arms.
    if is_city
        && !items.iter().any(|item| item.thing == Thing::COAT)
        && let Some(tiles) = items.iter().find(|item| is_tile(item.thing))
    {
        items.push(Item { thing: Thing::COAT, count: 0, points_each: tiles.points_each });
    }
    let (difference, is_more) = (sum.points.abs_diff(claimed), sum.points < claimed);
    let thing_and_count = |item: &Item| {
        let count = difference.checked_div(item.points_each)?;
        let is_exact = (1..=MOST_MISCOUNTED).contains(&count) && count * item.points_each == difference;
        // More tiles around a monastery change no count of its own.
        let is_possible = if is_more { subject.area.is_some() || !is_tile(item.thing) } else { count <= item.count };
        (is_exact && is_possible).then_some((item.thing, count))
    };
    let things: Vec<(Thing, u32)> = items.iter().filter_map(thing_and_count).collect();
    (!things.is_empty()).then_some(if is_more { Step::More(things) } else { Step::Less(things) })
}

/// Returns `true` if a thing is a tile or a space.
fn is_tile(thing: Thing) -> bool {
    [Thing::TILE, Thing::SPACE, Thing::EITHER].contains(&thing)
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use carcassonne_law::SetKind;
    use carcassonne_text::SourceText;

    use super::*;
    use crate::verdict::{Case, Scope, judge};

    #[test]
    fn a_pair_that_is_counted_as_one() {
        let text = "players: [red]\nboard: |\n  .  a  .\n  b  p\\q  .\ntiles:\n  a: { city: S, coats: 1 }\n  b: { city: E }\n  p: { city: WL }\n  q: { city: NL }\nmeeples: { red: a.city }\nclaims: { red: { a.city: 8 } }\n";
        let source = Arc::new(SourceText::new("t", text.as_bytes().to_vec()).expect("text"));
        let case = Case::open(&source).expect("a legal case");
        let (table, by_tiles) = (case.table(), [RuleSet::from_word("2015").expect("an era")]);
        let judgement = judge(&table, &by_tiles, Scope::Answered);
        let claim = &case.scenario.claims[0];
        let subject = table.find_subject(claim.about).and_then(|ix| judgement.verdicts_on(ix)).expect("a verdict");
        let step = nearest_number(&table, claim, subject, &judgement).and_then(|nearest| nearest.step);
        assert_eq!(step, Some(Step::Supposed(Supposition::PairsAsOne(1))), "and no coat of arms");
        // Other rules give that number, which explains it.
        let weighed = weigh(&table, &judgement);
        let others: Vec<&str> = weighed[0].right_elsewhere.iter().map(RuleSet::id).collect();
        let is_era = |set: &RuleSet| set.kind() == SetKind::Era;
        let eras: Vec<RuleSet> = RuleSet::all().into_iter().filter(is_era).collect();
        let since_2021 = eras.iter().map(RuleSet::id).skip_while(|id| *id != "2021");
        let expected: Vec<&str> = ["2014", "2014-10"].into_iter().chain(since_2021).collect();
        assert_eq!((others, &weighed[0].nearest), (expected, &None));
    }
}
