//! What a person sees of the verdicts on a scenario, in the words of the original.
//!
//! Tiles, places, players, spaces and directions are those of the original again, whatever they are
//! called in the text that was judged. What has no order of its own is a set. A feature is all the
//! places that it has, since by which of them it is called depends on where the map begins; and a
//! sentence is the words in it, since the same things may be listed in another order.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_oracle::geometry::{
    Axis, Compass, HalfEdge, HalfEdgeSet, Shape, Side, SideSet, Space,
};
use carcassonne_oracle::landscape::widest_field;
use carcassonne_oracle::mechanics::{Item, Matter, Reply, SubjectIx, Table, Told};
use carcassonne_oracle::rulebook::{RuleSet, Way};
use carcassonne_oracle::scenario::{Ask, AskIx, Feature, FeatureKind, Meeple, Place, PlayerIx, TileIx};
use carcassonne_oracle::tiles::{Tile, half_edges, sides};
use carcassonne_oracle::verdict::{self, Case, check, judge, weigh};

use super::change::Names;
use super::telling::Retold;
use crate::boards::model::Motion;

/// What is not compared: of which mechanic, under which key, and why not.
const LEFT_OUT: [(&str, &str, &str); 6] = [
    (
        "messages",
        "why",
        "features without an order are scored in map order, and which figure passes which is told",
    ),
    ("message", "why", "of several features that bring as much, the first on the map is named"),
    ("message", "steps", "of several features that bring as much, the first on the map is named"),
    ("messages", "steps", "of several features that bring as much, the first on the map is named"),
    ("message", "not-applicable", "the first feature on the map that turns on doubles is named"),
    ("messages", "not-applicable", "the first feature on the map that turns on doubles is named"),
];

fn left_out(mechanic: &str, key: &str) -> bool {
    LEFT_OUT.iter().any(|(m, k, _)| *m == mechanic && *k == key)
}

/// What may come out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Outcome {
    complete: Option<bool>,
    points: BTreeMap<PlayerIx, u32>,
    worth: u32,
    items: Vec<(&'static str, u32, u32)>,
    shares: BTreeMap<PlayerIx, Vec<(&'static str, u32, u32)>>,
    reply: Vec<String>,
    same_as: BTreeSet<Name>,
    ways: BTreeSet<BTreeSet<String>>,
    other_worths: BTreeSet<(u32, BTreeSet<String>)>,
    steps: BTreeSet<String>,
}

/// A verdict under one rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Judged {
    status: &'static str,
    outcomes: Vec<Outcome>,
    asked: BTreeSet<String>,
    cited: BTreeSet<String>,
    not_applicable: Option<&'static str>,
}

/// A feature or question with its verdicts, by rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answered {
    mechanic: &'static str,
    tiles: BTreeSet<TileIx>,
    meeples: Vec<String>,
    judged: BTreeMap<String, Judged>,
}

/// What is answered: a feature by all its places, or a question by its number in the original.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Name {
    Feature(BTreeSet<Place>),
    Ask(AskIx),
}

/// Whether sentences are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Words {
    /// They are, word by word.
    Compared,
    /// They are not: names cannot be told from other words.
    LeftOut,
}

/// Everything that a person sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seen {
    answers: BTreeMap<Name, Answered>,
    claims: Vec<String>,
    /// The expectations that fail, by how many.
    failures: usize,
}

