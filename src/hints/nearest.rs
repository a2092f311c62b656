//! A claimed number that no rule set gives: the nearest that one does, and the step in which they differ.
//!
//! The step is derived and never guessed: it is a change of one thing, after which the sum of a verdict comes to
//! exactly what was claimed. Where no such change is found, only the nearest number is told. Claims of different
//! points for several players, and what else is claimed of a question than points, have no nearest number.

use crate::sorting::{sort, sort_by_key};
use std::collections::BTreeSet;

use super::since::{Since, since_when};
use crate::mechanics::{BESIDE_FAIRY, Item, Subject, SubjectIx, Supposition, Table, Thing, points_by_supposition};
use crate::rulebook::RuleSet;
use crate::scenario::{Claim, FeatureKind, PlayerIx};
use crate::verdict::{self, ClaimStandings, Judgement, Outcome, Scope, Standing, SubjectVerdicts, judge, standing};

/// For how many wrong claims the nearest number is looked for: to each of them the board is judged several times.
pub(super) const MOST_NEAREST: usize = 200;

/// A claim as it was weighed, and what comes nearest to it.
#[derive(Debug)]
pub struct WeighedClaim<'a> {
    /// The claim, and how it stands.
    pub weighed: ClaimStandings<'a>,
    /// The rule sets that were not judged under which it is right, where it is wrong under all that were.
    pub elsewhere: Vec<RuleSet>,
    /// What comes nearest, where it is a number that no rule set gives.
    pub nearest: Option<Nearest>,
    /// Since when it stands as it does today, where it was right and is wrong, or the other way round.
    pub since: Option<Since>,
}

/// Weighs every claim of a case. What comes nearest is told of the first 200 wrong claims.
pub fn weigh<'a>(table: &Table<'a>, judgement: &Judgement<'_>) -> Vec<WeighedClaim<'a>> {
    let mut looked_for = 0;
    let all = verdict::weigh_claims(table, judgement);
    let since = since_when(table, &all, judgement);
    let elsewhere = right_elsewhere(table, &all, judgement);
    let with_hints = |((weighed, since), elsewhere): ((ClaimStandings<'a>, Option<Since>), Vec<RuleSet>)| {
        looked_for += usize::from(weighed.is_wrong());
        // A number that other rules give needs no other explanation.
        let is_told = weighed.is_wrong() && elsewhere.is_empty() && looked_for <= MOST_NEAREST;
        let about = table.find_subject(weighed.claim.about).filter(|_| is_told);
        let subject = about.and_then(|ix| judgement.verdicts_on(ix));
        let nearest = subject.and_then(|on| nearest(table, weighed.claim, on, judgement));
        WeighedClaim { weighed, elsewhere, nearest, since }
    };
    all.into_iter().zip(since).zip(elsewhere).map(with_hints).collect()
}

/// For each claim that is wrong under every judged rule set, the rule sets that were not judged under which it is right. Told of what the
/// first 200 wrong claims are about.
fn right_elsewhere(table: &Table<'_>, weighed: &[ClaimStandings<'_>], judgement: &Judgement<'_>) -> Vec<Vec<RuleSet>> {
    let is_judged = |set: &RuleSet| judgement.rule_sets.iter().any(|judged| judged.id() == set.id());
    let others: Vec<RuleSet> = RuleSet::all().into_iter().filter(|set| !is_judged(set)).collect();
    let wrong: Vec<&ClaimStandings<'_>> = weighed.iter().filter(|claim| claim.is_wrong()).take(MOST_NEAREST).collect();
    let mut found = vec![Vec::new(); weighed.len()];
    if others.is_empty() || wrong.is_empty() {
        return found;
    }
    let subjects: BTreeSet<SubjectIx> =
        wrong.iter().filter_map(|claim| table.find_subject(claim.claim.about)).collect();
    let is_wanted = |ix: SubjectIx| subjects.contains(&ix);
    let elsewhere = judge(table, &others, Scope::Selected(&is_wanted));
    for (found, claim) in found.iter_mut().zip(weighed).filter(|(_, claim)| claim.is_wrong()) {
        let Some(subject) = table.find_subject(claim.claim.about).and_then(|ix| elsewhere.verdicts_on(ix)) else {
            continue;
        };
        let is_right = |place: usize| {
            let verdict = subject.verdict_under(place);
            verdict.is_some_and(|verdict| standing(table, claim.claim, verdict) == Standing::Right)
        };
        *found = others.iter().enumerate().filter(|(place, _)| is_right(*place)).map(|(_, set)| set.clone()).collect();
    }
    found
}

/// The number nearest to a claimed one that no rule set gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nearest {
    /// The number that was claimed.
    pub claimed: u32,
    /// The nearest that a rule set gives; two if one is as much more as the other is less.
    pub points: Vec<u32>,
    /// Whether it is the only one, so that it is plain which is the nearest.
    pub only: bool,
    /// The step in which they differ, if one is found.
    pub step: Option<Step>,
}

