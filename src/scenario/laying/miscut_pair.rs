//! A pair of halves, or a half beside a gap, that is cut the other way from how its tiles are described.

use super::map_tile::{MapTile, TileReference};
use super::problems::misfits;
use super::slips::{self, DrawnPair};
use crate::geometry::{Corner, Shape};
use crate::scenario::tiles::definitions::Definitions;
use crate::scenario::tiles::meaning::Meaning;
use crate::scenario::tiles::part_spans::PartSpans;
use crate::text::{Problem, SourceText, Span, quoted_list, shorten};
use crate::tiles::Fault;

/// A space whose cut is wrong.
pub(super) struct MiscutPair<'m> {
    /// The half from which the space was found, and the other.
    laid: &'m MapTile,
    mate: Option<&'m MapTile>,
    /// The half that lacks a side, with the word that names it.
    lacking: &'m MapTile,
    corner: Corner,
    word: &'m str,
    fault: Fault,
    parts: &'m PartSpans,
    /// The words of both halves, as on the map; `.` for a gap.
    pub(super) words: [String; 2],
    /// The ways to draw the words that go with their descriptions.
    ways: Vec<DrawnPair>,
    definitions: &'m Definitions,
}

impl<'m> MiscutPair<'m> {
    /// Returns the pair of a half and its mate, if either lacks a side and they can be drawn otherwise.
    pub(super) fn find(laid: &'m MapTile, mate: Option<&'m MapTile>, definitions: &'m Definitions) -> Option<Self> {
        let (lacking, word, (fault, parts)) = std::iter::once(laid).chain(mate).find_map(|one| {
            let TileReference::Named(word) = &one.reference else {
                return None;
            };
            Some((one, word.as_ref(), find_lacking_side(word, one.shape, definitions)?))
        })?;
        let Shape::Half(corner) = lacking.shape else {
            return None;
        };
        // In the list form there is no cut to draw.
        if laid.at_span != laid.span {
            return None;
        }
        let (left, right) = if laid.is_eastern_half() { (mate, Some(laid)) } else { (Some(laid), mate) };
        let words = [left, right].map(write_word);
        let ways = slips::draw_pairs(&words[0], &words[1], definitions);
        (!ways.is_empty()).then_some(Self { laid, mate, lacking, corner, word, fault, parts, words, ways, definitions })
    }

    /// Returns the problem of the pair.
    pub(super) fn to_problem(&self, source: &SourceText) -> Problem {
        let [left, right] = &self.words;
        let sides: Vec<&str> = self.lacking.shape.sides().iter().map(|s| s.word()).collect();
        let label = format!(
            "here `{}` is the {} half, with sides {}",
            shorten(self.word),
            self.corner.phrase(),
            sides.join(", ")
        );
        let at = misfits::find_word(source, self.parts.span(self.fault.part), &self.fault.word);
        let span = self.mate.map_or(self.laid.span, |mate| self.laid.span.union(mate.span));
        let way = slips::find_only_drawing(left, right, self.definitions);
        misfits::miscut((self.describe(), label), (at, &self.fault.word), self.advise(), span)
            .edits(way.map(|way| (self.widen_to_cell(span), way)))
    }

    /// Returns the message of the problem.
    fn describe(&self) -> String {
        let [left, right] = self.words.each_ref().map(|word| shorten(word));
        let cut = if matches!(self.corner, Corner::Nw | Corner::Se) { '/' } else { '\\' };
        let typed = format!("{left}{cut}{right}");
        let swapped = format!("{right}{cut}{left}");
        if self.ways.iter().any(|way| way.typed == swapped) {
            return format!("`{typed}` has its half tiles the wrong way round");
        }
        match (left.as_str(), right.as_str()) {
            (".", one) | (one, ".") => format!("`{typed}` is cut the other way from how `{one}` is described"),
            _ => format!("`{typed}` is cut the other way from how `{left}` and `{right}` are described"),
        }
    }

    /// Returns the help of the problem.
    fn advise(&self) -> String {
        let halves = || slips::describe_halves(&self.words[0], &self.words[1], self.definitions);
        match self.ways.len() {
            1 | 2 if self.mate.is_none() => halves(),
            1 => {
                format!("{}; or write the sides of `{}` for the {}", halves(), shorten(self.word), self.corner.phrase())
            }
            _ => {
                let typed: Vec<&str> = self.ways.iter().map(|way| way.typed.as_str()).collect();
                let verb = if typed.len() == 1 { "goes" } else { "go" };
                format!("{} {verb} with these sides", quoted_list(&typed, "and"))
            }
        }
    }

    /// Returns the span of the cell; the span of a half beside a gap leaves out the `.` and the cut.
    fn widen_to_cell(&self, span: Span) -> Span {
        match self.mate {
            Some(_) => span,
            None if self.laid.is_eastern_half() => Span::new(span.range().start.saturating_sub(2), span.range().end),
            None => Span::new(span.range().start, span.range().end + 2),
        }
    }
}

/// Returns the fault of a tile that names a side which its shape lacks; `None` if there is none.
fn find_lacking_side<'d>(word: &str, shape: Shape, definitions: &'d Definitions) -> Option<(Fault, &'d PartSpans)> {
    let Meaning::Own(sketch, parts) = &definitions.get(word)?.meaning else {
        return None;
    };
    sketch.lay_out(shape).err()?.into_iter().find(|fault| fault.lacks_side).map(|fault| (fault, parts.as_ref()))
}

/// Returns the word of a half on the map; `.` for a gap.
fn write_word(half: Option<&MapTile>) -> String {
    match half.map(|half| &half.reference) {
        Some(TileReference::Named(word)) => word.as_ref().to_owned(),
        Some(TileReference::Hash) => "#".to_owned(),
        Some(TileReference::Meant(_)) | None => ".".to_owned(),
    }
}
