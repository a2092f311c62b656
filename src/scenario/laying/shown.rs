//! What each laid tile shows, in the shape that it is laid in.

use std::collections::{BTreeSet, HashMap};

use super::laid::{Laid, What};
use super::slips;
use crate::geometry::{Corner, Shape, Space};
use crate::scenario::board::face::{self, Face, Kind};
use crate::scenario::names;
use crate::scenario::tiles::definitions::Definitions;
use crate::scenario::tiles::meaning::{self, Meaning};
use crate::scenario::tiles::notation::Parts;
use crate::text::{
    Code, Edit, Problem, Problems, SourceText, Span, Way, listed, nearest, shortened,
};
use crate::tiles::{Entry, Fault, Part, Sketch};

/// The kinds of tile that have been laid so far.
#[derive(Debug)]
pub(super) struct Kinds<'d> {
    source: &'d SourceText,
    definitions: &'d Definitions,
    /// The names under `tiles` that have been met.
    pub(super) used: BTreeSet<&'d str>,
    /// The kinds that have been met.
    pub(super) met: Vec<Kind>,
    /// The names that are defined and stand on the board.
    pub(super) laid: BTreeSet<String>,
    /// The one name that is defined and not on the board, if there is one word on it without a meaning.
    pub(super) spare: Option<String>,
    /// Whether a word without a meaning has been met.
    pub(super) undefined: bool,
    /// The words that were laid in a shape that they do not have.
    misshapen: BTreeSet<String>,
    /// The pairs of halves whose cut is wrong.
    miscut: BTreeSet<Space>,
    /// What each word shows in each shape and turn.
    known: HashMap<String, Vec<(Shape, Option<u8>, Face)>>,
}

impl<'d> Kinds<'d> {
    /// No tile yet.
    pub(super) fn new(source: &'d SourceText, definitions: &'d Definitions) -> Self {
        Self {
            source,
            definitions,
            used: BTreeSet::new(),
            met: Vec::new(),
            laid: BTreeSet::new(),
            spare: None,
            undefined: false,
            misshapen: BTreeSet::new(),
            miscut: BTreeSet::new(),
            known: HashMap::new(),
        }
    }

    /// What a tile shows that may share its space with another. If the two are halves that would have their
    /// sides if only they were cut the other way, that is reported, and nothing else about them.
    pub(super) fn face_beside(
        &mut self,
        laid: &Laid,
        mate: Option<&Laid>,
        problems: &mut Problems,
    ) -> Face {
        if !matches!(laid.shape, Shape::Half(_)) {
            return self.face(laid, problems);
        }
        let mate = mate.filter(|mate| matches!(mate.shape, Shape::Half(_)));
        if self.is_miscut(laid, mate, problems) { Face::Faulty } else { self.face(laid, problems) }
    }

