//! The card of hills. Their effect on a tie is part of every majority.

use crate::mechanics::{Mechanic, Role, cards};
use crate::rulebook::QuestionId;

pub(in crate::mechanics) static HILLS: Mechanic = Mechanic {
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

#[cfg(test)]
crate::case_runner::cases!("hills.cases.yaml");
