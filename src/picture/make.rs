//! From a table and its verdicts to a plan.

use std::collections::{BTreeMap, BTreeSet};

use super::plan::{
    CityPart, Face, FieldPart, Ghost, Mark, Part, Piece, Plan, RoadPart, Stand, Token, What, Window,
};
use super::pointed;
use super::window::{self, Frame};
use crate::geometry::{Corner, Crossing, Direction, Shape, Side, Space};
use crate::landscape::Gap;
use crate::mechanics::{Matter, Pointer, Subject, SubjectIx, Table};
use crate::scenario::{Board, Feature, FeatureKind, Place, TileIx, TokenKind};
use crate::tiles::{Symbol, Tile};
use crate::verdict::SubjectVerdicts;

/// What is to be seen of a table: the part of the board that is drawn, and the answered features in it.
#[derive(Debug)]
pub struct View<'t> {
    table: &'t Table<'t>,
    window: Window,
    /// The tiles in the window, in map order.
    tiles: Vec<TileIx>,
    /// The answered features in the window, in map order: the first has the letter A.
    lettered: Vec<SubjectIx>,
    ghosts: Vec<Space>,
}

impl<'t> View<'t> {
    /// Chooses the part of a board that is drawn in at most so many columns and rows of spaces.
    pub fn of(table: &'t Table<'t>, most: (usize, usize)) -> Self {
        let board = table.board();
        let answered = answered(table);
        let ghosts = ghosts(table, &answered);
        let offered = table.posed.iter().flat_map(|posed| posed.query.points(table));
        let offered = offered.flat_map(|pointer| match pointer {
            Pointer::Lies { shape, at, .. } => shape.spaces(at).collect(),
            Pointer::Stop { .. } => Vec::new(),
        });
        let offered: Vec<Space> = offered.collect();
        let tiles = board.all().flat_map(|tile| spaces(board, tile));
        let all = tiles.chain(ghosts.iter().copied()).chain(offered.iter().copied());
        let whole: Frame = window::round(all).unwrap_or((Space::new(0, 0), Space::new(0, 0)));
        let first = board.all().next().map_or(whole.0, |tile| board.placed(tile).at);
        let features = answered.iter().filter_map(|ix| feature(table, *ix));
        let matters = features.flat_map(|subject| {
            let members = match subject.area {
                Some(area) => table.land.members(area),
                None => std::slice::from_ref(&subject.place),
            };
            members.iter().flat_map(|place| spaces(board, place.tile))
        });
        let neutral = &table.scenario.figures;
        let neutral = [&neutral.dragon, &neutral.fairy].into_iter().flatten();
        let neutral = neutral.map(|standing| board.placed(standing.tile).at);
        // Where the file says that something stands comes before the far ends of that feature.
        let named = table.scenario.named_places().map(|(place, _)| board.placed(place.tile).at);
        let matters = offered.iter().copied().chain(named).chain(neutral).chain(matters);
        let window = window::choose(whole, matters, first, most);
        let tiles: BTreeSet<TileIx> = window.spaces().flat_map(|space| board.at(space)).collect();
        let mut view = Self {
            table,
            window,
            tiles: tiles.into_iter().collect(),
            lettered: Vec::new(),
            ghosts: ghosts.into_iter().filter(|space| window.holds(*space)).collect(),
        };
        view.lettered = view.seen(&answered);
        view
    }

    /// The answered features that lie in the window.
    fn seen(&self, answered: &BTreeSet<SubjectIx>) -> Vec<SubjectIx> {
        let places = self.tiles.iter().flat_map(|tile| places(self.table.board(), *tile));
        let seen: BTreeSet<SubjectIx> =
            places.filter_map(|place| self.table.subject_of(place)).collect();
        seen.into_iter().filter(|ix| answered.contains(ix)).collect()
    }

    /// The answered features in the window, in map order: the first has the letter A.
    pub fn lettered(&self) -> &[SubjectIx] {
        &self.lettered
    }

    /// Whether the verdicts on a matter tell something that is drawn: on which gaps an answer turns.
    pub fn is_about(&self, subject: SubjectIx) -> bool {
        let asked = matches!(self.table.matter(subject), Some(Matter::Ask(_)));
        asked || self.lettered.binary_search(&subject).is_ok()
    }

    /// The part of the board that is drawn.
    pub fn window(&self) -> Window {
        self.window
    }

