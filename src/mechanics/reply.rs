//! What a question is answered with: whether something may be done, which tiles, whose meeples.

use crate::geometry::Space;
use crate::scenario::{Place, PlayerIx, Reader, Scenario, TileIx};
use crate::text::{Code, Fields, Node, Problem, Problems, as_list, as_text, shortened};

/// A meeple, by its place in [`Scenario::meeples`].
pub type MeepleIx = usize;

/// One thing that a question is answered with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// Whether it is so.
    Flag(bool),
    /// How many.
    Count(u32),
    /// Which tiles, in map order.
    Tiles(Vec<TileIx>),
    /// Whose meeples, in the order of the file.
    Meeples(Vec<MeepleIx>),
    /// Which features, in map order.
    Places(Vec<Place>),
    /// Which spaces, in map order.
    Spaces(Vec<Space>),
    /// Words, a clause each.
    Words(Vec<String>),
    /// What goes with what, both in words.
    Map(Vec<(String, String)>),
}

/// What kind of thing a key of a reply tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Flag,
    /// A number.
    Count,
    /// Tiles.
    Tiles,
    /// Meeples.
    Meeples,
    /// Features.
    Places,
    /// Spaces.
    Spaces,
    /// Words.
    Words,
    /// What goes with what, in a row. The first key of a row that a form lists chooses rows.
    RowMap,
    /// Words in a row: just these, in their order.
    RowWords,
}

impl Kind {
    /// Whether the key is one of a row.
    pub fn is_of_a_row(self) -> bool {
        match self {
            Self::RowMap | Self::RowWords => true,
            Self::Flag
            | Self::Count
            | Self::Tiles
            | Self::Meeples
            | Self::Places
            | Self::Spaces
            | Self::Words => false,
        }
    }
}

/// What a question is answered with, key by key, in the order in which it is shown. Two outcomes of
/// a question are one only if their replies are.
///
/// Where there are several ways to choose from, each is a row: a reply of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reply {
    told: Vec<(&'static str, Told)>,
    rows: Vec<Reply>,
}

impl Reply {
    /// Nothing told.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same reply with one key more.
    #[must_use]
    pub fn with(mut self, key: &'static str, told: Told) -> Self {
        self.told.push((key, told));
        self
    }

    /// The same reply with one row more.
    #[must_use]
    pub fn with_row(mut self, row: Reply) -> Self {
        self.rows.push(row);
        self
    }

    /// The rows: ways to choose from.
    pub fn rows(&self) -> &[Reply] {
        &self.rows
    }

    /// Whether something may be done, with the reasons why it may not.
    pub fn allowed(reasons: Vec<String>) -> Self {
        let allowed = reasons.is_empty();
        let reply = Self::new().with("allowed", Told::Flag(allowed));
        if allowed { reply } else { reply.with("reasons", Told::Words(reasons)) }
    }

    /// What a key tells.
    pub fn get(&self, key: &str) -> Option<&Told> {
        self.told.iter().find(|(k, _)| *k == key).map(|(_, told)| told)
    }

    /// Every key with what it tells.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Told)> {
        self.told.iter().map(|(key, told)| (*key, told))
    }

    /// Whether nothing is told.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty() && self.rows.is_empty()
    }
}

impl Told {
    /// What is told as words, a tile, meeple or clause each; a flag is `yes` or `no`.
    pub fn words(&self, scenario: &Scenario) -> Vec<String> {
        let board = &scenario.board;
        match self {
            Self::Flag(yes) => vec![if *yes { "yes" } else { "no" }.to_owned()],
            Self::Count(n) => vec![n.to_string()],
            Self::Tiles(tiles) => tiles.iter().map(|t| tile_word(scenario, *t)).collect(),
            Self::Meeples(meeples) => meeples.iter().map(|n| meeple_word(scenario, *n)).collect(),
            Self::Places(places) => places.iter().map(|p| board.place_text(*p)).collect(),
            Self::Spaces(spaces) => {
                spaces.iter().map(|s| format!("[{}, {}]", s.column, s.row)).collect()
            }
            Self::Words(words) => words.clone(),
            Self::Map(pairs) => pairs.iter().map(|(key, value)| format!("{key} {value}")).collect(),
        }
    }
}

