//! Crop circles: what each player may or must do. The one on a half has no sign; others show a kind of meeple.

use carcassonne_base::gathering::{distinct, push_new};
use carcassonne_base::sorting::{sort_unique, sorted_unique};
use carcassonne_board::geometry::Shape;
use carcassonne_board::tiles::Symbol;
use carcassonne_law::{
    CropCircle, CropCircleJoin, CropCircleSign, GAP_CITY_ROAD, GAP_FIELD, Inquiry, LORD_KNIGHT, LawResult, LordKnight,
    QuestionId, REACH_CROP_CIRCLE, Reach, Reading as _, SYMBOL_CROP_CIRCLE, SYMBOL_CROP_CIRCLE_JOIN,
    SYMBOL_CROP_CIRCLE_SIGN,
};
use carcassonne_position::asks::crop_circle as ask;
use carcassonne_position::bodies::CropCircleBody;
use carcassonne_position::wording::{Arg, Message, Sentence, crop_circle, say};
use carcassonne_position::{At, Board, Feature, FeatureKind, Meeple, Place, PlayerIx, Reader, Scenario, TileIx};
use carcassonne_text::{Span, problem, words};

use super::problems;
use crate::landscape::Gaps;
use crate::mechanics::{
    Answer, Answers, Askable, CROP_CIRCLE_FORM, CropCircleReply, Finding, Hearing, Knowledge, Mechanic, Pointer, Query,
    Role, Table, TypedReply, cards, meeples, relevance,
};

pub(super) static CROP_CIRCLE: Mechanic = Mechanic {
    card: cards::CROP_CIRCLE,
    questions: &[
        QuestionId::ReachCropCircle,
        QuestionId::SymbolCropCircle,
        QuestionId::SymbolCropCircleJoin,
        QuestionId::SymbolCropCircleSign,
        QuestionId::GapCityRoad,
        QuestionId::GapField,
        QuestionId::LordKnight,
        QuestionId::TileDouble,
    ],
    roles: &[Role::Answers(&[Askable { form: &CROP_CIRCLE_FORM, read }])],
};

words! {
    /// A kind of meeple, by the feature on which it is placed.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum MeepleGroup {
        Knight = "knight",
        Highwayman = "highwayman",
        Farmer = "farmer",
    }
}

impl MeepleGroup {
    fn feature_kind(self) -> FeatureKind {
        match self {
            Self::Knight => FeatureKind::City,
            Self::Highwayman => FeatureKind::Road,
            Self::Farmer => FeatureKind::Field,
        }
    }

    /// Returns `true` if a meeple is of this kind; `lord_reading` is the reading on the lord of a castle.
    fn includes(self, table: &Table<'_>, meeple: &Meeple, lord_reading: LordKnight) -> bool {
        meeple.figure.is_follower()
            && if is_lord(table, meeple) {
                self == Self::Knight && lord_reading == LordKnight::Knight
            } else {
                meeple.place.feature.kind() == self.feature_kind()
            }
    }

    /// Returns every feature of a tile on which a meeple of this kind could be placed.
    fn places(self, board: &Board, tile: TileIx) -> Vec<Place> {
        let Some(print) = board.tile(tile) else { return Vec::new() };
        let (count, to_feature): (usize, fn(u8) -> Feature) = match self {
            Self::Knight => (print.cities.len(), Feature::City),
            Self::Highwayman => (print.roads.len(), Feature::Road),
            Self::Farmer => (print.fields.len(), Feature::Field),
        };
        (0..u8::MAX).take(count).map(|n| Place { tile, feature: to_feature(n) }).collect()
    }
}

/// Returns `true` if a meeple is the lord of a castle: of a German one, or of a castle token on a city.
fn is_lord(table: &Table<'_>, meeple: &Meeple) -> bool {
    meeple.place.feature == Feature::Castle || meeples::is_lord(table, meeple)
}

words! {
    /// An action that a crop circle allows or requires.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Action {
        Add = "add",
        TakeBack = "take-back",
    }
}

