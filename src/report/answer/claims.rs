//! Who claimed what, and under which rules that is right.

use super::named::{all, rules, speaking};
use crate::hints::{Nearest, Since, Step, WeighedClaim};
use crate::mechanics::{Subject, Supposition, Table, Thing, read_expected};
use crate::report::author_phrases::date_phrase;
use crate::rulebook::{RuleSet, SetKind};
use crate::scenario::{Claim, PlayerIx};
use crate::text::Problems;
use crate::verdict::{ClaimStandings, Judgement, Standing, leading_rule_set};
use crate::wording::{Arg, Sentence, say};

/// A claim in words, and how it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// The claim and how it stands, in a sentence.
    pub text: String,
    /// The same of today alone.
    pub shortly: String,
}

/// What a player claims, as a phrase behind "said".
///
/// `scoring` are the players who score by the answer that it is held against, if anybody answers.
pub(super) fn said(table: &Table<'_>, claim: &Claim, scoring: Option<&[PlayerIx]>) -> Sentence {
    let mut all: Vec<Sentence> = Vec::new();
    all.extend(claim.complete.map(|complete| say!(report::SaidFinished { finished: complete })));
    let how = match scoring {
        Some([]) => "worth",
        Some([_, _, ..]) => "each",
        Some([_]) | None => "one",
    };
    let how = |points: u32| if points == 0 { "one" } else { how };
    // Whoever scores nothing speaks of what others score.
    let others = scoring.filter(|scoring| !scoring.contains(&claim.player)).unwrap_or_default();
    all.extend(claim.each.map(|points| {
        let by = if points == 0 { &[] } else { others };
        say!(report::SaidEach { points: points, how: how(points), by: Arg::list(by.iter().copied()) })
    }));
    all.extend(claim.points.as_ref().map(|points| {
        let each = points.iter().map(|(player, points)| say!(features::Scores { player: *player, points: *points }));
        say!(report::SaidPoints {
            alone: points.len() == 1 && scoring.is_some_and(|all| all.len() > 1),
            scores: Arg::list(each)
        })
    }));
    if let Some(Subject::Ask(posed)) = table.find_subject(claim.about).and_then(|ix| table.subject(ix)) {
        for said in &claim.reply {
            let form = posed.form.reply_keys.iter().find(|known| known.word == said.key);
            let wanted = read_expected(posed.form, said, table.scenario, &mut Problems::new());
            all.extend(form.zip(wanted).map(|(form, wanted)| form.to_sentence(wanted.arg())));
        }
    }
    let mut all = all.into_iter();
    let first = all.next().unwrap_or_else(|| say!(report::SaidNothing));
    all.fold(first, |said, next| say!(report::SaidAnd { said: said, next: next }))
}

/// The verdicts that claims are held against, and the rule set for which an answer on them speaks first.
#[derive(Clone, Copy)]
pub(super) struct Against<'j, 'b> {
    judgement: &'j Judgement<'b>,
    speaking: usize,
}

impl<'j, 'b> Against<'j, 'b> {
    /// Looks once at all verdicts, however many claims are held against them.
    pub(super) fn of(judgement: &'j Judgement<'b>) -> Self {
        let speaking = leading_rule_set(&judgement.subjects, judgement.rule_sets).unwrap_or(0);
        Self { judgement, speaking }
    }
}

/// How much is told of the rule sets under which a claim stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// How it stands under the rule set for which the answer speaks, if that is today's.
    Today,
    /// The same, and where else it is right if it is not right today.
    Usual,
    /// Under which others it is right, in any case.
    Fully,
}