/// A change of one thing after which a claimed number is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// The number is right, but it is these players who get it; nobody if there are none.
    ScoredBy(Vec<PlayerIx>),
    /// It is divided among those who tie, each of whom gets this much.
    Shared(u32),
    /// So many of a thing are left out.
    LeftOut(Thing, u32),
    /// Each coat of arms counts this much.
    CoatsAt(u32),
    /// The fairy stands by a meeple of theirs there.
    Fairy,
    /// Something is supposed otherwise.
    Supposed(Supposition),
    /// So many of one of these things are too few on the board.
    More(Vec<(Thing, u32)>),
    /// So many of one of these things are too many on the board.
    Less(Vec<(Thing, u32)>),
}

/// What a coat of arms is worth in most completed cities.
const COAT: u32 = 2;

/// What the fairy brings whose meeple she stands by.
const FAIRY: u32 = 3;

/// A sum that comes out under some rule set.
struct Sum<'o> {
    points: u32,
    items: &'o [Item],
    outcome: &'o Outcome,
}

/// What is nearest to a claim of points on a subject, if no outcome has that number.
fn nearest(
    table: &Table<'_>,
    claim: &Claim,
    subject: &SubjectVerdicts<'_>,
    judgement: &Judgement<'_>,
) -> Option<Nearest> {
    let (claimed, by) = number(claim)?;
    let sums = sums(subject, &by, judgement);
    let near = |sum: &&Sum<'_>| sum.points.abs_diff(claimed);
    let least = sums.iter().map(|sum| near(&sum)).min()?;
    let is_near = |sum: &&Sum<'_>| near(sum) == least;
    let mut points: Vec<u32> = sums.iter().filter(is_near).map(|sum| sum.points).collect();
    sort(&mut points);
    points.dedup();
    let only = points.len() == 1 && sums.iter().all(|sum| is_near(&sum));
    let told = |step| Some(Nearest { claimed, points, only, step });
    if let Some(right) = sums.iter().find(|sum| sum.points == claimed) {
        let scores: Vec<PlayerIx> = right
            .outcome
            .points()
            .iter()
            .filter(|(_, points)| **points == claimed)
            .map(|(player, _)| *player)
            .collect();
        // What is wrong about the claim is who scores, or else no number.
        return (!by.is_empty() && by != scores).then_some(Step::ScoredBy(scores)).and_then(|step| told(Some(step)));
    }
    let matter = table.subject(subject.subject)?;
    let mut by_distance: Vec<&Sum<'_>> = sums.iter().collect();
    sort_by_key(&mut by_distance, near);
    let special = by_distance.iter().find_map(|sum| special(table, matter, sum, claim, claimed));
    let step = special.or_else(|| {
        let nearest = by_distance.iter().copied().filter(is_near);
        let mut nearest = nearest.filter(|sum| says_so(claim, sum.outcome.completion()));
        nearest.find_map(|sum| more_or_less(matter, sum, claimed))
    });
    if only && step.is_none() {
        return None;
    }
    told(step)
}

/// The number that is claimed, and who is claimed to get it if the claim says so.
fn number(claim: &Claim) -> Option<(u32, Vec<PlayerIx>)> {
    if let Some(each) = claim.each {
        return (each > 0).then(|| (each, Vec::new()));
    }
    let points = claim.points.as_ref()?;
    let (_, first) = points.first_key_value()?;
    let alike = *first > 0 && points.values().all(|points| points == first);
    alike.then(|| (*first, points.keys().copied().collect()))
}

/// Every sum that comes out, today's first. Where players have sums of their own, those of the players who are
/// claimed to score, or else of all.
fn sums<'o>(subject: &'o SubjectVerdicts<'_>, by: &[PlayerIx], judgement: &Judgement<'_>) -> Vec<Sum<'o>> {
    let present = RuleSet::find_present(judgement.rule_sets).and_then(|n| subject.verdict_under(n));
    let others = subject.verdicts.iter();
    let mut sums = Vec::new();
    for outcome in present.into_iter().chain(others).flat_map(|verdict| &verdict.outcomes) {
        let sum = |points, items| Sum { points, items, outcome };
        if outcome.points().is_empty() {
            sums.push(sum(outcome.worth(), outcome.items()));
            // Of what it is worth along other ways, only the number is kept.
            sums.extend(outcome.other_worths.iter().map(|(worth, _)| sum(*worth, &[])));
            continue;
        }
        let named = outcome.points().keys().any(|player| by.contains(player));
        for (player, points) in outcome.points() {
            if !named || by.contains(player) {
                let own = outcome.shares().get(player).map(Vec::as_slice);
                sums.push(sum(*points, own.unwrap_or_else(|| outcome.items())));
            }
        }
    }
    sums
}

/// Whether a claim says that the feature is finished, or that it is not, or says nothing of that.
fn says_so(claim: &Claim, complete: Option<bool>) -> bool {
    claim.complete.is_none() || claim.complete == complete
}