/// A question about what players may or must do after a tile with a crop circle was placed.
#[derive(Debug)]
struct CircleQuestion {
    tile: TileIx,
    /// The kinds of meeple that are asked about.
    groups: Vec<MeepleGroup>,
    /// The actions that are asked about.
    actions: Vec<Action>,
    /// The player who placed the tile.
    player: Option<PlayerIx>,
}

fn read(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let CropCircleBody { tile, player } = CropCircleBody::read(reader);
    let tile = tile.filter(|tile| check_circle(reader, tile.value, tile.span)).map(At::into_value);
    let has_sign = tile.is_some_and(|tile| matches!(reader.scenario.board.placed(tile).shape, Shape::Square));
    if has_sign && reader.get(&ask::KIND).is_none() {
        reader.problem(problem!(reader.span(), problems::CircleWithoutSign));
        return None;
    }
    let groups = reader.get_or(&ask::KIND, MeepleGroup::ALL.to_vec(), |reader, node| {
        // Other words of players for a highwayman.
        if matches!(node.text(), Some("thief" | "robber")) {
            return Some(vec![MeepleGroup::Highwayman]);
        }
        reader.one_of(node, "`kind`", &MeepleGroup::ALL, MeepleGroup::word).map(|sort| vec![sort])
    });
    let actions = reader.get_or(&ask::DO, Action::ALL.to_vec(), |reader, node| {
        reader.one_of(node, "`do`", &Action::ALL, Action::word).map(|deed| vec![deed])
    });
    if reader.scenario.players.is_empty() {
        reader.problem(problem!(reader.span(), problems::CircleWithoutPlayers));
        return None;
    }
    Some(Box::new(CircleQuestion {
        tile: tile?,
        groups: groups?,
        actions: actions?,
        player: player.map(At::into_value),
    }))
}

/// Returns `true` if the tile is a half or square tile with a crop circle; reports a problem if not.
fn check_circle(reader: &mut Reader<'_>, tile: TileIx, span: Span) -> bool {
    let board = &reader.scenario.board;
    let shape = board.placed(tile).shape;
    let has_circle = board.tile(tile).is_some_and(|t| t.symbols.contains(&Symbol::CropCircle));
    let shape_word = reader.shape_word(tile);
    reader.problem(match (shape, has_circle) {
        (Shape::Half(_) | Shape::Square, true) => return true,
        (Shape::Half(_) | Shape::Square, false) => problem!(span, problems::MissingCircle { shape: shape_word }),
        (Shape::Double(_), _) => problem!(span, problems::CircleOnDouble { shape: shape_word }),
    });
    false
}

