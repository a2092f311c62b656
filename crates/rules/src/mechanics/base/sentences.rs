//! Findings and features in words, as far as all mechanics share them.

use std::collections::BTreeSet;

use carcassonne_base::gathering::count_each;
use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::tiles::MonasteryKind;
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{FeatureKind, Meeple, PlayerIx, TileIx};

use super::fairy_points;
use crate::landscape::AreaIx;
use crate::mechanics::{
    Answer, Finding, Item, PosedQuestion, ReplyPart, ReplyRow, ScoredFeature, Table, farm, majority,
};

impl Answer {
    /// Builds the answer to a question in the words of its mechanic, else from the texts of its keys, and its points.
    pub fn from_finding(question: &PosedQuestion, table: &Table<'_>, finding: &Finding) -> Self {
        if let Some(answer) = question.query.answer(table, finding) {
            return answer;
        }
        let key = |word: &str| question.form.reply_keys.iter().find(|key| key.word == word);
        let key_sentence = |(word, told): (&str, &ReplyPart)| Some(key(word)?.to_sentence(told.arg()));
        let keys = finding.reply.iter().filter_map(key_sentence);
        let points = finding.score.points();
        let points = (!points.is_empty()).then(|| {
            let scores =
                points.iter().map(|(player, points)| say!(features::Scores { player: *player, points: *points }));
            say!(features::Points { each: Arg::list(scores) })
        });
        let sentences: Vec<Sentence> = keys.chain(points).collect();
        Self::from_sentence(&say!(answers::Together { all: Arg::list(sentences) }))
    }
}

/// The maximum number of tiles or figures that a heading names; further ones are only counted.
const MAX_NAMED: usize = 6;

/// Returns a feature as heading: its owners (else the figures on it that own nothing), kind and tiles, no full stop.
///
/// A barn makes an owner; a builder or a pig does not. The heading of a field names nobody if the table
/// has an added question.
pub fn feature_heading(table: &Table<'_>, feature: &ScoredFeature) -> Sentence {
    let meeples = table.meeples_of(feature);
    let (owning, others): (Vec<&Meeple>, Vec<&Meeple>) =
        meeples.into_iter().partition(|meeple| majority::can_own(table, meeple));
    let barns = table.barns_of(feature);
    let owners = owning.iter().map(|meeple| meeple.player).chain(barns.iter().map(|barn| barn.player));
    let owners = sorted_unique(owners);
    let mut tiles = match feature.area {
        Some(area) => table.land.members(area).iter().map(|p| p.tile).collect(),
        None => vec![feature.place.tile],
    };
    tiles.dedup();
    // Tiles with the same name are named once.
    let board = table.board();
    let mut known: BTreeSet<&str> = BTreeSet::new();
    let firsts: Vec<TileIx> = tiles.iter().copied().filter(|tile| known.insert(board.name(*tile))).collect();
    let has_same_names = firsts.len() < tiles.len();
    let tile_arg = |tile: &TileIx| {
        if has_same_names { Arg::from(board.name(*tile).to_owned()) } else { (*tile).into() }
    };
    let mut tile_args: Vec<Arg> = firsts.iter().take(MAX_NAMED).map(tile_arg).collect();
    if firsts.len() > MAX_NAMED {
        // If several tiles share a name, the number of all tiles is given, and not that of the further ones.
        let more = say!(features::MoreTiles { count: firsts.len() - MAX_NAMED });
        tile_args.push(if has_same_names { say!(features::OtherTiles) } else { more }.into());
    }
    let mut tile_list = Arg::List(tile_args);
    if has_same_names {
        tile_list = say!(features::TilesInAll { names: tile_list, count: tiles.len() }).into();
    }
    let kind = match table.monastery_kind(feature) {
        Some(MonasteryKind::German) => "german-monastery",
        Some(MonasteryKind::Dutch) => "dutch-monastery",
        Some(MonasteryKind::Japanese) => "japanese-building",
        Some(MonasteryKind::Abbey) => "abbey",
        Some(MonasteryKind::Shrine) => "shrine",
        Some(MonasteryKind::Darmstadt) => "darmstadt",
        Some(MonasteryKind::Plain) | None => feature.kind.word(),
    };
    // A field may pay players who have no meeple in it, so its heading names no owner.
    if feature.kind == FeatureKind::Field && table.has_added_question() {
        return say!(features::HeadingOfField { tiles: tile_list });
    }
    if owners.is_empty() && !others.is_empty() {
        return say!(features::HeadingWithOnly { kind, tiles: tile_list, figures: list_figures(&others) });
    }
    say!(features::Heading { owners: Arg::list(owners), kind, tiles: tile_list })
}