    /// Whether a half lies in a pair, or beside a gap, whose cut is wrong; the first is reported.
    fn is_miscut(&mut self, laid: &Laid, mate: Option<&Laid>, problems: &mut Problems) -> bool {
        if self.miscut.contains(&laid.at) {
            return true;
        }
        let lacking = |one: &Laid| {
            let What::Named(word) = &one.what else {
                return None;
            };
            let Some(Meaning::Own(sketch, parts)) =
                self.definitions.get(word.as_ref()).map(|d| &d.meaning)
            else {
                return None;
            };
            sketch.lay(one.shape).err()?.into_iter().find(|f| f.lacks_side).map(|f| (f, parts))
        };
        let known = |one: &Laid| {
            let What::Named(word) = &one.what else {
                return true;
            };
            let shapes = self.known.get(word.as_ref());
            shapes.is_some_and(|s| s.iter().any(|(s, _, f)| *s == one.shape && *f != Face::Faulty))
        };
        if known(laid) && mate.is_none_or(known) {
            return false;
        }
        let Some((of, (fault, parts))) =
            std::iter::once(laid).chain(mate).find_map(|one| Some((one, lacking(one)?)))
        else {
            return false;
        };
        let (Shape::Half(corner), What::Named(word)) = (of.shape, &of.what) else {
            return false;
        };
        let drawn = |one: Option<&Laid>| match one.map(|l| &l.what) {
            Some(What::Named(word)) => word.as_ref().to_owned(),
            Some(What::Hash) => "#".to_owned(),
            Some(What::Meant(_)) | None => ".".to_owned(),
        };
        // In the list form there is no cut to draw.
        if laid.at_span != laid.span {
            return false;
        }
        let is_first = matches!(laid.shape, Shape::Half(Corner::Nw | Corner::Sw));
        let (left, right) = if is_first { (Some(laid), mate) } else { (mate, Some(laid)) };
        let (left, right) = (drawn(left), drawn(right));
        let ways = slips::ways(&left, &right, self.definitions);
        if ways.is_empty() {
            return false;
        }
        self.miscut.insert(laid.at);
        self.used_names([&left, &right]);
        let cut = if matches!(corner, Corner::Nw | Corner::Se) { '/' } else { '\\' };
        let short = |word: &str| shortened(word);
        let typed = format!("{}{cut}{}", short(&left), short(&right));
        let whole = mate.map_or(laid.span, |mate| laid.span.to(mate.span));
        let swapped =
            ways.iter().any(|way| way.typed == format!("{}{cut}{}", short(&right), short(&left)));
        let message = match (left.as_str(), right.as_str()) {
            _ if swapped => format!("`{typed}` has its halves the wrong way round"),
            (".", one) | (one, ".") => {
                format!("`{typed}` is cut the other way than `{}` is written", short(one))
            }
            (one, other) => format!(
                "`{typed}` is cut the other way than `{}` and `{}` are written",
                short(one),
                short(other)
            ),
        };
        let sides: Vec<&str> = of.shape.sides().iter().map(|s| s.word()).collect();
        let at = within(self.source, parts.span(fault.part), &fault.word);
        let help = match ways.len() {
            1 | 2 if mate.is_none() => slips::as_halves(&left, &right, self.definitions),
            1 => format!(
                "{}; or write the sides of `{}` for the {}",
                slips::as_halves(&left, &right, self.definitions),
                short(word),
                slips::in_words(corner)
            ),
            _ => {
                let typed: Vec<&str> = ways.iter().map(|way| way.typed.as_str()).collect();
                let verb = if typed.len() == 1 { "goes" } else { "go" };
                format!("{} {verb} with these sides", listed(&typed, "and"))
            }
        };
        // A half beside a gap is marked without the `.` and the cut.
        let cell = match mate {
            Some(_) => whole,
            None if is_first => Span::new(whole.range().start, whole.range().end + 2),
            None => Span::new(whole.range().start.saturating_sub(2), whole.range().end),
        };
        problems.push(
            Problem::new(Code::MapCut, whole, message)
                .label(format!(
                    "here `{}` is the {} half: sides {}",
                    short(word),
                    slips::in_words(corner),
                    sides.join(", ")
                ))
                .also(at, format!("but it has a side {}", fault.word))
                .help(help)
                .edits(slips::the_way(&left, &right, self.definitions).map(|way| (cell, way))),
        );
        true
    }

    /// Whether a name is known to be nowhere on the board. Where a single tile is looked up, that is not known.
    fn told(&self, name: &str) -> bool {
        !self.laid.is_empty() && !self.laid.contains(name)
    }

    /// Counts names as laid.
    fn used_names(&mut self, words: [&String; 2]) {
        for word in words {
            if let Some((name, _)) = self.definitions.get_key_value(word) {
                self.used.insert(name);
            }
        }
    }

    /// What a tile shows; one that cannot be laid as it is written is reported.
    pub(super) fn face(&mut self, laid: &Laid, problems: &mut Problems) -> Face {
        let word = match &laid.what {
            What::Hash => return Face::Hash,
            What::Meant(meaning) => return self.shaped(meaning, laid, problems),
            What::Named(word) => word.as_ref(),
        };
        let found = self
            .known
            .get(word)
            .and_then(|shapes| shapes.iter().find(|(s, t, _)| (*s, *t) == (laid.shape, laid.turn)));
        if let Some((_, _, face)) = found {
            return *face;
        }
        let face = match self.meaning(word, laid, problems) {
            Some(meaning) => self.shaped(&meaning, laid, problems),
            None => Face::Faulty,
        };
        self.known.entry(word.to_owned()).or_default().push((laid.shape, laid.turn, face));
        face
    }