impl Query for CircleQuestion {
    fn required_knowledge(&self, scenario: &Scenario) -> Vec<(Place, Knowledge, Span)> {
        if !self.actions.contains(&Action::Add) {
            return Vec::new();
        }
        // The answer depends on whether a meeple's feature continues on the other half of its space.
        let board = &scenario.board;
        let is_shared = |m: &&Meeple| {
            let placed = board.placed(m.place.tile);
            let partners = board.at(placed.at).filter(|tile| *tile != m.place.tile);
            let mut candidates = partners.flat_map(|tile| self.groups.iter().map(move |sort| (tile, sort)));
            matches!(placed.shape, Shape::Half(_))
                && candidates.any(|(tile, group)| {
                    let kind = m.place.feature.kind();
                    group.places(board, tile).iter().any(|p| p.feature.kind() == kind)
                })
        };
        let shared = scenario.meeples.iter().filter(is_shared);
        shared.map(|m| (m.place, Knowledge::Extent, m.span)).collect()
    }

    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::SubjectTile { tile: self.tile }]
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        say!(crop_circle::Heading {
            tile: self.tile,
            player: Arg::list(self.player),
            deed: match self.actions.as_slice() {
                [deed] => deed.word(),
                _ => "either",
            },
            sort: match self.groups.as_slice() {
                [sort] => sort.word(),
                _ => "any",
            },
        })
    }

    fn answer(&self, _: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = CropCircleReply::read(&finding.reply)?;
        let clauses_of = |message: &'static Message| -> Vec<Sentence> {
            reply.players.iter().filter(|clause| clause.has_message(message)).cloned().collect()
        };
        let mut add_clauses = clauses_of(crop_circle::MustAdd::MESSAGE);
        let is_duty = !add_clauses.is_empty();
        add_clauses.extend(clauses_of(crop_circle::MayAdd::MESSAGE));
        let take_back_clauses = clauses_of(crop_circle::MustTakeBack::MESSAGE);
        let row = match &reply.places {
            Some(places) => {
                let places = places.iter().copied();
                let duty = if is_duty { "yes" } else { "no" };
                let add = say!(crop_circle::RowAdd { places: Arg::list(places), duty });
                if take_back_clauses.is_empty() {
                    add
                } else {
                    let take_back = say!(crop_circle::RowTakeBack { players: players_of(&take_back_clauses) });
                    say!(crop_circle::RowEither { add, take_back })
                }
            }
            None => say!(crop_circle::RowTakeBack { players: players_of(&take_back_clauses) }),
        };
        let mut answer = Answer::from_sentence(&row);
        answer.today.clear();
        for parts in [add_clauses, take_back_clauses] {
            if !parts.is_empty() {
                answer.today.push(say!(crop_circle::Today { clauses: Arg::list(parts) }));
            }
        }
        let idle_clauses = clauses_of(crop_circle::DoesNothing::MESSAGE);
        for group in &self.groups {
            let word = Arg::from(group.word());
            let matching: Vec<Sentence> =
                idle_clauses.iter().filter(|clause| clause.args().contains(&word)).cloned().collect();
            if !matching.is_empty() {
                let players = players_of(&matching);
                answer.today.push(say!(crop_circle::TodayNothing { players, sort: word }));
            }
        }
        Some(answer)
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let scenario = table.scenario;
        let in_groups = |lords| move |m: &Meeple| self.groups.iter().any(|sort| sort.includes(table, m, lords));
        let addressed = scenario.meeples.iter().filter(|m| in_groups(LordKnight::Knight)(m));
        Hearing::new(law).ask_doubles_exist(table.has_double_tile(addressed.map(|m| m.place.tile)))?;
        let has_sign = matches!(table.board().placed(self.tile).shape, Shape::Square);
        // Only the half tile shows no sign; as a joker it acts like one of the others.
        let circle = if has_sign { CropCircle::Joker } else { law.ask(SYMBOL_CROP_CIRCLE)? };
        let is_adding = self.actions.contains(&Action::Add);
        let is_lord_follower = |m: &Meeple| m.figure.is_follower() && is_lord(table, m);
        let lord_reading =
            if self.groups.contains(&MeepleGroup::Knight) && scenario.meeples.iter().any(is_lord_follower) {
                law.ask(LORD_KNIGHT)?
            } else {
                LordKnight::NoKnight
            };
        let order = self.players_in_order(scenario);
        let open_questions: &[QuestionId] = if is_adding { placement_questions(has_sign) } else { &[] };
        let to_readings = |answers: &Answers| AddReadings {
            // For a square tile only the reading on its sign applies.
            join: if has_sign { CropCircleJoin::SameFeature } else { answers.reading(SYMBOL_CROP_CIRCLE_JOIN) },
            reach: answers.reading(REACH_CROP_CIRCLE),
            sign: if has_sign { answers.reading(SYMBOL_CROP_CIRCLE_SIGN) } else { CropCircleSign::SameTile },
            gaps: answers.reading(GAP_CITY_ROAD).into(),
            field_gaps: answers.reading(GAP_FIELD).into(),
        };
        let added_places = |answers: &Answers| -> Vec<(Vec<Place>, bool)> {
            let readings = to_readings(answers);
            let pairs = self.groups.iter().flat_map(|&sort| order.iter().map(move |&p| (sort, p)));
            let places_of = |sort: MeepleGroup, player| {
                action_places(table, |m| sort.includes(table, m, lord_reading), (sort, Action::Add, player, readings))
            };
            let place_lists = pairs.map(|(sort, player)| places_of(sort, player));
            place_lists
                .map(|places| {
                    let is_duty = readings.is_duty() && !places.is_empty();
                    (places, is_duty)
                })
                .collect()
        };
        let answers = relevance::ask_relevant(law, open_questions, added_places)?;
        let readings = to_readings(&answers);
        let mut steps = vec![match circle {
            CropCircle::Joker if has_sign => say!(crop_circle::Signed),
            CropCircle::Joker => say!(crop_circle::Joker),
            CropCircle::ChooseKind => say!(crop_circle::ChooseKind),
        }];
        steps.extend(self.actions.iter().map(|action| match action {
            Action::Add if readings.is_duty() => say!(crop_circle::EachMustAdd),
            Action::Add => say!(crop_circle::EachMayAdd),
            Action::TakeBack => say!(crop_circle::EachMustTakeBack),
        }));
        if scenario.meeples.iter().any(is_lord_follower) {
            steps.push(match lord_reading {
                LordKnight::NoKnight => say!(crop_circle::LordPassedBy),
                LordKnight::Knight => say!(crop_circle::LordIsKnight),
            });
        }
        steps.extend(reading_sentences(&answers));
        steps.push(match self.player {
            Some(_) => say!(crop_circle::Order { players: Arg::list(&order) }),
            None => say!(crop_circle::OrderUnknown),
        });
        let kinds = self.groups.iter().map(|group| match circle {
            CropCircle::Joker => say!(crop_circle::KindsOfJoker { sort: group.word() }),
            CropCircle::ChooseKind => say!(crop_circle::KindsNamed { sort: group.word() }),
        });
        let mut clauses: Vec<Sentence> = Vec::new();
        let mut places: Vec<Place> = Vec::new();
        for &group in &self.groups {
            for &action in &self.actions {
                for &player in &order {
                    let spots = action_places(
                        table,
                        |m| group.includes(table, m, lord_reading),
                        (group, action, player, readings),
                    );
                    push_new(&mut clauses, action_clause(group, action, readings, player, &spots));
                    if action == Action::Add {
                        places.extend(spots);
                    }
                }
            }
        }
        sort_unique(&mut places);
        let reply = CropCircleReply {
            kinds: kinds.collect(),
            players: clauses,
            meeples: meeples::select(scenario, in_groups(lord_reading)),
            places: is_adding.then_some(places),
        };
        Ok(Finding { reply: reply.into_reply(), steps, ..Finding::default() })
    }
}

