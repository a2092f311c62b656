//! The flier: the places where a meeple on a flying machine may land.

use std::collections::BTreeMap;

use carcassonne_base::gathering::{count_each, group_by_key, group_in_order};
use carcassonne_base::sorting::{sort, sorted_unique};
use carcassonne_board::geometry::{Compass, Corner, Shape};
use carcassonne_board::tiles::{Emblem, Symbol, disc};
use carcassonne_law::{
    Bars, DoubleReach, FlierChoice, GAP_FLIER, Inquiry, LawResult, QuestionId, REACH_FLIER, REACH_FLIER_CHOICE, Reach,
};
use carcassonne_position::asks::flier as ask;
use carcassonne_position::bodies::FlierBody;
use carcassonne_position::wording::{Arg, Sentence, flier, say};
use carcassonne_position::{Board, Feature, FeatureKind, Figure, Place, Reader, Scenario, TileIx};
use carcassonne_text::{Span, problem};

use super::problems;
use crate::mechanics::base::completeness::is_unfinished;
use crate::mechanics::base::line::{self, LineStart, LineStop, StepCounting, StepRuling};
use crate::mechanics::{
    Answer, Askable, FLIER_FORM, Finding, FlierReply, Landmark, Mechanic, Pointer, Query, Reply, Role, Table,
    TileSpace, TypedReply, cards,
};

pub(super) static FLIER: Mechanic = Mechanic {
    card: cards::FLIER,
    questions: &[
        QuestionId::ReachFlier,
        QuestionId::ReachDouble,
        QuestionId::GapFlier,
        QuestionId::ReachFlierChoice,
        QuestionId::GapCityRoad,
        QuestionId::GapAbbeySide,
        QuestionId::GapMonastery,
        QuestionId::GapAbbey,
        QuestionId::GapShrine,
        QuestionId::GapGarden,
        QuestionId::GapCastle,
    ],
    roles: &[Role::Answers(&[Askable { form: &FLIER_FORM, read }])],
};

/// The mark of the flying machine on the board.
pub static LANDMARK: Landmark = Landmark {
    rank: 2,
    emblem: Emblem {
        letters: "{M}",
        svg: disc!(
            "#eef3f8",
            "#35506b",
            r##"<path d="M2.5 11.5L21 5L15.5 12L21 19L2.5 12.5Z" fill="#5b8db8" stroke="#35506b" stroke-width="1.2" stroke-linejoin="round"/><path d="M2.5 12H15.5" stroke="#35506b" stroke-width="1.2"/>"##
        ),
    },
    word: flier::Landmark::MESSAGE,
    spreads: false,
};

#[derive(Debug)]
struct Flight {
    from: LineStart,
    toward: Compass,
    roll: u32,
    figure: Figure,
    /// The position of the question in the source.
    span: Span,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let body = FlierBody::read(reader);
    let from = LineStart::from_body(reader, body.from, body.space, &ask::SPACE, "flier");
    let figure = reader.get_or(&ask::FIGURE, Figure::Meeple, |reader, node| {
        let fliers: Vec<Figure> = Figure::ALL.into_iter().filter(|f| f.is_follower()).collect();
        reader.one_of(node, "a figure that flies", &fliers, Figure::word)
    });
    let (toward, roll) = (body.direction?.value, body.roll?.value);
    let flight = Flight { from: from?, toward, roll, figure: figure?, span: reader.span() };
    let board = &reader.scenario.board;
    let hash = flight.possible_landings(board).into_iter().find(|t| board.is_hash(*t));
    if let Some(hash) = hash {
        let there = board.placed(hash).span;
        reader.problem(problem!(flight.span, problems::FlightToUnknownTile).at_related(there));
        return None;
    }
    Some(Box::new(flight))
}

impl Query for Flight {
    fn pointers(&self, table: &Table<'_>) -> Vec<Pointer> {
        let board = table.board();
        let stops = StepCounting::all().flat_map(|counting| self.stops(board, counting));
        let mut passed = sorted_unique(stops.map(|stop| stop.space));
        passed.retain(|at| *at != self.from.space);
        let start = LANDMARK.pointer_on(self.from.tile);
        let barred = line::spaces_at_barring_gaps(board, self.from, self.toward, self.step_count());
        let passed = passed.into_iter().map(|at| Pointer::PassedSpace { at });
        let barred = barred.into_iter().map(|at| Pointer::NearbySpace { at });
        std::iter::once(start).chain(passed).chain(barred).collect()
    }

