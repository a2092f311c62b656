//! The claims of players, and the rule sets under which they are right, in sentences.

use carcassonne_law::{RuleSet, SetKind};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{Claim, PlayerIx};
use carcassonne_rules::hints::{NearestNumber, Step, TurningDay, WeighedClaim};
use carcassonne_rules::mechanics::{Subject, Supposition, Table, Thing, read_expected};
use carcassonne_rules::verdict::{ClaimStandings, Judgement, Standing, leading_rule_set};
use carcassonne_text::Problems;

use super::rule_set_names::{all_rules_phrase, leading_phrase, rules_phrase};
use crate::report::author_phrases::date_phrase;

/// A claim with its standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimText {
    /// The claim and its standings, in sentences.
    pub text: String,
    /// The claim and its standing today, in sentences.
    pub short_text: String,
}

/// Returns the claim of a player, as a phrase that follows "said".
///
/// `scoring` are the players who score in the outcome with which the claim is compared, if there is one.
fn claim_phrase(table: &Table<'_>, claim: &Claim, scoring: Option<&[PlayerIx]>) -> Sentence {
    let mut phrases: Vec<Sentence> = Vec::new();
    phrases.extend(claim.complete.map(|complete| say!(report::SaidFinished { finished: complete })));
    let keyword = match scoring {
        Some([]) => "worth",
        Some([_, _, ..]) => "each",
        Some([_]) | None => "one",
    };
    // A player who does not score speaks of the points of others.
    let others = scoring.filter(|scoring| !scoring.contains(&claim.player)).unwrap_or_default();
    phrases.extend(claim.each.map(|points| {
        let (how, by) = if points == 0 { ("one", &[][..]) } else { (keyword, others) };
        say!(report::SaidEach { points: points, how: how, by: Arg::list(by.iter().copied()) })
    }));
    phrases.extend(claim.points.as_ref().map(|points| {
        let scores = points.iter().map(|(player, points)| say!(features::Scores { player: *player, points: *points }));
        say!(report::SaidPoints {
            alone: points.len() == 1 && scoring.is_some_and(|all| all.len() > 1),
            scores: Arg::list(scores)
        })
    }));
    if let Some(Subject::Ask(posed)) = table.find_subject(claim.about).and_then(|ix| table.subject(ix)) {
        for value in &claim.reply {
            let key = posed.form.reply_keys.iter().find(|known| known.word == value.key);
            let expected = read_expected(posed.form, value, table.scenario, &mut Problems::new());
            phrases.extend(key.zip(expected).map(|(key, expected)| key.to_sentence(expected.arg())));
        }
    }
    let joined = phrases.into_iter().reduce(|said, next| say!(report::SaidAnd { said: said, next: next }));
    joined.unwrap_or_else(|| say!(report::SaidNothing))
}

/// The judgement with which claims are compared, and the leading rule set of the answer, by index.
#[derive(Clone, Copy)]
pub(super) struct ClaimJudgement<'j, 'b> {
    judgement: &'j Judgement<'b>,
    leading: usize,
}

impl<'j, 'b> ClaimJudgement<'j, 'b> {
    /// Finds the leading rule set, which takes a look at all verdicts.
    pub(super) fn new(judgement: &'j Judgement<'b>) -> Self {
        let leading = leading_rule_set(&judgement.subjects, judgement.rule_sets).unwrap_or(0);
        Self { judgement, leading }
    }
}

/// The extent to which a sentence gives the rule sets under which a claim is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// Today's standing and that at tables with rules of their own; every standing if today's rules are not among the
    /// rule sets.
    Today,
    /// The standing under today's rules, and other rule sets if the claim is not right today.
    Usual,
    /// The standing under today's rules, and other rule sets in any case.
    Full,
}

fn standings_sentence(
    table: &Table<'_>,
    weighed: &ClaimStandings<'_>,
    since: Option<TurningDay>,
    ClaimJudgement { judgement, leading }: ClaimJudgement<'_, '_>,
    label: &str,
    extent: Extent,
) -> Sentence {
    let sets = judgement.rule_sets;
    let outcome = table
        .find_subject(weighed.claim.about)
        .and_then(|ix| judgement.verdicts_on(ix))
        .and_then(|subject| subject.verdict_under(leading))
        .and_then(|verdict| verdict.outcomes.first());
    let scoring = outcome
        .filter(|outcome| outcome.reply().is_empty())
        .map(|outcome| outcome.points().keys().copied().collect::<Vec<_>>());
    let claim = say!(report::Said {
        player: weighed.claim.player,
        label: Arg::list((!label.is_empty()).then(|| label.trim_matches(['(', ')']).to_owned())),
        what: claim_phrase(table, weighed.claim, scoring.as_deref()),
    });
    let standings = &weighed.standings;
    if let Some(first) = standings.first()
        && standings.iter().all(|standing| standing == first)
        && sets.len() > 1
    {
        let rules = all_rules_phrase(table, sets);
        return say!(report::StandsAlways { said: claim, standing: first.word(), rules: rules });
    }
    let phrases = standing_phrases(table, standings, sets, since, extent).into_iter();
    let joined = phrases.reduce(|said, next| say!(report::StandsAnd { said: said, next: next }));
    say!(report::Stands { said: claim, stands: joined.unwrap_or_else(|| say!(report::SaidNothing)) })
}