impl CircleQuestion {
    /// Returns the players in turn order: the one who placed the tile is last; as listed if that player is not given.
    fn players_in_order(&self, scenario: &Scenario) -> Vec<PlayerIx> {
        let mut order: Vec<PlayerIx> = PlayerIx::all(scenario.players.len()).collect();
        if let Some(player) = self.player {
            let first = player.index() + 1;
            let players = order.len().max(1);
            order.rotate_left(first % players);
        }
        order
    }
}

/// Returns the questions of law on where a crop circle adds a meeple; `has_sign` says if the circle has a sign.
fn placement_questions(has_sign: bool) -> &'static [QuestionId] {
    if has_sign {
        &[QuestionId::SymbolCropCircleSign, QuestionId::ReachCropCircle, QuestionId::GapCityRoad, QuestionId::GapField]
    } else {
        &[QuestionId::SymbolCropCircleJoin, QuestionId::ReachCropCircle]
    }
}

/// Returns a sentence for each reading that the law was asked for on the sign and on the reach of the circle.
fn reading_sentences(answers: &Answers) -> Vec<Sentence> {
    let sign = answers.asked_reading(SYMBOL_CROP_CIRCLE_SIGN);
    let sign = sign.map(|sign| say!(crop_circle::WhereAdded { rule: sign.word() }));
    let reach = answers.asked_reading(REACH_CROP_CIRCLE).map(|reach| match reach {
        Reach::Half => say!(crop_circle::HalvesApart),
        Reach::Space => say!(crop_circle::HalvesTogether),
    });
    sign.into_iter().chain(reach).collect()
}

