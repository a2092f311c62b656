//! All castles together: the features completed in one turn, and the points passed from castle to castle.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::collect_set;
use carcassonne_base::sorting::{sort, sort_by_key, sorted_unique};
use carcassonne_law::{COUNT_SURROUNDINGS, Inquiry, LORD_CHOICE, LawResult, LordChoice, QuestionId, Reading, Unit};
use carcassonne_position::bodies::CastleChainBody;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{MeepleIx, Place, Reader, Scenario, TileIx};
use carcassonne_text::{Span, problem};

use super::fief::{Castle, castles, check_completable, finding_tiles, score_feature};
use super::problems;
use crate::landscape::first_place;
use crate::mechanics::{
    Answer, Askable, CASTLE_CHAIN_FORM, CastleChainReply, Finding, Hearing, Item, Mechanic, Paid, Pointer, Query, Role,
    Score, Shares, Surroundings, Table, TypedReply, cards, surroundings, survey, worth,
};

pub(super) static CASTLE_CHAIN: Mechanic = Mechanic {
    card: cards::CASTLE_CHAIN,
    questions: &[QuestionId::TileDouble, QuestionId::CountSurroundings, QuestionId::LordChoice],
    roles: &[Role::UsesWorth, Role::Answers(&[Askable { form: &CASTLE_CHAIN_FORM, read }])],
};

/// A question about all castles, with the features completed in one turn.
#[derive(Debug)]
struct ChainQuery {
    places: Vec<(Place, Span)>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let span = reader.span();
    let completed = CastleChainBody::read(reader).completed?;
    if completed.value.is_empty() {
        reader.problem(problem!(completed.span, problems::NothingCompleted));
        return None;
    }
    let places = completed.value.into_iter();
    let places = places.filter_map(|place| Some((check_completable(place, false, reader)?, place.span)));
    let places: Vec<(Place, Span)> = places.collect();
    let scenario = reader.scenario;
    // The check in `fief` reports a castle token where no castle can be.
    if scenario.castles().next().is_none() {
        reader.problem(problem!(span, problems::MissingCastle { place: "board" }));
        return None;
    }
    for (place, castle) in castles(scenario) {
        let lords = castle.lords(scenario).len();
        if lords > 1 {
            let city = scenario.board.place_text(place);
            reader.problem(problem!(span, problems::SeveralLords { lords, city }));
        }
    }
    Some(Box::new(ChainQuery { places }))
}

/// A completed feature: the items that it gives the lord of a castle, and its tiles.
struct CompletedFeature {
    place: Place,
    items: Vec<Item>,
    tiles: Vec<TileIx>,
}

/// A castle with a lord, which waits for a completed feature.
struct WaitingCastle {
    castle: Castle,
    lord: MeepleIx,
    fief: Surroundings,
    /// The indices of the completed features in the castle's fief.
    features: BTreeSet<usize>,
    /// The indices of the other waiting castles in the castle's fief.
    nearby_castles: Vec<usize>,
}

/// The indices of the completed features that each castle can score; empty for one that does not score.
type ScorableFeatures = Vec<BTreeSet<usize>>;

