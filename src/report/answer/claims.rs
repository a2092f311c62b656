//! Who claimed what, and under which rules that is right.

use crate::mechanics::{Matter, Supposition, Table, Thing, wanted};
use crate::rulebook::{RuleSet, SetKind};
use crate::scenario::Claim;
use crate::text::Problems;
use crate::verdict::{Judgement, Nearest, Standing, Step, Weighed};
use crate::wording::{Arg, Sentence, Voice, say};

/// A claim in words, and how it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// The id of what it is about.
    pub subject: String,
    /// The claim and how it stands, in a sentence.
    pub text: String,
    /// How it stands under the present rules, if these are among the rule sets.
    pub today: Option<Standing>,
}

/// What a player claims, as a phrase behind "said".
///
/// `scoring` is how many players score by the answer that it is held against, if anybody answers.
pub(super) fn said(table: &Table<'_>, claim: &Claim, scoring: Option<usize>) -> Sentence {
    let mut all: Vec<Sentence> = Vec::new();
    all.extend(claim.complete.map(|complete| say!(report::SaidFinished { finished: complete })));
    let how = match scoring {
        Some(0) => "worth",
        Some(2..) => "each",
        Some(1) | None => "one",
    };
    let how = |points: u32| if points == 0 { "one" } else { how };
    all.extend(
        claim.each.map(|points| say!(report::SaidEach { points: points, how: how(points) })),
    );
    all.extend(claim.points.as_ref().map(|points| {
        let each = points
            .iter()
            .map(|(player, points)| say!(features::Scores { player: *player, points: *points }));
        say!(report::SaidPoints {
            alone: points.len() == 1 && scoring.is_some_and(|n| n > 1),
            scores: Arg::list(each)
        })
    }));
    if let Some(Matter::Ask(posed)) = table.about(claim.about).and_then(|ix| table.matter(ix)) {
        for said in &claim.reply {
            let key = crate::mechanics::called_now(&said.key);
            let form = posed.form.replies.iter().find(|known| known.word == key);
            let wanted = wanted(posed.form, said, table.scenario, &mut Problems::new());
            all.extend(form.zip(wanted).map(|(form, wanted)| form.says(wanted.arg())));
        }
    }
    let mut all = all.into_iter();
    let first = all.next().unwrap_or_else(|| say!(report::SaidNothing));
    all.fold(first, |said, next| say!(report::SaidAnd { said: said, next: next }))
}

/// How a claim stands, in a sentence: today's standing first, then where it stands otherwise.
fn stands(
    table: &Table<'_>,
    weighed: &Weighed<'_>,
    judgement: &Judgement<'_>,
    label: &str,
) -> Sentence {
    let sets = judgement.rule_sets;
    let held = RuleSet::present_among(sets).unwrap_or(0);
    let scoring = table
        .about(weighed.claim.about)
        .and_then(|ix| judgement.on(ix))
        .and_then(|subject| subject.under(held))
        .and_then(|verdict| verdict.outcomes.first())
        .filter(|outcome| outcome.reply().is_empty())
        .map(|outcome| outcome.points().len());
    let said = say!(report::Said {
        player: weighed.claim.player,
        label: if label.is_empty() { Arg::List(Vec::new()) } else { Arg::list([label.to_owned()]) },
        what: said(table, weighed.claim, scoring),
    });
    let standings = &weighed.standings;
    if let Some(first) = standings.first()
        && standings.iter().all(|standing| standing == first)
    {
        return if sets.len() == 1 {
            say!(report::StandsHere {
                said: said,
                standing: first.word(),
                rules: sets[0].id().to_owned()
            })
        } else {
            say!(report::StandsAlways { said: said, standing: first.word(), count: sets.len() })
        };
    }
    let present = RuleSet::present_among(sets);
    let today = present.map(|n| standings[n]);
    let tables: Vec<usize> =
        (0..sets.len()).filter(|n| sets[*n].kind() == SetKind::House).collect();
    match (tables.as_slice(), today) {
        ([here], Some(today)) => {
            return say!(report::StandsAtTable {
                said: said,
                here: standings[*here].word(),
                standing: today.word()
            });
        }
        ([_, _, ..], Some(today)) => {
            return say!(report::StandsAtTables {
                said: said,
                tables: Arg::list(at_tables(&tables, standings, sets)),
                standing: today.word()
            });
        }
        (_, _) => {}
    }
    // Of what is right today nothing more need be said; else when it was right, or may have been.
    let elsewhere = |standing: Standing| {
        let times = times(standings, sets, standing);
        (!times.is_empty()).then(|| {
            say!(report::StandsElsewhere { standing: standing.word(), times: Arg::list(times) })
        })
    };
    let all = [Standing::Right, Standing::Undecided, Standing::Wrong];
    let others: Vec<Sentence> = match today {
        Some(Standing::Right) => Vec::new(),
        Some(Standing::Undecided) => elsewhere(Standing::Right).into_iter().collect(),
        Some(Standing::Wrong | Standing::NotApplicable) => {
            let right = elsewhere(Standing::Right);
            right.or_else(|| elsewhere(Standing::Undecided)).into_iter().collect()
        }
        None => all.into_iter().filter_map(elsewhere).collect(),
    };
    match today {
        Some(today) => say!(report::StandsToday {
            said: said,
            standing: today.word(),
            others: Arg::list(others)
        }),
        None => say!(report::Stands { said: said, others: Arg::list(others) }),
    }
}