/// A tile as people call it; a tile that does not matter has no name, so its space is told.
pub(super) fn tile_word(scenario: &Scenario, tile: TileIx) -> String {
    let board = &scenario.board;
    if board.is_hash(tile) {
        let at = board.placed(tile).at;
        format!("# at [{}, {}]", at.column, at.row)
    } else {
        board.address(tile)
    }
}

/// A meeple as people call it: `red a.city`.
pub(super) fn meeple_word(scenario: &Scenario, meeple: MeepleIx) -> String {
    let Some(meeple) = scenario.meeples.get(meeple) else {
        return String::new();
    };
    format!("{} {}", scenario.player(meeple.player), meeple.written)
}

/// What an expectation or claim wants of a key.
#[derive(Debug)]
pub struct Wanted(Want);

#[derive(Debug)]
enum Want {
    Told(Told),
    Meeples(Vec<Pattern>),
    /// These words in their order and no others.
    JustThese(Vec<String>),
}

/// A meeple that is wanted: anyone's at a place, a player's anywhere, or both.
#[derive(Debug)]
struct Pattern {
    player: Option<PlayerIx>,
    place: Option<Place>,
}

impl Wanted {
    /// Reads what is wanted of a key; faults are reported.
    pub fn read(
        kind: Kind,
        key: &str,
        node: &Node,
        scenario: &Scenario,
        problems: &mut Problems,
    ) -> Option<Self> {
        let before = problems.len();
        let what = format!("`{key}`");
        if node.is_null() {
            problems.push(
                Problem::new(Code::ValueWrong, node.span, format!("{what} without a value"))
                    .label("nothing here")
                    .help(format!(
                        "write what it is (`[]` for nothing at all), or leave {what} out"
                    )),
            );
            return None;
        }
        let mut reader = Reader::new(scenario, key, node, problems);
        let want = match kind {
            Kind::Flag => Want::Told(Told::Flag(reader.flag(node, &what)?)),
            Kind::Count => Want::Told(Told::Count(reader.count(node, &what, 0, 1_000_000)?)),
            Kind::Tiles => Want::Told(Told::Tiles(reader.tiles(node))),
            Kind::Places => {
                let places = as_list(node).iter().filter_map(|n| reader.place(n));
                Want::Told(Told::Places(places.collect()))
            }
            Kind::Spaces => {
                // One space is a list itself.
                let one = as_list(node).iter().all(|n| n.text().is_some());
                let nodes = if one && !as_list(node).is_empty() {
                    std::slice::from_ref(node)
                } else {
                    as_list(node)
                };
                let spaces = nodes.iter().filter_map(|n| reader.space(n));
                Want::Told(Told::Spaces(spaces.collect()))
            }
            Kind::Meeples => {
                let patterns = as_list(node).iter().filter_map(|n| pattern(n, &mut reader));
                Want::Meeples(patterns.collect())
            }
            Kind::Words | Kind::RowWords => {
                let words = as_list(node)
                    .iter()
                    .filter_map(|n| as_text(n, &what, "write words", reader.problems))
                    .map(str::to_owned);
                let words = words.collect();
                if kind == Kind::RowWords {
                    Want::JustThese(words)
                } else {
                    Want::Told(Told::Words(words))
                }
            }
            Kind::RowMap => {
                let fields = Fields::open(node, &what, reader.problems)?;
                let mut pairs = Vec::new();
                for (key, _, value) in fields.iter() {
                    let help = "write a word or a number for each key";
                    let value = as_text(value, &what, help, reader.problems)?;
                    pairs.push((key.to_owned(), value.to_owned()));
                }
                Want::Told(Told::Map(pairs))
            }
        };
        (problems.len() == before).then_some(Self(want))
    }

