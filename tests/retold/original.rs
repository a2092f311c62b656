//! A scenario as it is written: its setup, and the expectations, which are translated by the keys of the answers.

use std::sync::Arc;

use carcassonne_position::Setup;
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Node, Problems, SourceText};

/// A legal scenario.
#[derive(Debug)]
pub(crate) struct Original {
    /// The text as written.
    pub(crate) text: String,
    /// The case that the program read.
    pub(crate) case: Case,
    /// All but the expectations.
    pub(crate) setup: Setup,
    /// The expected verdicts.
    pub(crate) expect: Option<Node>,
}

/// Opens a text as a case; returns the codes of its problems if it is refused.
pub(crate) fn open(text: &str) -> Result<Case, Vec<&'static str>> {
    let source = SourceText::new("case.yaml", text.into()).map(Arc::new);
    let source = source.map_err(|_| vec!["no text"])?;
    Case::open(&source).map_err(|refused| {
        let mut codes: Vec<_> = refused.problems().map(|p| p.code().word()).collect();
        codes.sort_unstable();
        codes
    })
}

impl Original {
    /// Reads a scenario; returns the codes of its problems if it is refused.
    pub(crate) fn read(text: &str) -> Result<Self, Vec<&'static str>> {
        let case = open(text)?;
        let source = Arc::new(SourceText::new("case.yaml", text.into()).expect("text"));
        let mut setup = Setup::read_text(&source, &mut Problems::new()).expect("what was judged is a setup");
        let board = &case.scenario.board;
        assert_eq!(setup.tiles().count(), board.len(), "every tile of the board was found");
        for (tile, (_, at, shape)) in board.all().zip(setup.tiles()) {
            let placed = board.placed(tile);
            assert_eq!((placed.at, placed.shape), (at, shape), "both have one order");
        }
        let expect = setup.take_expectations();
        Ok(Self { text: text.to_owned(), case, setup, expect })
    }
}
