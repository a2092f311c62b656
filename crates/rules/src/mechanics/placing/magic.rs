//! The question whether the mage or the witch can be placed on a road or in a city.

use carcassonne_law::{Inquiry, LawResult, QuestionId};
use carcassonne_position::bodies::{MagePlacingBody, WitchPlacingBody};
use carcassonne_position::wording::{Arg, Sentence, say};
use carcassonne_position::{FigurePosition, Place, Reader};

use super::half_words;
use crate::landscape::{AreaIx, Gaps, UnknownAreas};
use crate::mechanics::{
    Answer, Askable, Finding, Hearing, MAGE_PLACING_FORM, MagePlacingReply, Mechanic, Pointer, Query, Role, Table,
    TypedReply, WITCH_PLACING_FORM, cards, extent,
};

/// The questions of law on which placing the mage or the witch may depend.
const QUESTIONS: &[QuestionId] = &[QuestionId::GapCityRoad, QuestionId::GapAbbeySide, QuestionId::TileDouble];

/// The mechanic of placing the mage.
pub(super) static MAGE_PLACING: Mechanic = Mechanic {
    card: cards::MAGE_PLACING,
    questions: QUESTIONS,
    roles: &[Role::Answers(&[Askable { form: &MAGE_PLACING_FORM, read: read_mage }])],
};

/// The mechanic of placing the witch.
pub(super) static WITCH_PLACING: Mechanic = Mechanic {
    card: cards::WITCH_PLACING,
    questions: QUESTIONS,
    roles: &[Role::Answers(&[Askable { form: &WITCH_PLACING_FORM, read: read_witch }])],
};

/// One of the two magic figures: the mage or the witch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Magic {
    Mage,
    Witch,
}

impl Magic {
    fn word(self) -> &'static str {
        match self {
            Self::Mage => "mage",
            Self::Witch => "witch",
        }
    }

    fn counterpart(self) -> Self {
        match self {
            Self::Mage => Self::Witch,
            Self::Witch => Self::Mage,
        }
    }

    /// Returns the position of the figure; `None` if the figure is not on the board.
    fn standing<'t>(self, table: &Table<'t>) -> Option<&'t FigurePosition> {
        let figures = &table.scenario.figures;
        match self {
            Self::Mage => figures.mage.as_ref(),
            Self::Witch => figures.witch.as_ref(),
        }
    }
}

/// A question whether the mage or the witch can be placed on a road or in a city.
#[derive(Debug)]
struct MagicSite {
    figure: Magic,
    place: Place,
}

fn read_mage(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let place = MagePlacingBody::read(reader).mage?.value;
    Some(Box::new(MagicSite { figure: Magic::Mage, place }))
}

fn read_witch(reader: &mut Reader<'_>) -> Option<Box<dyn Query>> {
    let place = WitchPlacingBody::read(reader).witch?.value;
    Some(Box::new(MagicSite { figure: Magic::Witch, place }))
}

impl Query for MagicSite {
    fn pointers(&self, _: &Table<'_>) -> Vec<Pointer> {
        vec![Pointer::Feature { place: self.place }]
    }

    fn heading(&self, _: &Table<'_>) -> Sentence {
        let kind = self.place.feature.kind();
        say!(magic_placing::Heading { figure: self.figure.word(), kind, place: self.place })
    }

    fn answer(&self, table: &Table<'_>, finding: &Finding) -> Option<Answer> {
        let reply = MagePlacingReply::read(&finding.reply)?;
        Some(match reply.reasons.as_slice() {
            [first, others @ ..] => Answer::new(
                say!(magic_placing::TodayNot { because: half_words::summarize_reasons(first, others) }),
                say!(magic_placing::RowNot { reason: half_words::reason_name(first) }),
            ),
            [] if !reply.unknown.is_empty() => Answer::new(
                say!(magic_placing::TodayUnknown { unknown: Arg::list(reply.unknown) }),
                say!(magic_placing::RowUnknown),
            ),
            [] => {
                let area = table.land.area(table.board(), self.place);
                let occupied = area.is_some_and(|area| !table.meeple_indices_on(&[area]).is_empty());
                Answer::new(say!(magic_placing::Today { occupied }), say!(magic_placing::Row))
            }
        })
    }

    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>) -> LawResult<Finding> {
        let (board, land) = (table.board(), table.land);
        let Some(area) = land.area(board, self.place) else { return Ok(Finding::default()) };
        let mut hearing = Hearing::new(law);
        let widest = land.areas_joined_with(board, area, Gaps::Joined);
        hearing.ask_doubles_exist(table.has_double_in(&widest))?;
        let kind = self.place.feature.kind();
        let (areas, is_completed) = extent::areas_and_completion(table, area, &mut hearing)?;
        let is_here = |figure: Magic| {
            let figure_area = figure.standing(table).and_then(|standing| land.area(board, standing.place?));
            figure_area.is_some_and(|there: AreaIx| areas.contains(&there))
        };
        let (other, mut reasons) = (self.figure.counterpart(), Vec::new());
        let runs_into_hash = areas.iter().any(|area| land.runs_into_hash(*area));
        if is_completed && !runs_into_hash {
            reasons.push(say!(magic_placing::Completed { kind }));
        }
        if is_here(other) {
            reasons.push(match other {
                Magic::Mage => say!(magic_placing::WithMage { kind }),
                Magic::Witch => say!(magic_placing::WithWitch { kind }),
            });
        }
        if is_here(self.figure) {
            reasons.push(say!(magic_placing::Already { kind }));
        }
        // A feature that continues beyond an unknown tile may be completed there, or may have either figure.
        let mut hashes = table.unknown_tiles_beside(&areas);
        hashes.retain(|tile| board.is_hash(*tile));
        let is_elsewhere = |figure: Magic| figure.standing(table).is_some();
        let mut runs_out = UnknownAreas::new(table.scenario, land);
        let may_be_complete = areas.iter().any(|area| runs_out.may_be_complete(*area));
        if !may_be_complete && !is_elsewhere(other) && !is_elsewhere(self.figure) {
            hashes.clear();
        }
        let clauses = hashes.into_iter().map(|tile| say!(magic_placing::Beyond { kind, tile }));
        let unknown: Vec<Sentence> = if reasons.is_empty() { clauses.collect() } else { Vec::new() };
        let reply = MagePlacingReply { allowed: half_words::decide(&reasons, &unknown), reasons, unknown };
        Ok(Finding { reply: reply.into_reply(), steps: hearing.steps, ..Finding::default() })
    }
}
