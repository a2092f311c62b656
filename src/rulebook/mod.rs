//! The law: who ruled what, when, and on which authority.
//!
//! The rulings are data (`sources.yaml`, `rule-sets.yaml`, one file a question in `questions/`),
//! laid out when the program is built. This room reads them on a day ([`RuleSet`]), resolves each
//! question ([`Law`]) and keeps record of what a mechanic asked ([`Inquiry`]).

mod data;
mod date;
mod house;
mod inquiry;
mod law;
mod question;
mod rule_set;

pub use data::{
    Authority, Cited, Era, Preset, QuestionData, Ruling, Since, Source, at_own_risk, question_data,
    questions, ruling, source, sources,
};
pub use date::Date;
pub use house::{House, HouseRule};
pub use inquiry::{Branch, Inquiry, NotApplicable, every_reading};
pub use law::{Answer, Law};
pub use question::{
    Allowed, AtGap, BarnFields, BarnGround, Bars, BothSets, CountBridge, CropCircle,
    CropCircleJoin, DoubleReach, EndTrigger, FieldAtGap, FlierChoice, HalvesEach, HillReach,
    HillTie, Instead, LikeMonastery, LongSide, Matching, MayStand, Occupied, Players, PrintedSheep,
    Question, QuestionId, Reach, Reading, RowAtGap, SameUnits, SheepWorth, Spreads, SymbolHalves,
    SymbolsAlone, Touch, UnderHill, Unit, Unplayed, VineyardWorth, WolfAndSheep,
};
pub use question::{
    BARN_FIELDS, COUNT_ABBEY, COUNT_ABBOT_ROW, COUNT_BRIDGE, COUNT_CASTLE, COUNT_DOUBLE,
    COUNT_GARDEN, COUNT_MONASTERY, COUNT_ROAD_CITY, COUNT_SHRINE, COUNT_SURROUNDINGS, END_TRIGGER,
    END_UNPLAYED, GAP_ABBOT_ROW, GAP_BRIDGE, GAP_CITY_ROAD, GAP_DRAGON, GAP_FIELD, GAP_FLIER,
    GAP_MONASTERY, GAP_PLAGUE, GAP_TOWER, HILL_TIE, PLACE_ABBEY, PLACE_BARN, PLACE_HILL,
    PLACE_INSTEAD, PLACE_LONG_SIDE, PLACE_MATCHING, PLACE_SECOND_MEEPLE, PLACE_TOUCH, REACH_DOUBLE,
    REACH_DOUBLE_DRAGON, REACH_DRAGON, REACH_FAIRY, REACH_FLEA, REACH_FLIER, REACH_FLIER_CHOICE,
    REACH_HILL, REACH_LITTLE_BUILDING, REACH_TOWER, SETUP_BOTH_SETS, SETUP_HALVES, SETUP_PLAYERS,
    SETUP_SYMBOLS, SYMBOL_ALONE, SYMBOL_CROP_CIRCLE, SYMBOL_CROP_CIRCLE_JOIN, SYMBOL_SHEEP,
    SYMBOL_SHEEP_POINTS, SYMBOL_VINEYARD, SYMBOL_WOLF,
};
pub use rule_set::{RuleSet, SetKind, eras, presets};
