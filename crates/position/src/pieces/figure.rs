//! The figures that stand on features.

use carcassonne_text::words;

use crate::board::FeatureKind;

words! {
    /// The figures that stand on features.
    ///
    /// ```
    /// # use carcassonne_position::Figure;
    /// let followers: Vec<_> = Figure::ALL.into_iter().filter(|figure| figure.is_follower()).collect();
    /// assert!(followers.contains(&Figure::Phantom) && !followers.contains(&Figure::Pig));
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Figure {
        /// An ordinary meeple.
        Meeple = "meeple",
        /// The large meeple, which counts as two.
        Large = "large",
        /// The abbot, in a garden or on a monastery; on a German, Dutch or Japanese monastery, a meeple
        /// laid down as abbot.
        Abbot = "abbot",
        /// The mayor, who counts the coats of arms of his city.
        Mayor = "mayor",
        /// The wagon.
        Wagon = "wagon",
        /// The builder.
        Builder = "builder",
        /// The pig.
        Pig = "pig",
        /// The shepherd.
        Shepherd = "shepherd",
        /// The ringmaster.
        Ringmaster = "ringmaster",
        /// The acrobat, who stands in a pyramid, and so not on a feature.
        Acrobat = "acrobat",
        /// The phantom.
        Phantom = "phantom",
    }

    ///
    /// ```
    /// # use carcassonne_position::Figure;
    /// assert_eq!(Figure::Large.word(), "large"); // `red: large a.city`
    /// ```
    fn word;
}

impl Figure {
    /// Returns the name of the figure in a sentence.
    ///
    /// ```
    /// # use carcassonne_position::Figure;
    /// assert_eq!(Figure::Large.name(), "large meeple");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Self::Large => "large meeple",
            figure => figure.word(),
        }
    }

    /// Returns the number of meeples that the figure counts as on its feature; `None` for a mayor, whose strength depends
    /// on his city. A figure that counts as 0 never owns a feature.
    ///
    /// Sources: the base game, for the meeple; Inns & Cathedrals, for the large meeple; Traders & Builders, for builder and pig;
    /// Abbey & Mayor, for mayor and wagon; WikiCarpedia's table of majorities in cities, for ringmaster and phantom.
    ///
    /// ```
    /// # use carcassonne_position::Figure;
    /// assert_eq!(Figure::Large.strength(), Some(2)); // meeples
    /// assert_eq!(Figure::Builder.strength(), Some(0));
    /// assert_eq!(Figure::Mayor.strength(), None); // as many as the coats of arms of his city
    /// ```
    pub fn strength(self) -> Option<u32> {
        match self {
            Self::Meeple | Self::Abbot | Self::Wagon | Self::Ringmaster | Self::Phantom => Some(1),
            Self::Large => Some(2),
            Self::Builder | Self::Pig | Self::Shepherd | Self::Acrobat => Some(0),
            Self::Mayor => None,
        }
    }

    /// Returns `true` if the figure is a follower, which can own a feature. Builder, pig, shepherd and acrobat are not.
    ///
    /// Sources: those of [`strength`](Self::strength). That a shepherd and an acrobat own nothing is our reading of Hills & Sheep
    /// and Under the Big Top; we know of no ruling that says it.
    ///
    /// ```
    /// # use carcassonne_position::Figure;
    /// assert!(Figure::Abbot.is_follower());
    /// assert!(!Figure::Shepherd.is_follower());
    /// ```
    pub fn is_follower(self) -> bool {
        self.strength() != Some(0)
    }

    /// Returns the kinds of features that the figure can stand on.
    #[doc(hidden)]
    pub fn stands_on(self) -> &'static [FeatureKind] {
        use FeatureKind::{Castle, City, Field, Garden, Monastery, Road};
        match self {
            Self::Meeple | Self::Large | Self::Ringmaster | Self::Phantom => &[City, Road, Field, Monastery, Castle],
            Self::Abbot => &[Monastery, Garden],
            Self::Mayor => &[City],
            Self::Wagon => &[City, Road, Monastery],
            Self::Builder => &[City, Road],
            Self::Pig | Self::Shepherd => &[Field],
            Self::Acrobat => &[],
        }
    }
}