    /// What a word means; a word without a meaning is reported.
    pub(super) fn meaning(
        &mut self,
        word: &str,
        laid: &Laid,
        problems: &mut Problems,
    ) -> Option<Meaning> {
        if let Some((name, definition)) = self.definitions.get_key_value(word) {
            self.used.insert(name);
            return Some(definition.meaning.clone());
        }
        if names::is_catalogue(word) {
            self.undefined |= crate::tiles::entry(word.split('@').next().unwrap_or(word)).is_none();
            let meant = self.definitions.get_key_value(&word.to_lowercase());
            if let Some((name, _)) = meant.filter(|(name, _)| self.told(name)) {
                self.used.insert(name);
                problems.push(capital(word, name, laid));
                return None;
            }
            return Some(meaning::printed(word, laid.span, problems));
        }
        self.undefined = true;
        if problems.is_full() || self.definitions.unread {
            return None;
        }
        let turned =
            word.split_once('@').and_then(|(name, _)| self.definitions.get_key_value(name));
        if let Some((name, _)) = turned {
            self.used.insert(name);
        }
        let spare = self.spare.as_deref();
        // A name of which places speak as well is right, and the one under `tiles` is not.
        let spoken = spare.filter(|spare| {
            let spoken = |name: &str| slips::is_in_a_place(name, self.source.text());
            spoken(word) && !spoken(spare)
        });
        if let Some(definition) = spoken.and_then(|spare| self.definitions.get(spare)) {
            let (short, spare) = (shortened(word), shortened(spare.unwrap_or_default()));
            let problem =
                Problem::new(Code::NameUndefined, laid.span, format!("`{short}` is not defined"));
            problems.push(
                problem
                    .label("no such tile")
                    .also(definition.span, "defined, and nowhere on the board")
                    .help(format!("write `{short}` under `tiles` instead of `{spare}`"))
                    .edit(definition.span, word),
            );
            return None;
        }
        problems.push(undefined(
            word,
            turned.map(|(name, _)| name),
            spare,
            laid,
            (self.definitions, self.source),
        ));
        None
    }

    /// What a tile of this meaning shows in the shape that it is laid in.
    fn shaped(&mut self, meaning: &Meaning, laid: &Laid, problems: &mut Problems) -> Face {
        let tile = match meaning {
            Meaning::Faulty => None,
            Meaning::Printed(entry, quarters) => match (entry.half, laid.shape) {
                (true, Shape::Half(corner)) => Some(entry.tile().turned(corner.quarters())),
                (false, Shape::Square) => {
                    Some(entry.tile().turned((quarters + laid.turn.unwrap_or(0)) % 4))
                }
                (true | false, _) => {
                    if self.misshapen.insert(entry.id.to_owned()) {
                        problems.push(wrong_shape(entry, laid));
                    }
                    None
                }
            },
            Meaning::Own(sketch, parts) => match sketch.lay(laid.shape) {
                Ok(tile) => Some(tile.turned(laid.turn.unwrap_or(0))),
                Err(faults) => {
                    for fault in faults {
                        problems.push_with(|| impossible(fault, sketch, parts, laid, self.source));
                    }
                    None
                }
            },
        };
        tile.map_or(Face::Faulty, |tile| face::keep(tile, &mut self.met))
    }
}

/// The problem of a word that `tiles` does not define. If it is a defined name with a turn,
/// `turned` is that name.
fn undefined(
    word: &str,
    turned: Option<&String>,
    spare: Option<&str>,
    laid: &Laid,
    (definitions, source): (&Definitions, &SourceText),
) -> Problem {
    if let Some(problem) = names::unseen(word, laid.span) {
        return problem;
    }
    let mut help = if let Some(name) = turned {
        format!("only printed tiles are turned; write `{name}` as it lies")
    } else if let Some(spare) = spare {
        format!("write `{}`, which is defined and nowhere on the board", shortened(spare))
    } else if let Some(fault) = names::fault(word) {
        fault
    } else if let Some(near) = nearest(word, definitions.keys().map(String::as_str)) {
        format!("did you mean `{near}`? Or say under `tiles` what it shows")
    } else {
        let help = format!("say under `tiles` what it shows, as `{word}: FEATURES`");
        let message = format!("`{}` is not defined", shortened(word));
        let sign = if matches!(word, "x" | "o" | "e" | "n" | "empty" | "leer" | "leeg") {
            "an empty space is `.`; a tile: say under `tiles` what it shows, "
        } else {
            "say under `tiles` what it shows, "
        };
        let comment = "if this is a comment, put it outside the map; else ";
        let sign = format!("{}{sign}", if laid.after_hash { comment } else { "" });
        let help = format!("{}{help}", if laid.after_hash { comment } else { "" });
        return Problem::new(Code::NameUndefined, laid.span, message)
            .label("no such tile")
            .offer(sign, defined(word, source))
            .otherwise(help);
    };
    if matches!(word, "x" | "o" | "e" | "n" | "empty" | "leer" | "leeg") {
        help.push_str("; an empty space is `.`");
    }
    if laid.after_hash {
        help.push_str("; if this is a comment, put it outside the map");
    }
    let message = format!("`{}` is not defined", shortened(word));
    let right = match (turned, spare) {
        (Some(name), _) => Some(name.as_str()),
        (None, spare) => spare,
    };
    let problem = Problem::new(Code::NameUndefined, laid.span, message).label("no such tile");
    problem.help(help).edits(right.map(|name| (laid.span, name.to_owned())))
}

