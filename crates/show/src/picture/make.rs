//! The plan of a table and its verdicts.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::{collect_map, collect_set};
use carcassonne_base::sorting::{sort, sort_by_key};
use carcassonne_board::geometry::{Crossing, Shape, Side, Space};
use carcassonne_board::tiles::{MonasteryKind, RoadEnd, Symbol, Tile};
use carcassonne_position::{Board, Feature, FeatureKind, Figure, Place, TileIx, TokenKind};
use carcassonne_rules::landscape::{Gap, places};
use carcassonne_rules::mechanics::{Pointer, ScoredFeature, Subject, SubjectIx, Table, feature_heading};
use carcassonne_rules::verdict::{Outcome, SubjectVerdicts};

use super::feature_marks;
use super::outcome_keys::OutcomeKey;
use super::plan::{
    CityPart, Face, FieldPart, Ghost, Mark, Part, Piece, Plan, RoadPart, Stand, Token, TokenContent, Window,
};
use super::window::{self, Frame};

/// A view of a table: the part of the board that is drawn, and the answered features in it.
#[derive(Debug)]
pub struct View<'t> {
    pub(super) table: &'t Table<'t>,
    pub(super) window: Window,
    /// The tiles in the window, in map order.
    pub(super) tiles: Vec<TileIx>,
    /// The answered features in the window, in map order.
    pub(super) answered: BTreeSet<SubjectIx>,
    /// The features of `answered`, in the order of their letters on the board.
    pub(super) lettered_features: Vec<SubjectIx>,
    /// The index of today's rule set among those of the verdicts; `None` if it is not one of them.
    pub(super) today: Option<usize>,
    ghosts: Vec<Space>,
    /// The places on the board that each question points at, in the order of the questions.
    pub(super) question_pointers: Vec<Vec<Pointer>>,
}

/// The verdicts that a plan shows, the outcome that is drawn, and the letters of the features.
pub(super) struct PlanVerdicts<'v> {
    /// The verdicts that are known.
    verdicts: &'v [SubjectVerdicts<'v>],
    /// The key of the outcome that is drawn; `None` if the plan shows all outcomes.
    pub(super) key: Option<&'v OutcomeKey>,
    /// The letter of each answered feature, counted from 0. Features that are joined in the drawn outcome share one.
    pub(super) letters: BTreeMap<SubjectIx, usize>,
}

impl<'v> PlanVerdicts<'v> {
    /// Returns the verdicts on a subject (a question or a feature); `None` if they are not known.
    pub(super) fn for_subject(&self, subject: SubjectIx) -> Option<&'v SubjectVerdicts<'v>> {
        self.verdicts.iter().find(|judged| judged.subject == subject)
    }

    /// Returns the outcome of a subject that goes with the drawn outcome; `None` without a drawn outcome or verdicts.
    pub(super) fn outcome(&self, subject: SubjectIx) -> Option<&'v Outcome> {
        self.key.and_then(|row| row.outcome(self.for_subject(subject)?))
    }
}

impl<'t> View<'t> {
    /// Creates a view of at most `most` columns and rows of spaces, with the features that are answered by default.
    pub fn new(table: &'t Table<'t>, most: (usize, usize)) -> Self {
        Self::with_answered(table, &answered_by_default(table), most)
    }