impl Seen {
    /// Judges a scenario that was told otherwise; the codes of its problems, where it is refused.
    pub(crate) fn of(
        told: &Retold<'_>,
        sets: &[RuleSet],
        words: Words,
    ) -> Result<Self, Vec<&'static str>> {
        let case = super::original::open(&told.text)?;
        Ok(Eyes::open(told, &case, words).see(sets))
    }

    /// The first thing that differs, in words.
    pub(crate) fn differs(&self, other: &Self) -> Option<String> {
        let names: Vec<&Name> = self.answers.keys().chain(other.answers.keys()).collect();
        for name in names {
            let (Some(a), Some(b)) = (self.answers.get(name), other.answers.get(name)) else {
                return Some(format!("only one of them answers {name:?}"));
            };
            for (set, x) in &a.judged {
                let Some(y) = b.judged.get(set).filter(|y| *y != x) else { continue };
                let (x, y) = (format!("{x:#?}"), format!("{y:#?}"));
                return Some(format!("{name:?} under {set}\n{}", apart(&x, &y)));
            }
            if a != b {
                let shown = |a: &Answered| format!("{} {:?} {:?}", a.mechanic, a.tiles, a.meeples);
                return Some(format!("{name:?}\n{}\n{}", shown(a), shown(b)));
            }
        }
        (self != other).then(|| {
            format!(
                "claims {:?} and {:?}, {} and {} expectations fail",
                self.claims, other.claims, self.failures, other.failures
            )
        })
    }
}

/// The lines of two texts, with what only one of them has marked.
fn apart(x: &str, y: &str) -> String {
    let only = |mark: char, of: &str, other: &str| {
        let other: BTreeSet<&str> = other.lines().collect();
        let line = move |line: &str| {
            let known = other.contains(line);
            format!("{} {line}\n", if known { ' ' } else { mark })
        };
        of.lines().map(line).collect::<String>()
    };
    format!("{}and\n{}", only('-', x, y), only('+', y, x))
}

/// How a scenario that was told otherwise is looked at.
struct Eyes<'t, 'o> {
    told: &'t Retold<'o>,
    case: &'t Case,
    words: Words,
    /// The way back.
    motion: Motion,
    /// The tile of the original that each tile is.
    tiles: BTreeMap<TileIx, TileIx>,
    players: BTreeMap<PlayerIx, PlayerIx>,
}

impl<'t, 'o> Eyes<'t, 'o> {
    fn open(told: &'t Retold<'o>, case: &'t Case, words: Words) -> Self {
        let board = &case.scenario.board;
        let old: BTreeMap<(Space, Shape), TileIx> =
            told.tiles.keys().map(|tile| (told.lies(*tile), *tile)).collect();
        let same = |ix: TileIx| {
            let placed = board.placed(ix);
            (ix, *old.get(&(placed.at, placed.shape)).expect("a tile of the original"))
        };
        let player = |(n, name): (PlayerIx, &String)| {
            let old = told.players.iter().find(|(_, new)| *new == name);
            (n, *old.expect("a player of the original").0)
        };
        let players = &case.scenario.players;
        Self {
            told,
            case,
            words,
            motion: told.change.undone(),
            tiles: board.all().map(same).collect(),
            players: PlayerIx::all(players.len()).zip(players).map(player).collect(),
        }
    }

    fn see(&self, sets: &[RuleSet]) -> Seen {
        let table = self.case.table();
        let judgement = judge(&table, sets);
        let answers = judgement.subjects.iter().map(|subject| {
            let judged = subject.verdicts.iter().flat_map(|verdict| {
                // Rule sets with one verdict differ in nothing but what is cited.
                let judged = self.judged(&table, subject.mechanic, verdict);
                verdict.rule_sets.iter().map(move |n| {
                    let cited = cited(verdict, *n);
                    (sets[*n].id().to_owned(), Judged { cited, ..judged.clone() })
                })
            });
            (self.name(&table, subject.subject), self.answered(&table, subject, judged.collect()))
        });
        let answers: BTreeMap<Name, Answered> = answers.collect();
        assert_eq!(answers.len(), judgement.subjects.len(), "no two answers have one name");
        let mut claims: Vec<String> = weigh(&table, &judgement)
            .iter()
            .map(|weighed| {
                let about = table.about(weighed.claim.about).map(|ix| self.name(&table, ix));
                let player = self.players[&weighed.claim.player];
                format!("{player:?} {about:?} {:?}", weighed.standings)
            })
            .collect();
        claims.sort();
        Seen { answers, claims, failures: check(&table).len() }
    }