/// How a claim stands, in a sentence: today first, at a table with rules of its own, then where else it is right.
fn stands(
    table: &Table<'_>,
    weighed: &ClaimStandings<'_>,
    since: Option<Since>,
    Against { judgement, speaking: held }: Against<'_, '_>,
    label: &str,
    extent: Extent,
) -> Sentence {
    let sets = judgement.rule_sets;
    let voice = table.voice();
    let scoring = table
        .find_subject(weighed.claim.about)
        .and_then(|ix| judgement.verdicts_on(ix))
        .and_then(|subject| subject.verdict_under(held))
        .and_then(|verdict| verdict.outcomes.first())
        .filter(|outcome| outcome.reply().is_empty())
        .map(|outcome| outcome.points().keys().copied().collect::<Vec<_>>());
    let said = say!(report::Said {
        player: weighed.claim.player,
        label: Arg::list((!label.is_empty()).then(|| label.trim_matches(['(', ')']).to_owned())),
        what: said(table, weighed.claim, scoring.as_deref()),
    });
    let standings = &weighed.standings;
    if let Some(first) = standings.first()
        && standings.iter().all(|standing| standing == first)
        && sets.len() > 1
    {
        let rules = all(table, sets);
        return say!(report::StandsAlways { said: said, standing: first.word(), rules: rules });
    }
    let under = |all: Vec<usize>, standing: Standing| {
        let of: Vec<&RuleSet> = all.into_iter().filter_map(|n| sets.get(n)).collect();
        say!(report::StandsUnder { standing: standing.word(), rules: rules(&of, voice) })
    };
    let standing_so = |so: Standing, of: &dyn Fn(&RuleSet) -> bool| -> Option<Sentence> {
        let all: Vec<usize> = (0..sets.len()).filter(|n| standings[*n] == so && of(&sets[*n])).collect();
        (!all.is_empty()).then(|| under(all, so))
    };
    let is_house = |set: &RuleSet| set.kind() == SetKind::House;
    // Eras that stand as today's does, without a break until today, are told with it.
    let until_today = until_today(sets, standings);
    let is_other = |set: &RuleSet| !is_house(set) && !until_today.iter().any(|n| sets[*n].id() == set.id());
    let mut parts: Vec<Sentence> = Vec::new();
    let today = RuleSet::find_present(sets).map(|n| standings[n]);
    let right = || standing_so(Standing::Right, &is_other);
    // Where it is right today and elsewhere, all of that in one.
    let everywhere = today == Some(Standing::Right) && extent == Extent::Fully && right().is_some();
    parts.extend(today.map(|today| match sets {
        [_] => {
            let rules = speaking(&[&sets[0]], sets, voice);
            say!(report::StandsUnder { standing: today.word(), rules: rules })
        }
        _ if everywhere => {
            let rules = |set: &RuleSet| !is_house(set);
            standing_so(today, &rules).unwrap_or_else(|| say!(report::SaidNothing))
        }
        _ => match since {
            Some(since) => {
                let guessed = since.guessed;
                let date = date_phrase(since.day);
                say!(report::StandsSince { standing: today.word(), date: date, guessed: guessed })
            }
            None => say!(report::StandsToday { standing: today.word() }),
        },
    }));
    parts.extend(Standing::ALL.into_iter().filter_map(|so| standing_so(so, &is_house)));
    match today {
        Some(_) if extent == Extent::Today || everywhere => {}
        Some(Standing::Right) if extent == Extent::Usual && since.is_none() => {}
        Some(Standing::Right | Standing::Undecided) => parts.extend(right()),
        // Of what is right nowhere it is said where it may have been.
        Some(Standing::Wrong | Standing::NotApplicable) => {
            parts.extend(right().or_else(|| standing_so(Standing::Undecided, &is_other)));
        }
        None => parts.extend(Standing::ALL.into_iter().filter_map(|standing| standing_so(standing, &is_other))),
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| say!(report::SaidNothing));
    let all = parts.fold(first, |said, next| say!(report::StandsAnd { said: said, next: next }));
    say!(report::Stands { said: said, stands: all })
}

/// Today's rules, and the eras before it without a break under which a claim stands as it does today.
fn until_today(sets: &[RuleSet], standings: &[Standing]) -> Vec<usize> {
    let Some(mut last) = RuleSet::find_present(sets) else { return Vec::new() };
    let mut until = vec![last];
    while let Some(before) = (0..sets.len()).find(|n| standings[*n] == standings[last] && sets[last].follows(&sets[*n]))
    {
        until.push(before);
        last = before;
    }
    until
}