/// What a tile often shows.
const MEANINGS: [&str; 16] = [
    "{ city: N }",
    "{ city: E }",
    "{ city: S }",
    "{ city: W }",
    "{ road: EW }",
    "{ road: NS }",
    "{}",
    "{ city: N, road: EW }",
    "{ city: NS }",
    "{ city: EW }",
    "{ city: NE }",
    "{ city: ES }",
    "{ city: SW }",
    "{ city: NW }",
    "{ road: NE }",
    "{ road: SW }",
];

/// The lines that say under `tiles` what a word means.
fn defined(word: &str, source: &SourceText) -> Vec<Way> {
    let text = source.text();
    let line = |line: &str| line.trim_end() == "tiles:";
    let mut start = 0;
    let mut place = None;
    let mut lines = text.split_inclusive('\n').peekable();
    while let Some(own) = lines.next() {
        start += own.len();
        if line(own) {
            let indent = lines.peek().map_or(0, |next| next.len() - next.trim_start().len());
            place = Some((start, " ".repeat(indent.max(2))));
        }
    }
    let Some((at, indent)) = place else { return Vec::new() };
    let at = Span::new(at, at);
    let way = |means: &str| {
        let typed = format!("{word}: {means}");
        let edits = vec![Edit { span: at, text: format!("{indent}{typed}\n") }];
        Way { typed, means: String::new(), edits }
    };
    MEANINGS.map(way).into()
}

/// The problem of a name of the scenario's own that is written with a capital.
fn capital(word: &str, name: &str, laid: &Laid) -> Problem {
    let (short, own) = (shortened(word), shortened(name));
    let message = match crate::tiles::entry(word) {
        Some(_) => format!("`{short}` is a printed tile, and `{own}` is nowhere on the board"),
        None => format!("`{short}` is not defined, but `{own}` is"),
    };
    Problem::new(Code::NameUndefined, laid.span, message)
        .label("a capital begins a printed tile")
        .write(name)
}

/// The problem of a printed tile that is laid in a shape it does not have.
fn wrong_shape(entry: &Entry, laid: &Laid) -> Problem {
    let (id, shape) = (entry.id, laid.shape.word());
    let (is, help) = if entry.half {
        (
            "a half",
            format!(
                "in the map a half is drawn with its diagonal, like `{id}/.`; where it is written with `at`, it has a `corner`, like `corner: nw`"
            ),
        )
    } else {
        let own = match laid.shape {
            Shape::Half(_) if entry.id.len() == 1 => {
                let name = id.to_lowercase();
                format!(
                    "; a half of your own has a small name, `{name}: {{ city: WL }}` under `tiles`"
                )
            }
            Shape::Half(_) | Shape::Square | Shape::Double(_) => String::new(),
        };
        (
            "a square tile",
            format!(
                "lay it in a cell of its own; where it is written with `at`, without `corner` and `to`{own}"
            ),
        )
    };
    let message = format!("{id} is {is}; it cannot be laid as a {shape}");
    let problem =
        Problem::new(Code::TileShape, laid.span, message).label(format!("laid as a {shape}"));
    if !entry.half || laid.shape != Shape::Square {
        return problem.help(help);
    }
    let ways = in_a_corner(id, laid, |_| true);
    problem.offer("a half lies in one corner of its space: write ", ways).otherwise(help)
}