    fn answered(
        &self,
        table: &Table<'_>,
        subject: &verdict::SubjectVerdicts<'_>,
        judged: BTreeMap<String, Judged>,
    ) -> Answered {
        let (tiles, mut meeples): (BTreeSet<TileIx>, Vec<String>) =
            match table.matter(subject.subject) {
                Some(Matter::Feature(feature)) => {
                    let tiles = match feature.area {
                        Some(area) => {
                            table.land.members(area).iter().map(|p| self.tiles[&p.tile]).collect()
                        }
                        None => BTreeSet::from([self.tiles[&feature.place.tile]]),
                    };
                    let meeples = table.meeples_of(feature).into_iter();
                    (tiles, meeples.map(|m| self.meeple(m)).collect())
                }
                Some(Matter::Ask(_)) | None => (BTreeSet::new(), Vec::new()),
            };
        meeples.sort();
        Answered { mechanic: subject.mechanic, tiles, meeples, judged }
    }

    fn judged(&self, table: &Table<'_>, mechanic: &str, verdict: &verdict::Verdict<'_>) -> Judged {
        let outcomes = verdict.outcomes.iter().map(|o| self.outcome(table, mechanic, o));
        let asked = verdict.points_of_law.iter().map(|point| {
            let holding = self.reading(point.holding);
            format!("{}: {holding}, matters {}", point.question.word(), point.matters)
        });
        let mut outcomes: Vec<Outcome> = outcomes.collect();
        // Outcomes stand in the order of the readings, and a mirror makes one of the other.
        if verdict.points_of_law.iter().any(|p| p.question.readings().contains(&"left-half")) {
            outcomes.sort();
        }
        Judged {
            status: verdict.status.word(),
            outcomes,
            asked: asked.collect(),
            cited: BTreeSet::new(),
            not_applicable: verdict.not_applicable.map(|not| {
                if left_out(mechanic, "not-applicable") { "it is" } else { not.question.word() }
            }),
        }
    }

    fn outcome(&self, table: &Table<'_>, mechanic: &str, outcome: &verdict::Outcome) -> Outcome {
        let items = |items: &[Item]| -> Vec<_> {
            items.iter().map(|i| (i.thing.key, i.count, i.each)).collect()
        };
        let steps = outcome.steps().iter().map(|s| self.sentence(&s.say(table.scenario)));
        Outcome {
            complete: outcome.complete(),
            points: outcome.points().iter().map(|(p, n)| (self.players[p], *n)).collect(),
            worth: outcome.worth(),
            items: items(outcome.items()),
            shares: outcome.shares().iter().map(|(p, i)| (self.players[p], items(i))).collect(),
            reply: self.reply(mechanic, outcome.reply()),
            same_as: outcome.same_as().map(|s| self.name(table, s)).collect(),
            ways: outcome.ways.iter().map(|way| self.way(way)).collect(),
            other_worths: outcome.other_worths.iter().map(|(n, w)| (*n, self.way(w))).collect(),
            steps: if left_out(mechanic, "steps") { BTreeSet::new() } else { steps.collect() },
        }
    }