    /// What to draw; `verdicts` are those on the answered features, or as many of them as are known.
    pub fn plan(&self, verdicts: &[SubjectVerdicts<'_>]) -> Plan {
        let (table, board) = (self.table, self.table.board());
        let mut plan = Plan {
            window: self.window,
            players: table.scenario.players.clone(),
            letters: self.lettered.iter().map(|ix| table.id(*ix)).collect(),
            ..Plan::default()
        };
        let number: BTreeMap<TileIx, usize> =
            self.tiles.iter().enumerate().map(|(n, tile)| (*tile, n)).collect();
        plan.pieces = self.tiles.iter().map(|tile| self.piece(*tile)).collect();
        for (tile, piece) in &number {
            let Some(shown) = board.tile(*tile) else { continue };
            plan.tokens.extend(printed(shown, *piece));
            for place in places(board, *tile).filter(|place| self.letter(*place).is_some()) {
                let part = Part { piece: *piece, feature: place.feature };
                plan.marks.extend(pointed::open(table, place, part));
            }
        }
        self.gaps(&mut plan, verdicts);
        for space in &self.ghosts {
            plan.ghosts.push(Ghost { rim: outlined(Shape::Square, *space), name: None });
        }
        self.pieces_of_players(&mut plan, &number);
        self.tokens(&mut plan, &number);
        self.letters(&mut plan, &number);
        self.pointed(&mut plan, &number);
        self.reached(&mut plan, &number, verdicts);
        plan.tokens.sort_by_key(|token| token.what);
        plan
    }

    /// What questions point out: every place where a tile would lie, and the walk of the first question
    /// that is about one.
    fn pointed(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>) {
        let asked: Vec<Vec<Pointer>> =
            self.table.posed.iter().map(|posed| posed.query.points(self.table)).collect();
        let walks = |pointers: &&Vec<Pointer>| {
            pointers.iter().any(|pointer| matches!(pointer, Pointer::Stop { .. }))
        };
        for pointer in asked.iter().find(walks).into_iter().flatten() {
            if let Pointer::Stop { tile, stop } = pointer
                && let Some(piece) = number.get(tile)
            {
                plan.marks.push(Mark::Stop { piece: *piece, number: *stop });
            }
        }
        for pointer in asked.into_iter().flatten() {
            if let Pointer::Lies { shape, at, name } = pointer
                && shape.spaces(at).any(|space| self.window.holds(space))
            {
                let ghost = Ghost { rim: outlined(shape, at), name: Some(name) };
                if !plan.ghosts.contains(&ghost) {
                    plan.ghosts.push(ghost);
                }
            }
        }
    }

    /// What the first question that is about it says is reached: by every outcome under every rule set, or
    /// by some of them.
    fn reached(
        &self,
        plan: &mut Plan,
        number: &BTreeMap<TileIx, usize>,
        verdicts: &[SubjectVerdicts<'_>],
    ) {
        for judged in verdicts {
            let Some(Matter::Ask(posed)) = self.table.matter(judged.subject) else { continue };
            let outcomes = judged.verdicts.iter().flat_map(|v| &v.outcomes);
            let each: Vec<&[TileIx]> =
                outcomes.map(|outcome| posed.query.reached(outcome.reply())).collect();
            let all: BTreeSet<TileIx> =
                each.iter().flat_map(|tiles| tiles.iter().copied()).collect();
            if all.is_empty() {
                continue;
            }
            plan.reach =
                format!("{} {}", posed.card.title(), posed.query.title(self.table.scenario));
            plan.marks.extend(all.into_iter().filter_map(|tile| {
                let always = each.iter().all(|tiles| tiles.contains(&tile));
                number.get(&tile).map(|piece| Mark::Reached { piece: *piece, always })
            }));
            return;
        }
    }

    /// The letter of the answered feature that a place belongs to, counted from 0.
    fn letter(&self, place: Place) -> Option<usize> {
        let subject = self.table.subject_of(place)?;
        self.lettered.binary_search(&subject).ok()
    }

    fn piece(&self, tile: TileIx) -> Piece {
        let board = self.table.board();
        let placed = board.placed(tile);
        let name = if board.is_hash(tile) { "" } else { board.name(tile) };
        let letter = |feature| self.letter(Place { tile, feature });
        Piece {
            name: name.to_owned(),
            at: placed.at,
            rim: outlined(placed.shape, placed.at),
            face: board.tile(tile).map(|shown| face(shown, placed.shape, letter)),
        }
    }

    fn gaps(&self, plan: &mut Plan, verdicts: &[SubjectVerdicts<'_>]) {
        let gaps: Vec<&Gap> =
            self.table.land.gaps().iter().filter(|gap| self.window.holds(gap.space)).collect();
        plan.gaps = gaps.iter().map(|gap| outlined(Shape::Half(gap.corner), gap.space)).collect();
        let turning = pointed::turning(self.table, &gaps, verdicts);
        plan.marks.extend(turning.into_iter().map(|gap| Mark::Turns { gap }));
    }

    fn pieces_of_players(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>) {
        let scenario = self.table.scenario;
        for meeple in &scenario.meeples {
            if let Some(stand) = on(meeple.place, number) {
                let what = What::Meeple(meeple.player.index(), meeple.figure);
                plan.tokens.push(Token { what, stand });
            }
        }
        for barn in &scenario.barns {
            if barn.at.spaces().iter().any(|(space, _)| self.window.holds(*space)) {
                let stand = Stand::Crossing(barn.at);
                plan.tokens.push(Token { what: What::Barn(barn.player.index()), stand });
            }
        }
        let figures = &scenario.figures;
        for (what, standing) in [(What::Dragon, &figures.dragon), (What::Fairy, &figures.fairy)] {
            let Some(standing) = standing else { continue };
            let place = standing.place.and_then(|place| on(place, number));
            let tile = || number.get(&standing.tile).map(|piece| Stand::Piece(*piece));
            plan.tokens.extend(place.or_else(tile).map(|stand| Token { what, stand }));
        }
    }

    fn tokens(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>) {
        let piece = |tile| number.get(&tile).map(|piece| Stand::Piece(*piece));
        for token in &self.table.scenario.tokens {
            let (what, stand) = match token.what {
                // It is drawn as a road.
                TokenKind::Bridge { .. } => continue,
                TokenKind::Flea { tile } => (What::Flea, piece(tile)),
                TokenKind::Building { tile, kind } => (What::Building(kind), piece(tile)),
                TokenKind::Castle { place } => (What::CastleToken, on(place, number)),
                TokenKind::Sheep { place, value } => (What::Sheep(value), on(place, number)),
            };
            plan.tokens.extend(stand.map(|stand| Token { what, stand }));
        }
    }

    fn letters(&self, plan: &mut Plan, number: &BTreeMap<TileIx, usize>) {
        for (letter, subject) in self.lettered.iter().enumerate() {
            let Some(subject) = feature(self.table, *subject) else { continue };
            let members = match subject.area {
                Some(area) => self.table.land.members(area),
                None => std::slice::from_ref(&subject.place),
            };
            let part = |place: &Place| {
                let piece = number.get(&place.tile).copied()?;
                Some(Part { piece, feature: place.feature })
            };
            // Where the feature first shows, and as many places more as anybody would look for.
            let parts: Vec<Part> = members.iter().filter_map(part).take(64).collect();
            plan.tokens.push(Token { what: What::Letter(letter), stand: Stand::On(parts) });
        }
    }
}

/// The corners of a shape whose first space is `at`, clockwise: side `n` of [`Shape::sides`] begins in
/// the nth.
pub fn outlined(shape: Shape, at: Space) -> Vec<Crossing> {
    let sides = shape.sides();
    let before = sides.last().into_iter().chain(sides);
    let start = |(before, side): (&Side, &Side)| {
        let corner = |side: &Side, direction: Direction| {
            Crossing::of(shape.space_of(*side, at), begin(direction))
        };
        match (side.direction(), before.direction()) {
            (Some(direction), _) => corner(side, direction),
            // A long side begins where the side before it ends.
            (None, Some(direction)) => corner(before, direction.turned(1)),
            (None, None) => Crossing::of(at, Corner::Nw),
        }
    };
    before.zip(sides).map(start).collect()
}

/// The corner of a space in which its side in a direction begins, clockwise.
fn begin(direction: Direction) -> Corner {
    match direction {
        Direction::North => Corner::Nw,
        Direction::East => Corner::Ne,
        Direction::South => Corner::Se,
        Direction::West => Corner::Sw,
    }
}

fn spaces(board: &Board, tile: TileIx) -> impl Iterator<Item = Space> + use<> {
    let placed = board.placed(tile);
    placed.shape.spaces(placed.at)
}

fn feature<'t>(table: &'t Table<'_>, ix: SubjectIx) -> Option<&'t Subject> {
    match table.matter(ix) {
        Some(Matter::Feature(subject)) => Some(subject),
        Some(Matter::Ask(_)) | None => None,
    }
}

/// The features that are answered: those that the file names; where it names none and asks nothing,
/// every one that a table holds.
fn answered(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    let named = table.scenario.named_places().map(|(place, _)| place);
    let named: BTreeSet<SubjectIx> = named.filter_map(|place| table.subject_of(place)).collect();
    if !named.is_empty() || !table.posed.is_empty() {
        return named;
    }
    table.matters().map(|(ix, _)| ix).collect()
}

/// The empty spaces round the answered monasteries and gardens.
fn ghosts(table: &Table<'_>, answered: &BTreeSet<SubjectIx>) -> Vec<Space> {
    let board = table.board();
    let round = answered
        .iter()
        .filter_map(|ix| feature(table, *ix))
        .filter(|subject| matches!(subject.kind, FeatureKind::Monastery | FeatureKind::Garden))
        .take(1000)
        .flat_map(|subject| board.placed(subject.place.tile).at.around())
        .filter(|space| board.at(*space).next().is_none());
    let round: BTreeSet<Space> = round.collect();
    round.into_iter().collect()
}

/// Every place of a tile.
fn places(board: &Board, tile: TileIx) -> impl Iterator<Item = Place> + use<> {
    let narrow = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    let mut features = Vec::new();
    if let Some(shown) = board.tile(tile) {
        features.extend((0..shown.cities.len()).map(|n| Feature::City(narrow(n))));
        features.extend((0..shown.roads.len()).map(|n| Feature::Road(narrow(n))));
        features.extend((0..shown.fields.len()).map(|n| Feature::Field(narrow(n))));
        features.extend(shown.monastery.map(|_| Feature::Monastery));
        features.extend(shown.castle.then_some(Feature::Castle));
        features.extend(shown.symbols.contains(&Symbol::Garden).then_some(Feature::Garden));
    }
    features.into_iter().map(move |feature| Place { tile, feature })
}

fn on(place: Place, number: &BTreeMap<TileIx, usize>) -> Option<Stand> {
    let piece = number.get(&place.tile).copied()?;
    Some(Stand::On(vec![Part { piece, feature: place.feature }]))
}

/// What a tile shows, by the numbers of its sides.
fn face(tile: &Tile, shape: Shape, letter: impl Fn(Feature) -> Option<usize>) -> Face {
    let number = |side: Side| shape.sides().iter().position(|s| *s == side).unwrap_or(0);
    let sides = |sides: crate::geometry::SideSet| {
        let mut sides: Vec<usize> = sides.iter().map(number).collect();
        sides.sort_unstable();
        sides
    };
    let cities = (0..)
        .zip(&tile.cities)
        .map(|(n, city)| CityPart { sides: sides(city.sides), letter: letter(Feature::City(n)) });
    let roads = (0..).zip(&tile.roads).map(|(n, road)| RoadPart {
        sides: sides(road.sides),
        end: road.end,
        letter: letter(Feature::Road(n)),
    });
    let fields = (0..).zip(&tile.fields).map(|(n, field)| {
        let mut halves: Vec<_> = field.halves.iter().map(|h| (number(h.side), h.hand)).collect();
        halves.sort_unstable();
        FieldPart { halves, letter: letter(Feature::Field(n)) }
    });
    Face {
        cities: cities.collect(),
        roads: roads.collect(),
        fields: fields.collect(),
        building: tile.monastery.is_some() || tile.castle,
    }
}

/// What is printed on a tile and told by a sign.
fn printed(tile: &Tile, piece: usize) -> Vec<Token> {
    let on = |feature| Stand::On(vec![Part { piece, feature }]);
    let mut found = Vec::new();
    let mut add = |what, stand| found.push(Token { what, stand });
    if let Some(kind) = tile.monastery {
        add(What::Monastery(kind), on(Feature::Monastery));
    }
    if tile.castle {
        add(What::Castle, on(Feature::Castle));
    }
    for (n, city) in (0..).zip(&tile.cities) {
        if city.coats > 0 {
            add(What::Coats(city.coats), on(Feature::City(n)));
        }
        if city.cathedral {
            add(What::Cathedral, on(Feature::City(n)));
        }
        if city.besieged {
            add(What::Besieged, on(Feature::City(n)));
        }
    }
    for (n, _) in (0..).zip(&tile.roads).filter(|(_, road)| road.inn) {
        add(What::Inn, on(Feature::Road(n)));
    }
    for symbol in &tile.symbols {
        let stand = match (symbol, tile.sheep) {
            (Symbol::Garden, _) => on(Feature::Garden),
            (Symbol::Sheep, Some(field)) => on(Feature::Field(field)),
            (Symbol::Sheep, None) | (Symbol::Vineyard | Symbol::Hill | Symbol::CropCircle, _) => {
                Stand::Piece(piece)
            }
        };
        add(What::Symbol(*symbol), stand);
    }
    found
}
