//! What lies on the table: the features that may be answered, and where everything stands.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::geometry::Shape;
use crate::landscape::{AreaIx, Landscape, Pairs, RunsOut, first_place, side_order};
use crate::rulebook::{Since, came_out};
use crate::scenario::{
    Ask, Board, Building, By, Declaration, FROM_THE_FIRST, FeatureKind, Figure, MeepleIx, Place, Scenario, TileIx,
    TokenKind, declarations,
};
use crate::text::{Fields, Node};
use crate::tiles::{MonasteryKind, RoadEnd, Symbol, Tile};

/// A feature or question that is answered, by its place in [`Table::matters`](crate::mechanics::Table::matters).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubjectIx(pub(super) u32);

impl SubjectIx {
    /// Every number, in order.
    pub(in crate::mechanics) fn all() -> impl Iterator<Item = Self> {
        (0..).map(Self)
    }
}

/// A feature that is answered: what a place belongs to with everything at a gap kept apart.
#[derive(Debug, Clone)]
pub struct Subject {
    /// Its first place in map order, which is its id.
    pub place: Place,
    /// What kind of feature it is.
    pub kind: FeatureKind,
    /// Its area; `None` for monasteries, castles and gardens.
    pub area: Option<AreaIx>,
}

/// What was found when the table was laid.
#[derive(Debug)]
pub(super) struct Inventory {
    pub(super) subjects: Vec<Subject>,
    pub(super) by_area: Pairs<AreaIx, SubjectIx>,
    pub(super) by_place: Pairs<Place, SubjectIx>,
    pub(super) on_area: Pairs<AreaIx, MeepleIx>,
    pub(super) at_place: Pairs<Place, MeepleIx>,
    pub(super) on_tile: Pairs<TileIx, MeepleIx>,
    /// The features on which somebody stands, in map order.
    pub(super) occupied: Vec<SubjectIx>,
    /// The tiles that do not matter beside each area, found when they are first looked for.
    pub(super) hashes: OnceCell<Pairs<AreaIx, TileIx>>,
    pub(super) buildings: BTreeMap<TileIx, Vec<Option<Building>>>,
    pub(super) castles: BTreeSet<AreaIx>,
    /// The features that are to be answered, and those that claims, expectations or the rounds of a turn name.
    pub(super) spoken_of: BTreeSet<SubjectIx>,
    /// The fields that nobody asks for and that turn on a tile that does not matter.
    pub(super) left_out: BTreeSet<SubjectIx>,
    /// Where there are more features on which nobody stands than are answered, the first that is one too many.
    pub(super) too_many_from: Option<SubjectIx>,
    pub(super) doubles: bool,
    pub(super) printed: Printed,
    /// When what is there or asked about came out, but for what was there from the first; each with whether it lies there.
    pub(super) things: Vec<(&'static Since, bool)>,
}

/// What is printed on tiles of the board, wherever: what is not need not be looked for round each feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with one another")]
pub(in crate::mechanics) struct Printed {
    /// A city that is besieged.
    pub(in crate::mechanics) siege: bool,
    /// The City of Carcassonne.
    pub(in crate::mechanics) carcassonne: bool,
    /// A German castle.
    pub(in crate::mechanics) castle: bool,
    /// A shrine.
    pub(in crate::mechanics) shrine: bool,
    /// A vineyard.
    pub(in crate::mechanics) vineyard: bool,
    /// A hill.
    pub(in crate::mechanics) hill: bool,
    /// A herd of pigs.
    pub(in crate::mechanics) herd: bool,
    /// A well.
    pub(in crate::mechanics) well: bool,
}

impl Printed {
    fn on(board: &Board) -> Self {
        let any = |is_there: fn(&Tile) -> bool| board.prints().any(is_there);
        Self {
            siege: any(|tile| tile.cities.iter().any(|city| city.besieged)),
            carcassonne: any(|tile| tile.cities.iter().any(|city| city.carcassonne)),
            castle: any(|tile| tile.castle),
            shrine: any(|tile| tile.monastery == Some(MonasteryKind::Shrine)),
            vineyard: any(|tile| tile.symbols.contains(&Symbol::Vineyard)),
            hill: any(|tile| tile.symbols.contains(&Symbol::Hill)),
            herd: any(|tile| tile.symbols.contains(&Symbol::PigHerd)),
            well: any(|tile| tile.roads.iter().any(|road| road.wells > 0)),
        }
    }
}

/// What has no date of its own.
const NEWER: &str = "newer";

/// What came out when what a question says could first be said; nothing of what there was from the first.
fn since_when(ask: &Ask) -> Vec<&'static str> {
    let keys = Fields::peek(&ask.body);
    let of = keys.as_ref().and_then(|keys| keys.get("for")).and_then(Node::text);
    let has = |key: &str| keys.as_ref().is_some_and(|keys| keys.get(key).is_some());
    let is_it = |declared: &&&Declaration| {
        declared.ask == ask.word
            && match declared.by {
                By::Word => true,
                By::For(whose) => of == Some(whose),
                By::Key(key) => has(key),
            }
    };
    let Some(declared) = declarations().iter().find(is_it) else { return vec![NEWER] };
    let later = declared.fields.iter().filter(|field| has(field.key)).filter_map(|f| f.since);
    let mut all: Vec<&'static str> = later.collect();
    if all.is_empty() && declared.since != FROM_THE_FIRST {
        all.push(declared.since);
    }
    all
}

