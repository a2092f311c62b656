//! How the game begins and ends.

mod end;
mod setup;

pub(super) use end::END;
pub(super) use setup::SETUP;
