//! The texts of the tables that a build script generates: the words of rulings, the places of sources, the words of the dictionary.
//!
//! All texts of a crate are in one string, each once, and tables refer to them by offset and length. References would have to be
//! relocated at every start of the program, some 25,000 of them.

/// Declares the type `Words` of the texts in a file of a crate's build script.
#[macro_export]
macro_rules! text_table {
    ($file:literal) => {
        /// The string that contains all texts.
        const ALL: &str = include_str!(concat!(env!("OUT_DIR"), "/", $file));

        /// A text in `ALL`, by offset and length in bytes. Two non-empty `Words` are equal if their texts are.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub struct Words {
            pub from: u32,
            length: u32,
        }

        impl Words {
            /// Creates the text at a byte offset, with a length in bytes.
            pub const fn new(from: u32, length: u32) -> Self {
                Self { from, length }
            }

            pub fn is_empty(self) -> bool {
                self.length == 0
            }

            pub fn text(self) -> &'static str {
                let from = self.from as usize;
                &ALL[from..from + self.length as usize]
            }

            /// Returns the lines of the text; the text of a list has one line for each item.
            pub fn lines(self) -> std::str::Lines<'static> {
                self.text().lines()
            }
        }

        impl std::fmt::Debug for Words {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.text().fmt(f)
            }
        }
    };
}

text_table!("texts.txt");