/// A step of its own kind that leads from a sum to a claimed number.
fn special(table: &Table<'_>, matter: Subject<'_>, sum: &Sum<'_>, claim: &Claim, claimed: u32) -> Option<Step> {
    let (Subject::Feature(_), points) = (matter, sum.outcome.points()) else { return None };
    let as_it_is = says_so(claim, sum.outcome.completion());
    let tied = u32::try_from(points.len()).ok().filter(|tied| *tied > 1);
    if as_it_is
        && points.values().all(|each| *each == sum.points)
        && tied.is_some_and(|tied| sum.points.div_ceil(tied) == claimed || sum.points / tied == claimed)
    {
        return Some(Step::Shared(sum.points));
    }
    let all = points_by_supposition(table, matter, &sum.outcome.finding, sum.items);
    // A pair of halves is what such tables quarrel over, before anything is overlooked.
    let paired = all.iter().find(|(supposition, worth)| {
        as_it_is && *worth == claimed && matches!(supposition, Supposition::PairsAsOne(_))
    });
    if let Some((supposition, _)) = paired {
        return Some(Step::Supposed(*supposition));
    }
    let others = sum.items.iter().filter(|item| !is_tile(item.thing) && item.points() > 0);
    let left_out =
        others.clone().find(|item| sum.items.len() > 1 && sum.points.checked_sub(item.points()) == Some(claimed));
    if let Some(item) = left_out.filter(|_| as_it_is) {
        return Some(Step::LeftOut(item.thing, item.count));
    }
    // What a coat of arms is worth in a completed city, neither besieged nor with a cathedral.
    let coats = sum.items.iter().find(|item| item.thing == Thing::COAT && item.points_each != COAT);
    let at_two =
        coats.and_then(|item| sum.points.checked_sub(item.points())?.checked_add(item.count.checked_mul(COAT)?));
    if as_it_is && at_two == Some(claimed) {
        return Some(Step::CoatsAt(COAT));
    }
    let is_hers = sum.items.iter().any(|item| item.thing == BESIDE_FAIRY);
    let own = claim.points.as_ref().is_none_or(|by| by.keys().all(|who| *who == claim.player));
    if as_it_is
        && own
        && table.scenario.figures.fairy.is_some()
        && !is_hers
        && sum.points.checked_add(FAIRY) == Some(claimed)
    {
        return Some(Step::Fairy);
    }
    all.into_iter()
        .filter(|(supposition, _)| match supposition {
            Supposition::Finished(complete) | Supposition::GapJoined { finished: complete, .. } => {
                says_so(claim, Some(*complete))
            }
            Supposition::GapsCounted(_)
            | Supposition::WithoutHalves(_)
            | Supposition::HalvesByHalf
            | Supposition::PairsAsOne(_)
            | Supposition::EachSegment(_) => as_it_is,
        })
        .find(|(_, worth)| *worth == claimed)
        .map(|(supposition, _)| Step::Supposed(supposition))
}

/// A few of what is counted more or less, after which a sum comes to a claimed number.
fn more_or_less(matter: Subject<'_>, sum: &Sum<'_>, claimed: u32) -> Option<Step> {
    /// More of them is no slip of counting.
    const MOST: u32 = 2;
    let Subject::Feature(subject) = matter else { return None };
    let mut items = sum.items.to_vec();
    // With one tile more a city of two that has a number of its own is a city like any other.
    let is_small = |item: &Item| is_tile(item.thing) && (item.count, item.points_each) == (2, 1);
    if subject.kind == FeatureKind::City && sum.outcome.completion() == Some(true) && items.iter().any(is_small) {
        return None;
    }
    // A coat of arms may not have been written down.
    if subject.kind == FeatureKind::City
        && !items.iter().any(|item| item.thing == Thing::COAT)
        && let Some(tiles) = items.iter().find(|item| is_tile(item.thing))
    {
        items.push(Item { thing: Thing::COAT, count: 0, points_each: tiles.points_each });
    }
    let (difference, more) = (sum.points.abs_diff(claimed), sum.points < claimed);
    let fits = |item: &Item| {
        let count = difference.checked_div(item.points_each)?;
        let exactly = count > 0 && count <= MOST && count * item.points_each == difference;
        // Round a monastery, how many there may be more is another matter.
        let more = more && (subject.area.is_some() || !is_tile(item.thing));
        let less = sum.points > claimed && count <= item.count;
        (exactly && (more || less)).then_some((item.thing, count))
    };
    let things: Vec<(Thing, u32)> = items.iter().filter_map(fits).collect();
    if things.is_empty() {
        return None;
    }
    Some(if more { Step::More(things) } else { Step::Less(things) })
}

fn is_tile(thing: Thing) -> bool {
    [Thing::TILE, Thing::SPACE, Thing::EITHER].contains(&thing)
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::text::SourceText;
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
        let step = nearest(&table, claim, subject, &judgement).and_then(|nearest| nearest.step);
        assert_eq!(step, Some(Step::Supposed(Supposition::PairsAsOne(1))), "and no coat of arms");
        // Other rules give that number, which explains it.
        let weighed = weigh(&table, &judgement);
        let others: Vec<&str> = weighed[0].elsewhere.iter().map(RuleSet::id).collect();
        assert_eq!((others, &weighed[0].nearest), (vec!["2014", "2014-10", "2021", "2025"], &None));
    }
}

#[cfg(test)]
crate::case_runner::cases!("nearest.cases.yaml");