/// Returns figures in words, by player and kind, with their numbers; of kinds beyond [`MAX_NAMED`], only the number.
fn list_figures(meeples: &[&Meeple]) -> Arg {
    let counts = count_each(meeples.iter().map(|meeple| (meeple.player, meeple.figure)));
    let counted = counts.iter().take(MAX_NAMED).map(|((player, figure), count)| {
        say!(features::FiguresOf { player: *player, figure: figure.word(), count: *count })
    });
    let mut sentences: Vec<Sentence> = counted.collect();
    let more: usize = counts.values().skip(MAX_NAMED).sum();
    if more > 0 {
        sentences.push(say!(features::MoreFigures { count: more }));
    }
    Arg::list(sentences)
}

/// Returns the first tile of each of some fields, without duplicates; `None` if there are no fields.
pub fn first_tiles(table: &Table<'_>, fields: &[AreaIx]) -> Option<Arg> {
    let first = |area: &AreaIx| table.land.members(*area).first().map(|place| place.tile);
    let tiles = sorted_unique(fields.iter().filter_map(first));
    (!tiles.is_empty()).then(|| Arg::list(tiles))
}

/// Returns a sum in short form: `3 spaces x 2 + 1 coat x 2`; `None` if it counts nothing.
pub fn sum_sentence(items: &[Item]) -> Option<Sentence> {
    let mut terms = items.iter().filter(|item| item.count > 0).map(|item| {
        let counted = item.thing.count_phrase(item.count);
        if item.thing == fairy_points::FAIRY_BONUS && item.count == 1 {
            say!(features::ForTheFairy { points: item.points_each })
        } else if item.points_each == 1 {
            say!(features::Ones { counted })
        } else {
            say!(features::Times { counted, each: item.points_each })
        }
    });
    let first = terms.next()?;
    Some(terms.fold(first, |sum, term| say!(features::Plus { sum, term })))
}

/// Returns the keyword by which messages choose the words for when a feature scores: completed, at final scoring, a
/// field, or a field with a barn whose farmers score at once.
pub fn scoring_state(finding: &Finding) -> &'static str {
    let is_joined = |items: &Vec<Item>| items.iter().any(|item| item.thing == farm::JOINED_CITY);
    match finding.complete {
        Some(true) => "finished",
        Some(false) => "unfinished",
        None if finding.score.shares().values().any(is_joined) => "joined",
        None => "field",
    }
}