/// Returns the castles with a lord, in map order, each with the completed features and castles in its fief.
fn find_waiting(table: &Table<'_>, completed: &[CompletedFeature]) -> Vec<WaitingCastle> {
    let board = table.board();
    let mut all: Vec<WaitingCastle> = castles(table.scenario)
        .filter_map(|(_, castle)| {
            let lord = *castle.lords(table.scenario).first()?;
            let fief = surroundings::inspect_spaces(board, castle.fief(board));
            Some(WaitingCastle { castle, lord, fief, features: BTreeSet::new(), nearby_castles: Vec::new() })
        })
        .collect();
    sort_by_key(&mut all, |waits| waits.castle.pieces.map(|(piece, _)| piece).into_iter().min());
    let mut by_tile: BTreeMap<TileIx, (BTreeSet<usize>, BTreeSet<usize>)> = BTreeMap::new();
    for (n, feature) in completed.iter().enumerate() {
        for tile in &feature.tiles {
            by_tile.entry(*tile).or_default().0.insert(n);
        }
    }
    for (n, waiting) in all.iter().enumerate() {
        for (piece, _) in waiting.castle.pieces {
            by_tile.entry(piece.tile).or_default().1.insert(n);
        }
    }
    for (n, waiting) in all.iter_mut().enumerate() {
        let found = waiting.fief.tile_indices.iter().filter_map(|tile| by_tile.get(tile));
        let (mut own_features, mut nearby) = (BTreeSet::new(), BTreeSet::new());
        for (features, others) in found {
            own_features.extend(features);
            nearby.extend(others.iter().filter(|other| **other != n));
        }
        waiting.features = own_features;
        waiting.nearby_castles = nearby.into_iter().collect();
    }
    all
}

/// Returns, for each castle, the indices of the castles that have that castle in their fief.
fn find_successors(castles: &[WaitingCastle]) -> Vec<Vec<usize>> {
    let mut successors = vec![Vec::new(); castles.len()];
    for (n, waiting) in castles.iter().enumerate() {
        for other in &waiting.nearby_castles {
            successors[*other].push(n);
        }
    }
    successors
}

/// Returns the earliest round in which each castle scores, `None` if never, and the scoring castles in that order.
fn scoring_rounds(castles: &[WaitingCastle], successors: &[Vec<usize>]) -> (Vec<Option<usize>>, Vec<usize>) {
    let mut rounds: Vec<Option<usize>> =
        castles.iter().map(|waits| (!waits.features.is_empty()).then_some(0)).collect();
    let mut order: Vec<usize> = (0..castles.len()).filter(|n| rounds[*n].is_some()).collect();
    let mut position = 0;
    while let Some(n) = order.get(position).copied() {
        for next in &successors[n] {
            if rounds[*next].is_none() {
                rounds[*next] = rounds[n].map(|round| round + 1);
                order.push(*next);
            }
        }
        position += 1;
    }
    sort_by_key(&mut order, |n| (rounds[*n], *n));
    (rounds, order)
}

/// Returns the other castles in the fief of castle `n` that score in earlier rounds, and so make castle `n` score.
fn earlier_castles<'w>(
    castles: &'w [WaitingCastle],
    rounds: &'w [Option<usize>],
    n: usize,
) -> impl Iterator<Item = usize> + 'w {
    castles[n]
        .nearby_castles
        .iter()
        .copied()
        .filter(move |other| rounds[*other].is_some() && rounds[*other] < rounds[n])
}

/// Returns what each castle can score: features completed in its own fief, or else what the castles before it score.
fn nearest_options(castles: &[WaitingCastle], rounds: &[Option<usize>], order: &[usize]) -> ScorableFeatures {
    let mut options: ScorableFeatures = castles.iter().map(|waits| waits.features.clone()).collect();
    for n in order.iter().copied().filter(|n| castles[*n].features.is_empty()) {
        options[n] = collect_set(earlier_castles(castles, rounds, n).flat_map(|other| options[other].clone()));
    }
    options
}

/// Returns what each castle can score: every feature that reaches it from castle to castle.
fn reachable_options(
    castles: &[WaitingCastle],
    successors: &[Vec<usize>],
    completed: &[CompletedFeature],
) -> ScorableFeatures {
    let mut options: ScorableFeatures = castles.iter().map(|waits| waits.features.clone()).collect();
    for feature in 0..completed.len() {
        let mut queue: Vec<usize> = (0..castles.len()).filter(|n| castles[*n].features.contains(&feature)).collect();
        while let Some(n) = queue.pop() {
            for next in &successors[n] {
                if options[*next].insert(feature) {
                    queue.push(*next);
                }
            }
        }
    }
    options
}