/// How something stands by the rules of several tables, those together at which it stands alike.
fn at_tables(tables: &[usize], standings: &[Standing], sets: &[RuleSet]) -> Vec<Sentence> {
    let mut found: Vec<(Standing, Vec<String>)> = Vec::new();
    for n in tables {
        let name = sets[*n].id().to_owned();
        match found.iter_mut().find(|(standing, _)| *standing == standings[*n]) {
            Some((_, names)) => names.push(name),
            None => found.push((standings[*n], vec![name])),
        }
    }
    let stands = |(standing, names): (Standing, Vec<String>)| {
        say!(report::StandsBy { here: standing.word(), rules: Arg::list(names) })
    };
    found.into_iter().map(stands).collect()
}

/// How a claim stands, and what comes nearest to it where it is a number that no rule set gives, in words.
pub(super) fn told(
    table: &Table<'_>,
    weighed: &Weighed<'_>,
    judgement: &Judgement<'_>,
    label: &str,
) -> String {
    let voice = Voice::english(table.scenario);
    let stands = stands(table, weighed, judgement, label);
    let nearest = weighed.nearest.iter().flat_map(|nearest| nearest_to(table, weighed, nearest));
    let all: Vec<String> =
        std::iter::once(stands).chain(nearest).map(|said| voice.sentence(&said)).collect();
    all.join(" ")
}

/// What comes nearest to a claim, and the step in which they differ.
fn nearest_to(table: &Table<'_>, weighed: &Weighed<'_>, nearest: &Nearest) -> Vec<Sentence> {
    let (player, claimed) = (weighed.claim.player, nearest.claimed);
    let things =
        |all: &[(Thing, u32)]| Arg::list(all.iter().map(|(thing, count)| thing.counted(*count)));
    let kind = match table.about(weighed.claim.about).and_then(|ix| table.matter(ix)) {
        Some(Matter::Feature(subject)) => subject.kind.word(),
        Some(Matter::Ask(_)) | None => "feature",
    };
    let step = nearest.step.as_ref().map(|step| match step {
        Step::ScoredBy(by) => {
            say!(report::NearestScored { claimed: claimed, by: Arg::list(by.iter().copied()) })
        }
        Step::Shared(each) => say!(report::NearestShared { each: *each }),
        Step::LeftOut(thing, count) => say!(report::NearestLeftOut {
            player: player,
            claimed: claimed,
            thing: thing.counted(*count),
        }),
        Step::Supposed(Supposition::Finished(finished)) => say!(report::NearestFinished {
            player: player,
            claimed: claimed,
            kind: kind,
            finished: *finished,
        }),
        Step::Supposed(Supposition::Joined { enclosed, .. }) => {
            say!(report::NearestJoined { player: player, claimed: claimed, enclosed: *enclosed })
        }
        Step::Supposed(Supposition::Gaps(count)) => {
            say!(report::NearestGaps { player: player, claimed: claimed, count: *count })
        }
        Step::Supposed(Supposition::WithoutHalves(count)) => {
            say!(report::NearestWithoutHalves { player: player, claimed: claimed, count: *count })
        }
        Step::Supposed(Supposition::HalvesByHalf) => {
            say!(report::NearestHalvesByHalf { player: player, claimed: claimed })
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

/// When something stands so: years of the official rules, then presets, dates and house rules by name.
fn times(standings: &[Standing], sets: &[RuleSet], standing: Standing) -> Vec<Sentence> {
    let so = |n: usize| standings[n] == standing;
    let eras: Vec<usize> = (0..sets.len()).filter(|n| sets[*n].kind() == SetKind::Era).collect();
    let all_eras = eras.len() == RuleSet::all().iter().filter(|s| s.kind() == SetKind::Era).count();
    let mut times: Vec<Sentence> = Vec::new();
    let mut named: Vec<String> = Vec::new();
    let year = |n: usize| match sets[n].id().split_once('-') {
        Some((year, month)) => format!("{month}/{year}"),
        None => sets[n].id().to_owned(),
    };
    if all_eras {
        let mut at = 0;
        while at < eras.len() {
            if !so(eras[at]) {
                at += 1;
                continue;
            }
            let from = at;
            while at < eras.len() && so(eras[at]) {
                at += 1;
            }
            times.push(match (from, eras.get(at)) {
                (0, Some(next)) => say!(report::Until { year: year(*next) }),
                (_, Some(next)) => {
                    say!(report::FromUntil { from: year(eras[from]), year: year(*next) })
                }
                (0, None) => say!(report::InEveryYear),
                (_, None) => say!(report::Since { year: year(eras[from]) }),
            });
        }
    } else {
        named.extend(eras.iter().filter(|n| so(**n)).map(|n| sets[*n].id().to_owned()));
    }
    // Years are enough; community and house rules are named where no year says so.
    if times.is_empty() {
        let others: Vec<usize> =
            (0..sets.len()).filter(|n| sets[*n].kind() != SetKind::Era).collect();
        let of: Vec<usize> = others.iter().copied().filter(|n| so(*n)).collect();
        if !of.is_empty() && of.len() == others.len() && others.len() > 1 {
            times.push(say!(report::UnderEveryOther));
        } else {
            named.extend(of.into_iter().map(|n| sets[n].id().to_owned()));
        }
    }
    if !named.is_empty() {
        times.push(say!(report::UnderNamed { names: Arg::list(named) }));
    }
    times
}