/// How a claim stands, and what comes nearest to it where it is a number that no rule set gives, in words.
pub(super) fn told(
    table: &Table<'_>,
    claim: &WeighedClaim<'_>,
    against: Against<'_, '_>,
    label: &str,
    extent: Extent,
) -> String {
    let voice = table.voice();
    let WeighedClaim { weighed, elsewhere, nearest, since } = claim;
    let elsewhere: Vec<&RuleSet> = elsewhere.iter().collect();
    let right_elsewhere =
        (!elsewhere.is_empty()).then(|| say!(report::RightElsewhere { rules: rules(&elsewhere, voice) }));
    let stands = stands(table, weighed, *since, against, label, extent);
    let nearest = nearest.iter().flat_map(|nearest| nearest_to(table, weighed, nearest));
    let all = std::iter::once(stands).chain(right_elsewhere).chain(nearest);
    let all: Vec<String> = all.map(|said| voice.capitalized_sentence(&said)).collect();
    all.join(" ")
}

/// What comes nearest to a claim, and the step in which they differ.
fn nearest_to(table: &Table<'_>, weighed: &ClaimStandings<'_>, nearest: &Nearest) -> Vec<Sentence> {
    let (player, claimed) = (weighed.claim.player, nearest.claimed);
    let things = |all: &[(Thing, u32)]| Arg::list(all.iter().map(|(thing, count)| thing.count_phrase(*count)));
    let kind = match table.find_subject(weighed.claim.about).and_then(|ix| table.subject(ix)) {
        Some(Subject::Feature(subject)) => subject.kind.word(),
        Some(Subject::Ask(_)) | None => "feature",
    };
    let step = nearest.step.as_ref().map(|step| match step {
        Step::ScoredBy(by) => {
            say!(report::NearestScored { claimed: claimed, only: nearest.only, by: Arg::list(by.iter().copied()) })
        }
        Step::Shared(each) => say!(report::NearestShared { each: *each }),
        Step::LeftOut(thing, count) => {
            say!(report::NearestLeftOut { player: player, claimed: claimed, thing: thing.count_phrase(*count) })
        }
        Step::Fairy => say!(report::NearestFairy { player: player, claimed: claimed }),
        Step::CoatsAt(each) => {
            say!(report::NearestCoatsAt { player: player, claimed: claimed, each: *each })
        }
        Step::Supposed(Supposition::EachSegment(count)) => {
            say!(report::NearestEachSegment { player: player, claimed: claimed, kind: kind, count: *count })
        }
        Step::Supposed(Supposition::Finished(finished)) => {
            say!(report::NearestFinished { player: player, claimed: claimed, kind: kind, finished: *finished })
        }
        Step::Supposed(Supposition::GapJoined { enclosed, .. }) => {
            say!(report::NearestJoined { player: player, claimed: claimed, enclosed: *enclosed })
        }
        Step::Supposed(Supposition::GapsCounted(count)) => {
            say!(report::NearestGaps { player: player, claimed: claimed, count: *count })
        }
        Step::Supposed(Supposition::WithoutHalves(count)) => {
            say!(report::NearestWithoutHalves { player: player, claimed: claimed, count: *count })
        }
        Step::Supposed(Supposition::HalvesByHalf) => {
            say!(report::NearestHalvesByHalf { player: player, claimed: claimed })
        }
        Step::Supposed(Supposition::PairsAsOne(count)) => {
            say!(report::NearestPairsAsOne { player: player, claimed: claimed, count: *count })
        }
        Step::More(all) => {
            say!(report::NearestMore { player: player, claimed: claimed, things: things(all) })
        }
        Step::Less(all) => {
            say!(report::NearestLess { player: player, claimed: claimed, things: things(all) })
        }
    });
    // Where the number is right, or the only one, it need not be told.
    let number = (!nearest.only && !nearest.points.contains(&claimed))
        .then(|| say!(report::Nearest { points: Arg::list(nearest.points.iter().copied()) }));
    number.into_iter().chain(step).collect()
}