/// When what lies and stands on a board, or is asked about, came out; each with whether it lies there. What has no date of its own
/// is known from a later day on.
fn things(scenario: &Scenario) -> Vec<(&'static Since, bool)> {
    let board = &scenario.board;
    let tile = |is_so: fn(&Tile) -> bool| board.prints().any(is_so);
    let kind = |kinds: &'static [MonasteryKind]| {
        board.prints().filter_map(|tile| tile.monastery).any(|kind| kinds.contains(&kind))
    };
    let figure = |any: &[Figure]| scenario.meeples.iter().any(|m| any.contains(&m.figure));
    let token = |is_so: fn(&TokenKind) -> bool| scenario.tokens.iter().any(|t| is_so(&t.what));
    let shape = |is_so: fn(&Shape) -> bool| board.all().any(|ix| is_so(&board.placed(ix).shape));
    let asked: Vec<&str> = scenario.asks.iter().flat_map(since_when).collect();
    let is_asked = |thing: &str| asked.contains(&thing);
    let figures = &scenario.figures;
    let besieged = tile(|tile| tile.cities.iter().any(|city| city.besieged));
    // What a siege does to points is known from a later day on than who can flee it.
    let flees =
        !asked.is_empty() && asked.iter().all(|thing| *thing == "flight") && scenario.spoken_of().next().is_none();
    let lies: &[(&str, bool)] = &[
        (
            "inns",
            figure(&[Figure::Large])
                || tile(|tile| tile.roads.iter().any(|road| road.inn))
                || tile(|tile| tile.cities.iter().any(|city| city.cathedral)),
        ),
        ("builders", figure(&[Figure::Builder, Figure::Pig])),
        ("sieges", besieged && !flees),
        ("flight", besieged && flees),
        ("dragon", figures.dragon.is_some() || figures.fairy.is_some()),
        ("pig-herds", tile(|tile| tile.symbols.contains(&Symbol::PigHerd))),
        ("tower", false),
        ("abbeys", kind(&[MonasteryKind::Abbey]) || !scenario.barns.is_empty() || figure(&[Figure::Mayor])),
        ("placing", false),
        ("wells", tile(|tile| tile.roads.iter().any(|road| road.wells > 0))),
        ("city-of-carcassonne", tile(|tile| tile.cities.iter().any(|city| city.carcassonne))),
        ("ferries", tile(|tile| tile.roads.iter().any(|road| road.end == RoadEnd::Ferry))),
        ("city-gates", tile(|tile| tile.cities.iter().any(|city| !city.gates.is_empty()))),
        ("shrines", kind(&[MonasteryKind::Shrine])),
        ("bridges", token(|what| matches!(what, TokenKind::Bridge { .. } | TokenKind::Castle { .. }))),
        ("plague", token(|what| matches!(what, TokenKind::Flea { .. }))),
        ("crop-circles", tile(|tile| tile.symbols.contains(&Symbol::CropCircle))),
        ("phantoms", figure(&[Figure::Phantom])),
        ("little-buildings", token(|what| matches!(what, TokenKind::Building { .. }))),
        ("mage-and-witch", figures.mage.is_some() || figures.witch.is_some()),
        ("flier", false),
        ("messages", false),
        (
            "hills",
            tile(|tile| {
                tile.symbols.iter().any(|s| [Symbol::Hill, Symbol::Vineyard].contains(s))
                    || tile.symbols.contains(&Symbol::Sheep)
            }) || figure(&[Figure::Shepherd])
                || token(|what| matches!(what, TokenKind::Sheep { .. })),
        ),
        ("halves", shape(|shape| matches!(shape, Shape::Half(_)))),
        (
            NEWER,
            shape(|shape| matches!(shape, Shape::Double(_)))
                || tile(|tile| {
                    tile.castle
                        || tile
                            .symbols
                            .iter()
                            .any(|s| ![Symbol::Hill, Symbol::Vineyard, Symbol::CropCircle, Symbol::PigHerd].contains(s))
                })
                || kind(&[
                    MonasteryKind::German,
                    MonasteryKind::Dutch,
                    MonasteryKind::Japanese,
                    MonasteryKind::Darmstadt,
                ])
                || figure(&[Figure::Abbot, Figure::Wagon, Figure::Ringmaster, Figure::Acrobat]),
        ),
    ];
    lies.iter()
        .filter(|(thing, lies)| *lies || is_asked(thing))
        .filter_map(|(thing, lies)| Some((came_out(thing)?, *lies)))
        .collect()
}