    fn reached_tiles<'r>(&self, reply: &'r Reply) -> &'r [TileIx] {
        reply.tiles()
    }

    fn heading(&self, table: &Table<'_>) -> Sentence {
        let LineStart { tile, space } = self.from;
        say!(flier::Heading {
            figure: self.figure.word(),
            steps: self.roll,
            to: self.toward,
            from: TileSpace { space, tile }.to_arg(table.board()),
        })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = FlierReply::read(&finding.reply)?;
        let places = || Arg::list(landing_phrases(&reply.places));
        let is_barred = finding.steps.iter().any(|step| *step == say!(flier::NoFarther));
        Some(if reply.lands {
            let today = say!(flier::TodayLands { places: places() });
            Answer::new(today, say!(flier::RowLands { places: places() }))
        } else if reply.tiles.is_empty() {
            let today = say!(flier::TodayNowhere { barred: is_barred });
            Answer::new(today, say!(flier::RowNowhere))
        } else {
            let today = say!(flier::TodayNothing { tiles: Arg::list(&reply.tiles) });
            Answer::new(today, say!(flier::RowNothing { tiles: Arg::list(&reply.tiles) }))
        })
    }

    fn deciding_features(&self, scenario: &Scenario) -> Vec<(Place, Span)> {
        let board = &scenario.board;
        self.possible_landings(board)
            .into_iter()
            .flat_map(|t| self.places_on(board, t))
            .map(|place| (place, self.span))
            .collect()
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let board = table.board();
        let meets_double = |reach| {
            let far = StepCounting { reach, doubles: DoubleReach::OneTile, gaps: Bars::Skipped };
            let met = self.stops(board, far).into_iter().flat_map(|stop| stop.tiles);
            met.chain([self.from.tile]).any(|t| board.is_double(t))
        };
        let StepRuling { counting, asked_reach, mut steps } =
            line::ask_step_counting(law, REACH_FLIER, GAP_FLIER, meets_double, |c| {
                let tiles = self.landing_tiles(board, c);
                let choice = c.reach == Reach::Half && tiles.len() > 1;
                (tiles, choice)
            })?;
        // If both ways of counting halves lead to the same place by different stops, only that place is shown.
        let stops_by = |reach| self.stops(board, StepCounting { reach, ..counting });
        if asked_reach || stops_by(Reach::Half) == stops_by(Reach::Space) {
            let stops = (1..).zip(stops_by(counting.reach));
            steps.extend(stops.map(|(number, stop)| say!(flier::Step { number, tiles: Arg::list(stop.tiles) })));
        }
        let mut tiles = self.landing_tiles(board, counting);
        let is_half_at = |tile: TileIx, corner| board.placed(tile).shape == Shape::Half(corner);
        // Two halves are at one distance: counted by spaces, both are the landing place, whichever is chosen.
        if let Some(left) = self.left_corner().filter(|c| tiles.len() > 1 && tiles.iter().any(|t| is_half_at(*t, *c))) {
            let chosen = match law.ask(REACH_FLIER_CHOICE)? {
                FlierChoice::PlayerChooses => None,
                FlierChoice::LeftHalf => Some(left),
                FlierChoice::RightHalf => Some(left.opposite()),
            };
            if let (Reach::Half, Some(corner)) = (counting.reach, chosen) {
                tiles.retain(|t| is_half_at(*t, corner));
            }
        }
        let ended = self.stops(board, counting).len() < self.step_count();
        steps.push(if ended { say!(flier::NoFarther) } else { say!(flier::Ends { tiles: Arg::list(&tiles) }) });
        let mut places = Vec::new();
        for place in tiles.iter().flat_map(|t| self.places_on(board, *t)) {
            let is_unfinished = is_unfinished(table, place, law)?;
            steps.push(say!(flier::MayLand { place, unfinished: is_unfinished }));
            places.extend(is_unfinished.then_some(place));
        }
        let can_land = !places.is_empty();
        if !can_land {
            steps.push(say!(flier::GoesBack));
        }
        sort(&mut places);
        let reply = FlierReply { lands: can_land, tiles, places };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

impl Flight {
    /// Returns the number of steps of the flight: the roll.
    fn step_count(&self) -> usize {
        usize::try_from(self.roll).unwrap_or(usize::MAX)
    }

    /// Returns the stops of the flight, one for each step that it can make.
    fn stops(&self, board: &Board, counting: StepCounting) -> Vec<LineStop> {
        line::stops(board, self.from, self.toward, counting, self.step_count())
    }

    /// Returns the tiles of the flight's last stop, in map order; empty if the flight cannot make all its steps.
    fn landing_tiles(&self, board: &Board, counting: StepCounting) -> Vec<TileIx> {
        let mut stops = self.stops(board, counting);
        let last = if stops.len() < self.step_count() { None } else { stops.pop() };
        let mut tiles = last.map_or_else(Vec::new, |stop| stop.tiles);
        sort(&mut tiles);
        tiles
    }

    /// Returns the tiles on which the flight may end under any way of counting steps.
    fn possible_landings(&self, board: &Board) -> Vec<TileIx> {
        sorted_unique(StepCounting::all().flat_map(|counting| self.landing_tiles(board, counting)))
    }

    /// Returns the right-angled corner of the left half for a diagonal flight; `None` for a straight one.
    fn left_corner(&self) -> Option<Corner> {
        match self.toward {
            Compass::NorthEast => Some(Corner::Nw),
            Compass::SouthEast => Some(Corner::Ne),
            Compass::SouthWest => Some(Corner::Se),
            Compass::NorthWest => Some(Corner::Sw),
            Compass::North | Compass::East | Compass::South | Compass::West => None,
        }
    }

    /// Returns the features of a tile that the figure may be on, except fields.
    fn places_on(&self, board: &Board, tile: TileIx) -> Vec<Place> {
        let Some(printed) = board.tile(tile) else { return Vec::new() };
        let cities = (0..).zip(&printed.cities).map(|(n, _)| Feature::City(n));
        let roads = (0..).zip(&printed.roads).map(|(n, _)| Feature::Road(n));
        let monastery = printed.monastery.map(|_| Feature::Monastery);
        let castle = printed.castle.then_some(Feature::Castle);
        let garden = printed.symbols.contains(&Symbol::Garden).then_some(Feature::Garden);
        let may_stand = |f: &Feature| self.figure.stands_on().contains(&f.kind());
        let all = cities.chain(roads).chain(monastery).chain(castle).chain(garden);
        all.filter(may_stand).map(|feature| Place { tile, feature }).collect()
    }
}

/// Returns the features on which a figure may land, in words: those of one tile together, and tiles
/// with the same features together.
fn landing_phrases(places: &[Place]) -> Vec<Sentence> {
    let kinds_by_tile = group_by_key(places.iter().map(|place| (place.tile, place.feature.kind()))).into_iter();
    let groups = group_in_order(kinds_by_tile.map(|(tile, kinds)| (count_each(kinds), tile)));
    let kind = |(kind, count)| say!(flier::Kind { kind, count });
    let landing = |(kinds, tiles): (BTreeMap<FeatureKind, usize>, Vec<TileIx>)| {
        let kinds = Arg::list(kinds.into_iter().map(kind));
        say!(flier::Landing { kinds, tiles: Arg::list(tiles) })
    };
    groups.into_iter().map(landing).collect()
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use carcassonne_position::test_scenarios::read;
    use carcassonne_position::wording::{Arg, say};
    use carcassonne_position::{Feature, Place};

    use super::landing_phrases;

    #[test]
    fn places_of_a_tile_are_told_together_and_so_are_tiles_with_the_same() {
        let text = "board: |\n  a  p\\q\ntiles:\n  a p q: {}\n";
        let scenario = read(text).expect("a legal position");
        let phrase = |places: &[(&str, Feature)]| {
            let place = |(name, feature): &(&str, Feature)| {
                let tile = *scenario.board.tiles_named(name).first().expect("a tile");
                Place { tile, feature: *feature }
            };
            let places: Vec<Place> = places.iter().map(place).collect();
            scenario.voice().say(&say!(flier::RowLands { places: Arg::list(landing_phrases(&places)) }))
        };
        let (city, road) = (Feature::City(0), Feature::Road(0));
        assert_eq!(phrase(&[("p", road), ("q", road)]), "lands on the road on p or q");
        assert_eq!(phrase(&[("a", city), ("a", road)]), "lands on the city or the road on a");
        assert_eq!(
            phrase(&[("a", city), ("a", road), ("a", Feature::Road(1)), ("q", Feature::Garden)]),
            "lands on the city or one of 2 roads on a or the garden on q"
        );
    }
}