    /// The word of a reading. Mirrored, the half that lay to the left of a flight lies to the right
    /// of it: who flies sees the other one there, and no rule prefers a hand.
    fn reading(&self, word: &'static str) -> &'static str {
        match word {
            "left-half" if self.motion.mirrored => "right-half",
            "right-half" if self.motion.mirrored => "left-half",
            other => other,
        }
    }

    fn way(&self, way: &Way) -> BTreeSet<String> {
        let reading = |(question, reading): &(carcassonne_oracle::rulebook::QuestionId, _)| {
            let reading: &carcassonne_oracle::rulebook::ReadingIx = reading;
            format!("{} {}", question.word(), self.reading(question.readings()[reading.index()]))
        };
        way.iter().map(reading).collect()
    }

    fn reply(&self, mechanic: &str, reply: &Reply) -> Vec<String> {
        let key = |(key, told): (&str, &Told)| {
            (!left_out(mechanic, key)).then(|| format!("{key}: {}", self.told_of(told)))
        };
        let mut keys: Vec<String> = reply.iter().filter_map(key).collect();
        let row = |row: &Reply| format!("row {:?}", self.reply(mechanic, row));
        let mut rows: Vec<String> = reply.rows().iter().map(row).collect();
        rows.sort();
        keys.extend(rows);
        keys
    }

    /// What a question is answered with; lists are sets.
    fn told_of(&self, told: &Told) -> String {
        let set = |mut words: Vec<String>| {
            words.sort();
            format!("{words:?}")
        };
        match told {
            Told::Flag(yes) => yes.to_string(),
            Told::Count(count) => count.to_string(),
            Told::Tiles(tiles) => {
                set(tiles.iter().map(|t| format!("{:?}", self.tiles[t])).collect())
            }
            Told::Meeples(meeples) => set(meeples.iter().map(|ix| self.meeple(self.case.scenario.meeple(*ix))).collect()),
            Told::Places(places) => {
                set(places.iter().map(|p| format!("{:?}", self.place(*p))).collect())
            }
            Told::Features(features) => {
                let areas = |f: &Vec<Place>| set(f.iter().map(|p| self.area(*p)).collect());
                set(features.iter().map(areas).collect())
            }
            Told::Spaces(spaces) => {
                set(spaces.iter().map(|s| self.motion.space(*s).written()).collect())
            }
            Told::Players(players) => {
                set(players.iter().map(|(p, n)| format!("{:?} {n}", self.players[p])).collect())
            }
            Told::Words(words) => set(words.iter().map(|w| self.sentence(w)).collect()),
            Told::Map(pairs) => set(pairs
                .iter()
                .map(|(key, value)| format!("{} {}", self.sentence(key), self.sentence(value)))
                .collect()),
        }
    }

    fn name(&self, table: &Table<'_>, ix: SubjectIx) -> Name {
        match table.matter(ix) {
            Some(Matter::Feature(subject)) => Name::Feature(match subject.area {
                Some(area) => table.land.members(area).iter().map(|p| self.place(*p)).collect(),
                None => BTreeSet::from([self.place(subject.place)]),
            }),
            Some(Matter::Ask(posed)) if self.told.change.names == Names::Kept => {
                Name::Ask(posed.ask)
            }
            Some(Matter::Ask(posed)) => {
                let original = &self.told.original.case.scenario;
                let own = self.case.scenario.ask_id(posed.ask);
                let known = |(n, ask): &(AskIx, &Ask)| {
                    let number = n.index() + 1;
                    ask.id.clone().unwrap_or_else(|| format!("q{number}")) == own
                        || own == "turn" && original.ask_id(*n) == own
                };
                let found = original.each_ask().find(known);
                Name::Ask(found.expect("a question of the original").0)
            }
            None => panic!("an answer to nothing"),
        }
    }

    /// The place that it was in the original.
    fn place(&self, place: Place) -> Place {
        let board = &self.case.scenario.board;
        let old = self.tiles[&place.tile];
        let before = self.told.original.case.scenario.board.tile(old);
        let (Some(now), Some(before)) = (board.tile(place.tile), before) else {
            return Place { tile: old, ..place };
        };
        let wanted = reaches(now, place.feature, self.motion);
        let still = Motion::turn(0);
        let same = |all: usize, feature: fn(u8) -> Feature| {
            let mut all = (0..u8::try_from(all).unwrap_or_default()).map(feature);
            all.find(|f| reaches(before, *f, still) == wanted).expect("the same feature")
        };
        let feature = match place.feature {
            Feature::City(_) => same(before.cities.len(), Feature::City),
            Feature::Road(_) => same(before.roads.len(), Feature::Road),
            Feature::Field(_) => same(before.fields.len(), Feature::Field),
            other @ (Feature::Monastery | Feature::Castle | Feature::Garden) => other,
        };
        Place { tile: old, feature }
    }

    /// The feature to which a place belongs with every gap kept apart.
    fn area(&self, place: Place) -> String {
        let case = &self.told.original.case;
        let place = self.place(place);
        let first = case
            .land
            .area(&case.scenario.board, place)
            .map_or(place, |area| case.land.members(area).iter().copied().min().unwrap_or(place));
        case.scenario.board.place_text(first)
    }

    /// The feature to which a place may belong at the most: in a sentence it is called by any place
    /// that it has under the reading at hand.
    fn widest(&self, place: Place) -> String {
        let case = &self.told.original.case;
        let (scenario, land) = (&case.scenario, &case.land);
        let place = self.place(place);
        let Some(area) = land.area(&scenario.board, place) else {
            return scenario.board.place_text(place);
        };
        if place.feature.kind() == FeatureKind::Field {
            // A barn that is asked for may join fields, too.
            let joined = widest_field(scenario, land, area);
            return if scenario.asks.iter().any(|a| a.word == "place") {
                "field".to_owned()
            } else {
                format!("field {joined:?}")
            };
        }
        let joined = land.group(&scenario.board, area, carcassonne_oracle::landscape::Gaps::Joined);
        format!("{} {joined:?}", place.feature.kind().word())
    }

    /// A meeple: whose it is, which figure, and where it stands.
    fn meeple(&self, meeple: &Meeple) -> String {
        let (player, place) = (self.players[&meeple.player], self.place(meeple.place));
        format!("{player:?} {} {place:?}", meeple.figure.word())
    }

    /// The words of a sentence, in any order.
    fn sentence(&self, text: &str) -> String {
        if self.words == Words::LeftOut {
            return String::new();
        }
        let mut words: Vec<String> = Vec::new();
        let mut rest = text;
        while let Some((before, numbers, after)) = bracketed(rest) {
            words.extend(before.split_whitespace().map(|word| self.word(word)));
            words.push(self.motion.space(numbers).written());
            rest = after;
        }
        words.extend(rest.split_whitespace().map(|word| self.word(word)));
        words.retain(|word| !word.is_empty());
        words.sort();
        words.join(" ")
    }

    fn word(&self, word: &str) -> String {
        let bare = word.trim_matches(|c: char| ",.;:()\"'!?".contains(c));
        let genitive = bare.strip_suffix("'s").unwrap_or(bare);
        for word in [bare, genitive] {
            let known = self.named(word).or_else(|| self.player(word));
            let known = known.or_else(|| self.offered(word)).or_else(|| self.whither(word));
            if let Some(known) = known {
                return known;
            }
        }
        bare.to_owned()
    }

    /// A tile that a question lays.
    fn offered(&self, word: &str) -> Option<String> {
        let offered = self.told.offered.borrow();
        offered.iter().any(|(name, _)| name == word).then(|| "a tile that is laid".to_owned())
    }

    fn player(&self, word: &str) -> Option<String> {
        let known = self.told.players.iter().find(|(_, name)| *name == word);
        known.map(|(n, _)| format!("{n:?}"))
    }

    /// A tile, place or crossing.
    fn named(&self, word: &str) -> Option<String> {
        let board = &self.case.scenario.board;
        let address = word.split(['.', '@']).next()?;
        let name = address.split(':').next().filter(|name| *name != "#")?;
        let tile = *board.named(name).iter().find(|t| {
            let placed = board.placed(**t);
            let shape = match placed.shape {
                Shape::Half(corner) => format!("{name}:{}:{corner}", placed.at),
                Shape::Square | Shape::Double(_) => String::new(),
            };
            address == name || address == format!("{name}:{}", placed.at) || address == shape
        })?;
        let rest = &word[address.len()..];
        let Some(feature) = rest.strip_prefix('.') else {
            let corner = rest.strip_prefix('@').map(|word| self.whither(word).unwrap_or_default());
            return Some(format!("tile {:?} {}", self.tiles[&tile], corner.unwrap_or_default()));
        };
        let (kind, side) = feature.split_once('@').unwrap_or((feature, ""));
        let printed = board.tile(tile)?;
        let half = half_edges(side).ok().and_then(HalfEdgeSet::first);
        let sides = sides(side).ok().and_then(SideSet::first);
        let found = match kind {
            "city" => {
                let n =
                    printed.cities.iter().position(|c| sides.is_none_or(|s| c.sides.contains(s)));
                Feature::City(u8::try_from(n?).ok()?)
            }
            "road" => {
                let n =
                    printed.roads.iter().position(|r| sides.is_none_or(|s| r.sides.contains(s)));
                Feature::Road(u8::try_from(n?).ok()?)
            }
            "field" => {
                let half = half.or_else(|| sides.map(HalfEdge::left));
                let n = half.map_or(Some(0), |half| printed.field_at(half));
                Feature::Field(u8::try_from(n?).ok()?)
            }
            "monastery" => Feature::Monastery,
            "castle" => Feature::Castle,
            "garden" => Feature::Garden,
            _ => return None,
        };
        Some(self.widest(Place { tile, feature: found }))
    }

    /// A direction, a side or a half-edge. No sentence speaks of left and right.
    fn whither(&self, word: &str) -> Option<String> {
        const LONG: [(&str, Compass); 8] = [
            ("north", Compass::North),
            ("north-east", Compass::NorthEast),
            ("east", Compass::East),
            ("south-east", Compass::SouthEast),
            ("south", Compass::South),
            ("south-west", Compass::SouthWest),
            ("west", Compass::West),
            ("north-west", Compass::NorthWest),
        ];
        let long = LONG.into_iter().find(|(w, _)| *w == word).map(|(_, toward)| toward);
        let toward = Compass::ALL.into_iter().find(|c| c.word() == word).or(long);
        if let Some(toward) = toward {
            return Some(self.motion.compass(toward).word().to_owned());
        }
        if let Some(side) = Side::ALL.into_iter().find(|s| s.word() == word) {
            return Some(self.motion.side(side).to_string());
        }
        if let Some(half) = half_edges(word).ok().and_then(HalfEdgeSet::first) {
            return Some(self.motion.half(half).to_string());
        }
        let axis = Axis::ALL.into_iter().find(|a| a.word() == word);
        axis.map(|axis| self.motion.axis(axis).word().to_owned())
    }
}

/// The sides or half-edges of a feature of a tile.
fn reaches(tile: &Tile, feature: Feature, motion: Motion) -> BTreeSet<String> {
    match feature {
        Feature::City(n) => {
            tile.cities[usize::from(n)].sides.iter().map(|s| motion.side(s).to_string()).collect()
        }
        Feature::Road(n) => {
            tile.roads[usize::from(n)].sides.iter().map(|s| motion.side(s).to_string()).collect()
        }
        Feature::Field(n) => tile.fields[usize::from(n)]
            .halves
            .iter()
            .map(|h: HalfEdge| motion.half(h).to_string())
            .collect(),
        Feature::Monastery | Feature::Castle | Feature::Garden => BTreeSet::new(),
    }
}

/// The rulings cited for a verdict under a rule set.
fn cited(verdict: &verdict::Verdict<'_>, rule_set: usize) -> BTreeSet<String> {
    let under = verdict.citations.iter().filter(|c| c.rule_sets.contains(&rule_set));
    under.map(|c| format!("{} {}", c.ruling.id(), c.role.word())).collect()
}

/// The first space in a text, with what stands before and after it: `[2, 0]`.
fn bracketed(text: &str) -> Option<(&str, Space, &str)> {
    let from = text.find('[')?;
    let to = from + text[from..].find(']')?;
    let (column, row) = text[from + 1..to].split_once(", ")?;
    let space = Space::new(column.parse().ok()?, row.parse().ok()?);
    Some((&text[..from], space, &text[to + 1..]))
}
