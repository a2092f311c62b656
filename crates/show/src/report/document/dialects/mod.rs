//! The markup languages in which documents are written. A new one is a file with its [`Dialect`] and a line in [`DIALECTS`].

mod markup;
mod markdown;
mod wikitext;
mod bbcode;

use super::dialect::Dialect;

/// Every markup language, in the order in which help texts list them.
pub static DIALECTS: [&Dialect; 3] = [&markdown::MARKDOWN, &wikitext::WIKITEXT, &bbcode::BBCODE];
