//! The law: rulings with their dates, sources and authorities.
//!
//! The rulings are data (`sources.yaml`, `rule-sets.yaml`, one file per question in `questions/`), compiled in when the
//! program is built. This crate reads them as of a day ([`RuleSet`]), resolves each question ([`Law`]) and records
//! the questions that a mechanic asks ([`Inquiry`]).

mod message_texts;
mod rulebook_texts;
mod authority;
mod date;
mod reading;
mod problems;
mod reasons;
mod house;
mod law_texts;
mod data;
mod cited;
mod suggest;
mod rule_set;
mod law;
mod house_file;
mod era_position;
mod inquiry;
mod question;
mod attribution;

pub use attribution::{Attribution, Author, StatementDate};
pub use authority::Authority;
pub use cited::{CitedRuling, Link};
pub use data::{
    CitingItem, Era, Preset, QuestionData, QuestionWords, RuleSetWords, Ruling, Since, Source, SourcePlace,
    SourceWords, eras, expansions, find_release, find_ruling, find_source, own_risk_warning, present_era, presets,
    question_data, questions, source_places, sources,
};
pub use date::Date;
pub use house::{House, HouseRule};
pub use house_file::YOUR_TABLE;
pub use inquiry::{Inquiry, LawResult, NotApplicable, ReadingPath, are_alike, run_every_reading};
pub use law::{Holding, Law};
pub use problems::RulesNotMap;
pub use question::*;
pub use reading::{Reading, ReadingIx};
pub use rule_set::TODAY;
pub use rule_set::{EraPosition, RuleSet, SetKind};
pub use suggest::suggest_questions as questions_meant;
