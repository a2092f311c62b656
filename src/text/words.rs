//! Enums of which each case has a word.

/// An enum of which each case has a word of its own: the enum, the list of its cases in the order in which they stand
/// (`ALL`), and the word of each (`word`, of which more may be told behind the enum).
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
///     /// It is on the coin, too.
///     fn word;
/// }
/// ```
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
            /// All of them, in their order.
            $open const ALL: [Self; [$($word),+].len()] = [$(Self::$case),+];

            /// The word for it, in files and in output.
            $($(#[$told])*)?
            $open const fn word(self) -> &'static str {
                match self {
                    $(Self::$case => $word,)+
                }
            }
        }
    };
}
pub(crate) use words;