/// How what lies in a cell as a square is laid as a half, in each corner in which it can be: on the map its cell is drawn
/// with the diagonal, elsewhere it gets its corner behind the place.
fn in_a_corner(word: &str, laid: &Laid, fits: impl Fn(Corner) -> bool) -> Vec<Way> {
    let corners: Vec<Corner> = Corner::ALL.into_iter().filter(|corner| fits(*corner)).collect();
    let drawn = corners.iter().map(|corner| {
        let cell = match corner {
            Corner::Nw => format!("{word}/."),
            Corner::Sw => format!("{word}\\."),
            Corner::Se => format!("./{word}"),
            Corner::Ne => format!(".\\{word}"),
        };
        Way::new(laid.span, cell)
    });
    let end = laid.at_span.range().end;
    let behind = corners.iter().map(|corner| {
        let typed = format!("corner: {}", corner.word());
        let edits = vec![Edit { span: Span::new(end, end), text: format!(", {typed}") }];
        Way { typed, means: String::new(), edits }
    });
    drawn.chain(behind).collect()
}

/// How the keys that a help text offers are written into a tile: in the place of what they replace, or behind the last.
fn rewritten(help: &str, tile: Span, source: &SourceText) -> Vec<Way> {
    let text = source.slice(tile);
    let from = tile.range().start;
    let mut ways = Vec::new();
    for piece in help.split('`').skip(1).step_by(2) {
        let old = match piece.split(':').next() {
            Some("city") => "city:",
            Some("crossing") => "road:",
            Some("fields") if text.ends_with('}') => {
                let last = Span::new(from + text.len() - 1, from + text.len());
                let edits = vec![Edit { span: last, text: format!(", {piece} }}") }];
                ways.push(Way { typed: piece.to_owned(), means: String::new(), edits });
                continue;
            }
            _ => continue,
        };
        let Some((before, after)) = text.split_once(old) else { continue };
        let value = after.trim_start();
        let end = if value.starts_with('[') {
            value.find(']').map(|n| n + 1)
        } else {
            value.find([',', '}', '\n'])
        };
        let Some(len) = end else { continue };
        let value = value.get(..len).unwrap_or_default().trim_end();
        let to = text.len() - after.trim_start().len() + value.len();
        let span = Span::new(from + before.len(), from + to);
        ways.push(Way { typed: piece.to_owned(), ..Way::new(span, piece) });
    }
    ways
}

/// The problem of a tile of the scenario's own that cannot be what it is written to be, in the
/// shape that it is laid in.
fn impossible(
    fault: Fault,
    sketch: &Sketch,
    parts: &Parts,
    laid: &Laid,
    source: &SourceText,
) -> Problem {
    let code = match fault.part {
        _ if fault.lacks_side => Code::TileSide,
        Part::Castle | Part::Monastery | Part::Garden => Code::TileShape,
        Part::City(_) | Part::Road(_) | Part::Field(_) | Part::Sheep => Code::TileFeatures,
    };
    let at = within(source, parts.span(fault.part), &fault.word);
    let mut help = fault.help;
    let mut halves: Vec<Way> = Vec::new();
    let word = match &laid.what {
        What::Named(word) => shortened(word),
        What::Hash | What::Meant(_) => "k".to_owned(),
    };
    if fault.lacks_side && laid.shape == Shape::Square {
        if fault.word.len() > 1 {
            help = format!(
                "a double-size tile takes two cells: its name, and beside it `<`, or below it `^`; {help}"
            );
        } else if fault.word == "L" {
            let can = |corner| sketch.lay(Shape::Half(corner)).is_ok();
            halves = in_a_corner(&word, laid, can);
        }
    }
    let ways = rewritten(&help, parts.whole(), source);
    let problem = Problem::new(code, at, fault.message).label("here");
    let problem = if halves.is_empty() {
        problem.help(help).with_ways(ways)
    } else {
        problem.offer("L is the long side of a half: write ", halves).otherwise(help)
    };
    if at == laid.span {
        problem
    } else {
        problem.also(laid.span, format!("laid here as a {}", laid.shape.word()))
    }
}

/// The span of a word within a span; the whole span if the word is not there.
fn within(source: &SourceText, span: Span, word: &str) -> Span {
    match source.slice(span).find(word) {
        Some(at) if !word.is_empty() => span.part(at, word.len()),
        _ => span,
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::read;

    #[test]
    fn a_comment_in_a_row_is_suspected() {
        let text = "board: |\n  a  # note\ntiles:\n  a: {}\n";
        let help = read(text).err().and_then(|r| r.problems().next().map(|p| p.help.clone()));
        assert!(help.is_some_and(|h| h.contains("comment")));
    }
}