/// Returns the items of the feature in `options` worth most, and whether another is worth less; `None` without options.
fn best_option(options: &BTreeSet<usize>, completed: &[CompletedFeature]) -> Option<(Vec<Item>, bool)> {
    let candidates = options.iter().map(|n| &completed[*n].items);
    let parts = |items: &[Item]| -> Vec<(&str, u32, u32)> {
        items.iter().map(|item| (item.thing.key, item.count, item.points_each)).collect()
    };
    let best = candidates.clone().max_by_key(|items| (worth(items), parts(items)))?;
    Some((best.clone(), candidates.clone().any(|items| worth(items) < worth(best))))
}

/// Returns the items that each castle scores at most, and whether it can score less; `None` if it does not score.
fn best_options(options: &ScorableFeatures, completed: &[CompletedFeature]) -> Vec<Option<(Vec<Item>, bool)>> {
    options.iter().map(|options| best_option(options, completed)).collect()
}

impl Query for ChainQuery {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let tiles = castles(table.scenario).flat_map(|(_, castle)| castle.pieces).map(|(place, _)| place.tile);
        let tiles: BTreeSet<TileIx> = collect_set(tiles);
        let castles = tiles.into_iter().map(|tile| Pointer::SubjectTile { tile });
        castles.chain(self.places.iter().map(|(place, _)| Pointer::Feature { place: *place })).collect()
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(castle_chain::Heading { done: Arg::list(self.places.iter().map(|(place, _)| *place)) })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let points = finding.score.points();
        let is_complete = finding.complete == Some(true);
        if points.is_empty() {
            let reason = match (is_complete, self.places.len()) {
                (true, _) => "far",
                (false, 1) => "unfinished",
                (false, _) => "either",
            };
            let places = Arg::list(self.places.iter().map(|(place, _)| *place));
            return Some(Answer::new(
                say!(castle_chain::TodayNobody { why: reason, done: places }),
                say!(castle_chain::RowNobody),
            ));
        }
        let reply = CastleChainReply::read(&finding.reply)?;
        let choosers = sorted_unique(reply.chooses.iter().flatten().map(|lord| table.scenario.meeple(*lord).player));
        let shares = points.iter().map(|(player, points)| {
            say!(castle_chain::Each { player: *player, points: *points, most: choosers.contains(player) })
        });
        let rows = points.iter().map(|(player, points)| {
            say!(castle_chain::RowEach { player: *player, points: *points, most: choosers.contains(player) })
        });
        let today = say!(castle_chain::Today { each: Arg::list(shares) });
        let row = say!(castle_chain::Row { each: Arg::list(rows) });
        let phrase = say!(castle_chain::Phrase { row: row.clone(), meeples: Arg::list(&reply.meeples) });
        let mut answer = Answer::new(today, row).with_phrase(phrase);
        if !choosers.is_empty() {
            answer = answer.with_sentence(say!(castle_chain::TodayChoice { players: Arg::list(choosers) }));
        }
        if !is_complete {
            answer = answer.with_sentence(say!(castle_chain::TodayPartly));
        }
        Some(answer.with_sentence(say!(castle_chain::TodayHome { meeples: Arg::list(&reply.meeples) })))
    }

    fn deciding_features(&self, _: &Scenario) -> Vec<(Place, Span)> {
        self.places.clone()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let mut steps = Vec::new();
        let mut completed: Vec<CompletedFeature> = Vec::new();
        // The order in which questions of law come up must not depend on the order of the features in the question.
        let mut places: Vec<Place> = self.places.iter().map(|(place, _)| *place).collect();
        sort_by_key(&mut places, |place| (place.feature.kind(), *place));
        for place in places {
            let Some(finding) = score_feature(table, place, law)? else { continue };
            steps.push(say!(castle_chain::Now { done: place }));
            let tiles = finding_tiles(table, place, &finding);
            steps.extend(finding.steps);
            match finding.complete {
                Some(true) => completed.push(CompletedFeature { place, items: finding.score.items().to_vec(), tiles }),
                Some(false) => steps.push(say!(castle_chain::Unfinished { done: place })),
                None => steps.push(say!(castle_chain::AtTheEnd { done: place })),
            }
        }
        let castles = find_waiting(table, &completed);
        let mut hearing = Hearing::new(law);
        hearing.steps = steps;
        let successors = find_successors(&castles);
        let schedule = scoring_rounds(&castles, &successors);
        let own_choice = nearest_options(&castles, &schedule.0, &schedule.1);
        let any_choice = reachable_options(&castles, &successors, &completed);
        let options = if best_options(&own_choice, &completed) == best_options(&any_choice, &completed) {
            own_choice
        } else {
            let reading = hearing.ask(LORD_CHOICE)?;
            hearing.push(say!(castle_chain::Choice { rule: reading.word() }));
            match reading {
                LordChoice::Own => own_choice,
                LordChoice::Any => any_choice,
            }
        };
        let finding = score_castles(
            table,
            &Chain { castles, completed: &completed, options, rounds: schedule.0, order: schedule.1 },
            &mut hearing,
        )?;
        Ok(Finding { complete: Some(completed.len() == self.places.len()), ..finding })
    }
}

