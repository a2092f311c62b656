//! The words in which a question is asked and answered.

use super::reply::Kind;

/// What distinguishes a form from others that share its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By the word alone: no other form has it.
    Word,
    /// By a key in the body: `place: { barn: ... }`.
    Key(&'static str),
    /// By what `for` says: `surroundings: { of: m, for: circus }`.
    For(&'static str),
}

/// A form of question that a mechanic answers.
#[derive(Debug)]
pub struct Form {
    /// The word under `ask`: `place`.
    pub ask: &'static str,
    /// Which of the forms with this word it is.
    pub by: By,
    /// How it is written, as an example.
    pub example: &'static str,
    /// What the answer can say: the keys that an expectation or claim may name.
    pub replies: &'static [(&'static str, Kind)],
}

/// The key of an answer as it is called now; some had other words, which may still be written.
pub fn called_now(key: &str) -> &str {
    match key {
        "areas" => "outbreaks",
        "latent" => "cut_off",
        same => same,
    }
}