    /// Creates a view of at most `most` columns and rows of spaces, with the features among the subjects `answered`.
    pub fn with_answered(table: &'t Table<'t>, answered: &BTreeSet<SubjectIx>, most: (usize, usize)) -> Self {
        let board = table.board();
        let question_pointers: Vec<Vec<Pointer>> =
            table.questions.iter().map(|posed| posed.query.pointers(table)).collect();
        let pointer_spaces = |pointer: &Pointer| pointer.spaces(board);
        let offered_spaces: Vec<Space> = question_pointers.iter().flatten().flat_map(pointer_spaces).collect();
        // The pointers that are drawn in empty spaces.
        let is_in_empty_space =
            |pointer: &&Pointer| matches!(pointer, Pointer::SurveyedSpace { .. } | Pointer::FittingSpace { .. });
        let empty_spaces = question_pointers.iter().flatten().filter(is_in_empty_space).flat_map(pointer_spaces);
        let mut ghosts: BTreeSet<Space> = empty_surroundings(table, answered);
        ghosts.extend(empty_spaces.filter(|space| board.at(*space).next().is_none()));
        let tiles = board.all().flat_map(|tile| spaces(board, tile));
        let all = tiles.chain(ghosts.iter().copied()).chain(offered_spaces.iter().copied());
        let board_frame: Frame = window::smallest_frame(all).unwrap_or((Space::new(0, 0), Space::new(0, 0)));
        let first = board.all().next().map_or(board_frame.0, |tile| board.placed(tile).at);
        let features = answered.iter().filter_map(|ix| feature(table, *ix));
        let feature_spaces = features
            .flat_map(|subject| answered_places(table, subject).iter().flat_map(|place| spaces(board, place.tile)));
        let neutral_figures = table.scenario.figures.all();
        let neutral_spaces = neutral_figures.map(|standing| board.placed(standing.tile).at);
        // The places that the file names take precedence over the far ends of their features.
        let named_spaces = table.scenario.named_places().map(|(place, _)| board.placed(place.tile).at);
        let priorities = offered_spaces.iter().copied().chain(named_spaces).chain(neutral_spaces).chain(feature_spaces);
        let window = window::choose_window(board_frame, priorities, first, most);
        let tiles: BTreeSet<TileIx> = collect_set(window.spaces().flat_map(|space| board.at(space)));
        let subjects = tiles.iter().flat_map(|tile| places(board, *tile)).filter_map(|place| table.subject_of(place));
        let answered: BTreeSet<SubjectIx> = collect_set(subjects.filter(|ix| answered.contains(ix)));
        Self {
            table,
            window,
            tiles: tiles.into_iter().collect(),
            lettered_features: answered.iter().copied().collect(),
            answered,
            today: None,
            ghosts: ghosts.into_iter().filter(|space| window.contains(*space)).collect(),
            question_pointers,
        }
    }

    /// Returns the index of the piece that draws a tile; `None` if the tile is not in the window.
    pub(super) fn piece(&self, tile: TileIx) -> Option<usize> {
        self.tiles.binary_search(&tile).ok()
    }

    /// Returns the drawn parts of pieces at some places, at most [`PLACES`].
    pub(super) fn parts(&self, places: impl IntoIterator<Item = Place>) -> Vec<Part> {
        let part = |Place { tile, feature }| Some(Part { piece: self.piece(tile)?, feature });
        places.into_iter().filter_map(part).take(PLACES).collect()
    }

    /// Returns the position of a token on a tile; `None` if the tile is not in the window.
    pub(super) fn stand_on_tile(&self, tile: TileIx) -> Option<Stand> {
        self.piece(tile).map(Stand::Piece)
    }

    /// Returns the position of a token in a space; `None` if the space is not in the window.
    pub(super) fn stand_in_window(&self, space: Space) -> Option<Stand> {
        self.window.contains(space).then_some(Stand::Space(space))
    }

    /// Returns the position of a token on a place; `None` if the tile of the place is not in the window.
    pub(super) fn stand_on(&self, place: Place) -> Option<Stand> {
        self.stand_on_places(&[place])
    }

    /// Returns a token's position on those of `places` that are drawn; `None` if none of them is drawn.
    pub(super) fn stand_on_places(&self, places: &[Place]) -> Option<Stand> {
        let parts = self.parts(places.iter().copied());
        (!parts.is_empty()).then_some(Stand::On(parts))
    }

    /// Numbers the stops of walks by the steps that walks take under today's rule set, which has the index `today`.
    #[must_use]
    pub fn with_today(mut self, today: Option<usize>) -> Self {
        self.today = today;
        self
    }

    /// Gives letters to the answered features in a given order: the first feature of `order` in the window gets `A`.
    /// Features missing from `order` come last.
    #[must_use]
    pub fn with_letter_order(mut self, order: &[SubjectIx]) -> Self {
        let ranks = collect_map(order.iter().enumerate().map(|(n, ix)| (*ix, n)));
        sort_by_key(&mut self.lettered_features, |ix| ranks.get(ix).map_or(usize::MAX, |n| *n));
        self
    }

