//! The questions and their readings, as code knows them.
//!
//! The words and the rulings are data; a test holds the two together. A new question is a file in
//! `questions/`, a line in the list below, and, if none fits, an enum of its readings.

use std::marker::PhantomData;

/// A set of readings: the possible answers to a question.
pub trait Reading: Copy + Eq + std::fmt::Debug + 'static {
    /// Every reading, in the order of the data.
    const ALL: &'static [Self];

    /// The word by which the data calls it.
    fn word(self) -> &'static str;

    /// The reading at a place in [`Reading::ALL`]; the first for a place that is none.
    fn at(place: u8) -> Self {
        Self::ALL.get(usize::from(place)).copied().unwrap_or(Self::ALL[0])
    }
}

macro_rules! readings {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum $name { $($(#[$vdoc])* $variant),+ }

            impl Reading for $name {
                const ALL: &'static [Self] = &[$(Self::$variant),+];
                fn word(self) -> &'static str {
                    match self { $(Self::$variant => $word),+ }
                }
            }
        )+
    };
}

readings! {
    /// What is counted.
    Unit {
        /// Every different placed tile: a half 1, a double 1.
        PerTile = "per-tile",
        /// Every different space: two halves of one space 1, a double one for each of its halves
        /// that belongs.
        PerSpace = "per-space",
    }
    /// What is counted round something that is like a monastery.
    LikeMonastery {
        /// What is counted round a monastery under the same rules.
        AsMonastery = "as-monastery",
        /// Every tile.
        PerTile = "per-tile",
        /// Every occupied space.
        PerSpace = "per-space",
    }
    /// Doubles follow the unit of the feature; there is no other reading.
    SameUnits {
        /// One as a tile; as spaces, one for each half that belongs.
        SameUnits = "same-units",
    }
    /// How many tiles of road a bridge over a pair is.
    CountBridge {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }
    /// What a triangular gap is to a city or road.
    AtGap {
        /// A gap like any other: what runs into it stays open.
        KeepsOpen = "keeps-open",
        /// Nothing: where at least two sides of a kind meet round it they are one, and closed there.
        Ignored = "ignored",
    }
    /// What a triangular gap is to fields.
    FieldAtGap {
        /// A border.
        Separates = "separates",
        /// Field: all half-edges round it are one field.
        Joins = "joins",
    }
    /// What a space with one half in it is to a monastery; there is no other reading.
    Occupied {
        /// Occupied.
        Occupied = "occupied",
    }
    /// What a triangular gap is to an abbot's row.
    RowAtGap {
        /// Passed over.
        Skipped = "skipped",
        /// The end of the row.
        Interrupts = "interrupts",
    }
    /// What a triangular gap is to something that spreads.
    Spreads {
        /// Passed over.
        Skipped = "skipped",
        /// The end of it.
        Stops = "stops",
    }
    /// What a triangular gap is to something that moves or reaches.
    Bars {
        /// Passed over.
        Skipped = "skipped",
        /// No step over its sides.
        Blocks = "blocks",
    }
    /// Whether something may stand somewhere.
    MayStand {
        /// It may not.
        No = "no",
        /// It may.
        Yes = "yes",
    }
}

/// A question, with the type of its readings.
#[derive(Debug)]
pub struct Question<R> {
    /// Which question it is.
    pub id: QuestionId,
    readings: PhantomData<fn() -> R>,
}

impl<R> Clone for Question<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Question<R> {}

macro_rules! questions {
    ($($constant:ident $name:ident = $id:literal: $readings:ty,)+) => {
        /// Every question of law, in the order of the data (by id).
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum QuestionId { $(#[doc = concat!("`", $id, "`")] $name),+ }

        $(
            #[doc = concat!("`", $id, "`")]
            pub const $constant: Question<$readings> =
                Question { id: QuestionId::$name, readings: PhantomData };
        )+

        impl QuestionId {
            /// Every question.
            pub const ALL: &'static [QuestionId] = &[$(QuestionId::$name),+];

            /// The id by which data and people call it.
            pub fn word(self) -> &'static str {
                match self { $(Self::$name => $id),+ }
            }

            /// The words of its readings, in order.
            pub fn readings(self) -> Vec<&'static str> {
                match self { $(Self::$name => words::<$readings>()),+ }
            }

            /// The question of an id.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|q| q.word() == word)
            }
        }
    };
}

fn words<R: Reading>() -> Vec<&'static str> {
    R::ALL.iter().map(|r| r.word()).collect()
}

questions! {
    COUNT_ABBEY CountAbbey = "count.abbey": LikeMonastery,
    COUNT_ABBOT_ROW CountAbbotRow = "count.abbot-row": Unit,
    COUNT_BRIDGE CountBridge = "count.bridge": CountBridge,
    COUNT_CASTLE CountCastle = "count.castle": Unit,
    COUNT_DOUBLE CountDouble = "count.double": SameUnits,
    COUNT_GARDEN CountGarden = "count.garden": LikeMonastery,
    COUNT_MONASTERY CountMonastery = "count.monastery": Unit,
    COUNT_ROAD_CITY CountRoadCity = "count.road-city": Unit,
    COUNT_SHRINE CountShrine = "count.shrine": LikeMonastery,
    COUNT_SURROUNDINGS CountSurroundings = "count.surroundings": Unit,
    GAP_ABBOT_ROW GapAbbotRow = "gap.abbot-row": RowAtGap,
    GAP_BRIDGE GapBridge = "gap.bridge": MayStand,
    GAP_CITY_ROAD GapCityRoad = "gap.city-road": AtGap,
    GAP_DRAGON GapDragon = "gap.dragon": Bars,
    GAP_FIELD GapField = "gap.field": FieldAtGap,
    GAP_FLIER GapFlier = "gap.flier": Bars,
    GAP_MONASTERY GapMonastery = "gap.monastery": Occupied,
    GAP_PLAGUE GapPlague = "gap.plague": Spreads,
    GAP_TOWER GapTower = "gap.tower": Bars,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::questions;

    #[test]
    fn data_and_code_know_the_same_questions_in_the_same_order() {
        let data: Vec<_> = questions().iter().map(|q| q.id).collect();
        let code: Vec<_> = QuestionId::ALL.iter().map(|q| q.word()).collect();
        assert_eq!(data, code);
    }

    #[test]
    fn data_and_code_know_the_same_readings_in_the_same_order() {
        for (data, id) in questions().iter().zip(QuestionId::ALL) {
            let words: Vec<_> = data.readings.iter().map(|(word, _)| *word).collect();
            assert_eq!(words, id.readings(), "{}", data.id);
        }
    }
}