    /// Whether it is told: lists in any order, words as parts of what is told.
    pub fn is_met(&self, told: &Told, scenario: &Scenario) -> bool {
        match (&self.0, told) {
            (Want::Meeples(wanted), Told::Meeples(found)) => {
                wanted.len() == found.len() && matched(wanted, found, scenario)
            }
            (Want::Told(Told::Words(wanted)), Told::Words(found)) => {
                wanted.is_empty() == found.is_empty()
                    && wanted.iter().all(|w| found.iter().any(|f| f.contains(w.as_str())))
            }
            (Want::Told(Told::Tiles(wanted)), Told::Tiles(found)) => same(wanted, found),
            (Want::Told(Told::Places(wanted)), Told::Places(found)) => same(wanted, found),
            (Want::Told(Told::Spaces(wanted)), Told::Spaces(found)) => same(wanted, found),
            (Want::Told(Told::Map(wanted)), Told::Map(found)) => {
                wanted.iter().all(|pair| found.contains(pair))
            }
            (Want::JustThese(wanted), Told::Words(found)) => wanted == found,
            (Want::Told(wanted), found) => wanted == found,
            (Want::Meeples(_) | Want::JustThese(_), _) => false,
        }
    }
}

fn same<T: Ord + Clone>(a: &[T], b: &[T]) -> bool {
    let sorted = |list: &[T]| {
        let mut list = list.to_vec();
        list.sort();
        list.dedup();
        list
    };
    sorted(a) == sorted(b)
}

/// Reads `red`, `a.city` or `red a.city`.
fn pattern(node: &Node, reader: &mut Reader<'_>) -> Option<Pattern> {
    let help = "write whose it is and where it stands: `red a.city`";
    let text = as_text(node, "a meeple", help, reader.problems)?;
    // A player's name may have spaces and full stops; a place has none of the former.
    let is_player = |word: &str| reader.scenario.players.iter().any(|p| p == word);
    let (player, place) = match text.rsplit_once(' ') {
        _ if is_player(text) => (Some(text), None),
        Some((player, place)) => (Some(player.trim_end()), Some(place)),
        None if text.contains('.') => (None, Some(text)),
        None => (Some(text), None),
    };
    let player = match player {
        None => None,
        Some(word) => Some(reader.player_named(word, node.part(0, word.len()))?),
    };
    let place = match place {
        None => None,
        Some(word) => {
            let from = text.len() - word.len();
            let found = reader.place_in(word, node, from)?;
            let stands = reader
                .scenario
                .meeples
                .iter()
                .any(|m| m.place == found && player.is_none_or(|p| m.player == p));
            if !stands {
                let message = format!("nobody stands there: `{}`", shortened(text));
                reader.problem(
                    Problem::new(Code::ValueWrong, node.span, message)
                        .label("no such meeple")
                        .help("name a meeple of the scenario, as it stands under `meeples`"),
                );
                return None;
            }
            Some(found)
        }
    };
    Some(Pattern { player, place })
}

/// Whether each wanted meeple can be given one of those found, each one of its own.
fn matched(wanted: &[Pattern], found: &[MeepleIx], scenario: &Scenario) -> bool {
    /// Finds a meeple for a pattern, moving others out of its way (augmenting paths).
    fn place(
        n: usize,
        fits: &dyn Fn(usize, usize) -> bool,
        taken: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for m in 0..taken.len() {
            if tried[m] || !fits(n, m) {
                continue;
            }
            tried[m] = true;
            let free = match taken[m] {
                None => true,
                Some(other) => place(other, fits, taken, tried),
            };
            if free {
                taken[m] = Some(n);
                return true;
            }
        }
        false
    }
    let fits = |n: usize, m: usize| {
        let (pattern, meeple) = (&wanted[n], scenario.meeples.get(found[m]));
        meeple.is_some_and(|meeple| {
            pattern.player.is_none_or(|p| p == meeple.player)
                && pattern.place.is_none_or(|p| p == meeple.place)
        })
    };
    let mut taken = vec![None; found.len()];
    (0..wanted.len()).all(|n| place(n, &fits, &mut taken, &mut vec![false; found.len()]))
}
