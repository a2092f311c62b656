//! The places of the parts of a tile in the text.

use carcassonne_board::tiles::{Part, Symbol};
use carcassonne_text::Span;

/// The spans of the parts of a tile.
#[derive(Debug, Clone, Default)]
pub struct PartSpans {
    pub tile_span: Span,
    pub(super) cities: Vec<Span>,
    pub(super) roads: Vec<Span>,
    pub(super) rivers: Vec<Span>,
    pub(super) fields: Vec<Span>,
    pub(super) castle: Option<Span>,
    pub(super) monastery: Option<Span>,
    pub(super) symbols: Vec<(Symbol, Span)>,
}

impl PartSpans {
    /// Returns the span of a part; that of the tile if the part is not written.
    pub fn span(&self, part: Part) -> Span {
        let found = match part {
            Part::City(n) => self.cities.get(n),
            Part::Road(n) => self.roads.get(n),
            Part::River(n) => self.rivers.get(n),
            Part::Field(n) => self.fields.get(n),
            Part::Castle => self.castle.as_ref(),
            Part::Monastery => self.monastery.as_ref(),
            Part::Symbol(symbol) => self.symbols.iter().find(|(shown, _)| *shown == symbol).map(|(_, span)| span),
        };
        found.copied().unwrap_or(self.tile_span)
    }
}