/// Returns the answer on a feature, in the words that all features share. `worths` is every worth that it may have;
/// there are several only if no player scores.
pub(crate) fn feature_answer(table: &Table<'_>, feature: &ScoredFeature, finding: &Finding, worths: &[u32]) -> Answer {
    let is_occupied = !table.meeples_of(feature).is_empty() || !table.barns_of(feature).is_empty();
    let state = scoring_state(finding);
    let points = finding.score.points();
    if points.is_empty() {
        let rows = worths.iter().map(|worth| {
            // The worth is not given if only figures that own nothing are there.
            ReplyRow::new(say!(features::NobodyRow {
                state,
                worth: if is_occupied { 0 } else { *worth },
                stands: is_occupied
            }))
        });
        let worth = Arg::list(worths);
        return Answer {
            today: vec![say!(features::NobodyToday { state, stands: is_occupied, worth })],
            rows: rows.collect(),
            ..Answer::default()
        };
    }
    let scores = |(player, points): (&PlayerIx, &u32)| say!(features::Scores { player: *player, points: *points });
    let amounts: Vec<u32> = points.values().copied().collect();
    let is_equal = amounts.iter().all(|n| *n == amounts[0]) && amounts.len() > 1;
    let today = if is_equal {
        let players = Arg::list(points.keys());
        say!(features::TodayEach { state, players, points: amounts[0] })
    } else {
        let scoring =
            |(player, points): (&PlayerIx, &u32)| say!(features::Scoring { player: *player, points: *points });
        say!(features::Today { state, scoring: Arg::list(points.iter().map(scoring)) })
    };
    let row = say!(features::Row { state, scores: Arg::list(points.iter().map(scores)) });
    let shared_note = first_tiles(table, &finding.shared_fields);
    let shared_note = shared_note.map(|tiles| say!(features::SharedOnce { tiles }));
    let today = std::iter::once(today).chain(shared_note).collect();
    Answer { today, rows: vec![ReplyRow::new(row)], ..Answer::default() }
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_law::{Law, RuleSet, run_every_reading};
    use carcassonne_position::test_scenarios::read;

    use super::feature_heading;
    use crate::landscape::Landscape;

    /// Returns the headings of the features that may be answered on a board with these figures.
    fn headings(tiles: &str, meeples: &str) -> Vec<String> {
        let text = format!("board: |\n  a b\ntiles:\n{tiles}meeples: {meeples}\n");
        let scenario = read(&text).expect("a legal position");
        let land = Landscape::new(&scenario.board);
        let table = crate::mechanics::build_table(&scenario, &land, &[]);
        let voice = scenario.voice();
        table.features().iter().map(|s| voice.capitalized_sentence(&feature_heading(&table, s))).collect()
    }

    const ROAD: &str = "  a: { road: E }\n  b: { road: W }\n";
    const CITY: &str = "  a: { city: E }\n  b: { city: W }\n";

    #[test]
    fn every_figure_that_counts_makes_an_owner_and_no_other() {
        use carcassonne_position::{FeatureKind, Figure};
        for figure in Figure::ALL.into_iter().filter(|f| *f != Figure::Mayor) {
            let can_stand = |kind: FeatureKind| figure.stands_on().contains(&kind);
            let (tiles, place) = if can_stand(FeatureKind::Road) {
                (ROAD, "a.road")
            } else if can_stand(FeatureKind::Field) {
                (ROAD, "a.field@N")
            } else if can_stand(FeatureKind::Monastery) {
                ("  a: { monastery: true }\n  b: {}\n", "a.monastery")
            } else {
                continue;
            };
            let heading = headings(tiles, &format!("{{ red: {} {place} }}", figure.word())).concat();
            let owns = figure.strength().is_some_and(|strength| strength > 0);
            assert_eq!(heading.starts_with("Red's "), owns, "{heading}");
            assert_eq!(heading.contains(", with only Red's "), !owns, "{heading}");
        }
    }

    #[test]
    fn who_scores_is_told_each_for_himself_or_together() {
        let answer_lines = |meeples: &str, worths: &[u32]| {
            let text =
                format!("board: |\n  a b\ntiles:\n{CITY}meeples: {meeples}\nclaims: {{ red: {{ a.city: 4 }} }}\n");
            let scenario = read(&text).expect("a legal position");
            let land = Landscape::new(&scenario.board);
            let table = crate::mechanics::build_table(&scenario, &land, &[]);
            let set = RuleSet::present_rules();
            let law = Law::new(&set);
            let feature = table.features().first().expect("the city");
            let runs = run_every_reading(&law, |law| crate::mechanics::judge_feature(&table, feature, law));
            let runs = runs.expect("a finding");
            let finding = &runs.first().expect("a finding").1;
            let answer = super::feature_answer(&table, feature, finding, worths);
            let voice = scenario.voice();
            let today = answer.today.iter().map(|said| voice.capitalized_sentence(said));
            today.chain(answer.rows.iter().map(|row| voice.say(&row.text))).collect::<Vec<_>>()
        };
        assert_eq!(answer_lines("{ red: a.city }", &[4]), ["Completed. Red scores 4 points.", "completed, Red 4"]);
        assert_eq!(
            answer_lines("{ red: a.city, blue: b.city }", &[4]),
            ["Completed. Red and Blue score 4 points each.", "completed, Red 4 and Blue 4"]
        );
        assert_eq!(
            answer_lines("{ red: builder a.city }", &[4]),
            ["Completed, but nobody scores.", "completed, nobody scores"]
        );
        assert_eq!(
            answer_lines("{}", &[4, 6]),
            ["Completed but unoccupied (worth 4 or 6).", "completed, worth 4", "completed, worth 6"]
        );
    }
}