/// The most features on which nobody stands, and of which nobody speaks, that are answered on a board. With
/// meeples a file says itself of how much it asks; without, a few letters of a map ask for thousands.
pub(super) const MOST_UNASKED: usize = 10_000;

impl Inventory {
    /// What lies on a board, and is answered there by itself. `nothing_is_asked` says whether all of it is.
    ///
    /// Features are every one with a meeple (a field only if what lies beyond tiles that do not
    /// matter cannot change its points), every monastery and castle, every road, city and field at an
    /// enclosed gap (unless it runs into a tile that does not matter), and every place that a claim or
    /// expectation names. A garden is one only if somebody stands in it or names it.
    pub(super) fn on(scenario: &Scenario, land: &Landscape, nothing_is_asked: bool) -> Self {
        let board = &scenario.board;
        let mut places: Vec<Place> = Vec::new();
        let mut doubles = false;
        for ix in board.all() {
            doubles |= board.is_double(ix);
            if let Some(tile) = board.tile(ix) {
                let monastery = tile.monastery.map(|_| crate::scenario::Feature::Monastery);
                let castle = tile.castle.then_some(crate::scenario::Feature::Castle);
                places.extend(monastery.into_iter().chain(castle).map(|feature| Place { tile: ix, feature }));
            }
        }
        let mut gardens: Vec<Place> = scenario
            .named_places()
            .map(|(place, _)| place)
            .filter(|place| place.feature.kind() == FeatureKind::Garden)
            .collect();
        gardens.sort_unstable();
        gardens.dedup();
        places.append(&mut gardens);
        let mut areas: Vec<AreaIx> = scenario.named_places().filter_map(|(place, _)| land.area(board, place)).collect();
        let mut runs_out = RunsOut::new(scenario, land);
        areas.extend(land.areas().filter(|a| land.at_gap(*a) && !runs_out.at(*a)));
        areas.sort_unstable();
        areas.dedup();
        let mut subjects: Vec<Subject> = places
            .into_iter()
            .map(|place| Subject { place, kind: place.feature.kind(), area: None })
            .chain(areas.into_iter().filter_map(|area| {
                // An area has at least one segment.
                let place = first_place(board, land.members(area))?;
                Some(Subject { place, kind: land.kind(area), area: Some(area) })
            }))
            .collect();
        subjects.sort_by_cached_key(|s| (s.place.tile, s.kind, side_order(board, s.place)));
        let areas = |(n, s): (SubjectIx, &Subject)| s.area.map(|area| (area, n));
        let by_area = Pairs::of(SubjectIx::all().zip(&subjects).filter_map(areas));
        let alone = SubjectIx::all().zip(&subjects).filter(|(_, s)| s.area.is_none());
        let by_place = Pairs::of(alone.map(|(n, s)| (s.place, n)));
        let meeples = || scenario.each_meeple().map(|(n, meeple)| (n, meeple.place));
        let stands = |(n, place)| land.area(board, place).map(|area| (area, n));
        let on_area = Pairs::of(meeples().filter_map(stands));
        let elsewhere = meeples().filter(|(_, place)| land.area(board, *place).is_none());
        let at_place = Pairs::of(elsewhere.map(|(n, place)| (place, n)));
        let on_tile = Pairs::of(meeples().map(|(n, place)| (place.tile, n)));
        let on_areas = on_area.keys().filter_map(|area| by_area.first(area));
        let at_places = at_place.keys().filter_map(|place| by_place.first(place));
        let mut occupied: Vec<SubjectIx> = on_areas.chain(at_places).collect();
        occupied.sort_unstable();
        occupied.dedup();
        let mut buildings: BTreeMap<TileIx, Vec<Option<Building>>> = BTreeMap::new();
        for (tile, kind) in scenario.buildings() {
            buildings.entry(tile).or_default().push(kind);
        }
        let castles = scenario.castles().filter_map(|(place, _)| land.area(board, place)).collect();
        let claimed = scenario.claims.iter().filter_map(|c| c.about.place());
        let expected = scenario.expect.iter().filter_map(|e| e.about.place());
        let named = scenario.features.iter().map(|(place, _)| *place);
        let spoken_of = named.chain(claimed).chain(expected).filter_map(|place| match land.area(board, place) {
            Some(area) => by_area.first(area),
            None => by_place.first(place),
        });
        let spoken_of: BTreeSet<SubjectIx> = spoken_of.collect();
        let unknown = |(ix, subject): &(SubjectIx, &Subject)| {
            let field = subject.area.filter(|_| subject.kind == FeatureKind::Field);
            !spoken_of.contains(ix) && field.is_some_and(|field| runs_out.at(field))
        };
        let mut left_out: BTreeSet<SubjectIx> = if nothing_is_asked && land.has_unknown() {
            SubjectIx::all().zip(&subjects).filter(unknown).map(|(ix, _)| ix).collect()
        } else {
            BTreeSet::new()
        };
        // A field that is all there is to answer is what is asked for.
        if left_out.len() == subjects.len() {
            left_out.clear();
        }
        let found = Inventory {
            subjects,
            by_area,
            by_place,
            on_area,
            at_place,
            on_tile,
            occupied,
            hashes: OnceCell::new(),
            buildings,
            castles,
            spoken_of,
            left_out,
            too_many_from: None,
            doubles,
            printed: Printed::on(board),
            things: things(scenario),
        };
        let too_many_from = found.unasked().nth(MOST_UNASKED);
        Inventory { too_many_from, ..found }
    }

    /// The features on which nobody stands and of which nobody speaks, in map order.
    pub(super) fn unasked(&self) -> impl Iterator<Item = SubjectIx> {
        let all = SubjectIx::all().zip(&self.subjects);
        all.filter(|(ix, subject)| self.is_unasked(*ix, subject)).map(|(ix, _)| ix)
    }

    fn is_unasked(&self, ix: SubjectIx, subject: &Subject) -> bool {
        let stands = match subject.area {
            Some(area) => self.on_area.first(area),
            None => self.at_place.first(subject.place),
        };
        stands.is_none() && !self.spoken_of.contains(&ix)
    }

    pub(super) fn is_too_many(&self, ix: SubjectIx) -> bool {
        self.too_many_from.is_some_and(|first| first <= ix)
            && self.subjects.get(ix.0 as usize).is_some_and(|subject| self.is_unasked(ix, subject))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_asked_came_out_on_a_day_that_is_known() {
        for declared in declarations() {
            let of_keys = declared.fields.iter().filter_map(|field| field.since);
            for since in of_keys.chain([declared.since]) {
                let known = since == FROM_THE_FIRST || came_out(since).is_some();
                assert!(known, "`{}` is asked since `{since}`, of which no day is known", declared.word());
            }
        }
    }
}