/// The readings on where a meeple may be added to another.
#[derive(Debug, Clone, Copy)]
struct AddReadings {
    join: CropCircleJoin,
    /// The reading of "on the same tile", where a meeple is added.
    reach: Reach,
    /// The tiles on which the circle of a square tile adds a meeple.
    sign: CropCircleSign,
    gaps: Gaps,
    field_gaps: Gaps,
}

impl AddReadings {
    /// Returns `true` if a player who can add a meeple has to add it.
    fn is_duty(self) -> bool {
        self.sign == CropCircleSign::AnyTile
    }

    /// Returns the places where a meeple of a kind may be added to one at `place`.
    fn places_to_add(self, table: &Table<'_>, meeple_group: MeepleGroup, place: Place) -> Vec<Place> {
        let (board, land) = (table.board(), table.land);
        if let (CropCircleSign::AnyTile, Some(area)) = (self.sign, land.area(board, place)) {
            let gaps = if meeple_group == MeepleGroup::Farmer { self.field_gaps } else { self.gaps };
            let areas = land.areas_joined_with(board, area, gaps);
            return areas.into_iter().flat_map(|area| land.members(area)).copied().collect();
        }
        let circle = board.placed(place.tile);
        let tiles: Vec<TileIx> = match self.reach {
            Reach::Half => vec![place.tile],
            Reach::Space => circle.shape.spaces(circle.at).flat_map(|s| board.at(s)).collect(),
        };
        let mut places: Vec<Place> = tiles.iter().flat_map(|&t| meeple_group.places(board, t)).collect();
        if self.join == CropCircleJoin::SameFeature {
            let area = land.area(board, place);
            // Two cities on one tile are still two if they are joined elsewhere.
            places.retain(|p| p.tile != place.tile && area.is_some() && land.area(board, *p) == area);
        }
        places.push(place);
        places
    }
}

/// Returns the places where a player has meeples of a kind to take back, or could add another, without duplicates.
fn action_places(
    table: &Table<'_>,
    is_in_group: impl Fn(&Meeple) -> bool,
    (group, action, player, readings): (MeepleGroup, Action, PlayerIx, AddReadings),
) -> Vec<Place> {
    let meeples = table.scenario.meeples.iter().filter(|m| m.player == player && is_in_group(m));
    sorted_unique(meeples.flat_map(|m| match action {
        Action::Add => readings.places_to_add(table, group, m.place),
        Action::TakeBack => vec![m.place],
    }))
}

/// Returns the players whom some clauses name, without duplicates.
fn players_of(clauses: &[Sentence]) -> Arg {
    distinct(clauses.iter().filter_map(|clause| clause.args().first().cloned())).into()
}

/// Returns a clause on what a player may or must do; `spots` are the places for it, empty if there are none.
fn action_clause(
    group: MeepleGroup,
    action: Action,
    readings: AddReadings,
    player: PlayerIx,
    spots: &[Place],
) -> Sentence {
    if spots.is_empty() {
        return say!(crop_circle::DoesNothing { player, sort: group.word() });
    }
    let places = Arg::list(spots.iter().map(|place| Arg::from(*place)));
    match action {
        Action::Add if readings.is_duty() => say!(crop_circle::MustAdd { player, sort: group.word(), places }),
        Action::Add => say!(crop_circle::MayAdd { player, sort: group.word(), places }),
        Action::TakeBack => say!(crop_circle::MustTakeBack { player, sort: group.word(), places }),
    }
}