    /// Returns the answered features in the window, in the order of their letters.
    pub fn lettered_features(&self) -> &[SubjectIx] {
        &self.lettered_features
    }

    /// Returns `true` if the verdicts on `subject` are drawn: for a question, or an answered feature in the window.
    pub fn is_about(&self, subject: SubjectIx) -> bool {
        let is_question = matches!(self.table.subject(subject), Some(Subject::Ask(_)));
        is_question || self.answered.contains(&subject)
    }

    /// Returns the part of the board that the view draws.
    pub fn window(&self) -> Window {
        self.window
    }

    /// Returns `true` if the board is relevant: it has more than a single unknown tile, or a question has pointers.
    pub fn is_board_relevant(&self) -> bool {
        let board = self.table.board();
        let mut tiles = board.all();
        let has_pointers = self.question_pointers.iter().any(|pointers| !pointers.is_empty());
        match (tiles.next(), tiles.next()) {
            (None, _) => has_pointers,
            (Some(only), None) => has_pointers || !board.is_hash(only),
            (Some(_), Some(_)) => true,
        }
    }

    /// Builds the plan of the drawing; `verdicts` are those known on the questions and the answered features.
    pub fn plan(&self, verdicts: &[SubjectVerdicts<'_>]) -> Plan {
        self.plan_with_letters(verdicts, None).0
    }

    /// Builds the plan of the drawing, of one outcome if there is a `key`; returns it with the letters of the answered
    /// features, counted from 0.
    pub(super) fn plan_with_letters(
        &self,
        verdicts: &[SubjectVerdicts<'_>],
        key: Option<&OutcomeKey>,
    ) -> (Plan, BTreeMap<SubjectIx, usize>) {
        let (table, board) = (self.table, self.table.board());
        let mut overlay = PlanVerdicts { verdicts, key, letters: BTreeMap::new() };
        let mut plan = Plan {
            language: table.scenario.language,
            window: self.window,
            players: table.scenario.players.clone(),
            ..Plan::default()
        };
        for ix in &self.lettered_features {
            let joined = overlay.outcome(*ix).into_iter().flat_map(Outcome::other_joined_features);
            let earlier = joined.filter_map(|other| overlay.letters.get(&other).copied()).min();
            let letter = earlier.unwrap_or(plan.letters.len());
            let name = feature(table, *ix).map(|subject| feature_heading(table, subject));
            let name = name.map(|name| table.voice().capitalized_sentence(&name));
            match plan.letters.get_mut(letter) {
                Some(called) => *called = format!("{called}; {}", name.unwrap_or_default()),
                None => plan.letters.push(name.unwrap_or_default()),
            }
            overlay.letters.insert(*ix, letter);
        }
        plan.pieces = self.tiles.iter().map(|tile| self.build_piece(*tile, &overlay)).collect();
        for (piece, tile) in self.tiles.iter().enumerate() {
            let Some(printed_tile) = board.tile(*tile) else { continue };
            plan.tokens.extend(printed_tokens(printed_tile, piece));
            for place in places(board, *tile) {
                let subject = table.subject_of(place).filter(|ix| overlay.letters.contains_key(ix));
                let Some(subject) = subject else { continue };
                let part = Part { piece, feature: place.feature };
                plan.marks.extend(feature_marks::open_marks(table, place, part, overlay.outcome(subject)));
                plan.marks.extend(feature_marks::guessed_end_marks(table, place, part, overlay.outcome(subject)));
            }
        }
        self.add_gaps(&mut plan, &overlay);
        for subject in self.lettered_features.iter().filter_map(|ix| feature(table, *ix)) {
            if let Some(piece) = self.piece(subject.place.tile).filter(|_| scores_row_and_column(table, subject.place))
            {
                let lengths = row_lengths(board, board.placed(subject.place.tile).at);
                plan.marks.push(Mark::Rows { piece, lengths });
            }
        }
        for space in &self.ghosts {
            plan.ghosts.push(Ghost { rim: shape_corners(Shape::Square, *space), name: None, face: None });
        }
        self.add_figures(&mut plan);
        self.add_tokens(&mut plan);
        self.add_letters(&mut plan, &overlay);
        self.add_offered_tiles(&mut plan, key);
        self.add_pointers(&mut plan, &overlay);
        self.add_walks(&mut plan, &overlay);
        self.add_flights(&mut plan, key);
        self.draw_outcome(&mut plan, &overlay);
        self.add_track(&mut plan, &overlay);
        if !self.is_board_relevant() {
            // Only the score track and the text beside the board are drawn.
            (plan.pieces, plan.gaps, plan.ghosts, plan.marks, plan.tokens) = Default::default();
            (plan.window.columns, plan.window.rows) = (0, 0);
        }
        sort_by_key(&mut plan.tokens, |token| token.content);
        (plan, overlay.letters)
    }

    fn build_piece(&self, tile: TileIx, overlay: &PlanVerdicts<'_>) -> Piece {
        let board = self.table.board();
        let placed = board.placed(tile);
        let name = if board.is_hash(tile) { "" } else { board.name(tile) };
        let letter = |feature| {
            let subject = self.table.subject_of(Place { tile, feature })?;
            overlay.letters.get(&subject).copied()
        };
        Piece {
            name: name.to_owned(),
            at: placed.at,
            rim: shape_corners(placed.shape, placed.at),
            face: board.tile(tile).map(|shown| build_face(shown, placed.shape, letter)),
            offered: false,
        }
    }

    fn add_gaps(&self, plan: &mut Plan, overlay: &PlanVerdicts<'_>) {
        let gaps: Vec<&Gap> = self.table.land.gaps().iter().filter(|gap| self.window.contains(gap.space)).collect();
        plan.gaps = gaps.iter().map(|gap| shape_corners(Shape::Half(gap.corner), gap.space)).collect();
        // In one outcome, the effect of each gap is decided.
        if overlay.key.is_none() {
            let shown_verdicts = overlay.verdicts.iter().filter(|judged| self.is_about(judged.subject));
            let decisive = feature_marks::decisive_gaps(self.table, &gaps, shown_verdicts);
            plan.marks.extend(decisive.into_iter().map(|gap| Mark::DecisiveGap { gap }));
        } else {
            plan.filled_gaps = self.filled_gaps(&gaps, overlay);
        }
    }

    fn add_figures(&self, plan: &mut Plan) {
        let scenario = self.table.scenario;
        for meeple in &scenario.meeples {
            let content = TokenContent::Meeple(meeple.player.index(), meeple.figure);
            plan.tokens.extend(self.stand_on(meeple.place).map(|stand| Token { content, stand }));
        }
        for barn in &scenario.barns {
            if barn.at.spaces().iter().any(|(space, _)| self.window.contains(*space)) {
                let stand = Stand::Crossing(barn.at);
                plan.tokens.push(Token { content: TokenContent::Barn(barn.player.index()), stand });
            }
        }
        let figures = &scenario.figures;
        let neutral_figures = [
            (TokenContent::Dragon, &figures.dragon),
            (TokenContent::Fairy, &figures.fairy),
            (TokenContent::Mage, &figures.mage),
            (TokenContent::Witch, &figures.witch),
        ];
        for (content, standing) in neutral_figures {
            let Some(standing) = standing else { continue };
            let place = standing.place.and_then(|place| self.stand_on(place));
            let stand = place.or_else(|| self.stand_on_tile(standing.tile));
            plan.tokens.extend(stand.map(|stand| Token { content, stand }));
        }
    }

    fn add_tokens(&self, plan: &mut Plan) {
        for token in &self.table.scenario.tokens {
            let (content, stand) = match token.what {
                // A bridge is drawn as a road.
                TokenKind::Bridge { .. } => continue,
                TokenKind::Flea { tile } => (TokenContent::Flea, self.stand_on_tile(tile)),
                TokenKind::Building { tile, kind } => (TokenContent::Building(kind), self.stand_on_tile(tile)),
                TokenKind::Castle { place } => (TokenContent::CastleToken, self.stand_on(place)),
                TokenKind::Sheep { place, value } => (TokenContent::Sheep(value), self.stand_on(place)),
            };
            plan.tokens.extend(stand.map(|stand| Token { content, stand }));
        }
    }

    fn add_letters(&self, plan: &mut Plan, overlay: &PlanVerdicts<'_>) {
        let mut parts: BTreeMap<usize, Vec<Part>> = BTreeMap::new();
        for (subject, letter) in &overlay.letters {
            let Some(subject) = feature(self.table, *subject) else { continue };
            // The first part of the feature in map order, and further ones in case there is no room on it.
            let feature_parts = self.parts(answered_places(self.table, subject).iter().copied());
            if overlay.key.is_some() {
                // Each of the joined features has the letter, to show that they are joined.
                let stand = Stand::On(feature_parts);
                plan.tokens.push(Token { content: TokenContent::Letter(*letter), stand });
            } else {
                parts.entry(*letter).or_default().extend(feature_parts);
            }
        }
        let token = |(letter, parts)| Token { content: TokenContent::Letter(letter), stand: Stand::On(parts) };
        plan.tokens.extend(parts.into_iter().map(token));
    }
}

/// Returns the corners of a shape whose first space is `at`, clockwise: side `n` of [`Shape::sides`] begins at corner
/// `n`.
pub fn shape_corners(shape: Shape, at: Space) -> Vec<Crossing> {
    shape.rim(at).collect()
}

pub(super) fn spaces(board: &Board, tile: TileIx) -> impl Iterator<Item = Space> + use<> {
    let placed = board.placed(tile);
    placed.shape.spaces(placed.at)
}

fn feature<'t>(table: &'t Table<'_>, ix: SubjectIx) -> Option<&'t ScoredFeature> {
    match table.subject(ix) {
        Some(Subject::Feature(subject)) => Some(subject),
        Some(Subject::Ask(_)) | None => None,
    }
}

/// Returns the places of an answered feature, without the places that gaps join to it.
fn answered_places<'t>(table: &'t Table<'_>, subject: &'t ScoredFeature) -> &'t [Place] {
    match subject.area {
        Some(area) => table.land.members(area),
        None => std::slice::from_ref(&subject.place),
    }
}

