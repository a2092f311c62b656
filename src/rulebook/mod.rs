//! The law: rulings with their dates, sources and authorities.
//!
//! The rulings are data (`sources.yaml`, `rule-sets.yaml`, one file per question in `questions/`), compiled in when the
//! program is built. This module reads them as of a day ([`RuleSet`]), resolves each question ([`Law`]) and records
//! the questions that a mechanic asks ([`Inquiry`]).

mod authority;
mod date;
mod reading;
mod problems;
mod reasons;
mod house;
mod data;
mod cited;
mod meant;
mod rule_set;
mod law;
mod house_file;
mod in_time;
mod inquiry;
mod question;
mod shortly;

pub use authority::Authority;
pub use cited::{Cited, Link};
pub use data::{
    Citing, Era, Preset, QuestionData, QuestionWords, Ruling, Since, Source, SourcePlace, at_own_risk, came_out, eras,
    expansions, present_era, presets, question_data, questions, ruling, source, source_places, sources,
};
pub use date::Date;
pub use house::{House, HouseRule};
pub use house_file::YOUR_TABLE;
pub use inquiry::{Inquiry, NotApplicable, ReadingPath, are_alike, every_reading};
pub use law::{Holding, Law};
pub use meant::questions as questions_meant;
pub use question::*;
pub use reading::{Reading, ReadingIx};
pub(crate) use rule_set::TODAY;
pub use rule_set::{InTime, RuleSet, SetKind};
pub use shortly::{Speaker, Speaking, When};