/// Returns the standings of a claim, in phrases: today's, those at tables with rules of their own, then the other rule sets
/// under which the claim is right.
fn standing_phrases(
    table: &Table<'_>,
    standings: &[Standing],
    sets: &[RuleSet],
    since: Option<TurningDay>,
    extent: Extent,
) -> Vec<Sentence> {
    let voice = table.voice();
    let phrase = |standing: Standing, is_meant: &dyn Fn(&RuleSet) -> bool| -> Option<Sentence> {
        let is_shown = |n: &usize| standings[*n] == standing && is_meant(&sets[*n]);
        let shown: Vec<&RuleSet> = (0..sets.len()).filter(is_shown).map(|n| &sets[n]).collect();
        let rules = || rules_phrase(&shown, voice);
        (!shown.is_empty()).then(|| say!(report::StandsUnder { standing: standing.word(), rules: rules() }))
    };
    let is_house = |set: &RuleSet| set.kind() == SetKind::House;
    // Eras with today's standing, without a break until today, are included in today's phrase.
    let until_today = eras_until_today(sets, standings);
    let is_other = |set: &RuleSet| !is_house(set) && !until_today.iter().any(|n| sets[*n].id() == set.id());
    let today = RuleSet::find_present(sets).map(|n| standings[n]);
    let right = || phrase(Standing::Right, &is_other);
    // A claim that is right today and under others has one phrase for all of these.
    let is_one_phrase = today == Some(Standing::Right) && extent == Extent::Full && right().is_some();
    let mut phrases: Vec<Sentence> = Vec::new();
    phrases.extend(today.map(|today| match (sets, since) {
        ([only], _) => {
            let rules = leading_phrase(&[only], sets, voice);
            say!(report::StandsUnder { standing: today.word(), rules: rules })
        }
        _ if is_one_phrase => {
            phrase(today, &|set: &RuleSet| !is_house(set)).unwrap_or_else(|| say!(report::SaidNothing))
        }
        (_, Some(TurningDay { day, guessed })) => {
            say!(report::StandsSince { standing: today.word(), date: date_phrase(day), guessed: guessed })
        }
        (_, None) => say!(report::StandsToday { standing: today.word() }),
    }));
    phrases.extend(Standing::ALL.into_iter().filter_map(|standing| phrase(standing, &is_house)));
    match today {
        Some(_) if extent == Extent::Today || is_one_phrase => {}
        Some(Standing::Right) if extent == Extent::Usual && since.is_none() => {}
        Some(Standing::Right | Standing::Undecided) => phrases.extend(right()),
        // A claim that is right under no rule set may be right under those that leave the question open.
        Some(Standing::Wrong | Standing::NotApplicable) => {
            phrases.extend(right().or_else(|| phrase(Standing::Undecided, &is_other)));
        }
        None => phrases.extend(Standing::ALL.into_iter().filter_map(|standing| phrase(standing, &is_other))),
    }
    phrases
}

/// Returns today's rules and the eras before them, without a break, under which a claim has the same standing, by index.
fn eras_until_today(sets: &[RuleSet], standings: &[Standing]) -> Vec<usize> {
    let today = RuleSet::find_present(sets);
    let previous =
        |last: &usize| (0..sets.len()).find(|n| standings[*n] == standings[*last] && sets[*last].follows(&sets[*n]));
    std::iter::successors(today, previous).collect()
}

/// Returns a claim with its standings; for a number that no rule set gives, also the nearest number.
pub(super) fn claim_text(
    table: &Table<'_>,
    claim: &WeighedClaim<'_>,
    judgement: ClaimJudgement<'_, '_>,
    label: &str,
    extent: Extent,
) -> String {
    let voice = table.voice();
    let WeighedClaim { weighed, right_elsewhere, nearest, since } = claim;
    let sets: Vec<&RuleSet> = right_elsewhere.iter().collect();
    let right_elsewhere =
        (!sets.is_empty()).then(|| say!(report::RightElsewhere { rules: rules_phrase(&sets, voice) }));
    let standings = standings_sentence(table, weighed, *since, judgement, label, extent);
    let nearest = nearest.iter().flat_map(|nearest| nearest_sentences(table, weighed, nearest));
    let sentences = std::iter::once(standings).chain(right_elsewhere).chain(nearest);
    sentences.map(|sentence| voice.capitalized_sentence(&sentence)).collect::<Vec<String>>().join(" ")
}

/// Returns the number that is nearest to a claim, and the step that explains the difference.
fn nearest_sentences(table: &Table<'_>, weighed: &ClaimStandings<'_>, nearest: &NearestNumber) -> Vec<Sentence> {
    // If the number is the claimed one, or the only one, the step says enough.
    let number = (!nearest.is_only_number && !nearest.points.contains(&nearest.claimed))
        .then(|| say!(report::Nearest { points: Arg::list(nearest.points.iter().copied()) }));
    let step = nearest.step.as_ref().map(|step| step_sentence(table, weighed.claim, nearest, step));
    number.into_iter().chain(step).collect()
}

fn step_sentence(table: &Table<'_>, claim: &Claim, nearest: &NearestNumber, step: &Step) -> Sentence {
    let (player, claimed) = (claim.player, nearest.claimed);
    let things = |all: &[(Thing, u32)]| Arg::list(all.iter().map(|(thing, count)| thing.count_phrase(*count)));
    let kind = match table.find_subject(claim.about).and_then(|ix| table.subject(ix)) {
        Some(Subject::Feature(subject)) => subject.kind.word(),
        Some(Subject::Ask(_)) | None => "feature",
    };
    match step {
        Step::ScoredBy(by) => {
            say!(report::NearestScored {
                claimed: claimed,
                only: nearest.is_only_number,
                by: Arg::list(by.iter().copied())
            })
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
    }
}
