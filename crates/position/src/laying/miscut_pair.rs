//! A pair of halves, or a half beside a gap, that is cut the other way from how its tiles are described.

use carcassonne_board::geometry::{Corner, Shape};
use carcassonne_board::tiles::Fault;
use carcassonne_text::{Problem, SourceText, Span, problem};
use carcassonne_words::messages::plain::Arg;

use super::map_tile::{MapTile, TileReference};
use super::problems::misfits;
use super::slips::{self, DrawnPair};
use crate::tiles::definitions::Definitions;
use crate::tiles::meaning::Meaning;
use crate::tiles::part_spans::PartSpans;

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

    pub(super) fn to_problem(&self, source: &SourceText) -> Problem {
        let [left, right] = &self.words;
        let sides: Vec<&str> = self.lacking.shape.sides().iter().map(|s| s.word()).collect();
        let cut = if matches!(self.corner, Corner::Nw | Corner::Se) { '/' } else { '\\' };
        let drawn: Vec<String> = self.ways.iter().map(DrawnPair::drawn).collect();
        let fault = match (left.as_str(), right.as_str()) {
            _ if drawn.contains(&format!("{right}{cut}{left}")) => "swapped",
            (".", _) => "right",
            (_, ".") => "left",
            _ => "both",
        };
        // A half beside a gap, and a pair that can be drawn in one way only, are shown with their corners.
        let pairs = match (self.mate, drawn.len()) {
            (None, 1 | 2) => Vec::new(),
            _ => drawn,
        };
        let at = misfits::find_word(source, self.parts.span(self.fault.part), &self.fault.word);
        let span = self.mate.map_or(self.laid.span, |mate| self.laid.span.union(mate.span));
        let way = slips::find_only_drawing(left, right, self.definitions);
        problem!(
            span,
            misfits::MiscutPair {
                left,
                cut,
                right,
                fault,
                word: self.word.to_owned(),
                corner: self.corner.phrase(),
                sides: sides.join(", "),
                side: &self.fault.word,
                pairs: Arg::texts(pairs),
                drawing: slips::describe_halves(left, right, false, self.definitions),
            }
        )
        .at_related(at)
        .edits(way.map(|way| (self.widen_to_cell(span), way)))
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