/// Returns the features answered by default: those that claims and expectations name or that a turn scores; every
/// feature of the table if there is no question.
fn answered_by_default(table: &Table<'_>) -> BTreeSet<SubjectIx> {
    if table.questions.is_empty() {
        return collect_set(table.subjects().map(|(ix, _)| ix));
    }
    let scenario = table.scenario;
    let claims = scenario.claims.iter().filter_map(|claim| claim.about.place());
    let expect = scenario.expect.iter().filter_map(|expect| expect.about.place());
    let points = table.questions.iter().flat_map(|posed| posed.query.pointers(table));
    let scored =
        points.filter_map(|pointer| if let Pointer::ScoredFeature { place } = pointer { Some(place) } else { None });
    let named = claims.chain(expect).chain(scored);
    collect_set(named.filter_map(|place| table.subject_of(place)))
}

/// Returns `true` if only abbots are on a monastery for abbots: they score its row and column, not the tiles around it.
fn scores_row_and_column(table: &Table<'_>, place: Place) -> bool {
    let tile = table.board().tile(place.tile);
    let allows_abbots = tile.and_then(|tile| tile.monastery).is_some_and(MonasteryKind::takes_abbots);
    let occupants = || table.scenario.meeples.iter().filter(|meeple| meeple.place == place);
    allows_abbots && occupants().next().is_some() && occupants().all(|meeple| meeple.figure == Figure::Abbot)
}

