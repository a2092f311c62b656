//! The figures that stand on features.

use crate::scenario::board::FeatureKind;

/// The figures that stand on features.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    /// An ordinary meeple.
    Meeple,
    /// The large meeple, which counts as two.
    Large,
    /// The abbot, in a garden or on a monastery; on a German, Dutch or Japanese monastery, a meeple
    /// laid down as abbot.
    Abbot,
    /// The mayor, who counts the coats of arms of his city.
    Mayor,
    /// The wagon.
    Wagon,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
    /// The shepherd.
    Shepherd,
    /// The ringmaster.
    Ringmaster,
    /// The acrobat, who stands in a pyramid, and so not on a feature.
    Acrobat,
    /// The phantom.
    Phantom,
}

impl Figure {
    /// Every figure.
    pub const ALL: [Figure; 11] = [
        Self::Meeple,
        Self::Large,
        Self::Abbot,
        Self::Mayor,
        Self::Wagon,
        Self::Builder,
        Self::Pig,
        Self::Shepherd,
        Self::Ringmaster,
        Self::Acrobat,
        Self::Phantom,
    ];

    /// The word for it before a place, and in output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Large => "large",
            Self::Abbot => "abbot",
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Shepherd => "shepherd",
            Self::Ringmaster => "ringmaster",
            Self::Acrobat => "acrobat",
            Self::Phantom => "phantom",
        }
    }

    /// Its name in a sentence.
    pub fn name(self) -> &'static str {
        match self {
            Self::Large => "large meeple",
            Self::Meeple
            | Self::Abbot
            | Self::Mayor
            | Self::Wagon
            | Self::Builder
            | Self::Pig
            | Self::Shepherd
            | Self::Ringmaster
            | Self::Acrobat
            | Self::Phantom => self.word(),
        }
    }

    /// How many meeples it counts as on its feature; `None` for a mayor, whose strength depends on
    /// his city. A figure that counts as 0 never owns a feature.
    pub fn strength(self) -> Option<u32> {
        match self {
            Self::Meeple | Self::Abbot | Self::Wagon | Self::Ringmaster | Self::Phantom => Some(1),
            Self::Large => Some(2),
            Self::Builder | Self::Pig | Self::Shepherd | Self::Acrobat => Some(0),
            Self::Mayor => None,
        }
    }

    /// Whether it is a follower: a figure that can own a feature. Builder, pig, shepherd and
    /// acrobat are not.
    pub fn is_follower(self) -> bool {
        self.strength() != Some(0)
    }

    /// The kinds of features that it can stand on.
    pub fn stands_on(self) -> &'static [FeatureKind] {
        use FeatureKind::{Castle, City, Field, Garden, Monastery, Road};
        match self {
            Self::Meeple | Self::Large | Self::Ringmaster | Self::Phantom => {
                &[City, Road, Field, Monastery, Castle]
            }
            Self::Abbot => &[Monastery, Garden],
            Self::Mayor => &[City],
            Self::Wagon => &[City, Road, Monastery],
            Self::Builder => &[City, Road],
            Self::Pig | Self::Shepherd => &[Field],
            Self::Acrobat => &[],
        }
    }
}
