//! A macro for enums in which each case has a word.

/// Declares an enum in which each case has a word.
///
/// The enum has a list of its cases in order of declaration (`ALL`) and a method for the word (`word`, to whose documentation the doc
/// comments of `fn word` are added).
///
/// ```text
/// words! {
///     /// A side of a coin.
///     #[derive(Debug, Clone, Copy)]
///     pub enum Side {
///         /// The one with the head.
///         Heads = "heads",
///         /// The other.
///         Tails = "tails",
///     }
///
///     /// The word is on the coin, too.
///     fn word;
/// }
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$about:meta])*
        $open:vis enum $name:ident {
            $($(#[$doc:meta])* $case:ident = $word:literal,)+
        }
        $($(#[$told:meta])* fn word;)?
    ) => {
        $(#[$about])*
        $open enum $name {
            $($(#[$doc])* $case,)+
        }

        impl $name {
            /// All cases of the enum, in order of declaration.
            $open const ALL: [Self; [$($word),+].len()] = [$(Self::$case),+];

            /// Returns the word by which the enum's case is written in files and in output.
            $($(#[$told])*)?
            $open const fn word(self) -> &'static str {
                match self {
                    $(Self::$case => $word,)+
                }
            }
        }
    };
}