/// Returns the numbers of consecutive spaces with a tile to the north, east, south and west of a space, up to 32.
fn row_lengths(board: &Board, from: Space) -> [u32; 4] {
    /// The maximum number of spaces of a row that are counted.
    const MOST: u32 = 32;
    [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(x, y): (i32, i32)| {
        let is_filled = |n: &u32| {
            let n = i32::try_from(*n).unwrap_or(i32::MAX);
            let column = from.column.saturating_add(x.saturating_mul(n));
            let at = Space::new(column, from.row.saturating_add(y.saturating_mul(n)));
            board.at(at).next().is_some()
        };
        u32::try_from((1..=MOST).take_while(is_filled).count()).unwrap_or(MOST)
    })
}

/// The maximum number of parts of a feature that are tried when a token needs room.
const PLACES: usize = 64;

/// Returns the empty spaces around answered monasteries and gardens, except where abbots score a row and a column.
fn empty_surroundings(table: &Table<'_>, answered: &BTreeSet<SubjectIx>) -> BTreeSet<Space> {
    let board = table.board();
    let surroundings = answered
        .iter()
        .filter_map(|ix| feature(table, *ix))
        .filter(|subject| matches!(subject.kind, FeatureKind::Monastery | FeatureKind::Garden))
        .take(1000)
        .filter(|subject| !scores_row_and_column(table, subject.place))
        .flat_map(|subject| board.placed(subject.place.tile).at.neighbors())
        .filter(|space| board.at(*space).next().is_none());
    collect_set(surroundings)
}

