//! The card of hills. Their effect on a tie is part of every majority.

use crate::mechanics::{Mechanic, Role, cards};
use carcassonne_law::QuestionId;

pub(super) static HILLS: Mechanic = Mechanic {
    card: cards::HILLS,
    questions: &[
        QuestionId::HillTie,
        QuestionId::HillMost,
        QuestionId::ReachHill,
        QuestionId::PlaceHill,
        QuestionId::SymbolAlone,
    ],
    roles: &[Role::AffectsMajority],
};
