//! The card of hills. Their effect on a tie is part of every majority.

use carcassonne_law::QuestionId;

use crate::mechanics::{Mechanic, Role, cards};

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
