//! The card of the mayor. The mayor's effect on a majority is part of every majority.

use crate::mechanics::{Mechanic, Role, cards};

pub(super) static MAYOR: Mechanic = Mechanic { card: cards::MAYOR, questions: &[], roles: &[Role::AffectsMajority] };