/// The waiting castles, the completed features that each can score, and the rounds in which the castles score.
struct Chain<'d> {
    castles: Vec<WaitingCastle>,
    completed: &'d [CompletedFeature],
    options: ScorableFeatures,
    rounds: Vec<Option<usize>>,
    /// The castles that score, in order of their rounds.
    order: Vec<usize>,
}

/// Scores the castles in the order of their rounds, with the steps for each.
fn score_castles(table: &Table<'_>, chain: &Chain<'_>, hearing: &mut Hearing<'_>) -> LawResult<Finding> {
    let (board, land) = (table.board(), table.land);
    let Chain { castles, completed, options, rounds, order } = chain;
    let (mut lords, mut choosers) = (Vec::new(), Vec::new());
    let (mut shares, mut payments) = (Shares::new(), Vec::new());
    for n in order.iter().copied() {
        let waiting = &castles[n];
        let Some((items, has_lesser)) = best_option(&options[n], completed) else { continue };
        hearing.ask_doubles_exist(waiting.fief.doubles > 0)?;
        if waiting.fief.spaces.iter().any(|space| board.at(*space).count() > 1) {
            // The ruling is cited, though it makes no difference.
            let (Unit::PerTile | Unit::PerSpace) = hearing.ask(COUNT_SURROUNDINGS)?;
        }
        let name = waiting.castle.to_sentence();
        if waiting.features.is_empty() {
            let others = earlier_castles(castles, rounds, n).map(|other| castles[other].castle.to_sentence());
            hearing.push(say!(castle_chain::PassedOn { castle: name, others: Arg::list(others) }));
        } else {
            let features = waiting.features.iter().map(|n| completed[*n].place);
            hearing.push(say!(castle_chain::Touches { castle: name, done: Arg::list(features) }));
        }
        let player = table.scenario.meeple(waiting.lord).player;
        let places: Option<Vec<Place>> = waiting.castle.pieces.first().and_then(|(piece, _)| {
            let area = land.area(board, *piece)?;
            Some(first_place(board, land.members(area)).into_iter().collect())
        });
        payments.push(Paid { places: places.unwrap_or_default(), points: vec![(player, worth(&items))] });
        lords.push(waiting.lord);
        if has_lesser {
            choosers.push(waiting.lord);
        }
        shares.entry(player).or_default().extend(items);
    }
    sort(&mut lords);
    sort(&mut choosers);
    sort_by_key(&mut payments, |paid| paid.places.clone());
    let reply = CastleChainReply {
        meeples: lords,
        cities: payments,
        chooses: Some(choosers).filter(|choosers| !choosers.is_empty()),
    };
    let finding = survey::finding_without_points(reply, std::mem::take(&mut hearing.steps));
    Ok(Finding { score: Score::per_player(shares), ..finding })
}