/// Builds the printed features of a tile laid in `shape`, with sides by number; `letter` gives the letter of a feature.
pub(super) fn build_face(tile: &Tile, shape: Shape, letter: impl Fn(Feature) -> Option<usize>) -> Face {
    let number = |side: Side| shape.sides().iter().position(|s| *s == side).unwrap_or(0);
    let sides = |sides: carcassonne_board::geometry::SideSet| {
        let mut sides: Vec<usize> = sides.iter().map(number).collect();
        sort(&mut sides);
        sides
    };
    let cities = (0..).zip(&tile.cities).map(|(n, city)| CityPart {
        sides: sides(city.sides),
        half: city.halves.first().map(|half| (number(half.side), half.hand)),
        gates: sides(city.gates),
        letter: letter(Feature::City(n)),
    });
    let roads = (0..).zip(&tile.roads).map(|(n, road)| RoadPart {
        sides: sides(road.sides),
        end: road.end,
        letter: letter(Feature::Road(n)),
    });
    let rivers = tile.rivers.iter().map(|river| RoadPart { sides: sides(*river), end: RoadEnd::Plain, letter: None });
    let fields = (0..).zip(&tile.fields).map(|(n, field)| {
        let mut halves: Vec<_> = field.halves.iter().map(|h| (number(h.side), h.hand)).collect();
        sort(&mut halves);
        FieldPart { halves, letter: letter(Feature::Field(n)) }
    });
    Face {
        cities: cities.collect(),
        roads: roads.collect(),
        rivers: rivers.collect(),
        fields: fields.collect(),
        building: tile.monastery.is_some() || tile.castle,
    }
}

/// Returns the tokens for everything printed on a tile that a sign shows; `piece` is the index of the tile's piece.
pub(super) fn printed_tokens(tile: &Tile, piece: usize) -> Vec<Token> {
    let on_feature = |feature| Stand::On(vec![Part { piece, feature }]);
    let mut found = Vec::new();
    let mut add = |what, stand| found.push(Token { content: what, stand });
    if let Some(kind) = tile.monastery {
        add(TokenContent::Monastery(kind), on_feature(Feature::Monastery));
    }
    if tile.castle {
        add(TokenContent::Castle, on_feature(Feature::Castle));
    }
    for (n, city) in (0..).zip(&tile.cities) {
        for (is_printed, content) in [
            (city.coats > 0, TokenContent::Coats(city.coats)),
            (city.cathedral, TokenContent::Cathedral),
            (city.besieged, TokenContent::Besieged),
            (city.carcassonne, TokenContent::Carcassonne),
        ] {
            if is_printed {
                add(content, on_feature(Feature::City(n)));
            }
        }
    }
    for (n, road) in (0..).zip(&tile.roads) {
        if road.inn {
            add(TokenContent::Inn, on_feature(Feature::Road(n)));
        }
        if road.wells > 0 {
            add(TokenContent::Wells(road.wells), on_feature(Feature::Road(n)));
        }
    }
    for symbol in &tile.symbols {
        let stand = match (symbol, tile.field_of(*symbol)) {
            (Symbol::Garden, _) => on_feature(Feature::Garden),
            (_, Some(field)) => on_feature(Feature::Field(field)),
            (_, None) => Stand::Piece(piece),
        };
        add(TokenContent::Symbol(*symbol), stand);
    }
    found
}
